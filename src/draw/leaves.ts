/**
 * The papers a map is printed on. Most maps are one; if the map has sheets, each is a paper with its own frame, with a
 * gap between two of them.
 */
import type { Board, SheetSpec } from '../kit/board.ts';
import type { Caption, Skin } from '../kit/skin.ts';
import type { Box } from './layout.ts';

/** One paper, in drawing units. */
export interface Leaf {
  readonly id: string;
  readonly title: Caption;
  readonly paper: Box;
  /** Inside the frame line. */
  readonly neat: Box;
  /** The rectangle around its hexes. */
  readonly field: Box;
}

/** The gap between two papers, as a share of the distance between their hexes. */
const TABLE = 0.16;
/** From the edge of a paper to its frame, as a share of the narrowest margin there. */
const INSET = 0.5;

interface Ground {
  /** The whole drawing, and what lies inside its frame if it is one paper. */
  readonly whole: Box;
  readonly neat: Box;
  readonly field: Box;
  /** The rectangle around some hexes. */
  around(hexes: readonly number[]): Box;
}

export function leavesOf(board: Board, skin: Skin, ground: Ground): readonly Leaf[] {
  const sheets = board.map.sheets ?? [];
  if (sheets.length < 2)
    return [{ id: '', title: skin.sheet.title, paper: ground.whole, neat: ground.neat, field: ground.field }];
  const fields = sheets.map(sheet => ground.around(hexesOf(board, sheet)));
  return sheets.map((sheet, i) => leafOf(sheet, i, fields, ground));
}

export function hexesOf({ index }: Board, sheet: SheetSpec): readonly number[] {
  return sheet.hexes.map(name => {
    const hex = index.get(name);
    if (hex === undefined) throw new Error(`sheet ${sheet.id}: no hex ${name}`);
    return hex;
  });
}

/** A paper reaches to the edge of the drawing, or towards its neighbour as far as the gap allows. */
function leafOf({ id, ja, en }: SheetSpec, i: number, fields: readonly Box[], { whole, neat }: Ground): Leaf {
  const field = fields[i] ?? whole;
  const others = fields.filter((_, k) => k !== i);
  const west = Math.max(-Infinity, ...others.map(right).filter(x => x <= field.x));
  const east = Math.min(Infinity, ...others.map(b => b.x).filter(x => x >= right(field)));
  const room = (between: number): number => (between * (1 - TABLE)) / 2;
  const left = west === -Infinity ? whole.x : field.x - room(field.x - west);
  const end = east === Infinity ? right(whole) : right(field) + room(east - right(field));
  const paper = { x: left, y: whole.y, width: end - left, height: whole.height };
  const inset = Math.min(neat.x - whole.x, ...[field.x - left, end - right(field)].map(margin => margin * INSET));
  return { id, title: { ja, en }, paper, neat: within(paper, inset), field };
}

const right = ({ x, width }: Box): number => x + width;

const within = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
