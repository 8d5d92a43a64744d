import { describe, expect, it } from 'vitest';
import { centreOf } from '../../draw/layout.ts';
import { clamped, fitted, panned, showing, toScreen } from './camera.ts';
import { boxAround } from './hexes.ts';
import { busiestLeaf, leafAround, leafOf, leafUnder } from './leaf.ts';
import * as State from './state.ts';
import { counters, plainLayout, sheetLayout } from './testing.ts';

const layout = sheetLayout();
const [WEST, EAST] = [0, 1];
const desktop = { width: 1200, height: 800 };
const phone = { width: 390, height: 600 };

const looking = (view: typeof desktop, ...hexes: readonly number[]): State.BoardState => {
  const s = State.firstState(layout, view);
  State.configure(s, { counters: counters(...hexes) });
  return s;
};

describe('a hex', () => {
  it('lies on its sheet', () => {
    expect([0, 35, 36, 71].map(hex => leafOf(layout, hex))).toEqual([WEST, WEST, EAST, EAST]);
  });

  it('shares it with others, or the whole map has to be looked at', () => {
    expect(leafAround(layout, [3, 20])).toBe(WEST);
    expect(leafAround(layout, [40])).toBe(EAST);
    expect(leafAround(layout, [3, 40])).toBeUndefined();
  });

  it('does not lie on the table between two sheets', () => {
    const [a, b] = layout.leaves.map(leaf => leaf.paper);
    const between = (a!.x + a!.width + b!.x) / 2;
    expect(leafUnder(layout, { x: between, y: 300 })).toBeUndefined();
  });
});

describe('the first look', () => {
  it('on a phone is at the sheet where the most stands', () => {
    expect(State.startLeaf(looking(phone, 1, 40, 41))).toBe(EAST);
    expect(State.startLeaf(looking(phone, 1, 2, 41))).toBe(WEST);
  });

  it('on a phone shows hexes of that sheet only', () => {
    const s = looking(phone, 1, 40, 41);
    s.leaf = State.startLeaf(s);
    const camera = State.startCamera(s);
    const middle = (phone.width / 2 - camera.x) / camera.k;
    expect(leafUnder(layout, { x: middle, y: 300 })).toBe(EAST);
  });

  it('elsewhere, and of a map without sheets, is at all of it', () => {
    expect(State.startLeaf(looking(desktop, 1, 40, 41))).toBeUndefined();
    expect(busiestLeaf(plainLayout(), [1, 2])).toBeUndefined();
  });
});

describe('a sheet that is looked at', () => {
  const s = looking(desktop, 1, 40);
  s.leaf = EAST;
  const stage = State.stageOf(s);
  const { paper } = layout.leaves[EAST]!;

  it('is fitted into the window', () => {
    const camera = fitted(stage);
    const [a, b] = [paper, { x: paper.x + paper.width, y: paper.y + paper.height }].map(p => toScreen(camera, p));
    expect(a!.x + b!.x).toBeCloseTo(desktop.width);
    expect(a!.y).toBeCloseTo(10);
    expect(b!.y).toBeCloseTo(desktop.height - 10);
  });

  it('cannot be pushed out of sight, and little of another into it', () => {
    const near = { ...fitted(stage), k: 2 };
    const far = clamped(panned(near, 1e5, 0), stage);
    expect(toScreen(far, paper).x).toBeLessThan(desktop.width * 0.1);
    expect(toScreen(far, paper).x).toBeGreaterThan(0);
    const back = clamped(panned(near, -1e5, 0), stage);
    expect(toScreen(back, { x: paper.x + paper.width, y: 0 }).x).toBeGreaterThan(desktop.width * 0.9);
  });

  it('is left for another one, or for all, when a hex elsewhere is to be shown', () => {
    expect(State.leafToShow(s, [40])).toBe(EAST);
    expect(State.leafToShow(s, [3])).toBe(WEST);
    expect(State.leafToShow(s, [3, 40])).toBeUndefined();
    expect(State.leafToShow({ ...s, leaf: undefined }, [3])).toBeUndefined();
  });

  it('has the hex in the window after that', () => {
    const before = fitted(stage);
    const turned = State.stageOf({ ...s, leaf: State.leafToShow(s, [3]) });
    const camera = clamped(showing({ ...before, k: 1.5 }, boxAround(layout, [3])!, turned), turned);
    const at = toScreen(camera, centreOf(layout, 3));
    expect(at.x > 0 && at.x < desktop.width && at.y > 0 && at.y < desktop.height).toBe(true);
  });
});
