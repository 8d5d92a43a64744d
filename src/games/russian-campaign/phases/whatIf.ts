/** V3 A side decides whether to adopt a variant. */
import { pop } from '../../../kit/flow.ts';
import { type Offer, offerPhase } from '../../../kit/offer.ts';
import { type Asked, asked, type WhatIfFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { ADOPTED, decide, REJECTED } from '../rules/whatIf.ts';
import type { State } from '../state.ts';

type Answer = Offer<State, WhatIfFrame, Asked<WhatIfFrame>>;

const answer = (choice: typeof ADOPTED | typeof REJECTED): Answer => ({
  takes: {
    n: {
      ends: ({ f }) => [f.variant],
      why: ({ f }) => ({ rule: 'V3', code: 'other-variant', about: { n: f.variant } }),
    },
  },
  run(d, f, _a, io) {
    pop(d);
    decide(d, f.variant, choice, io);
  },
});

export const whatIf = offerPhase<State, WhatIfFrame, Asked<WhatIfFrame>>({
  rule: 'V3',
  actor: (_s, f) => roleOf(f.side),
  ask: asked,
  offers: { adopt: answer(ADOPTED), reject: answer(REJECTED) },
});
