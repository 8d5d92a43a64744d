import { describe, expect, it } from 'vitest';
import { PLAIN_SKIN, strayMarkup } from '../../draw/testing.ts';
import { centredOn } from './camera.ts';
import { dotsMarkup, groundMarkup, sightIn } from './overview.ts';
import * as State from './state.ts';
import { counters, sheetLayout } from './testing.ts';

const layout = sheetLayout();

describe('the overview', () => {
  it('has a paper for each sheet', () => {
    const ground = groundMarkup(layout, PLAIN_SKIN);
    expect(strayMarkup(ground)).toEqual([]);
    expect(ground.match(/<rect/g)).toHaveLength(2);
  });

  it('has one dot for a stack, and one path of each colour for all of them', () => {
    const s = State.firstState(layout, { width: 800, height: 600 });
    State.configure(s, { counters: counters(0, 0, 7, 40, undefined) });
    const dots = dotsMarkup(s.spots, PLAIN_SKIN);
    expect(dots.match(/<path/g)).toHaveLength(2);
    expect(dots.match(/M\d+ \d+h/g)).toHaveLength(2 * 3);
  });

  it('frames what the window shows', () => {
    const map = { width: 2000, height: 1000 };
    const view = { width: 500, height: 250 };
    const sight = sightIn({ width: 200, height: 200 }, map, centredOn({ x: 500, y: 500 }, 1, view), view);
    // The drawing is 200 by 100 in the middle of its area.
    expect(sight).toEqual({ x: 25, y: 50 + 37.5, width: 50, height: 25 });
  });
});
