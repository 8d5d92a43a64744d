/** Hexes, units and stacks in words: for the enlarged stack, the list and screen readers. */
import type { BaseState } from '../../kit/game.ts';
import { entryOf } from '../../kit/phrase.ts';
import type { UnitReport } from '../../kit/report.ts';
import { lang } from '../app/settings.ts';
import type { UnitCaption } from '../board/api.ts';
import type { Desk } from './desk.ts';
import { say } from './text.ts';

const reports = new WeakMap<BaseState, readonly UnitReport[]>();

/** The game is asked once per position: a page may show hundreds of units at a time. */
function reportsOf({ session }: Desk): readonly UnitReport[] {
  const s = session.state.value;
  if (!s) return [];
  const known = reports.get(s) ?? session.game.inspect.units(s);
  reports.set(s, known);
  return known;
}

/** Name and values; if the game has no words for values, what is printed. */
export function unitCaption(desk: Desk, unit: number): UnitCaption {
  const { depiction } = desk.session;
  const words = desk.session.words.now();
  const report = reportsOf(desk).find(r => r.unit === unit);
  const said = report && words.values?.(report);
  const printed = depiction.value?.counters.find(c => c.unit === unit)?.face.values ?? '';
  return { name: words.unit(unit), values: said ?? (printed === '' ? [] : [printed]) };
}

/** Totals of the units of each side in a hex. */
export function stackCaption(desk: Desk, hex: number): readonly string[] {
  const { game, depiction } = desk.session;
  const seen = new Set(depiction.value?.counters.flatMap(c => (c.hex === hex ? [c.unit] : [])));
  const here = reportsOf(desk).filter(r => seen.has(r.unit));
  const words = desk.session.words.now();
  return game.roles.flatMap(role => words.total?.(here.filter(r => r.role === role)) ?? []);
}

/** `1807, Kotelnikovo, town`: number, places and terrain. */
export function hexCaption({ session }: Desk, hex: number): string {
  const { board, skin, names } = session.game;
  const name = names.hexes[hex] ?? '';
  const places = board.map.places.filter(p => p.hex === name).map(p => p[lang.value]);
  const ground = entryOf(skin.terrain, board.terrains[board.terrain[hex] ?? 0] ?? '')?.name[lang.value];
  return [name, ...places, ground].filter(words => words).join(say().comma);
}

/**
 * What a screen reader says about a hex: where it is, who is there, what can be done, and what the selection would do
 * there.
 */
export function spokenHex(desk: Desk, hex: number): string {
  const { depiction, choices } = desk.session;
  const words = desk.session.words.now();
  const here = depiction.value?.counters.filter(c => c.hex === hex) ?? [];
  const units = here.map(c => `${words.role(c.role)} ${spokenUnit(desk, c.unit)}`);
  const own = (choices.value?.byHex.get(hex) ?? []).map(c => words.choice(c));
  return [hexCaption(desk, hex), ...units, ...stackCaption(desk, hex), ...own].join(say().stop);
}

export function spokenUnit(desk: Desk, unit: number): string {
  const { name, values } = unitCaption(desk, unit);
  const isAble = desk.session.choices.value?.byUnit.has(unit) === true;
  return [name, ...values, ...(isAble ? [say().able] : [])].join(say().comma);
}
