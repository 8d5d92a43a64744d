/** 2.1 The arrival phase: cards are drawn (7.1), reinforcements arrive (6.3), units rally (7.4). */

import { pop } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar } from '../../../kit/why.ts';
import { DRAWN } from '../data/cards.ts';
import { EDGES } from '../data/map.ts';
import type { SideFrame } from '../frames.ts';
import { roleOf, unitsBy } from '../pieces.ts';
import { arrivals, whyNotArrive, whyNotAt } from '../rules/arrival.ts';
import {
  choicesOf,
  discard,
  drawTo,
  handOf,
  surplusOf,
  whyNotDiscard,
  whyNothingToDiscard,
  whyNotRallyCard,
  whyNotRallyUnit,
} from '../rules/cards.ts';
import type { State } from '../state.ts';

interface Asked {
  readonly s: State;
  readonly side: Side;
}

const TOO_MANY = bar('7.1', 'too-many-cards');

export const arrival = offerPhase<State, SideFrame, Asked>({
  rule: '2.1',
  actor: (_s, f) => roleOf(f.side),
  enter(d, { side }, io) {
    const cards = drawTo(d, side, DRAWN, io.dice);
    if (cards.length > 0) io.emit({ type: 'drew', rule: '7.1', role: roleOf(side), n: cards.length, cards });
  },
  // Whether one of the cards can rally (7.4) is its owner's secret: while he has any, the phase does not end by itself.
  waits: (s, { side }) => handOf(s, side).length > 0 && unitsBy(side).some(unit => !whyNotRallyUnit(s, side, unit)),
  ask: (s, { side }) => ({ s, side }),
  offers: {
    arrive: {
      rule: '6.3',
      takes: {
        unit: {
          among: ({ s, side }) => arrivals(s, side),
          why: ({ s, side }, { unit }) => whyNotArrive(s, side, unit),
        },
        hex: { among: ({ side }) => EDGES[side], why: ({ s }, { unit, hex }) => whyNotAt(s, unit, hex) },
      },
      isOpen: true,
      run(d, _f, { unit, hex }, io) {
        d.place = withAt(d.place, unit, hex);
        io.emit({ type: 'arrived', rule: '6.3', unit, hex });
      },
    },
    rally: {
      rule: '7.4',
      takes: {
        card: {
          among: ({ s, side }) => handOf(s, side),
          why: ({ s, side }, { card }) => whyNotRallyCard(s, side, card),
        },
        unit: { among: ({ side }) => unitsBy(side), why: ({ s, side }, { unit }) => whyNotRallyUnit(s, side, unit) },
      },
      run(d, _f, { card, unit }, io) {
        discard(d, [card]);
        d.step = withAt(d.step, unit, 1);
        io.emit({ type: 'rallied', rule: '7.4', unit, card, reveals: true });
      },
    },
    discard: {
      rule: '7.1',
      gate: ({ s, side }) => whyNothingToDiscard(s, side),
      takes: {
        cards: {
          among: ({ s, side }) => choicesOf(handOf(s, side), surplusOf(s, side)),
          why: ({ s, side }, { cards }) => whyNotDiscard(s, side, cards),
        },
      },
      isOpen: true,
      run(d, { side }, { cards }, io) {
        discard(d, cards);
        io.emit({ type: 'discarded', rule: '7.1', role: roleOf(side), cards, reveals: true });
      },
    },
    'end-phase': { gate: ({ s, side }) => (surplusOf(s, side) > 0 ? TOO_MANY : undefined), run: d => pop(d) },
  },
});
