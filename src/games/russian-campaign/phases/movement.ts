/** 8 The movement of one impulse: on foot, by rail, by sea; and what else is done meanwhile (extra.ts). */
import { type Io, type Phase, pop, push } from '../../../kit/flow.ts';
import type { Action, Choice, Refusal } from '../../../kit/game.ts';
import { withAll } from '../../../kit/list.ts';
import type { SeaMove } from '../data/support.ts';
import { UNITS } from '../data/units.ts';
import { hasActed, type MovementFrame, type SurplusFrame } from '../frames.ts';
import { roleOf, SIDE, UNITS_OF } from '../pieces.ts';
import { entered } from '../rules/enter.ts';
import { groundOf } from '../rules/ground.ts';
import { canRide, canWalk, isBound, owed, ridesOf, walksOf, wayOf } from '../rules/legs.ts';
import { type Going, goingOf, handsOf, legOf, type Way } from '../rules/movement.ts';
import { trainsLeft } from '../rules/rail.ts';
import { mayRideBy, namedRoute, ride } from '../rules/ride.ts';
import { isBySea, sail, voyagesOf, watersOf } from '../rules/sea.ts';
import { surplusUnits } from '../rules/stacking.ts';
import { isLeaving, namedWayOut, wayOut } from '../rules/withdrawal.ts';
import { IDLE, isOnMap, MOVED, type State } from '../state.ts';
import type { MoveExtra } from './extra.ts';
import { moveArrivals } from './moveArrivals.ts';
import { moveSupport } from './moveSupport.ts';

const EXTRAS: readonly MoveExtra[] = [moveArrivals, moveSupport];
const EXTRA_OF = new Map(EXTRAS.flatMap(extra => Object.keys(extra.on).map(type => [type, extra] as const)));

/** 8.2.3 Nobody has moved yet; who stands in an enemy ZOC is noted. */
function enter(d: State, f: MovementFrame): void {
  const g = groundOf(d, f.side);
  const held = d.held.slice();
  for (const u of UNITS_OF[f.side]!) held[u] = d.place[u]! >= 0 && g.ezoc[d.place[u]!] ? 1 : 0;
  d.held = held;
  d.done = withAll(d.done, UNITS_OF[f.side]!, IDLE);
  d.fresh = d.fresh.map((fresh, u) => (SIDE[u] === f.side ? 0 : fresh));
  d.stukas = [];
  d.guns = [];
}

/** By unit: they are in every list, and always say the same. */
const MOVES: readonly Choice[] = UNITS.map((_, unit) => ({ type: 'move', unit, open: 'hex' }));
const RIDES: readonly Choice[] = UNITS.map((_, unit) => ({ type: 'rail', unit, open: 'hex' }));

function legal(s: State, f: MovementFrame): Choice[] {
  const go = goingOf(s, f);
  if (isBound(go)) return [MOVES[f.mover]!];
  let choices: Choice[] = [];
  const hands = handsOf(go);
  for (const unit of hands) if (isOnMap(s, unit) && canWalk(go, unit)) choices.push(MOVES[unit]!);
  addRides(go, hands, choices);
  addVoyages(go, hands, choices);
  for (const bar of barsOn(go)) choices = choices.filter(choice => !bar(choice));
  for (const extra of EXTRAS) for (const choice of extra.choices(go)) choices.push(choice);
  if (!whyNotEnd(go)) choices.push({ type: 'end-movement' });
  return choices;
}

/** What the extras forbid. */
export function barsOn(go: Going): ((a: Action) => Refusal | undefined)[] {
  const bars: ((a: Action) => Refusal | undefined)[] = [];
  for (const extra of EXTRAS) {
    const bar = extra.bars?.(go);
    if (bar) bars.push(bar);
  }
  return bars;
}

function addRides(go: Going, hands: readonly number[], choices: Choice[]): void {
  // 8.3.3
  if (go.f.impulse !== 1) return;
  const { place, fresh, done } = go.s;
  const hasTrains = trainsLeft(go) > 0;
  for (const unit of hands) {
    if (place[unit]! < 0 || done[unit] !== IDLE || !(hasTrains || fresh[unit])) continue;
    if (canRide(go, unit)) choices.push(RIDES[unit]!);
  }
}

function addVoyages(go: Going, hands: readonly number[], choices: Choice[]): void {
  const { s } = go;
  const sailors = hands.filter(unit => isBySea(s, unit));
  if (sailors.length === 0) return;
  const waters = watersOf(go);
  if (waters.length === 0) return;
  for (const unit of sailors) {
    const found = voyagesOf(go, waters, unit, true);
    for (const type of VOYAGES) if (found[type].length > 0) choices.push({ type, unit, open: 'hex' });
    if (found.away) choices.push({ type: 'evacuate', unit });
  }
}

const VOYAGES = ['sail', 'invade', 'evacuate'] as const;

function complete(s: State, f: MovementFrame, choice: Choice): Action[] {
  const { type, unit = -1 } = choice;
  const extra = EXTRA_OF.get(type);
  if (extra) return extra.complete?.(s, f, choice) ?? [];
  return hexesFor(goingOf(s, f), type, unit).map(hex => ({ type, unit, hex }));
}

function hexesFor(go: Going, type: string, unit: number): readonly number[] {
  if (type === 'move') return walksOf(go, unit);
  if (type === 'rail') return ridesOf(go, unit);
  const found = voyagesOf(go, watersOf(go), unit);
  if (type === 'sail') return found.sail;
  return type === 'invade' ? found.invade : found.evacuate;
}

/** 6.2, 3.3.2 and whatever the extras ask for. */
export function whyNotEnd(go: Going): Refusal | undefined {
  let owes = owed(go);
  for (const extra of EXTRAS) owes ??= extra.owes?.(go);
  return owes;
}

function marchOf(s: State, f: MovementFrame, a: Action): Way | undefined {
  if (a.type !== 'move' || a.unit === undefined) return undefined;
  const go = goingOf(s, f);
  return wayOf(go, legOf(go, a.unit), a);
}

function move(d: State, f: MovementFrame, a: Action, io: Io): void {
  const [u, h] = [a.unit!, a.hex!];
  const go = goingOf(d, f);
  const leg = legOf(go, u);
  const way = wayOf(go, leg, a);
  if (!way) throw new Error(`unit ${u} cannot reach hex ${h}`);
  const { path, cost, ends } = way;
  io.emit({ type: 'move', rule: '8.1.2', unit: u, from: leg.from, to: h, path, cost: cost - leg.spent });
  f.acted = 1;
  f.mover = ends ? -1 : u;
  f.spent = cost;
  d.done = d.done.with(u, MOVED);
  d.place = d.place.with(u, h);
  entered(d, u, path, io);
}

function voyage(kind: (d: State, a: Action) => SeaMove): Handler {
  return (d, f, a, io) => {
    f.acted = 1;
    f.mover = -1;
    sail(d, f.side, { unit: a.unit!, kind: kind(d, a), to: a.hex ?? -1 }, io);
  };
}

type Handler = (d: State, f: MovementFrame, a: Action, io: Io) => void;

/** Whatever is done, the end is now the player's to say. */
const acting =
  (handler: Handler): Handler =>
  (d, f, a, io) => {
    f.acted = 1;
    handler(d, f, a, io);
  };

const extras = Object.fromEntries(
  EXTRAS.flatMap(extra => Object.entries(extra.on).map(([type, handler]) => [type, acting(handler)])),
);

function end(d: State, f: MovementFrame): void {
  pop(d);
  const surplus: SurplusFrame = { phase: 'surplus', side: f.side };
  if (surplusUnits(d, f.side).length > 0) push(d, surplus);
}

export const movement: Phase<State, MovementFrame> = {
  rule: '8.0',
  actor: (_s, f) => roleOf(f.side),
  enter,
  legal,
  complete,
  way(s, f, a) {
    if (isLeaving(a.type)) return namedWayOut(goingOf(s, f), a.unit!);
    return a.type === 'rail' ? namedRoute(goingOf(s, f), a.unit!, a.hex!) : marchOf(s, f, a)?.path;
  },
  follows(s, f, a) {
    if (isLeaving(a.type)) return wayOut(goingOf(s, f), a.unit!, a.hexes) !== undefined;
    return a.type === 'rail' ? mayRideBy(goingOf(s, f), a.unit!, a.hexes!) : marchOf(s, f, a) !== undefined;
  },
  waits: hasActed,
  on: {
    move,
    rail: (d, f, a, io) => {
      f.acted = 1;
      f.mover = -1;
      ride(d, goingOf(d, f), { unit: a.unit!, hex: a.hex!, hexes: a.hexes }, io);
    },
    sail: voyage((d, a) => (d.place[a.unit!]! >= 0 ? 'port' : 'arrival')),
    invade: voyage(() => 'landing'),
    // 8.4.6 In the Baltic an evacuation to a port is rolled for as a move to one.
    evacuate: voyage((_d, a) => (a.hex === undefined ? 'evacuation' : 'port')),
    'end-movement': end,
    ...extras,
  },
};
