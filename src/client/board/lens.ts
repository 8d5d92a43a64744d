/**
 * The magnifier: a round window over the pointer that shows sheet, marks and nearby counters larger. It is built when
 * it opens; moving the pointer only shifts the picture.
 */
import { COUNTER_SIZE, counterSvg } from '../../draw/counters.ts';
import { UNIT } from '../../draw/layout.ts';
import { el, FONTS } from '../../draw/svg.ts';
import type { Point } from '../../kit/hex.ts';
import type { CounterFace, Skin } from '../../kit/skin.ts';
import { type Camera, toWorld } from './camera.ts';
import { type Drawing, div, keyedGroup, svgRoot } from './dom.ts';
import type { Spot, Spots } from './stacks.ts';
import type { BoardState } from './state.ts';

export interface Lens {
  draw(s: BoardState): void;
}

/** Drawings that are visible through the lens as well: marks by their id, the map as a copy with all its numbers. */
export interface LensSheets {
  readonly map: SVGSVGElement | null;
  readonly ground: SVGSVGElement;
  readonly names: SVGSVGElement;
  readonly above: SVGSVGElement;
}

/** Half the width of the window, in pixels; the magnification, and the minimum width of a hex in it. */
export const LENS_RADIUS = 140;
const LARGER = 2;
const LEAST_HEX = 120;

export const lensScale = ({ k }: Camera): number => Math.max(k * LARGER, LEAST_HEX / UNIT);

export function createLens(root: HTMLElement, sheetsOf: () => LensSheets, skin: Skin): Lens {
  const frame = div('hf-lens', root);
  frame.hidden = true;
  let stage: Stage | undefined;
  return {
    draw: s => {
      frame.hidden = s.lens === undefined;
      if (s.lens === undefined) {
        stage?.world.remove();
        stage = undefined;
        return;
      }
      stage ??= build(frame, s, sheetsOf());
      push(frame, stage, s, s.lens);
      stage.counters(s.config.hideCounters ? [] : drawnNear(s, s.lens, skin));
    },
  };
}

interface Stage {
  readonly world: HTMLElement;
  readonly counters: (drawings: readonly Drawing[]) => void;
}

function build(frame: HTMLElement, { layout }: BoardState, { map, ground, names, above }: LensSheets): Stage {
  const world = div('hf-lens-world', frame);
  const svg = svgRoot('', layout.width, layout.height, world);
  svg.setAttribute('font-family', FONTS.en);
  const again = (sheet: SVGSVGElement): string => el('use', { href: `#${sheet.id}` });
  svg.innerHTML = again(ground) + again(names);
  if (map) svg.prepend(map.cloneNode(true));
  const counters = keyedGroup('hf-counters', svg);
  svg.insertAdjacentHTML('beforeend', again(above));
  return { world, counters };
}

function push(frame: HTMLElement, { world }: Stage, { camera }: BoardState, at: Point): void {
  const p = toWorld(camera, at);
  const k = lensScale(camera);
  frame.style.transform = `translate(${at.x - LENS_RADIUS}px, ${at.y - LENS_RADIUS}px)`;
  world.style.transform = `translate(${LENS_RADIUS - p.x * k}px, ${LENS_RADIUS - p.y * k}px) scale(${k})`;
}

function drawnNear(s: BoardState, at: Point, skin: Skin): Drawing[] {
  const { counters, markers } = near(s.spots, toWorld(s.camera, at), LENS_RADIUS / lensScale(s.camera));
  return [
    ...counters.map(c => drawing(`unit ${c.counter.unit}`, c, c.counter.face, skin)),
    ...markers.map(m => drawing(m.marker.id, m, m.marker.face, skin)),
  ];
}

/** Pieces that may be partly within a distance of a point of the sheet. */
export function near({ counters, markers }: Spots, p: Point, radius: number): Pick<Spots, 'counters' | 'markers'> {
  const isNear = ({ at, side }: Spot): boolean => Math.hypot(at.x - p.x, at.y - p.y) < radius + side;
  return { counters: counters.filter(isNear), markers: markers.filter(isNear) };
}

function drawing(name: string, { at, side }: Spot, face: CounterFace, skin: Skin): Drawing {
  const transform = `translate(${at.x - side / 2} ${at.y - side / 2}) scale(${side / COUNTER_SIZE})`;
  return {
    key: `${name} ${transform} ${JSON.stringify(face)}`,
    markup: () => el('g', { transform }, counterSvg(face, skin)),
  };
}
