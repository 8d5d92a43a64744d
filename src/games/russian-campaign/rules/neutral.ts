/** V3.1 While Romania and Hungary are neutral no unit enters them, and their own units stay well inside. */
import { itemAt } from '../../../kit/list.ts';
import { COUNTRIES, type Country } from '../data/regions.ts';
import { NO_BALKANS } from '../data/variants.ts';
import { COUNTRY, HEXES, hexAcross, isLand, unitSpec } from '../pieces.ts';
import type { State } from '../state.ts';

const NEUTRALS: readonly number[] = NO_BALKANS.neutrals.map(name => COUNTRIES.indexOf(name));

const mapOf = (test: (h: number) => boolean): Uint8Array => Uint8Array.from({ length: HEXES }, (_, h) => +test(h));

const NEUTRAL = mapOf(h => isLand(h) && NEUTRALS.includes(itemAt(COUNTRY, h)));

/** At least a hex from every border. */
function isInside(country: number, h: number): boolean {
  if (COUNTRY[h] !== country) return false;
  for (let e = h * 6; e < h * 6 + 6; e++) {
    const to = hexAcross(e);
    if (to >= 0 && isLand(to) && COUNTRY[to] !== country) return false;
  }
  return true;
}

const outside = (country: Country): Uint8Array => mapOf(h => !isInside(COUNTRIES.indexOf(country), h));
const HOMES: Readonly<Record<string, Uint8Array>> = { romanian: outside('romania'), hungarian: outside('hungary') };

/** Whether a hex is neutral, closed to all but its own units. */
export const isClosed = (s: Pick<State, 'neutral'>, h: number): boolean => s.neutral === 1 && NEUTRAL[h] === 1;

/** 1 in each hex that a unit may not enter; undefined if nobody is neutral. */
export const closedTo = (s: State, u: number): Uint8Array | undefined =>
  s.neutral === 1 ? (HOMES[unitSpec(u).nation] ?? NEUTRAL) : undefined;
