/** 3.0, S2.0 The first state of a scenario, already waiting for its first decision. */
import { type Io, push, run } from '../../kit/flow.ts';
import { yearOf } from './data/calendar.ts';
import { UNITS } from './data/units.ts';
import type { ObjectivesFrame, PartisanFrame, SetupFrame, TurnFrame, WhatIfFrame } from './frames.ts';
import { AXIS, SOVIET } from './pieces.ts';
import { forcesOf } from './rules/forces.ts';
import { lineOf } from './rules/lines.ts';
import { objectiveYears } from './rules/objectives.ts';
import { type Course, courseOf, isReversed } from './scenarios.ts';
import { PHASES } from './sequence.ts';
import { COLUMNS, GONE, type State, type Switches, TO_COME } from './state.ts';

export function firstState(scenario: string, options: Switches, io: Io): State {
  const d = COLUMNS.empty({ scenario, options });
  const course = courseOf(scenario);
  d.turn = course.start.turn;
  // S2.4, S3.1 Otherwise this year's replacements have been.
  if (!course.start.replacements) d.replaced = yearOf(d.turn);
  fillBoxes(d, course);
  takeGround(d, course);
  pushFrames(d, course);
  run(PHASES, d, io);
  return d;
}

function fillBoxes(d: State, { start }: Course): void {
  d.place = [...forcesOf(start).place];
  for (const [u, { entry }] of UNITS.entries())
    if (entry.kind === 'variant') d.place = d.place.with(u, isChosen(d.options, entry.rule) ? TO_COME : GONE);
}

/** V1, V3 Units of a variant that is not played stay away. */
const isChosen = (options: Switches, rule: string): boolean =>
  rule === 'V1' ? options.artilleryCorps : options.whatIfs;

/** S2.3 The line says who holds what, railways included. */
function takeGround(d: State, { start }: Course): void {
  const line = lineOf(start);
  if (!line) return;
  d.owner = [...line.holder];
  d.rail = [...line.holder];
}

/** The last to be pushed comes first: objectives (13.1), one side, the other, partisans (S2.3), the first turn. */
function pushFrames(d: State, course: Course): void {
  const turn: TurnFrame = { phase: 'turn', at: 0 };
  push(d, turn);
  if (course.start.position) pushPartisans(d);
  const [first, second] = isReversed(d) ? [AXIS, SOVIET] : [SOVIET, AXIS];
  pushSetup(d, second!);
  // V3.1 is decided between the two.
  if (d.options.whatIfs && !course.start.position) pushWhatIf(d);
  pushSetup(d, first!);
  if (d.options.suddenDeath) for (const side of [SOVIET, AXIS]) pushObjectives(d, side, objectiveYears(course));
}

function pushSetup(d: State, side: number): void {
  const frame: SetupFrame = { phase: 'set-up', side, acted: 0 };
  push(d, frame);
}

function pushPartisans(d: State): void {
  const frame: PartisanFrame = { phase: 'partisans', side: SOVIET, units: [], acted: 0 };
  push(d, frame);
}

function pushWhatIf(d: State): void {
  const frame: WhatIfFrame = { phase: 'what-if', side: AXIS, variant: 0 };
  push(d, frame);
}

function pushObjectives(d: State, side: number, [year]: readonly number[]): void {
  if (year === undefined) return;
  const frame: ObjectivesFrame = { phase: 'objectives', side, year };
  push(d, frame);
}
