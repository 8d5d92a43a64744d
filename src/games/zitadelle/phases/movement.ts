/** 8 The movement of one side: legs, reinforcements, engines, mines, and the options that belong to it. */

import { type Io, type Phase, pop, push } from '../../../kit/flow.ts';
import type { Action, Choice } from '../../../kit/game.ts';
import { withAll } from '../../../kit/list.ts';
import { UNITS } from '../data/units.ts';
import { hasActed, type MovementFrame, type SurplusFrame } from '../frames.ts';
import { COMMAND, enemyOf, GERMAN, REGIMENT, roleOf, TROOPS_OF, UNITS_OF } from '../pieces.ts';
import { wayAlong } from '../rules/along.ts';
import { arrived, callUp, countArrivals, showsChit } from '../rules/arrival.ts';
import { entered } from '../rules/control.ts';
import { twoDice } from '../rules/dice.ts';
import { arrivals, canEnter, entrySpots } from '../rules/entry.ts';
import { isOverfull } from '../rules/ground.ts';
import { type Going, goingOf, type Leg, legOf, needsStart, type Spot, wayTo } from '../rules/movement.ts';
import { pushHexes } from '../rules/pushOn.ts';
import { join, maySplit, partnerOf, split } from '../rules/splits.ts';
import { canGoOn, canMakeRoom, canWalk, hexToClear, mayStop, stopsOf } from '../rules/stops.ts';
import { overfullHexes } from '../rules/surplus.ts';
import { moraleOf } from '../rules/values.ts';
import { ACTED, IDLE, type State } from '../state.ts';

function enter(d: State, f: MovementFrame, io: Io): void {
  d.done = withAll(d.done, UNITS_OF[f.side]!, IDLE);
  callUp(d, f.side, io);
}

/** By unit: hundreds of them are in every list, and all say the same. */
const MOVES: readonly Choice[] = UNITS.map((_, unit) => ({ type: 'move', unit, open: 'hex' }));

function legal(s: State, f: MovementFrame): Choice[] {
  const go = goingOf(s, f);
  if (isBound(go)) return [MOVES[f.mover]!];
  const choices: Choice[] = [];
  for (const unit of TROOPS_OF[f.side]!) if (s.place[unit]! >= 0) addMoves(go, unit, choices);
  for (const unit of arrivals(s, f.side)) if (canEnter(go, unit)) choices.push({ type: 'enter', unit, open: 'hex' });
  if (s.options.splits && f.side === GERMAN && f.acted === 0) choices.push(...regroupings(s));
  if (hexToClear(go) < 0) choices.push({ type: 'end-movement' });
  return choices;
}

function addMoves(go: Going, unit: number, choices: Choice[]): void {
  const { done, options } = go.s;
  if (done[unit] === IDLE && needsStart(unit)) choices.push({ type: 'start', unit });
  else if (canWalk(go, unit)) choices.push(MOVES[unit]!);
  if (options.pushOn && pushHexes(go, unit).length > 0) choices.push({ type: 'push-on', unit, open: 'hex' });
}

/** Whether the unit on the move must go on before anything else, as there is no room where it stands. */
export function isBound(go: Going): boolean {
  const { mover } = go.f;
  if (mover < 0 || go.s.place[mover]! < 0) return false;
  const h = go.s.place[mover]!;
  return isOverfull(go.stacks, h) && canGoOn(go, legOf(go, mover)) && !canMakeRoom(go, mover, h);
}

/** 13.4.3 Before anybody has moved. Joining is named by the first battalion alone. */
const regroupings = (s: State): Choice[] =>
  TROOPS_OF[GERMAN]!.flatMap((unit): Choice[] => {
    if (s.place[unit]! < 0) return [];
    if (maySplit(s, unit)) return [{ type: 'split', unit }];
    return REGIMENT[unit]! >= 0 && partnerOf(s, unit) > unit ? [{ type: 'join', unit }] : [];
  });

function complete(s: State, f: MovementFrame, { type, unit = -1 }: Choice): Action[] {
  const go = goingOf(s, f);
  return hexesFor(go, type, unit).map(hex => ({ type, unit, hex }));
}

function hexesFor(go: Going, type: string, unit: number): readonly number[] {
  if (type === 'move') return stopsOf(go, unit);
  return type === 'enter' ? entrySpots(go, unit).map(spot => spot.hex) : pushHexes(go, unit);
}

/** The unit that is on the move now; whoever was before has finished (8.1.6). */
function takeUp(d: State, f: MovementFrame, u: number): void {
  f.acted = 1;
  if (f.mover === u) return;
  Object.assign(f, { mover: u, spent: 0, broke: 0, lame: 0 });
  d.done = d.done.with(u, ACTED);
}

const finish = (f: MovementFrame): void => {
  Object.assign(f, { mover: -1, spent: 0, broke: 0, lame: 0 });
};

/** The engine's own way to the hex, or the one that is named, if the unit may stop at its end. */
export function wayOf(
  go: Going,
  leg: Leg,
  { hex = -1, hexes }: Action,
): { spot: Spot; path: readonly number[] } | undefined {
  if (!hexes) return wayTo(go, leg, hex);
  const way = wayAlong(go, leg, hexes);
  return way.ok && mayStop(go, leg, way.value) ? { spot: way.value, path: hexes } : undefined;
}

function isOpenWay(s: State, f: MovementFrame, a: Action): boolean {
  const go = goingOf(s, f);
  return wayOf(go, legOf(go, a.unit!), a) !== undefined;
}

function ownWay(s: State, f: MovementFrame, a: Action): readonly number[] | undefined {
  if (a.type !== 'move' || a.unit === undefined) return undefined;
  const go = goingOf(s, f);
  return wayOf(go, legOf(go, a.unit), a)?.path;
}

function move(d: State, f: MovementFrame, a: Action, io: Io): void {
  const [u, h] = [a.unit!, a.hex!];
  const go = goingOf(d, f);
  const leg = legOf(go, u);
  const way = wayOf(go, leg, a);
  if (!way) throw new Error(`unit ${u} cannot reach hex ${h}`);
  const { spot, path } = way;
  takeUp(d, f, u);
  f.spent = spot.cost;
  if (leg.breakaway >= 0) f.broke = 1;
  d.place = d.place.with(u, h);
  io.emit({ type: 'move', rule: '8.1.1', unit: u, from: leg.from, to: h, path, cost: (spot.cost - leg.spent) / 2 });
  entered(d, u, path, io);
  if (spot.fort >= 0) mines(d, f, { unit: u, fort: spot.fort, limit: leg.limit, isStop: spot.isStop }, io);
  if (spot.isStop || f.spent >= leg.limit) finish(f);
}

interface Crossing {
  readonly unit: number;
  readonly fort: number;
  readonly limit: number;
  readonly isStop: boolean;
}

/** 8.3.3 The die is spent on top. Who cannot go on stays (Q7), or goes back where there is no room for him (Q8). */
function mines(d: State, f: MovementFrame, { unit, fort, limit, isStop }: Crossing, io: Io): void {
  const die = io.dice.roll(6, '8.3.3');
  f.spent += 2 * die;
  io.emit({ type: 'mines', rule: '8.3.3', unit, hex: d.place[unit]!, die });
  const go = goingOf(d, f);
  if (!isOverfull(go.stacks, d.place[unit]!)) return;
  const isHalted = f.spent > limit || (!isStop && !canGoOn(go, legOf(go, unit)));
  if (!isHalted) return;
  io.emit({ type: 'mined-back', rule: 'Q8', unit, from: d.place[unit]!, to: fort });
  d.place = d.place.with(unit, fort);
  f.spent = limit;
}

/** 11.1.1 The first hex; the unit goes on from there. */
function comeIn(d: State, f: MovementFrame, u: number, h: number, io: Io): void {
  const spot = entrySpots(goingOf(d, f), u).find(x => x.hex === h);
  if (!spot) throw new Error(`unit ${u} cannot come in at hex ${h}`);
  takeUp(d, f, u);
  d.place = d.place.with(u, h);
  f.spent = spot.cost;
  const reveals = showsChit(d, u);
  io.emit({ type: 'enter', rule: '11.1.1', unit: u, to: h, cost: spot.cost / 2, ...(reveals ? { reveals } : {}) });
  entered(d, u, [h], io);
  arrived(d, u, io);
  if (spot.isStop) finish(f);
}

/** 10.3.2 */
function start(d: State, f: MovementFrame, u: number, io: Io): void {
  takeUp(d, f, u);
  const die = io.dice.roll(6, '10.3.2');
  f.lame = 2 * die;
  io.emit({ type: 'start', rule: '10.3.2', unit: u, hex: d.place[u]!, die });
}

/** 13.7.1 Two dice against the morale of the command. */
function pushOn(d: State, f: MovementFrame, u: number, h: number, io: Io): void {
  const from = d.place[u]!;
  takeUp(d, f, u);
  const sum = twoDice(io, '13.7.1');
  const isDone = sum <= moraleOf(d, COMMAND[u]!);
  io.emit({ type: 'push-on', rule: '13.7.1', unit: u, from, to: h, dice: sum, success: isDone });
  if (isDone) {
    d.place = d.place.with(u, h);
    entered(d, u, [h], io);
  }
  finish(f);
}

function end(d: State, f: MovementFrame, io: Io): void {
  pop(d);
  countArrivals(d, io);
  const surplus: SurplusFrame = { phase: 'surplus', side: enemyOf(f.side) };
  if (overfullHexes(d, f.side).length > 0) push(d, surplus);
}

export const movement: Phase<State, MovementFrame> = {
  rule: '8.0',
  actor: (_s, f) => roleOf(f.side),
  enter,
  legal,
  complete,
  way: ownWay,
  follows: isOpenWay,
  waits: hasActed,
  on: {
    move,
    enter: (d, f, a, io) => comeIn(d, f, a.unit!, a.hex!, io),
    start: (d, f, a, io) => start(d, f, a.unit!, io),
    'push-on': (d, f, a, io) => pushOn(d, f, a.unit!, a.hex!, io),
    split(d, _f, a, io) {
      const hex = d.place[a.unit!]!;
      io.emit({ type: 'split', rule: '13.4.3', unit: a.unit!, hex, units: split(d, a.unit!) });
    },
    join(d, _f, a, io) {
      io.emit({ type: 'join', rule: '13.4.3', unit: join(d, a.unit!), hex: d.place[REGIMENT[a.unit!]!]! });
    },
    'end-movement': (d, f, _a, io) => end(d, f, io),
  },
};
