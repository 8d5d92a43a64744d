/** Positions in which several rules forbid an action: the nearest one must be reported. */
import type { Json, Options } from '../../../kit/game.ts';
import type { Said, Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

/** The section and code to be reported, the competing reason, the position, the action. */
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
