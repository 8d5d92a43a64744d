/** 7.0 Cards: drawn by both sides from one deck, held in secret, played in battles or to rally. */

import { type Cards, cardsAt, countAt, drawCards, moved } from '../../../kit/deck.ts';
import type { Dice } from '../../../kit/dice.ts';
import type { Io } from '../../../kit/flow.ts';
import { BOTH_SIDES, type Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { CARD_NAMES, type CardKind, DECK_KINDS, HAND_LIMIT } from '../data/cards.ts';
import { roleOf } from '../pieces.ts';
import { DECK, DISCARDS, isReduced, NO_CARD, type State } from '../state.ts';
import { isBesideEnemy, isSupplied } from './ground.ts';
import { whyNotPresent } from './movement.ts';

const NOT_HELD = bar('7.1', 'not-held', 'card');
const NOT_FOR_BATTLE = bar('7.3', 'not-for-battle', 'card');
const NOT_FOR_RALLY = bar('7.4', 'not-for-rally', 'card');
const NOT_REDUCED = bar('7.4', 'not-reduced', 'unit');
const RALLY_NEAR = bar('7.4', 'rally-near-enemy', 'unit');
const RALLY_CUT_OFF = bar('6.2', 'cut-off', 'unit');
const HAND_FITS = bar('7.1', 'hand-fits');
const WRONG_NUMBER = bar('7.1', 'discard-number', 'cards');

export const kindOf = (card: number): CardKind | undefined => DECK_KINDS[card];
export const handOf = (s: Pick<State, 'cards'>, side: Side): number[] => cardsAt(s.cards, side);

/** 7.1 Draws from the deck, or from the shuffled discards; only the owner learns which cards. */
export function drawTo(d: State, side: Side, many: number, dice: Dice): readonly number[] {
  const draw = { deck: DECK, discards: DISCARDS, to: side, many, rule: '7.1', names: CARD_NAMES };
  const { cards, drawn } = drawCards(d.cards, draw, dice);
  d.cards = cards;
  return drawn;
}

export const discard = (d: State, cards: readonly number[]): void => {
  d.cards = moved(d.cards, cards, DISCARDS);
};

/** 7.1 How many cards a side must discard. */
export const surplusOf = (s: Pick<State, 'cards'>, side: Side): number =>
  Math.max(0, countAt(s.cards, side) - HAND_LIMIT);

export const whyNothingToDiscard = (s: State, side: Side): Why => (surplusOf(s, side) > 0 ? undefined : HAND_FITS);

/** 7.1 Exactly the surplus, all of them in hand. */
export function whyNotDiscard(s: State, side: Side, cards: readonly number[]): Why {
  const strange = cards.find(card => s.cards[card] !== side);
  if (strange !== undefined) return { rule: '7.1', code: 'not-held', about: { card: strange } };
  return cards.length === surplusOf(s, side) && new Set(cards).size === cards.length ? undefined : WRONG_NUMBER;
}

/** Every choice of `many` among some cards. */
export function choicesOf(cards: Cards, many: number): number[][] {
  const [first, ...rest] = cards;
  if (many === 0) return [[]];
  if (first === undefined) return [];
  return [...choicesOf(rest, many - 1).map(some => [first, ...some]), ...choicesOf(rest, many)];
}

/** 7.2, 7.3 Why a card cannot be chosen for a battle. */
export function whyNotChoose(s: State, side: Side, card: number): Why {
  if (s.cards[card] !== side) return NOT_HELD;
  return kindOf(card) === 'rally' ? NOT_FOR_BATTLE : undefined;
}

/** 7.4 Why a card cannot rally, and why a unit cannot be rallied. */
export function whyNotRallyCard(s: State, side: Side, card: number): Why {
  if (s.cards[card] !== side) return NOT_HELD;
  return kindOf(card) === 'rally' ? undefined : NOT_FOR_RALLY;
}

export function whyNotRallyUnit(s: State, side: Side, unit: number): Why {
  const why = whyNotPresent(s, side, unit);
  if (why) return why;
  if (!isReduced(s, unit)) return NOT_REDUCED;
  if (isBesideEnemy(s, unit)) return RALLY_NEAR;
  return isSupplied(s, unit) ? undefined : RALLY_CUT_OFF;
}

/** 7.2 The cards chosen by both sides are turned up and discarded. */
export function turnUp(d: State, io: Io): void {
  for (const side of BOTH_SIDES) {
    const card = d.chosen[side] ?? NO_CARD;
    const role = roleOf(side);
    if (card >= 0) io.emit({ type: 'card-shown', rule: '7.2', role, card, reveals: true });
    else io.emit({ type: 'no-card', rule: '7.2', role, reveals: true });
  }
  discard(
    d,
    d.chosen.filter(card => card >= 0),
  );
}
