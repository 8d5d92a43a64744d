/** Positions in which more than one rule stands against an action: the nearest is the one that is named. */
import type { Json, Options } from '../../../kit/game.ts';
import type { Said, Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

/** The section and code that are to be named, what else stands in the way, the position, the action. */
export type Row = readonly [named: string, though: string, at: () => Trial, said: Said];

type Units = Readonly<Record<string, Json>>;
type More = Readonly<Record<string, Json>>;

/** May 1942, clear weather, first impulse: the Axis to move unless said otherwise. */
export const axis = (units: Units | string, more: More = {}, options: Options = {}): Trial =>
  position({ turn: 7, units, ...more }, options);
export const soviet = (units: Units | string, more: More = {}, options: Options = {}): Trial =>
  axis(units, { active: 'soviet', ...more }, options);

export const move = (unit: string, hex: string): Said => ({ type: 'move', unit, hex });
export const rail = (unit: string, hex: string): Said => ({ type: 'rail', unit, hex });
export const END: Said = { type: 'end-movement' };
