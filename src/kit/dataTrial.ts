/** What tests of a game's data ask of its map and its roster, by printed names. */
import { type Board, dirTo, hexDistance, linkKinds, sideKinds } from './board.ts';

export interface MapTrial {
  /** The number of a hex; a name that is not on the map is an error. */
  at(name: string): number;
  /** How many hexes lie between two, the second one counted. */
  apart(a: string, b: string): number;
  sideBetween(a: string, b: string): string[];
  linkBetween(a: string, b: string): string[];
  stepFrom(hex: string, dir: number): string | undefined;
  /** The neighbours on the map, in the order of directions. */
  around(hex: string): string[];
}

export function mapTrial(board: Board): MapTrial {
  function at(name: string): number {
    const h = board.index.get(name);
    if (h === undefined) throw new Error(`no hex ${name}`);
    return h;
  }
  const stepFrom = (hex: string, dir: number): string | undefined => board.names[board.next[at(hex) * 6 + dir] ?? -1];
  return {
    at,
    apart: (a, b) => hexDistance(board, at(a), at(b)),
    sideBetween: (a, b) => sideKinds(board, at(a), dirTo(board, at(a), at(b))),
    linkBetween: (a, b) => linkKinds(board, at(a), dirTo(board, at(a), at(b))),
    stepFrom,
    around: hex => [0, 1, 2, 3, 4, 5].flatMap(dir => stepFrom(hex, dir) ?? []),
  };
}

/** The one of a roster that bears a name; a name that nobody bears is an error. */
export const finder =
  <T extends { readonly name: string }>(roster: readonly T[]) =>
  (name: string): T => {
    const found = roster.find(one => one.name === name);
    if (!found) throw new Error(`no unit ${name}`);
    return found;
  };

export function tally<T>(list: readonly T[], key: (item: T) => string): Record<string, number> {
  const out = new Map<string, number>();
  for (const item of list) out.set(key(item), (out.get(key(item)) ?? 0) + 1);
  return Object.fromEntries(out);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
