/** 12.0 The count of victory points: places held, minus losses. */
import { type Fields, fill, type Line, numberIn, numbersIn } from '../../../kit/phrase.ts';
import { signed } from '../../../kit/tongue.ts';
import { VP_HEXES } from '../data/victory.ts';
import { levelName } from './outcome.ts';
import type { Book, EventKey, EventTellers } from './parts.ts';

export const END_TELLERS: EventTellers = { judged };

function judged(book: Book, e: Fields): Line<EventKey> {
  const [steps = 0, belgorod = 0, total = 0] = [numberIn(e.steps), numberIn(e.belgorod), numberIn(e.total)];
  const values = { places: placesText(book, numbersIn(e.places)), steps, belgorod, total: signed(total) };
  const level = levelName(book, e.code) ?? book.some.what;
  return { key: belgorod > 0 ? 'judged-belgorod' : 'judged', values: { ...values, level } };
}

/** `25 (2040 Ponyri 10, 1638 Olkhovatka 10, 2543 Maloarkhangelsk 5)`. */
function placesText(book: Book, points: readonly number[]): string {
  const held = points.flatMap((n, i) => {
    const prize = VP_HEXES[i];
    return prize && n > 0 ? [fill(book.small.prize, { hex: prize.hex, name: prize[book.lang], n })] : [];
  });
  const sum = points.reduce((total, n) => total + n, 0);
  return held.length === 0 ? String(sum) : fill(book.small.prizes, { sum, list: held.join(book.small.comma) });
}
