/** Hidden facts: the only file that takes chits off the table (3.1) and the only one that invents them. */
import type { Dice } from '../../kit/dice.ts';
import type { Seat } from '../../kit/game.ts';
import { UNITS } from './data/units.ts';
import type { Event } from './events.ts';
import { drawChit } from './rules/chits.ts';
import { COLUMNS, NO_CHIT, type State } from './state.ts';

/** A chit that the seat may not look at. */
export const FACE_DOWN = -2;

export type View = Readonly<State>;

/** 3.1 That there is a chit is seen by all, which one by its owner alone. */
export const view = (s: State, seat: Seat): View =>
  COLUMNS.view(s, {
    chit: s.chit.map((kind, unit) => (kind === NO_CHIT || UNITS[unit]!.side === seat ? kind : FACE_DOWN)),
  });

export function seen(event: Event, seat: Seat): Event {
  if (event.type !== 'rested' || UNITS[event.unit]!.side === seat) return event;
  const { chit: _hidden, ...rest } = event;
  return rest;
}

/** Draws the face-down chits anew. Spent chits are back in the cup, so all that remain are equally likely. */
export function imagine(v: View, _seat: Seat, dice: Dice): State {
  const d = COLUMNS.draft({ ...v, chit: v.chit.map(kind => (kind === FACE_DOWN ? NO_CHIT : kind)) });
  v.chit.forEach((kind, unit) => {
    if (kind === FACE_DOWN) drawChit(d, unit, dice, '3.1');
  });
  return d;
}
