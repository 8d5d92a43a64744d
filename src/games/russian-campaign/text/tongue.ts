/** Spells what a sentence can name (units, hexes, cities, dates, odds) in the words of one book. */
import { entryOf, type Fields, fill, numberIn, numbersIn, textIn, type Values } from '../../../kit/phrase.ts';
import { firstMonthOf, yearOf } from '../data/calendar.ts';
import { CITIES } from '../data/cities.ts';
import { unitNameEn, unitNameJa } from '../data/names.ts';
import type { UnitSpec } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import { VARIANTS } from '../data/variants.ts';
import { BOARD, CITY_AT } from '../pieces.ts';
import type { Book } from './parts.ts';

/** The full display name of a unit. */
export function fullName(book: Book, u: number): string {
  const spec = UNITS[u];
  return spec ? namedIn(book, spec) : book.some.unit;
}

const namedIn = (book: Book, spec: UnitSpec): string => (book.lang === 'ja' ? unitNameJa(spec) : unitNameEn(spec));

/** Corps and armies by their short printed name; staffs, leaders, workers, partisans and remnants in words. */
export function unit(book: Book, u: unknown): string {
  const spec = UNITS[numberIn(u) ?? -1];
  if (!spec) return book.some.unit;
  return spec.size === 'XXX' || spec.size === 'XXXX' ? spec.name : namedIn(book, spec);
}

const named = (book: Book, list: readonly number[], joint: string): string =>
  list.length > 0 ? list.map(u => unit(book, u)).join(joint) : book.some.unit;

/** Units that act together. */
export const units = (book: Book, list: readonly number[]): string => named(book, list, book.small.plus);

export const unitList = (book: Book, list: readonly number[]): string => named(book, list, book.small.comma);

/** The first few of a list, for a sentence that must stay short. */
export const fewUnits = (book: Book, list: readonly number[]): string =>
  few(
    book,
    list.map(u => unit(book, u)),
    book.small.andMore,
  );

export const fewHexes = (book: Book, list: readonly number[]): string =>
  few(
    book,
    list.map(h => place(book, h)),
    book.small.andMoreHexes,
  );

function few(book: Book, names: readonly string[], andMore: string): string {
  const shown = names.length > A_FEW + 1 ? names.slice(0, A_FEW) : names;
  const rest = names.length - shown.length;
  return shown.join(book.small.comma) + (rest > 0 ? fill(andMore, { n: rest }) : '');
}

const A_FEW = 4;

export const hex = (book: Book, h: unknown): string => BOARD.names[numberIn(h) ?? -1] ?? book.some.hex;

/** A hex with the name of its city. */
export function place(book: Book, h: unknown): string {
  const city = CITIES[CITY_AT[numberIn(h) ?? -1] ?? -1];
  return city ? fill(book.small.city, { hex: city.hex, name: city[book.lang] }) : hex(book, h);
}

export const hexes = (book: Book, list: readonly number[]): string =>
  list.length > 0 ? list.map(h => place(book, h)).join(book.small.comma) : book.some.hex;

/** A city by its English name, as the data have it. */
export const cityName = (book: Book, name: unknown): string =>
  CITIES.find(c => c.en === name)?.[book.lang] ?? book.some.city;

/** 13.1.2 A city to be held, or a dictator to be removed. */
export function objective(book: Book, name: string): string {
  const dictator = UNITS.find(u => u.type === 'dictator' && u.name === name);
  return dictator ? fill(book.small.removal, { unit: namedIn(book, dictator) }) : cityName(book, name);
}

export const role = (book: Book, id: unknown): string => entryOf(book.roles, id) ?? book.some.role;

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

/** `2:1, Stuka +3 → 5:1`: the odds, what shifts them, and the column used. */
export function odds(book: Book, ratio: string, shifts: readonly Fields[], column: string): string {
  const named = shifts.map(x => book.small.comma + shift(book, x)).join('');
  return ratio + named + (named === '' && ratio === column ? '' : book.small.to + column);
}

const shift = (book: Book, x: Fields): string =>
  fill(book.small.shift, { what: entryOf(book.shifts, x.what) ?? book.some.what, n: numberIn(x.value) ?? 0 });

/** `7:1, 3 columns up`: where only the sum of the shifts is known. */
export const lifted = (book: Book, ratio: unknown, n: unknown): string =>
  textIn(ratio) + (numberIn(n) ? book.small.comma + fill(book.small.columns, { n: numberIn(n) ?? 0 }) : '');

const PLAIN = [
  'n',
  'count',
  'placed',
  'cost',
  'left',
  'allowance',
  'turn',
  'year',
  'die',
  'points',
  'workers',
  'lendLease',
  'strength',
  'attack',
  'defence',
  'cities',
  'major',
  'leastCities',
  'leastMajor',
  'bonus',
  'distance',
  'range',
  'shift',
] as const;

/** Every field that several sentences use, spelt; whatever is absent gets its stand-in. */
export function spell(book: Book, f: Fields): Values {
  const [unitsIn, hexesIn] = [numbersIn(f.units), numbersIn(f.hexes)];
  const values: Record<string, string | number> = {
    unit: unit(book, f.unit),
    units: units(book, unitsIn),
    list: unitList(book, unitsIn),
    few: fewUnits(book, unitsIn),
    hex: hex(book, f.hex),
    place: place(book, f.hex),
    hexes: hexes(book, hexesIn),
    fewHexes: fewHexes(book, hexesIn),
    from: hex(book, f.from),
    to: place(book, f.to),
    role: role(book, f.role),
    impulse: impulse(book, f.impulse),
    weather: entryOf(book.weathers, f.weather) ?? book.some.what,
    sea: entryOf(book.seas, f.sea) ?? book.some.what,
    nation: entryOf(book.nations, f.nation) ?? book.some.what,
    share: entryOf(book.shares, f.share) ?? book.some.what,
    variant: variant(book, f.variant ?? f.n),
    ratio: textIn(f.ratio),
  };
  for (const name of PLAIN) {
    const n = numberIn(f[name]);
    if (n !== undefined) values[name] = n;
  }
  return values;
}
