/**
 * Decisions in a battle or support attack: the unit that is exhausted (11.7, 12), and whether artillery is used (11.6).
 */
import { pop } from '../../../kit/flow.ts';
import { without } from '../../../kit/list.ts';
import { type OfferedPhase, offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import { battleOf, type PickFrame, type SideFrame } from '../frames.ts';
import { ANTI_TANK, ARTILLERY, IS_ARMOUR, roleOf, SOVIET } from '../pieces.ts';
import { exhaust } from '../rules/condition.ts';
import { whyNotStruck } from '../rules/shock.ts';
import { onlyMarker, whyNotMarker } from '../rules/support.ts';
import { type State, useSupport } from '../state.ts';

interface Asked<F> {
  readonly s: State;
  readonly f: F;
}

const NOT_ARMOUR = bar('11.7', 'not-armour', 'unit');

/** 11.7.3 The defender picks the armour, or keeps the marker. */
export const antiTank = offerPhase<State, PickFrame, Asked<PickFrame>>({
  rule: '11.7',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, f) => ({ s, f }),
  offers: {
    'anti-tank': {
      takes: {
        unit: {
          ends: ({ f }) => f.units,
          why({ s, f }, { unit }) {
            const isOther = battleOf(s).attackers.includes(unit) && !IS_ARMOUR[unit];
            return isOther ? NOT_ARMOUR : whyNotStruck(s, f, unit, '11.7');
          },
        },
        card: onlyMarker('11.7', ANTI_TANK),
      },
      run(d, _f, { unit, card }, io) {
        useSupport(d, SOVIET, ANTI_TANK);
        io.emit({ type: 'anti-tank', rule: '11.7', role: roleOf(SOVIET), unit, card });
        exhaust(d, unit, '11.7', io);
        pop(d);
      },
    },
    decline: { run: d => pop(d) },
  },
  elsewhere: ({ s, f }, a) => whyNotMarker(s, f.side, a.type),
});

const pick = (rule: string, type: string): OfferedPhase<State, PickFrame> =>
  offerPhase<State, PickFrame, Asked<PickFrame>>({
    rule,
    actor: (_s, f) => roleOf(f.side),
    enter(d, f, io) {
      // If all are hit there is no choice.
      if (f.n < f.units.length) return;
      pop(d);
      for (const u of f.units) exhaust(d, u, rule, io);
    },
    ask: (s, f) => ({ s, f }),
    offers: {
      [type]: {
        takes: { unit: { ends: ({ f }) => f.units, why: ({ s, f }, { unit }) => whyNotStruck(s, f, unit, rule) } },
        run(d, f, { unit }, io) {
          exhaust(d, unit, rule, io);
          f.units = without(f.units, unit);
          f.n--;
          if (f.n === 0) pop(d);
        },
      },
    },
    elsewhere: ({ s, f }, a) => whyNotMarker(s, f.side, a.type),
  });

/** 11.7 One hit at a time; the side that inflicts it chooses. */
export const shock = pick('11.7', 'shock');

/** 12.2, 12.3 The owner chooses the unit. */
export const airLoss = pick('12.2', 'suffer');
export const artilleryLoss = pick('12.3', 'suffer');

/** 11.6 One artillery marker for one column. */
export const artillery = offerPhase<State, SideFrame, Asked<SideFrame>>({
  rule: '11.6',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, f) => ({ s, f }),
  offers: {
    artillery: {
      takes: { card: onlyMarker('11.6', ARTILLERY) },
      run(d, { side }, { card }, io) {
        useSupport(d, side, ARTILLERY);
        battleOf(d).artillery = side;
        io.emit({ type: 'artillery', rule: '11.6', role: roleOf(side), card });
        pop(d);
      },
    },
    decline: { run: d => pop(d) },
  },
  elsewhere: ({ s, f }, a) => whyNotMarker(s, f.side, a.type),
});
