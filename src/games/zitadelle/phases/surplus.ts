/** 5.1.7 The enemy removes units from overfull stacks. */
import { pop } from '../../../kit/flow.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import type { SurplusFrame } from '../frames.ts';
import { enemyOf, roleOf } from '../pieces.ts';
import { eliminate } from '../rules/loss.ts';
import { overfullHexes, surplusUnits, whyNotSurplus } from '../rules/surplus.ts';
import type { State } from '../state.ts';

export const surplus = offerPhase<State, SurplusFrame, { readonly s: State; readonly side: Side }>({
  rule: '5.1.7',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, { side }) => ({ s, side }),
  offers: {
    remove: {
      takes: {
        unit: {
          ends: ({ s, side }) => surplusUnits(s, enemyOf(side)),
          why: ({ s, side }, { unit }) => whyNotSurplus(s, enemyOf(side), unit),
        },
      },
      run(d, f, { unit }, io) {
        eliminate(d, unit, '5.1.7', io);
        if (overfullHexes(d, enemyOf(f.side)).length === 0) pop(d);
      },
    },
  },
});
