/**
 * 13.3.7 Only the reinforcement chits are hidden, from the Germans and from observers: the contents of boxes whose
 * units have not been seen, and thereby which Soviet reinforcements could arrive by now. The Soviets look once the game
 * has begun, after the set-up (13.3.3).
 */
import type { Dice } from '../../kit/dice.ts';
import type { GameEvent, Seat } from '../../kit/game.ts';
import { headOf } from '../../kit/list.ts';
import { BOXES, CHITS } from './data/chits.ts';
import { callOf } from './look/chits.ts';
import { roleOf, SOVIET } from './pieces.ts';
import { callUp } from './rules/arrival.ts';
import { ARRIVING, COLUMNS, SEEN, type State, TO_COME } from './state.ts';

export type View = Readonly<State>;

const UNKNOWN = -1;
const isSoviet = (seat: Seat): boolean => seat === roleOf(SOVIET);
const seesChits = (v: Pick<View, 'flow'>, seat: Seat): boolean =>
  isSoviet(seat) && !v.flow.some(f => f.phase === 'set-up');

export const viewOf = (s: State, seat: Seat): View => COLUMNS.view(s, reinforcementsFor(s, seat));

/** Hidden arrivals are shown as still to come, hidden chits as UNKNOWN, and what only the Soviets have seen as SEEN. */
function reinforcementsFor(s: State, seat: Seat): Pick<View, 'place' | 'chits' | 'known'> {
  const { place, chits } = s;
  if (chits.length === 0) return { place, chits, known: s.known };
  if (seesChits(s, seat)) return { place, chits, known: s.known.map(known => known || SEEN) };
  const known = s.known.map(one => (one === 1 ? 1 : 0));
  return {
    place: place.map((at, u) => (at === ARRIVING && isUnseen({ ...s, known }, u) ? TO_COME : at)),
    chits: chits.map((chit, box) => (known[box] ? chit : UNKNOWN)),
    known,
  };
}

/** A unit brought by a chit that only the Soviets have seen. */
function isUnseen(s: State, u: number): boolean {
  const call = callOf(s, u);
  return call !== undefined && call.turn === undefined;
}

/** Any order of the unknown chits; units that could have arrived by then wait at the edge. */
export function imagineFrom(v: View, seat: Seat, dice: Dice): State {
  const d = COLUMNS.draft(v);
  if (seesChits(v, seat) || v.chits.length === 0) return d;
  const left = CHITS.flatMap((_, chit) => (v.chits.includes(chit) ? [] : [chit]));
  d.chits = v.chits.map(chit => (chit === UNKNOWN ? headOf(left.splice(dice.pick(left.length, '13.3.2'), 1)) : chit));
  for (const { turn } of BOXES) {
    d.turn = turn;
    if (turn <= lastMovement(v)) callUp(d, SOVIET, { dice, emit: () => undefined });
  }
  d.turn = v.turn;
  return d;
}

/** The last turn whose Soviet movement phase has begun. */
const lastMovement = (v: View): number =>
  v.flow.some(f => f.phase === 'movement' && 'side' in f && f.side === SOVIET) ? v.turn : v.turn - 1;

/** 13.3.7 Only the Soviets know which units wait off the map. */
export function seen(event: GameEvent, seat: Seat): GameEvent | undefined {
  return event.type === 'reinforcements' && event.hidden === true && !isSoviet(seat) ? undefined : event;
}
