/**
 * 3.3.2-3.3.5 The first Axis impulse of Barbarossa: each army group meets its own military district only, two of them
 * must attack, and four cities are left alone. Whoever comes next to an enemy attacks him, so all this is about moving.
 */
import { hexDistance } from '../../../kit/board.ts';
import { paint } from '../../../kit/zoc.ts';
import { cityNamed } from '../data/cities.ts';
import { FIRST_IMPULSE, SPARED_CITIES } from '../data/schedule.ts';
import { UNITS } from '../data/units.ts';
import { VARIANTS } from '../data/variants.ts';
import { AXIS, BOARD, groundMap, hex, SOVIET, UNITS_OF, ZOC_SIDES } from '../pieces.ts';
import type { State } from '../state.ts';

/** Set-up code of each unit; empty where it has none. */
export const CODE: readonly string[] = UNITS.map(u => (u.entry.kind === 'code' ? u.entry.code : ''));

interface Limit {
  readonly may: readonly string[];
  readonly must: boolean;
}
const LIMITS: Readonly<Record<string, Limit>> = FIRST_IMPULSE;

/** 3.3.5 The code that may attack each spared city where the option opens them, by hex. */
const SPARED: ReadonlyMap<number, string> = new Map(
  Object.entries(SPARED_CITIES).map(([city, code]) => [hex(cityNamed(city).hex), code]),
);
const NO_BALKANS = VARIANTS.findIndex(v => v.id === 'no-balkans');

/** V3.1 lets the game begin a turn earlier. */
export const isFirstImpulse = (s: State, side: number, impulse: number): boolean =>
  side === AXIS && impulse === 1 && (s.turn === 0 || (s.turn === 1 && s.chosen[NO_BALKANS] !== 1));

/** 3.3.2 Whether a unit may come next to a Soviet unit where it stands. */
export function mayFace(s: State, u: number, soviet: number): boolean {
  const city = SPARED.get(s.place[soviet]!);
  if (city !== undefined) return maySiege(s, u, city);
  const limit = limitOf(s, u);
  return limit === undefined || limit.may.includes(CODE[soviet]!);
}

/** 3.3.4, 3.3.5 */
const maySiege = (s: State, u: number, city: string): boolean => s.options.cityAssault && CODE[u] === city;

/** Nothing for Finns; V3.1 sets the German corps of code R free, and its Romanians stay at home. */
function limitOf(s: State, u: number): Limit | undefined {
  if (CODE[u] === 'R' && s.chosen[NO_BALKANS] === 1) return undefined;
  return LIMITS[CODE[u]!];
}

/** Hexes next to those a unit may not attack, so that it may not enter them. */
export function barredTo(s: State, u: number): Uint8Array {
  const out = groundMap();
  const from: number[] = [];
  for (const [h, code] of SPARED) if (!maySiege(s, u, code)) from.push(h);
  for (const soviet of UNITS_OF[SOVIET]!) {
    const h = s.place[soviet]!;
    if (h >= 0 && !mayFace(s, u, soviet)) from.push(h);
  }
  paint(BOARD, ZOC_SIDES, from, out);
  for (const h of from) out[h] = 1;
  return out;
}

/** 3.3.4 Whether it is one of the cities that bars a hex. */
export const barredByCity = (s: State, u: number, h: number): boolean =>
  [...SPARED].some(([city, code]) => !maySiege(s, u, code) && (city === h || isBeside(h, city)));

/** 3.3.2 Hexes of the units that one's army group must attack; empty where it need not. */
export function dutyHexes(s: State, u: number): readonly number[] {
  const limit = LIMITS[CODE[u]!];
  if (!limit?.must) return [];
  const out = new Set<number>();
  for (const soviet of UNITS_OF[SOVIET]!) {
    const h = s.place[soviet]!;
    if (h >= 0 && !SPARED.has(h) && limit.may.includes(CODE[soviet]!)) out.add(h);
  }
  return [...out];
}

/** 0 where one could attack one of the hexes, else the distance to the nearest. */
export function nearness(targets: readonly number[], h: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const distance = hexDistance(BOARD, h, target);
    if (distance === 1 && isBeside(h, target)) return 0;
    if (distance < least) least = distance;
  }
  return least;
}

/** Neighbours with no water between. */
function isBeside(a: number, b: number): boolean {
  for (let e = a * 6; e < a * 6 + 6; e++) if (BOARD.next[e] === b) return ZOC_SIDES[e]! >= 0;
  return false;
}
