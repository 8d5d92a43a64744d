/** 12.6 Once a year the Axis player takes units from the pool; they arrive like reinforcements. */
import { pop } from '../../../kit/flow.ts';
import { withAt, without } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import { type Asked, type AxisReplacementFrame, asked, hasActed } from '../frames.ts';
import { roleOf, UNITS_OF } from '../pieces.ts';
import { shareOf, whyNotReplaced } from '../rules/axisReplacement.ts';
import { whyNotOwn } from '../rules/whose.ts';
import { POOL, REPLACED, type State, TO_ARRIVE } from '../state.ts';

const NOT_TAKEN = bar('12.6.3', 'not-taken', 'unit');

export const axisReplacement = offerPhase<State, AxisReplacementFrame, Asked<AxisReplacementFrame>>({
  rule: '12.6',
  actor: (_s, f) => roleOf(f.side),
  waits: hasActed,
  ask: asked,
  offers: {
    replace: {
      takes: {
        unit: {
          among: ({ f }) => UNITS_OF[f.side],
          why: ({ s, f }, { unit }) => whyNotReplaced(s, f.units, unit),
        },
      },
      run(d, f, { unit }, io) {
        f.acted = 1;
        f.units = [...f.units, unit];
        d.place = withAt(d.place, unit, TO_ARRIVE);
        d.via = withAt(d.via, unit, REPLACED);
        io.emit({ type: 'replace', rule: '12.6.4', role: roleOf(f.side), unit, share: shareOf(unit) ?? '' });
      },
    },
    'end-replacement': { run: d => pop(d) },
    'take-back': {
      takes: { unit: { ends: ({ f }) => f.units, why: ({ f }, { unit }) => whyNotOwn(f.side, unit) ?? NOT_TAKEN } },
      revises: true,
      run(d, f, { unit }, io) {
        f.units = without(f.units, unit);
        d.place = withAt(d.place, unit, POOL);
        io.emit({ type: 'take-back', rule: '12.6.4', role: roleOf(f.side), unit });
      },
    },
  },
});
