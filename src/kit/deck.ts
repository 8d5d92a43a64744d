/**
 * Cards as one column of a state: the place of each card. A deck has no order: drawing any of its cards with equal
 * chance is the same as drawing from the top of a shuffled deck, and leaves no order to peek at. Hands, the discard
 * pile and other holders of cards are places, numbers that the game defines.
 */
import type { Dice } from './dice.ts';

/** The place of each card. */
export type Cards = readonly number[];

/** A card that a seat cannot see has `UNSEEN - place`; a game's places are within `FARTHEST` of 0. */
const UNSEEN = -1000;
const FARTHEST = 400;

/** The cards at a place, in the order of the deck. */
export function cardsAt(cards: Cards, place: number): number[] {
  const out: number[] = [];
  for (let card = 0; card < cards.length; card++) if (cards[card] === place) out.push(card);
  return out;
}

export const countAt = (cards: Cards, place: number): number =>
  cards.reduce((sum, at) => (at === place ? sum + 1 : sum), 0);

/** The same cards with some of them moved to a place. */
export function moved(cards: Cards, some: readonly number[], to: number): Cards {
  const out = cards.slice();
  for (const card of some) out[card] = to;
  return out;
}

export interface Draw {
  readonly deck: number;
  readonly to: number;
  readonly many: number;
  /** The place of the discards, which become the deck once it is empty; if absent, no more can be drawn then. */
  readonly discards?: number;
  readonly rule: string;
  /** Names of the cards, so that a script may ask for one. */
  readonly names: readonly string[];
}

export interface Drawn {
  readonly cards: Cards;
  readonly drawn: readonly number[];
  /** After how many draws the discards were shuffled; undefined if they were not. */
  readonly shuffled?: number;
}

/** Draws cards one by one while there are any. */
export function drawCards(cards: Cards, draw: Draw, dice: Dice): Drawn {
  let now = cards;
  let shuffled: number | undefined;
  const drawn: number[] = [];
  while (drawn.length < draw.many) {
    let pile = cardsAt(now, draw.deck);
    if (pile.length === 0 && draw.discards !== undefined) {
      pile = cardsAt(now, draw.discards);
      now = moved(now, pile, draw.deck);
      if (pile.length > 0) shuffled = drawn.length;
    }
    if (pile.length === 0) break;
    const at = dice.pick(
      pile.length,
      draw.rule,
      pile.map(card => draw.names[card] ?? String(card)),
    );
    const card = pile[at] ?? -1;
    drawn.push(card);
    now = moved(now, [card], draw.to);
  }
  return { cards: now, drawn, ...(shuffled === undefined ? {} : { shuffled }) };
}

/** The place of a card as far as a seat knows, whether it sees the card or not. */
export const placeSeen = (at: number): number => (isUnseen(at) ? UNSEEN - at : at);

/** Whether an entry of `cardsSeen` is a card of which only the back is seen. */
export const isUnseen = (at: number): boolean => at <= UNSEEN + FARTHEST;

/** How many cards a seat knows to be at a place, face up or face down. */
export const countSeen = (seen: Cards, place: number): number => countAt(seen.map(placeSeen), place);

/**
 * The column as a seat sees it. `hidden` are the places whose cards it cannot see, including the deck. Of these it
 * knows only how many cards each holds: the hidden places are assigned to the unseen cards in order, and marked as
 * unseen.
 */
export function cardsSeen(cards: Cards, hidden: readonly number[]): Cards {
  const backs = cards.filter(at => hidden.includes(at)).sort((a, b) => a - b);
  let next = 0;
  return cards.map(at => (hidden.includes(at) ? UNSEEN - (backs[next++] ?? 0) : at));
}

/** Cards that fit what a seat sees; every way to deal the unseen ones is equally likely. */
export function imagineCards(seen: Cards, dice: Dice, rule: string): Cards {
  const backs = seen.filter(isUnseen).map(placeSeen);
  return seen.map(at => (isUnseen(at) ? (backs.splice(dice.pick(backs.length, rule), 1)[0] ?? at) : at));
}
