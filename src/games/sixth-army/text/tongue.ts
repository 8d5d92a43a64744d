/** Spells what a sentence can name (units, hexes, formations, markers, odds) in the words of one book. */

import { entryOf, type Fields, fill, numberIn, numbersIn, type Values } from '../../../kit/phrase.ts';
import { unitNameEn, unitNameJa } from '../data/names.ts';
import { FORMATIONS, UNITS, type UnitSpec } from '../data/units.ts';
import { BOARD, CARDS, HQS, SUPPORT_KINDS, supportOfCard } from '../pieces.ts';
import { allowedHexes } from '../rules/setUp.ts';
import type { Book } from './parts.ts';

/** The full display name of a unit. */
export const fullName = (book: Book, u: number): string => {
  const spec = UNITS[u];
  return spec ? namedIn(book, spec) : book.some.unit;
};

const namedIn = (book: Book, spec: UnitSpec): string => (book.lang === 'ja' ? unitNameJa(spec) : unitNameEn(spec));

/** The printed name; a bare number such as 254 gets its arm, lest it be read as a hex or a count. */
export function unit(book: Book, u: unknown): string {
  const spec = UNITS[numberIn(u) ?? -1];
  if (!spec) return book.some.unit;
  return /^\d+$/.test(spec.name) ? ownName(book, spec) : spec.name;
}

/** Display names put the formation first in Japanese and last in English. */
const ownName = (book: Book, spec: UnitSpec): string =>
  book.lang === 'ja' ? namedIn(book, spec).replace(/^.* /, '') : namedIn(book, spec).replace(/, .*$/, '');

export const units = (book: Book, list: readonly number[]): string =>
  list.length > 0 ? list.map(u => unit(book, u)).join(book.small.plus) : book.some.unit;

/** The first few of a list, for a prompt that must stay short. */
export function aFew(book: Book, list: readonly number[]): string {
  if (list.length <= A_FEW + 1) return list.map(u => unit(book, u)).join(book.small.comma);
  const shown = list.slice(0, A_FEW).map(u => unit(book, u));
  return shown.join(book.small.comma) + fill(book.small.andMore, { n: list.length - A_FEW });
}

const A_FEW = 4;

export const hex = (book: Book, h: unknown): string => BOARD.names[numberIn(h) ?? -1] ?? book.some.hex;

/** A hex with the name of the place in it. */
export function place(book: Book, h: unknown): string {
  const name = hex(book, h);
  const found = BOARD.map.places.find(p => p.hex === name);
  return found ? fill(book.small.depot, { hex: name, name: found[book.lang] }) : name;
}

export const way = (book: Book, hexes: readonly number[]): string => hexes.map(h => hex(book, h)).join(book.small.to);

export const role = (book: Book, id: unknown): string => entryOf(book.roles, id) ?? book.some.role;

/** By id, as refusals give it, or by the number of its card. */
export function formation(book: Book, which: unknown): string {
  const id = typeof which === 'number' ? CARDS[which] : which;
  const known = FORMATIONS.find(f => f.id === id);
  if (known) return known[book.lang];
  const spec = UNITS.find(u => u.formation === id);
  return spec ? parentName(book, spec) : book.some.formation;
}

const parentName = (book: Book, spec: UnitSpec): string =>
  book.lang === 'ja' ? namedIn(book, spec).replace(/ .*$/, '') : namedIn(book, spec).replace(/^.*, /, '');

export function marker(book: Book, card: unknown): string {
  const kind = SUPPORT_KINDS[supportOfCard(numberIn(card) ?? -1)];
  return kind ? fill(book.small.marker, { what: book.kinds[kind] }) : book.some.marker;
}

/** Markers counted by kind. */
export function hand(book: Book, counts: readonly number[]): string {
  const shown = SUPPORT_KINDS.flatMap((kind, i) =>
    counts[i] ? [fill(book.small.times, { what: book.kinds[kind], n: counts[i] })] : [],
  );
  return shown.length > 0 ? shown.join(book.small.comma) : book.small.none;
}

export const countCards = (cards: readonly number[]): number[] =>
  SUPPORT_KINDS.map((_, kind) => cards.filter(card => card === HQS + kind).length);

/** `3:1, river −1 → 2:1`: the odds, each shift by name, and the column used. */
export function odds(book: Book, ratio: string, shifts: readonly Fields[], column: string): string {
  const named = shifts.map(x => book.small.comma + shift(book, x)).join('');
  return ratio + named + (named === '' && ratio === column ? '' : book.small.to + column);
}

function shift(book: Book, x: Fields): string {
  const value = numberIn(x.value) ?? 0;
  const what = entryOf(book.shifts, x.what) ?? book.some.shift;
  return fill(value < 0 ? book.small.left : book.small.right, { what, n: Math.abs(value) });
}

/** 3.1, 3.2, 14 Where a unit may be placed. */
export function area(book: Book, u: unknown): string {
  const spec = UNITS[numberIn(u) ?? -1];
  if (!spec) return book.some.hex;
  if (spec.entry.kind === 'free-south') return book.small.south;
  return fill(book.small.within, { hexes: anyOf(book, allowedHexes(UNITS.indexOf(spec))) });
}

function anyOf(book: Book, hexes: readonly number[]): string {
  const names = hexes.map(h => hex(book, h));
  const last = names.pop() ?? book.some.hex;
  return names.length > 0 ? names.join(book.small.comma) + book.small.or + last : last;
}

const PLAIN = [
  'n',
  'lp',
  'cost',
  'allowance',
  'turn',
  'line',
  'markers',
  'attack',
  'defence',
  'die',
  'strength',
] as const;

/** Every field that several sentences use, spelt; whatever is absent gets its stand-in. */
export function spell(book: Book, f: Fields): Values {
  const values: Record<string, string | number> = {
    unit: unit(book, f.unit),
    units: units(book, numbersIn(f.units)),
    hex: hex(book, f.hex),
    place: place(book, f.hex),
    from: hex(book, f.from),
    to: hex(book, f.to),
    role: role(book, f.role),
    formation: formation(book, f.formation ?? f.card),
    marker: marker(book, f.card),
  };
  for (const name of PLAIN) {
    const n = numberIn(f[name]);
    if (n !== undefined) values[name] = n;
  }
  return values;
}
