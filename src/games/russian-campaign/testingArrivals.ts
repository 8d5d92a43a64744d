/** Positions at the beginning of an impulse, for the tests of what precedes movement (12.0). */
import { type Script, scriptedDice } from '../../kit/dice.ts';
import { type Io, run } from '../../kit/flow.ts';
import type { Frame, GameEvent, Json, Options } from '../../kit/game.ts';
import { named } from '../../kit/names.ts';
import type { Trial, TrialPosition } from '../../kit/trial.ts';
import { isMovement, type TurnFrame } from './frames.ts';
import { frameOf, PHASES, SEQUENCE } from './sequence.ts';
import { COLUMNS, type State } from './state.ts';
import { game } from './whole.ts';

export interface Begun extends Trial<State> {
  readonly s: State;
}

/** The position of an impulse before it begins, played on to the first decision. */
export function begun(
  p: Omit<TrialPosition, 'units'> & { readonly units: Readonly<Record<string, Json>> },
  { options = {}, rolls = [] }: { readonly options?: Options; readonly rolls?: readonly Script[] } = {},
): Begun {
  const made = game.scene({ ...p, phase: 'movement' }, options);
  if (!made.ok) throw new Error(`no such position: ${made.error}`);
  const d = COLUMNS.draft(made.value);
  d.flow = beginning(d.flow);
  const events: GameEvent[] = [];
  const dice = scriptedDice(rolls);
  const io: Io = { dice, emit: event => events.push(event) };
  run(PHASES, d, io);
  if (dice.left() > 0) throw new Error(`${dice.left()} rolls were left`);
  return { game, s: d, events: events.map(e => Object.fromEntries(Object.entries(Object(named(game.names, e))))) };
}

/** The impulse of a movement phase, before anything has been done in it. */
function beginning(flow: readonly Frame[]): Frame[] {
  const top = flow.find(isMovement);
  const at = SEQUENCE.findIndex(
    ({ phase, side, impulse }) => phase === 'begin' && side === top?.side && impulse === top.impulse,
  );
  const turn: TurnFrame = { phase: 'turn', at: at + 1, entered: 1 };
  return [turn, frameOf(SEQUENCE[at]!)];
}

/** A unit in a box. */
export const boxed = (box: string, ...names: readonly string[]): Record<string, Json> =>
  Object.fromEntries(names.map(name => [name, { box }]));

export const pooled = (...names: readonly string[]): Record<string, Json> => boxed('replacement-pool', ...names);
export const coming = (...names: readonly string[]): Record<string, Json> => boxed('order-of-battle', ...names);
export const arriving = (...names: readonly string[]): Record<string, Json> => boxed('arriving', ...names);

/** Both dictators and some cities far from everything, so that nobody wins at once. */
export const CALM: Readonly<Record<string, Json>> = { Hitler: 'E32', Stalin: 'U2' };
