/** 5.0 The combat phase. An attack is put together step by step: declare the target, add units, resolve. */
import { pop, push } from '../../../kit/flow.ts';
import { without } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import { resolve, whyNotAdd, whyNotTarget } from '../rules/combat.ts';
import { type BattleFrame, type SideFrame, type State, unitsOf } from '../state.ts';

interface Asked<F> {
  readonly s: State;
  readonly f: F;
}

export const combat = offerPhase<State, SideFrame, Asked<SideFrame>>({
  rule: '5.0',
  actor: (_s, f) => f.side,
  enter(d) {
    d.done = d.done.map(() => 0);
  },
  ask: (s, f) => ({ s, f }),
  offers: {
    'declare-target': {
      takes: {
        hex: {
          among: ({ s }) => s.place.filter(hex => hex >= 0),
          why: ({ s, f }, { hex }) => whyNotTarget(s, f.side, hex),
        },
      },
      run(d, { side }, { hex }) {
        const frame: BattleFrame = { phase: 'battle', side, hex, units: [] };
        push(d, frame);
      },
    },
    'end-phase': { run: d => pop(d) },
  },
});

const NOBODY = bar('5.1', 'nobody');
const NOT_IN = bar('5.1', 'not-in', 'unit');

export const battle = offerPhase<State, BattleFrame, Asked<BattleFrame>>({
  rule: '5.1',
  actor: (_s, f) => f.side,
  ask: (s, f) => ({ s, f }),
  offers: {
    'add-unit': {
      takes: {
        unit: { among: ({ s, f }) => unitsOf(s, f.side), why: ({ s, f }, { unit }) => whyNotAdd(s, f, unit) },
      },
      run(_d, f, { unit }) {
        f.units = [...f.units, unit];
      },
    },
    'remove-unit': {
      takes: { unit: { ends: ({ f }) => f.units, why: () => NOT_IN } },
      revises: true,
      run(_d, f, { unit }) {
        f.units = without(f.units, unit);
      },
    },
    resolve: {
      gate: ({ f }) => (f.units.length > 0 ? undefined : NOBODY),
      run(d, f, _a, io) {
        pop(d);
        resolve(d, f, io);
      },
    },
    cancel: { revises: true, run: d => pop(d) },
  },
});
