import { describe, expect, it } from 'vitest';
import { compileBoard, type MapData, rectangle } from '../kit/board.ts';
import type { Skin } from '../kit/skin.ts';
import { apart, minus } from './curve.ts';
import { centreOf, hexNamed, layoutOf, UNIT } from './layout.ts';
import { mapSvg } from './map.ts';
import { NAME, PLAIN_SKIN, strayMarkup } from './testing.ts';
import { STANDS, stand } from './woods.ts';

const WOOD = ['0303', '0304', '0404'];
const map: MapData = {
  ...rectangle(7, 6, 'flat', 'odd'),
  terrain: { clear: [], thin: ['0202'], thick: WOOD },
};
const board = compileBoard(map);
const skin: Skin = {
  ...PLAIN_SKIN,
  paper: { ...PLAIN_SKIN.paper, drift: '#7799bb' },
  terrain: {
    clear: { name: NAME },
    thin: { name: NAME, tint: '#ddeedd', ragged: true, under: ['thick'], pattern: { form: 'copse', ink: '#557755' } },
    thick: { name: NAME, tint: '#bbccbb', ragged: true, pattern: { form: 'firs', ink: '#224433' } },
  },
};
const layout = layoutOf(board, skin);
const hexes = WOOD.map(name => hexNamed(layout, name));
const trees = stand(layout, hexes, STANDS.firs);
const svg = mapSvg(board, skin, { lang: 'en' });

describe('woods by area', () => {
  it('stand in their hexes, also at the sides between them', () => {
    const ownerOf = (i: number): number =>
      layout.centres.reduce((best, c, h) => {
        const tree = trees[i] ?? c;
        return apart(c, tree) < apart(centreOf(layout, best), tree) ? h : best;
      }, 0);
    expect(new Set(trees.map((_, i) => ownerOf(i)))).toEqual(new Set(hexes));
    const [a, b] = [centreOf(layout, hexes[0] ?? 0), centreOf(layout, hexes[1] ?? 0)];
    expect(trees.some(p => Math.abs(apart(p, a) - apart(p, b)) < 14)).toBe(true);
  });

  it('leave the numbers readable, and a margin to the open', () => {
    for (const h of hexes) {
      const c = centreOf(layout, h);
      expect(trees.some(p => Math.abs(p.x - c.x) < 14 && Math.abs(p.y - (c.y - 0.38 * UNIT)) < 7)).toBe(false);
    }
    const open = centreOf(layout, hexNamed(layout, '0305'));
    expect(trees.every(p => apart(p, open) > UNIT / 2)).toBe(true);
  });

  it('stand as often where the map is drawn again, and from the north', () => {
    expect(stand(layout, hexes, STANDS.firs)).toEqual(trees);
    expect(trees.map(p => p.y)).toEqual(trees.map(p => p.y).toSorted((a, b) => a - b));
    expect(trees.length).toBeGreaterThan(40);
  });

  it('are drawn with their shadows, over furrows in the snow', () => {
    expect(strayMarkup(svg)).toEqual([]);
    expect(svg.match(/href="#hf-firs"/g)).toHaveLength(2);
    expect(svg.indexOf('url(#hf-drift)')).toBeLessThan(svg.indexOf('class="terrain"'));
    expect(mapSvg(board, PLAIN_SKIN, { lang: 'en' })).not.toContain('hf-drift');
  });

  it('continue under the kinds that lie within them', () => {
    const tops = [...svg.matchAll(/id="hf-ground-(\d)" d="M([\d.-]+) ([\d.-]+)/g)];
    const wide = (kind: string): number => tops.filter(([, k]) => k === kind).length;
    expect(wide(String(board.terrains.indexOf('thin')))).toBe(1);
    const thin = svg.slice(svg.indexOf(`id="hf-ground-${board.terrains.indexOf('thin')}"`));
    const outline = thin.slice(0, thin.indexOf('/>'));
    const xs = [...outline.matchAll(/[MQ ](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    const inThick = centreOf(layout, hexes[2] ?? 0);
    expect(xs.some(p => Math.hypot(minus(p, inThick).x, minus(p, inThick).y) < 0.75 * UNIT)).toBe(true);
  });
});
