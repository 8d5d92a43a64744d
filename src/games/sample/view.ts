/** Hidden facts: the only file that hides chits (3.1) and cards (7.1) in a view, and the only one that invents them. */

import { cardsSeen, imagineCards } from '../../kit/deck.ts';
import type { Dice } from '../../kit/dice.ts';
import type { Action, GameEvent, Role, Seat } from '../../kit/game.ts';
import { BOTH_SIDES, type Side } from '../../kit/sides.ts';
import { roleOf, sideOf } from './pieces.ts';
import { handOf, whyNotChoose } from './rules/cards.ts';
import { drawChit } from './rules/chits.ts';
import { COLUMNS, DECK, NO_CARD, NO_CHIT, type State, UNDECIDED } from './state.ts';

/** A chit, or a chosen card, that the seat may not look at. */
export const FACE_DOWN = -3;

export type View = Readonly<State>;

const isOwn = (side: Side, seat: Seat): boolean => roleOf(side) === seat;

const choiceSeen = (card: number, side: Side, seat: Seat): number =>
  card === UNDECIDED || isOwn(side, seat) ? card : FACE_DOWN;

/** Everybody sees that there is a chit, a card or a choice; only its owner sees which. */
export const view = (s: State, seat: Seat): View =>
  COLUMNS.view(s, {
    chit: s.chit.map((kind, unit) => (kind === NO_CHIT || isOwn(sideOf(unit), seat) ? kind : FACE_DOWN)),
    cards: cardsSeen(s.cards, [DECK, ...BOTH_SIDES.filter(side => !isOwn(side, seat))]),
    chosen: BOTH_SIDES.map(side => choiceSeen(s.chosen[side] ?? UNDECIDED, side, seat)),
  });

/** 3.3, 7.1 What was drawn in secret is removed from the events for others. */
export function seen(event: GameEvent, seat: Seat): GameEvent {
  const { chit: _chit, cards: _cards, ...rest } = event;
  return isSecret(event, seat) ? { ...rest, type: event.type } : event;
}

function isSecret({ type, unit, role }: GameEvent, seat: Seat): boolean {
  if (type === 'rested') return roleOf(sideOf(Number(unit))) !== seat;
  return type === 'drew' && role !== seat;
}

/** 7.2 Others learn neither which card was chosen nor whether one was. */
export function told(action: Action, role: Role, seat: Seat): Action {
  return action.type === 'choose' && role !== seat ? { type: action.type } : action;
}

/** Deals cards, draws chits and makes choices anew where they are face down: all that fit are equally likely. */
export function imagine(v: View, _seat: Seat, dice: Dice): State {
  const d = COLUMNS.draft({
    ...v,
    chit: v.chit.map(kind => (kind === FACE_DOWN ? NO_CHIT : kind)),
    cards: imagineCards(v.cards, dice, '7.1'),
  });
  v.chit.forEach((kind, unit) => {
    if (kind === FACE_DOWN) drawChit(d, unit, dice, '3.1');
  });
  d.chosen = BOTH_SIDES.map(side => {
    const card = v.chosen[side] ?? UNDECIDED;
    return card === FACE_DOWN ? imagineChoice(d, side, dice) : card;
  });
  return d;
}

function imagineChoice(s: State, side: Side, dice: Dice): number {
  const cards = handOf(s, side).filter(card => !whyNotChoose(s, side, card));
  return [NO_CARD, ...cards][dice.pick(cards.length + 1, '7.2')] ?? NO_CARD;
}
