import { describe, expect, it } from 'vitest';
import { compileBoard, type MapData, rectangle } from '../kit/board.ts';
import type { CounterFace, Skin } from '../kit/skin.ts';
import { counterDocument, counterSvg } from './counters.ts';
import { apart, lerp } from './curve.ts';
import { placeLabels } from './labels.ts';
import { layoutOf, sideEnds, sideNamed, UNIT } from './layout.ts';
import { mapSvg } from './map.ts';
import { riverLines } from './rivers.ts';
import { linkLines } from './roads.ts';
import { textWidth } from './svg.ts';
import { SYMBOLS } from './symbols.ts';
import { strayMarkup } from './testing.ts';

const map: MapData = {
  ...rectangle(7, 8, 'pointy', 'even'),
  terrain: { clear: [], wood: ['0202', '0302', '0203'] },
  sides: { river: ['0104-0105', '0105-0204', '0204-0205', '0205-0304', '0304-0305', '0606-0607'] },
  links: {
    road: [['0101', '0102', '0103']],
    rail: [
      ['0401', '0402', '0403'],
      ['0403', '0503'],
    ],
  },
  places: [
    { hex: '0303', kind: 'town', ja: '北・村', en: 'North & <South>', source: 'reconstructed' },
    { hex: '0503', kind: 'town', ja: '駅', en: 'Halt', source: 'reconstructed' },
  ],
};
const board = compileBoard(map);

const name = { ja: '名', en: 'Name' };
const skin: Skin = {
  sheet: {
    margin: { top: 1, right: 1, bottom: 1, left: 1 },
    cartouche: { x: 0.4, y: 0.4, width: 3, complete: true },
    title: { ja: '題', en: 'Title' },
    subtitle: name,
    credit: name,
    kilometresPerHex: 5,
    north: 0,
  },
  paper: {
    margin: '#eee',
    ground: '#fff',
    grain: '#999',
    ink: '#222',
    grid: '#aaa',
    number: '#777',
    contour: '#ba8',
    valley: '#cdb',
  },
  terrain: { clear: { name }, wood: { name, tint: '#bca' } },
  sides: { river: { name, water: '#8ac', bank: '#468', width: [0.08, 0.04], beyond: 0.4, ripples: 1 } },
  links: {
    road: { name, form: 'road', line: '#fd9', casing: '#742', width: 0.04 },
    rail: { name, form: 'rail', line: '#222', casing: '#fff', width: 0.02 },
  },
  places: { town: { name, radius: 0.1, text: 0.12, fill: '#333' } },
  rivers: [
    {
      kind: 'river',
      name: { ja: '静川', en: 'Quiet' },
      sides: ['0104-0105', '0105-0204', '0204-0205', '0205-0304', '0304-0305'],
      labels: [{ at: 0.5, bank: 'left' }],
    },
  ],
  lines: [
    { id: 'front', name, sides: ['0108-0107', '0208-0207'], colour: '#a22', form: 'barbed', flag: true },
    { id: 'edge', name, sides: ['0108@1', '0108@2'], colour: '#2a2', form: 'edge', flag: false },
  ],
  marks: [
    { hex: '0404', name, form: 'ring', tag: { ja: '1D', en: '1D' }, colour: '#464' },
    { hex: '0505', form: 'hint', tag: { ja: 'R', en: 'R' }, colour: '#864' },
  ],
  exits: [{ kind: 'road', side: '0101@4', name }],
  labels: [{ text: { ja: '東', en: 'East' }, x: 1, y: 1, size: 0.2, turn: 90, colour: '#222', spacing: 0 }],
  counters: { blue: { base: '#9ab', light: '#cde', dark: '#678', text: '#111' } },
  formations: { a: '#fc0' },
};
const face: CounterFace = {
  nation: 'blue',
  symbol: 'armour',
  echelon: 'II',
  left: 'I/<1>',
  right: 'A&B',
  values: '5-6',
  dot: 'red',
  formation: 'a',
  reduced: false,
};
const layout = layoutOf(board, skin);

describe('mapSvg', () => {
  const ja = mapSvg(board, skin, {
    lang: 'ja',
    counters: [{ hex: '0606', faces: [face, { ...face, reduced: true }] }],
  });
  const en = mapSvg(board, skin, { lang: 'en' });

  it('is well formed and leaves no markup of a name unescaped', () => {
    expect(strayMarkup(ja)).toEqual([]);
    expect(strayMarkup(en)).toEqual([]);
    expect(en).toContain('North &amp; &lt;South&gt;');
    expect(ja).toContain('A&amp;B');
  });

  it('gives the same bytes each time, with no number gone wrong', () => {
    expect(mapSvg(board, skin, { lang: 'en' })).toBe(en);
    expect(en).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('prints every hex number once, or none when told', () => {
    const plain = mapSvg(board, skin, { lang: 'en', numbers: false });
    for (const hex of board.names) {
      expect(en.split(`>${hex}</text>`)).toHaveLength(2);
      expect(plain).not.toContain(`>${hex}</text>`);
    }
  });

  it('speaks one language at a time', () => {
    for (const word of ['題', '静川', '駅', '東']) expect(ja).toContain(word);
    expect(en).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    for (const word of ['Title', 'Quiet', 'Halt', 'East']) expect(en).toContain(word);
  });

  it('refers only to ids it defines', () => {
    const ids = new Set([...ja.matchAll(/ id="([^"]+)"/g)].map(m => m[1]));
    for (const [, id] of ja.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id);
  });
});

describe('lines', () => {
  it('a river passes the middle of each of its sides', () => {
    const rivers = riverLines(layout, skin);
    for (const side of map.sides.river ?? []) {
      const [a, b] = sideEnds(layout, sideNamed(layout, side));
      const near = Math.min(...rivers.flatMap(r => r.points.map(p => apart(p, lerp(a, b, 0.5)))));
      expect([side, near < 0.1 * UNIT]).toEqual([side, true]);
    }
  });

  it('sides that no named river claims are drawn all the same', () => {
    expect(riverLines(layout, skin).map(r => r.run.name.en)).toEqual(['Quiet', '']);
  });

  it('a road runs on over the rim where it has an exit, and otherwise ends in a hex', () => {
    const [road, rail] = ['road', 'rail'].map(kind => linkLines(layout, skin).find(l => l.kind === kind)?.knots ?? []);
    expect(road?.some(p => p.y < layout.field.y)).toBe(true);
    expect(rail?.every(p => p.y > layout.field.y)).toBe(true);
  });
});

describe('labels', () => {
  it('stay apart from each other', () => {
    const [a, b] = placeLabels(layout, skin, 'en', { points: [], boxes: [] }).map(l => l.box);
    if (!a || !b) throw new Error('two labels are due');
    const clear = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect(clear).toBe(true);
  });

  it('move out of the way of an obstacle', () => {
    const free = placeLabels(layout, skin, 'ja', { points: [], boxes: [] });
    const first = free[0]?.box;
    if (!first) throw new Error('a label is due');
    const moved = placeLabels(layout, skin, 'ja', { points: [], boxes: [first] });
    expect(moved[0]?.box).not.toEqual(first);
  });
});

describe('counters', () => {
  it.each(SYMBOLS)('draw %s', symbol => {
    expect(strayMarkup(counterDocument({ ...face, symbol }, skin))).toEqual([]);
  });

  it('show strength, stripe and shock dot; the reduced side is banded', () => {
    const front = counterSvg(face, skin);
    expect(front).toContain('>5-6</text>');
    expect(front.match(/#fc0/g)).toHaveLength(2);
    expect(front).toContain('<circle');
    expect(counterSvg({ ...face, reduced: true }, skin).length).toBeGreaterThan(front.length);
  });

  it('set wide values smaller, so that they stay on the counter', () => {
    const size = (values: string): number =>
      Number(/font-size="([\d.]+)"[^>]*>[^<]*<\/text><\/g>$/.exec(counterSvg({ ...face, values }, skin))?.[1]);
    expect(size('8-7')).toBe(31);
    expect(size('10-8')).toBe(31);
    expect(size('(2)-4')).toBe(31);
    expect(size('(10)-12')).toBeLessThan(31);
    expect(size('(10)-12') * textWidth('(10)-12')).toBeCloseTo(84, 0);
  });

  it('frame unit types, and leave pictures free and in the colour of the lettering', () => {
    const frames = (symbol: string): number =>
      counterSvg({ ...face, symbol }, skin).match(/<rect[^>]* width="46"/g)?.length ?? 0;
    expect(['infantry', 'mountain', 'air-armour', 'headquarters'].map(frames)).toEqual([2, 2, 2, 2]);
    expect(['leader', 'worker', 'partisan', 'railhead'].map(frames)).toEqual([0, 0, 0, 0]);
    const pale = { ...skin, counters: { blue: { ...skin.counters.blue, text: '#fed' } } } as Skin;
    expect(counterSvg({ ...face, symbol: 'leader' }, pale)).toMatch(/<path d="[^"]*" fill="#fed"/);
  });

  it('carry a band where a unit will be turned into another', () => {
    expect(counterSvg(face, skin)).not.toContain('#b00b00');
    expect(counterSvg({ ...face, band: '#b00b00' }, skin)).toContain('fill="#b00b00"');
  });
});
