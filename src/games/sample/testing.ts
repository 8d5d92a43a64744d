/** Positions of this game for its tests. */
import type { Options } from '../../kit/game.ts';
import { scene, type Trial, type TrialPosition } from '../../kit/trial.ts';
import { game } from './whole.ts';

/** A position; see scene.ts for the fields. Blue's movement on turn 1 unless said otherwise. */
export const position = (p: TrialPosition, options: Options = {}): Trial => scene(game, p, options);
