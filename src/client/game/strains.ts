/** How adjacent battles are distinguished: a colour and dashes for each, never the same for two that are near. */
import { type Board, hexDistance } from '../../kit/board.ts';
import type { Strain } from '../board/api.ts';

/** Dark enough for white text. The first has an unbroken line. */
export const STRAINS: readonly Strain[] = [
  { colour: '#1c5c9c', dash: 'none' },
  { colour: '#a83218', dash: '4 4' },
  { colour: '#19703f', dash: '12 5' },
  { colour: '#743495', dash: '11 4 3 4' },
  { colour: '#8a5a00', dash: '2 8' },
  { colour: '#23282e', dash: '20 5' },
];

const NEAR = 4;

interface Placed {
  readonly hexes: readonly number[];
}

/** The strain of each battle, by its index in the list. */
export function strainsOf(board: Board, battles: readonly Placed[]): readonly Strain[] {
  const out: Strain[] = [];
  for (const battle of battles) {
    const near = out.filter((_, j) => isNear(board, battle, battles[j] ?? battle));
    const free = STRAINS.filter(strain => !near.includes(strain));
    // By its hex, so that it keeps its own when others are joined or split.
    const wanted = STRAINS[(battle.hexes[0] ?? 0) % STRAINS.length];
    const strain = free.find(x => x === wanted) ?? free[0] ?? wanted;
    if (strain) out.push(strain);
  }
  return out;
}

const isNear = (board: Board, a: Placed, b: Placed): boolean =>
  a.hexes.some(x => b.hexes.some(y => hexDistance(board, x, y) <= NEAR));
