import { describe, expect, it } from 'vitest';
import { compileBoard, type MapData, rectangle } from '../kit/board.ts';
import type { Point } from '../kit/hex.ts';
import type { CounterFace, Skin } from '../kit/skin.ts';
import { counterSvg } from './counters.ts';
import { apart } from './curve.ts';
import { centreOf, hexNamed, layoutOf, UNIT } from './layout.ts';
import { mapSvg } from './map.ts';
import { NAME, PLAIN_SKIN, strayMarkup } from './testing.ts';

const map: MapData = {
  ...rectangle(7, 6, 'flat', 'odd'),
  terrain: { clear: [], hill: ['0505', '0605'] },
  links: { track: [['0101', '0201', '0301']] },
};
const board = compileBoard(map);
const FORTS = ['0203', '0303', '0403'];
const bare: Skin = {
  ...PLAIN_SKIN,
  terrain: {
    clear: { name: NAME },
    hill: { name: NAME, tint: '#ddccaa', pattern: { form: 'heights', ink: '#664422' } },
  },
  links: { track: { name: NAME, form: 'trail', line: '#775533', casing: '#ffeecc', width: 0.02 } },
};
const skin: Skin = {
  ...bare,
  works: [
    {
      name: { ja: '陣', en: 'Redoubt' },
      form: 'fort',
      tint: '#ddbb99',
      ink: '#661100',
      hexes: FORTS,
      front: ['0203-0204', '0303-0304'],
    },
    { name: NAME, form: 'trench', tint: '#eeddbb', ink: '#116600', hexes: ['0603'], front: ['0603-0602'] },
  ],
};
const layout = layoutOf(board, skin);
const svg = mapSvg(board, skin, { lang: 'en' });

/** All points on a path of lines, with relative steps added up. */
function places(d: string): Point[] {
  let at = { x: 0, y: 0 };
  return [...d.matchAll(/([MLl])(\S+) ([^MLl]+)/g)].map(([, command, x, y]) => {
    const by = { x: Number(x), y: Number(y) };
    at = command === 'l' ? { x: at.x + by.x, y: at.y + by.y } : by;
    return at;
  });
}
const frontIn = (ink: string): Point[] =>
  places(
    new RegExp(`<path d="([^"]*)" fill="none" stroke="${ink}"`).exec(svg.slice(svg.indexOf('class="works"')))?.[1] ??
      '',
  );

describe('earthworks', () => {
  it('are drawn whole, and only where a skin has them', () => {
    expect(strayMarkup(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(mapSvg(board, bare, { lang: 'en' })).not.toContain('works');
  });

  it('tint every one of their hexes, under the grid', () => {
    const ground = /class="works-ground"><path d="([^"]*)" fill="#ddbb99"/.exec(svg)?.[1] ?? '';
    expect(ground.split('M')).toHaveLength(FORTS.length + 1);
    expect(svg.indexOf('works-ground')).toBeLessThan(svg.indexOf('class="grid"'));
  });

  it('have battlements along the sides that face the enemy, within the hex and clear of a counter', () => {
    const line = frontIn('#661100');
    const own = ['0203', '0303'].map(name => centreOf(layout, hexNamed(layout, name)));
    expect(line.length).toBeGreaterThan(20);
    for (const p of line) {
      const near = Math.min(...own.map(c => apart(c, p)));
      expect([p, near > 0.3 * UNIT && near < 0.56 * UNIT]).toEqual([p, true]);
    }
    const beyond = ['0204', '0304'].map(name => centreOf(layout, hexNamed(layout, name)));
    for (const p of line)
      expect(Math.min(...own.map(c => apart(c, p)))).toBeLessThan(Math.min(...beyond.map(c => apart(c, p))));
  });

  it('forts have more teeth to a side than trenches', () => {
    expect(frontIn('#661100').length / 2).toBeGreaterThan(frontIn('#116600').length);
  });

  it('stand in the key', () => expect(svg.slice(svg.indexOf('class="key"'))).toContain('>Redoubt</text>'));
});

describe('heights and trails', () => {
  it('a height is one hill where its hexes lie together', () => {
    const brink = /class="heights"[^>]*><path d="([^"]*)"/.exec(svg)?.[1] ?? '';
    expect(brink.match(/M/g)).toHaveLength(1);
    const apartFrom = mapSvg(compileBoard({ ...map, terrain: { clear: [], hill: ['0505', '0202'] } }), bare, {
      lang: 'en',
    });
    expect(/class="heights"[^>]*><path d="([^"]*)"/.exec(apartFrom)?.[1]?.match(/M/g)).toHaveLength(2);
  });

  it('a trail is a broken line', () =>
    expect(svg).toMatch(/stroke="#775533" stroke-width="2"[^>]*stroke-dasharray="8 4"/));
});

describe('counters', () => {
  const face: CounterFace = {
    nation: 'blue',
    symbol: 'tank',
    echelon: 'II',
    left: '1',
    right: '2',
    values: '7-★-3',
    reduced: false,
  };

  it('carry plate, bend and badges where a face has them', () => {
    const plain = counterSvg(face, skin);
    const badge = { text: 'Q', fill: '#123456', ink: '#fedcba' };
    const full = counterSvg({ ...face, plate: true, bend: '#abcdef', badges: [badge, badge] }, skin);
    for (const colour of ['#123456', '#abcdef']) {
      expect(plain).not.toContain(colour);
      expect(full).toContain(`fill="${colour}"`);
    }
    expect(full.match(/>Q<\/text>/g)).toHaveLength(2);
    expect(strayMarkup(full)).toEqual([]);
  });

  it('set values with stars so that they stay on the counter', () => {
    const size = (values: string): number =>
      Number(/font-size="([\d.]+)"[^>]*>[^<]*<\/text><\/g>$/.exec(counterSvg({ ...face, values }, skin))?.[1]);
    expect(size('7-3-3')).toBe(31);
    expect(size('★-★-★')).toBeLessThan(26);
  });
});

describe('works that may be lost hex by hex', () => {
  const single: Skin = {
    ...bare,
    works: [
      {
        name: NAME,
        form: 'trench',
        tint: '#ddbb99',
        ink: '#661100',
        hexes: FORTS,
        front: ['0203-0202', '0303-0304'],
        single: true,
      },
    ],
  };
  const drawn = mapSvg(board, single, { lang: 'en' });

  it('are a group for each hex that has a front, and no band over the hex', () => {
    expect(strayMarkup(drawn)).toEqual([]);
    expect([...drawn.matchAll(/class="work" data-hex="(\d+)"/g)].map(([, hex]) => hex)).toEqual(['0203', '0303']);
    expect(drawn).not.toContain('fill="#ddbb99" fill-opacity="0.62"/></g><');
  });

  it('leave a gap for the number below the upper side', () => {
    const works = (hex: string): Point[] =>
      places(new RegExp(`data-hex="${hex}".*?<path d="([^"]*)" stroke="#661100"`).exec(drawn)?.[1] ?? '');
    const c = centreOf(layout, hexNamed(layout, '0203'));
    expect(works('0203').every(p => Math.abs(p.x - c.x) > 0.13 * UNIT)).toBe(true);
    const low = centreOf(layout, hexNamed(layout, '0303'));
    expect(works('0303').some(p => Math.abs(p.x - low.x) < 0.1 * UNIT)).toBe(true);
  });
});

describe('hints that a position asks for', () => {
  const hinted: Skin = {
    ...bare,
    marks: [{ hex: '0303', form: 'hint', tag: { ja: '甲', en: 'A7' }, colour: '#334455', asked: 'setup' }],
  };
  it('are drawn low in the hex, and only then', () => {
    expect(mapSvg(board, hinted, { lang: 'en' })).not.toContain('A7');
    const text = /<text x="[\d.]+" y="([\d.]+)"[^>]*>A7</.exec(mapSvg(board, hinted, { lang: 'en', lines: ['setup'] }));
    expect(Number(text?.[1])).toBeGreaterThan(centreOf(layout, hexNamed(layout, '0303')).y + 0.3 * UNIT);
  });
});
