/**
 * Counters and markers, one group each, kept by unit: a face is drawn once and then only placed. While it moves a
 * piece lies on a sheet of its own above the others, so that hundreds at rest are not drawn again with every frame.
 */
import { COUNTER_SIZE, counterSvg } from '../../draw/counters.ts';
import { el, FONTS } from '../../draw/svg.ts';
import type { Point } from '../../kit/hex.ts';
import type { CounterFace, Skin } from '../../kit/skin.ts';
import type { CounterState } from './api.ts';
import { arrange, svgGroup } from './dom.ts';
import type { Spot, Spots } from './stacks.ts';

export interface CounterLayer {
  draw(spots: Spots): void;
  flash(units: readonly number[]): void;
  /** The unit that hangs from the pointer is left pale in its place. */
  lift(unit: number | undefined): void;
  /** The unit was let go there: if it moves now, it comes from there and not from where it was lifted. */
  dropped(unit: number, at: Point): void;
}

interface Piece {
  readonly group: SVGGElement;
  readonly inner: SVGGElement;
  readonly ring: SVGGElement;
  face: string;
  place: string;
  state: CounterState | undefined;
  /** The move that is being shown. */
  motion: Animation | undefined;
  /** Where a hand let go of it, good for a moment. */
  drop: { readonly at: Point; readonly time: number } | undefined;
}

interface Sheets {
  readonly rest: SVGGElement;
  readonly moving: SVGGElement;
}

interface Wanted {
  readonly key: string;
  readonly spot: Spot;
  readonly face: CounterFace;
  readonly state: CounterState;
}

const GLIDE = { duration: 260, easing: 'cubic-bezier(.3,.1,.2,1)' };
const DROP_MS = 700;
const unitKey = (unit: number): string => `unit ${unit}`;

export function createCounterLayer(rest: SVGSVGElement, moving: SVGSVGElement, skin: Skin): CounterLayer {
  const sheets = { rest: svgGroup('', '', rest), moving: svgGroup('', '', moving) };
  for (const sheet of [sheets.rest, sheets.moving]) sheet.setAttribute('font-family', FONTS.en);
  const pieces = new Map<string, Piece>();
  let order: readonly string[] = [];
  let lifted: string | undefined;
  let tick = 0;
  const tidy = (): void => inOrder(sheets, pieces, order);
  // Moves that end together are put to rest together.
  const tidySoon = (): void => {
    cancelAnimationFrame(tick);
    tick = requestAnimationFrame(tidy);
  };
  return {
    draw: spots => {
      const wanted = wantedOf(spots);
      const isFirst = pieces.size === 0;
      dropOthers(pieces, new Set(wanted.map(w => w.key)));
      const moves = wanted.map(w => update(pieces, w, skin));
      order = wanted.map(w => w.key);
      if (!isFirst && !prefersCalm()) for (const play of moves) play?.(tidySoon);
      tidy();
    },
    flash: units => {
      for (const unit of units) flash(pieces.get(unitKey(unit)));
    },
    lift: unit => {
      const key = unit === undefined ? undefined : unitKey(unit);
      if (key === lifted) return;
      for (const k of [lifted, key]) if (k) pieces.get(k)?.group.toggleAttribute('data-lifted', k === key);
      lifted = key;
    },
    dropped: (unit, at) => {
      const piece = pieces.get(unitKey(unit));
      if (piece) piece.drop = { at, time: performance.now() };
    },
  };
}

export const prefersCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function wantedOf(spots: Spots): Wanted[] {
  return [
    ...spots.counters.map(s => ({ key: unitKey(s.counter.unit), spot: s, face: s.counter.face, state: s.state })),
    ...spots.markers.map(s => ({
      key: `marker ${s.marker.id}`,
      spot: s,
      face: s.marker.face,
      state: 'plain' as const,
    })),
  ];
}

function dropOthers(pieces: Map<string, Piece>, keep: ReadonlySet<string>): void {
  for (const [key, { group }] of pieces) {
    if (keep.has(key)) continue;
    pieces.delete(key);
    group.remove();
  }
}

/** Starts to show a change; `after` is for when it has been shown. */
type Play = (after: () => void) => void;

/** Brings a piece up to date; answers the animation to start once everything is in order. */
function update(pieces: Map<string, Piece>, { key, spot, face, state }: Wanted, skin: Skin): Play | undefined {
  const known = pieces.get(key);
  const piece = known ?? newPiece();
  if (!known) pieces.set(key, piece);
  const drawn = JSON.stringify(face);
  if (piece.face !== drawn) piece.inner.innerHTML = SHADOW + counterSvg(face, skin);
  piece.face = drawn;
  if (piece.state !== state) {
    piece.group.setAttribute('class', `hf-piece is-${state}`);
    piece.ring.innerHTML = ring(state);
  }
  piece.state = state;
  const to = placeOf(spot);
  if (piece.place === to) return undefined;
  const { drop } = piece;
  const isDropped = drop !== undefined && performance.now() - drop.time < DROP_MS;
  const from = isDropped ? placeOf({ ...spot, at: drop.at }) : piece.place;
  piece.place = to;
  piece.group.style.transform = to;
  return known ? after => glide(piece, from, to, after) : () => appear(piece.group);
}

function newPiece(): Piece {
  const group = svgGroup('hf-piece');
  const inner = svgGroup('hf-face', '', group);
  const ring = svgGroup('hf-ring', '', group);
  return { group, inner, ring, face: '', place: '', state: undefined, motion: undefined, drop: undefined };
}

function placeOf({ at, side }: Spot): string {
  const scale = side / COUNTER_SIZE;
  const px = (x: number): string => `${(x - side / 2).toFixed(2)}px`;
  return `translate(${px(at.x)}, ${px(at.y)}) scale(${scale.toFixed(4)})`;
}

/** Starts from where the piece is now, which is on its way if it was moving already. */
function glide(piece: Piece, from: string, to: string, after: () => void): void {
  const start = piece.motion ? getComputedStyle(piece.group).transform : from;
  piece.motion?.cancel();
  const motion = piece.group.animate([{ transform: start }, { transform: to }], GLIDE);
  piece.motion = motion;
  motion.onfinish = () => {
    piece.motion = undefined;
    after();
  };
}

/** At rest in drawing order; those on the move on their own sheet, in the same order. */
function inOrder({ rest, moving }: Sheets, pieces: ReadonlyMap<string, Piece>, order: readonly string[]): void {
  const all = order.flatMap(key => pieces.get(key) ?? []);
  const groups = (isMoving: boolean): Element[] =>
    all.filter(p => (p.motion !== undefined) === isMoving).map(p => p.group);
  arrange(moving, groups(true));
  arrange(rest, groups(false));
}

const appear = (group: Element): void => {
  group.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180 });
};

function flash(piece: Piece | undefined): void {
  if (!piece) return;
  const halo = svgGroup('hf-flash', el('rect', { x: -12, y: -12, width: 124, height: 124, rx: 18 }), piece.group);
  const blink = [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }, { opacity: 0 }];
  halo.animate(blink, { duration: 1300 }).onfinish = () => halo.remove();
}

/** Two plain squares instead of a blur: a shadow that costs nothing when there are hundreds. */
const SHADOW =
  el('rect', { x: 0, y: 3, width: 105, height: 104, rx: 13, fill: '#1d1b17', 'fill-opacity': 0.13 }) +
  el('rect', { x: 0, y: 2, width: 102.5, height: 101.5, rx: 11, fill: '#1d1b17', 'fill-opacity': 0.2 });

const box = (name: string, out: number): string =>
  el('rect', { class: name, x: -out, y: -out, width: 100 + 2 * out, height: 100 + 2 * out, rx: 9 + out });

const CORNERS = 'M-8 22V-8H22M78 -8H108V22M108 78V108H78M22 108H-8V78';

/** Forms first, hues second: a thin ring, a double ring, a veil with a tick, the brackets of a sight. */
function ring(state: CounterState): string {
  switch (state) {
    case 'plain':
      return '';
    case 'able':
      return box('hf-able-under', 4) + box('hf-able-line', 4);
    case 'selected':
      return box('hf-selected-under', 6) + box('hf-selected-line', 6) + box('hf-selected-core', 3);
    case 'done':
      return (
        el('rect', { class: 'hf-veil', x: 1, y: 1, width: 98, height: 98, rx: 9 }) +
        el('circle', { class: 'hf-tick-ground', cx: 84, cy: 16, r: 13 }) +
        el('path', { class: 'hf-tick', d: 'M77.5 16.5L82.5 21.5L91 11' })
      );
    case 'target':
      return el('path', { class: 'hf-aim-under', d: CORNERS }) + el('path', { class: 'hf-aim-line', d: CORNERS });
    default:
      return state satisfies never;
  }
}
