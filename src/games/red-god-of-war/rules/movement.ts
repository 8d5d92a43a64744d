/** 4.4-4.6 Tactical movement: where a unit can go, at what cost and by which way. Half points throughout. */
import { dirTo } from '../../../kit/board.ts';
import { FAR, pathTo, type Reached, type ReachSpec, reach } from '../../../kit/reach.ts';
import { along, isWay } from '../../../kit/way.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { BOARD, neighboursOf, sideOf } from '../pieces.ts';
import { NOT_MOVED, placeOf, type State } from '../state.ts';
import { plainCosts, zocEntry, zocExit, zonedCosts } from './costs.ts';
import { mayStop, whyNoStop } from './crowding.ts';
import { canCross, frontOf, stacksOf } from './ground.ts';
import { limitOf, spentOf } from './spending.ts';
import { hasUnit } from './stacking.ts';

const ENEMY_THERE = bar('4.52', 'enemy-there', 'hex');
const TOO_FAR = bar('4.53', 'too-far', 'unit', 'hex');
const ZOC_TO_ZOC = bar('4.63', 'zoc-to-zoc', 'unit', 'hex');
const NO_BRIDGE = bar('4.13', 'no-bridge', 'unit', 'hex');
const NO_WAY = bar('4.1', 'no-way', 'unit', 'hex');
const SAME_HEX = bar('4.1', 'same-hex', 'unit', 'hex');

const specOf = (s: State, unit: number): ReachSpec => ({
  costs: zonedCosts(s, unit),
  limit: limitOf(s, unit),
  spent: spentOf(s, unit),
  block: frontOf(s, sideOf(unit)).enemy,
});

/** The flood of the kit; the first hex of the answer is the unit's own. Steps from ZOC to ZOC come on top of it. */
export const reachOf = (s: State, unit: number): Reached => reach(BOARD, placeOf(s, unit), specOf(s, unit));

/** 4.63 A unit in a hex that has not moved this turn: onto such a hex others may go from ZOC to ZOC. */
const hasHost = (s: State, hex: number, unit: number): boolean =>
  hasUnit(s, hex, other => other !== unit && s.marched[other] !== 1);

/** A way of reaching a hex besides the flood: by a step at its end. `cost` is the total. */
export interface LastStep {
  readonly from: number;
  readonly hex: number;
  readonly cost: number;
  readonly isLone: boolean;
}

/** 4.63 Steps from ZOC to ZOC where no other way is as cheap, 4.53 and a single hex whatever it costs; each hex once. */
export function lastSteps(s: State, unit: number, reached: Reached): LastStep[] {
  const start = placeOf(s, unit);
  const { ezoc, enemy } = frontOf(s, sideOf(unit));
  const steps = new Map<number, LastStep>();
  const limit = limitOf(s, unit);
  const toll = zocExit(unit) + zocEntry(s, unit);
  const { first } = stacksOf(s);
  for (let at = 0; at < reached.count; at++) {
    const from = reached.hexAt(at);
    if (!ezoc[from]) continue;
    const base = reached.costOf(from) + toll;
    // In order of cost: all that follow are as dear.
    if (base >= limit) break;
    for (const hex of neighboursOf(from)) {
      if (!ezoc[hex] || enemy[hex] || (first[hex] ?? -1) < 0) continue;
      const step = plainStep(s, unit, from, hex);
      const cost = base + step;
      if (step < 0 || cost > limit || cost >= (steps.get(hex)?.cost ?? limit + 1)) continue;
      const known = reached.costOf(hex);
      if ((known < 0 || cost < known) && hasHost(s, hex, unit)) steps.set(hex, { from, hex, cost, isLone: false });
    }
  }
  if (isFresh(s, unit))
    for (const hex of neighboursOf(start))
      if (reached.costOf(hex) < 0 && !steps.has(hex) && canStepAlone(s, unit, start, hex))
        steps.set(hex, { from: start, hex, cost: limit, isLone: true });
  return [...steps.values()];
}

/** 4.53 A unit that has not moved in the phase. */
export const isFresh = (s: Pick<State, 'mode'>, unit: number): boolean => s.mode[unit] === NOT_MOVED;

function plainStep(s: State, unit: number, from: number, to: number): number {
  const dir = dirTo(BOARD, from, to);
  return dir < 0 ? -1 : (plainCosts(s, unit)[from * 6 + dir] ?? -1);
}

/** 4.53 Only what is closed, enemies and 4.63 bind it. */
function canStepAlone(s: State, unit: number, from: number, hex: number): boolean {
  const { ezoc, enemy } = frontOf(s, sideOf(unit));
  if (enemy[hex] || plainStep(s, unit, from, hex) < 0) return false;
  return !(ezoc[from] && ezoc[hex]) || hasHost(s, hex, unit);
}

/** Where a unit can end its move, for good or for a moment (5.2). */
export function destinations(s: State, unit: number): number[] {
  const reached = reachOf(s, unit);
  const limit = limitOf(s, unit);
  const ends: number[] = [];
  for (let at = 1; at < reached.count; at++) {
    const hex = reached.hexAt(at);
    if (mayStop(s, unit, hex, limit - reached.costOf(hex))) ends.push(hex);
  }
  for (const { hex } of lastSteps(s, unit, reached))
    if (reached.costOf(hex) < 0 && mayStop(s, unit, hex)) ends.push(hex);
  return ends;
}

/** Whether it has somewhere to go: mostly a neighbour will do; else the whole flood is searched. */
export const hasDestination = (s: State, unit: number): boolean => hasNearEnd(s, unit) || hasFarEnd(s, unit);

/** A neighbour with room that it can afford, or that it enters alone (4.53), not from ZOC to ZOC. */
function hasNearEnd(s: State, unit: number): boolean {
  const start = placeOf(s, unit);
  const { ezoc, enemy } = frontOf(s, sideOf(unit));
  const most = isFresh(s, unit) ? FAR : limitOf(s, unit) - spentOf(s, unit);
  const exit = ezoc[start] ? zocExit(unit) : 0;
  const costs = plainCosts(s, unit);
  for (let edge = start * 6; edge < start * 6 + 6; edge++) {
    const to = BOARD.next[edge] ?? -1;
    const cost = costs[edge] ?? -1;
    if (to < 0 || cost < 0 || enemy[to] || (ezoc[to] && ezoc[start])) continue;
    if (cost + exit + (ezoc[to] ? zocEntry(s, unit) : 0) <= most && mayStop(s, unit, to)) return true;
  }
  return false;
}

function hasFarEnd(s: State, unit: number): boolean {
  const reached = reachOf(s, unit);
  const limit = limitOf(s, unit);
  for (let at = 1; at < reached.count; at++) {
    const hex = reached.hexAt(at);
    if (mayStop(s, unit, hex, limit - reached.costOf(hex))) return true;
  }
  return lastSteps(s, unit, reached).some(({ hex }) => reached.costOf(hex) < 0 && mayStop(s, unit, hex));
}

export interface Walk {
  readonly path: readonly number[];
  readonly cost: number;
  /** 4.53 It may not go on. */
  readonly isLone: boolean;
}

/** What a unit has left after a walk; -1 if it may not go on. */
const leftAfter = (s: State, unit: number, { cost, isLone }: Walk): number => (isLone ? -1 : limitOf(s, unit) - cost);

/** The cheapest way to a hex. */
export function walkTo(s: State, unit: number, hex: number): Walk | undefined {
  const { ezoc } = frontOf(s, sideOf(unit));
  const goal = ezoc[hex] ? {} : { goal: hex };
  const reached = reach(BOARD, placeOf(s, unit), { ...specOf(s, unit), ...goal });
  // 4.63 Outside of enemy ZOC no step comes on top of the flood.
  if (!ezoc[hex] && reached.costOf(hex) >= 0) return walked(s, unit, hex, reached);
  const step = lastSteps(s, unit, reached).find(one => one.hex === hex);
  if (step) return { path: [...pathTo(reached, step.from), hex], cost: step.cost, isLone: step.isLone };
  return walked(s, unit, hex, reached);
}

function walked(s: State, unit: number, hex: number, reached: Reached): Walk | undefined {
  const cost = reached.costOf(hex);
  return cost < 0 || hex === placeOf(s, unit) ? undefined : { path: pathTo(reached, hex), cost, isLone: false };
}

/** A way that the player names. */
export function walkAlong(s: State, unit: number, way: readonly number[]): Walk | undefined {
  const start = placeOf(s, unit);
  const spec = specOf(s, unit);
  const whole = along(BOARD, start, way, spec);
  if (whole.ok) return { path: way, cost: whole.value, isLone: false };
  const hex = way.at(-1) ?? start;
  const before = way.slice(0, -1);
  const first = along(BOARD, start, before, spec);
  const from = before.at(-1) ?? start;
  const { ezoc, enemy } = frontOf(s, sideOf(unit));
  if (!first.ok || enemy[hex]) return undefined;
  const cost = first.value + plainStep(s, unit, from, hex) + zocExit(unit) + zocEntry(s, unit);
  if (ezoc[from] && ezoc[hex] && hasHost(s, hex, unit) && cost <= spec.limit) return { path: way, cost, isLone: false };
  const isLone = before.length === 0 && isFresh(s, unit) && canStepAlone(s, unit, start, hex);
  return isLone ? { path: way, cost: spec.limit, isLone } : undefined;
}

/** Why a unit cannot take a way to one of its destinations. */
export function whyNotAlong(s: State, unit: number, hex: number, way: readonly number[]): Why {
  if (!isWay(BOARD, way, hex)) return NO_WAY;
  const walk = walkAlong(s, unit, way);
  return walk ? whyNoStop(s, unit, hex, leftAfter(s, unit, walk)) : whyBadStep(s, unit, way);
}

/** The rule in the way of the first step that cannot be taken. */
function whyBadStep(s: State, unit: number, way: readonly number[]): Why {
  const whole = along(BOARD, placeOf(s, unit), way, specOf(s, unit));
  if (whole.ok || whole.error.why === 'apart') return NO_WAY;
  const { from, hex, why } = whole.error;
  const about = { unit, hex };
  if (why === 'blocked') return { rule: '4.52', code: 'enemy-there', about: { hex } };
  if (why === 'dear') return { rule: '4.53', code: 'too-far', about };
  if (!canCross(unit, from * 6 + dirTo(BOARD, from, hex))) return { rule: '4.13', code: 'no-bridge', about };
  const isHosted = hex === way.at(-1) && hasHost(s, hex, unit);
  return isHosted ? { rule: '4.53', code: 'too-far', about } : { rule: '4.63', code: 'zoc-to-zoc', about };
}

/** Why a unit cannot end its move in a hex: the nearest rule in the way. */
export function whyNotThere(s: State, unit: number, hex: number): Why {
  const start = placeOf(s, unit);
  const { ezoc, enemy } = frontOf(s, sideOf(unit));
  if (hex === start) return SAME_HEX;
  if (enemy[hex]) return ENEMY_THERE;
  const dir = dirTo(BOARD, start, hex);
  if (dir >= 0 && !canCross(unit, start * 6 + dir) && !walkTo(s, unit, hex)) return NO_BRIDGE;
  if (dir >= 0 && ezoc[start] && ezoc[hex] && !walkTo(s, unit, hex)) return ZOC_TO_ZOC;
  const walk = walkTo(s, unit, hex);
  return walk ? whyNoStop(s, unit, hex, leftAfter(s, unit, walk)) : TOO_FAR;
}
