/** What a side finds on the ground, computed once per question: enemies, their ZOC (7.1), own stacks (6.1). */
import { makeAlbum, picture, tally } from '../../../kit/album.ts';
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
  /** Unions of maps that were asked for (`unionOf`): they are the same as long as the enemy stays where he is. */
  readonly unions: Map<Uint8Array, Map<Uint8Array, Uint8Array>>;
  /** Another one for every picture. */
  stamp: number;
}

/** Own corps and armies in each hex (6.1), units that are free to stack left out (6.4). */
interface Stacks {
  readonly corps: Uint8Array;
  readonly armies: Uint8Array;
  /** How many hexes hold more than they may. */
  overfull: number;
}

let stamps = 0;

const newFront = (): Front => ({
  enemy: new Uint8Array(HEXES),
  ezoc: new Uint8Array(HEXES),
  unions: new Map(),
  stamp: 0,
});
const newStacks = (): Stacks => ({ corps: new Uint8Array(HEXES), armies: new Uint8Array(HEXES), overfull: 0 });
const newFronts = () => [AXIS, SOVIET].map(side => makeAlbum(UNITS_OF[enemyOf(side)]!, newFront));
const FRONTS = newFronts();
/** While paratroops are amidst the others (V3.1), which hangs on both sides' places. */
const FRONTS_AMIDST = newFronts();
const STACKS = [AXIS, SOVIET].map(side => makeAlbum(UNITS_OF[side]!, newStacks));

export function groundOf(s: State, side: number): Ground {
  const { enemy, ezoc, unions, stamp } = frontOf(s, side);
  const { corps, armies, overfull } = tally(STACKS[side]!, s.place, countStack);
  return { side, enemy, ezoc, unions, stamp, corps, armies, overfull };
}

function frontOf(s: State, side: number): Front {
  const albums = isAmidst(s, GERMAN_PARATROOP, side) ? FRONTS_AMIDST : FRONTS;
  return picture(albums[side]!, s.place, front => paintFront(s, side, front));
}

function countStack(stacks: Stacks, u: number, h: number, n: 1 | -1): void {
  if (h < 0 || SIZE[u] === 0) return;
  const { corps, armies } = stacks;
  if (!fits(corps[h]!, armies[h]!)) stacks.overfull--;
  if (SIZE[u] === 1) corps[h]! += n;
  else armies[h]! += n;
  if (!fits(corps[h]!, armies[h]!)) stacks.overfull++;
}

function paintFront(s: State, side: number, front: Front): void {
  const { enemy, ezoc, unions } = front;
  front.stamp = ++stamps;
  enemy.fill(0);
  ezoc.fill(0);
  unions.clear();
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

/** What is marked in one of two maps that do not change as long as the ground is the same; to be changed by nobody. */
export function unionOf({ unions }: Ground, one: Uint8Array, two: Uint8Array): Uint8Array {
  const known = unions.get(one)?.get(two);
  if (known) return known;
  const made = one.map((mark, h) => mark | two[h]!);
  const others = unions.get(one);
  if (others) others.set(two, made);
  else unions.set(one, new Map([[two, made]]));
  return made;
}

/** V3.1 Paratroops that jumped into an enemy hex have no ZOC around it, and do not hold it yet. */
const isAmidst = (s: State, u: number, side: number): boolean =>
  u === GERMAN_PARATROOP &&
  SIDE[u] !== side &&
  s.place[u]! >= 0 &&
  UNITS_OF[side]!.some(v => s.place[v] === s.place[u] && !IS_PARTISAN[v]);

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
export const presence = (s: State): Uint8Array => presenceOf(s).who;

export interface Presence {
  readonly who: Uint8Array;
  /** Another one for every picture. */
  stamp: number;
  /** Units in each hex, by side. */
  readonly units: readonly Uint8Array[];
}

export const presenceOf = (s: State): Presence => tally(PRESENCE, s.place, countPresence);

const newPresence = (): Presence => ({
  who: new Uint8Array(HEXES),
  stamp: 0,
  units: [new Uint8Array(HEXES), new Uint8Array(HEXES)],
});
const PRESENCE = makeAlbum(
  Array.from({ length: COUNT }, (_, u) => u),
  newPresence,
);

/** Where both sides are it is the Soviets', as long as paratroops have not won the hex they jumped into (V3.1). */
function countPresence(picture: Presence, u: number, h: number, n: 1 | -1): void {
  picture.stamp = ++stamps;
  if (h < 0 || IS_PARTISAN[u]) return;
  const { who, units } = picture;
  units[SIDE[u]!]![h]! += n;
  who[h] = units[SOVIET]![h] ? SOVIET + 1 : units[AXIS]![h] ? AXIS + 1 : 0;
}

export const isAxis = (u: number): boolean => SIDE[u] === AXIS;
