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
  STRENGTH,
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
  /** Printed strength of the enemies in each hex. */
  readonly strength: Uint8Array;
  /** Unions of maps that were asked for (`unionOf`): they are the same as long as the enemy stays where he is. */
  readonly unions: Union[];
  /** Another one for every picture. */
  stamp: number;
}

interface Union {
  readonly one: Uint8Array;
  readonly two: Uint8Array;
  readonly both: Uint8Array;
}

/** Own corps and armies in each hex (6.1), units that are free to stack left out (6.4). */
interface Stacks {
  readonly corps: Uint8Array;
  readonly armies: Uint8Array;
  /** How many hexes hold more than they may. */
  overfull: number;
}

/** Where a side is: its stacks, and what it has to say about each hex (5.5); there partisans do not count. */
export interface Force extends Stacks {
  readonly units: Uint8Array;
  /** Hexes with its units beside this one, as far as ZOCs reach. */
  readonly beside: Uint8Array;
  /** Another one for every picture. */
  stamp: number;
}

let stamps = 0;

const newFront = (): Front => ({
  enemy: new Uint8Array(HEXES),
  ezoc: new Uint8Array(HEXES),
  strength: new Uint8Array(HEXES),
  unions: [],
  stamp: 0,
});
const newForce = (): Force => ({
  corps: new Uint8Array(HEXES),
  armies: new Uint8Array(HEXES),
  overfull: 0,
  units: new Uint8Array(HEXES),
  beside: new Uint8Array(HEXES),
  stamp: 0,
});
const newFronts = () => [AXIS, SOVIET].map(side => makeAlbum(UNITS_OF[enemyOf(side)]!, newFront));
const FRONTS = newFronts();
/** While paratroops are amidst the others (V3.1), which hangs on both sides' places. */
const FRONTS_AMIDST = newFronts();
const FORCES = [AXIS, SOVIET].map(side => makeAlbum(UNITS_OF[side]!, newForce));
/** The Axis without those paratroops. */
const FORCE_AMIDST = makeAlbum(
  UNITS_OF[AXIS]!.filter(u => u !== GERMAN_PARATROOP),
  newForce,
);

export function groundOf(s: State, side: number): Ground {
  const { enemy, ezoc, strength, unions, stamp } = frontOf(s, side);
  const { corps, armies, overfull } = forceOf(s, side);
  return { side, enemy, ezoc, strength, unions, stamp, corps, armies, overfull };
}

function frontOf(s: State, side: number): Front {
  const albums = isAmidst(s, GERMAN_PARATROOP, side) ? FRONTS_AMIDST : FRONTS;
  return picture(albums[side]!, s.place, front => paintFront(s, side, front));
}

const forceOf = (s: State, side: number): Force => tally(FORCES[side]!, s.place, countForce);

function countForce(force: Force, u: number, h: number, n: 1 | -1): void {
  force.stamp = ++stamps;
  if (h < 0) return;
  if (SIZE[u]! > 0) countStack(force, u, h, n);
  if (!IS_PARTISAN[u]) countUnit(force, h, n);
}

function countStack(force: Force, u: number, h: number, n: 1 | -1): void {
  const { corps, armies } = force;
  if (!fits(corps[h]!, armies[h]!)) force.overfull--;
  if (SIZE[u] === 1) corps[h]! += n;
  else armies[h]! += n;
  if (!fits(corps[h]!, armies[h]!)) force.overfull++;
}

function countUnit({ units, beside }: Force, h: number, n: 1 | -1): void {
  const before = units[h]!;
  units[h] = before + n;
  // Others of the stack make no difference.
  if (before + Math.min(n, 0) > 0) return;
  // A ZOC reaches both ways over the same sides.
  for (let e = h * 6, end = e + 6; e < end; e++) if (ZOC_SIDES[e]! >= 0) beside[BOARD.next[e]!]! += n;
}

function paintFront(s: State, side: number, front: Front): void {
  const { enemy, ezoc, strength, unions } = front;
  front.stamp = ++stamps;
  enemy.fill(0);
  ezoc.fill(0);
  strength.fill(0);
  for (const { both } of unions) spare.push(both);
  unions.length = 0;
  const from: number[] = [];
  for (const u of UNITS_OF[enemyOf(side)]!) {
    const h = s.place[u]!;
    if (h < 0) continue;
    strength[h]! += STRENGTH[u]!;
    if (enemy[h]) continue;
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
  for (const known of unions) if (known.one === one && known.two === two) return known.both;
  const both = spare.pop() ?? new Uint8Array(HEXES);
  for (let h = 0; h < HEXES; h++) both[h] = one[h]! | two[h]!;
  unions.push({ one, two, both });
  return both;
}

/** Maps of unions that are over. */
const spare: Uint8Array[] = [];

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

/** Both sides, for the question who controls a hex (5.5). */
export interface Presence {
  readonly axis: Force;
  readonly soviet: Force;
}

/** V3.1 As long as paratroops have not won the hex they jumped into, they have nothing to say about it. */
export const presence = (s: State): Presence => ({
  axis: isAmidst(s, GERMAN_PARATROOP, SOVIET) ? tally(FORCE_AMIDST, s.place, countForce) : forceOf(s, AXIS),
  soviet: forceOf(s, SOVIET),
});

export const isAxis = (u: number): boolean => SIDE[u] === AXIS;
