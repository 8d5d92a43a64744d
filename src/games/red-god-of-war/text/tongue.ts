/** Spells the names in a sentence (units, hexes, commands, odds) in the words of one book. */
import { numberIn, numbersIn } from '../../../kit/phrase.ts';
import { spellerOf, tongueOf } from '../../../kit/tongue.ts';
import { COMMANDS } from '../data/commands.ts';
import { unitNameEn, unitNameJa } from '../data/names.ts';
import { placeAt } from '../data/places.ts';
import { UNITS } from '../data/units.ts';
import { BOARD } from '../pieces.ts';
import type { Book } from './parts.ts';

const nameOf = (book: Book, unit: number): string | undefined => {
  const spec = UNITS[unit];
  return spec && (book.lang === 'ja' ? unitNameJa(spec) : unitNameEn(spec));
};

export const TONGUE = tongueOf<Book>({
  hexes: BOARD.names,
  // In English the printed name is short and clear; in Japanese it would be a code.
  unit: (book, unit) => (book.lang === 'ja' ? nameOf(book, unit) : UNITS[unit]?.name),
  fullName: nameOf,
  place: (book, hex) => placeAt(BOARD.names[hex] ?? '')?.[book.lang],
});

export const commandName = (book: Book, card: unknown): string =>
  COMMANDS[numberIn(card) ?? -1]?.[book.lang] ?? book.some.card;

export const commandNames = (book: Book, cards: unknown): string =>
  numbersIn(cards)
    .map(card => commandName(book, card))
    .join(book.small.comma) || book.some.cards;

/** Every field that several sentences use; absent ones get a fallback. */
export const spell = spellerOf<Book>({
  ...TONGUE.holes,
  card: (book, f) => commandName(book, f.card),
  cards: (book, f) => commandNames(book, f.cards),
});
