/**
 * 8 The movement of one impulse: by march, rail and sea, and the other actions allowed meanwhile. Its list is made
 * after every move, so it writes the list itself; the contract suite compares it with the one derived from the offers.
 */
import { pop, push } from '../../../kit/flow.ts';
import type { Action, Choice } from '../../../kit/game.ts';
import { withAll, withEach } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Why } from '../../../kit/why.ts';
import { UNITS } from '../data/units.ts';
import { hasActed, type MovementFrame, type SurplusFrame } from '../frames.ts';
import { roleOf, SIDE, UNITS_OF } from '../pieces.ts';
import { groundOf } from '../rules/ground.ts';
import { canRide, canWalk, owed, whyBound } from '../rules/legs.ts';
import { handsOf, type MoveContext, moveContextOf } from '../rules/mover.ts';
import { trainsLeft } from '../rules/rail.ts';
import { isBySea, voyagesOf, watersOf } from '../rules/sea.ts';
import { surplusUnits } from '../rules/stacking.ts';
import { withdrawalBar } from '../rules/withdrawal.ts';
import { IDLE, isOnMap, placeOf, type State } from '../state.ts';
import { ARRIVALS, addArrivals, whyArrivalsOwed } from './moveArrivals.ts';
import type { MoveOffers } from './moveOffer.ts';
import { addSupport, SUPPORT } from './moveSupport.ts';
import { TRAVEL } from './moveTravel.ts';

/** Once a player has acted, only he ends the phase: otherwise he could not undo the last move. */
const acting = (offers: MoveOffers): MoveOffers =>
  Object.fromEntries(
    Object.entries(offers).map(([type, offer]): [string, MoveOffers[string]] => [
      type,
      {
        ...offer,
        run(d, f, a, io) {
          f.acted = 1;
          offer.run(d, f, a, io);
        },
      },
    ]),
  );

export const movement = offerPhase<State, MovementFrame, MoveContext>({
  rule: '8.0',
  actor: (_s, f) => roleOf(f.side),
  enter,
  waits: hasActed,
  ask: moveContextOf,
  first: whyLater,
  list,
  offers: {
    ...acting({ ...TRAVEL, ...ARRIVALS, ...SUPPORT }),
    'end-movement': {
      gate: whyNotEnd,
      run(d, f) {
        pop(d);
        const surplus: SurplusFrame = { phase: 'surplus', side: f.side };
        if (surplusUnits(d, f.side).length > 0) push(d, surplus);
      },
    },
  },
});

/** 8.2.3 Resets all moves; notes which units are in an enemy ZOC. */
function enter(d: State, f: MovementFrame): void {
  const g = groundOf(d, f.side);
  const held = d.held.slice();
  for (const u of UNITS_OF[f.side]) held[u] = placeOf(d, u) >= 0 && g.ezoc[placeOf(d, u)] ? 1 : 0;
  d.held = held;
  d.done = withAll(d.done, UNITS_OF[f.side], IDLE);
  d.fresh = withEach(d.fresh, (fresh, u) => (SIDE[u] === f.side ? 0 : fresh));
  d.stukas = [];
  d.guns = [];
}

/** 3.3.2, 6.2 If the moving unit must go on, nothing else may be done first. */
function whyLater(go: MoveContext, a: Action): Why {
  return a.type === 'move' && a.unit === go.f.mover ? undefined : whyBound(go);
}

/** 3.3.2, 6.2, 12.1.1, 12.5 What is owed before movement ends. */
export function whyNotEnd(go: MoveContext): Why {
  return owed(go) ?? whyArrivalsOwed(go);
}

/** By unit: they are the same in every list, so they are made once. */
const MOVES: readonly Choice[] = UNITS.map((_, unit) => ({ type: 'move', unit, open: 'hex' }));
const RIDES: readonly Choice[] = UNITS.map((_, unit) => ({ type: 'rail', unit, open: 'hex' }));

function list(go: MoveContext): Choice[] {
  if (whyBound(go)) return [MOVES[go.f.mover]!];
  const hands = handsOf(go);
  let choices: Choice[] = [];
  for (const unit of hands) if (isOnMap(go.s, unit) && canWalk(go, unit)) choices.push(MOVES[unit]!);
  addRides(go, hands, choices);
  addVoyages(go, hands, choices);
  const isKept = withdrawalBar(go);
  if (isKept) choices = choices.filter(({ unit = -1, type }) => !isKept(unit, type));
  addArrivals(go, choices);
  addSupport(go, choices);
  if (!whyNotEnd(go)) choices.push({ type: 'end-movement' });
  return choices;
}

function addRides(go: MoveContext, hands: readonly number[], choices: Choice[]): void {
  // 8.3.3
  if (go.f.impulse !== 1) return;
  const { fresh, done } = go.s;
  const hasTrains = trainsLeft(go) > 0;
  for (const unit of hands) {
    if (!isOnMap(go.s, unit) || done[unit] !== IDLE || !(hasTrains || fresh[unit])) continue;
    if (canRide(go, unit)) choices.push(RIDES[unit]!);
  }
}

function addVoyages(go: MoveContext, hands: readonly number[], choices: Choice[]): void {
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
