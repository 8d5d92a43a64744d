/**
 * Names of places are under the counters and avoid them: each takes the nearest spot that no counter covers. If there
 * is none it stays under the counter, so that a counter can always be read.
 */
import { overlap } from '../../draw/labels.ts';
import { type Box, UNIT } from '../../draw/layout.ts';
import type { Point } from '../../kit/hex.ts';
import type { Spot } from './stacks.ts';

export type PlaceNames = (spots: readonly Spot[], isFar: boolean) => void;

interface Name {
  readonly group: SVGGElement;
  /** Where it is printed. */
  readonly box: Box;
  shift: string;
}

/** Size of names on a map seen from afar, as in the style sheet. */
const LARGER = 1.5;
/** A counter and the ring around it. */
const RING = 1.12;

export function createNames(svg: SVGSVGElement): PlaceNames {
  let sheet: Element | null = null;
  let names: readonly Name[] = [];
  return (spots, isFar) => {
    if (svg.firstElementChild !== sheet) {
      sheet = svg.firstElementChild;
      names = [...svg.querySelectorAll<SVGGElement>('.name')].map(group => ({ group, box: boxOf(group), shift: '' }));
    }
    for (const name of names) {
      const box = isFar ? grown(name.box) : name.box;
      const { x, y } = aside(box, spots.filter(({ at }) => isNear(at, box)).map(squareOf));
      const shift = x === 0 && y === 0 ? '' : `${x}px ${y}px`;
      if (shift !== name.shift) name.group.style.translate = shift;
      name.shift = shift;
    }
  };
}

function boxOf(group: SVGGElement): Box {
  const { x, y, width, height } = group.getBBox();
  return { x, y, width, height };
}

/** From its upper edge downward, as the style sheet has it. */
const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - (width * (LARGER - 1)) / 2,
  y,
  width: width * LARGER,
  height: height * LARGER,
});

const isNear = ({ x, y }: Point, box: Box): boolean =>
  x > box.x - UNIT && x < box.x + box.width + UNIT && y > box.y - UNIT && y < box.y + box.height + UNIT;

const squareOf = ({ at, side }: Spot): Box => {
  const wide = side * RING;
  return { x: at.x - wide / 2, y: at.y - wide / 2, width: wide, height: wide };
};

const STEPS = Array.from({ length: 21 }, (_, i) => (i - 10) * 0.04 * UNIT);

/** Not so far that it is unclear whose name it is. */
const SHIFTS: readonly Point[] = STEPS.flatMap(y => STEPS.map(x => ({ x, y }))).sort(
  (a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y),
);

/** The shortest way for a box to get clear of others; zero if there is none. */
export function aside(box: Box, others: readonly Box[]): Point {
  const isClear = ({ x, y }: Point): boolean =>
    others.every(other => overlap({ ...box, x: box.x + x, y: box.y + y }, other) === 0);
  return SHIFTS.find(isClear) ?? { x: 0, y: 0 };
}
