/**
 * The two sides of a game by number: columns and frames hold 0 for the first role and 1 for the second; everything
 * outside uses the role.
 */
import type { Role } from './game.ts';

export type Side = 0 | 1;
/** Something that each side has: `UNITS_OF[side]`. */
export type BySide<T> = readonly [first: T, second: T];

export const BOTH_SIDES: BySide<Side> = [0, 1];

/** The same thing made for each side. */
export const ofBothSides = <T>(make: (side: Side) => T): BySide<T> => [make(0), make(1)];

export interface TwoSides<R extends Role> {
  /** For a known role. */
  sideNumber(role: R): Side;
  /** For any text; undefined if it is no role. */
  sideOfRole(role: string): Side | undefined;
  enemyOf(side: Side): Side;
  /** The seat that plays a side. */
  roleOf(side: Side): R;
}

export const twoSides = <R extends Role>(roles: readonly [R, R]): TwoSides<R> => ({
  sideNumber: role => (role === roles[0] ? 0 : 1),
  sideOfRole: role => BOTH_SIDES.find(side => roles[side] === role),
  enemyOf: side => (side === 0 ? 1 : 0),
  roleOf: side => (side === 0 ? roles[0] : roles[1]),
});

/** The row numbers of a column by their side, e.g. the units of each side in roster order. */
export const bySide = (column: readonly Side[]): BySide<readonly number[]> =>
  ofBothSides(side => column.flatMap((one, at) => (one === side ? [at] : [])));

/** Numbers by printed name, for data that name hexes or units; throws for a name that is not in the list. */
export function numbering(kind: string, names: readonly string[]): (name: string) => number {
  const numbers = new Map(names.map((name, i) => [name, i]));
  return name => {
    const found = numbers.get(name);
    if (found === undefined) throw new Error(`no ${kind} ${name}`);
    return found;
  };
}
