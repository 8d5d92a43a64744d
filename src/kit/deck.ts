/**
 * Cards as one column of a state: where each card is. A deck has no order, since drawing any of its cards with the same
 * chance is the same as drawing from the top of a shuffled one, and nothing is there to be peeked at. Hands, the discard
 * pile and whatever else holds cards are places, numbers that the game names.
 */
import type { Dice } from './dice.ts';

/** The place of each card. */
export type Cards = readonly number[];

/** Where a card is that a seat cannot see; below every place of a game. */
export const UNSEEN = -1000;

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
  /** Once the deck is empty these are shuffled and become the deck; without it, no more can be drawn. */
  readonly discards?: number;
  readonly rule: string;
  /** Names of the cards, so that a script may ask for one. */
  readonly names: readonly string[];
}

export interface Drawn {
  readonly cards: Cards;
  readonly drawn: readonly number[];
  /** After how many cards the discards were shuffled; undefined where they were not. */
  readonly shuffled?: number;
}

/** Draws one card after the other, as long as there are any. */
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

/** What a seat knows: the cards at places that it sees, and how many are at each of the others. */
export interface CardsSeen {
  readonly cards: Cards;
  readonly counts: readonly (readonly [place: number, count: number])[];
}

/** `hidden` are the places whose cards the seat cannot see, the deck among them. */
export const cardsSeen = (cards: Cards, hidden: readonly number[]): CardsSeen => ({
  cards: cards.map(at => (hidden.includes(at) ? UNSEEN : at)),
  counts: hidden.map(place => [place, countAt(cards, place)]),
});

/** Cards that fit what a seat knows, each way of dealing the unseen ones with the same chance. */
export function imagineCards({ cards, counts }: CardsSeen, dice: Dice, rule: string): Cards {
  const places = counts.flatMap(([place, count]) => Array.from({ length: count }, () => place));
  const out = cards.slice();
  for (const card of cardsAt(cards, UNSEEN)) {
    const [place] = places.splice(dice.pick(places.length, rule), 1);
    if (place === undefined) throw new Error(`more cards are unseen than ${rule} hides`);
    out[card] = place;
  }
  return out;
}
