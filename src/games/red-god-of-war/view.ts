/** Hidden facts: the only file that hides chits (7.1) in a view, and the only one that invents them. */
import type { Dice } from '../../kit/dice.ts';
import { frameIs } from '../../kit/frames.ts';
import type { Action, GameEvent, Role, Seat } from '../../kit/game.ts';
import { withAll, withEach } from '../../kit/list.ts';
import { BOTH_SIDES, type Side } from '../../kit/sides.ts';
import type { ChitsFrame } from './frames.ts';
import { commandsBy, roleOf, sideOfCommand } from './pieces.ts';
import { setsToPut, whyNotPut } from './rules/chits.ts';
import { ASIDE, COLUMNS, DRAWN, IN_CUP, KNOWN_IN_CUP, type State, TAKEN_BACK } from './state.ts';

/** A chit of which the seat does not know whether it is in the cup. */
export const FACE_DOWN = -1;

export type View = Readonly<State>;

const isShown = (place: number): boolean => place === DRAWN || place === TAKEN_BACK || place === KNOWN_IN_CUP;

/** Everybody sees how many chits are in the cup; only its owner knows which of his are. */
export const view = (s: State, seat: Seat): View =>
  COLUMNS.view(s, {
    chits: withEach(s.chits, (place, card) =>
      isShown(place) || roleOf(sideOfCommand(card)) === seat ? place : FACE_DOWN,
    ),
  });

/** 7.1 Only what goes into the cup is chosen in secret. */
export const isOpen = (s: State): boolean => !s.flow.some(isChits);

/** 7.1 Others see that chits were put in, not which. */
export function seen(event: GameEvent, seat: Seat): GameEvent {
  if (event.type !== 'chits-put' || event.role === seat) return event;
  const { cards: _cards, ...rest } = event;
  return { ...rest, type: event.type };
}

export const told = (action: Action, role: Role, seat: Seat): Action =>
  action.type === 'put-chits' && role !== seat ? { type: action.type } : action;

const isChits = frameIs<ChitsFrame>('chits');

/** Fills the cup anew for a side that the seat cannot see: any set that fits what is known, equally likely. */
export function imagine(v: View, _seat: Seat, dice: Dice): State {
  const d = COLUMNS.draft(v);
  for (const side of BOTH_SIDES) if (commandsBy(side).some(card => v.chits[card] === FACE_DOWN)) refill(d, side, dice);
  return d;
}

function refill(d: State, side: Side, dice: Dice): void {
  const own = commandsBy(side);
  const unknown = own.filter(card => d.chits[card] === FACE_DOWN);
  const shown = own.filter(card => d.chits[card] !== FACE_DOWN);
  const choosing = d.flow.find(isChits);
  const known = own.filter(card => d.chits[card] === KNOWN_IN_CUP).length;
  d.chits = withAll(d.chits, unknown, ASIDE);
  // While chits are put in, a side has either put some set, or none yet.
  if (choosing && !choosing.done.includes(side)) return;
  const more = choosing ? undefined : (d.cup[side] ?? 0) - known;
  if (more === 0) return;
  const fits = (cards: readonly number[]): boolean =>
    shown.every(card => cards.includes(card)) && (more === undefined || cards.length === shown.length + more);
  const sets = setsToPut(d, side).filter(cards => fits(cards) && !whyNotPut(d, side, cards));
  const cards = sets[dice.pick(Math.max(1, sets.length), '7.1')] ?? unknown.slice(0, more);
  d.chits = withAll(
    d.chits,
    cards.filter(card => unknown.includes(card)),
    IN_CUP,
  );
}
