/**
 * Checks what enters and leaves a game. In: an action whose type the game has, about units, hexes and cards that exist,
 * before any rule sees it. Out: a refusal of exactly the contract's shape, since anything else a game returns could
 * leak what it knows.
 */
import type { Action, AnyGame, Json, Names, Refusal } from './game.ts';

/** The field of an action that is wrong in any position; undefined if there is none. */
export function strangeField(game: Pick<AnyGame, 'actions' | 'names'>, a: Action): keyof Action | undefined {
  const { names } = game;
  if (!game.actions.includes(a.type)) return 'type';
  if (a.unit !== undefined && !isOneOf(names.units, a.unit)) return 'unit';
  if (a.hex !== undefined && !isOneOf(names.hexes, a.hex)) return 'hex';
  if (a.card !== undefined && !isOneOf(names.cards, a.card)) return 'card';
  if (a.n !== undefined && !Number.isSafeInteger(a.n)) return 'n';
  if (a.units !== undefined && !isSet(names.units, a.units)) return 'units';
  if (a.cards !== undefined && !isSet(names.cards, a.cards)) return 'cards';
  return a.hexes !== undefined && !areSome(names.hexes, a.hexes) ? 'hexes' : undefined;
}

const isOneOf = (list: Names['units'], at: number): boolean => Number.isInteger(at) && at >= 0 && at < list.length;

/** A list may have holes, which `every` would pass over. */
const areSome = (list: Names['units'], some: readonly number[]): boolean =>
  Array.isArray(some) && some.length <= list.length && Array.from(some).every(at => isOneOf(list, at));

const isSet = (list: Names['units'], some: readonly number[]): boolean =>
  areSome(list, some) && new Set(some).size === some.length;

const FIELDS: readonly string[] = ['rule', 'code', 'about'];

/** Whether a value is a refusal and nothing more: texts, and values or plain lists of what it is about. */
export function isRefusal(value: unknown): value is Refusal {
  if (!isPlain(value) || !Object.keys(value).every(key => FIELDS.includes(key))) return false;
  const { rule, code, about } = value;
  if (typeof rule !== 'string' || typeof code !== 'string') return false;
  return about === undefined || (isPlain(about) && Object.values(about).every(isFact));
}

const isPlain = (value: unknown): value is Readonly<Record<string, Json | undefined>> => {
  if (typeof value !== 'object' || value === null) return false;
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
};

const isFact = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) ? value.every(isValue) : isValue(value));

const isValue = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));
