/** 5.0, 13.1, S4.0 Who has won: immediately, for lack of cities, or at the end. */
import type { Io } from '../../../kit/flow.ts';
import type { Outcome } from '../../../kit/game.ts';
import { itemAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { yearOf } from '../data/calendar.ts';
import { CITIES } from '../data/cities.ts';
import { AXIS_LAND } from '../data/regions.ts';
import { type End, VICTORY_POINTS } from '../data/scenarios.ts';
import { AXIS_MINIMUM } from '../data/schedule.ts';
import { VARIANTS } from '../data/variants.ts';
import { AXIS, CITY_HEX, citySpec, HITLER, hexOfCity, IS_OIL, roleOf, SOVIET, STALIN } from '../pieces.ts';
import { scenarioOf } from '../scenarios.ts';
import { DRAW, end, GONE, isOver, POOL, type State } from '../state.ts';
import { citiesOf, cityCount, controller } from './control.ts';
import { type Presence, presence } from './ground.ts';

const cityNumber = (name: string): number => CITIES.findIndex(c => c.en === name);
const MOSCOW = cityNumber('Moscow');
const BERLIN = cityNumber('Berlin');
const BUCHAREST = cityNumber('Bucharest');
const BULGE = VARIANTS.findIndex(v => v.id === 'bulge');

/** The capital and dictator each side must take: 5.1 for the Axis, 5.2 for the Soviets. */
const PRIZES = [
  { rule: '5.1', city: MOSCOW, dictator: STALIN },
  { rule: '5.2', city: BERLIN, dictator: HITLER },
] as const;

export const isRemoved = (s: State, u: number): boolean => s.place[u] === GONE || s.place[u] === POOL;

/** Whether a side holds each city and oil field for victory: neutral Bucharest counts for both (V3.1). */
export function holdings(s: State, side: Side): readonly boolean[] {
  return citiesOf(s).map((of, c) => isHeld(s, side, c, of));
}

const isHeld = (s: State, side: Side, c: number, of: number): boolean =>
  of === side || (s.neutral === 1 && c === BUCHAREST);

/** 5.1, 5.2 Immediate victories: called whenever a hex has changed hands or a dictator was lost. */
export function checkVictory(d: State, _io: Io, who = presence(d)): void {
  if (isOver(d)) return;
  for (const side of SIDES) {
    const { rule, city, dictator } = PRIZES[side];
    if (hasAll(d, side, who)) end(d, side, rule, 'all-cities');
    else if (isRemoved(d, dictator) && has(d, side, city, who)) end(d, side, rule, 'dictator');
  }
}

const has = (s: State, side: Side, c: number, who: Presence): boolean =>
  isHeld(s, side, c, controller(s, hexOfCity(c), who));

function hasAll(s: State, side: Side, who: Presence): boolean {
  for (let c = 0; c < CITY_HEX.length; c++) if (!IS_OIL[c] && !has(s, side, c, who)) return false;
  return true;
}

const SIDES = [AXIS, SOVIET] as const;

/** 5.4 What the Axis must hold this year; nothing in 1941, nor in a scenario (S4.0). */
export function axisMinimum(s: State): { readonly cities: number; readonly major: number } | undefined {
  if (scenarioOf(s.scenario).end) return undefined;
  return AXIS_MINIMUM.findLast(m => yearOf(s.turn) >= m.fromYear);
}

export function checkMinimum(d: State, io: Io): void {
  const least = axisMinimum(d);
  if (!least) return;
  const held = cityCount(d, AXIS);
  io.emit({ type: 'city-count', rule: '5.4', ...held, leastCities: least.cities, leastMajor: least.major });
  if (held.cities < least.cities || held.major < least.major) end(d, SOVIET, '5.4', 'too-few-cities');
}

/** S4.0 Points of a side: what it holds on the enemy's side of the last line. */
export function victoryPoints(s: State, side: Side, last: End): number {
  const { front, bonus } = last;
  if (!front) return 0;
  const beyond = side === SOVIET;
  return citiesOf(s).reduce((sum, of, c) => {
    const { hex, kind } = citySpec(c);
    return of === side && AXIS_LAND[front].has(hex) === beyond ? sum + VICTORY_POINTS[kind] : sum;
  }, bonus[roleOf(side)]);
}

/** 5.3, S4.0 The last turn is over. */
export function judge(d: State, io: Io): void {
  const last = scenarioOf(d.scenario).end;
  if (!last) judgeCampaign(d);
  else if (last.front) judgePoints(d, last, io);
  else end(d, itemAt(citiesOf(d), BERLIN), last.rule, 'berlin');
}

/** V3.6 The side that adopted the last offensive loses a draw. */
function judgeCampaign(d: State): void {
  if (d.chosen[BULGE] === 1) end(d, SOVIET, 'V3.6', 'no-victory');
  else end(d, DRAW, '5.3', 'nobody');
}

function judgePoints(d: State, last: End, io: Io): void {
  const axis = victoryPoints(d, AXIS, last);
  const soviet = victoryPoints(d, SOVIET, last);
  io.emit({ type: 'victory-points', rule: last.rule, axis, soviet, bonus: last.bonus.axis });
  const winner = axis === soviet ? DRAW : axis > soviet ? AXIS : SOVIET;
  end(d, winner, last.rule, winner === DRAW ? 'equal-points' : 'points');
}

export function outcomeOf({ ending, winner }: State): Outcome | undefined {
  if (!ending) return undefined;
  return winner === DRAW ? ending : { winner: roleOf(winner === AXIS ? AXIS : SOVIET), ...ending };
}
