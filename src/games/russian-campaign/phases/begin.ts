/** 4.0 The beginning of an impulse: reinforcements, replacements, conversions (12.0). */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { ImpulseFrame } from '../frames.ts';
import { beginImpulse } from '../rules/arrivals.ts';
import type { State } from '../state.ts';

export const begin: Phase<State, ImpulseFrame> = {
  rule: '12.1.1',
  actor: () => undefined,
  auto(d, f, io) {
    pop(d);
    beginImpulse(d, f, io);
  },
};
