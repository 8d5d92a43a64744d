/** 13.1 Before the game each side chooses its objectives in secret. */
import { pop } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import { type Asked, asked, type ObjectivesFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { CHOICES, objectiveSlot, objectiveYears } from '../rules/objectives.ts';
import { scenarioOf } from '../scenarios.ts';
import type { State } from '../state.ts';

/** `n` runs through both lists, the Axis one first: three entries for each year from 1942 on. */
export const objectiveNumber = (side: Side, year: number, choice: number): number =>
  objectiveSlot(side, year) * CHOICES + choice;

export const objectives = offerPhase<State, ObjectivesFrame, Asked<ObjectivesFrame>>({
  rule: '13.1',
  actor: (_s, f) => roleOf(f.side),
  ask: asked,
  offers: {
    'choose-objective': {
      rule: '13.1.2',
      takes: {
        n: {
          ends: ({ f }) => Array.from({ length: CHOICES }, (_, i) => objectiveNumber(f.side, f.year, i)),
          why: ({ f }) => ({ rule: '13.1.2', code: 'objective-list', about: { year: f.year } }),
        },
      },
      run(d, f, { n }, io) {
        d.objectives = withAt(d.objectives, objectiveSlot(f.side, f.year), n % CHOICES);
        io.emit({ type: 'objective-chosen', rule: '13.1.2', role: roleOf(f.side), year: f.year });
        const next = objectiveYears(scenarioOf(d.scenario)).find(year => year > f.year);
        if (next === undefined) pop(d);
        else f.year = next;
      },
    },
  },
});
