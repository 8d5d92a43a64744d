/** Spells the names in a sentence (units, hexes, formations, markers, odds) in the words of one book. */
import { fill, numberIn } from '../../../kit/phrase.ts';
import { spellerOf, tongueOf } from '../../../kit/tongue.ts';
import { unitNameEn, unitNameJa } from '../data/names.ts';
import { FORMATIONS, UNITS, type UnitSpec } from '../data/units.ts';
import { BOARD, CARDS, HQS, SUPPORT_KINDS, supportOfCard } from '../pieces.ts';
import { allowedHexes } from '../rules/setUp.ts';
import type { Book } from './parts.ts';

const namedIn = (book: Book, spec: UnitSpec): string => (book.lang === 'ja' ? unitNameJa(spec) : unitNameEn(spec));

export const TONGUE = tongueOf<Book>({
  hexes: BOARD.names,
  fullName(book, u) {
    const spec = UNITS[u];
    return spec && namedIn(book, spec);
  },
  /** The printed name; a bare number such as 254 gets its unit type, so that it is not read as a hex or a count. */
  unit(book, u) {
    const spec = UNITS[u];
    return spec && (/^\d+$/.test(spec.name) ? ownName(book, spec) : spec.name);
  },
  /** With the name of the place in it. */
  place(book, h) {
    const found = BOARD.map.places.find(p => p.hex === BOARD.names[h]);
    return found && fill(book.small.depot, { hex: found.hex, name: found[book.lang] });
  },
});
export const { units, fewUnits, hex, role } = TONGUE;

/** Display names put the formation first in Japanese and last in English. */
const ownName = (book: Book, spec: UnitSpec): string =>
  book.lang === 'ja' ? namedIn(book, spec).replace(/^.* /, '') : namedIn(book, spec).replace(/, .*$/, '');

export const way = (book: Book, hexes: readonly number[]): string => hexes.map(h => hex(book, h)).join(book.small.to);

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

function marker(book: Book, card: unknown): string {
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

/** Every field that several sentences use; absent ones get a fallback. */
export const spell = spellerOf<Book>({
  ...TONGUE.holes,
  to: (book, f) => hex(book, f.to),
  formation: (book, f) => formation(book, f.formation ?? f.card),
  marker: (book, f) => marker(book, f.card),
});
