/** What is drawn on the map beyond terrain: the front at the start, improved positions, rivers and names. */
import type { AreaName, Exit, RiverRun, SpecialLine, WorksStyle } from '../../../kit/skin.ts';
import { holderAtStart } from '../data/control.ts';
import { REGIONS } from '../data/labels.ts';
import { RIVER_RUNS } from '../data/rivers.ts';
import { IMPROVED } from '../data/zones.ts';
import { BOARD, hexNumber, neighboursOf } from '../pieces.ts';

const nameOf = (hex: number): string => BOARD.names[hex] ?? '';

/** Sides between hexes of both sides, the German hex first. */
const frontSides = (hexes: readonly string[]): string[] =>
  hexes.flatMap(hex =>
    neighboursOf(hexNumber(hex))
      .map(nameOf)
      .filter(next => holderAtStart(hex) === 'german' && holderAtStart(next) === 'soviet')
      .map(next => `${hex}-${next}`),
  );

export const LINES: readonly SpecialLine[] = [
  {
    id: 'front',
    name: { ja: '開始時の戦線', en: 'Front at the start' },
    sides: frontSides(BOARD.names),
    colour: '#b3272d',
    form: 'dashed',
    flag: false,
    key: { ja: '開始時の戦線', en: 'Front at the start' },
  },
];

/** 10.2 */
export const WORKS: readonly WorksStyle[] = [
  {
    name: { ja: '強化陣地', en: 'Improved position' },
    form: 'trench',
    tint: '#e7e0d2',
    ink: '#7d6b4e',
    hexes: [...IMPROVED.keys()],
    front: frontSides([...IMPROVED.keys()]),
  },
];

export const RIVERS: readonly RiverRun[] = RIVER_RUNS.map(run => ({
  kind: run.kind,
  name: { ja: run.ja, en: run.en },
  sides: run.sides,
  labels: run.sides.length > 12 ? [{ at: 0.45, bank: 'left' }] : [],
}));

export const EXIT_MARKS: readonly Exit[] = [];

export const AREAS: readonly AreaName[] = REGIONS.map(({ from, to, ja, en }) => ({
  text: { ja, en },
  hex: nameOf(Math.round((hexNumber(from) + hexNumber(to)) / 2)),
  size: 0.34,
  spacing: 0.2,
  turn: 0,
  colour: '#9aa7b3',
}));
