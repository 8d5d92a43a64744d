/** The keys and gestures of the game page, as the help dialog lists them. */
import { LATER } from './shelves.ts';

export interface KeyGroup {
  readonly title: string;
  /** `or` between alternatives is written ` / `, keys pressed together are joined by ` + `. */
  readonly rows: readonly (readonly [keys: string, does: string])[];
}

export const keyGroups = (): readonly [KeyGroup, ...KeyGroup[]] => LATER.now().keys;
