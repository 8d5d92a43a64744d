/** 6.2 If a hex is still too full after movement, its owner chooses the units that are lost. */
import { pop } from '../../../kit/flow.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import { type Asked, asked, type SurplusFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { lose } from '../rules/loss.ts';
import { surplusUnits } from '../rules/stacking.ts';
import { whyNotPresent } from '../rules/whose.ts';
import { placeOf, type State } from '../state.ts';

const NOT_SURPLUS = bar('6.2', 'not-surplus', 'unit');

export const surplus = offerPhase<State, SurplusFrame, Asked<SurplusFrame>>({
  rule: '6.2',
  actor: (_s, f) => roleOf(f.side),
  ask: asked,
  offers: {
    remove: {
      takes: {
        unit: {
          ends: ({ s, f }) => surplusUnits(s, f.side),
          why: ({ s, f }, { unit }) => whyNotPresent(s, f.side, unit) ?? NOT_SURPLUS,
        },
      },
      run(d, f, { unit }, io) {
        io.emit({ type: 'surplus', rule: '6.2', unit, hex: placeOf(d, unit) });
        lose(d, unit);
        if (surplusUnits(d, f.side).length === 0) pop(d);
      },
    },
  },
});
