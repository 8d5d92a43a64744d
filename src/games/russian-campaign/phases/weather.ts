/** 4.0 Step 1: the weather, and the objectives that the first clear turn of a year reveals (13.1). */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { ImpulseFrame } from '../frames.ts';
import { revealObjectives } from '../rules/objectives.ts';
import { settleWeather } from '../rules/weather.ts';
import type { State } from '../state.ts';

export const weather: Phase<State, ImpulseFrame> = {
  rule: '4.0',
  actor: () => undefined,
  auto(d, f, io) {
    pop(d);
    settleWeather(d, f.impulse, io);
    revealObjectives(d, f.impulse, io);
  },
};
