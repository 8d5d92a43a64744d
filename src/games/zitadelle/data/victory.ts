/** 12.1 Hexes worth points to the Germans, and Belgorod, whose loss costs them points (12.2.2). */
import type { Source } from '../../../kit/board.ts';
import { placeAt } from './places.ts';

export interface VictoryHex {
  readonly hex: string;
  readonly ja: string;
  readonly en: string;
  readonly points: number;
  /** Source of the points. */
  readonly source: Source;
}

/** The rulebook gives those of Ponyri (12.1.3). */
const POINTS: readonly (readonly [hex: string, points: number])[] = [
  ['2040', 10],
  ['2543', 5],
  ['1638', 10],
  ['1339', 5],
  ['1236', 10],
  ['1936', 10],
  ['2232', 15],
  ['0933', 20],
  ['2220', 5],
  ['1823', 5],
  ['2024', 5],
  ['2226', 10],
  ['3026', 15],
  ['1427', 10],
  ['3021', 5],
  ['3117', 5],
  ['3721', 10],
];

export const VP_HEXES: readonly VictoryHex[] = POINTS.map(([hex, points]) => {
  const place = placeAt(hex);
  if (!place) throw new Error(`no place at ${hex}`);
  return { hex, ja: place.ja, en: place.en, points, source: hex === '2040' ? 'rulebook' : 'reconstructed' };
});

/** 12.2.2 */
export const BELGOROD = '2611';
export const BELGOROD_PENALTY = 20;
