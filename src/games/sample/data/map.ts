/** 1.2 The map: 30 hexes, a river from north to south, one town on its eastern bank. */
import { compileBoard, edgeTable, hexOf, type MapData, rectangle, sideKinds } from '../../../kit/board.ts';

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
export const TOWN = hexOf(BOARD, '0403')!;

/** 4.2 What a step into each kind of terrain costs, in the order of the map's terrain kinds. */
export const TERRAIN_COST: readonly number[] = [1, 2, 1];

/** 4.2, 7.1 Step costs by the price of crossing the river. */
const stepCosts = (crossing: number): Int16Array =>
  edgeTable(BOARD, (from, to, dir) => TERRAIN_COST[BOARD.terrain[to]!]! + (isRiver(from, dir) ? crossing : 0));

export const isRiver = (hex: number, dir: number): boolean => sideKinds(BOARD, hex, dir).includes('river');

export const NORMAL_COSTS = stepCosts(1);
export const HIGH_WATER_COSTS = stepCosts(2);
