/** 13.1 Sudden death: each side has an objective for every year; a side that holds its own and the enemy's wins. */
import type { Io } from '../../../kit/flow.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { LAST_TURN, turnOf, yearOf } from '../data/calendar.ts';
import { CITIES } from '../data/cities.ts';
import { OBJECTIVES } from '../data/options.ts';
import { AXIS, HITLER, roleOf, SOVIET, STALIN } from '../pieces.ts';
import { lastTurn, type ScenarioSpec, scenarioOf } from '../scenarios.ts';
import { end, isOver, type State } from '../state.ts';
import { holdings, isRemoved } from './victory.ts';
import { weatherOf } from './weather.ts';

export const FIRST_YEAR = 1942;
export const LAST_YEAR = yearOf(LAST_TURN);
export const YEARS = LAST_YEAR - FIRST_YEAR + 1;

/** Choices per year, by position in the list of 13.1.2. */
export const CHOICES = 3;

/** Index of a side's objective for a year in `State.objectives`. */
export const objectiveSlot = (side: Side, year: number): number => side * YEARS + year - FIRST_YEAR;

export const objectiveName = (side: Side, year: number, n: number): string => OBJECTIVES[year]?.[roleOf(side)][n] ?? '';

/** The years with objectives: those that begin within the game and may still have a clear turn. */
export function objectiveYears(scenario: ScenarioSpec): readonly number[] {
  const begun = yearOf(scenario.start.turn);
  return Array.from({ length: YEARS }, (_, i) => FIRST_YEAR + i).filter(
    year => year > begun && turnOf(year, FIRST_CLEAR_MONTH) <= lastTurn(scenario),
  );
}

/** January and February always have snow. */
const FIRST_CLEAR_MONTH = 3;

/** At the first clear turn of a year, and in 1945 at the second, too (13.1.3). */
export function revealObjectives(d: State, impulse: number, io: Io): void {
  if (!d.options.suddenDeath || weatherOf(d, impulse) !== 'clear') return;
  const year = yearOf(d.turn);
  if (!objectiveYears(scenarioOf(d.scenario)).includes(year)) return;
  const isFirst = d.revealed < year;
  if (isFirst) {
    d.revealed = year;
    const [axis, soviet] = ofBothSides(side => nameOf(d, side, year));
    io.emit({ type: 'objectives', rule: '13.1', year, axis, soviet, reveals: true });
  } else if (year !== LAST_YEAR || impulse === 2) return;
  judgeObjectives(d, year);
}

const nameOf = (s: State, side: Side, year: number): string =>
  objectiveName(side, year, s.objectives[objectiveSlot(side, year)]!);

function judgeObjectives(d: State, year: number): void {
  for (const side of [AXIS, SOVIET])
    if (!isOver(d) && [AXIS, SOVIET].every(of => holdsObjective(d, side, nameOf(d, of, year))))
      end(d, side, '13.1', 'objectives');
}

/** The removal of a dictator is achieved by the side that caused it; until then his own side holds the objective. */
function holdsObjective(s: State, side: Side, name: string): boolean {
  if (name === 'Stalin') return isRemoved(s, STALIN) === (side === AXIS);
  if (name === 'Hitler') return isRemoved(s, HITLER) === (side === SOVIET);
  const c = CITIES.findIndex(city => city.en === name);
  return holdings(s, side)[c] === true;
}
