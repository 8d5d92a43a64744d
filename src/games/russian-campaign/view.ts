/** 13.1 Only objectives of future years are hidden, each side's from everybody else. */
import type { Dice } from '../../kit/dice.ts';
import type { Action, Frame, Role, Seat } from '../../kit/game.ts';
import { withAt } from '../../kit/list.ts';
import type { Side } from '../../kit/sides.ts';
import type { ObjectivesFrame } from './frames.ts';
import { AXIS, SOVIET, sideOfRole } from './pieces.ts';
import { CHOICES, objectiveSlot, objectiveYears } from './rules/objectives.ts';
import { scenarioOf } from './scenarios.ts';
import { COLUMNS, type State } from './state.ts';

export type View = Readonly<State>;

const UNKNOWN = -1;

export const viewOf = (s: State, seat: Seat): View => COLUMNS.view(s, { objectives: objectivesFor(s, seat) });

/** As in the state, or UNKNOWN. */
function objectivesFor(s: State, seat: Seat): readonly number[] {
  const own = sideOfRole(seat);
  const hidden = objectivesOf(s.scenario).filter(({ side, year }) => side !== own && year > s.revealed);
  return hidden.reduce((seen, { slot }) => withAt(seen, slot, UNKNOWN), s.objectives);
}

/** 13.1 Others learn that an objective was chosen, not which one. */
export const toldAction = (action: Action, role: Role, seat: Seat): Action =>
  action.type === 'choose-objective' && role !== seat ? { type: action.type } : action;

/** An objective already chosen may be any of the three. */
export function imagineFrom(v: View, seat: Seat, dice: Dice): State {
  const d = COLUMNS.draft(v);
  if (!v.options.suddenDeath) return d;
  for (const { side, year, slot } of objectivesOf(v.scenario))
    if (side !== sideOfRole(seat) && d.objectives[slot] === UNKNOWN && isWritten(v, side, year))
      d.objectives = withAt(d.objectives, slot, dice.pick(CHOICES, '13.1.2'));
  return d;
}

const objectivesOf = (scenario: string) =>
  [AXIS, SOVIET].flatMap(side =>
    objectiveYears(scenarioOf(scenario)).map(year => ({ side, year, slot: objectiveSlot(side, year) })),
  );

const isWritten = (v: View, side: Side, year: number): boolean =>
  !v.flow.some(f => isObjectives(f) && f.side === side && f.year <= year);

const isObjectives = (f: Frame): f is ObjectivesFrame => f.phase === 'objectives';
