/**
 * Recognises pointer gestures: click, double click, long press, menu, pan, pinch, drag, box. Knows neither the page nor
 * the board; `input.ts` supplies pointers and the host acts on the gestures.
 */
import type { Point } from '../../kit/hex.ts';
import type { Keys } from './api.ts';
import type { Hit } from './state.ts';

export interface Press extends Point {
  readonly id: number;
  readonly button: number;
  readonly isTouch: boolean;
  readonly keys: Keys;
  readonly time: number;
}

export interface GestureHost {
  hit(at: Point): Hit;
  canDrag(unit: number): boolean;
  click(hit: Hit, keys: Keys): void;
  fan(hit: Hit): void;
  longPress(hit: Hit, at: Point): void;
  menu(hit: Hit, at: Point): void;
  pan(dx: number, dy: number): void;
  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void;
  drag(unit: number, at: Point): void;
  drop(unit: number, at: Point): void;
  box(a: Point, b: Point): void;
  choose(a: Point, b: Point): void;
  /** A drag or box has ended, with or without effect. */
  release(): void;
  settle(): void;
  later(ms: number, then: () => void): () => void;
}

type Mode =
  | { readonly kind: 'idle' }
  | { readonly kind: 'press'; readonly press: Press; readonly hit: Hit; readonly unwatch: () => void }
  | { readonly kind: 'pan'; last: Point }
  | { readonly kind: 'pinch'; last: readonly [Point, Point] }
  | { readonly kind: 'drag'; readonly unit: number }
  | { readonly kind: 'box'; readonly from: Point }
  /** The rest of this press is ignored. */
  | { readonly kind: 'spent' };

/** The pointers that are down, and the gesture they form. */
export interface Hands {
  readonly host: GestureHost;
  readonly down: Map<number, Point>;
  mode: Mode;
  lastClick: { readonly time: number; readonly hex: number | undefined } | undefined;
}

export const createHands = (host: GestureHost): Hands => ({
  host,
  down: new Map(),
  mode: { kind: 'idle' },
  lastClick: undefined,
});

const LONG = 480;
const DOUBLE = 350;
const STIR = { mouse: 4, touch: 9 } as const;

export const isBusy = ({ mode }: Hands): boolean => mode.kind !== 'idle' && mode.kind !== 'press';

export function pressed(g: Hands, p: Press): void {
  g.down.set(p.id, p);
  const two = pair(g);
  stop(g);
  g.mode = two ? { kind: 'pinch', last: two } : watch(g, p);
}

export function moved(g: Hands, p: Press): void {
  if (!g.down.has(p.id)) return;
  g.down.set(p.id, p);
  if (g.mode.kind === 'press') {
    const { press, hit, unwatch } = g.mode;
    if (Math.hypot(p.x - press.x, p.y - press.y) < (p.isTouch ? STIR.touch : STIR.mouse)) return;
    unwatch();
    g.mode = stirred(g, press, hit);
  }
  follow(g, p);
}

export function lifted(g: Hands, p: Press): void {
  if (!g.down.delete(p.id)) return;
  const was = g.mode;
  stop(g);
  const [left] = g.down.values();
  g.mode = left && was.kind === 'pinch' ? { kind: 'pan', last: left } : { kind: left ? 'spent' : 'idle' };
  if (was.kind === 'press' && was.press.button === 0) click(g, p, was.hit);
  else if (was.kind === 'press' && was.press.button === 2) g.host.menu(was.hit, p);
  else if (was.kind === 'drag') g.host.drop(was.unit, p);
  else if (was.kind === 'box') g.host.choose(was.from, p);
}

/** The system cancelled a pointer, or the player pressed Esc. Returns whether a drag or a box was cancelled. */
export function cancelled(g: Hands, id?: number): boolean {
  if (id !== undefined) g.down.delete(id);
  const wasBusy = g.mode.kind === 'drag' || g.mode.kind === 'box';
  stop(g);
  g.mode = { kind: g.down.size > 0 ? 'spent' : 'idle' };
  return wasBusy;
}

function pair({ down }: Hands): readonly [Point, Point] | undefined {
  const [a, b] = down.values();
  return a && b ? [a, b] : undefined;
}

function stop({ mode, host }: Hands): void {
  if (mode.kind === 'press') mode.unwatch();
  if (mode.kind === 'drag' || mode.kind === 'box') host.release();
  if (mode.kind === 'pan' || mode.kind === 'pinch') host.settle();
}

function watch(g: Hands, p: Press): Mode {
  const hit = g.host.hit(p);
  const held = (): void => {
    g.mode = { kind: 'spent' };
    g.host.longPress(hit, p);
  };
  return { kind: 'press', press: p, hit, unwatch: p.isTouch ? g.host.later(LONG, held) : () => undefined };
}

/** The gesture that a press becomes once it moves. */
function stirred({ host }: Hands, from: Press, hit: Hit): Mode {
  if (from.button !== 0) return { kind: 'pan', last: from };
  if (from.keys.shift && !from.isTouch) return { kind: 'box', from };
  if (hit.unit !== undefined && host.canDrag(hit.unit)) return { kind: 'drag', unit: hit.unit };
  return { kind: 'pan', last: from };
}

function follow(g: Hands, p: Press): void {
  const { mode, host } = g;
  if (mode.kind === 'pan') {
    host.pan(p.x - mode.last.x, p.y - mode.last.y);
    mode.last = p;
  } else if (mode.kind === 'drag') host.drag(mode.unit, p);
  else if (mode.kind === 'box') host.box(mode.from, p);
  else if (mode.kind === 'pinch') {
    const now = pair(g);
    if (!now) return;
    host.pinch(mode.last, now);
    mode.last = now;
  }
}

/** The first click acts at once; a second one soon after in the same hex fans out the stack instead. */
function click(g: Hands, p: Press, hit: Hit): void {
  const last = g.lastClick;
  const isSecond = last !== undefined && last.hex === hit.hex && p.time - last.time < DOUBLE;
  g.lastClick = isSecond ? undefined : { time: p.time, hex: hit.hex };
  if (isSecond && !p.keys.shift && !p.keys.ctrl) g.host.fan(hit);
  else g.host.click(hit, p.keys);
}
