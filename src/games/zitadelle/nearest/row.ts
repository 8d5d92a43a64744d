/** Positions in which more than one rule stands against an action: the nearest is the one that is named. */
import type { Json } from '../../../kit/game.ts';
import type { Said, Trial } from '../../../kit/trial.ts';

/** The section and code that are to be named, what else stands in the way, the position, the action. */
export type Row = readonly [named: string, though: string, at: () => Trial, said: Said];

export const disrupted = (hex: string): Json => ({ hex, disrupted: true });

/** An action about one unit. */
export const of = (type: string, unit: string): Said => ({ type, unit });
/** An action of one unit towards a hex. */
export const to = (type: string, unit: string, hex: string): Said => ({ type, unit, hex });
