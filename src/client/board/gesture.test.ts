import { describe, expect, it } from 'vitest';
import type { Point } from '../../kit/hex.ts';
import {
  cancelled,
  createHands,
  type GestureHost,
  type Hands,
  isBusy,
  lifted,
  moved,
  type Press,
  pressed,
} from './gesture.ts';

/** Unit 1 at x below 100, hex 7 everywhere. Every call to the host is recorded. */
function table(): { readonly hands: Hands; readonly done: string[]; wait(): void } {
  const done: string[] = [];
  let timer: (() => void) | undefined;
  const say =
    (what: string) =>
    (...args: readonly unknown[]): void => {
      done.push([what, ...args.filter(a => typeof a === 'number')].join(' '));
    };
  const host: GestureHost = {
    hit: (at: Point) => ({ hex: 7, unit: at.x < 100 ? 1 : undefined }),
    canDrag: () => true,
    click: say('click'),
    fan: say('fan'),
    longPress: say('long'),
    menu: say('menu'),
    pan: say('pan'),
    pinch: say('pinch'),
    drag: say('drag'),
    drop: say('drop'),
    box: say('box'),
    choose: say('choose'),
    release: say('release'),
    settle: say('settle'),
    later: (_ms, then) => {
      timer = then;
      return () => {
        timer = undefined;
      };
    },
  };
  return { hands: createHands(host), done, wait: () => timer?.() };
}

const at = (x: number, y: number, more: Partial<Press> = {}): Press => ({
  x,
  y,
  id: 1,
  button: 0,
  isTouch: false,
  keys: { shift: false, ctrl: false },
  time: 0,
  ...more,
});

describe('gestures', () => {
  it('a press that hardly moves is a click; a second one soon after fans out', () => {
    const { hands, done } = table();
    for (const time of [0, 200, 900]) {
      pressed(hands, at(50, 50, { time }));
      moved(hands, at(52, 51, { time }));
      lifted(hands, at(52, 51, { time }));
    }
    expect(done).toEqual(['click', 'fan', 'click']);
  });

  it('two shift-clicks choose two units, they do not fan out', () => {
    const { hands, done } = table();
    for (const time of [0, 100]) {
      const p = at(50, 50, { time, keys: { shift: true, ctrl: false } });
      pressed(hands, p);
      lifted(hands, p);
    }
    expect(done).toEqual(['click', 'click']);
  });

  it('a unit that can act is dragged', () => {
    const { hands, done } = table();
    pressed(hands, at(50, 50));
    moved(hands, at(70, 50));
    lifted(hands, at(90, 50));
    expect(done).toEqual(['drag 1', 'release', 'drop 1']);
  });

  it('open ground, the right and the middle button move the map', () => {
    for (const [x, button] of [
      [300, 0],
      [50, 2],
      [50, 1],
    ] as const) {
      const { hands, done } = table();
      pressed(hands, at(x, 50, { button }));
      moved(hands, at(x + 10, 55, { button }));
      lifted(hands, at(x + 10, 55, { button }));
      expect(done).toEqual(['pan 10 5', 'settle']);
    }
  });

  it('the right button asks for the menu, shift draws a box', () => {
    const { hands, done } = table();
    pressed(hands, at(50, 50, { button: 2 }));
    lifted(hands, at(50, 50, { button: 2 }));
    const shift = { keys: { shift: true, ctrl: false } };
    pressed(hands, at(50, 50, shift));
    moved(hands, at(90, 90, shift));
    lifted(hands, at(90, 90, shift));
    expect(done).toEqual(['menu', 'box', 'release', 'choose']);
  });

  it('a finger held still is a long press and then nothing more', () => {
    const { hands, done, wait } = table();
    pressed(hands, at(50, 50, { isTouch: true }));
    wait();
    moved(hands, at(90, 90, { isTouch: true }));
    lifted(hands, at(90, 90, { isTouch: true }));
    expect(done).toEqual(['long']);
  });

  it('a second finger turns a drag into a pinch; one finger left goes on moving the map', () => {
    const { hands, done } = table();
    const finger = (id: number, x: number): Press => at(x, 50, { id, isTouch: true });
    pressed(hands, finger(1, 50));
    moved(hands, finger(1, 80));
    pressed(hands, finger(2, 200));
    moved(hands, finger(2, 240));
    lifted(hands, finger(2, 240));
    moved(hands, finger(1, 90));
    lifted(hands, finger(1, 90));
    expect(done).toEqual(['drag 1', 'release', 'pinch', 'settle', 'pan 10 0', 'settle']);
  });

  it('Esc cancels the drag of a unit, and nothing is dropped', () => {
    const { hands, done } = table();
    pressed(hands, at(50, 50));
    moved(hands, at(70, 50));
    expect(isBusy(hands)).toBe(true);
    expect(cancelled(hands)).toBe(true);
    lifted(hands, at(90, 50));
    expect(done).toEqual(['drag 1', 'release']);
    expect(cancelled(hands)).toBe(false);
  });
});
