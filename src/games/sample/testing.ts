/** Positions of this game for its tests. */
import type { Depiction } from '../../kit/depict.ts';
import type { Options } from '../../kit/game.ts';
import { act, scene, type Trial, type TrialPosition } from '../../kit/trial.ts';
import { game } from './whole.ts';

/** A position; see scene.ts for the fields. Blue's movement on turn 1 unless said otherwise. */
export const position = (p: TrialPosition, options: Options = {}): Trial => scene(game, p, options);

/** Blue declares its battles. */
export const combat = (units: TrialPosition['units'], more: Partial<TrialPosition> = {}): Trial =>
  position({ phase: 'combat', units, ...more });

/** What everybody can see. */
export const look = (t: Trial): Depiction => t.game.depict(t.game.view(t.s, 'observer'), 'observer');

/** Commits the battles as declared and fights one of them, without cards. */
export function fight(t: Trial, hex: string, die: number): Trial {
  const begun = act(t, { type: 'commit' });
  return act(begun, { type: 'fight', hex }, [die]);
}
