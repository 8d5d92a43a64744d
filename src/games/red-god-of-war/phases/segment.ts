/** 3.1 The initial segment: what is rolled, and what a player decides before chits go into the cup. */
import { type Phase, pop } from '../../../kit/flow.ts';
import { withAll, withAt, withMore } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import { COMBAT_SUPPLY_COST } from '../data/numbers.ts';
import type { PlainFrame, ReinforceFrame, ReplaceFrame, SegmentFrame, TransferFrame } from '../frames.ts';
import { commandsBy, GERMAN, hqOf, roleOf, SOVIET, unitsBy } from '../pieces.ts';
import { enterHexes } from '../rules/control.ts';
import {
  goingWith,
  returnHexes,
  whyNotFeed,
  whyNotReinforce,
  whyNotReinforceAt,
  whyNotReplace,
  whyNotReturn,
  whyNotReturnTo,
  whyNotStarve,
  whyNotTransfer,
  whyNotTransferTo,
} from '../rules/initial.ts';
import { SEGMENT } from '../rules/segment.ts';
import { edgesOf } from '../rules/supply.ts';
import { placeOf, type State, SUPPLIED } from '../state.ts';

/** A step that nobody decides about. */
export const segment: Phase<State, SegmentFrame> = {
  rule: '3.1',
  actor: () => undefined,
  auto(d, f, io) {
    pop(d);
    SEGMENT[f.step](d, io);
  },
};

interface Asked<F> {
  readonly s: State;
  readonly f: F;
}
const ask = <F>(s: State, f: F): Asked<F> => ({ s, f });

/** 7.22 Once, at the start of a turn. */
export const transfer = offerPhase<State, TransferFrame, Asked<TransferFrame>>({
  rule: '7.22',
  actor: () => roleOf(SOVIET),
  waits: (_s, f) => f.moved.length > 0,
  ask,
  offers: {
    transfer: {
      takes: {
        unit: { among: () => unitsBy(SOVIET), why: ({ s, f }, { unit }) => whyNotTransfer(s, f.moved, unit) },
        card: { among: () => commandsBy(SOVIET), why: ({ s }, { unit, card }) => whyNotTransferTo(s, unit, card) },
      },
      run(d, f, { unit, card }, io) {
        f.moved = [...f.moved, unit];
        d.army = withAll(d.army, goingWith(unit), card);
        io.emit({ type: 'transferred', rule: '7.22', unit, card });
      },
    },
    'end-phase': { run: d => pop(d) },
  },
});

const MUST_RETURN = bar('10.11', 'must-return');
const canReturn = (s: State, { side }: PlainFrame): boolean =>
  commandsBy(side).some(card => !whyNotReturn(s, side, card) && returnHexes(s, card).length > 0);

/** 10.11 Lost headquarters come back at their map edge, if there is a place. */
export const back = offerPhase<State, PlainFrame, Asked<PlainFrame>>({
  rule: '10.11',
  actor: (s, f) => (canReturn(s, f) ? roleOf(f.side) : undefined),
  auto: d => pop(d),
  ask,
  offers: {
    return: {
      takes: {
        card: { among: ({ f }) => commandsBy(f.side), why: ({ s, f }, { card }) => whyNotReturn(s, f.side, card) },
        hex: { among: ({ f }) => edgesOf(f.side), why: ({ s }, { card, hex }) => whyNotReturnTo(s, card, hex) },
      },
      isOpen: true,
      run(d, _f, { card, hex }, io) {
        d.returns = withAt(d.returns, card, 0);
        d.lost = withAt(d.lost, hqOf(card), 0);
        io.emit({ type: 'returned', rule: '10.11', card, unit: hqOf(card), hex });
        enterHexes(d, hqOf(card), [hex], io);
      },
    },
    'end-phase': { gate: ({ s, f }) => (canReturn(s, f) ? MUST_RETURN : undefined), run: d => pop(d) },
  },
});

/** 9.2 German replacements; 9.23 what is not used is lost. */
export const replace = offerPhase<State, ReplaceFrame, Asked<ReplaceFrame>>({
  rule: '9.2',
  actor: (_s, f) => (f.left > 0 ? roleOf(GERMAN) : undefined),
  auto: d => pop(d),
  ask,
  offers: {
    replace: {
      rule: '9.21',
      takes: { unit: { among: () => unitsBy(GERMAN), why: ({ s }, { unit }) => whyNotReplace(s, unit) } },
      run(d, f, { unit }, io) {
        f.left--;
        d.lost = withMore(d.lost, unit, -1);
        io.emit({ type: 'replaced', rule: '9.21', unit });
      },
    },
    'end-phase': { run: d => pop(d) },
  },
});

/** 6.3 Headquarters are put into combat supply, in the open. */
export const feed = offerPhase<State, PlainFrame, Asked<PlainFrame>>({
  rule: '6.3',
  actor: (_s, f) => roleOf(f.side),
  waits: (s, f) => commandsBy(f.side).some(card => s.fed[card] === 1),
  ask,
  offers: {
    feed: {
      takes: {
        card: { among: ({ f }) => commandsBy(f.side), why: ({ s, f }, { card }) => whyNotFeed(s, f.side, card) },
      },
      run(d, { side }, { card }, io) {
        d.fed = withAt(d.fed, card, 1);
        d.supply = withMore(d.supply, side, -COMBAT_SUPPLY_COST);
        io.emit({ type: 'fed', rule: '6.3', role: roleOf(side), card });
      },
    },
    starve: {
      takes: {
        card: { among: ({ f }) => commandsBy(f.side), why: ({ s, f }, { card }) => whyNotStarve(s, f.side, card) },
      },
      revises: true,
      run(d, { side }, { card }, io) {
        d.fed = withAt(d.fed, card, 0);
        d.supply = withMore(d.supply, side, COMBAT_SUPPLY_COST);
        io.emit({ type: 'starved', rule: '6.3', role: roleOf(side), card });
      },
    },
    'end-phase': { run: d => pop(d) },
  },
});

/** 9.12 Soviet reinforcements; 9.15 they may come later. */
export const reinforce = offerPhase<State, ReinforceFrame, Asked<ReinforceFrame>>({
  rule: '9.12',
  actor: () => roleOf(SOVIET),
  ask,
  offers: {
    reinforce: {
      takes: {
        unit: { among: () => unitsBy(SOVIET), why: ({ s }, { unit }) => whyNotReinforce(s, unit) },
        card: { among: () => commandsBy(SOVIET), why: ({ s }, { unit, card }) => whyNotReinforceAt(s, unit, card) },
      },
      run(d, _f, { unit, card }, io) {
        const hex = placeOf(d, hqOf(card));
        d.army = withAt(d.army, unit, card);
        // 9.13
        d.status = withAt(d.status, unit, SUPPLIED);
        io.emit({ type: 'reinforced', rule: '9.12', unit, card, hex });
        enterHexes(d, unit, [hex], io);
      },
    },
    'end-phase': { run: d => pop(d) },
  },
});
