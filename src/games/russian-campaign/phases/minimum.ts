/** 5.4 After the second Axis impulse the Axis must hold a minimum number of cities. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { ImpulseFrame } from '../frames.ts';
import { checkMinimum } from '../rules/victory.ts';
import type { State } from '../state.ts';

export const minimum: Phase<State, ImpulseFrame> = {
  rule: '5.4',
  actor: () => undefined,
  auto(d, _f, io) {
    pop(d);
    checkMinimum(d, io);
  },
};
