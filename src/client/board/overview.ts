/**
 * The whole map in a corner of the page: ground and rivers, a dot for each stack, and a frame around the visible part.
 * The ground is drawn once; counters change one path per nation, and the camera only moves the frame.
 */
import { linePath } from '../../draw/curve.ts';
import { rim } from '../../draw/grid.ts';
import { type Box, hexOutline, type Layout } from '../../draw/layout.ts';
import { riverLines } from '../../draw/rivers.ts';
import { el } from '../../draw/svg.ts';
import type { Point } from '../../kit/hex.ts';
import { entryOf } from '../../kit/phrase.ts';
import type { Skin } from '../../kit/skin.ts';
import { type Desk, lookAt } from './actions.ts';
import { type Camera, type Size, toWorld } from './camera.ts';
import { div, svgGroup, svgRoot } from './dom.ts';
import { restSoon } from './motion.ts';
import type { Spots } from './stacks.ts';
import type { BoardState } from './state.ts';

export interface Overview {
  counters(s: BoardState): void;
  camera(s: BoardState): void;
}

export function mountOverview(host: HTMLElement, d: Desk): () => void {
  const { s, skin, overviews } = d.v;
  const frame = div('hf-overview', host);
  // Only as high as the drawing needs, so that less of the map is covered.
  frame.style.aspectRatio = `${s.layout.width} / ${s.layout.height}`;
  const svg = svgRoot('', s.layout.width, s.layout.height, frame);
  svgGroup('', groundMarkup(s.layout, skin), svg);
  const dots = svgGroup('hf-dots', '', svg);
  const sight = div('hf-sight', frame);
  const room = { width: Math.max(1, frame.clientWidth), height: Math.max(1, frame.clientHeight) };
  const overview: Overview = {
    counters: ({ spots }) => {
      dots.innerHTML = dotsMarkup(spots, skin);
    },
    // A separate element: while the map moves, the ground is not painted again.
    camera: ({ camera, view, layout }) => {
      const { x, y, width, height } = sightIn(room, layout, camera, view);
      sight.style.transform = `translate(${x}px, ${y}px)`;
      sight.style.width = `${width}px`;
      sight.style.height = `${height}px`;
    },
  };
  overview.counters(s);
  overview.camera(s);
  overviews.add(overview);
  listen(svg, d);
  return () => {
    overviews.delete(overview);
    frame.remove();
  };
}

/** Pressed or dragged: that point is centred in the window. */
function listen(svg: SVGSVGElement, d: Desk): void {
  const go = (event: PointerEvent): void => {
    const p = pointIn(svg, event);
    if (p) lookAt(d, p);
  };
  svg.addEventListener('pointerdown', event => {
    event.preventDefault();
    svg.setPointerCapture(event.pointerId);
    go(event);
  });
  svg.addEventListener('pointermove', event => {
    if (svg.hasPointerCapture(event.pointerId)) go(event);
  });
  svg.addEventListener('lostpointercapture', () => restSoon(d.m));
}

function pointIn(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Point | undefined {
  const matrix = svg.getScreenCTM();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : undefined;
}

/** Papers, and the hexes of each terrain in its tint; water in its colour far from the coast. */
export function groundMarkup(layout: Layout, skin: Skin): string {
  const { board } = layout;
  const papers = layout.leaves.map(({ paper: { x, y, width, height } }) =>
    el('rect', { x, y, width, height, fill: skin.paper.margin }),
  );
  const areas = board.terrains.map((kind, k) => {
    const fill = skin.water?.kinds.includes(kind) ? skin.water.open : entryOf(skin.terrain, kind)?.tint;
    if (fill === undefined) return '';
    const hexes = layout.centres.flatMap((_, h) => (board.terrain[h] === k ? [h] : []));
    return el('path', { d: hexes.map(h => `${linePath(hexOutline(layout, h, 1.02))}Z`).join(''), fill });
  });
  const rivers = riverLines(layout, skin).map(({ points, style }) =>
    el('path', { d: linePath(points.filter((_, i) => i % 4 === 0)), fill: 'none', stroke: style.bank, opacity: 0.6 }),
  );
  const edge = { d: rim(layout), stroke: skin.paper.ink, 'stroke-width': 0.8 };
  return [...papers, el('path', { ...edge, fill: skin.paper.ground }), ...areas, ...rivers].join('');
}

/** One dot per stack, in the colour of the topmost unit; all dots of a nation are one path. */
export function dotsMarkup({ stacks }: Spots, skin: Skin): string {
  const byNation = new Map<string, string>();
  for (const stack of stacks.values()) {
    const top = stack.at(-1);
    if (!top) continue;
    const { nation } = top.counter.face;
    byNation.set(nation, `${byNation.get(nation) ?? ''}M${Math.round(top.at.x)} ${Math.round(top.at.y)}h.01`);
  }
  const paths = [...byNation].map(([nation, d]) => ({
    d,
    stroke: entryOf(skin.counters, nation)?.base ?? skin.paper.ink,
  }));
  return [
    ...paths.map(({ d }) => el('path', { d, stroke: '#1d1b17', 'stroke-width': 5.4 })),
    ...paths.map(path => el('path', { ...path, 'stroke-width': 3.8 })),
  ].join('');
}

/** The window's rectangle in the overview, whose drawing is centred and as large as possible. */
export function sightIn(room: Size, layout: Size, camera: Camera, { width, height }: Size): Box {
  const k = Math.min(room.width / layout.width, room.height / layout.height);
  const left = (room.width - layout.width * k) / 2;
  const top = (room.height - layout.height * k) / 2;
  const corner = toWorld(camera, { x: 0, y: 0 });
  const grown = k / camera.k;
  return { x: left + corner.x * k, y: top + corner.y * k, width: width * grown, height: height * grown };
}
