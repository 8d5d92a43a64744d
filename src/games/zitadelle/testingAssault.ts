/**
 * Assaults for tests. In columns 01 to 10 and rows 02 to 08 of the south map, and 27 to 37 and 30 to 35 of the north map,
 * all is clear. 0505 touches 0404, 0405, 0504, 0506, 0604, 0605; 0504 touches 0403, 0404, 0503, 0505, 0603, 0604.
 */
import type { Json, Options } from '../../kit/game.ts';
import { act, acts, can, eventsOf, type Said, type Trial, type TrialPosition } from '../../kit/trial.ts';
import { position } from './testing.ts';

/** Units as in `'11Pz/15@0504, 51GR/154G@0505*'`, or one by one with further fields. */
export type Scene = Omit<TrialPosition, 'units'> & { readonly units: string | Readonly<Record<string, Json>> };

/** Distant units that can move afterwards, so that the game stops there. */
const ELSEWHERE = { '106/239': '2801', '111R/399': '3828' };

/** The German assault phase of turn 3, unless said otherwise. */
export const assaultOf = ({ units, ...rest }: Scene, options: Options = {}): Trial =>
  position({ phase: 'assault', turn: 3, units: { ...unitsOf(units), ...ELSEWHERE }, ...rest }, options);

function unitsOf(units: Scene['units']): Readonly<Record<string, Json>> {
  if (typeof units !== 'string') return units;
  return Object.fromEntries(
    units.split(',').map(part => {
      const [name = '', at = ''] = part.trim().split('@');
      return [name, at.endsWith('*') ? { hex: at.slice(0, -1), step: 2 } : at];
    }),
  );
}

/** Dice by their sums: two for each. */
export const sums = (...totals: readonly number[]): number[] =>
  totals.flatMap(total => [Math.max(1, total - 6), Math.min(6, total - 1)]);

export const assign = (unit: string, hex: string): Said => ({ type: 'assign', unit, hex });
export const merge = (...hexes: readonly string[]): Said => ({ type: 'merge', hexes });
export const support = (unit: string, hex: string): Said => ({ type: 'support', unit, hex });
export const retreat = (unit: string, hex: string): Said => ({ type: 'retreat', unit, hex });
export const advance = (unit: string, hex: string): Said => ({ type: 'advance', unit, hex });

/** Proposes what is still open and commits the assaults. */
export function commit(t: Trial): Trial {
  return act(can(t, { type: 'propose' }) ? act(t, { type: 'propose' }) : t, { type: 'commit' });
}

/** An assault, named by its lowest hex, with these sums of dice: its own, then the loss checks. */
export const fight = (t: Trial, hex: string, ...totals: readonly number[]): Trial =>
  act(t, { type: 'fight', hex }, sums(...totals));

/** Declares what is given, proposes the rest, and fights one assault. */
export const fought = (p: Scene, hex: string, totals: readonly number[], ...said: readonly Said[]): Trial =>
  fight(commit(acts(assaultOf(p), ...said)), hex, ...totals);

/** Battles as they were declared: hexes and units of each. */
export const declared = (t: Trial): unknown => told(t, 'commit').battles;

/** The first event of a type, which must exist. */
export function told(t: Trial, type: string): Record<string, Json> {
  const [event] = eventsOf(t, type);
  if (!event) throw new Error(`nothing was told of ${type}`);
  return event;
}
