/** Units in words: printed values (2.2.1), current values, time of arrival; stacks; odds lines. */
import { entryOf, fill, numberIn } from '../../../kit/phrase.ts';
import type { OddsLine, UnitReport } from '../../../kit/report.ts';
import type { UnitSpec } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import { chitText } from '../look/chits.ts';
import type { Book } from './parts.ts';
import { date } from './tongue.ts';

export function unitValues(book: Book, { unit, box, values }: UnitReport): readonly string[] {
  const texts = book.values;
  const spec = UNITS[unit];
  if (!spec) return [];
  const special = specialText(book, spec);
  if (special !== undefined) return [special];
  const worth = worthOf(spec, values);
  return [
    fill(texts.at, worth),
    fill(worth.armour > 0 ? texts.armour : texts.noArmour, worth),
    fill(texts.combat, worth),
    ...stateTexts(book, spec, values),
    ...(box === 'reinforcements' || box === 'arriving' ? comingText(book, spec, values) : []),
  ];
}

/** What depends on its command (8.1.3), and its current condition. */
function stateTexts(book: Book, spec: UnitSpec, values: UnitReport['values']): string[] {
  const texts = book.values;
  const [allowance, morale] = [numberIn(values.allowance), numberIn(values.morale)];
  return [
    ...(allowance === undefined ? [] : [fill(texts.moves, { allowance })]),
    ...(morale === undefined ? [] : [fill(texts.morale, { morale })]),
    ...(values.tigers === true ? [texts.tigers] : []),
    ...(spec.back && values.steps === 1 ? [texts.reduced] : []),
    ...(values.disrupted === 1 ? [texts.disrupted] : []),
  ];
}

/** 9.0, 10.1, 10.2, 13.4.6 Units without values of their own. */
function specialText(book: Book, { kind, shift = 0, front }: UnitSpec): string | undefined {
  const texts = book.values;
  if (shift > 0) return fill(texts.artillery, { shift });
  if (kind === 'engineer') return texts.engineer;
  if (kind === 'tiger-company') return texts.company;
  if (kind === 'dive-bomber') return fill(texts.dive, { at: front.at });
  return kind === 'level-bomber' ? texts.level : undefined;
}

interface Worth {
  readonly [key: string]: number;
  readonly at: number;
  readonly armour: number;
  readonly combat: number;
}

/** As reported, or as printed. */
const worthOf = ({ front }: UnitSpec, values: UnitReport['values']): Worth => ({
  at: numberIn(values.at) ?? front.at,
  armour: numberIn(values.armour) ?? front.armour,
  combat: numberIn(values.combat) ?? front.combat,
});

/** 11.1.1, or 13.3.4 if a chit decides; its turn is shown once everybody has seen it (13.3.7). */
function comingText(book: Book, { entry }: UnitSpec, { chit, turn }: UnitReport['values']): string[] {
  if (entry.kind !== 'turn') return [];
  const texts = book.values;
  const { area } = entry;
  if (typeof chit !== 'string') return [fill(texts.comes, { turn: entry.turn, date: date(book, entry.turn), area })];
  const called = { area, chit: chitText(chit) };
  const drawn = numberIn(turn);
  return [drawn === undefined ? fill(texts.called, called) : fill(texts.drawn, { ...called, turn: drawn })];
}

/**
 * 7.3, 7.4.5 A stack assaults with the sum of its strengths and its best armour; anti-tank strengths do not add up
 * (6.3.3).
 */
export function stackTotal(book: Book, units: readonly UnitReport[]): readonly string[] {
  const worths = units.flatMap(({ unit, values }) => {
    const spec = UNITS[unit];
    return spec && specialText(book, spec) === undefined ? [worthOf(spec, values)] : [];
  });
  if (worths.length < 2) return [];
  const combat = worths.reduce((n, worth) => n + worth.combat, 0);
  const armour = Math.max(...worths.map(worth => worth.armour));
  return [fill(book.values.total, { combat, armour, n: worths.length })];
}

/** A modifier of the dice or the column, terrain included. */
export const lineText = (book: Book, { what }: OddsLine): string => entryOf(book.shifts, what) ?? book.some.what;
