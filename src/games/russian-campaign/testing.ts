/** Positions of this game for its tests. */
import { type Script, scriptedDice } from '../../kit/dice.ts';
import { run } from '../../kit/flow.ts';
import type { GameEvent, Options } from '../../kit/game.ts';
import type { Side } from '../../kit/sides.ts';
import { scene, type Trial, type TrialPosition } from '../../kit/trial.ts';
import { frameOf, PHASES } from './sequence.ts';
import { COLUMNS, type State } from './state.ts';
import { game } from './whole.ts';

/** A position; see scene.ts for the fields. Axis movement, first impulse of turn 1 unless said otherwise. */
export const position = (p: TrialPosition, options: Options = {}): Trial => scene(game, p, options);

/** The state of a position, of any scenario, for tests of single rules. */
export function stateOf(p: TrialPosition, options: Options = {}, scenario = 'campaign'): State {
  const units = scene(game, { units: p.units }).s;
  const made = game.scene({ ...p, units: {} }, options, scenario);
  if (!made.ok) throw new Error(made.error);
  const d = COLUMNS.draft(made.value);
  if ('place' in units && Array.isArray(units.place)) d.place = units.place.map(Number);
  return d;
}

export interface Worked {
  readonly s: State;
  readonly events: readonly GameEvent[];
}

/** Runs a phase that needs no player, and nothing after it. */
export function work(s: State, phase: string, side: Side, rolls: readonly Script[] = [], impulse = 2): Worked {
  const d = COLUMNS.draft(s);
  d.flow = [frameOf({ phase, side, impulse })];
  const events: GameEvent[] = [];
  const dice = scriptedDice(rolls);
  run(PHASES, d, { dice, emit: event => events.push(event) });
  if (dice.left() > 0) throw new Error(`${phase} left ${dice.left()} rolls unused`);
  return { s: d, events };
}
