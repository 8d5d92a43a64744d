/** Spells what a sentence can name (units, hexes, corps and armies, dice) in the words of one book. */
import { entryOf, type Fields, fill, numberIn, numbersIn, textIn, type Values } from '../../../kit/phrase.ts';
import { dateOf } from '../data/calendar.ts';
import { COMMANDS } from '../data/commands.ts';
import { unitNameEn, unitNameJa } from '../data/names.ts';
import { placeAt } from '../data/places.ts';
import { UNITS } from '../data/units.ts';
import { BOARD } from '../pieces.ts';
import type { Book } from './parts.ts';

/** The full display name of a unit. */
export function fullName(book: Book, u: number): string {
  const spec = UNITS[u];
  if (!spec) return book.some.unit;
  return book.lang === 'ja' ? unitNameJa(spec) : unitNameEn(spec);
}

/** Units go by their short printed name. */
export const unit = (book: Book, u: unknown): string => UNITS[numberIn(u) ?? -1]?.name ?? book.some.unit;

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
  ) || book.some.unit;

export const fewHexes = (book: Book, list: readonly number[]): string =>
  few(
    book,
    list.map(h => place(book, h)),
    book.small.andMoreHexes,
  ) || book.some.hex;

function few(book: Book, names: readonly string[], andMore: string): string {
  const shown = names.length > A_FEW + 1 ? names.slice(0, A_FEW) : names;
  const rest = names.length - shown.length;
  return shown.join(book.small.comma) + (rest > 0 ? fill(andMore, { n: rest }) : '');
}

const A_FEW = 4;

export const hex = (book: Book, h: unknown): string => BOARD.names[numberIn(h) ?? -1] ?? book.some.hex;

/** A hex with the name of its town or village. */
export function place(book: Book, h: unknown): string {
  const town = placeAt(BOARD.names[numberIn(h) ?? -1] ?? '');
  return town ? fill(book.small.place, { hex: town.hex, name: town[book.lang] }) : hex(book, h);
}

export const hexes = (book: Book, list: readonly number[]): string =>
  list.length > 0 ? list.map(h => place(book, h)).join(book.small.comma) : book.some.hex;

/** A corps or army. */
export const command = (book: Book, c: unknown): string =>
  COMMANDS[numberIn(c) ?? -1]?.[book.lang] ?? book.some.command;

export const role = (book: Book, id: unknown): string => entryOf(book.roles, id) ?? book.some.role;

/** A role by name, or a side by number. */
const whose = (book: Book, f: Fields): string => role(book, f.role);

export const date = (book: Book, turn: number): string => dateOf(turn)[book.lang];

/** Below zero with a proper minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** `7`, or `7+2=9` where something is added. */
export function diceText(dice: number, ...added: readonly number[]): string {
  const parts = added.filter(n => n !== 0);
  const sum = parts.reduce((total, n) => total + n, dice);
  return parts.length === 0
    ? String(dice)
    : `${dice}${parts.map(n => (n < 0 ? signed(n) : `+${n}`)).join('')}=${signed(sum)}`;
}

const PLAIN = [
  'n',
  'count',
  'cost',
  'total',
  'left',
  'allowance',
  'turn',
  'die',
  'dice',
  'attack',
  'defence',
  'morale',
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
    from: hex(book, f.from),
    to: place(book, f.to),
    role: whose(book, f),
    command: command(book, f.card ?? f.command),
    target: unit(book, f.target),
    regiment: unit(book, f.regiment ?? unitsIn[0]),
    zone: typeof f.zone === 'string' && f.zone !== '' ? f.zone : book.some.zone,
    area: typeof f.area === 'string' && f.area !== '' ? f.area : book.some.zone,
    result: textIn(f.result),
    column: textIn(f.column),
  };
  for (const name of PLAIN) values[name] = numberIn(f[name]) ?? book.some.number;
  return values;
}
