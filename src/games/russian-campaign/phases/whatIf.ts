/** V3 A side decides whether history takes another course. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { WhatIfFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { ADOPTED, decide, REJECTED } from '../rules/whatIf.ts';
import type { State } from '../state.ts';

export const whatIf: Phase<State, WhatIfFrame> = {
  rule: 'V3',
  actor: (_s, f) => roleOf(f.side),
  legal: (_s, f) => [
    { type: 'adopt', n: f.variant },
    { type: 'reject', n: f.variant },
  ],
  on: {
    adopt(d, f, _a, io) {
      pop(d);
      decide(d, f.variant, ADOPTED, io);
    },
    reject(d, f, _a, io) {
      pop(d);
      decide(d, f.variant, REJECTED, io);
    },
  },
};
