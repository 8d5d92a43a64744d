/** What several data tests ask of the map. */
import { compileBoard, dirTo, hexDistance, linkKinds, sideKinds } from '../../../kit/board.ts';
import { MAP } from './map.ts';
import { LAND } from './terrain.ts';
import type { UnitSpec } from './unit.ts';
import { UNITS } from './units.ts';

export const board = compileBoard(MAP);

export function at(name: string): number {
  const h = board.index.get(name);
  if (h === undefined) throw new Error(`no hex ${name}`);
  return h;
}

export const apart = (a: string, b: string): number => hexDistance(board, at(a), at(b));
export const sideBetween = (a: string, b: string): string[] => sideKinds(board, at(a), dirTo(board, at(a), at(b)));
export const linkBetween = (a: string, b: string): string[] => linkKinds(board, at(a), dirTo(board, at(a), at(b)));

export const around = (hex: string): string[] =>
  [0, 1, 2, 3, 4, 5].flatMap(dir => board.names[board.next[at(hex) * 6 + dir] ?? -1] ?? []);

const land: ReadonlySet<string> = new Set(LAND);
export const isLand = (hex: string): boolean => land.has(hex);

/** Land neighbours that no water parts from a hex; the strait parts nothing here. */
export const openAround = (hex: string): string[] =>
  around(hex).filter(to => isLand(to) && !sideBetween(hex, to).includes('blocked'));

export const onRail = (hex: string): string[] => around(hex).filter(to => linkBetween(hex, to).includes('rail'));

/** Everything that can be reached from a hex by steps; what `enters` refuses is left out. */
export function flood(
  from: string,
  step: (hex: string) => readonly string[],
  enters = (_: string) => true,
): Set<string> {
  const seen = new Set([from]);
  for (const hex of seen) for (const to of step(hex)) if (enters(to)) seen.add(to);
  return seen;
}

export function unit(name: string): UnitSpec {
  const u = UNITS.find(one => one.name === name);
  if (!u) throw new Error(`no unit ${name}`);
  return u;
}

export function tally<T>(list: readonly T[], key: (item: T) => string): Record<string, number> {
  const out: Record<string, number> = {};
  for (const item of list) out[key(item)] = (out[key(item)] ?? 0) + 1;
  return out;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
