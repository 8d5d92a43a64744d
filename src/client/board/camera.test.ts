import { describe, expect, it } from 'vitest';
import {
  clamped,
  clearPart,
  fitted,
  glided,
  panned,
  pinched,
  type Stage,
  showing,
  toScreen,
  toWorld,
  zoomed,
} from './camera.ts';

const stage: Stage = { view: { width: 800, height: 600 }, sheet: { x: 0, y: 0, width: 2000, height: 3000 } };

describe('camera', () => {
  it('fits the whole sheet, in the middle', () => {
    const c = fitted(stage);
    const [a, b] = [toScreen(c, { x: 0, y: 0 }), toScreen(c, { x: 2000, y: 3000 })];
    expect(a.y).toBeCloseTo(10);
    expect(b.y).toBeCloseTo(590);
    expect(a.x + b.x).toBeCloseTo(800);
    expect(a.x).toBeGreaterThan(0);
  });

  it('zooms to the pointer: what lies under it stays there', () => {
    const at = { x: 123, y: 456 };
    const before = fitted(stage);
    const after = zoomed(before, 1.7, at, stage);
    expect(after.k).toBeCloseTo(before.k * 1.7);
    expect(toWorld(after, at).x).toBeCloseTo(toWorld(before, at).x);
    expect(toWorld(after, at).y).toBeCloseTo(toWorld(before, at).y);
  });

  it('neither zooms in for ever nor out', () => {
    const at = { x: 1, y: 1 };
    expect(zoomed(fitted(stage), 1e6, at, stage).k).toBeLessThan(3);
    expect(zoomed(fitted(stage), 1e-6, at, stage).k).toBeGreaterThan(0.1);
  });

  it('pinches: both fingers keep what they hold', () => {
    const from = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const to = [
      { x: 80, y: 150 },
      { x: 230, y: 150 },
    ] as const;
    const before = { x: 0, y: 0, k: 0.5 };
    const after = pinched(before, from, to, stage);
    expect(after.k).toBeCloseTo(0.75);
    for (const i of [0, 1] as const) {
      expect(toWorld(after, to[i]).x).toBeCloseTo(toWorld(before, from[i]).x);
      expect(toWorld(after, to[i]).y).toBeCloseTo(toWorld(before, from[i]).y);
    }
  });

  it('keeps some of the sheet in the window', () => {
    const lost = clamped(panned({ x: 0, y: 0, k: 1 }, 1e5, -1e5), stage);
    expect(lost.x).toBeLessThan(stage.view.width);
    expect(toScreen(lost, { x: 0, y: 3000 }).y).toBeGreaterThan(0);
    const fine = fitted(stage);
    expect(clamped(fine, stage)).toEqual(fine);
  });

  it('does not move to show what is in sight, moves no more than it must, and zooms out only if it must', () => {
    const c = { x: 0, y: 0, k: 1 };
    const inSight = { x: 300, y: 200, width: 100, height: 100 };
    expect(showing(c, inSight, stage)).toEqual(c);
    const below = showing(c, { x: 300, y: 700, width: 100, height: 100 }, stage);
    expect(below).toEqual({ x: 0, y: 600 - 48 - 800, k: 1 });
    const wide = showing(c, { x: 0, y: 0, width: 1800, height: 100 }, stage);
    expect(wide.k).toBeLessThan(1);
    expect(toScreen(wide, { x: 1800, y: 0 }).x).toBeLessThanOrEqual(800);
    expect(toScreen(wide, { x: 0, y: 0 }).x).toBeGreaterThanOrEqual(0);
  });

  it('glides from one place to the other, about the fixed point of a zoom', () => {
    const from = { x: 10, y: 20, k: 0.4 };
    const at = { x: 300, y: 200 };
    const to = zoomed(from, 3, at, stage);
    expect(glided(from, to, 0)).toEqual(from);
    expect(glided(from, to, 1).k).toBeCloseTo(to.k);
    const half = glided(from, to, 0.4);
    expect(toWorld(half, at).x).toBeCloseTo(toWorld(from, at).x);
    expect(glided(from, panned(from, 100, 0), 1).x).toBeCloseTo(110);
  });
});

describe('a window with things over it', () => {
  const view = { width: 400, height: 600 };
  const row = { x: 150, y: 10, width: 240, height: 40 };
  const tray = { x: 10, y: 500, width: 380, height: 90 };

  it('loses the smallest strip that has each of them', () => {
    expect(clearPart(view, [])).toEqual({ x: 0, y: 0, width: 400, height: 600 });
    expect(clearPart(view, [row, tray])).toEqual({ x: 0, y: 50, width: 400, height: 450 });
    const column = { x: 0, y: 100, width: 90, height: 480 };
    expect(clearPart({ width: 1000, height: 600 }, [column])).toEqual({ x: 90, y: 0, width: 910, height: 600 });
  });

  it('is rather covered than looked through at a slit', () => {
    const card = { x: 0, y: 200, width: 400, height: 400 };
    expect(clearPart(view, [row, card])).toEqual({ x: 0, y: 50, width: 400, height: 550 });
    expect(clearPart(view, [{ x: 500, y: 0, width: 50, height: 50 }])).toEqual({ x: 0, y: 0, ...view });
  });

  it('shows a box beside them, at the edge of the sheet as well', () => {
    const stage: Stage = {
      view,
      sheet: { x: 0, y: 0, width: 2000, height: 3000 },
      clear: clearPart(view, [row, tray]),
    };
    const top = { x: 300, y: 20, width: 100, height: 100 };
    const c = clamped(showing({ x: 0, y: 0, k: 1 }, top, stage), { ...stage, slack: 0.08 });
    expect(toScreen(c, top).y).toBeGreaterThanOrEqual(50);
    const low = { x: 1700, y: 2850, width: 100, height: 100 };
    const d = clamped(showing(c, low, stage), { ...stage, slack: 0.08 });
    expect(toScreen(d, { x: 0, y: 2950 }).y).toBeLessThanOrEqual(500);
    expect(toScreen(d, { x: 1800, y: 0 }).x).toBeLessThanOrEqual(400);
  });
});
