/** 8.1 Marches, 8.3 trains and 8.4 voyages: how a unit on the map, or arriving by sea, moves to another place. */
import type { Io } from '../../../kit/flow.ts';
import type { Action } from '../../../kit/game.ts';
import { withAt } from '../../../kit/list.ts';
import type { Level, Named } from '../../../kit/offer.ts';
import type { SeaMove } from '../data/support.ts';
import type { MovementFrame } from '../frames.ts';
import { UNITS_OF } from '../pieces.ts';
import { entered } from '../rules/enter.ts';
import { canRide, canWalk, ridesOf, walksOf, wayOf, whyNotRide } from '../rules/legs.ts';
import { whyNotAlong, whyNotReach } from '../rules/marchWhy.ts';
import { legOf, type MoveContext, moveContextOf, whyNotWalk } from '../rules/mover.ts';
import { whyNotEntrain } from '../rules/rail.ts';
import { namedRoute, ride, whyNotRideBy } from '../rules/ride.ts';
import { sail, voyagesOf, watersOf } from '../rules/sea.ts';
import { type VoyageType, whyNotAway, whyNotDisembark, whyNotEmbark } from '../rules/seaWhy.ts';
import { whyNotOwn } from '../rules/whose.ts';
import { whyKept } from '../rules/withdrawal.ts';
import { MOVED, placeOf, type State } from '../state.ts';
import type { MoveOffer, MoveOffers } from './moveOffer.ts';

const unitBy = (type: string, why: (go: MoveContext, u: number) => ReturnType<typeof whyNotOwn>): UnitLevel => ({
  among: ({ f }) => UNITS_OF[f.side],
  why: (go, { unit }) => whyNotOwn(go.f.side, unit) ?? why(go, unit) ?? whyKept(go, unit, type),
});

type UnitLevel = Level<MoveContext, number>;

const voyage = (type: VoyageType, kind: (d: State, a: Action) => SeaMove): MoveOffer => ({
  rule: '8.4.3',
  takes: {
    unit: unitBy(type, (go, u) => whyNotEmbark(go, type, u)),
    hex: {
      ends: (go, { unit }) => voyagesOf(go, watersOf(go), unit)[type],
      why: (go, { unit, hex }) => whyNotDisembark(go, type, unit, hex),
    },
  },
  isOpen: true,
  run(d, f, a, io) {
    f.mover = -1;
    sail(d, f.side, { unit: a.unit, kind: kind(d, a), to: a.hex ?? -1 }, io);
  },
});

export const TRAVEL: MoveOffers = {
  move: {
    rule: '8.1.1',
    takes: {
      unit: unitBy('move', whyNotWalk),
      hex: {
        ends: (go, { unit }) => walksOf(go, unit),
        some: (go, { unit }) => canWalk(go, unit),
        why: (go, { unit, hex }) => whyNotReach(go, legOf(go, unit), hex),
      },
    },
    isOpen: true,
    way: (go, { unit, hex }) => wayOf(go, legOf(go, unit), { type: 'move', hex })?.path,
    along: (go, { unit, hex, hexes = [] }) => whyNotAlong(go, legOf(go, unit), hexes, hex),
    run: move,
  },
  rail: {
    rule: '8.3',
    takes: {
      unit: unitBy('rail', whyNotEntrain),
      hex: {
        ends: (go, { unit }) => ridesOf(go, unit),
        some: (go, { unit }) => canRide(go, unit),
        why: (go, { unit, hex }) => whyNotRide(go, unit, hex),
      },
    },
    isOpen: true,
    way: (go, { unit, hex }) => namedRoute(go, unit, hex),
    along: (go, { unit, hex, hexes = [] }) => whyNotRideBy(go, unit, hex, hexes),
    run(d, f, { unit, hex, hexes }, io) {
      f.mover = -1;
      ride(d, moveContextOf(d, f), { unit, hex, hexes }, io);
    },
  },
  sail: voyage('sail', (d, a) => (placeOf(d, a.unit!) >= 0 ? 'port' : 'arrival')),
  invade: voyage('invade', () => 'landing'),
  // 8.4.6 In the Baltic an evacuation to a port rolls as a move to a port. 8.4.3D Without a hex it leads off the map.
  evacuate: {
    ...voyage('evacuate', (_d, a) => (a.hex === undefined ? 'evacuation' : 'port')),
    without: (go, { unit }) => whyNotAway(go, unit),
  },
};

function move(d: State, f: MovementFrame, a: Named, io: Io): void {
  const { unit, hex } = a;
  const go = moveContextOf(d, f);
  const leg = legOf(go, unit);
  const way = wayOf(go, leg, a);
  if (!way) throw new Error(`unit ${unit} cannot reach hex ${hex}`);
  const { path, cost, ends } = way;
  io.emit({ type: 'move', rule: '8.1.2', unit, from: leg.from, to: hex, path, cost: cost - leg.spent });
  f.mover = ends ? -1 : unit;
  f.spent = cost;
  d.done = withAt(d.done, unit, MOVED);
  d.place = withAt(d.place, unit, hex);
  entered(d, unit, path, io);
}
