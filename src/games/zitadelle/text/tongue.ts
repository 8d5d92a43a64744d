/** Spells what a sentence can name (units, hexes, corps and armies, dice) in the words of one book. */
import { type Fields, fill, numberIn, numbersIn, textIn, type Values } from '../../../kit/phrase.ts';
import { tongueOf } from '../../../kit/tongue.ts';
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

export const date = (book: Book, turn: number): string => dateOf(turn)[book.lang];

/** Every field that several sentences use, spelt; whatever is absent gets its stand-in. */
export const spell = (book: Book, f: Fields): Values => ({
  ...book.numbers,
  ...TONGUE.common(book, f),
  command: command(book, f.card ?? f.command),
  target: unit(book, f.target),
  regiment: unit(book, f.regiment ?? numbersIn(f.units)[0]),
  zone: typeof f.zone === 'string' && f.zone !== '' ? f.zone : book.some.zone,
  area: typeof f.area === 'string' && f.area !== '' ? f.area : book.some.zone,
  result: textIn(f.result),
  column: textIn(f.column),
});
