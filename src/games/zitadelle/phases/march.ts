/** 8 The effects of a move: points, mines (8.3.3), reinforcements, engines (10.3), and the attempts of 13.7. */
import { type Io, pop, push } from '../../../kit/flow.ts';
import type { Action } from '../../../kit/game.ts';
import { withAt } from '../../../kit/list.ts';
import type { Named } from '../../../kit/offer.ts';
import type { MovementFrame, SurplusFrame } from '../frames.ts';
import { commandOf, enemyOf } from '../pieces.ts';
import { wayAlong } from '../rules/along.ts';
import { arrived, countArrivals, showsChit } from '../rules/arrival.ts';
import { entered } from '../rules/control.ts';
import { twoDice } from '../rules/dice.ts';
import { entrySpots } from '../rules/entry.ts';
import { isOverfull } from '../rules/ground.ts';
import { type Leg, legOf, type MoveContext, moveContextOf, type Spot, wayTo } from '../rules/movement.ts';
import { canGoOn, mayStop } from '../rules/stops.ts';
import { overfullHexes } from '../rules/surplus.ts';
import { moraleOf } from '../rules/values.ts';
import { ACTED, placeOf, type State } from '../state.ts';

/** The unit that moves now; the previous one has finished (8.1.6). */
function takeUp(d: State, f: MovementFrame, u: number): void {
  f.acted = 1;
  if (f.mover === u) return;
  Object.assign(f, { mover: u, spent: 0, broke: 0, lame: 0 });
  d.done = withAt(d.done, u, ACTED);
}

const finish = (f: MovementFrame): void => {
  Object.assign(f, { mover: -1, spent: 0, broke: 0, lame: 0 });
};

/** The engine's own way to the hex, or the named one, if the unit may stop at its end. */
export function wayOf(
  go: MoveContext,
  leg: Leg,
  { hex = -1, hexes }: Action,
): { spot: Spot; path: readonly number[] } | undefined {
  if (!hexes) return wayTo(go, leg, hex);
  const way = wayAlong(go, leg, hexes);
  return way.ok && mayStop(go, leg, way.value) ? { spot: way.value, path: hexes } : undefined;
}

export function move(d: State, f: MovementFrame, a: Named, io: Io): void {
  const { unit: u, hex: h } = a;
  const go = moveContextOf(d, f);
  const leg = legOf(go, u);
  const way = wayOf(go, leg, a);
  if (!way) throw new Error(`unit ${u} cannot reach hex ${h}`);
  const { spot, path } = way;
  takeUp(d, f, u);
  f.spent = spot.cost;
  if (leg.breakaway >= 0) f.broke = 1;
  d.place = withAt(d.place, u, h);
  io.emit({ type: 'move', rule: '8.1.1', unit: u, from: leg.from, to: h, path, cost: (spot.cost - leg.spent) / 2 });
  entered(d, u, path, io);
  if (spot.fort >= 0) mines(d, f, { unit: u, fort: spot.fort, limit: leg.limit, isStop: spot.isStop }, io);
  // Who has spent all stays the mover, so that it is told why it cannot go on.
  if (spot.isStop) finish(f);
}

interface Crossing {
  readonly unit: number;
  readonly fort: number;
  readonly limit: number;
  readonly isStop: boolean;
}

/** 8.3.3 The die is an additional cost. A unit that cannot pay stays (Q7), or goes back if there is no room (Q8). */
function mines(d: State, f: MovementFrame, { unit, fort, limit, isStop }: Crossing, io: Io): void {
  const die = io.dice.roll(6, '8.3.3');
  f.spent += 2 * die;
  io.emit({ type: 'mines', rule: '8.3.3', unit, hex: placeOf(d, unit), die });
  const go = moveContextOf(d, f);
  if (!isOverfull(go.stacks, placeOf(d, unit))) return;
  const isHalted = f.spent > limit || (!isStop && !canGoOn(go, legOf(go, unit)));
  if (!isHalted) return;
  io.emit({ type: 'mined-back', rule: 'Q8', unit, from: placeOf(d, unit), to: fort });
  d.place = withAt(d.place, unit, fort);
  f.spent = Math.max(f.spent, limit + 1);
}

/** 11.1.1 The first hex; the unit goes on from there. */
export function comeIn(d: State, f: MovementFrame, u: number, h: number, io: Io): void {
  const spot = entrySpots(moveContextOf(d, f), u).find(x => x.hex === h);
  if (!spot) throw new Error(`unit ${u} cannot come in at hex ${h}`);
  takeUp(d, f, u);
  d.place = withAt(d.place, u, h);
  f.spent = spot.cost;
  const reveals = showsChit(d, u);
  io.emit({ type: 'enter', rule: '11.1.1', unit: u, to: h, cost: spot.cost / 2, ...(reveals ? { reveals } : {}) });
  entered(d, u, [h], io);
  arrived(d, u, io);
  if (spot.isStop) finish(f);
}

/** 10.3.2 */
export function start(d: State, f: MovementFrame, u: number, io: Io): void {
  takeUp(d, f, u);
  const die = io.dice.roll(6, '10.3.2');
  f.lame = 2 * die;
  io.emit({ type: 'start', rule: '10.3.2', unit: u, hex: placeOf(d, u), die });
}

/** 13.7.1 Two dice against the morale of the command. */
export function pushOn(d: State, f: MovementFrame, u: number, h: number, io: Io): void {
  const from = placeOf(d, u);
  takeUp(d, f, u);
  const sum = twoDice(io, '13.7.1');
  const isDone = sum <= moraleOf(d, commandOf(u));
  io.emit({ type: 'push-on', rule: '13.7.1', unit: u, from, to: h, dice: sum, success: isDone });
  if (isDone) {
    d.place = withAt(d.place, u, h);
    entered(d, u, [h], io);
  }
  finish(f);
}

export function end(d: State, f: MovementFrame, io: Io): void {
  pop(d);
  countArrivals(d, io);
  const surplus: SurplusFrame = { phase: 'surplus', side: enemyOf(f.side) };
  if (overfullHexes(d, f.side).length > 0) push(d, surplus);
}
