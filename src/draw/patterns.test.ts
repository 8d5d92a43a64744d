import { describe, expect, it } from 'vitest';
import { compileBoard, type MapData, rectangle } from '../kit/board.ts';
import type { Skin } from '../kit/skin.ts';
import { apart, lerp } from './curve.ts';
import { centreOf, hexNamed, layoutOf, sideEnds, sideNamed, UNIT } from './layout.ts';
import { ruleLines } from './lines.ts';
import { mapSvg } from './map.ts';
import { NAME, PLAIN_SKIN, strayMarkup } from './testing.ts';

const map: MapData = {
  ...rectangle(8, 8, 'pointy', 'odd'),
  terrain: { clear: [], wood: ['0202', '0302'], moor: ['0602'], range: ['0305', '0405', '0506'] },
  places: [{ hex: '0704', kind: 'well', ja: '井', en: 'Well', source: 'reconstructed' }],
};
const board = compileBoard(map);

const skin: Skin = {
  ...PLAIN_SKIN,
  sheet: {
    ...PLAIN_SKIN.sheet,
    cartouche: { x: 1, y: 1, width: 4, complete: true, columns: 2, panel: true, scale: 1.5 },
  },
  paper: { margin: '#eeeeee', ground: '#ffffff', grain: '#999999', ink: '#222222', grid: '#aaaaaa', number: '#777777' },
  terrain: {
    clear: { name: { ja: '平地', en: 'Clear' } },
    wood: { name: { ja: '森', en: 'Wood' }, tint: '#ccddaa', pattern: { form: 'trees', ink: '#225522' } },
    moor: { name: { ja: '沼', en: 'Moor' }, tint: '#ccddcc', pattern: { form: 'marsh', ink: '#225566' } },
    range: { name: { ja: '山', en: 'Range' }, tint: '#ddccaa', pattern: { form: 'ridges', ink: '#663311' } },
  },
  places: { well: { name: { ja: '油井', en: 'Oil' }, radius: 0.12, text: 0.12, fill: '#332211', form: 'derrick' } },
  lines: [
    {
      id: 'border',
      name: NAME,
      key: { ja: '国境', en: 'Border' },
      sides: ['0103-0104', '0203-0104', '0203-0204'],
      colour: '#aa3322',
      form: 'border',
      flag: false,
    },
    { id: 'front', name: NAME, sides: ['0606-0607'], colour: '#0000cc', form: 'front', flag: false, asked: true },
  ],
  areas: [
    {
      text: { ja: '東の国', en: 'EASTLAND' },
      hex: '0606',
      shift: [0.5, -0.25],
      size: 0.3,
      spacing: 0.1,
      turn: 15,
      colour: '#553322',
    },
    {
      text: { ja: '北海', en: 'North Sea' },
      hex: '0101',
      size: 0.2,
      spacing: 0.1,
      turn: 0,
      colour: '#335577',
      slanted: true,
    },
  ],
};
const layout = layoutOf(board, skin);
const en = mapSvg(board, skin, { lang: 'en' });

/** Where the strokes of a pattern begin. */
function startsOf(svg: string, name: string): { x: number; y: number }[] {
  const part = svg.slice(svg.indexOf(`class="${name}"`)).split(/<\/g>|\/>/)[name === 'marsh' ? 0 : 1] ?? '';
  return [...part.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(m => ({ x: Number(m[1]), y: Number(m[2]) }));
}

const NAMES: Readonly<Record<string, string>> = { wood: 'trees', moor: 'marsh', range: 'ridges' };

describe('patterns', () => {
  it.each(Object.entries(NAMES))('of %s fill its hexes and no others', (kind, name) => {
    const ground = en.slice(en.indexOf('class="patterns"'), en.indexOf('class="grid"'));
    const starts = startsOf(ground, name);
    const hexes = (map.terrain[kind] ?? []).map(hex => centreOf(layout, hexNamed(layout, hex)));
    for (const c of hexes) expect(starts.filter(p => apart(p, c) < 0.5 * UNIT).length).toBeGreaterThan(4);
    const strays = starts.filter(p => hexes.every(c => apart(p, c) > 0.62 * UNIT));
    expect(strays).toEqual([]);
  });

  it('outside of the wanted part of the sheet are left out', () => {
    const c = centreOf(layout, hexNamed(layout, '0602'));
    const part = mapSvg(board, skin, { lang: 'en', window: { x: c.x - 50, y: c.y - 50, width: 100, height: 100 } });
    const ground = part.slice(part.indexOf('class="patterns"'), part.indexOf('class="grid"'));
    expect(startsOf(ground, 'marsh').length).toBeGreaterThan(0);
    expect(startsOf(ground, 'trees')).toEqual([]);
    expect(part).not.toContain('>0108</text>');
    expect(part).toContain('>0602</text>');
  });

  it('need neither contours nor valleys', () => {
    expect(en).not.toMatch(/class="(relief|valleys)"/);
    expect(strayMarkup(en)).toEqual([]);
    expect(en).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('borders and asked lines', () => {
  it('a border passes the middle of each of its sides', () => {
    const d = [...en.matchAll(/d="(M[^"]*)"[^>]*stroke="#aa3322"/g)].map(m => m[1] ?? '');
    const points = d.flatMap(path =>
      [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(m => ({ x: +(m[1] ?? 0), y: +(m[2] ?? 0) })),
    );
    for (const side of skin.lines[0]?.sides ?? []) {
      const [a, b] = sideEnds(layout, sideNamed(layout, side));
      expect([side, points.some(p => apart(p, lerp(a, b, 0.5)) < 1)]).toEqual([side, true]);
    }
  });

  it('a line that must be asked for is drawn only then', () => {
    expect(en).not.toContain('#0000cc');
    expect(mapSvg(board, skin, { lang: 'en', lines: ['front'] })).toContain('#0000cc');
    expect(ruleLines(layout, skin).map(l => l.line.id)).toEqual(['border']);
    expect(ruleLines(layout, skin, ['front', 'other']).map(l => l.line.id)).toEqual(['border', 'front']);
  });
});

describe('sheet', () => {
  it('names areas in place, waters in italics', () => {
    const c = centreOf(layout, hexNamed(layout, '0606'));
    expect(en).toContain(
      `translate(${Math.round((c.x + 50) * 100) / 100} ${Math.round((c.y - 25) * 100) / 100}) rotate(15)`,
    );
    expect(en).toMatch(/font-style="italic"[^>]*>North Sea</);
    expect(en).not.toMatch(/font-style="italic"[^>]*>EASTLAND</);
    expect(mapSvg(board, skin, { lang: 'ja' })).toContain('>東の国</text>');
  });

  it('has a key in columns with every sort of ground, line and place', () => {
    const key = en.slice(en.indexOf('class="key"'));
    for (const words of ['Wood', 'Moor', 'Range', 'Border', 'Oil']) expect(key).toContain(`>${words}</text>`);
    expect(key).not.toContain('>Clear</text>');
    const places = [...key.matchAll(/<g transform="translate\((0|200) (\d+)\)"/g)].map(m => `${m[1]} ${m[2]}`);
    expect(places.slice(0, 5)).toEqual(['0 0', '0 26', '0 52', '200 0', '200 26']);
  });

  it('has a scale bar of true length, also on a larger title', () => {
    const bar = /<rect x="0" y="8" width="([\d.]+)"/.exec(en);
    expect(Number(bar?.[1]) * 1.5).toBeCloseTo((2 / 5) * UNIT, 0);
    expect(en).toContain('>8 km</text>');
  });
});
