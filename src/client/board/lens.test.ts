import { describe, expect, it } from 'vitest';
import { centreOf } from '../../draw/layout.ts';
import { wheelTurn } from './input.ts';
import { LENS_RADIUS, lensScale, near } from './lens.ts';
import { placeAll } from './stacks.ts';
import * as State from './state.ts';
import { EMPTY, firstState, framed, startCamera } from './state.ts';
import { counters, plainLayout } from './testing.ts';

describe('the magnifier', () => {
  const layout = plainLayout();

  it('shows things at least twice as large, and never too small to read', () => {
    expect(lensScale({ x: 0, y: 0, k: 1 })).toBe(2);
    expect(lensScale({ x: 0, y: 0, k: 0.1 }) * 100).toBeGreaterThanOrEqual(100);
  });

  it('draws only the pieces around the pointer', () => {
    const spots = placeAll(layout, { ...EMPTY, counters: counters(0, 1, 35) });
    const seen = near(spots, centreOf(layout, 0), LENS_RADIUS / 2).counters.map(c => c.counter.unit);
    expect(seen).toEqual([0, 1]);
  });
});

describe('the wheel', () => {
  const turn = { deltaX: 0, deltaY: 3, deltaMode: 1, shiftKey: false, ctrlKey: false };

  it('scrolls by lines, sideways with Shift', () => {
    expect(wheelTurn(turn)).toMatchObject({ dx: 0, dy: 99, isZoom: false });
    expect(wheelTurn({ ...turn, shiftKey: true })).toMatchObject({ dx: 99, dy: 0 });
  });

  it('zooms with Ctrl, whatever is set', () => {
    expect(wheelTurn({ ...turn, ctrlKey: true }).isZoom).toBe(true);
  });
});

describe('the first view', () => {
  const large = plainLayout('pointy', 30, 40);
  const fresh = (width: number): State.BoardState => {
    const s = firstState(large, { width, height: 800 });
    State.configure(s, { counters: counters(0, 615), focus: [615, 616] });
    return s;
  };

  it('has what can be done in the middle, large enough to be read', () => {
    const s = fresh(1200);
    const camera = startCamera(s);
    const c = centreOf(large, 615);
    expect(camera.k * 100).toBeGreaterThanOrEqual(66);
    expect(Math.abs(c.x * camera.k + camera.x - 600)).toBeLessThan(120);
    expect(startCamera(fresh(390)).k * 100).toBeLessThanOrEqual(60);
  });

  it('follows the window until the map is moved; a fitted map stays fitted', () => {
    const s = fresh(1200);
    expect(framed(s)).toEqual(startCamera(s));
    s.framing = 'whole';
    expect(framed(s)?.k).toBeLessThan(startCamera(s).k);
    s.framing = 'free';
    expect(framed(s)).toBeUndefined();
  });
});
