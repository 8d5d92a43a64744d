/** 9.9 Stukas and 9.10 Soviet artillery: how many there are, who directs them, and where they may be put. */
import { hexDistance } from '../../../kit/board.ts';
import { yearOf } from '../data/calendar.ts';
import { ARTILLERY, ARTILLERY_RANGE, STUKA_RANGE, STUKAS } from '../data/support.ts';
import { WEATHERS } from '../data/tables.ts';
import { AXIS, BOARD, enemyOf, hexMap, IS_HQ, IS_PARTISAN, SOVIET, STAVKA, UNITS_OF } from '../pieces.ts';
import { isOnMap, type State } from '../state.ts';

const CLEAR_SKY = WEATHERS.indexOf('clear');
const SNOW = WEATHERS.indexOf('snow');

/** 9.9.5, 9.9.7 Stukas fly in the first impulse, by year and weather. */
export function stukasOf(s: State): number {
  const [clear, mud, snow] = STUKAS[yearOf(s.turn)] ?? [0, 0, 0];
  if (s.weather[0] === CLEAR_SKY) return clear;
  return s.weather[0] === SNOW ? snow : mud;
}

export const stukasLeft = (s: State, impulse: number): number => (impulse === 1 ? stukasOf(s) - s.stukas.length : 0);

/** 9.9.3 Headquarters of army groups, each for one Stuka. */
export const freeHeadquarters = (s: State): number[] =>
  HEADQUARTERS.filter(u => isOnMap(s, u) && !s.stukas.some(x => x.unit === u));

const HEADQUARTERS: readonly number[] = UNITS_OF[AXIS]!.filter(u => IS_HQ[u]);

/** 9.9.2-9.9.4 Soviet units within reach, whatever lies between; a second Stuka in a hex would be of no use. */
export const stukaHexes = (s: State, headquarters: number): number[] =>
  hexesWithin(s, AXIS, { from: s.place[headquarters]!, range: STUKA_RANGE }).filter(
    h => !s.stukas.some(x => x.hex === h),
  );

/** Whether there is one. */
export const hasStukaHex = (s: State, headquarters: number): boolean =>
  UNITS_OF[SOVIET]!.some(u => {
    const h = s.place[u]!;
    if (h < 0 || IS_PARTISAN[u] || hexDistance(BOARD, s.place[headquarters]!, h) > STUKA_RANGE) return false;
    return !s.stukas.some(x => x.hex === h);
  });

/** 9.10.2, V1 In clear turns, so many in the whole year; none where corps of artillery are used instead. */
export function gunsLeft(s: State, impulse: number): number {
  if (impulse !== 1 || s.weather[0] !== CLEAR_SKY || s.options.artilleryCorps) return 0;
  return (ARTILLERY[yearOf(s.turn)] ?? 0) - s.gunsUsed;
}

/** 9.10.1 */
export const gunHexes = (s: State): number[] =>
  isOnMap(s, STAVKA)
    ? hexesWithin(s, SOVIET, { from: s.place[STAVKA]!, range: ARTILLERY_RANGE }).filter(h => !s.guns.includes(h))
    : [];

/** Hexes with enemies that can fight, ascending. */
function hexesWithin(
  s: State,
  side: number,
  { from, range }: { readonly from: number; readonly range: number },
): number[] {
  const seen = hexMap();
  const out: number[] = [];
  for (const u of UNITS_OF[enemyOf(side)]!) {
    const h = s.place[u]!;
    if (h < 0 || seen[h] || IS_PARTISAN[u]) continue;
    seen[h] = 1;
    if (hexDistance(BOARD, from, h) <= range) out.push(h);
  }
  return out.sort((a, b) => a - b);
}
