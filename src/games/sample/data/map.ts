/** 1.2 The map: 30 hexes, a river from north to south, one town on its eastern bank. */
import { compileBoard, edgeTable, type MapData, rectangle, sideKinds } from '../../../kit/board.ts';
import { type BySide, numbering, ofBothSides } from '../../../kit/sides.ts';

/** Hexsides of the river, from its mouth in the south upward. */
export const RIVER: readonly string[] = [
  ...['0305-0405', '0305-0404', '0304-0404', '0304-0403', '0303-0403'],
  ...['0303-0402', '0302-0402', '0302-0401', '0301-0401'],
];

const map: MapData = {
  ...rectangle(6, 5, 'flat', 'odd'),
  terrain: { clear: [], wood: ['0104', '0302', '0402', '0504', '0601'], town: ['0403'] },
  sides: { river: RIVER },
  places: [{ hex: '0403', kind: 'town', ja: '橋の町', en: 'Bridgetown', source: 'rulebook' }],
};

export const BOARD = compileBoard(map);
export const hexNumber = numbering('hex', BOARD.names);
export const TOWN = hexNumber('0403');

export const terrainAt = (hex: number): string => BOARD.terrains[BOARD.terrain[hex] ?? -1] ?? '';

export const isRiver = (hex: number, dir: number): boolean => sideKinds(BOARD, hex, dir).includes('river');

/** 4.2 The cost of a step into a hex. */
const costInto = (hex: number): number => (terrainAt(hex) === 'wood' ? 2 : 1);

/** 4.2, 9.1 Step costs, given the cost of crossing the river. */
const stepCosts = (crossing: number): Int16Array =>
  edgeTable(BOARD, (from, to, dir) => costInto(to) + (isRiver(from, dir) ? crossing : 0));

export const NORMAL_COSTS = stepCosts(1);
export const HIGH_WATER_COSTS = stepCosts(2);

/** Every hexside is open to supply and to combat. */
export const OPEN_SIDES = edgeTable(BOARD, () => 1);

/** 6.1, 6.3 The map edge of each side: Blue's in the west, Red's in the east. */
export const EDGES: BySide<readonly number[]> = ofBothSides(side =>
  BOARD.names.flatMap((name, hex) => (name.startsWith(side === 0 ? '01' : '06') ? [hex] : [])),
);

export const neighboursOf = (hex: number): number[] =>
  Array.from(BOARD.next.subarray(hex * 6, hex * 6 + 6)).filter(next => next >= 0);
