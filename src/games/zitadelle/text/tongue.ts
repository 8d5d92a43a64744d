/** Spells the names in a sentence (units, hexes, corps and armies, dice) in the words of one book. */
import { entryOf, type Fields, fill, numberIn, numbersIn, type Spelling, textIn } from '../../../kit/phrase.ts';
import { spellerOf, tongueOf } from '../../../kit/tongue.ts';
import { dateOf } from '../data/calendar.ts';
import { COMMANDS } from '../data/commands.ts';
import { unitNameEn, unitNameJa } from '../data/names.ts';
import { placeAt } from '../data/places.ts';
import { UNITS } from '../data/units.ts';
import { BOARD } from '../pieces.ts';
import type { Book } from './parts.ts';

export const TONGUE = tongueOf<Book>({
  hexes: BOARD.names,
  fullName(book, u) {
    const spec = UNITS[u];
    return spec && (book.lang === 'ja' ? unitNameJa(spec) : unitNameEn(spec));
  },
  /** By the short printed name. */
  unit: (_book, u) => UNITS[u]?.name,
  /** With its town or village. */
  place(book, h) {
    const town = placeAt(BOARD.names[h] ?? '');
    return town && fill(book.small.place, { hex: town.hex, name: town[book.lang] });
  },
});
export const { unit, units, fewUnits, hex, hexes, fewHexes, place, role } = TONGUE;

/** A corps or army. */
const command = (book: Book, c: unknown): string => COMMANDS[numberIn(c) ?? -1]?.[book.lang] ?? book.some.command;

export const zone = (book: Book, id: unknown): string => (typeof id === 'string' && id !== '' ? id : book.some.zone);

export const date = (book: Book, turn: number): string => dateOf(turn)[book.lang];

/** Every field that several sentences use; absent ones get a fallback. */
const spellField = spellerOf<Book>({
  ...TONGUE.holes,
  command: (book, f) => command(book, f.card ?? f.command),
  target: (book, f) => unit(book, f.target),
  regiment: (book, f) => unit(book, f.regiment ?? numbersIn(f.units)[0]),
  zone: (book, f) => zone(book, f.zone),
  area: (book, f) => zone(book, f.area),
  result: (_book, f) => textIn(f.result),
  column: (_book, f) => textIn(f.column),
});

/** With a fallback for absent numbers. */
export const spell = (book: Book, f: Fields): Spelling => {
  const field = spellField(book, f);
  return hole => field(hole) ?? entryOf(book.numbers, hole);
};
