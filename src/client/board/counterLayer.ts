/**
 * Counters and markers, one group each, kept by unit: a face is drawn once and then only placed. During a move, a copy
 * of the piece moves above the sheet (mover.ts) and the piece itself is hidden at its destination.
 */
import { COUNTER_SIZE, counterSvg } from '../../draw/counters.ts';
import { el, FONTS, text } from '../../draw/svg.ts';
import type { Point } from '../../kit/hex.ts';
import type { CounterFace, Skin } from '../../kit/skin.ts';
import type { CounterState } from './api.ts';
import { arrange, svgGroup } from './dom.ts';
import { createMovers, type Glide, type Movers } from './mover.ts';
import type { CounterSpot, Spot, Spots } from './stacks.ts';

export interface CounterLayer {
  draw(spots: Spots): void;
  flash(units: readonly number[]): void;
  /** The dragged unit is drawn pale in its place. */
  lift(unit: number | undefined): void;
  /** The unit was dropped there: if it moves now, the animation starts there and not where it was lifted. */
  dropped(unit: number, at: Point): void;
}

interface Piece {
  readonly group: SVGGElement;
  readonly inner: SVGGElement;
  readonly ring: SVGGElement;
  readonly tally: SVGGElement;
  /** How many its stack has, on the topmost; shown from afar. */
  count: number;
  face: string;
  place: string;
  hex: number;
  state: CounterState | undefined;
  /** Where it was dropped, valid for a moment. */
  drop: { readonly at: Point; readonly time: number } | undefined;
}

interface Wanted {
  readonly key: string;
  readonly spot: Spot;
  readonly face: CounterFace;
  readonly state: CounterState;
  readonly count: number;
}

const DROP_MS = 700;
const unitKey = (unit: number): string => `unit ${unit}`;

export function createCounterLayer(svg: SVGSVGElement, above: HTMLElement, skin: Skin): CounterLayer {
  const sheet = svgGroup('', '', svg);
  sheet.setAttribute('font-family', FONTS.en);
  const pieces = new Map<string, Piece>();
  const movers = createMovers(above);
  let lifted: string | undefined;
  return {
    draw: spots => {
      const wanted = wantedOf(spots);
      const isFirst = pieces.size === 0;
      dropOthers(pieces, new Set(wanted.map(w => w.key)), movers);
      const glides = wanted.flatMap(w => update(pieces, w, skin, movers) ?? []);
      arrange(
        sheet,
        wanted.flatMap(w => pieces.get(w.key)?.group ?? []),
      );
      if (!isFirst && !prefersCalm()) movers.start(glides);
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
    ...spots.counters.map(s => ({
      ...{ key: unitKey(s.counter.unit), spot: s, face: s.counter.face, state: s.state },
      count: countOn(spots, s),
    })),
    ...spots.markers.map(s => ({
      key: `marker ${s.marker.id}`,
      spot: s,
      face: s.marker.face,
      state: 'plain' as const,
      count: 1,
    })),
  ];
}

const countOn = ({ stacks }: Spots, spot: CounterSpot): number => {
  const stack = stacks.get(spot.hex);
  return stack && stack.at(-1) === spot ? stack.length : 1;
};

function dropOthers(pieces: Map<string, Piece>, keep: ReadonlySet<string>, movers: Movers): void {
  for (const [key, { group }] of pieces) {
    if (keep.has(key)) continue;
    pieces.delete(key);
    movers.stop(group);
    group.remove();
  }
}

/** Updates a piece; returns the path of its animation. A piece that only makes room in its hex has none. */
function update(pieces: Map<string, Piece>, wanted: Wanted, skin: Skin, movers: Movers): Glide | undefined {
  const { key, spot, face, state, count } = wanted;
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
  if (piece.count !== count) piece.tally.innerHTML = count > 1 ? tally(count) : '';
  piece.count = count;
  const to = placeOf(spot);
  if (piece.place === to) return undefined;
  const { drop, hex } = piece;
  const isDropped = drop !== undefined && performance.now() - drop.time < DROP_MS;
  const from = isDropped ? placeOf({ ...spot, at: drop.at }) : piece.place;
  piece.place = to;
  piece.hex = spot.hex;
  piece.group.style.transform = to;
  if (known && hex !== spot.hex) return { piece: piece.group, from, to };
  movers.stop(piece.group);
  return undefined;
}

function newPiece(): Piece {
  const group = svgGroup('hf-piece');
  const inner = svgGroup('hf-face', '', group);
  const ring = svgGroup('hf-ring', '', group);
  const tally = svgGroup('hf-count', '', group);
  return { group, inner, ring, tally, count: 1, face: '', place: '', hex: -1, state: undefined, drop: undefined };
}

function placeOf({ at, side }: Spot): string {
  const scale = side / COUNTER_SIZE;
  const px = (x: number): string => `${(x - side / 2).toFixed(2)}px`;
  return `translate(${px(at.x)}, ${px(at.y)}) scale(${scale.toFixed(4)})`;
}

function flash(piece: Piece | undefined): void {
  if (!piece) return;
  const halo = svgGroup('hf-flash', el('rect', { x: -12, y: -12, width: 124, height: 124, rx: 18 }), piece.group);
  const blink = [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }, { opacity: 0 }];
  halo.animate(blink, { duration: 1300 }).onfinish = () => halo.remove();
}

const tally = (count: number): string =>
  el('circle', { cx: 96, cy: 96, r: 19 }) +
  text(String(count), { x: 96, y: 106, 'font-size': 29, 'font-weight': 700, 'text-anchor': 'middle' });

/** Two plain squares instead of a blur: a cheap shadow for hundreds of counters. */
const SHADOW =
  el('rect', { x: 0, y: 3, width: 105, height: 104, rx: 13, fill: '#1d1b17', 'fill-opacity': 0.13 }) +
  el('rect', { x: 0, y: 2, width: 102.5, height: 101.5, rx: 11, fill: '#1d1b17', 'fill-opacity': 0.2 });

const box = (name: string, out: number): string =>
  el('rect', { class: name, x: -out, y: -out, width: 100 + 2 * out, height: 100 + 2 * out, rx: 9 + out });

const CORNERS = 'M-8 22V-8H22M78 -8H108V22M108 78V108H78M22 108H-8V78';

/** Shapes first, colours second: a thin ring, a double ring, a veil with a tick, corner brackets. */
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
    case 'set':
      return box('hf-set-line', 4);
    case 'target':
      return el('path', { class: 'hf-aim-under', d: CORNERS }) + el('path', { class: 'hf-aim-line', d: CORNERS });
    default:
      return state satisfies never;
  }
}
