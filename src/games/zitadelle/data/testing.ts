/** What several data tests ask of the map and the roster. */
import { compileBoard, dirTo, hexDistance, linkKinds, sideKinds } from '../../../kit/board.ts';
import { MAP } from './map.ts';
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

export const stepFrom = (hex: string, dir: number): string | undefined =>
  board.names[board.next[at(hex) * 6 + dir] ?? -1];
export const around = (hex: string): string[] => [0, 1, 2, 3, 4, 5].flatMap(dir => stepFrom(hex, dir) ?? []);

export function unit(name: string): UnitSpec {
  const u = UNITS.find(one => one.name === name);
  if (!u) throw new Error(`no unit ${name}`);
  return u;
}

/** Printed values of both sides, as `7-3-3/4-3-1`. */
export function printed(u: UnitSpec): string {
  const sides = u.back ? [u.front, u.back] : [u.front];
  return sides.map(v => `${v.at}-${v.armour || '*'}-${v.combat}`).join('/');
}

export const isSupport = (u: UnitSpec): boolean => u.shift !== undefined || u.kind === 'engineer';

/** 5.2.1 */
export const hasZoc = (u: UnitSpec): boolean => !isSupport(u) && (u.size === 'X' || u.size === 'III');

export function tally<T>(list: readonly T[], key: (item: T) => string): Record<string, number> {
  const out: Record<string, number> = {};
  for (const item of list) out[key(item)] = (out[key(item)] ?? 0) + 1;
  return out;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
