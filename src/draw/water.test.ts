import { describe, expect, it } from 'vitest';
import { compileBoard, type MapData, rectangle } from '../kit/board.ts';
import type { Point } from '../kit/hex.ts';
import type { RiverRun, Skin } from '../kit/skin.ts';
import { apart, lerp } from './curve.ts';
import { centreOf, hexNamed, layoutOf, sideEnds, sideNamed, UNIT } from './layout.ts';
import { mapSvg } from './map.ts';
import { riverLines } from './rivers.ts';
import { NAME, PLAIN_SKIN, pathOf, strayMarkup } from './testing.ts';
import { openWater } from './water.ts';

/** A bay in the south-west, a lake in the east, a cape separated by a strait. */
const SEA = ['0105', '0106', '0107', '0108', '0206', '0207', '0208', '0306', '0307', '0308', '0406', '0408', '0508'];
const map: MapData = {
  ...rectangle(8, 8, 'pointy', 'even'),
  terrain: { clear: [], sea: SEA, lake: ['0703', '0702'] },
  sides: { wet: ['0506-0507'], strait: ['0407-0507'] },
  links: {
    river: [
      ['0601', '0602', '0503', '0504', '0405', '0406'],
      ['0202', '0203', '0303', '0404', '0504'],
      ['0704', '0703'],
    ],
  },
  places: [{ hex: '0405', kind: 'port', ja: '港町', en: 'Haven', source: 'reconstructed' }],
};
const board = compileBoard(map);

const run = (hexes: readonly string[], name: string, width?: RiverRun['width']): RiverRun => ({
  kind: 'river',
  name: { ja: name, en: name },
  sides: [],
  hexes: hexes.toReversed(),
  labels: [{ at: 0.5, bank: 'left' }],
  ...(width ? { width } : {}),
});
const [main = [], side = [], brook = []] = map.links.river ?? [];

const skin: Skin = {
  ...PLAIN_SKIN,
  terrain: { clear: { name: NAME }, sea: { name: NAME, tint: '#123456' }, lake: { name: NAME } },
  water: { kinds: ['sea', 'lake'], open: '#ddeeff', shallow: '#aaccdd', shore: '#446688' },
  sides: { river: { name: NAME, water: '#88aacc', bank: '#446688', width: [0.05, 0.02], beyond: 0.3, ripples: 0 } },
  inlets: { wet: { name: NAME, width: 0.15 }, strait: { name: NAME, width: 0.12, crossing: '#aa1122' } },
  places: { port: { name: NAME, radius: 0.1, text: 0.14, fill: '#333333', capitals: true } },
  rivers: [run(side, 'Side'), run(main, 'Main', [0.1, 0.03]), run(brook, 'Brook')],
  marks: [{ hex: '0405', name: { ja: '港', en: 'Port' }, form: 'anchor', tag: { ja: '', en: '' }, colour: '#0055aa' }],
};
const layout = layoutOf(board, skin);
const en = mapSvg(board, skin, { lang: 'en' });
const isWater = (h: number): boolean => ['sea', 'lake'].includes(board.terrains[board.terrain[h] ?? 0] ?? '');

/** Corners of a path of curves, by loop: their ends are on the line. */
const loops = (d: string): Point[][] =>
  d
    .split('Z')
    .filter(loop => loop !== '')
    .map(loop => {
      const numbers = loop.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const points = numbers.flatMap((x, i) => (i % 2 ? [] : [{ x, y: numbers[i + 1] ?? 0 }]));
      return points.filter((_, i) => i % 2 === 0);
    });

/** By the even-odd rule. */
const isInside = (p: Point, d: string): boolean =>
  loops(d).reduce(
    (is, points) =>
      points.reduce((inner, a, i) => {
        const b = points[(i + 1) % points.length] ?? a;
        const crosses = a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x);
        return crosses ? !inner : inner;
      }, is),
    false,
  );

describe('open water', () => {
  it('has a coast that leaves the middle of every hex on its own side', () => {
    const coast = openWater(layout, skin)?.coast ?? '';
    for (const [h, c] of layout.centres.entries()) {
      expect([board.names[h], isInside(c, coast)]).toEqual([board.names[h], isWater(h)]);
    }
  });

  it('carries no numbers and no grid, but hexes of the coast are closed', () => {
    for (const [h, name] of board.names.entries())
      expect([name, en.split(`>${name}</text>`).length]).toEqual([name, isWater(h) ? 1 : 2]);
    const sides = (wanted: (a: boolean, b: boolean) => boolean): number =>
      [...board.next.entries()].filter(([edge, to]) => {
        const from = Math.trunc(edge / 6);
        return to > from && wanted(isWater(from), isWater(to));
      }).length;
    const grids = [...en.matchAll(/class="grid" d="([^"]*)"/g)].map(m => (m[1] ?? '').split('L').length - 1);
    expect(grids).toEqual([sides((a, b) => !a && !b), sides((a, b) => a !== b)]);
  });

  it('is not tinted as terrain besides', () => expect(en).not.toContain('#123456'));

  it('is left out where the skin has none', () => {
    const { water: _, ...dry } = skin;
    expect(openWater(layout, dry)).toBeUndefined();
    expect(mapSvg(board, { ...dry, inlets: {} }, { lang: 'en' })).not.toMatch(/class="(seas|shores)"/);
  });

  it('reaches between hexes where a side is water, with an arrow where units cross', () => {
    const { arms = '', crossings = [] } = openWater(layout, skin) ?? {};
    for (const name of ['0506-0507', '0407-0507']) {
      const [a, b] = sideEnds(layout, sideNamed(layout, name));
      expect([name, isInside(lerp(a, b, 0.5), arms)]).toEqual([name, true]);
    }
    expect(crossings).toHaveLength(1);
    expect(en.match(/#aa1122/g)?.length).toBeGreaterThan(1);
  });

  it('is well formed, the same each time, and refers only to ids it defines', () => {
    expect(strayMarkup(en)).toEqual([]);
    expect(mapSvg(board, skin, { lang: 'en' })).toBe(en);
    expect(en).not.toMatch(/NaN|undefined|Infinity/);
    const ids = new Set([...en.matchAll(/ id="([^"]+)"/g)].map(m => m[1]));
    for (const [, id] of en.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id);
    expect(pathOf(en, 'hf-coast')).not.toBe('');
  });

  it('has its harbours between counter and sea', () => {
    const at = /<g transform="translate\(([\d.]+) ([\d.]+)\)" fill="none" stroke="#0055aa"/.exec(en);
    const c = centreOf(layout, hexNamed(layout, '0405'));
    const [dx, dy] = [Number(at?.[1]) - c.x, Number(at?.[2]) - c.y];
    expect(dx).toBeLessThan(-0.3 * UNIT);
    expect(dy).toBeGreaterThan(0.1 * UNIT);
  });

  it('sets names of places in capitals where the skin says so, in Latin letters', () => {
    expect(en).toContain('>HAVEN</text>');
    expect(mapSvg(board, skin, { lang: 'ja' })).toContain('>港町</text>');
  });
});

describe('rivers through hexes', () => {
  const lines = riverLines(layout, skin);
  const of = (name: string): readonly Point[] => lines.find(l => l.run.name.en === name)?.points ?? [];
  const near = (points: readonly Point[], p: Point): number => Math.min(...points.map(q => apart(p, q)));

  it.each([
    ['Main', main],
    ['Side', side],
    ['Brook', brook],
  ])('%s comes well into each of its hexes, and by the sides between them', (name, hexes) => {
    for (const [i, hex] of hexes.entries()) {
      const h = hexNamed(layout, hex);
      if (!isWater(h)) expect([hex, near(of(name), centreOf(layout, h)) < 0.33 * UNIT]).toEqual([hex, true]);
      const next = hexes[i + 1];
      if (next === undefined) continue;
      const [a, b] = sideEnds(layout, sideNamed(layout, `${hex}-${next}`));
      expect([next, near(of(name), lerp(a, b, 0.5)) < 0.2 * UNIT]).toEqual([next, true]);
    }
  });

  it('broad ones are drawn first, and a tributary ends on the river it joins', () => {
    expect(lines[0]?.run.name.en).toBe('Main');
    const [mouth] = of('Side');
    expect(mouth && near(of('Main'), mouth)).toBeLessThan(3);
  });

  it('a river that begins at the rim comes from beyond it', () => {
    const spring = of('Main').at(-1);
    expect(spring?.y).toBeLessThan(layout.field.y);
  });

  it('a mouth in the water goes no further than the shore', () => {
    const [mouth] = of('Main');
    const sea = centreOf(layout, hexNamed(layout, '0406'));
    expect(mouth && apart(mouth, sea)).toBeGreaterThan(0.25 * UNIT);
  });

  it('have their own width, or that of their kind', () => {
    const width = (name: string): number => {
      const d = en.match(/<path d="M[^"]*Z" fill="#446688"/g)?.[lines.findIndex(l => l.run.name.en === name)] ?? '';
      const points = [...d.matchAll(/([\d.]+) ([\d.]+)/g)].map(m => ({ x: Number(m[1]), y: Number(m[2]) }));
      const [first, last] = [points[0], points.at(-1)];
      return first && last ? apart(first, last) : 0;
    };
    expect(width('Main')).toBeCloseTo(12.2, 0);
    expect(width('Side')).toBeCloseTo(7.2, 0);
  });
});
