/** What a side finds on the ground, computed once per question: enemies, their ZOC (7.1), own stacks (6.1). */
import { makeAlbum, picture } from '../../../kit/album.ts';
import { paint } from '../../../kit/zoc.ts';
import { STACKING } from '../data/units.ts';
import {
  AXIS,
  BOARD,
  COUNT,
  enemyOf,
  GERMAN_PARATROOP,
  HEXES,
  IS_PARTISAN,
  SIDE,
  SIZE,
  SOVIET,
  UNITS_OF,
  ZOC_SIDES,
} from '../pieces.ts';
import type { State } from '../state.ts';

/** Good until a few other positions have been asked about: never keep one beyond the question at hand, never change it. */
export interface Ground extends Front, Stacks {
  readonly side: number;
  readonly stamp: number;
}

interface Front {
  /** 1 where an enemy unit stands that nobody may share a hex with; partisans do not count (11.2.2). */
  readonly enemy: Uint8Array;
  /** 1 in an enemy ZOC; a partisan's is its own hex, as is that of paratroops who jumped onto somebody (V3.1). */
  readonly ezoc: Uint8Array;
  /** What the ZOCs are added to, worked out when it is asked for (rules/movement). */
  readonly stops: Map<Uint8Array, Uint8Array>;
  /** Another one for every picture. */
  stamp: number;
}

/** Own corps and armies in each hex (6.1), units that are free to stack left out (6.4). */
interface Stacks {
  readonly corps: Uint8Array;
  readonly armies: Uint8Array;
}

let stamps = 0;

const newFront = (): Front => ({
  enemy: new Uint8Array(HEXES),
  ezoc: new Uint8Array(HEXES),
  stops: new Map(),
  stamp: 0,
});
const newStacks = (): Stacks => ({ corps: new Uint8Array(HEXES), armies: new Uint8Array(HEXES) });
const FRONTS = [AXIS, SOVIET].map(side => makeAlbum(UNITS_OF[enemyOf(side)]!, newFront));
const STACKS = [AXIS, SOVIET].map(side => makeAlbum(UNITS_OF[side]!, newStacks));

export function groundOf(s: State, side: number): Ground {
  const { enemy, ezoc, stops, stamp } = frontOf(s, side);
  const { corps, armies } = picture(STACKS[side]!, s.place, stacks => paintStacks(s, side, stacks));
  return { side, enemy, ezoc, stops, stamp, corps, armies };
}

/** Whether paratroops are amidst the others hangs on both sides' places, so theirs is a picture of its own. */
function frontOf(s: State, side: number): Front {
  if (SIDE[GERMAN_PARATROOP] !== side && s.place[GERMAN_PARATROOP]! >= 0) {
    const front = newFront();
    paintFront(s, side, front);
    return front;
  }
  return picture(FRONTS[side]!, s.place, front => paintFront(s, side, front));
}

function paintStacks(s: State, side: number, { corps, armies }: Stacks): void {
  corps.fill(0);
  armies.fill(0);
  for (const u of UNITS_OF[side]!) {
    const h = s.place[u]!;
    if (h < 0) continue;
    if (SIZE[u] === 1) corps[h]!++;
    else if (SIZE[u] === 2) armies[h]!++;
  }
}

function paintFront(s: State, side: number, front: Front): void {
  const { enemy, ezoc, stops } = front;
  front.stamp = ++stamps;
  enemy.fill(0);
  ezoc.fill(0);
  stops.clear();
  const from: number[] = [];
  for (const u of UNITS_OF[enemyOf(side)]!) {
    const h = s.place[u]!;
    if (h < 0 || enemy[h]) continue;
    if (IS_PARTISAN[u] || isAmidst(s, u, side)) {
      ezoc[h] = 1;
      continue;
    }
    enemy[h] = 1;
    from.push(h);
  }
  paint(BOARD, ZOC_SIDES, from, ezoc);
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
export const presence = (s: State): Uint8Array => picture(PRESENCE, s.place, out => paintPresence(s, out));

const PRESENCE = makeAlbum(
  Array.from({ length: COUNT }, (_, u) => u),
  () => new Uint8Array(HEXES),
);

function paintPresence(s: State, out: Uint8Array): void {
  out.fill(0);
  for (let u = 0; u < COUNT; u++) {
    const h = s.place[u]!;
    if (h >= 0 && !IS_PARTISAN[u]) out[h] = SIDE[u]! + 1;
  }
}

export const isAxis = (u: number): boolean => SIDE[u] === AXIS;
