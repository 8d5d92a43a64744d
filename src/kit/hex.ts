/**
 * Hex geometry without a map: axial coordinates, the six directions, and where centres and corners lie. The same six
 * steps serve both orientations, so a direction is a number 0..5 everywhere, clockwise on the page: from east
 * (E SE SW W NW NE) with pointy tops, from south-east (SE S SW NW N NE) with flat ones. Only drawing uses fractions.
 * Background: https://www.redblobgames.com/grids/hexagons/
 */

/** Pointy: hexes stand on a corner and form straight rows. Flat: they lie on a side and form straight columns. */
export type Orientation = 'pointy' | 'flat';

/** Which rows (pointy) or columns (flat) are pushed half a hex. */
export type Push = 'odd' | 'even';

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** A spot on the page, x eastward and y southward; neighbouring centres are 1 apart. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The step to the neighbour in each direction. */
export const STEPS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const opposite = (dir: number): number => (dir + 3) % 6;

/** Columns count eastward and rows southward; pushed rows lie half a hex east, pushed columns half a hex south. */
export function axialOf(col: number, row: number, orientation: Orientation, push: Push): Axial {
  return orientation === 'pointy' ? { q: col - slant(row, push), r: row } : { q: col, r: row - slant(col, push) };
}

export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export function centre(at: Axial, orientation: Orientation): Point {
  return orientation === 'pointy'
    ? { x: at.q + at.r / 2, y: at.r * ROW_HEIGHT }
    : { x: at.q * ROW_HEIGHT, y: at.r + at.q / 2 };
}

/** Corner 0..5 as an offset from the centre, clockwise; side `dir` runs from corner `dir` to the one after it. */
export function corner(i: number, orientation: Orientation): Point {
  const angle = ((orientation === 'pointy' ? 2 * i - 1 : 2 * i) * Math.PI) / 6;
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
}

/** The two ends of the side in a direction, as offsets from the centre, clockwise. */
export const sideCorners = (dir: number, orientation: Orientation): readonly [Point, Point] => [
  corner(dir, orientation),
  corner((dir + 1) % 6, orientation),
];

const ROW_HEIGHT = Math.sqrt(3) / 2;
const RADIUS = 1 / Math.sqrt(3);

/** How many whole hexes the slanted axis has drifted after `line` rows or columns. */
const slant = (line: number, push: Push): number => (push === 'odd' ? line - (line & 1) : line + (line & 1)) / 2;
