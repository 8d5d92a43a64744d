/** Positions at the beginning of an impulse, for the tests of what comes before movement (12.0). */
import { type Script, scriptedDice } from '../../kit/dice.ts';
import { type Io, run } from '../../kit/flow.ts';
import type { GameEvent, Json, Options } from '../../kit/game.ts';
import { named } from '../../kit/names.ts';
import type { Trial, TrialPosition } from '../../kit/trial.ts';
import { PHASES } from './sequence.ts';
import { cloneState, type State } from './state.ts';
import { game } from './whole.ts';

export interface Begun extends Trial<State> {
  readonly s: State;
}

/** The position of an impulse before it begins, played on to the first decision. */
export function begun(
  p: Omit<TrialPosition, 'units'> & { readonly units: Readonly<Record<string, Json>> },
  { options = {}, rolls = [] }: { readonly options?: Options; readonly rolls?: readonly Script[] } = {},
): Begun {
  const made = game.scene({ phase: 'begin', ...p }, options);
  if (!made.ok) throw new Error(`no such position: ${made.error}`);
  const d = cloneState(made.value);
  const events: GameEvent[] = [];
  const dice = scriptedDice(rolls);
  const io: Io = { dice, emit: event => events.push(event) };
  run(PHASES, d, io);
  if (dice.left() > 0) throw new Error(`${dice.left()} rolls were left`);
  return { game, s: d, events: events.map(e => Object.fromEntries(Object.entries(Object(named(game.names, e))))) };
}

/** A unit in a box. */
export const boxed = (box: string, ...names: readonly string[]): Record<string, Json> =>
  Object.fromEntries(names.map(name => [name, { box }]));

export const pooled = (...names: readonly string[]): Record<string, Json> => boxed('replacement-pool', ...names);
export const coming = (...names: readonly string[]): Record<string, Json> => boxed('order-of-battle', ...names);
export const arriving = (...names: readonly string[]): Record<string, Json> => boxed('arriving', ...names);

/** Both dictators and some cities far from everything, so that nobody wins at once. */
export const CALM: Readonly<Record<string, Json>> = { Hitler: 'E32', Stalin: 'U2' };
