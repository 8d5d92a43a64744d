/** 9.2-9.4 A division or corps order: recovery for points, then the choice of units; then their activation. */
import { type Phase, pop, push } from '../../../kit/flow.ts';
import { without } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import {
  type ActivateFrame,
  type ActivationFrame,
  activationFrame,
  combatFrame,
  movementFrame,
  type OrderFrame,
} from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { exhaust } from '../rules/condition.ts';
import {
  orderedUnits,
  type Paying,
  paying,
  whyNotOrdered,
  whyNotRecover,
  whyNotRecoverAll,
  whyNotSeveral,
} from '../rules/orders.ts';
import { CHOOSE_ONE } from '../rules/own.ts';
import { fresh, tired } from '../rules/shock.ts';
import { isOnMap, type State } from '../state.ts';
import { recoverAll } from './recovery.ts';

interface Ordered extends Paying {
  readonly card: number;
}

const RECOVER_ONE = bar('9.2', 'recover-one');
const ordered = ({ s, card }: Ordered): number[] => orderedUnits(s, card);
const exhausted = (q: Ordered): number[] => tired(q.s, ordered(q));

/** 9.2 Exhausted units of the formation may recover for points before any is activated. */
export const orderRecovery = offerPhase<State, OrderFrame, Ordered>({
  rule: '9.2',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, { side, card }) => ({ ...paying(s, side, '9.2'), card }),
  offers: {
    recover: {
      takes: {
        unit: { among: exhausted, why: (q, { unit }) => whyNotOrdered(q.s, q.card, unit) ?? whyNotRecover(q, unit) },
      },
      run: (d, f, { unit }, io) => recoverAll(d, paying(d, f.side, '9.2'), [unit], io),
    },
    'recover-all': {
      gate: q => whyNotRecoverAll(q, exhausted(q)),
      run: (d, f, _a, io) => recoverAll(d, paying(d, f.side, '9.2'), orderedUnits(d, f.card), io),
    },
    'end-recovery': {
      gate: q => (fresh(q.s, ordered(q)).length > 0 ? undefined : RECOVER_ONE),
      run(d, { side, card }) {
        const next: ActivateFrame = { phase: 'activate', side, card, units: [] };
        pop(d);
        push(d, next);
      },
    },
  },
});

interface Choosing {
  readonly s: State;
  readonly f: ActivateFrame;
}

const CHOSEN = bar('9.2', 'already-chosen', 'unit');
const NOT_FRESH = bar('9.2', 'unit-exhausted', 'unit');
const NOT_CHOSEN = bar('9.2', 'not-chosen', 'unit');

/** 9.1, 9.2 All or some fresh units of the formation; at least one. */
export const activate = offerPhase<State, ActivateFrame, Choosing>({
  rule: '9.2',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, f) => ({ s, f }),
  offers: {
    activate: {
      takes: {
        unit: {
          among: ({ s, f }) => notChosen(s, f),
          why({ s, f }, { unit }) {
            const why = whyNotOrdered(s, f.card, unit);
            if (why) return why;
            if (s.exhausted[unit]) return NOT_FRESH;
            return f.units.includes(unit) ? CHOSEN : undefined;
          },
        },
      },
      run(_d, f, { unit }) {
        f.units = [...f.units, unit];
      },
    },
    'activate-all': {
      gate: ({ s, f }) => whyNotSeveral('9.2', notChosen(s, f)),
      run(d, f) {
        f.units = [...f.units, ...notChosen(d, f)];
      },
    },
    begin: {
      gate: ({ f }) => (f.units.length > 0 ? undefined : CHOOSE_ONE),
      run(d, { side, units, card }, _a, io) {
        io.emit({ type: 'activate', rule: '9.4', role: roleOf(side), units, card });
        pop(d);
        push(d, activationFrame(side, units));
      },
    },
    'stand-down': {
      takes: { unit: { ends: ({ f }) => f.units, why: () => NOT_CHOSEN } },
      revises: true,
      run(_d, f, { unit }) {
        f.units = without(f.units, unit);
      },
    },
  },
});

const notChosen = (s: State, f: ActivateFrame): number[] =>
  fresh(s, orderedUnits(s, f.card)).filter(u => !f.units.includes(u));

/** 9.4 Movement, combat, then every activated unit is exhausted, whether it acted or not (11.13). */
export const activation: Phase<State, ActivationFrame> = {
  rule: '9.4',
  actor: () => undefined,
  auto(d, f, io) {
    f.at++;
    if (f.at === 1) push(d, movementFrame('movement', f.side, f.units));
    else if (f.at === 2) push(d, combatFrame(f.side, f.units));
    else {
      for (const u of f.units) if (isOnMap(d, u)) exhaust(d, u, '11.13', io);
      pop(d);
    }
  },
};
