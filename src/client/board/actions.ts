/** What the board does on input: changes its state, requests drawing, and notifies the page. */
import type { Point } from '../../kit/hex.ts';
import type { BoardEvents } from './api.ts';
import { type Camera, centredOn, fitted, panned, pinched, type Size, showing, toWorld, zoomed } from './camera.ts';
import type { GestureHost } from './gesture.ts';
import { boxAround } from './hexes.ts';
import type { Hover } from './hover.ts';
import type { WheelTurn } from './input.ts';
import { leafOf, leafUnder } from './leaf.ts';
import { aimOf, follow, glideTo, type Motion, moveTo, restSoon } from './motion.ts';
import { unitsWithin } from './stacks.ts';
import * as State from './state.ts';
import { redraw, type View } from './view.ts';

export interface Desk {
  readonly v: View;
  readonly m: Motion;
  readonly hover: Hover;
  readonly events: BoardEvents;
}

const NOTHING: State.Hit = { hex: undefined, unit: undefined };

export function pointAt({ v, events }: Desk, hit: State.Hit): void {
  if (State.point(v.s, hit)) events.onPoint?.(hit.hex, hit.unit);
}

export function useKeys({ v }: Desk, isKeyed: boolean): void {
  v.s.isKeyed = isKeyed;
  redraw(v, 'own');
}

/** The pointer rests, or moves with no button pressed. */
export function hoverAt(d: Desk, at: Point | undefined): void {
  const { s } = d.v;
  const hit = at ? State.hitAt(s, at) : NOTHING;
  s.hovered = at;
  if (s.lens) magnify(d, at);
  pointAt(d, hit);
  d.v.glass.classList.toggle('hf-on-unit', hit.unit !== undefined);
  if (s.panel?.kind === 'fan' || s.lens) return;
  d.hover.over(hit.hex !== undefined && State.hasPieces(s, hit.hex) ? hit.hex : undefined);
}

export function openPanel({ v }: Desk, panel: State.Panel | undefined): void {
  v.s.panel = panel;
  redraw(v, 'panel');
}

/** Returns whether there was one. */
export function closePanel(d: Desk): boolean {
  const wasOpen = d.v.s.panel !== undefined;
  d.hover.off();
  openPanel(d, undefined);
  return wasOpen;
}

function fan(d: Desk, hex: number | undefined): boolean {
  const stack = hex === undefined ? undefined : d.v.s.spots.stacks.get(hex);
  if (hex === undefined || !stack || stack.length < 2 || d.v.s.config.hideCounters) return false;
  d.hover.off();
  openPanel(d, { kind: 'fan', hex });
  return true;
}

/** A click on a unit concerns the unit, any other click the hex. */
export function choose({ v, events }: Desk, { hex, unit }: State.Hit, keys: { shift: boolean; ctrl: boolean }): void {
  if (hex !== undefined) State.setCursor(v.s, hex);
  redraw(v, 'own');
  if (unit !== undefined) events.onUnit?.(unit, keys);
  else if (hex !== undefined) events.onHex?.(hex, keys);
  else events.onEscape?.();
}

const rectangle = (a: Point, b: Point): State.BoardState['box'] & object => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

export const clientPoint = (d: Desk, at: Point): Point => {
  const { left, top } = d.v.root.getBoundingClientRect();
  return { x: at.x + left, y: at.y + top };
};

export function gestureHost(d: Desk): GestureHost {
  const { v, m, events } = d;
  const { s } = v;
  const menu = (hit: State.Hit, at: Point): void => {
    closePanel(d);
    events.onMenu?.(hit.hex, hit.unit, clientPoint(d, at));
  };
  return {
    hit: at => State.hitAt(s, at),
    canDrag: unit => State.canDrag(s, unit),
    click: (hit, keys) => choose(d, hit, keys),
    fan: hit => {
      if (!fan(d, hit.hex)) choose(d, hit, { shift: false, ctrl: false });
    },
    longPress: (hit, at) => {
      if (!fan(d, hit.hex)) menu(hit, at);
    },
    menu,
    pan: (dx, dy) => {
      d.hover.off();
      s.framing = 'free';
      follow(m, panned(s.camera, dx, dy));
    },
    pinch: (from, to) => {
      s.framing = 'free';
      follow(m, pinched(s.camera, from, to, State.stageOf(s)));
    },
    drag: (unit, at) => drag(d, unit, at),
    drop: (unit, at) => {
      if (!isWithin(at, s.view)) {
        events.onDropOutside?.(unit, clientPoint(d, at));
        return;
      }
      const { hex } = State.hitAt(s, at);
      const home = s.config.counters.find(c => c.unit === unit)?.hex;
      if (hex === undefined || hex === home) return;
      v.counters.dropped(unit, toWorld(s.camera, at));
      events.onDrop?.(unit, hex);
    },
    box: (a, b) => {
      d.hover.off();
      magnify(d, undefined);
      s.box = rectangle(a, b);
      redraw(v, 'float');
    },
    choose: (a, b) => {
      const [from, to] = [toWorld(s.camera, a), toWorld(s.camera, b)];
      if (!s.config.hideCounters) events.onBox?.(unitsWithin(s.spots, rectangle(from, to)));
    },
    release: () => {
      if (s.drag) {
        pointAt(d, NOTHING);
        events.onRelease?.();
      }
      s.drag = undefined;
      s.box = undefined;
      redraw(v, 'float', 'own');
    },
    settle: () => restSoon(m),
    later,
  };
}

const isWithin = ({ x, y }: Point, { width, height }: Size): boolean => x >= 0 && y >= 0 && x < width && y < height;

export function later(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

/** The page is told which unit is dragged, so that it can show where the unit may go. */
function drag(d: Desk, unit: number, at: Point): void {
  const { s } = d.v;
  const isNew = s.drag === undefined;
  const hex = isWithin(at, s.view) ? State.hitAt(s, at).hex : undefined;
  s.drag = { unit, at, hex };
  d.hover.off();
  if (isNew) d.events.onLift?.(unit);
  pointAt(d, { hex, unit: undefined });
  redraw(d.v, 'float', 'own');
}

export function zoomBy(d: Desk, factor: number, at: Point, ms: number): void {
  d.v.s.framing = 'free';
  const camera = zoomed(aimOf(d.m), factor, at, State.stageOf(d.v.s));
  if (ms > 0) glideTo(d.m, camera, ms);
  else moveTo(d.m, camera);
}

/** The wheel zooms to the pointer, or scrolls if set so. */
export function turnWheel(d: Desk, at: Point, { factor, isStepped, dx, dy, isZoom }: WheelTurn): void {
  if (isZoom || d.v.s.config.wheel === 'zoom') {
    zoomBy(d, factor, at, isStepped ? 110 : 0);
    return;
  }
  d.v.s.framing = 'free';
  const camera = panned(aimOf(d.m), -dx, -dy);
  if (isStepped) glideTo(d.m, camera, 110);
  else moveTo(d.m, camera);
}

/** The position of the mouse, if it is over the board. */
export const pointerOf = ({ v }: Desk): Point | undefined => v.s.hovered;

/** Shows the magnifier over a point, or hides it. */
export function magnify({ v, hover }: Desk, at: Point | undefined): void {
  if (at) hover.off();
  v.s.lens = at;
  redraw(v, 'lens');
}

export function fitMap(d: Desk): void {
  d.v.s.framing = 'whole';
  glideTo(d.m, fitted(State.stageOf(d.v.s)), 240);
}

/**
 * Switches to one sheet, or to all, without moving the camera yet. The keyboard's hex and the enlarged stack do not
 * stay on another sheet.
 */
export function turnTo(d: Desk, leaf: number | undefined): void {
  const { v, events } = d;
  const { s } = v;
  if (s.leaf === leaf) return;
  s.leaf = leaf;
  const isElsewhere = (hex: number): boolean => leaf !== undefined && leafOf(s.layout, hex) !== leaf;
  if (s.cursor !== undefined && isElsewhere(s.cursor)) s.cursor = undefined;
  if (s.panel && isElsewhere(s.panel.hex)) closePanel(d);
  redraw(v, 'leaf', 'own');
  events.onSheet?.(leaf === undefined ? undefined : s.layout.leaves[leaf]?.id);
}

/** The first view: on a phone the sheet where the action is. */
export function begin(d: Desk): void {
  State.measure(d.v.s);
  turnTo(d, State.startLeaf(d.v.s));
  moveTo(d.m, State.startCamera(d.v.s));
}

/** Centres a point of the drawing, on any sheet. */
export function lookAt(d: Desk, p: Point): void {
  const { s } = d.v;
  const leaf = leafUnder(s.layout, p);
  if (s.leaf !== undefined && leaf !== undefined) turnTo(d, leaf);
  s.framing = 'free';
  follow(d.m, centredOn(p, s.camera.k, s.view));
}

/** Moves and zooms out only as far as necessary, from the current or the given camera. */
export function show(d: Desk, hexes: readonly number[], from: Camera = aimOf(d.m)): void {
  const { s } = d.v;
  const box = boxAround(s.layout, hexes);
  if (!box) return;
  State.measure(s);
  turnTo(d, State.leafToShow(s, hexes));
  const camera = showing(from, box, State.stageOf(s));
  const { x, y, k } = aimOf(d.m);
  if (camera.x === x && camera.y === y && camera.k === k) return;
  s.framing = 'free';
  glideTo(d.m, camera, 280);
}
