/** 8 The movement of one side: legs, reinforcements, engines, mines, and the options of this phase. */
import type { Choice } from '../../../kit/game.ts';
import { withAll } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import { UNITS } from '../data/units.ts';
import { hasActed, type MovementFrame } from '../frames.ts';
import { regimentOf, roleOf, TROOPS_OF, UNITS_OF } from '../pieces.ts';
import { callUp, mayHideArrivals } from '../rules/arrival.ts';
import { arrivals, canEnter, entrySpots } from '../rules/entry.ts';
import { whyNotEnter, whyNotGate } from '../rules/entryWhy.ts';
import { legOf, type MoveContext, moveContextOf, needsStart } from '../rules/movement.ts';
import { isBound, whyMoverFirst, whyNotEnd, whyNotMove, whyNotStart, whyNotTo } from '../rules/moveWhy.ts';
import { pushHexes } from '../rules/pushOn.ts';
import { whyNoPushing, whyNotPush, whyNotPushTo } from '../rules/pushOnWhy.ts';
import { battalionMeant, whyNoRegrouping, whyNoTigersNow, whyNotJoinNow, whyNotSplitNow } from '../rules/regroup.ts';
import { join, split } from '../rules/splits.ts';
import { canWalk, hexToClear, isSureToWalk, stopsOf } from '../rules/stops.ts';
import { whyNotAlong } from '../rules/wayWhy.ts';
import { IDLE, placeOf, type State } from '../state.ts';
import { comeIn, end, move, pushOn, start, wayOf } from './march.ts';

/** By unit: hundreds are in every list and always the same, so they are made once. */
const MOVES: readonly Choice[] = UNITS.map((_, unit) => ({ type: 'move', unit, open: 'hex' }));

/** Hundreds of units are checked after every move, so the list is written here; it equals that of the offers below. */
function list(go: MoveContext): Choice[] {
  const { s, f } = go;
  if (isBound(go)) return [MOVES[f.mover]!];
  const choices: Choice[] = [];
  for (const unit of TROOPS_OF[f.side]) if (placeOf(s, unit) >= 0) addMoves(go, unit, choices);
  for (const unit of arrivals(s, f.side)) if (canEnter(go, unit)) choices.push({ type: 'enter', unit, open: 'hex' });
  if (!whyNoRegrouping(s, f.side, f.acted)) choices.push(...regroupings(s, f.side));
  if (hexToClear(go) < 0) choices.push({ type: 'end-movement' });
  return choices;
}

function addMoves(go: MoveContext, unit: number, choices: Choice[]): void {
  const { done, options } = go.s;
  if (isSureToWalk(go, unit)) choices.push(MOVES[unit]!);
  else if (done[unit] === IDLE && needsStart(unit)) choices.push({ type: 'start', unit });
  else if (canWalk(go, unit)) choices.push(MOVES[unit]!);
  if (options.pushOn && pushHexes(go, unit).length > 0) choices.push({ type: 'push-on', unit, open: 'hex' });
}

/** 13.4.3 Before any unit has moved. Joining is named by the first battalion alone. */
const regroupings = (s: State, side: Side): Choice[] =>
  TROOPS_OF[side].flatMap((unit): Choice[] => {
    if (!whyNotSplitNow(s, side, unit)) return [{ type: 'split', unit }];
    return battalionMeant(unit) === unit && !whyNotJoinNow(s, side, unit) ? [{ type: 'join', unit }] : [];
  });

export const movement = offerPhase<State, MovementFrame, MoveContext>({
  rule: '8.0',
  actor: (_s, f) => roleOf(f.side),
  enter(d, f, io) {
    d.done = withAll(d.done, UNITS_OF[f.side], IDLE);
    callUp(d, f.side, io);
  },
  // 13.3.7 A phase that ended by itself would tell the Germans that no chit has brought anybody.
  waits: (s, f) => hasActed(s, f) || mayHideArrivals(s, f.side),
  ask: moveContextOf,
  first: (go, { type, unit }) => whyMoverFirst(go, type, unit),
  list,
  // 13.4.9 Tigers are detached only at set-up.
  elsewhere: ({ s, f }, { type }) => (type === 'detach' || type === 'attach' ? whyNoTigersNow(s, f.side) : undefined),
  offers: {
    move: {
      rule: '8.1.1',
      takes: {
        unit: { among: troops, why: (go, { unit }) => whyNotMove(go, unit) },
        hex: {
          ends: (go, { unit }) => stopsOf(go, unit),
          some: (go, { unit }) => canWalk(go, unit),
          why: (go, { unit, hex }) => whyNotTo(go, unit, hex),
        },
      },
      isOpen: true,
      way: (go, a) => wayOf(go, legOf(go, a.unit), a)?.path,
      along: (go, { unit, hex, hexes = [] }) => whyNotAlong(go, legOf(go, unit), hexes, hex),
      run: move,
    },
    start: {
      rule: '10.3.2',
      takes: { unit: { among: troops, why: (go, { unit }) => whyNotStart(go, unit) } },
      run: (d, f, { unit }, io) => start(d, f, unit, io),
    },
    'push-on': {
      rule: '13.7.1',
      gate: whyNoPushing,
      takes: {
        unit: { among: troops, why: (go, { unit }) => whyNotPush(go, unit) },
        hex: { ends: (go, { unit }) => pushHexes(go, unit), why: (go, { unit, hex }) => whyNotPushTo(go, unit, hex) },
      },
      isOpen: true,
      run: (d, f, { unit, hex }, io) => pushOn(d, f, unit, hex, io),
    },
    enter: {
      rule: '11.1.1',
      takes: {
        unit: { among: ({ s, f }) => arrivals(s, f.side), why: (go, { unit }) => whyNotEnter(go, unit) },
        hex: {
          ends: (go, { unit }) => entrySpots(go, unit).map(spot => spot.hex),
          why: (go, { unit, hex }) => whyNotGate(go, unit, hex),
        },
      },
      isOpen: true,
      run: (d, f, { unit, hex }, io) => comeIn(d, f, unit, hex, io),
    },
    split: {
      rule: '13.4.3',
      gate: ({ s, f }) => whyNoRegrouping(s, f.side, f.acted),
      takes: { unit: { among: troops, why: ({ s, f }, { unit }) => whyNotSplitNow(s, f.side, unit) } },
      run(d, _f, { unit }, io) {
        io.emit({ type: 'split', rule: '13.4.3', unit, hex: placeOf(d, unit), units: split(d, unit) });
      },
    },
    join: {
      rule: '13.4.3',
      gate: ({ s, f }) => whyNoRegrouping(s, f.side, f.acted),
      takes: {
        unit: {
          among: ({ f }) => TROOPS_OF[f.side].filter(unit => battalionMeant(unit) === unit),
          why: ({ s, f }, { unit }) => whyNotJoinNow(s, f.side, unit),
        },
      },
      meant: (_go, a) => ({ ...a, ...(a.unit !== undefined && { unit: battalionMeant(a.unit) }) }),
      run(d, _f, { unit }, io) {
        io.emit({ type: 'join', rule: '13.4.3', unit: join(d, unit), hex: placeOf(d, regimentOf(unit)) });
      },
    },
    'end-movement': { rule: '8.2.8', gate: whyNotEnd, run: (d, f, _a, io) => end(d, f, io) },
  },
});

function troops({ f }: MoveContext): readonly number[] {
  return TROOPS_OF[f.side];
}
