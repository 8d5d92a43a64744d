/** The DOM side of the board: its elements, its layers, and one drawing per frame of whatever has changed. */
import { counterDocument } from '../../draw/counters.ts';
import { type Box, UNIT } from '../../draw/layout.ts';
import type { Skin } from '../../kit/skin.ts';
import { createVoice, type Voice } from './aria.ts';
import { createArrowLayer, type DrawArrows } from './arrowLayer.ts';
import { type CounterLayer, createCounterLayer } from './counterLayer.ts';
import { div, svgRoot } from './dom.ts';
import { createLens, type Lens } from './lens.ts';
import { createMapLayer, type MapLayer } from './mapLayer.ts';
import { createMarkLayer, type MarkLayer } from './markLayer.ts';
import { createNames, type PlaceNames } from './nameLayer.ts';
import { createOverlayLayer, type DrawOverlays } from './overlayLayer.ts';
import type { Overview } from './overview.ts';
import { createPanel, type PanelHost, type PanelLayer } from './panel.ts';
import { type BoardState, ownMarks, type Part } from './state.ts';

export interface View {
  readonly s: BoardState;
  readonly skin: Skin;
  readonly root: HTMLElement;
  readonly world: HTMLElement;
  /** Covers the sheet and receives the pointer, so that a change of the cursor does not restyle every counter. */
  readonly glass: HTMLElement;
  readonly ghost: HTMLElement;
  readonly frame: HTMLElement;
  readonly map: MapLayer;
  readonly names: PlaceNames;
  readonly overlays: DrawOverlays;
  readonly marks: MarkLayer;
  readonly counters: CounterLayer;
  readonly arrows: DrawArrows;
  readonly panel: PanelLayer;
  readonly lens: Lens;
  readonly voice: Voice;
  /** Above every sheet, visible while another one is shown. */
  readonly shades: readonly HTMLElement[];
  readonly overviews: Set<Overview>;
  readonly dirty: Set<Part>;
  tick: number;
  /** The scale at which the browser has painted the sheet; during movement that picture is stretched. */
  paintedAt: number;
}

let boards = 0;

export function createView(root: HTMLElement, s: BoardState, skin: Skin, host: PanelHost): View {
  const { layout } = s;
  const { width, height } = layout;
  const world = div(layout.leaves.length > 1 ? 'hf-world hf-leaves' : 'hf-world', root);
  world.style.width = `${width}px`;
  world.style.height = `${height}px`;
  const sheet = div('hf-map', world);
  const ground = svgRoot('hf-layer hf-ground', width, height, world);
  const way = svgRoot('hf-layer', width, height, world);
  const names = svgRoot('hf-layer hf-names', width, height, world);
  const pieces = svgRoot('hf-layer hf-counters', width, height, world);
  const moving = div('hf-movers', world);
  const above = svgRoot('hf-layer hf-above', width, height, world);
  const map = createMapLayer(sheet, names, layout, skin);
  // Pattern ids are global in a page, and a page may hold two boards.
  boards += 1;
  ground.id = `hf${boards}-ground`;
  names.id = `hf${boards}-names`;
  above.id = `hf${boards}-above`;
  return {
    s,
    skin,
    root,
    world,
    glass: div('hf-glass', root),
    frame: hidden(div('hf-frame', root)),
    ghost: hidden(div('hf-ghost', root)),
    map,
    names: createNames(names),
    overlays: createOverlayLayer(ground, layout, `hf${boards}`),
    counters: createCounterLayer(pieces, moving, skin),
    arrows: createArrowLayer(above, layout),
    marks: createMarkLayer({ ground, way, above }, layout),
    lens: createLens(root, () => ({ map: map.sheet(), ground, names, above }), skin),
    panel: createPanel(root, skin, host),
    voice: createVoice(root, skin),
    shades:
      layout.leaves.length > 1 ? layout.leaves.map(({ paper }) => hidden(over(div('hf-shade', world), paper))) : [],
    overviews: new Set(),
    dirty: new Set(),
    tick: 0,
    paintedAt: s.camera.k,
  };
}

function hidden(element: HTMLElement): HTMLElement {
  element.hidden = true;
  return element;
}

/** Places an element over a part of the drawing. */
function over(element: HTMLElement, { x, y, width, height }: Box): HTMLElement {
  element.style.transform = `translate(${x}px, ${y}px)`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  return element;
}

/** Requests drawing of parts, once, in the next frame. */
export function redraw(v: View, ...parts: readonly Part[]): void {
  for (const part of parts) v.dirty.add(part);
  if (v.dirty.size > 0 && v.tick === 0) v.tick = requestAnimationFrame(() => draw(v));
}

function draw(v: View): void {
  v.tick = 0;
  const parts = new Set(v.dirty);
  v.dirty.clear();
  for (const [part, drawPart] of DRAWN) if (parts.has(part)) drawPart(v);
}

const DRAWN: readonly (readonly [Part, (v: View) => void])[] = [
  ['map', drawMap],
  ['overlays', v => v.overlays(v.s.config.overlays)],
  ['marks', v => v.marks.marks(v.s.config.marks, v.s.config.arrows)],
  ['own', drawOwn],
  ['path', v => v.marks.path(v.s.config.path)],
  ['arrows', v => v.arrows(v.s.config.arrows)],
  ['counters', drawCounters],
  ['float', drawFloat],
  ['leaf', drawLeaf],
  ['camera', drawCamera],
  ['panel', v => v.panel.draw(v.s)],
  ['lens', v => v.lens.draw(v.s)],
];

function drawMap(v: View): void {
  const { lang, lines, lost, showNumbers, hideCounters } = v.s.config;
  v.map.draw(lang, lines, lost);
  v.voice.label(lang);
  v.root.classList.toggle('hf-no-numbers', !showNumbers);
  v.root.classList.toggle('hf-no-counters', hideCounters);
  placeNames(v);
}

function placeNames({ s, names, root }: View): void {
  const { counters, markers } = s.spots;
  names(s.config.hideCounters ? [] : [...counters, ...markers], root.classList.contains(FAR));
}

function drawOwn(v: View): void {
  v.root.classList.toggle('hf-keyed', v.s.isKeyed);
  v.marks.own(ownMarks(v.s));
}

function drawCounters(v: View): void {
  v.counters.draw(v.s.spots);
  placeNames(v);
  for (const overview of v.overviews) overview.counters(v.s);
}

function drawLeaf({ s, shades }: View): void {
  for (const [i, shade] of shades.entries()) shade.hidden = s.leaf === undefined || s.leaf === i;
}

/** The least ratio of the visible scale to the painted scale. */
const SMALLEST_PART = 0.5;

/**
 * Zooming out shows more and more of the sheet. Painted at the scale of the start, it would be many times the pixels of
 * the window, and no frame would appear for seconds; so it is painted again from time to time.
 */
function drawCamera(v: View): void {
  const { x, y, k } = v.s.camera;
  const isAfresh = k < v.paintedAt * SMALLEST_PART;
  if (isAfresh) v.paintedAt = k;
  v.world.classList.toggle('hf-afresh', isAfresh);
  v.world.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k})`;
  v.panel.place(v.s);
  for (const overview of v.overviews) overview.camera(v.s);
}

/** Below this many pixels per hex, its number could not be read. */
const NUMBERS_FROM = 58;
const FAR = 'hf-far';

/** At rest everything is drawn sharply at the new size; what depends on the size waits until then, too. */
export function settle(v: View): void {
  v.world.classList.remove('hf-moving');
  v.glass.classList.remove('hf-moving');
  v.paintedAt = v.s.camera.k;
  const wasFar = v.root.classList.contains(FAR);
  if (v.root.classList.toggle(FAR, v.s.camera.k * UNIT < NUMBERS_FROM) !== wasFar) placeNames(v);
}

/** During movement the sheet is one picture that is only shifted. */
export function stirView(v: View): void {
  v.world.classList.add('hf-moving');
  v.glass.classList.add('hf-moving');
}

/** What follows the pointer: the dragged counter, or the selection box. */
function drawFloat(v: View): void {
  const { drag, box, config, camera, spots } = v.s;
  v.frame.hidden = !box;
  if (box) {
    v.frame.style.transform = `translate(${box.x}px, ${box.y}px)`;
    v.frame.style.width = `${box.width}px`;
    v.frame.style.height = `${box.height}px`;
  }
  v.counters.lift(drag?.unit);
  const spot = drag && spots.counters.find(c => c.counter.unit === drag.unit);
  v.ghost.hidden = !spot;
  v.glass.classList.toggle('hf-dragging', spot !== undefined);
  if (!drag || !spot) {
    v.ghost.replaceChildren();
    return;
  }
  if (!v.ghost.firstChild) v.ghost.innerHTML = counterDocument(spot.counter.face, v.skin);
  const side = Math.max(38, 60 * config.counterScale * camera.k * 1.08);
  v.ghost.style.width = `${side}px`;
  v.ghost.style.transform = `translate(${drag.at.x - side / 2}px, ${drag.at.y - side * 0.62}px)`;
}
