/** 6.2 Movement is over and a hex is still too full: its owner names the units that are lost. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { SurplusFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { lose } from '../rules/loss.ts';
import { surplusUnits } from '../rules/stacking.ts';
import type { State } from '../state.ts';

export const surplus: Phase<State, SurplusFrame> = {
  rule: '6.2',
  actor: (_s, f) => roleOf(f.side),
  legal: (s, f) => surplusUnits(s, f.side).map(unit => ({ type: 'remove', unit })),
  on: {
    remove: (d, f, a, io) => {
      io.emit({ type: 'surplus', rule: '6.2', unit: a.unit!, hex: d.place[a.unit!]! });
      lose(d, a.unit!);
      if (surplusUnits(d, f.side).length === 0) pop(d);
    },
  },
};
