/** Positions of this game for its tests. */
import { type Script, scriptedDice } from '../../kit/dice.ts';
import { run } from '../../kit/flow.ts';
import type { GameEvent, Options } from '../../kit/game.ts';
import type { Side } from '../../kit/sides.ts';
import { scene, type Trial, type TrialPosition } from '../../kit/trial.ts';
import { frameOf, PHASES } from './sequence.ts';
import { COLUMNS, type State } from './state.ts';
import { game } from './whole.ts';

/** A position; see scene.ts for the fields. German movement on turn 1 unless said otherwise. */
export const position = (p: TrialPosition, options: Options = {}): Trial => scene(game, p, options);

/** The state of a position, for tests of single rules. */
export function stateOf(p: TrialPosition, options: Options = {}): State {
  const { s } = position(p, options);
  if (!isState(s)) throw new Error('no state of this game');
  return s;
}

const isState = (s: object): s is State => 'place' in s && 'steps' in s;

export interface Worked {
  readonly s: State;
  readonly events: readonly GameEvent[];
}

/** Runs a phase that needs no player, and nothing after it. */
export function work(s: State, phase: string, side: Side, rolls: readonly Script[] = []): Worked {
  const d = COLUMNS.draft(s);
  d.flow = [frameOf({ phase, side })];
  const events: GameEvent[] = [];
  const dice = scriptedDice(rolls);
  run(PHASES, d, { dice, emit: event => events.push(event) });
  if (dice.left() > 0) throw new Error(`${phase} left ${dice.left()} rolls unused`);
  return { s: d, events };
}
