/** 2.3 The terrain of a hex by its kind, for combat. */
import { terrainAt } from '../../../kit/board.ts';
import { itemAt } from '../../../kit/list.ts';
import { TERRAINS, type Terrain } from '../data/terrain.ts';
import { BOARD } from '../pieces.ts';

const GROUND: readonly Terrain[] = BOARD.names.map(
  (_, hex) => TERRAINS.find(kind => kind === terrainAt(BOARD, hex)) ?? 'clear',
);
export const groundOf = (hex: number): Terrain => itemAt(GROUND, hex);
