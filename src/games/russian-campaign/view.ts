/** 13.1 Only the objectives of years to come are hidden, each side's from everybody else. */
import type { Dice } from '../../kit/dice.ts';
import type { Frame, Role, Seat } from '../../kit/game.ts';
import type { ObjectivesFrame } from './frames.ts';
import { AXIS, SOVIET, sideOfRole } from './pieces.ts';
import { CHOICES, objectiveSlot, objectiveYears } from './rules/objectives.ts';
import { courseOf } from './scenarios.ts';
import { cloneState, type State } from './state.ts';

export type View = State;

const UNKNOWN = -1;

export function viewOf(s: State, seat: Seat): View {
  const v = cloneState(s);
  const own = sideOfRole(seat);
  for (const { side, year, slot } of objectivesOf(s))
    if (side !== own && year > s.revealed) v.objectives = v.objectives.with(slot, UNKNOWN);
  return v;
}

/** Whatever was written down already may be any of the three. */
export function imagineFrom(v: View, seat: Role, dice: Dice): State {
  const d = cloneState(v);
  if (!v.options.suddenDeath) return d;
  for (const { side, year, slot } of objectivesOf(v))
    if (side !== sideOfRole(seat) && d.objectives[slot] === UNKNOWN && isWritten(v, side, year))
      d.objectives = d.objectives.with(slot, dice.pick(CHOICES, '13.1.2'));
  return d;
}

const objectivesOf = (s: State) =>
  [AXIS, SOVIET].flatMap(side =>
    objectiveYears(courseOf(s.scenario)).map(year => ({ side, year, slot: objectiveSlot(side, year) })),
  );

const isWritten = (s: State, side: number, year: number): boolean =>
  !s.flow.some(f => isObjectives(f) && f.side === side && f.year <= year);

const isObjectives = (f: Frame): f is ObjectivesFrame => f.phase === 'objectives';
