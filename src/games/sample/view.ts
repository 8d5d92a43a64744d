/** Hidden facts: the only file that takes chits off the table (3.1) and the only one that invents them. */
import type { Dice } from '../../kit/dice.ts';
import type { Seat } from '../../kit/game.ts';
import { UNITS } from './data/units.ts';
import type { Event } from './events.ts';
import { drawChit } from './rules/chits.ts';
import { draft, NO_CHIT, type State } from './state.ts';

/** A chit that the seat may not look at. */
export const FACE_DOWN = -2;

/** Field by field, so that a new field of the state stays hidden until somebody decides to show it. */
export interface View {
  readonly turn: State['turn'];
  readonly flow: State['flow'];
  readonly turns: State['turns'];
  readonly highWater: State['highWater'];
  readonly holder: State['holder'];
  readonly place: State['place'];
  readonly done: State['done'];
  /** As in the state, or FACE_DOWN. */
  readonly chit: readonly number[];
}

export function view(s: State, seat: Seat): View {
  const { turn, flow, turns, highWater, holder, place, done } = s;
  const chit = s.chit.map((kind, unit) => (kind === NO_CHIT || UNITS[unit]!.side === seat ? kind : FACE_DOWN));
  return { turn, flow, turns, highWater, holder, place, done, chit };
}

export function seen(event: Event, seat: Seat): Event {
  if (event.type !== 'rested' || UNITS[event.unit]!.side === seat) return event;
  const { chit: _hidden, ...rest } = event;
  return rest;
}

/** Draws the face-down chits anew. Spent chits are back in the cup, so all that remain are equally likely. */
export function imagine(v: View, _seat: Seat, dice: Dice): State {
  const d = draft({ ...v, chit: v.chit.map(kind => (kind === FACE_DOWN ? NO_CHIT : kind)) });
  v.chit.forEach((kind, unit) => {
    if (kind === FACE_DOWN) drawChit(d, unit, dice, '3.1');
  });
  return d;
}
