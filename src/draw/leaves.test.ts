import { describe, expect, it } from 'vitest';
import { compileBoard, type MapData, rectangle } from '../kit/board.ts';
import type { Orientation } from '../kit/hex.ts';
import { type Box, layoutOf, UNIT } from './layout.ts';
import { mapSvg } from './map.ts';
import { PLAIN_SKIN, strayMarkup } from './testing.ts';

const skin = { ...PLAIN_SKIN, terrain: { clear: { name: { ja: '', en: '' } } } };

/** Sheets of 5 by 4 side by side. */
function mapOf(names: readonly string[], gap: number, orientation: Orientation): MapData {
  const one = rectangle(5, 4, orientation, 'odd');
  const sheets = names.map((id, i) =>
    one.hexes.map(hex => ({ ...hex, name: `${id}${hex.name}`, col: hex.col + i * (5 + gap) })),
  );
  return {
    ...one,
    hexes: sheets.flat(),
    sheets: names.map((id, i) => ({ id, ja: `${id}図`, en: `Sheet ${id}`, hexes: sheets[i]!.map(hex => hex.name) })),
  };
}

const right = ({ x, width }: Box): number => x + width;
const holds = (outer: Box, inner: Box): boolean =>
  inner.x > outer.x &&
  inner.y > outer.y &&
  right(inner) < right(outer) &&
  inner.y + inner.height < outer.y + outer.height;

describe('a map without sheets', () => {
  it('is one paper as large as the drawing', () => {
    const layout = layoutOf(compileBoard(rectangle(5, 4, 'flat', 'odd')), skin);
    expect(layout.leaves).toHaveLength(1);
    expect(layout.leaves[0]).toMatchObject({
      paper: { x: 0, y: 0, width: layout.width, height: layout.height },
      neat: layout.neat,
      field: layout.field,
    });
  });
});

describe.each([
  ['flat', 1],
  ['flat', 2],
  ['pointy', 1],
  ['pointy', 2],
] as const)('sheets with %s hexes and a gap of %i', (orientation, gap) => {
  const board = compileBoard(mapOf(['N', 'S', 'T'], gap, orientation));
  const layout = layoutOf(board, skin);
  const [north, south, third] = layout.leaves;
  if (!north || !south || !third) throw new Error('a sheet is missing');

  it('are papers of their own with table between them', () => {
    expect(layout.leaves.map(leaf => leaf.id)).toEqual(['N', 'S', 'T']);
    expect(right(north.paper)).toBeLessThan(south.paper.x - 1);
    expect(right(south.paper)).toBeLessThan(third.paper.x - 1);
    expect([north.paper.x, right(third.paper)]).toEqual([0, layout.width]);
  });

  it('have a frame around all of their hexes', () => {
    for (const leaf of layout.leaves) {
      expect(holds(leaf.paper, leaf.neat)).toBe(true);
      expect(holds(leaf.neat, leaf.field)).toBe(true);
    }
  });

  it('have nothing drawn across the gap', () => {
    const svg = mapSvg(board, skin, { lang: 'en' });
    expect(strayMarkup(svg)).toEqual([]);
    const grid = /<path class="grid" d="([^"]*)"/.exec(svg)?.[1] ?? '';
    const lines = [...grid.matchAll(/M(\S+) (\S+?)L(\S+) ([^ML]+)/g)].map(([, a, , b]) => [Number(a), Number(b)]);
    expect(lines.length).toBeGreaterThan(50);
    const isOn = (x: number, { field }: typeof north): boolean => x >= field.x - 1 && x <= right(field) + 1;
    for (const ends of lines) expect(layout.leaves.some(leaf => ends.every(x => isOn(x, leaf)))).toBe(true);
    const clip = /<clipPath id="hf-neat">(.*?)<\/clipPath>/.exec(svg)?.[1] ?? '';
    expect(clip.match(/<rect/g)).toHaveLength(3);
  });

  it('say their names, in both languages', () => {
    expect(mapSvg(board, skin, { lang: 'en' })).toContain('>Sheet S<');
    expect(mapSvg(board, skin, { lang: 'ja' })).toContain('>S図<');
  });
});

it('a sheet that names a hex which is not there is refused', () => {
  const map = mapOf(['N', 'S'], 2, 'flat');
  const wrong = { ...map, sheets: [...map.sheets!, { id: 'X', ja: '', en: '', hexes: ['Q9999'] }] };
  expect(() => layoutOf(compileBoard(wrong), skin)).toThrow('sheet X: no hex Q9999');
});

it('a gap of two columns leaves room for two margins', () => {
  const [north, south] = layoutOf(compileBoard(mapOf(['N', 'S'], 2, 'flat')), skin).leaves;
  expect(right(north!.paper) - right(north!.field)).toBeGreaterThan(0.5 * UNIT);
  expect(south!.field.x - south!.paper.x).toBeCloseTo(right(north!.paper) - right(north!.field));
});
