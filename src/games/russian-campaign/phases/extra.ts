/** Further things a player may do while he moves, each kept with its own rules; the movement phase puts them together. */
import type { Io } from '../../../kit/flow.ts';
import type { Action, Choice, Refusal } from '../../../kit/game.ts';
import type { MovementFrame } from '../frames.ts';
import type { Going } from '../rules/movement.ts';
import type { State } from '../state.ts';

export interface MoveExtra {
  choices(go: Going): Choice[];
  /** Completions of an open choice of this extra. */
  complete?(s: State, f: MovementFrame, choice: Choice): Action[];
  readonly on: Readonly<Record<string, (d: State, f: MovementFrame, a: Action, io: Io) => void>>;
  /** What forbids a march, a train or a voyage that could else be made; undefined where nothing does. */
  bars?(go: Going): ((a: Action) => Refusal | undefined) | undefined;
  /** Why movement may not end yet; undefined where nothing is owed. */
  owes?(go: Going): Refusal | undefined;
}
