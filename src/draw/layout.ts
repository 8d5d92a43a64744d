/** Where everything lies on the sheet, in drawing units: `UNIT` from one hex centre to the next. */
import { type Board, dirTo, hexOf } from '../kit/board.ts';
import { centre, corner, type Point } from '../kit/hex.ts';
import type { Skin } from '../kit/skin.ts';
import type { Piece } from './chains.ts';
import { at, plus } from './curve.ts';
import { type Leaf, leavesOf } from './leaves.ts';

export const UNIT = 100;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly board: Board;
  readonly width: number;
  readonly height: number;
  /** The rectangle around all hexes. */
  readonly field: Box;
  /** Inside the frame line. */
  readonly neat: Box;
  /** The papers it is printed on, one unless the map has sheets. */
  readonly leaves: readonly Leaf[];
  readonly centres: readonly Point[];
  /** The six corners as offsets from any centre. */
  readonly corners: readonly Point[];
}

const FRAME = 0.3;

export function layoutOf(board: Board, skin: Skin): Layout {
  const { orientation } = board.map;
  const raw = board.axial.map(a => centre(a, orientation));
  const corners = [0, 1, 2, 3, 4, 5].map(i => scaled(corner(i, orientation)));
  const reachX = Math.max(...corners.map(c => c.x));
  const reachY = Math.max(...corners.map(c => c.y));
  const left = Math.min(...raw.map(p => p.x)) * UNIT - reachX;
  const top = Math.min(...raw.map(p => p.y)) * UNIT - reachY;
  const { margin } = skin.sheet;
  const shift = { x: margin.left * UNIT - left, y: margin.top * UNIT - top };
  const centres = raw.map(p => plus(scaled(p), shift));
  const field = {
    x: margin.left * UNIT,
    y: margin.top * UNIT,
    width: Math.max(...centres.map(p => p.x)) + reachX - margin.left * UNIT,
    height: Math.max(...centres.map(p => p.y)) + reachY - margin.top * UNIT,
  };
  const width = Math.ceil(field.x + field.width + margin.right * UNIT);
  const height = Math.ceil(field.y + field.height + margin.bottom * UNIT);
  const inset = FRAME * UNIT;
  const neat = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
  const around = (hexes: readonly number[]): Box =>
    boxAround(
      hexes.map(h => at(centres, h)),
      reachX,
      reachY,
    );
  const leaves = leavesOf(board, skin, { whole: { x: 0, y: 0, width, height }, neat, field, around });
  return { board, width, height, field, neat, leaves, centres, corners };
}

function boxAround(points: readonly Point[], reachX: number, reachY: number): Box {
  const [xs, ys] = [points.map(p => p.x), points.map(p => p.y)];
  const [x, y] = [Math.min(...xs) - reachX, Math.min(...ys) - reachY];
  return { x, y, width: Math.max(...xs) + reachX - x, height: Math.max(...ys) + reachY - y };
}

const scaled = (p: Point): Point => ({ x: p.x * UNIT, y: p.y * UNIT });

export const centreOf = (layout: Layout, h: number): Point => at(layout.centres, h);
export const cornerOf = (layout: Layout, h: number, i: number): Point =>
  plus(centreOf(layout, h), at(layout.corners, i % 6));

export const hexNamed = (layout: Layout, name: string): number => {
  const h = hexOf(layout.board, name);
  if (h === undefined) throw new Error(`no hex ${name} on the map`);
  return h;
};

export interface Side {
  readonly hex: number;
  readonly dir: number;
}

/** Reads `A-B`, or `A@d` for an outer side. */
export function sideNamed(layout: Layout, side: string): Side {
  const [name = '', dir] = side.split('@');
  if (dir !== undefined) return { hex: hexNamed(layout, name), dir: Number(dir) };
  const [a = '', b = ''] = side.split('-');
  const hex = hexNamed(layout, a);
  return { hex, dir: dirTo(layout.board, hex, hexNamed(layout, b)) };
}

/** The ends of a side, clockwise around its hex. */
export const sideEnds = (layout: Layout, { hex, dir }: Side): readonly [Point, Point] => [
  cornerOf(layout, hex, dir),
  cornerOf(layout, hex, dir + 1),
];

/** Corners shared by hexes get the same key from every hex. */
export const keyOf = (p: Point): string => `${Math.round(p.x)},${Math.round(p.y)}`;

export function sidePiece(layout: Layout, side: Side): Piece<Side> {
  const [a, b] = sideEnds(layout, side);
  return { from: keyOf(a), to: keyOf(b), item: side };
}

/** The line of corners along named sides, one for each unbroken run. */
export function cornersAlong(
  layout: Layout,
  steps: readonly { readonly item: Side; readonly reversed: boolean }[],
): Point[] {
  const points = steps.map(({ item, reversed }) => sideEnds(layout, item)[reversed ? 1 : 0]);
  const last = steps[steps.length - 1];
  if (last) points.push(sideEnds(layout, last.item)[last.reversed ? 0 : 1]);
  return points;
}

/** The outline of a hex, or of one shrunk about its centre. */
export const hexOutline = (layout: Layout, h: number, scale = 1): Point[] =>
  layout.corners.map(c => plus(centreOf(layout, h), c, scale));
