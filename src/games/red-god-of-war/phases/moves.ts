/** What moves do: handlers of the movement phases. */
import { type Io, push } from '../../../kit/flow.ts';
import { withAll, withAt, withMore } from '../../../kit/list.ts';
import { SUPPLY_PER_BATTLE } from '../data/tables.ts';
import type { BattleFrame, MoveFrame } from '../frames.ts';
import { sideOf } from '../pieces.ts';
import { isInRange } from '../rules/activation.ts';
import { fromPool, waysToBreak } from '../rules/breakdown.ts';
import { enterHexes, resettle } from '../rules/control.ts';
import { entryCost } from '../rules/entry.ts';
import { frontOf } from '../rules/ground.ts';
import { walkAlong, walkTo } from '../rules/movement.ts';
import { impulseOf, note } from '../rules/mover.ts';
import { defendersOf } from '../rules/odds.ts';
import { overrunCost, overrunners } from '../rules/overrun.ts';
import { limitOf, spentOf } from '../rules/spending.ts';
import { railLoad, type Travel, travelAlong, travelOf, travelPath } from '../rules/travel.ts';
import { BROKEN, ENTERED, HALTED, placeOf, RAIL, STRATEGIC, type State, SUPPLIED, TACTICAL } from '../state.ts';

interface Step {
  readonly unit: number;
  readonly hex: number;
}

/** A step to a hex, by the cheapest way or by one that the player names. */
interface NamedStep extends Step {
  readonly hexes?: readonly number[];
}
interface ByTravel {
  readonly by: Travel;
}

/** 4.4 */
export function move(d: State, f: MoveFrame, { unit, hex, hexes }: NamedStep, io: Io): void {
  const walk = hexes ? walkAlong(d, unit, hexes) : walkTo(d, unit, hex);
  if (!walk) throw new Error('no way there');
  const { path, cost, isLone } = walk;
  const from = placeOf(d, unit);
  if (isFromZocToZoc(d, unit, [from, ...path])) d.hosted = withAt(d.hosted, hex, 1);
  io.emit({ type: 'moved', rule: '4.4', unit, from, to: hex, path });
  note(d, f, { unit, mode: isLone ? HALTED : TACTICAL, spent: isLone ? limitOf(d, unit) : cost });
  enterHexes(d, unit, path, io);
}

/** 4.63 */
function isFromZocToZoc(s: State, unit: number, hexes: readonly number[]): boolean {
  const { ezoc } = frontOf(s, sideOf(unit));
  return hexes.slice(-2).every(hex => ezoc[hex] === 1);
}

/** 4.2, 4.3 */
export function travel(d: State, f: MoveFrame, { unit, hex, hexes, by }: NamedStep & ByTravel, io: Io): void {
  const path = hexes ?? travelPath(d, unit, hex, by);
  const cost = hexes ? travelAlong(d, unit, hexes, by) : travelOf(d, unit, by).costOf(hex);
  const spent = by === 'rail' || cost === undefined ? limitOf(d, unit) : cost;
  const [type, rule] = by === 'rail' ? ['railed', '4.3'] : ['marched', '4.2'];
  io.emit({ type, rule, unit, from: placeOf(d, unit), to: hex, path });
  if (by === 'rail') d.railed += railLoad(d, unit);
  note(d, f, { unit, mode: by === 'rail' ? RAIL : STRATEGIC, spent });
  enterNoting(d, f, unit, path, io);
}

/** 4.2 What is taken before tactical moves is no way for strategic ones in this phase. */
function enterNoting(d: State, f: MoveFrame, unit: number, path: readonly number[], io: Io): void {
  const before = d.control;
  enterHexes(d, unit, path, io);
  if (d.control === before || f.tactical === 1) return;
  const isNew = (hex: number): boolean => before[hex] !== f.side && d.control[hex] === f.side;
  f.gained = [...f.gained, ...[...d.control.keys()].filter(hex => isNew(hex) && !f.gained.includes(hex))];
}

/** 9.11, 9.13 Onto the map, supplied; 4.53 a hex that is too dear ends the move. */
export function enter(d: State, f: MoveFrame, { unit, hex }: Step, io: Io): void {
  d.acting = withAt(d.acting, unit, 1 + SUPPLIED);
  d.status = withAt(d.status, unit, SUPPLIED);
  const cost = entryCost(d, unit, hex);
  const isDear = cost > limitOf(d, unit);
  io.emit({ type: 'entered', rule: '9.11', unit, hex });
  const impulse = impulseOf(d);
  if (!isInRange(d, impulse.card, hex)) impulse.afar = [...impulse.afar, unit];
  note(d, f, { unit, mode: isDear ? HALTED : ENTERED, spent: isDear ? limitOf(d, unit) : cost });
  enterNoting(d, f, unit, [hex], io);
}

/** 8.61 All units pay, then they fight. */
export function overrun(d: State, f: MoveFrame, { unit, hex, n }: Step & { readonly n: number }, io: Io): void {
  const impulse = impulseOf(d);
  const units = overrunners(d, unit);
  for (const one of units)
    note(d, f, { unit: one, mode: TACTICAL, spent: spentOf(d, one) + overrunCost(d, f, one, hex) });
  f.hand = units;
  if (n > 0) impulse.overruns++;
  if (n > 1) d.supply = withMore(d.supply, f.side, -SUPPLY_PER_BATTLE);
  io.emit({ type: 'overrun', rule: '8.6', units, hex, n });
  const frame: BattleFrame = {
    ...{ phase: 'battle', side: f.side, hex, attackers: units, defenders: defendersOf(d, hex), overrun: 1, stage: 0 },
    ...{ supported: n > 0 ? 1 : 0, spent: n > 1 ? 1 : 0, reply: 0, owed: [0, 0], lost: [0, 0], retreated: 0 },
    ...{ trail: [], fled: [] },
  };
  push(d, frame);
}

/** 10.41 The regiments take over everything that the division is in this turn. */
export function breakUp(d: State, unit: number, n: number, io: Io): void {
  const regiments = fromPool(d, waysToBreak(d, unit)[n] ?? []) ?? [];
  const hex = placeOf(d, unit);
  io.emit({ type: 'broken-down', rule: '10.41', unit, units: regiments, hex });
  d.place = withAll(withAt(d.place, unit, BROKEN), regiments, hex);
  d.lost = withAll(d.lost, regiments, 0);
  d.status = withAll(d.status, regiments, d.status[unit] ?? SUPPLIED);
  d.acting = withAll(d.acting, regiments, d.acting[unit] ?? 0);
  d.acted = withAll(d.acted, regiments, d.acted[unit] ?? 0);
  d.marched = withAll(d.marched, regiments, d.marched[unit] ?? 0);
  resettle(d, hex, io);
}
