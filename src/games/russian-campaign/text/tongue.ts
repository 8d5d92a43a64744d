/** Spells the names in a sentence (units, hexes, cities, dates, odds) in the words of one book. */
import { entryOf, fill, numberIn, textIn } from '../../../kit/phrase.ts';
import { spellerOf, tongueOf } from '../../../kit/tongue.ts';
import { firstMonthOf, yearOf } from '../data/calendar.ts';
import { CITIES } from '../data/cities.ts';
import { unitNameEn, unitNameJa } from '../data/names.ts';
import type { UnitSpec } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import { VARIANTS } from '../data/variants.ts';
import { BOARD, CITY_AT } from '../pieces.ts';
import type { Book } from './parts.ts';

const namedIn = (book: Book, spec: UnitSpec): string => (book.lang === 'ja' ? unitNameJa(spec) : unitNameEn(spec));

export const TONGUE = tongueOf<Book>({
  hexes: BOARD.names,
  fullName(book, u) {
    const spec = UNITS[u];
    return spec && namedIn(book, spec);
  },
  /** Corps and armies by their short printed name; headquarters, leaders, workers, partisans and remnants in words. */
  unit(book, u) {
    const spec = UNITS[u];
    if (!spec) return undefined;
    return spec.size === 'XXX' || spec.size === 'XXXX' ? spec.name : namedIn(book, spec);
  },
  /** With its city. */
  place(book, h) {
    const city = CITIES[CITY_AT[h] ?? -1];
    return city && fill(book.small.city, { hex: city.hex, name: city[book.lang] });
  },
});
export const { unit, units, unitList, fewUnits, hex, hexes, fewHexes, place, role } = TONGUE;

/** A city by its English name, as the data have it. */
export const cityName = (book: Book, name: unknown): string =>
  CITIES.find(c => c.en === name)?.[book.lang] ?? book.some.city;

/** 13.1.2 A city to hold, or a dictator to remove. */
export function objective(book: Book, name: string): string {
  const dictator = UNITS.find(u => u.type === 'dictator' && u.name === name);
  return dictator ? fill(book.small.removal, { unit: namedIn(book, dictator) }) : cityName(book, name);
}

export const impulse = (book: Book, n: unknown): string => entryOf(book.impulses, String(n)) ?? book.some.what;

/** `May/June 1941`, `1941年5/6月`. */
export function date(book: Book, turn: number): string {
  const months = entryOf(book.months, String(firstMonthOf(turn))) ?? '';
  return fill(book.small.date, { months, year: yearOf(turn) });
}

/** By id, as events give it, or by number, as frames and choices do. */
export function variant(book: Book, which: unknown): string {
  const found = typeof which === 'number' ? VARIANTS[which] : VARIANTS.find(v => v.id === which);
  return found?.[book.lang] ?? book.some.what;
}

/** `7:1, 3 columns up`: if only the sum of the shifts is known. */
export const lifted = (book: Book, ratio: unknown, n: unknown): string =>
  textIn(ratio) + (numberIn(n) ? book.small.comma + fill(book.small.columns, { n: numberIn(n) ?? 0 }) : '');

/** Every field that several sentences use; absent ones get a fallback. */
export const spell = spellerOf<Book>({
  ...TONGUE.holes,
  impulse: (book, f) => impulse(book, f.impulse),
  weather: (book, f) => entryOf(book.weathers, f.weather) ?? book.some.what,
  sea: (book, f) => entryOf(book.seas, f.sea) ?? book.some.what,
  nation: (book, f) => entryOf(book.nations, f.nation) ?? book.some.what,
  share: (book, f) => entryOf(book.shares, f.share) ?? book.some.what,
  variant: (book, f) => variant(book, f.variant ?? f.n),
  ratio: (_book, f) => textIn(f.ratio),
  was: (_book, f) => textIn(f.was),
});
