/** Units in words: printed values (2.1), current values, time of arrival; stacks; odds lines. */
import { entryOf, fill, numberIn, numbersIn } from '../../../kit/phrase.ts';
import type { OddsLine, UnitReport } from '../../../kit/report.ts';
import { POINTLESS_WORKER, UNITS } from '../data/units.ts';
import type { Book } from './parts.ts';
import { date, impulse } from './tongue.ts';

export function unitValues(book: Book, { unit, box, values }: UnitReport): readonly string[] {
  const texts = book.values;
  const [strength = 0, combat = strength] = [numberIn(values.strength), numberIn(values.combat)];
  const waits = box === 'order-of-battle' ? comingText(book, values) : [];
  if (values.type === 'partisan') return [texts.partisan, ...waits];
  const force = fill(combat < strength ? texts.halved : texts.strength, { strength, combat });
  if (values.type !== 'worker') return [force, movesText(book, values), ...waits];
  const works = UNITS[unit]?.name === POINTLESS_WORKER ? [] : [fill(texts.points, { strength })];
  return [force, texts.fixed, ...works, ...waits];
}

function movesText(book: Book, values: UnitReport['values']): string {
  const allowance = numberIn(values.allowance) ?? 0;
  const [first = allowance, second = allowance] = numbersIn(values.moves);
  return fill(book.values.moves, { allowance, first, second });
}

/** 12.1.1, 12.8.1 */
function comingText(book: Book, values: UnitReport['values']): string[] {
  const turn = numberIn(values.turn);
  if (turn === undefined) return [];
  const texts = book.values;
  const when = { date: date(book, turn), impulse: impulse(book, values.impulse) };
  return [fill(numberIn(values.impulse) === undefined ? texts.formed : texts.comes, when)];
}

/** 9.2.1 A stack fights with the sum of its strengths. */
export function stackTotal(book: Book, units: readonly UnitReport[]): readonly string[] {
  if (units.length < 2) return [];
  const worth = ({ values }: UnitReport): number => numberIn(values.combat) ?? numberIn(values.strength) ?? 0;
  const strength = units.reduce((sum, u) => sum + worth(u), 0);
  return [fill(book.values.total, { strength, n: units.length })];
}

/** A shift of the odds, or the changes of a unit's strength in sequence. */
export const lineText = (book: Book, { what }: OddsLine): string =>
  entryOf(book.shifts, what) ??
  what
    .split(' ')
    .map(one => entryOf(book.effects, one) ?? book.some.what)
    .join(book.small.comma);
