/** 12.1 Arrivals, 11.1 paratroops, 12.5 withdrawals: units that enter and leave the map during movement. */
import type { Io } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { itemAt, withAt } from '../../../kit/list.ts';
import type { Named } from '../../../kit/offer.ts';
import { bar, type Why } from '../../../kit/why.ts';
import type { MovementFrame } from '../frames.ts';
import { GERMAN_PARATROOP, isLand, SIDE, SOVIET } from '../pieces.ts';
import { entered } from '../rules/enter.ts';
import {
  doorsOf,
  entryHexes,
  hasEntry,
  reliefHexes,
  remnantFor,
  waitingOf,
  whyNotArrive,
  whyNotRelieve,
  whyNotReplacement,
  whyNotWaiting,
  workerCities,
} from '../rules/entry.ts';
import { groundOf } from '../rules/ground.ts';
import { type MoveContext, moveContextOf } from '../rules/mover.ts';
import { dropHexes, hasDrop, inHolding, isParatroop, whyNotDropTo, whyNotJump } from '../rules/paratroops.ts';
import { countTrain } from '../rules/rail.ts';
import { sail } from '../rules/sea.ts';
import { whyOffMap } from '../rules/whereabouts.ts';
import { whyNotOwn, whyNotPresent } from '../rules/whose.ts';
import {
  leavingOf,
  namedWayOut,
  owedCorps,
  type WayOut,
  wayOut,
  whyNotHome,
  whyNotOutBy,
  whyNotWithdrawn,
  withdrawalDue,
} from '../rules/withdrawal.ts';
import {
  AS_PRINTED,
  AT_SEA,
  IDLE,
  isOnMap,
  LANDED,
  MOVED,
  PARA,
  REPLACED,
  SPARE,
  type State,
  TO_ARRIVE,
  WITHDRAWN,
} from '../state.ts';
import type { MoveOffer, MoveOffers } from './moveOffer.ts';

/** A corps leaves over land, by the default way or a named one. */
const overLand = (rule: string, offer: Pick<MoveOffer, 'takes' | 'run'>): MoveOffer => ({
  ...offer,
  rule,
  way: (go, { unit }) => namedWayOut(go, unit),
  along: (go, { unit, hexes = [] }) => whyNotOutBy(go, unit, hexes, rule),
});

export const ARRIVALS: MoveOffers = {
  arrive: {
    rule: '12.1.2',
    takes: {
      unit: {
        among: go => [...waitingOf(go), ...inHolding(go.s, go.f.side)],
        why: (go, { unit }) => whyNotOwn(go.f.side, unit) ?? whyNotWaiting(go, unit),
      },
      hex: {
        ends: (go, { unit }) => entryHexes(go, unit),
        some: (go, { unit }) => hasEntry(go, unit),
        why: (go, { unit, hex }) => whyNotArrive(go, unit, hex),
      },
    },
    isOpen: true,
    run: arrive,
  },
  relieve: {
    rule: '9.12.3',
    takes: {
      unit: {
        among: waitingOf,
        why: (go, { unit }) => whyNotOwn(go.f.side, unit) ?? whyNotReplacement(go, unit),
      },
      hex: {
        ends: (go, { unit }) => reliefHexes(go, unit),
        why: (go, { unit, hex }) => whyNotRelieve(go, unit, hex),
      },
    },
    isOpen: true,
    run: relieve,
  },
  hold: {
    rule: '11.1.2',
    takes: { unit: { among: waitingOf, why: (go, { unit }) => whyNotHeld(go, unit) } },
    run: hold,
  },
  drop: {
    rule: '11.1.3',
    takes: {
      unit: {
        among: ({ s, f }) => inHolding(s, f.side),
        why: (go, { unit }) => whyNotOwn(go.f.side, unit) ?? whyNotJump(go, unit),
      },
      hex: {
        ends: (go, { unit }) => dropHexes(go, unit),
        some: (go, { unit }) => hasDrop(go, unit),
        why: (go, { unit, hex }) => whyNotDropTo(go, unit, hex),
      },
    },
    isOpen: true,
    run: drop,
  },
  withdraw: overLand('12.5', {
    takes: {
      unit: {
        ends: go => leavingOf(go).byLand,
        why: (go, { unit }) => whyNotPresent(go.s, go.f.side, unit) ?? whyNotWithdrawn(go, unit, 'withdraw'),
      },
    },
    run: withdraw,
  }),
  'withdraw-by-sea': {
    rule: '12.5',
    takes: {
      unit: {
        ends: go => leavingOf(go).bySea,
        why: (go, { unit }) => whyNotPresent(go.s, go.f.side, unit) ?? whyNotWithdrawn(go, unit, 'withdraw-by-sea'),
      },
    },
    run: withdrawBySea,
  },
  'leave-map': overLand('V3.1', {
    takes: {
      unit: {
        among: () => [GERMAN_PARATROOP],
        why: (go, { unit }) => whyNotPresent(go.s, go.f.side, unit) ?? whyNotHome(go, unit),
      },
    },
    run: leaveMap,
  }),
};

/** What `ARRIVALS` offers now. */
export function addArrivals(go: MoveContext, choices: Choice[]): void {
  const { s, f } = go;
  for (const unit of waitingOf(go)) {
    if (hasEntry(go, unit)) choices.push(open('arrive', unit));
    if (reliefHexes(go, unit).length > 0) choices.push(open('relieve', unit));
    if (!whyNotHeld(go, unit)) choices.push({ type: 'hold', unit });
  }
  for (const unit of inHolding(s, f.side)) {
    if (hasDrop(go, unit)) choices.push(open('drop', unit));
    if (!whyNotWaiting(go, unit) && hasEntry(go, unit)) choices.push(open('arrive', unit));
  }
  if (owedCorps(s, f.side, f.impulse) > 0) addWithdrawals(go, choices);
  if (f.side === SIDE[GERMAN_PARATROOP] && isOnMap(s, GERMAN_PARATROOP) && !whyNotHome(go, GERMAN_PARATROOP))
    choices.push({ type: 'leave-map', unit: GERMAN_PARATROOP });
}

const open = (type: string, unit: number): Choice => ({ type, unit, open: 'hex' });

function addWithdrawals(go: MoveContext, choices: Choice[]): void {
  const { byLand, bySea } = leavingOf(go);
  for (const unit of byLand) choices.push({ type: 'withdraw', unit });
  for (const unit of bySea) choices.push({ type: 'withdraw-by-sea', unit });
}

const NO_PARATROOP = bar('11.1.2', 'no-paratroop', 'unit');
const BOX_ONCE = bar('11.1.5', 'box-once', 'unit');
const ON_MAP = bar('11.1.2', 'on-map', 'unit');

/** 11.1.2, 11.1.5 Why a unit may not go to the holding box: only on its first arrival it may. */
function whyNotHeld({ s, f }: MoveContext, u: number): Why {
  const own = whyNotOwn(f.side, u);
  if (own) return own;
  if (!isParatroop(u) || SIDE[u] !== SOVIET) return NO_PARATROOP;
  if (s.place[u] !== TO_ARRIVE) return whyOffMap(s, u) ?? ON_MAP;
  return s.via[u] === AS_PRINTED ? undefined : BOX_ONCE;
}

/** 12.1.1 A unit that can arrive must; 12.5 a unit that can be withdrawn must be, if that is owed. */
export function whyArrivalsOwed(go: MoveContext): Why {
  const { s, f } = go;
  const waiting = waitingOf(go);
  const owed = owedCorps(s, f.side, f.impulse);
  if (waiting.length === 0 && owed === 0) return undefined;
  const units = waiting.filter(u => hasEntry(go, u) || reliefHexes(go, u).length > 0);
  if (units.length > 0) return { rule: '12.1.1', code: 'arrivals-first', about: { units } };
  const { byLand } = leavingOf(go);
  const rule = withdrawalDue(s, f.side, f.impulse)?.rule ?? '12.5';
  return byLand.length > 0 ? { rule, code: 'withdrawal-first', about: { count: owed, units: [...byLand] } } : undefined;
}

/** 12.1.2, 12.2 Placed on the map at no cost; in an enemy ZOC it counts as having begun there. */
function arrive(d: State, f: MovementFrame, { unit: u, hex: h }: Named, io: Io): void {
  const { rule } = doorsOf(d, u);
  const isRebuilt = d.via[u] === REPLACED && SIDE[u] === SOVIET && d.place[u] !== PARA;
  if (isRebuilt && workerCities(d).includes(h)) d.rebuilt = [...d.rebuilt, h];
  io.emit({ type: 'arrive', rule, unit: u, hex: h });
  put(d, f, u, h, io);
}

/** 9.12.3 */
function relieve(d: State, f: MovementFrame, { unit: u, hex: h }: Named, io: Io): void {
  const remnant = remnantFor(d, u, h);
  d.place = withAt(d.place, remnant, SPARE);
  io.emit({ type: 'relieve', rule: '9.12.3', unit: u, hex: h, units: [remnant] });
  put(d, f, u, h, io);
}

function put(d: State, f: MovementFrame, u: number, h: number, io: Io): void {
  f.mover = -1;
  d.place = withAt(d.place, u, h);
  d.done = withAt(d.done, u, IDLE);
  d.fresh = withAt(d.fresh, u, 1);
  d.held = withAt(d.held, u, itemAt(groundOf(d, f.side).ezoc, h));
  entered(d, u, [h], io);
}

/** 11.1.2 */
function hold(d: State, _f: MovementFrame, { unit: u }: Named, io: Io): void {
  d.place = withAt(d.place, u, PARA);
  io.emit({ type: 'hold', rule: '11.1.2', unit: u });
}

/** 11.1.3, V3.1 A unit that jumps onto an enemy takes the hex only by winning the battle. */
function drop(d: State, f: MovementFrame, { unit: u, hex: h }: Named, io: Io): void {
  const onto = groundOf(d, f.side).enemy[h] === 1;
  f.mover = -1;
  io.emit({ type: 'drop', rule: SIDE[u] === SOVIET ? '11.1.3' : 'V3.1', unit: u, hex: h, onto });
  d.place = withAt(d.place, u, h);
  d.done = withAt(d.done, u, LANDED);
  d.fresh = withAt(d.fresh, u, 1);
  if (!onto) entered(d, u, [h], io);
}

/** 12.5 */
function withdraw(d: State, f: MovementFrame, a: Named, io: Io): void {
  io.emit({ type: 'withdraw', rule: '12.5', ...depart(d, f, a, io) });
  d.place = withAt(d.place, a.unit, WITHDRAWN);
  d.withdrawn++;
}

/** 12.5 A corps lost at sea has not been withdrawn. */
function withdrawBySea(d: State, f: MovementFrame, { unit: u }: Named, io: Io): void {
  f.mover = -1;
  sail(d, f.side, { unit: u, kind: 'evacuation', to: -1 }, io);
  if (d.place[u] !== AT_SEA) return;
  io.emit({ type: 'withdraw', rule: '12.5', unit: u, by: 'sea' });
  d.place = withAt(d.place, u, WITHDRAWN);
  d.withdrawn++;
}

/** V3.1 German paratroops leave the map, to jump again in a later turn. */
function leaveMap(d: State, f: MovementFrame, a: Named, io: Io): void {
  io.emit({ type: 'leave-map', rule: 'V3.1', ...depart(d, f, a, io) });
  d.place = withAt(d.place, a.unit, PARA);
  d.done = withAt(d.done, a.unit, MOVED);
}

/** Moves to the edge, by march or by rail; the caller removes the unit. */
function depart(d: State, f: MovementFrame, { unit, hexes }: Named, io: Io): WayOut & { readonly unit: number } {
  const way = wayOut(moveContextOf(d, f), unit, hexes);
  if (!way) throw new Error(`unit ${unit} cannot leave the map`);
  f.mover = -1;
  if (way.by === 'rail' && !d.fresh[unit]) countTrain(d, f.side);
  const last = way.path.at(-1);
  if (last !== undefined) {
    d.place = withAt(d.place, unit, last);
    // The railway to the Crimea crosses the sea.
    entered(d, unit, way.path.filter(isLand), io);
  }
  return { unit, ...way };
}
