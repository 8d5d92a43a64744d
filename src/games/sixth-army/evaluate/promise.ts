/** The expected value of the current operation: possible attacks, and before the first move, what could be reached. */
import { topFrame } from '../../../kit/flow.ts';
import type { Frame } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import {
  type ActivateFrame,
  activeUnits,
  type CombatFrame,
  isCombat,
  isMovement,
  type MovementFrame,
  type OrderFrame,
} from '../frames.ts';
import { AXIS, hexAcross, isOpen } from '../pieces.ts';
import { attackersOf, targetHexes } from '../rules/combat.ts';
import { type Ground, groundOf } from '../rules/ground.ts';
import { destinations, mayBeginStrategic } from '../rules/movement.ts';
import { orderedUnits } from '../rules/orders.ts';
import { placeOf, pointsOf, type State } from '../state.ts';
import { type Approach, FOLLOW, LEAD, nearness } from './approach.ts';
import { clashWorth } from './clash.ts';
import { POINT, wear } from './worth.ts';

/** Attacks after the best one count less, as they share attackers. */
const FURTHER = 0.5;
/** A planned attack is worth less than a possible one. */
const PLAN = 0.8;
/** Soviet units are worth activating to place their ZOC elsewhere. */
const BLOCK = 0.1;

/** From the Axis point of view. */
export function promiseOf(s: State, way: Approach): number {
  const f = topFrame(s);
  if (!f) return 0;
  if (isOrder(f)) return sign(f.side) * orderPromise(s, f, way);
  if (isMovement(f)) return f.phase === 'movement' ? sign(f.side) * movementPromise(s, f, way) : 0;
  return isCombat(f) ? sign(f.side) * ready(s, f) : 0;
}

const sign = (side: Side): number => (side === AXIS ? 1 : -1);

const isOrder = (f: Frame): f is OrderFrame | ActivateFrame => f.phase === 'order-recovery' || f.phase === 'activate';

function movementPromise(s: State, f: MovementFrame, way: Approach): number {
  const active = activeUnits(s);
  if (f.mover < 0 && f.units.length === active.length) return opportunity(s, f.side, active, way);
  return ready(s, { phase: 'combat', side: f.side, units: active, targets: [] });
}

/** The units of an order: those whose recovery must be paid count less. */
function orderPromise(s: State, f: OrderFrame | ActivateFrame, way: Approach): number {
  const all = orderedUnits(s, f.card);
  const awake = all.filter(u => !s.exhausted[u]);
  const paid = f.phase === 'activate' ? [] : all.filter(u => s.exhausted[u]).slice(0, pointsOf(s, f.side));
  const tired = awake.reduce((sum, u) => sum + wear(u), 0);
  return opportunity(s, f.side, [...awake, ...paid], way) - tired - paid.length * POINT;
}

/** Attacks that could be made from the units' current hexes. */
function ready(s: State, f: CombatFrame): number {
  const worths = targetHexes(s, f).map(h => clashWorth(s, f.side, h, attackersOf(s, f, h)));
  return best(worths);
}

function best(worths: readonly number[]): number {
  const good = worths.filter(w => w > 0).sort((a, b) => b - a);
  return good.reduce((sum, w, i) => sum + (i === 0 ? w : w * FURTHER), 0);
}

/** What these units could do with one move each: gain ground, reach enemies, or just stand elsewhere. */
function opportunity(s: State, side: Side, units: readonly number[], way: Approach): number {
  const g = side === AXIS ? way.ground : groundOf(s, side);
  const against = new Map<number, number[]>();
  let gain = 0;
  let lead = way.lead;
  for (const u of units) {
    const hexes = [placeOf(s, u), ...reachable(s, g, u)];
    for (const h of hexes) noteEnemies(g, u, h, against);
    if (side !== AXIS) gain += wear(u) + BLOCK;
    else {
      const near = Math.max(...hexes.map(h => nearness(way.distance, h)));
      lead = Math.max(lead, near);
      gain += FOLLOW * (near - nearness(way.distance, placeOf(s, u)));
    }
  }
  const attacks = [...against].map(([h, attackers]) => clashWorth(s, side, h, attackers));
  return PLAN * (gain + LEAD * (lead - way.lead) + Math.max(0, ...attacks)) + (side === AXIS ? 0 : (1 - PLAN) * gain);
}

function reachable(s: State, g: Ground, u: number): number[] {
  const strategic = mayBeginStrategic(s, g, u);
  return destinations(s, g, {
    unit: u,
    from: placeOf(s, u),
    spent: 0,
    strategic,
    short: false,
    inOperation: true,
  });
}

/** Adds a unit to the attackers of every enemy hex next to one it can reach. */
function noteEnemies(g: Ground, u: number, h: number, against: Map<number, number[]>): void {
  for (let e = h * 6, end = e + 6; e < end; e++) {
    const to = hexAcross(e);
    if (!isOpen(e) || !g.enemy[to]) continue;
    const list = against.get(to);
    if (!list) against.set(to, [u]);
    else if (list[list.length - 1] !== u) list.push(u);
  }
}
