/** What a side finds on the ground, computed once per question: enemies, their ZOC (7.1), own stacks (6.1). */
import { paint } from '../../../kit/zoc.ts';
import { STACKING } from '../data/units.ts';
import {
  AXIS,
  BOARD,
  COUNT,
  enemyOf,
  GERMAN_PARATROOP,
  groundMap,
  hexMap,
  IS_PARTISAN,
  SIDE,
  SIZE,
  UNITS_OF,
  ZOC_SIDES,
} from '../pieces.ts';
import type { State } from '../state.ts';

/** Good until a few dozen more have been asked for: never keep one beyond the question at hand. */
export interface Ground {
  readonly side: number;
  /** 1 where an enemy unit stands that nobody may share a hex with; partisans do not count (11.2.2). */
  readonly enemy: Uint8Array;
  /** 1 in an enemy ZOC; a partisan's is its own hex, as is that of paratroops who jumped onto somebody (V3.1). */
  readonly ezoc: Uint8Array;
  /** Own corps and armies in each hex (6.1), units that are free to stack left out (6.4). */
  readonly corps: Uint8Array;
  readonly armies: Uint8Array;
}

export function groundOf(s: State, side: number): Ground {
  const g = { side, enemy: groundMap(), ezoc: groundMap(), corps: groundMap(), armies: groundMap() };
  for (const u of UNITS_OF[side]!) {
    const h = s.place[u]!;
    if (h < 0) continue;
    if (SIZE[u] === 1) g.corps[h]!++;
    else if (SIZE[u] === 2) g.armies[h]!++;
  }
  const from: number[] = [];
  for (const u of UNITS_OF[enemyOf(side)]!) {
    const h = s.place[u]!;
    if (h < 0 || g.enemy[h]) continue;
    if (IS_PARTISAN[u] || isAmidst(s, u, side)) {
      g.ezoc[h] = 1;
      continue;
    }
    g.enemy[h] = 1;
    from.push(h);
  }
  paint(BOARD, ZOC_SIDES, from, g.ezoc);
  return g;
}

/** V3.1 Paratroops that jumped into an enemy hex have no ZOC around it, and do not hold it yet. */
const isAmidst = (s: State, u: number, side: number): boolean =>
  u === GERMAN_PARATROOP && UNITS_OF[side]!.some(v => s.place[v] === s.place[u] && !IS_PARTISAN[v]);

/** 6.1 Three corps, or two units when an army is among them. */
export const fits = (corps: number, armies: number): boolean =>
  corps + armies <= (armies > 0 ? STACKING.withArmy : STACKING.corps);

/** 6.1, 6.4 Whether one more unit may stand in a hex. */
export const hasRoom = (g: Ground, u: number, h: number): boolean =>
  SIZE[u] === 0 || fits(g.corps[h]! + (SIZE[u] === 1 ? 1 : 0), g.armies[h]! + (SIZE[u] === 2 ? 1 : 0));

export const isOverfull = (g: Ground, h: number): boolean => !fits(g.corps[h]!, g.armies[h]!);

/** Units of a side in a hex. */
export function stackAt(s: State, side: number, h: number): number[] {
  const out: number[] = [];
  for (let u = 0; u < COUNT; u++) if (s.place[u] === h && SIDE[u] === side) out.push(u);
  return out;
}

/** The side whose units stand in each hex, plus one; 0 where none does. Partisans do not count (5.5). */
export function presence(s: State): Uint8Array {
  const out = hexMap();
  for (let u = 0; u < COUNT; u++) {
    const h = s.place[u]!;
    if (h >= 0 && !IS_PARTISAN[u]) out[h] = SIDE[u]! + 1;
  }
  return out;
}

export const isAxis = (u: number): boolean => SIDE[u] === AXIS;
