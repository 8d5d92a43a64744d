/** 7.4.3, 8.3.1 How the belts of forts and trenches are drawn: with battlements facing the Germans. */
import type { WorksStyle } from '../../../kit/skin.ts';
import { BELTS, type Belt } from '../data/forts.ts';
import { colOf, ROWS, rowOf, sheetOf } from '../data/grid.ts';
import { BOARD, hex, neighbour } from '../pieces.ts';

/**
 * The sides of a belt that face the Germans: their edge of the sheet is north or south, and a hex is on their side if
 * it can be reached from it within the columns of the belt.
 */
export function frontOf(belt: Belt): readonly string[] {
  const own = new Set(belt.hexes);
  const cols = belt.hexes.map(colOf);
  const [west, east] = [Math.min(...cols), Math.max(...cols)];
  const sheet = sheetOf(belt.hexes[0] ?? '');
  const edge = sheet === 'north' ? ROWS.north[1] : ROWS.south[0];
  const isOpen = (name: string): boolean => !own.has(name) && colOf(name) >= west && colOf(name) <= east;
  const starts = BOARD.names.filter(name => sheetOf(name) === sheet && rowOf(name) === edge && isOpen(name));
  const before = new Set(starts);
  // Iterating a set also visits what is added meanwhile.
  for (const name of before) for (const to of besides(name)) if (isOpen(to)) before.add(to);
  return belt.hexes.flatMap(name =>
    besides(name)
      .filter(to => before.has(to))
      .map(to => `${name}-${to}`),
  );
}

const besides = (name: string): string[] =>
  [0, 1, 2, 3, 4, 5].flatMap(dir => BOARD.names[neighbour(hex(name), dir)] ?? []);

const drawn = (kind: Belt['kind'], style: Omit<WorksStyle, 'form' | 'hexes' | 'front'>): WorksStyle => {
  const belts = BELTS.filter(belt => belt.kind === kind);
  return { ...style, form: kind, hexes: belts.flatMap(belt => belt.hexes), front: belts.flatMap(frontOf) };
};

export const WORKS: readonly WorksStyle[] = [
  drawn('fort', { name: { ja: '陣地', en: 'Fort' }, tint: '#dcb890', ink: '#6d3a1f' }),
  drawn('trench', { name: { ja: '塹壕', en: 'Trench' }, tint: '#ead3ab', ink: '#9a6d3f' }),
];
