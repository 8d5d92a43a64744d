/** Battles for tests. Around X16 all is clear: X15 east, then Y16, Y17, X17 west, W17, W16 clockwise. */
import type { Json, Options } from '../../kit/game.ts';
import { act, can, eventsOf, type Trial, type TrialPosition } from '../../kit/trial.ts';
import { position } from './testing.ts';

/** Units as in `'24Pz@X17, 27A@X16'`. */
export type Scene = TrialPosition & { readonly units: string };

/** Distant units that can move in the second impulse, so that the game stops there. */
const ELSEWHERE = 'HQ-N@E33, Stavka@U3';

/** Combat of the first Axis impulse of July 1941, unless said otherwise. */
export const combatOf = ({ units, ...rest }: Scene, options: Options = {}): Trial =>
  position({ phase: 'combat', turn: 2, units: `${units}, ${ELSEWHERE}`, ...rest }, options);

/** Proposes whatever is open and commits; a single battle is then fought at once. */
export function fight(p: Scene, dice: readonly number[], options: Options = {}): Trial {
  const t = combatOf(p, options);
  return act(can(t, { type: 'propose' }) ? act(t, { type: 'propose' }) : t, { type: 'commit' }, dice);
}

/** The calculation of the battle last fought. */
export function calculation(t: Trial): Record<string, Json> {
  const [event] = eventsOf(t, 'combat');
  if (!event) throw new Error('no battle was fought');
  return event;
}

/** Attack, defence and ratio of a battle that is fought with a one. */
export function odds(p: Scene, options: Options = {}): Json[] {
  const { attack = 0, defence = 0, ratio = '' } = calculation(fight(p, [1], options));
  return [attack, defence, ratio];
}
