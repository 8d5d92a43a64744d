/** 13.1 Before the game each side writes down its objectives in secret. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { ObjectivesFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { CHOICES, objectiveSlot, objectiveYears } from '../rules/objectives.ts';
import { courseOf } from '../scenarios.ts';
import type { State } from '../state.ts';

/** `n` counts through both lists, the Axis one first: three places for each year from 1942 on. */
export const objectiveNumber = (side: number, year: number, choice: number): number =>
  objectiveSlot(side, year) * CHOICES + choice;

export const objectives: Phase<State, ObjectivesFrame> = {
  rule: '13.1',
  actor: (_s, f) => roleOf(f.side),
  legal: (_s, f) =>
    Array.from({ length: CHOICES }, (_, i) => ({ type: 'choose-objective', n: objectiveNumber(f.side, f.year, i) })),
  on: {
    'choose-objective'(d, f, a, io) {
      d.objectives = d.objectives.with(objectiveSlot(f.side, f.year), a.n! % CHOICES);
      io.emit({ type: 'objective-chosen', rule: '13.1.2', role: roleOf(f.side), year: f.year });
      const next = objectiveYears(courseOf(d.scenario)).find(year => year > f.year);
      if (next === undefined) pop(d);
      else f.year = next;
    },
  },
};
