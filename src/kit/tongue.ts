/**
 * Spells the names in sentences of every game: units, hexes with their places, roles, odds and dice, in the words of
 * one book. A game defines the names of its units and places; anything absent or unknown gets a fallback.
 */
import type { Book, Table } from './book.ts';
import { entryOf, type Fields, fill, listIn, numberIn, numbersIn, type Spelling, textIn } from './phrase.ts';

/** The parts of a book that this needs. */
export interface TongueBook extends Pick<Book, 'some' | 'small'> {
  readonly roles: Table;
  /** Names of odds shifts. */
  readonly shifts?: Table;
}

export interface Naming<B> {
  readonly hexes: readonly string[];
  /** The short name, for sentences. */
  unit(book: B, u: number): string | undefined;
  /** The full name. */
  fullName(book: B, u: number): string | undefined;
  /** A hex with the name of the place there, if it has one. */
  place(book: B, h: number): string | undefined;
}

type Names<B> = (book: B, list: readonly number[]) => string;

/** How holes of sentences are filled from the fields of an event, refusal or choice. */
export type Holes<B> = Readonly<Record<string, (book: B, f: Fields) => string>>;

export interface Tongue<B> {
  unit(book: B, u: unknown): string;
  fullName(book: B, u: unknown): string;
  hex(book: B, h: unknown): string;
  place(book: B, h: unknown): string;
  role(book: B, id: unknown): string;
  /** Units that act together. */
  readonly units: Names<B>;
  readonly unitList: Names<B>;
  readonly hexes: Names<B>;
  /** The first few of a list, for a sentence that must stay short. */
  readonly fewUnits: Names<B>;
  readonly fewHexes: Names<B>;
  /** Who attacks what, from a list of battles. */
  battles(book: B, list: unknown): string;
  /** `2:1, river −1 → 1:1`: the odds, each shift by its name, and the column used; from an event or a report. */
  odds(book: B, f: Fields): string;
  /** The holes that events, refusals and choices of every game have. */
  readonly holes: Holes<B>;
}

export function tongueOf<B extends TongueBook>(naming: Naming<B>): Tongue<B> {
  const unit = (book: B, u: unknown): string => naming.unit(book, numberIn(u) ?? -1) ?? book.some.unit;
  const fullName = (book: B, u: unknown): string => naming.fullName(book, numberIn(u) ?? -1) ?? book.some.unit;
  const hex = (book: B, h: unknown): string => naming.hexes[numberIn(h) ?? -1] ?? book.some.hex;
  const place = (book: B, h: unknown): string => naming.place(book, numberIn(h) ?? -1) ?? hex(book, h);
  const role = (book: B, id: unknown): string => entryOf(book.roles, id) ?? book.some.role;
  const units: Names<B> = (book, list) => list.map(u => unit(book, u)).join(book.small.plus) || book.some.unit;
  const unitList: Names<B> = (book, list) => list.map(u => unit(book, u)).join(book.small.comma) || book.some.unit;
  const hexes: Names<B> = (book, list) => list.map(h => place(book, h)).join(book.small.comma) || book.some.hex;
  const fewUnits: Names<B> = (book, list) => few(book, list, unitList, book.small.andMore);
  const fewHexes: Names<B> = (book, list) => few(book, list, hexes, book.small.andMoreHexes);
  return {
    ...{ unit, fullName, hex, place, role, units, unitList, hexes, fewUnits, fewHexes },
    battles: (book, list) =>
      listIn(list)
        .map(b => ({ units: units(book, numbersIn(b.units)), hexes: hexes(book, numbersIn(b.hexes)) }))
        .map(named => fill(book.small.battle, named))
        .join(book.small.next) || book.some.what,
    odds: (book, f) => oddsText(book, f),
    holes: {
      unit: (book, f) => unit(book, f.unit),
      units: (book, f) => units(book, numbersIn(f.units)),
      list: (book, f) => unitList(book, numbersIn(f.units)),
      few: (book, f) => fewUnits(book, numbersIn(f.units)),
      hex: (book, f) => hex(book, f.hex),
      place: (book, f) => place(book, f.hex),
      hexes: (book, f) => hexes(book, numbersIn(f.hexes)),
      fewHexes: (book, f) => fewHexes(book, numbersIn(f.hexes)),
      from: (book, f) => hex(book, f.from),
      to: (book, f) => place(book, f.to),
      role: (book, f) => role(book, f.role),
    },
  };
}

/** Fills holes from the fields; other numbers are printed as they are. */
export const spellerOf =
  <B>(holes: Holes<B>) =>
  (book: B, f: Fields): Spelling =>
  hole =>
    entryOf(holes, hole)?.(book, f) ?? numberIn(entryOf(f, hole));

const A_FEW = 4;

function few<B>(book: B, list: readonly number[], names: Names<B>, andMore: string): string {
  const rest = list.length - A_FEW;
  return rest > 1 ? names(book, list.slice(0, A_FEW)) + fill(andMore, { n: rest }) : names(book, list);
}

/** If only the column is known, only the column is given. */
function oddsText(book: TongueBook, { ratio, shifts, column }: Fields): string {
  const found = textIn(column);
  if (typeof ratio !== 'string') return found;
  const named = listIn(shifts).map(shift => book.small.comma + shiftText(book, shift));
  return ratio + named.join('') + (named.length === 0 && ratio === found ? '' : book.small.to + found);
}

function shiftText({ shifts = {}, some, small }: TongueBook, { what, value }: Fields): string {
  const n = numberIn(value) ?? 0;
  return fill(n < 0 ? small.left : small.right, { what: entryOf(shifts, what) ?? some.what, n: Math.abs(n) });
}

/** Negative numbers with a proper minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** `7`, or `7+2=9` if something is added. */
export function diceText(dice: number, ...added: readonly number[]): string {
  const parts = added.filter(n => n !== 0);
  const sum = parts.reduce((total, n) => total + n, dice);
  return parts.length === 0
    ? String(dice)
    : `${dice}${parts.map(n => (n < 0 ? signed(n) : `+${n}`)).join('')}=${signed(sum)}`;
}
