/** 9.0 Bombers: which fly, where they may be sent, and where a dive bomber ends up. */
import { distance } from '../../../kit/hex.ts';
import { airOf } from '../data/calendar.ts';
import { SCATTER } from '../data/tables.ts';
import {
  AIR_UNITS,
  BOARD,
  COMMAND_SHEET,
  COMMAND_SIDE,
  HEX_SHEET,
  IS_ARMOUR,
  IS_DIVE,
  SHEET,
  SOVIET,
  TROOPS_OF,
} from '../pieces.ts';
import { HANGAR, OVER, READY, type State } from '../state.ts';

/** 9.1.2 As many of each sort and half-map as the turn gives are made ready, the others stay in the hangar. */
export function muster(d: State): void {
  const { dive, level } = airOf(d.turn);
  const left = { dive: dive.slice(), level: level.slice() };
  const place = d.place.slice();
  for (const u of AIR_UNITS) {
    const kind = IS_DIVE[u] ? left.dive : left.level;
    const isUp = kind[SHEET[u]!]! > 0;
    if (isUp) kind[SHEET[u]!]!--;
    place[u] = isUp ? READY : HANGAR;
  }
  d.place = place;
}

/** The first waiting bomber of each sort and half-map: the others are like it. */
export function waiting(s: State): number[] {
  const seen = new Set<number>();
  return AIR_UNITS.filter(u => {
    const sort = 2 * SHEET[u]! + (IS_DIVE[u] ? 1 : 0);
    if (s.place[u] !== READY || seen.has(sort)) return false;
    seen.add(sort);
    return true;
  });
}

/** 9.1.4 Hexes of its half-map with Soviet armour. */
export function diveHexes(s: State, u: number): number[] {
  const hexes = new Set<number>();
  for (const v of ARMOUR_OF_SOVIETS) {
    const h = s.place[v]!;
    if (h >= 0 && HEX_SHEET[h] === SHEET[u]) hexes.add(h);
  }
  return [...hexes].sort((a, b) => a - b);
}

/** Whether there is any. */
export const canDive = (s: State, u: number): boolean =>
  ARMOUR_OF_SOVIETS.some(v => s.place[v]! >= 0 && HEX_SHEET[s.place[v]!] === SHEET[u]);

const ARMOUR_OF_SOVIETS: readonly number[] = TROOPS_OF[SOVIET]!.filter(v => IS_ARMOUR[v]);

/** 9.1.5 Soviet armies of its half-map. */
export const raidTargets = (u: number): number[] =>
  COMMAND_SHEET.flatMap((sheet, c) => (COMMAND_SIDE[c] === SOVIET && sheet === SHEET[u] ? [c] : []));

/** 9.1.5 The army a level bomber is over, -1 for none. */
export const raidedBy = (s: State, u: number): number => (s.place[u]! <= OVER ? OVER - s.place[u]! : -1);

/** 9.3.1 a Where the bombs fall; at the edge of the map they stop (Q10). */
export function scattered(from: number, dice: number): number {
  const { dir, steps } = SCATTER[dice]!;
  let h = from;
  for (let i = 0; i < steps; i++) {
    const to = BOARD.next[h * 6 + dir]!;
    if (to < 0) break;
    h = to;
  }
  return h;
}

/** 9.3.1 c, d Tanks of either side in the hex, or else the nearest ones of the half-map. */
export function nearestTanks(s: State, h: number): number[] {
  let best = Number.POSITIVE_INFINITY;
  let tanks: number[] = [];
  for (const u of [...TROOPS_OF[0]!, ...TROOPS_OF[SOVIET]!]) {
    const at = s.place[u]!;
    if (at < 0 || !IS_ARMOUR[u] || HEX_SHEET[at] !== HEX_SHEET[h]) continue;
    const far = distance(BOARD.axial[h]!, BOARD.axial[at]!);
    if (far > best) continue;
    if (far < best) tanks = [];
    best = far;
    tanks.push(u);
  }
  return tanks;
}
