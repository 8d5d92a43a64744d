/** Battles that are being declared, in words. */
import type { Values } from '../../../kit/phrase.ts';
import type { Side } from '../../../kit/sides.ts';
import { clashOf, type Odds, oddsOf } from '../rules/odds.ts';
import type { State } from '../state.ts';
import type { Book } from './parts.ts';
import { TONGUE, units } from './tongue.ts';

/** The defenders, with their strength if nobody attacks. */
export function defendersAt(
  s: State,
  { side, impulse }: { readonly side: Side; readonly impulse: number },
  hexes: readonly number[],
  book: Book,
): Values {
  const clash = clashOf(s, side, impulse, { hexes, units: [] });
  return { defenders: units(book, clash.defenders), defence: oddsOf(s, clash).defence };
}

/** Odds and shifts; naming the column would hide shifts beyond the table. */
export const oddsText = (book: Book, { ratio, shifts, column }: Odds): string =>
  TONGUE.odds(book, { ratio, shifts, column: shifts.length > 0 ? column : ratio });
