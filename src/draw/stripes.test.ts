import { describe, expect, it } from 'vitest';
import type { CounterFace, Skin, StripeForm } from '../kit/skin.ts';
import { counterSvg } from './counters.ts';
import { stripe } from './stripes.ts';
import { PLAIN_SKIN, strayMarkup } from './testing.ts';

const FORMS: readonly StripeForm[] = [
  ...(['plain', 'bars', 'slant', 'dots', 'half', 'ends', 'middle', 'line', 'checks', 'teeth'] as const),
];
const face: CounterFace = {
  ...{ nation: 'blue', symbol: 'ski', echelon: 'X', left: '49', right: '30A', values: '2-2-6', formation: 'one' },
  reduced: false,
};
const skin: Skin = { ...PLAIN_SKIN, formations: { one: '#ffcc00' }, stripes: { one: 'dots' } };

describe('stripes of formations', () => {
  it('differ without their colours', () => {
    expect(new Set(FORMS.map(form => stripe('#ffcc00', form))).size).toBe(FORMS.length);
  });

  it('have a pattern only where the skin gives one', () => {
    expect(counterSvg(face, skin)).toContain(stripe('#ffcc00', 'dots'));
    const { stripes: _, ...bare } = skin;
    expect(counterSvg(face, bare)).toContain(stripe('#ffcc00', undefined));
  });
});

describe('states on a counter', () => {
  it('are a rim with dashes, a folded corner, and badges of several shapes', () => {
    const svg = counterSvg(
      {
        ...face,
        fold: 'tick',
        rim: { colour: '#00ff00', dash: '4 5' },
        badges: [
          { text: '!', fill: '#ffcc00', ink: '#000000', form: 'triangle' },
          { text: 'x', fill: '#ff0000', ink: '#ffffff', form: 'square' },
        ],
      },
      skin,
    );
    expect(strayMarkup(svg)).toEqual([]);
    expect(svg).toContain('stroke="#00ff00" stroke-width="3.6" stroke-dasharray="4 5"');
    expect(svg.match(/fill="#ff0000"/g)).toHaveLength(1);
    expect(svg).toMatch(/<path d="M76 22.5L88 1L100 22.5Z"[^>]*fill="#ffcc00"/);
    expect(counterSvg({ ...face, fold: 'arrow' }, skin)).not.toBe(counterSvg({ ...face, fold: 'tick' }, skin));
  });

  it('keep one number for a map seen from afar', () => {
    const svg = counterSvg({ ...face, far: '2' }, skin);
    expect(svg).toContain('class="afar" display="none"');
    expect(svg.indexOf('class="near"')).toBeLessThan(svg.indexOf('2-2-6'));
    expect(counterSvg(face, skin)).not.toContain('class="near"');
  });
});
