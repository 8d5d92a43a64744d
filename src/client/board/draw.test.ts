import { describe, expect, it } from 'vitest';
import { centreOf, UNIT } from '../../draw/layout.ts';
import { arrowMarkup } from './arrowLayer.ts';
import { longestRise } from './dom.ts';
import { createHover } from './hover.ts';
import { wheelZoom } from './input.ts';
import { commandOf } from './keyboard.ts';
import { labelMarkup, labelPlace, labelSide, markMarkup, pathMarkup } from './markLayer.ts';
import { overlayMarkup } from './overlayLayer.ts';
import { plainLayout } from './testing.ts';

const layout = plainLayout();

describe('drawings', () => {
  it('of marks differ in form, not only in hue', () => {
    const kinds = ['choice', 'stop', 'target', 'origin', 'path', 'cursor', 'last', 'demand'] as const;
    const drawn = kinds.map(kind => markMarkup(layout, { hex: 3, kind }));
    expect(new Set(drawn).size).toBe(kinds.length);
  });

  it('of labels are escaped', () => {
    expect(labelMarkup(layout, { hex: 3, kind: 'choice' }, '<1')).toContain('&lt;1');
  });

  it('of labels lie low, and high where attacks come from below', () => {
    const from = (...hexes: readonly number[]): string =>
      labelSide(
        layout,
        14,
        hexes.map(hex => ({ from: hex, to: 14, kind: 'attack' })),
      );
    // 8 and 20 lie above and below, 13 beside it.
    expect([from(), from(8), from(13), from(20), from(8, 20)]).toEqual(['low', 'low', 'low', 'high', 'low']);
    expect(labelSide(layout, 13, [{ from: 20, to: 14, kind: 'attack' }])).toBe('low');
  });

  it('of labels that lie high step aside from a low one above them, which they would cover', () => {
    const all = layout.centres.map((_, hex) => hex);
    const [one = 0, two = 0] = all.filter(hex => {
      const [a, b] = [centreOf(layout, hex), centreOf(layout, 14)];
      return a.y < b.y && Math.hypot(a.x - b.x, a.y - b.y) < 1.1 * UNIT && Math.abs(a.x - b.x) > 1;
    });
    const aside = (...low: readonly number[]): number =>
      labelPlace(layout, 14, new Map([[14, 'high'], ...low.map(hex => [hex, 'low'] as const)])).aside;
    expect(Math.sign(aside(one))).toBe(Math.sign(centreOf(layout, 14).x - centreOf(layout, one).x));
    expect([aside(one) + aside(two), aside(one, two), aside(), aside(20)]).toEqual([0, 0, 0, 0]);
    expect(
      labelPlace(
        layout,
        one,
        new Map([
          [14, 'high'],
          [one, 'low'],
        ]),
      ).aside,
    ).toBe(0);
  });

  it('of ways run from the first hex to the last', () => {
    expect(pathMarkup(layout, [0, 1, 2])).toContain('hf-path-dots');
  });

  it('of zones have a pattern of their own', () => {
    const zone = (pattern: 'hatch' | 'solid' | 'outline'): string =>
      overlayMarkup(layout, { id: 'z', pattern, colour: '#123456', hexes: [0, 1] }, 'name', 3);
    expect(zone('hatch')).toContain('url(#name)');
    expect(zone('solid')).not.toContain('<pattern');
    expect(zone('outline')).toContain('hf-rim-wide');
  });

  it('of arrows differ in form', () => {
    const kinds = ['attack', 'move', 'retreat', 'blocked'] as const;
    const paths = kinds.map(kind => arrowMarkup(layout, { from: 0, to: 1, kind }).replaceAll(kind, ''));
    expect(new Set(paths).size).toBe(kinds.length);
  });

  it('of attacks side by side differ in hue and in dashes, and step back where they are told to', () => {
    const strained = (colour: string, dash: string, isFaint = false): string =>
      arrowMarkup(layout, { from: 0, to: 1, kind: 'attack', strain: { colour, dash, isFaint } });
    expect(strained('#111111', '4 4')).toContain('stroke-dasharray="4 4"');
    expect(strained('#111111', '4 4')).toContain('color="#111111"');
    expect(strained('#111111', '4 4')).not.toContain('hf-faint');
    expect(strained('#111111', '4 4', true)).toContain('hf-faint');
  });

  it('of zones may have dashes of their own', () => {
    const zone = { id: 'z', pattern: 'outline', colour: '#123456', hexes: [0, 1], dash: '3 9' } as const;
    expect(overlayMarkup(layout, zone, 'name', 3)).toContain('stroke-dasharray="3 9"');
  });

  it.each([
    ['nothing moved', [0, 1, 2], [0, 1, 2]],
    ['last to the front', [2, 0, 1], [1, 2]],
    ['a new one', [0, -1, 1], [0, 2]],
    ['none', [], []],
  ])('stay where they are if they can: %s', (_name, values, kept) => {
    expect([...longestRise(values)].sort((a, b) => a - b)).toEqual(kept);
  });
});

describe('keys', () => {
  const press = (key: string, more: { shiftKey?: boolean; ctrlKey?: boolean; altKey?: boolean } = {}): unknown =>
    commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

  it.each([
    ['ArrowUp', {}, { type: 'step', way: 'up' }],
    ['ArrowUp', { shiftKey: true }, { type: 'scroll', way: 'up' }],
    ['Enter', {}, { type: 'choose' }],
    ['Tab', { shiftKey: true }, { type: 'cycle', step: -1, isRound: false }],
    ['z', {}, { type: 'fit' }],
    [' ', { ctrlKey: true }, { type: 'peek' }],
    ['F10', { shiftKey: true }, { type: 'menu' }],
    ['0', { ctrlKey: true }, { type: 'actual' }],
  ])('%s %j', (key, more, command) => expect(press(key, more)).toEqual(command));

  it.each([
    ['z', { ctrlKey: true }],
    [' ', {}],
    ['n', {}],
    ['ArrowLeft', { altKey: true }],
    ['k', {}],
  ])('%s %j is left to the page', (key, more) => expect(press(key, more)).toBeUndefined());
});

describe('wheel', () => {
  it('zooms in when turned away, gently for trackpads', () => {
    const turn = (deltaY: number, ctrlKey = false): ReturnType<typeof wheelZoom> =>
      wheelZoom({ deltaY, deltaMode: 0, ctrlKey });
    expect(turn(-100).factor).toBeGreaterThan(1);
    expect(turn(-100).isStepped).toBe(true);
    expect(turn(4)).toEqual({ factor: Math.exp(-4 * 0.0018), isStepped: false });
    expect(turn(-4, true).factor).toBeGreaterThan(turn(-4).factor);
  });
});

describe('hovering', () => {
  it('waits, then shows; the next stack comes sooner', () => {
    const shown: (number | undefined)[] = [];
    const waits: number[] = [];
    let timer: (() => void) | undefined;
    const hover = createHover({
      show: hex => shown.push(hex),
      later: (ms, then) => {
        waits.push(ms);
        timer = then;
        return () => {
          timer = undefined;
        };
      },
    });
    hover.over(1);
    hover.over(1);
    expect(shown).toEqual([]);
    timer?.();
    hover.over(1);
    hover.over(2);
    timer?.();
    hover.over(undefined);
    expect(shown).toEqual([1, undefined, 2, undefined]);
    expect(waits).toHaveLength(2);
    expect(waits[1]).toBeLessThan(waits[0] ?? 0);
    hover.now(5);
    expect(shown.at(-1)).toBe(5);
  });
});
