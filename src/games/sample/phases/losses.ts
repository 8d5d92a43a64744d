/** 5.5 A side pays for a result with steps or hexes of retreat, as its owner chooses, one by one. */
import { type BillSpec, billPhase } from '../../../kit/billPhase.ts';
import { bar } from '../../../kit/why.ts';
import type { LossFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { loseStep, waysToPay, whyNoRetreat, whyNotPayWith, whyNotRetreat } from '../rules/losses.ts';
import { enterHex } from '../rules/movement.ts';
import { placeOf, type State } from '../state.ts';

export const LOSSES: BillSpec<State, LossFrame> = {
  rule: '5.5',
  role: (_s, f) => roleOf(f.side),
  ways: waysToPay,
  tooMuch: bar('5.5', 'pays-too-much', 'unit'),
  kinds: {
    'lose-step': {
      takes: { unit: (s, f, { unit }) => whyNotPayWith(s, f, unit) },
      pay: (d, _f, { unit }, io) => loseStep(d, unit, io),
    },
    retreat: {
      rule: '5.6',
      takes: {
        unit: (s, f, { unit }) => whyNotPayWith(s, f, unit) ?? whyNoRetreat(s, f, unit),
        hex: (s, f, { unit, hex }) => whyNotRetreat(s, f, unit, hex),
      },
      pay(d, _f, { unit, hex }, io) {
        io.emit({ type: 'retreated', rule: '5.6', unit, from: placeOf(d, unit), to: hex });
        enterHex(d, unit, hex, io);
      },
    },
  },
};

export const losses = billPhase(LOSSES);
