/** What is drawn on the map beyond terrain: the front at the start, improved positions, rivers and names. */
import { linkBits } from '../../../kit/board.ts';
import { opposite } from '../../../kit/hex.ts';
import type { AreaName, Exit, RiverRun, SpecialHex, SpecialLine, WorksStyle } from '../../../kit/skin.ts';
import { holderAtStart } from '../data/control.ts';
import { EXITS, type ExitName, REGIONS } from '../data/labels.ts';
import { RIVER_RUNS } from '../data/rivers.ts';
import { IMPROVED, ZONES } from '../data/zones.ts';
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

/** What is drawn during set-up only (13.0). */
export const SET_UP_SIGNS = ['front', 'setup'] as const;

export const LINES: readonly SpecialLine[] = [
  {
    id: 'front',
    name: { ja: '開始時の戦線', en: 'Front at the start' },
    sides: frontSides(BOARD.names),
    colour: '#b3272d',
    form: 'dashed',
    flag: false,
    asked: true,
  },
];

const SET_UP_INKS = { german: '#3d4c45', soviet: '#9c2a22' } as const;

/** 13.0 The corps or army of each set-up hex. */
export const SET_UP_MARKS: readonly SpecialHex[] = ZONES.flatMap(({ id, side, hexes }) =>
  hexes.map(
    (hex): SpecialHex => ({
      ...{ hex, form: 'hint', asked: 'setup' },
      ...{ tag: { ja: id, en: id }, colour: SET_UP_INKS[side] },
    }),
  ),
);

/** 10.2 */
export const WORKS: readonly WorksStyle[] = [
  {
    name: { ja: '強化陣地', en: 'Improved position' },
    form: 'trench',
    tint: '#e3d3b4',
    ink: '#6a4f2f',
    hexes: [...IMPROVED.keys()],
    front: frontSides([...IMPROVED.keys()]),
    single: true,
  },
];

/** The town at its mouth has the same name. */
const NAMELESS_RUN = 'Molodoi-Tud';

/** Names of rivers at a third of the length and, if they are long, near the source again. */
export const RIVERS: readonly RiverRun[] = RIVER_RUNS.map(run => ({
  kind: run.kind,
  name: { ja: run.ja, en: run.en },
  sides: run.sides,
  labels: [
    ...(run.sides.length > 8 && run.en !== NAMELESS_RUN ? [{ at: 0.34, bank: 'left' as const }] : []),
    ...(run.sides.length > 30 ? [{ at: 0.78, bank: 'left' as const }] : []),
  ],
}));

/** Every road and railway that ends at the hex goes on over the edge, straight ahead; the first one bears the name. */
const exitsAt = ({ hex: name, ja, en }: ExitName): Exit[] => {
  const hex = hexNumber(name);
  const ways = [0, 1, 2, 3, 4, 5].filter(dir => linkBits(BOARD, hex * 6 + dir) !== 0);
  const kinds = BOARD.links.filter((_, bit) => ways.some(dir => linkBits(BOARD, hex * 6 + dir) & (1 << bit)));
  const isOuter = (dir: number): boolean => (BOARD.next[hex * 6 + dir] ?? -1) < 0;
  const ahead = ways.map(opposite).flatMap(dir => [dir, (dir + 1) % 6, (dir + 5) % 6]);
  const out = ahead.find(isOuter);
  if (out === undefined) return [];
  return kinds.map((kind, i) => ({ kind, side: `${name}@${out}`, ...(i === 0 ? { name: { ja, en } } : {}) }));
};
export const EXIT_MARKS: readonly Exit[] = EXITS.flatMap(exitsAt);

export const AREAS: readonly AreaName[] = REGIONS.map(({ from, to, ja, en }) => ({
  text: { ja, en },
  hex: nameOf(Math.round((hexNumber(from) + hexNumber(to)) / 2)),
  size: 0.3,
  spacing: 0.16,
  turn: 0,
  colour: '#7d8b99',
}));
