/** What a side faces on the map, computed once per question: enemies, their ZOC (7.1), own stacks (6.1). */
import { unite } from '../../../kit/bytes.ts';
import { type Part, partsOf } from '../../../kit/part.ts';
import { type BySide, ofBothSides, type Side } from '../../../kit/sides.ts';
import { paint } from '../../../kit/zoc.ts';
import { STACKING } from '../data/units.ts';
import {
  AXIS,
  BOARD,
  COUNT,
  canAttackOver,
  enemyOf,
  GERMAN_PARATROOP,
  HEXES,
  hexAcross,
  IS_PARTISAN,
  printedStrength,
  SIDE,
  SIZE,
  SOVIET,
  sizeOf,
  UNITS_OF,
  ZOC_SIDES,
} from '../pieces.ts';
import { placeOf, type State } from '../state.ts';

export interface Ground extends Readonly<Front>, Readonly<Stacks> {
  readonly side: Side;
}

interface Front {
  /** 1 where an enemy unit stands that cannot share a hex; partisans do not count (11.2.2). */
  readonly enemy: Uint8Array;
  /** 1 in an enemy ZOC; that of a partisan, or of paratroops that jumped onto an enemy (V3.1), is only its own hex. */
  readonly ezoc: Uint8Array;
  /** Printed strength of the enemies in each hex. */
  readonly strength: Uint8Array;
  /** Unions of maps that were asked for (`unionOf`): a new list whenever an enemy has moved. */
  unions: Union[];
}

interface Union {
  readonly one: Uint8Array;
  readonly two: Uint8Array;
  readonly both: Uint8Array;
}

/** Own corps and armies in each hex (6.1), except units that stack freely (6.4). */
interface Stacks {
  readonly corps: Uint8Array;
  readonly armies: Uint8Array;
  /** How many hexes are above the limit. */
  overfull: number;
}

/** Where a side is: its stacks, and its presence in each hex (5.5), for which partisans do not count. */
export interface Force extends Stacks {
  /** The memory of all four maps: copied at once for every move. */
  readonly maps: Uint8Array;
  readonly units: Uint8Array;
  /** How many adjacent hexes hold its units, as far as ZOCs reach. */
  readonly beside: Uint8Array;
}

const newFront = (): Front => ({
  enemy: new Uint8Array(HEXES),
  ezoc: new Uint8Array(HEXES),
  strength: new Uint8Array(HEXES),
  unions: [],
});
function newForce(): Force {
  const maps = new Uint8Array(4 * HEXES);
  const map = (n: number): Uint8Array => maps.subarray(n * HEXES, (n + 1) * HEXES);
  return { maps, corps: map(0), armies: map(1), overfull: 0, units: map(2), beside: map(3) };
}

type Places = Pick<State, 'place'>;
const part = partsOf<State>();

const frontsWith = (amidst: readonly number[]): BySide<Part<Places, Front>> =>
  ofBothSides(side => {
    const enemies = UNITS_OF[enemyOf(side)];
    return part({
      on: { place: enemies },
      make: newFront,
      paint: (front, s) => paintFront(s.place, enemies, amidst, front),
    });
  });
const FRONTS_APART = frontsWith([]);
/** For paratroops among enemies (V3.1): `isAmidst` depends on the places of both sides. */
const FRONTS_AMIDST = frontsWith([GERMAN_PARATROOP]);
const frontIn = (s: Places, side: Side): Part<Places, Front> =>
  (isAmidst(s, GERMAN_PARATROOP, side) ? FRONTS_AMIDST : FRONTS_APART)[side];
/** What each side faces. */
export const FRONTS: BySide<Part<Places, Front>> = ofBothSides(side => ({
  of: s => frontIn(s, side).of(s),
  stampOf: s => frontIn(s, side).stampOf(s),
}));

const forceOf = (rows: readonly number[]): Part<Places, Force> =>
  part({ on: { place: rows }, make: newForce, copy: copyForce, count: countForce });
const FORCES = ofBothSides(side => forceOf(UNITS_OF[side]));
/** The Axis without those paratroops. */
const FORCE_AMIDST = forceOf(UNITS_OF[AXIS].filter(u => u !== GERMAN_PARATROOP));

export function groundOf(s: Places, side: Side): Ground {
  const { enemy, ezoc, strength, unions } = frontIn(s, side).of(s);
  const { corps, armies, overfull } = FORCES[side].of(s);
  return { side, enemy, ezoc, strength, unions, corps, armies, overfull };
}

function copyForce(from: Force, to: Force): void {
  to.maps.set(from.maps);
  to.overfull = from.overfull;
}

function countForce(force: Force, u: number, h: number, n: 1 | -1): void {
  if (h < 0) return;
  if (sizeOf(u) > 0) countStack(force, u, h, n);
  if (!IS_PARTISAN[u]) countUnit(force, h, n);
}

function countStack(force: Force, u: number, h: number, n: 1 | -1): void {
  const { corps, armies } = force;
  if (!fits(corpsAt(force, h), armiesAt(force, h))) force.overfull--;
  if (SIZE[u] === 1) corps[h]! += n;
  else armies[h]! += n;
  if (!fits(corpsAt(force, h), armiesAt(force, h))) force.overfull++;
}

function countUnit({ units, beside }: Force, h: number, n: 1 | -1): void {
  const before = units[h]!;
  units[h] = before + n;
  // Only the first unit of a stack makes a difference.
  if (before + Math.min(n, 0) > 0) return;
  // ZOC passes the same sides in both directions.
  for (let e = h * 6, end = e + 6; e < end; e++) if (canAttackOver(e)) beside[hexAcross(e)]! += n;
}

function paintFront(
  place: readonly number[],
  enemies: readonly number[],
  amidst: readonly number[],
  front: Front,
): void {
  const { enemy, ezoc, strength } = front;
  front.unions = [];
  enemy.fill(0);
  ezoc.fill(0);
  strength.fill(0);
  const from: number[] = [];
  for (const u of enemies) {
    const h = place[u]!;
    if (h < 0) continue;
    strength[h]! += printedStrength(u);
    if (enemy[h]) continue;
    if (IS_PARTISAN[u] || amidst.includes(u)) {
      ezoc[h] = 1;
      continue;
    }
    enemy[h] = 1;
    from.push(h);
  }
  paint(BOARD, ZOC_SIDES, from, ezoc);
}

/** The union of two maps that do not change while the ground is the same; do not change it. */
export function unionOf({ unions }: Ground, one: Uint8Array, two: Uint8Array): Uint8Array {
  for (const known of unions) if (known.one === one && known.two === two) return known.both;
  const both = unite(new Uint8Array(HEXES), one, two);
  unions.push({ one, two, both });
  return both;
}

/** V3.1 Paratroops that jumped into an enemy hex have no ZOC around it, and do not hold it yet. */
const isAmidst = (s: Places, u: number, side: Side): boolean =>
  u === GERMAN_PARATROOP &&
  SIDE[u] !== side &&
  placeOf(s, u) >= 0 &&
  UNITS_OF[side].some(v => s.place[v] === s.place[u] && !IS_PARTISAN[v]);

/** 6.1 Three corps, or two units when an army is among them. */
export const fits = (corps: number, armies: number): boolean =>
  corps + armies <= (armies > 0 ? STACKING.withArmy : STACKING.corps);

export const corpsAt = (stacks: Pick<Stacks, 'corps'>, h: number): number => stacks.corps[h]!;
export const armiesAt = (stacks: Pick<Stacks, 'armies'>, h: number): number => stacks.armies[h]!;

/** 6.1, 6.4 Whether one more unit may stand in a hex. */
export const hasRoom = (g: Ground, u: number, h: number): boolean =>
  SIZE[u] === 0 || fits(corpsAt(g, h) + (SIZE[u] === 1 ? 1 : 0), armiesAt(g, h) + (SIZE[u] === 2 ? 1 : 0));

export const isOverfull = (g: Ground, h: number): boolean => !fits(corpsAt(g, h), armiesAt(g, h));

/** Units of a side in a hex. */
export function stackAt(s: State, side: Side, h: number): number[] {
  const out: number[] = [];
  for (let u = 0; u < COUNT; u++) if (s.place[u] === h && SIDE[u] === side) out.push(u);
  return out;
}

/** Both sides, for deciding who controls a hex (5.5). */
export interface Presence {
  readonly axis: Force;
  readonly soviet: Force;
}

/** V3.1 Paratroops do not count for control of the hex they jumped into until they have won it. */
export const presence = (s: Places): Presence => ({ axis: axisIn(s).of(s), soviet: FORCES[SOVIET].of(s) });

/** A new stamp whenever either side has moved. */
export const PRESENCE = [
  { stampOf: (s: Places): number => axisIn(s).stampOf(s) },
  { stampOf: (s: Places): number => FORCES[SOVIET].stampOf(s) },
] as const;

const axisIn = (s: Places): Part<Places, Force> =>
  isAmidst(s, GERMAN_PARATROOP, SOVIET) ? FORCE_AMIDST : FORCES[AXIS];

export const isAxis = (u: number): boolean => SIDE[u] === AXIS;
