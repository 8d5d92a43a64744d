/** 5.4, 5.5 Units that have integrity when they stand in one hex. */
import { words } from './grid.ts';
import type { SideName } from './sides.ts';

export interface Formation {
  /** The `parent` of its units. */
  readonly id: string;
  readonly side: SideName;
  /** All of these must be in play, in the same hex. */
  readonly units: readonly string[];
  /** 5.42 A battalion shares the integrity if it stands with them, and is not needed for it. */
  readonly optional: readonly string[];
}

const formation = (side: SideName, id: string, units: readonly string[], optional = ''): Formation => ({
  id,
  side,
  units,
  optional: optional === '' ? [] : [optional],
});

const german = (id: string, units: string): Formation => formation('german', id, words(units));

/** 5.4 Mechanised divisions: doubled in combat (5.41), and able to overrun (8.6). 11.2 One of them may be withdrawn. */
export const DIVISIONS: readonly Formation[] = [
  formation('german', '1Pz', ['1/1 Pz', '1/1 PG', '113/1']),
  german('2Pz', '3/2 2/2 304/2'),
  german('5Pz', '31/5 13/5 14/5'),
  german('9Pz', '33/9 10/9 11/9'),
  german('12Pz', '29/12 5/12 25/12'),
  german('14Pz', '14/14 11/14 53/14'),
  german('19Pz', '27/19 73/19 74/19'),
  german('20Pz', '21/20 59/20 112/20'),
  german('36', '87/36 118/36'),
  formation('german', 'GD', ['GR/GD', 'FR/GD'], 'GD Pz'),
];

/** Corps and brigade. */
const PAIRS = '1 MC+65/1, 3 MC+49/3, 5 TC+5/5, 6 TC+6/6, 9 TC+8/9, 10 TC+11/10, 3 TC+57/3, 12 TC+13/12, 15 TC+52/15';

/** 5.5 A corps and its brigade in one hex stack as a single division, and may overrun; they are not doubled. */
export const CORPS_PAIRS: readonly Formation[] = PAIRS.split(', ').map(pair => {
  const units = pair.split('+');
  return formation('soviet', units[0] ?? '', units);
});

export const FORMATIONS: readonly Formation[] = [...DIVISIONS, ...CORPS_PAIRS];
