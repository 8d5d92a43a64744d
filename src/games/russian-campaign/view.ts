/** 13.1 Only the objectives of years to come are hidden, each side's from everybody else. */
import type { Dice } from '../../kit/dice.ts';
import type { Action, Frame, Role, Seat } from '../../kit/game.ts';
import type { ObjectivesFrame } from './frames.ts';
import { AXIS, SOVIET, sideOfRole } from './pieces.ts';
import { CHOICES, objectiveSlot, objectiveYears } from './rules/objectives.ts';
import { courseOf } from './scenarios.ts';
import { cloneState, type State } from './state.ts';

/** Field by field, so that a new field of the state stays hidden until somebody decides to show it. */
export interface View {
  readonly turn: State['turn'];
  readonly flow: State['flow'];
  readonly scenario: State['scenario'];
  readonly options: State['options'];
  readonly place: State['place'];
  readonly done: State['done'];
  readonly held: State['held'];
  readonly fresh: State['fresh'];
  readonly landed: State['landed'];
  readonly owner: State['owner'];
  readonly rail: State['rail'];
  readonly weather: State['weather'];
  readonly railed: State['railed'];
  readonly sailed: State['sailed'];
  readonly landings: State['landings'];
  readonly seaLost: State['seaLost'];
  readonly stukas: State['stukas'];
  readonly guns: State['guns'];
  readonly gunsUsed: State['gunsUsed'];
  readonly due: State['due'];
  readonly replaced: State['replaced'];
  readonly stavkaYear: State['stavkaYear'];
  readonly archangelLost: State['archangelLost'];
  readonly fallen: State['fallen'];
  readonly withdrawn: State['withdrawn'];
  readonly chosen: State['chosen'];
  readonly neutral: State['neutral'];
  readonly siberia: State['siberia'];
  /** As in the state, or UNKNOWN. */
  readonly objectives: State['objectives'];
  readonly revealed: State['revealed'];
  readonly via: State['via'];
  readonly rebuilt: State['rebuilt'];
  readonly staffs: State['staffs'];
  readonly winner: State['winner'];
  readonly ending: State['ending'];
}

const UNKNOWN = -1;

export function viewOf(s: State, seat: Seat): View {
  return {
    turn: s.turn,
    flow: s.flow.map(f => ({ ...f })),
    scenario: s.scenario,
    options: s.options,
    place: s.place,
    done: s.done,
    held: s.held,
    fresh: s.fresh,
    landed: s.landed,
    owner: s.owner,
    rail: s.rail,
    weather: s.weather,
    railed: s.railed,
    sailed: s.sailed,
    landings: s.landings,
    seaLost: s.seaLost,
    stukas: s.stukas,
    guns: s.guns,
    gunsUsed: s.gunsUsed,
    due: s.due,
    replaced: s.replaced,
    stavkaYear: s.stavkaYear,
    archangelLost: s.archangelLost,
    fallen: s.fallen,
    withdrawn: s.withdrawn,
    chosen: s.chosen,
    neutral: s.neutral,
    siberia: s.siberia,
    objectives: objectivesFor(s, seat),
    revealed: s.revealed,
    via: s.via,
    rebuilt: s.rebuilt,
    staffs: s.staffs,
    winner: s.winner,
    ending: s.ending,
  };
}

function objectivesFor(s: State, seat: Seat): readonly number[] {
  const own = sideOfRole(seat);
  const hidden = objectivesOf(s.scenario).filter(({ side, year }) => side !== own && year > s.revealed);
  return hidden.reduce((seen, { slot }) => seen.with(slot, UNKNOWN), s.objectives);
}

/** 13.1 What is written down in secret is told to nobody else, only that something was. */
export const toldAction = (action: Action, role: Role, seat: Seat): Action =>
  action.type === 'choose-objective' && role !== seat ? { type: action.type } : action;

/** Whatever was written down already may be any of the three. */
export function imagineFrom(v: View, seat: Seat, dice: Dice): State {
  const d = cloneState(v);
  if (!v.options.suddenDeath) return d;
  for (const { side, year, slot } of objectivesOf(v.scenario))
    if (side !== sideOfRole(seat) && d.objectives[slot] === UNKNOWN && isWritten(v, side, year))
      d.objectives = d.objectives.with(slot, dice.pick(CHOICES, '13.1.2'));
  return d;
}

const objectivesOf = (scenario: string) =>
  [AXIS, SOVIET].flatMap(side =>
    objectiveYears(courseOf(scenario)).map(year => ({ side, year, slot: objectiveSlot(side, year) })),
  );

const isWritten = (v: View, side: number, year: number): boolean =>
  !v.flow.some(f => isObjectives(f) && f.side === side && f.year <= year);

const isObjectives = (f: Frame): f is ObjectivesFrame => f.phase === 'objectives';
