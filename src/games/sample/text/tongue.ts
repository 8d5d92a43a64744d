/** Spells the names in a sentence (units, hexes, cards, odds) in the words of one book. */
import { entryOf, numberIn, numbersIn } from '../../../kit/phrase.ts';
import { spellerOf, tongueOf } from '../../../kit/tongue.ts';
import { BOARD, TOWN } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import { kindOf } from '../rules/cards.ts';
import type { Book } from './parts.ts';

export const TONGUE = tongueOf<Book>({
  hexes: BOARD.names,
  unit: (book, unit) => UNITS[unit]?.[book.lang],
  fullName: (book, unit) => UNITS[unit]?.[book.lang],
  place: (book, hex) => (hex === TOWN ? BOARD.map.places[0]?.[book.lang] : undefined),
});

export const cardName = (book: Book, card: unknown): string =>
  entryOf(book.cards, kindOf(numberIn(card) ?? -1)) ?? book.some.card;

const cardNames = (book: Book, cards: unknown): string =>
  numbersIn(cards)
    .map(card => cardName(book, card))
    .join(book.small.comma) || book.some.card;

/** Every field that several sentences use; absent ones get a fallback. */
export const spell = spellerOf<Book>({
  ...TONGUE.holes,
  card: (book, f) => cardName(book, f.card),
  cards: (book, f) => cardNames(book, f.cards),
});
