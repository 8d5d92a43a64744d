/** Positions in which several rules forbid an action: the nearest one must be reported. */
import type { Json } from '../../../kit/game.ts';
import type { Said, Trial } from '../../../kit/trial.ts';

/** The section and code to be reported, the competing reason, the position, the action. */
export type Row = readonly [named: string, though: string, at: () => Trial, said: Said];

export const disrupted = (hex: string): Json => ({ hex, disrupted: true });

/** An action about one unit. */
export const of = (type: string, unit: string): Said => ({ type, unit });
/** An action of one unit towards a hex. */
export const to = (type: string, unit: string, hex: string): Said => ({ type, unit, hex });
