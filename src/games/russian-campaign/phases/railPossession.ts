/** 8.3.6, Q1 After the battles of a side's second impulse the possession of railways is updated. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { SideFrame } from '../frames.ts';
import { possessRail } from '../rules/possession.ts';
import type { State } from '../state.ts';

export const railPossession: Phase<State, SideFrame> = {
  rule: '8.3.6',
  actor: () => undefined,
  auto(d, f, io) {
    pop(d);
    possessRail(d, f.side, io);
  },
};
