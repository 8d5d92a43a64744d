/** 12.6 The Axis player takes units from the pool, once a year; they come like reinforcements. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { without } from '../../../kit/list.ts';
import { type AxisReplacementFrame, hasActed } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { axisCandidates, shareOf } from '../rules/axisReplacement.ts';
import { POOL, REPLACED, type State, TO_ARRIVE } from '../state.ts';

export const axisReplacement: Phase<State, AxisReplacementFrame> = {
  rule: '12.6',
  actor: (_s, f) => roleOf(f.side),
  legal: (s, f) => [
    ...axisCandidates(s, f.units).map((unit): Choice => ({ type: 'replace', unit })),
    { type: 'end-replacement' },
    ...f.units.map((unit): Choice => ({ type: 'take-back', unit, revises: true })),
  ],
  waits: hasActed,
  on: {
    replace(d, f, a, io) {
      f.acted = 1;
      f.units = [...f.units, a.unit!];
      d.place = d.place.with(a.unit!, TO_ARRIVE);
      d.via = d.via.with(a.unit!, REPLACED);
      io.emit({ type: 'replace', rule: '12.6.4', role: roleOf(f.side), unit: a.unit!, share: shareOf(a.unit!) ?? '' });
    },
    'take-back'(d, f, a, io) {
      f.units = without(f.units, a.unit!);
      d.place = d.place.with(a.unit!, POOL);
      io.emit({ type: 'take-back', rule: '12.6.4', role: roleOf(f.side), unit: a.unit! });
    },
    'end-replacement': d => pop(d),
  },
};
