/** 13.3 Recovery at the end of a turn, and its payment, which the recovery of an order (9.2) shares. */
import { type Io, pop } from '../../../kit/flow.ts';
import { withAt, withEach } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { hasActed, type RecoveryFrame } from '../frames.ts';
import { HQ_SIDE, IS_WHITE, roleOf, UNITS_OF } from '../pieces.ts';
import { restore } from '../rules/condition.ts';
import { recoveryCost, supplyNet } from '../rules/logistics.ts';
import { type Paying, paying, whyNotRecover, whyNotRecoverAll } from '../rules/orders.ts';
import { whyNotOwn } from '../rules/own.ts';
import { tired } from '../rules/shock.ts';
import { isOnMap, placeOf, pointsOf, type State } from '../state.ts';

const exhausted = ({ s, side }: Paying): number[] => tired(s, UNITS_OF[side]).filter(u => isOnMap(s, u));

export const recovery = offerPhase<State, RecoveryFrame, Paying>({
  rule: '13.3',
  actor: (_s, f) => roleOf(f.side),
  waits: hasActed,
  enter(d, f, io) {
    // 13.3.2 White units recover automatically, free and without a supply line.
    for (const u of UNITS_OF[f.side]) {
      if (IS_WHITE[u] && isOnMap(d, u) && d.exhausted[u]) restore(d, u, '13.3.2', 0, io);
    }
    // 13.3.3 So do headquarters.
    d.hqUsed = withEach(d.hqUsed, (used, card) => (HQ_SIDE[card] === f.side ? 0 : used));
  },
  ask: (s, f) => paying(s, f.side, '13.3'),
  offers: {
    recover: {
      takes: {
        unit: { among: exhausted, why: (q, { unit }) => whyNotOwn(q.s, q.side, unit) ?? whyNotRecover(q, unit) },
      },
      run(d, f, { unit }, io) {
        f.acted = 1;
        recoverAll(d, paying(d, f.side, '13.3'), [unit], io);
      },
    },
    'recover-all': {
      gate: q => whyNotRecoverAll(q, exhausted(q)),
      run(d, f, _a, io) {
        f.acted = 1;
        const q = paying(d, f.side, '13.3');
        recoverAll(d, q, exhausted(q), io);
      },
    },
    'end-recovery': { run: d => pop(d) },
  },
});

/** 13.3.1 One point each, or two without a supply line; fresh units are skipped. */
export function recoverAll(d: State, { side, rule }: Paying, units: readonly number[], io: Io): void {
  const lines = supplyNet(d, side);
  for (const u of units) {
    if (!d.exhausted[u]) continue;
    const cost = recoveryCost(lines, placeOf(d, u));
    d.lp = withAt(d.lp, side, pointsOf(d, side) - cost);
    restore(d, u, cost > 1 ? '13.3.1' : rule, cost, io);
  }
}
