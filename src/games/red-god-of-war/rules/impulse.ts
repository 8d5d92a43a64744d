/** 3.3, 7.3 The end of an impulse: the chit on the track, and the die that may end a side's activations. */
import type { Io } from '../../../kit/flow.ts';
import { repeated, withAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { SIDES } from '../data/sides.ts';
import { IMPULSE_FIRST_TURN, IMPULSE_SNOW, IMPULSE_TRACK } from '../data/tracks.ts';
import { COUNT, roleOf, sideNumber, sideOfCommand } from '../pieces.ts';
import type { State } from '../state.ts';
import { takeBack } from './chits.ts';
import { weatherOf } from './costs.ts';

const DIE = 6;

/** The box of the chit that was played last, from 1. */
export const boxOf = (s: Pick<State, 'drawn'>, side: Side): number =>
  s.drawn.filter(card => sideOfCommand(card) === side).length;

/** The number in the box, up to which the die ends the activations; none in the first (3.3). */
export const stopNumber = (s: Pick<State, 'drawn'>, side: Side): number | undefined =>
  IMPULSE_TRACK[SIDES[side]][boxOf(s, side) - 1];

/** 7.3 Snow; 13.11 the Soviets in the first turn. */
export function stopModifier(s: State, side: Side): number {
  const isFirst = side === sideNumber(IMPULSE_FIRST_TURN.side) && s.turn === IMPULSE_FIRST_TURN.turn;
  return snowModifier(s) + (isFirst ? IMPULSE_FIRST_TURN.value : 0);
}

const snowModifier = (s: State): number => (weatherOf(s) === 'snow' ? IMPULSE_SNOW : 0);

/** Without a chit left there is nothing to stop. */
export function endImpulse(d: State, side: Side, io: Io): void {
  d.acting = NOBODY;
  const number = stopNumber(d, side);
  if (number === undefined || (d.cup[side] ?? 0) === 0) return;
  const die = io.dice.roll(DIE, '7.3');
  const modifier = stopModifier(d, side);
  const isOver = die + modifier <= number;
  const rolled = { die, modifier, snow: snowModifier(d), n: number, box: boxOf(d, side) };
  io.emit({ type: isOver ? 'stopped' : 'goes-on', rule: '7.3', role: roleOf(side), ...rolled });
  if (!isOver) return;
  d.stopped = withAt(d.stopped, side, 1);
  takeBack(d, side, io);
}

export const NOBODY: readonly number[] = repeated(COUNT, 0);
