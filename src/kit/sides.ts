/**
 * The two sides of a game by number: columns and frames hold 0 for the first role and 1 for the second, everything outside
 * says the role.
 */
import type { Role } from './game.ts';

export interface TwoSides<R extends Role> {
  /** Of a role that is known to be one. */
  sideNumber(role: R): number;
  /** Of any text; -1 where it is no role. */
  sideOfRole(role: string): number;
  enemyOf(side: number): number;
  /** The seat that plays a side. */
  roleOf(side: number): R;
}

export const twoSides = <R extends Role>(roles: readonly [R, R]): TwoSides<R> => ({
  sideNumber: role => (role === roles[0] ? 0 : 1),
  sideOfRole: role => roles.findIndex(known => known === role),
  enemyOf: side => 1 - side,
  roleOf: side => (side === 0 ? roles[0] : roles[1]),
});

/** Places in a column by the side that stands there: the units of each side in the order of the roster. */
export const bySide = (column: readonly number[]): readonly [readonly number[], readonly number[]] => {
  const of = (side: number): readonly number[] => column.flatMap((one, at) => (one === side ? [at] : []));
  return [of(0), of(1)];
};

/** Numbers by printed name, for data that name hexes or units; a name that is not in the list is a slip of the pen. */
export function numbering(kind: string, names: readonly string[]): (name: string) => number {
  const numbers = new Map(names.map((name, i) => [name, i]));
  return name => {
    const found = numbers.get(name);
    if (found === undefined) throw new Error(`no ${kind} ${name}`);
    return found;
  };
}
