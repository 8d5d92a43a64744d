/** 3.2, 3.3, S2.0 Set-up of one side: unit by unit, or all at once. */
import { pop } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import { type Asked, hasActed, type SetupFrame } from '../frames.ts';
import { GERMAN_PARATROOP, roleOf, UNITS_OF } from '../pieces.ts';
import { type Ground, groundOf } from '../rules/ground.ts';
import { lose } from '../rules/loss.ts';
import { deploy, isPlaced } from '../rules/readyMade.ts';
import {
  areaRule,
  fixedHex,
  hasSetUpHex,
  setUpHexes,
  setUpOwed,
  whyNotSetUp,
  whyNotTakenBack,
  whyNotToSetUp,
} from '../rules/setUp.ts';
import { whyNotOwn } from '../rules/whose.ts';
import { PARA, type State, TO_SET_UP } from '../state.ts';

interface Question extends Asked<SetupFrame> {
  readonly g: Ground;
}

export const setUp = offerPhase<State, SetupFrame, Question>({
  rule: '3.0',
  actor: (_s, f) => roleOf(f.side),
  // 3.2 Units with a printed city are placed at once.
  enter(d, f, io) {
    for (const u of UNITS_OF[f.side]) {
      const h = d.place[u] === TO_SET_UP ? fixedHex(d, u) : undefined;
      if (h === undefined) continue;
      d.place = withAt(d.place, u, h);
      io.emit({ type: 'place', rule: areaRule(d, f.side), unit: u, hex: h });
    }
  },
  waits: hasActed,
  ask: (s, f) => ({ s, f, g: groundOf(s, f.side) }),
  offers: {
    // V3.1 German paratroops may wait off the map.
    'hold-back': {
      rule: 'V3.1',
      takes: {
        unit: {
          among: () => [GERMAN_PARATROOP],
          why: ({ s, f }, { unit }) =>
            whyNotOwn(f.side, unit) ?? (unit === GERMAN_PARATROOP ? whyNotToSetUp(s, f.side, unit) : MUST_STAND),
        },
      },
      run(d, f, { unit }, io) {
        d.place = withAt(d.place, unit, PARA);
        f.acted = 1;
        io.emit({ type: 'hold-back', rule: 'V3.1', unit });
      },
    },
    place: {
      takes: {
        unit: { among: ({ f }) => UNITS_OF[f.side], why: ({ s, f }, { unit }) => whyNotToSetUp(s, f.side, unit) },
        hex: {
          ends: ({ s, g }, { unit }) => setUpHexes(s, g, unit),
          some: ({ s, g }, { unit }) => hasSetUpHex(s, g, unit),
          why: ({ s, g }, { unit, hex }) => whyNotSetUp(s, g, unit, hex),
        },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        d.place = withAt(d.place, unit, hex);
        f.acted = 1;
        io.emit({ type: 'place', rule: areaRule(d, f.side), unit, hex });
      },
    },
    // S2.1, S2.2 Units that were not set up count as lost before.
    ready: {
      gate: ({ s, f }) => setUpOwed(s, f.side),
      run(d, f, _a, io) {
        const units = UNITS_OF[f.side].filter(u => d.place[u] === TO_SET_UP);
        for (const u of units) lose(d, u);
        io.emit({ type: 'ready', rule: areaRule(d, f.side), role: roleOf(f.side), units });
        pop(d);
      },
    },
    'historical-set-up': {
      // After everything is set up, the ready-made set-up only rearranges it.
      revises: ({ s, f }) => !setUpOwed(s, f.side),
      run(d, f, _a, io) {
        deploy(d, f.side);
        f.acted = 1;
        io.emit({ type: 'historical-set-up', rule: areaRule(d, f.side), role: roleOf(f.side) });
      },
    },
    'take-back': {
      takes: {
        unit: {
          ends: ({ s, f }) => UNITS_OF[f.side].filter(u => isPlaced(s, u)),
          why: ({ s, f }, { unit }) => whyNotTakenBack(s, f.side, unit),
        },
      },
      revises: true,
      run(d, f, { unit }, io) {
        d.place = withAt(d.place, unit, TO_SET_UP);
        io.emit({ type: 'take-back', rule: areaRule(d, f.side), unit });
      },
    },
  },
});

const MUST_STAND = bar('V3.1', 'not-off-map', 'unit');
