/** The state of the board apart from the page, and every change of it. No DOM: all of this is tested in node. */
import type { Box, Layout } from '../../draw/layout.ts';
import { centreOf, UNIT } from '../../draw/layout.ts';
import type { Point } from '../../kit/hex.ts';
import { itemAt } from '../../kit/list.ts';
import type { BoardConfig, HexMark } from './api.ts';
import {
  type Camera,
  centredOn,
  clamped,
  clearOf,
  clearPart,
  fitted,
  middleOf,
  type Size,
  type Stage,
  toWorld,
} from './camera.ts';
import { boxAround, hexAt, stepFrom, type Way } from './hexes.ts';
import { busiestLeaf, leafAround, leafOf, wholeOf } from './leaf.ts';
import { counterAt, placeAll, type Spots, unitsIn } from './stacks.ts';

/** What a change requires to be drawn again. */
export type Part =
  | 'camera'
  | 'leaf'
  | 'map'
  | 'overlays'
  | 'marks'
  | 'own'
  | 'path'
  | 'arrows'
  | 'counters'
  | 'panel'
  | 'float'
  | 'lens';

export interface Hit {
  readonly hex: number | undefined;
  readonly unit: number | undefined;
}

/** The enlarged stack: `peek` to be read, `fan` to be picked from. */
export interface Panel {
  readonly kind: 'peek' | 'fan';
  readonly hex: number;
}

export interface Drag {
  readonly unit: number;
  readonly at: Point;
  readonly hex: number | undefined;
}

export interface BoardState {
  readonly layout: Layout;
  config: BoardConfig;
  spots: Spots;
  view: Size;
  /** The uncovered part of the window, when something was last scrolled into view. */
  clear: Box | undefined;
  camera: Camera;
  /** The shown sheet, by its index in the leaves; undefined for all of them. */
  leaf: number | undefined;
  /** Until the player zooms or pans, the map follows the size of the window: its first view, or whole. */
  framing: 'start' | 'whole' | 'free';
  pointed: Hit;
  /** The hex of the keyboard cursor, its unit, and the line along which it moves. */
  cursor: number | undefined;
  cursorUnit: number | undefined;
  line: Point;
  /** The keyboard is in use, so its hex is shown; it would distract a player who uses the mouse. */
  isKeyed: boolean;
  panel: Panel | undefined;
  drag: Drag | undefined;
  /** A selection box, in screen pixels. */
  box: Box | undefined;
  /** The position of the mouse over the board, and of the magnifier, in screen pixels. */
  hovered: Point | undefined;
  lens: Point | undefined;
}

const NOTHING: Hit = { hex: undefined, unit: undefined };

export const EMPTY: BoardConfig = {
  lang: 'en',
  counters: [],
  markers: [],
  states: new Map(),
  marks: [],
  overlays: [],
  arrows: [],
  path: [],
  lines: [],
  lost: [],
  showNumbers: true,
  hideCounters: false,
  handles: new Set(),
  counterScale: 1,
  wheel: 'zoom',
  focus: [],
};

export function firstState(layout: Layout, view: Size): BoardState {
  return {
    layout,
    config: EMPTY,
    spots: placeAll(layout, EMPTY),
    view,
    clear: undefined,
    camera: fitted({ view, sheet: wholeOf(layout) }),
    leaf: undefined,
    framing: 'start',
    pointed: NOTHING,
    cursor: undefined,
    cursorUnit: undefined,
    line: { x: 0, y: 0 },
    isKeyed: false,
    panel: undefined,
    drag: undefined,
    box: undefined,
    hovered: undefined,
    lens: undefined,
  };
}

/** The margin around a single sheet: small, since its neighbour is not shown. */
const LEAF_SLACK = 0.08;

export function stageOf({ view, clear, layout, leaf }: BoardState): Stage {
  const paper = leaf === undefined ? undefined : layout.leaves[leaf]?.paper;
  const window = clear ? { view, clear } : { view };
  return paper ? { ...window, sheet: paper, slack: LEAF_SLACK } : { ...window, sheet: wholeOf(layout) };
}

/** Measures what covers the window: not at every step of a gesture, since that needs a layout of the page. */
export function measure(s: BoardState): void {
  s.clear = clearPart(s.view, s.config.covers?.() ?? []);
}

const PARTS: readonly (readonly [keyof BoardConfig, readonly Part[]])[] = [
  ['lang', ['map', 'panel']],
  ['lines', ['map']],
  ['lost', ['map']],
  ['showNumbers', ['map']],
  ['hideCounters', ['map', 'panel']],
  ['counters', ['counters', 'panel']],
  ['markers', ['counters', 'panel']],
  ['states', ['counters', 'panel']],
  ['counterScale', ['counters']],
  ['marks', ['marks']],
  ['overlays', ['overlays']],
  ['arrows', ['arrows', 'marks']],
  ['path', ['path']],
  ['describeUnit', ['panel']],
  ['describeStack', ['panel']],
];

/** Takes what is new and returns what must be drawn again. Identical objects count as unchanged. */
export function configure(s: BoardState, change: Partial<BoardConfig>): Set<Part> {
  const before = s.config;
  const next = { ...before, ...change };
  s.config = { ...next, counterScale: Math.max(0.6, Math.min(1.4, next.counterScale)) };
  const parts = new Set(PARTS.flatMap(([key, drawn]) => (before[key] === s.config[key] ? [] : drawn)));
  if (parts.has('counters')) replace(s);
  return parts;
}

function replace(s: BoardState): void {
  s.spots = placeAll(s.layout, s.config);
  const there = (unit: number | undefined): boolean =>
    s.config.counters.some(c => c.unit === unit && c.hex !== undefined);
  if (s.panel && !hasPieces(s, s.panel.hex)) s.panel = undefined;
  if (s.drag && !there(s.drag.unit)) s.drag = undefined;
  if (s.cursor !== undefined && !unitsIn(s.spots, s.cursor).includes(s.cursorUnit ?? -1)) s.cursorUnit = undefined;
}

export const hasPieces = (s: BoardState, hex: number): boolean =>
  !s.config.hideCounters && (s.spots.stacks.has(hex) || s.spots.markersIn.has(hex));

/** What lies under a point of the screen. */
export function hitAt(s: BoardState, at: Point): Hit {
  const p = toWorld(s.camera, at);
  const spot = s.config.hideCounters ? undefined : counterAt(s.spots, p);
  return spot ? { hex: spot.hex, unit: spot.counter.unit } : { hex: hexAt(s.layout, p), unit: undefined };
}

/** Whether the hex or unit under the pointer has changed. */
export function point(s: BoardState, hit: Hit): boolean {
  const isNew = s.pointed.hex !== hit.hex || s.pointed.unit !== hit.unit;
  s.pointed = hit;
  return isNew;
}

/** Only units that can act, are assigned or serve as a handle can be dragged; dragging anything else moves the map. */
export function canDrag(s: BoardState, unit: number): boolean {
  const state = s.config.states.get(unit);
  return state === 'able' || state === 'selected' || state === 'set' || s.config.handles.has(unit);
}

/** The first key press puts the cursor in the middle of the visible part, or where the pointer is. */
export function moveCursor(s: BoardState, way: Way): boolean {
  const from = s.cursor;
  if (from === undefined) return startCursor(s);
  const to = stepFrom(s.layout, from, way, s.line);
  if (to === undefined) return false;
  const c = centreOf(s.layout, to);
  const isLevel = way === 'left' || way === 'right';
  s.line = isLevel ? { x: c.x, y: s.line.y } : { x: s.line.x, y: c.y };
  // A step well off the line starts a new line.
  if (Math.abs(c.x - s.line.x) > 0.6 * UNIT || Math.abs(c.y - s.line.y) > 0.6 * UNIT) s.line = c;
  s.cursor = to;
  s.cursorUnit = undefined;
  return true;
}

function startCursor(s: BoardState): boolean {
  const middle = toWorld(s.camera, { x: s.view.width / 2, y: s.view.height / 2 });
  const hex = s.pointed.hex ?? hexAt(s.layout, middle) ?? (s.layout.board.size > 0 ? 0 : undefined);
  return hex !== undefined && setCursor(s, hex);
}

export function setCursor(s: BoardState, hex: number): boolean {
  s.cursor = hex;
  s.cursorUnit = undefined;
  s.line = centreOf(s.layout, hex);
  return true;
}

/** The next unit of the cursor's hex; past the last one and before the first, none (or cyclic, with `isRound`). */
export function cycleUnit(s: BoardState, step: 1 | -1, isRound: boolean): boolean {
  if (s.cursor === undefined || s.config.hideCounters) return false;
  const units = unitsIn(s.spots, s.cursor);
  const now = s.cursorUnit === undefined ? (step > 0 ? -1 : units.length) : units.indexOf(s.cursorUnit);
  const next = isRound && units.length > 0 ? (now + step + units.length) % units.length : now + step;
  s.cursorUnit = units[next];
  return s.cursorUnit !== undefined;
}

/** Marks of the board itself: the hex a unit would be dropped in, or the keyboard's hex. */
export function ownMarks(s: BoardState): HexMark[] {
  const hex = s.drag ? s.drag.hex : s.isKeyed ? s.cursor : undefined;
  return hex === undefined ? [] : [{ hex, kind: 'cursor' }];
}

/** The limits of a hex at first, in pixels, by the width of the window; a smaller hex only shows where counters are. */
const HEX_AT_START = { small: [48, 60], large: [66, 104] } as const;
const SMALL_WINDOW = 620;
const hexAtStart = ({ view }: BoardState): readonly [number, number] =>
  HEX_AT_START[view.width < SMALL_WINDOW ? 'small' : 'large'];

/** A small window begins with the sheet that has most to see or do. */
export function startLeaf(s: BoardState): number | undefined {
  return s.view.width < SMALL_WINDOW ? busiestLeaf(s.layout, startHexes(s)) : undefined;
}

/** What is shown to bring some hexes into view: a player who looks at all sheets continues to do so. */
export const leafToShow = ({ layout, leaf }: BoardState, hexes: readonly number[]): number | undefined =>
  leaf === undefined ? undefined : leafAround(layout, hexes);

const startHexes = (s: BoardState): readonly number[] =>
  s.config.focus.length > 0 ? s.config.focus : [...s.spots.stacks.keys()];

/** Where the action is, large enough to be read and touched; the whole map only if it is large enough itself. */
export function startCamera(s: BoardState): Camera {
  const stage = stageOf(s);
  const whole = fitted(stage);
  const [least, most] = hexAtStart(s);
  if (whole.k * UNIT >= least) return whole;
  const hexes = startHexes(s).filter(hex => s.leaf === undefined || leafOf(s.layout, hex) === s.leaf);
  const box = boxAround(s.layout, hexes) ?? stage.sheet;
  const clear = clearOf(stage);
  const fit = Math.min(clear.width / (box.width + UNIT), clear.height / (box.height + UNIT));
  const k = Math.max(least, Math.min(most, fit * UNIT)) / UNIT;
  const isAllSeen = fit >= k;
  const middle = isAllSeen
    ? middleOf(box)
    : busiest(s.layout, hexes, { width: clear.width / k, height: clear.height / k });
  return clamped(centredOn(middle, k, clear), stage, 0);
}

/** Over some hexes, at the zoom of the first view; a camera that is already near enough stays. */
export function nearer(s: BoardState, from: Camera, hexes: readonly number[]): Camera {
  const box = boxAround(s.layout, hexes);
  const k = hexAtStart(s)[0] / UNIT;
  return box && from.k < k ? centredOn(middleOf(box), k, clearOf(stageOf(s))) : from;
}

/** The middle of as many as are visible at once: a front may be longer than the window. */
function busiest(layout: Layout, hexes: readonly number[], { width, height }: Size): Point {
  const points = hexes.map(h => ({ h, ...centreOf(layout, h) })).sort((a, b) => a.y - b.y);
  const [wide, high] = [width - UNIT, height - UNIT];
  let best: readonly { readonly h: number }[] = [];
  // A window that shows the most can be moved until one of them is at its left edge and one at its top.
  for (const { x: left } of points) {
    const column = points.filter(({ x }) => x >= left && x <= left + wide);
    let end = 0;
    for (const [from, { y: top }] of column.entries()) {
      while (end < column.length && itemAt(column, end).y <= top + high) end++;
      if (end - from > best.length) best = column.slice(from, end);
    }
  }
  const box = boxAround(
    layout,
    best.map(({ h }) => h),
  );
  return box ? middleOf(box) : { x: 0, y: 0 };
}

/** What the window shows when its size changes and nobody has moved the map; undefined if somebody has. */
export function framed(s: BoardState): Camera | undefined {
  if (s.framing === 'free') return undefined;
  return s.framing === 'whole' ? fitted(stageOf(s)) : startCamera(s);
}
