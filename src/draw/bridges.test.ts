import { describe, expect, it } from 'vitest';
import { compileBoard, type MapData, rectangle } from '../kit/board.ts';
import type { Skin } from '../kit/skin.ts';
import { mapSvg } from './map.ts';
import { NAME, PLAIN_SKIN, strayMarkup } from './testing.ts';

const map: MapData = {
  ...rectangle(6, 5, 'flat', 'odd'),
  terrain: { clear: [] },
  sides: { stream: ['0202-0302', '0203-0303', '0404-0405'], wall: ['0302-0402'] },
  links: {
    track: [['0202', '0302', '0402']],
    iron: [
      ['0202', '0302'],
      ['0203', '0303'],
    ],
  },
};
const skin: Skin = {
  ...PLAIN_SKIN,
  sides: { stream: { name: NAME, water: '#99bbdd', bank: '#335577', width: [0.1, 0.1], beyond: 0, ripples: 0 } },
  links: {
    track: { name: NAME, form: 'road', line: '#775533', casing: '#ffeecc', width: 0.02 },
    iron: { name: NAME, form: 'rail', line: '#222222', casing: '#ffffff', width: 0.02 },
  },
  bridges: { name: { ja: '橋', en: 'Bridge' }, ink: '#112233', halo: '#fefefe' },
};
const drawn = (of: Skin): string => mapSvg(compileBoard(map), of, { lang: 'en' });
const inkOf = (svg: string): string =>
  /<path d="([^"]*)" fill="none" stroke="#112233"/.exec(svg.slice(svg.indexOf('class="bridges"')))?.[1] ?? '';

describe('bridges', () => {
  const svg = drawn(skin);

  it('stand where a link crosses a river, and nowhere else', () => {
    expect(strayMarkup(svg)).toEqual([]);
    expect(inkOf(svg).match(/M/g)).toHaveLength(4);
  });

  it('are broader where a railway runs beside the road', () => {
    const [both = [], rail = []] = [0, 2].map(i =>
      inkOf(svg)
        .split('M')
        .slice(1 + i, 3 + i)
        .map(d => d.split('L').map(p => p.split(' ').map(Number))),
    );
    const gap = ([a, b]: (readonly number[][])[]): number =>
      Math.hypot(...[0, 1].map(k => (a?.[1]?.[k] ?? 0) - (b?.[1]?.[k] ?? 0)));
    expect(gap(both)).toBeGreaterThan(gap(rail) + 5);
  });

  it('are absent from a skin without them', () => {
    const { bridges: _, ...bare } = skin;
    expect(drawn(bare)).not.toContain('bridges');
  });
});
