/** 3.0, S2.0 The first state of a scenario, already waiting for its first decision. */
import { type Io, run } from '../../kit/flow.ts';
import type { Frame } from '../../kit/game.ts';
import { withAt } from '../../kit/list.ts';
import type { Side } from '../../kit/sides.ts';
import { yearOf } from './data/calendar.ts';
import { UNITS } from './data/units.ts';
import type { ObjectivesFrame, PartisanFrame, SetupFrame, TurnFrame, WhatIfFrame } from './frames.ts';
import { START_PHASES } from './phases/start.ts';
import { AXIS, SOVIET } from './pieces.ts';
import { forcesOf } from './rules/forces.ts';
import { lineOf } from './rules/lines.ts';
import { objectiveYears } from './rules/objectives.ts';
import { isReversed, type ScenarioSpec, scenarioOf } from './scenarios.ts';
import { COLUMNS, GONE, type State, type Switches, TO_COME } from './state.ts';

export function firstState(scenario: string, options: Switches, io: Io): State {
  const d = COLUMNS.empty({ scenario, options });
  layOut(d);
  d.flow = framesBefore(d);
  run(START_PHASES, d, io);
  return d;
}

/** 3.0, S2.0 All units in their boxes, the map as at the start. */
export function layOut(d: State): void {
  const scenario = scenarioOf(d.scenario);
  d.turn = scenario.start.turn;
  // S2.4, S3.1 Otherwise this year's replacements have already been taken.
  if (!scenario.start.replacements) d.replaced = yearOf(d.turn);
  fillBoxes(d, scenario);
  takeGround(d, scenario);
}

function fillBoxes(d: State, { start }: ScenarioSpec): void {
  d.place = [...forcesOf(start).place];
  for (const [u, { entry }] of UNITS.entries())
    if (entry.kind === 'variant') d.place = withAt(d.place, u, isChosen(d.options, entry.rule) ? TO_COME : GONE);
}

/** V1, V3 Units of a variant that is not played stay out. */
const isChosen = (options: Switches, rule: string): boolean =>
  rule === 'V1' ? options.artilleryCorps : options.whatIfs;

/** S2.3 The line decides who holds what, railways included. */
function takeGround(d: State, { start }: ScenarioSpec): void {
  const line = lineOf(start);
  if (!line) return;
  d.owner = [...line.holder];
  d.rail = [...line.holder];
}

/** What comes before the first turn, the last one first: objectives (13.1), one side, the other, partisans (S2.3). */
export function framesBefore(s: State): Frame[] {
  const scenario = scenarioOf(s.scenario);
  const turn: TurnFrame = { phase: 'turn', at: 0 };
  const partisans: PartisanFrame = { phase: 'partisans', side: SOVIET, units: [], acted: 0 };
  // V3.1 is decided between the two set-ups.
  const whatIf: WhatIfFrame = { phase: 'what-if', side: AXIS, variant: 0 };
  const [first, second] = isReversed(s) ? [AXIS, SOVIET] : [SOVIET, AXIS];
  return [
    turn,
    ...(scenario.start.position ? [partisans] : []),
    setUpOf(second),
    ...(s.options.whatIfs && !scenario.start.position ? [whatIf] : []),
    setUpOf(first),
    ...(s.options.suddenDeath ? [SOVIET, AXIS].flatMap(side => objectivesOf(side, objectiveYears(scenario))) : []),
  ];
}

const setUpOf = (side: Side): SetupFrame => ({ phase: 'set-up', side, acted: 0 });

const objectivesOf = (side: Side, [year]: readonly number[]): ObjectivesFrame[] =>
  year === undefined ? [] : [{ phase: 'objectives', side, year }];
