/** 11.4 At the start of a friendly impulse units leave for other fronts, as far as any can. */
import { pop } from '../../../kit/flow.ts';
import { withMore } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { WithdrawFrame } from '../frames.ts';
import { leaveMap } from '../rules/control.ts';
import { chooserOf, kindOf, leavingWith, whyNotWithdraw, withdrawable } from '../rules/withdrawal.ts';
import { type State, WITHDRAWN } from '../state.ts';

export const withdraw = offerPhase<State, WithdrawFrame, { readonly s: State; readonly f: WithdrawFrame }>({
  rule: '11.4',
  actor: (s, f) => (withdrawable(s, f.side).length > 0 ? chooserOf(s, f.side) : undefined),
  auto: d => pop(d),
  ask: (s, f) => ({ s, f }),
  list: ({ s, f }) => withdrawable(s, f.side).map(unit => ({ type: 'withdraw', unit })),
  offers: {
    withdraw: {
      takes: {
        unit: {
          among: ({ s, f }) => withdrawable(s, f.side),
          why: ({ s, f }, { unit }) => whyNotWithdraw(s, f.side, unit),
        },
      },
      run(d, _f, { unit }, io) {
        d.bill = withMore(d.bill, kindOf(unit), -1);
        const units = leavingWith(d, unit);
        io.emit({ type: 'withdrawn', rule: '11.4', units });
        for (const one of units) leaveMap(d, one, WITHDRAWN, io);
      },
    },
  },
});
