import { describe, expect, it } from 'vitest';
import { centreOf } from '../../draw/layout.ts';
import type { CounterState } from './api.ts';
import { toScreen } from './camera.ts';
import { unitsIn, unitsWithin } from './stacks.ts';
import * as State from './state.ts';
import { counters, plainLayout } from './testing.ts';

const fresh = (...hexes: readonly (number | undefined)[]): State.BoardState => {
  const s = State.firstState(plainLayout(), { width: 800, height: 600 });
  State.configure(s, { counters: counters(...hexes) });
  return s;
};

const states = (...list: readonly (readonly [number, CounterState])[]): ReadonlyMap<number, CounterState> =>
  new Map(list);

describe('config', () => {
  it('says what must be drawn again, and only that', () => {
    const s = fresh(0);
    expect([...State.configure(s, { marks: [] })]).toEqual(['marks']);
    expect([...State.configure(s, { lang: 'ja' })]).toEqual(['map', 'panel']);
    expect([...State.configure(s, { lang: 'ja', path: s.config.path })]).toEqual([]);
  });

  it('keeps the scale of counters within bounds', () => {
    const s = fresh(0);
    State.configure(s, { counterScale: 9 });
    expect(s.config.counterScale).toBe(1.4);
  });

  it('deselects what no longer exists', () => {
    const s = fresh(3, 3);
    s.panel = { kind: 'fan', hex: 3 };
    s.drag = { unit: 1, at: { x: 0, y: 0 }, hex: 3 };
    State.configure(s, { counters: counters(4, undefined) });
    expect(s.panel).toBeUndefined();
    expect(s.drag).toBeUndefined();
  });
});

describe('stacks', () => {
  it('show an edge of every counter that can be hit', () => {
    const s = fresh(8, 8, 8, 8, undefined);
    const hits = new Set<number | undefined>();
    const c = toScreen(s.camera, centreOf(s.layout, 8));
    for (let d = -45; d <= 45; d++) hits.add(State.hitAt(s, { x: c.x + d, y: c.y - d }).unit);
    for (const unit of [0, 1, 2, 3]) expect(hits).toContain(unit);
    expect(unitsIn(s.spots, 8)).toEqual([3, 2, 1, 0]);
  });

  it('have units that belong under the others at the bottom, drawn first', () => {
    const s = State.firstState(plainLayout(), { width: 800, height: 600 });
    const given = counters(8, 8, 8);
    State.configure(s, { counters: given.map(c => (c.unit === 2 ? { ...c, isUnder: true } : c)) });
    expect(unitsIn(s.spots, 8)).toEqual([1, 0, 2]);
    expect(s.spots.counters.map(c => c.counter.unit)).toEqual([2, 0, 1]);
  });

  it('bring a selected counter to the top without moving it', () => {
    const s = fresh(8, 8, 8);
    const before = s.spots.stacks.get(8)?.map(c => c.at);
    State.configure(s, { states: states([0, 'selected']) });
    expect(s.spots.counters.at(-1)?.counter.unit).toBe(0);
    expect(s.spots.stacks.get(8)?.map(c => c.at)).toEqual(before);
  });

  it('are found in a box, and not when hidden', () => {
    const s = fresh(0, 1, 35, undefined);
    expect(unitsWithin(s.spots, { x: 0, y: 0, width: 320, height: 200 })).toEqual([0, 1]);
    const at = toScreen(s.camera, centreOf(s.layout, 0));
    State.configure(s, { hideCounters: true });
    expect(State.hitAt(s, at)).toEqual({ hex: 0, unit: undefined });
  });

  it('may be dragged from only by what can act', () => {
    const s = fresh(0, 0, 0);
    State.configure(s, { states: states([0, 'able'], [1, 'done']) });
    expect([0, 1, 2].map(u => State.canDrag(s, u))).toEqual([true, false, false]);
  });

  it('may be dragged from by what has its part, and by handles', () => {
    const s = fresh(0, 0, 0);
    State.configure(s, { states: states([0, 'set']), handles: new Set([2]) });
    expect([0, 1, 2].map(u => State.canDrag(s, u))).toEqual([true, false, true]);
  });
});

describe('cursor', () => {
  it('starts in sight, then goes from hex to hex', () => {
    const s = fresh();
    expect(State.moveCursor(s, 'left')).toBe(true);
    const first = s.cursor ?? -1;
    expect(State.moveCursor(s, 'right')).toBe(true);
    expect(s.cursor).toBe(first + 1);
  });

  it('goes back the way it came', () => {
    const s = fresh();
    State.setCursor(s, 14);
    for (const way of ['up', 'up', 'down', 'down'] as const) State.moveCursor(s, way);
    expect(s.cursor).toBe(14);
  });

  it('goes through the units of a hex topmost first, and out of it by Tab', () => {
    const s = fresh(7, 7);
    State.setCursor(s, 7);
    const seen: (number | undefined)[] = [];
    while (State.cycleUnit(s, 1, false)) seen.push(s.cursorUnit);
    expect(seen).toEqual([1, 0]);
    expect(State.cycleUnit(s, -1, true)).toBe(true);
    expect(s.cursorUnit).toBe(0);
    expect(State.cycleUnit(s, -1, true) && State.cycleUnit(s, -1, true)).toBe(true);
    expect(s.cursorUnit).toBe(0);
  });

  it('is marked only while keys are in use, and gives way to a drag', () => {
    const s = fresh(7);
    State.setCursor(s, 7);
    expect(State.ownMarks(s)).toEqual([]);
    s.isKeyed = true;
    expect(State.ownMarks(s)).toEqual([{ hex: 7, kind: 'cursor' }]);
    s.drag = { unit: 0, at: { x: 0, y: 0 }, hex: 9 };
    expect(State.ownMarks(s)).toEqual([{ hex: 9, kind: 'cursor' }]);
  });
});

describe('first look', () => {
  it('is the whole map in a large window, and the units in a small one', () => {
    const s = fresh(0);
    expect(State.startCamera(s)).toEqual(s.camera);
    s.view = { width: 200, height: 200 };
    const c = State.startCamera(s);
    const at = toScreen(c, centreOf(s.layout, 0));
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(200);
  });
});

describe('the first view', () => {
  it('shows as much as it can of a front that is longer than the window', () => {
    const s = State.firstState(plainLayout('pointy', 40, 40), { width: 800, height: 600 });
    const crowd = [820, 821, 822, 860, 861, 862];
    State.configure(s, { focus: [0, 39, ...crowd] });
    const camera = State.startCamera(s);
    for (const hex of crowd) {
      const { x, y } = toScreen(camera, centreOf(s.layout, hex));
      expect(x > 0 && x < 800 && y > 0 && y < 600).toBe(true);
    }
  });
});

describe('the first view of many', () => {
  const seenOf = (focus: readonly number[]): number[] => {
    const s = State.firstState(plainLayout('pointy', 40, 40), { width: 800, height: 600 });
    State.configure(s, { focus });
    const camera = State.startCamera(s);
    return focus.filter(hex => {
      const { x, y } = toScreen(camera, centreOf(s.layout, hex));
      return x > 0 && x < 800 && y > 0 && y < 600;
    });
  };

  it('keeps all in view that fit into it, wherever most of them are', () => {
    const crowd = [815, 816, 855, 856, 895, 896];
    const [far, lost] = [824, 39];
    expect(seenOf([...crowd, far, lost])).toEqual([...crowd, far]);
  });

  it('is not where nobody is, though all stand far from each other', () => {
    expect(seenOf([0, 39, 1560, 1599, 820]).length).toBeGreaterThan(0);
  });
});

describe('coming nearer', () => {
  const far = (): State.BoardState => State.firstState(plainLayout('pointy', 40, 40), { width: 800, height: 600 });

  it('leads from a map seen whole to hexes that can be read', () => {
    const s = far();
    const camera = State.nearer(s, s.camera, [820]);
    expect(camera.k).toBeGreaterThan(2 * s.camera.k);
    expect(toScreen(camera, centreOf(s.layout, 820))).toEqual({ x: 400, y: 300 });
  });

  it('leaves a camera alone that is near, or has nothing to look at', () => {
    const s = far();
    const near = { x: 0, y: 0, k: 1 };
    expect(State.nearer(s, near, [820])).toBe(near);
    expect(State.nearer(s, s.camera, [])).toBe(s.camera);
  });
});
