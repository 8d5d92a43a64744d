/** Snow: furrows that the wind has drawn, and soft hollows between them. A tile that repeats, very faint. */
import { tenth } from './curve.ts';
import { hash } from './noise.ts';
import { el } from './svg.ts';

const SIDE = 760;
const FURROWS = 170;
const HOLLOWS = 11;

export function drift(colour: string | undefined): string {
  if (colour === undefined) return '';
  return (
    el(
      'radialGradient',
      { id: 'hf-hollow' },
      el('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': 0.13 }),
      el('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 }),
    ) +
    el(
      'pattern',
      { id: 'hf-drift', width: SIDE, height: SIDE, patternUnits: 'userSpaceOnUse' },
      ...many(HOLLOWS, 150, hollow),
      el(
        'g',
        { fill: 'none', stroke: colour, 'stroke-linecap': 'round', 'stroke-width': 1.1 },
        ...many(FURROWS, 50, furrow),
      ),
    )
  );
}

/** Those at a side of the tile also at the opposite one, so that the tiles join. */
const many = (count: number, reach: number, one: (i: number, x: number, y: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => {
    const xs = joined(hash(i, 1, 97) * SIDE, reach);
    const ys = joined(hash(i, 2, 97) * SIDE, reach);
    return xs.flatMap(x => ys.map(y => one(i, x, y))).join('');
  });

const joined = (at: number, reach: number): readonly number[] => {
  if (at > SIDE - reach) return [at, at - SIDE];
  return at < reach ? [at, at + SIDE] : [at];
};

const hollow = (i: number, x: number, y: number): string =>
  el('ellipse', { cx: x, cy: y, rx: 70 + 80 * hash(i, 3, 97), ry: 34 + 40 * hash(i, 4, 97), fill: 'url(#hf-hollow)' });

/** From the north-west, bowed to one side. */
function furrow(i: number, x: number, y: number): string {
  const length = 16 + 34 * hash(i, 5, 97);
  const [dx, dy] = [length, length * (0.16 + 0.12 * hash(i, 6, 97))];
  const bow = (hash(i, 7, 97) - 0.35) * 7;
  const d = `M${tenth(x)} ${tenth(y)}q${tenth(dx / 2)} ${tenth(dy / 2 - bow)} ${tenth(dx)} ${tenth(dy)}`;
  return el('path', { d, 'stroke-opacity': 0.16 + 0.22 * hash(i, 8, 97) });
}
