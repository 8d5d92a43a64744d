/** Moving the camera: at once or animated, always within bounds, and redrawn sharply when it rests. */
import { type Camera, clamped, glided } from './camera.ts';
import { prefersCalm } from './counterLayer.ts';
import { stageOf } from './state.ts';
import { redraw, settle, stirView, type View } from './view.ts';

export interface Motion {
  readonly v: View;
  /** The target of an animation; the next step of the wheel starts from there. */
  goal: Camera | undefined;
  tick: number;
  rest: ReturnType<typeof setTimeout> | undefined;
}

export const createMotion = (v: View): Motion => ({ v, goal: undefined, tick: 0, rest: undefined });

const REST_MS = 140;

/** Where the camera will be. */
export const aimOf = (m: Motion): Camera => m.goal ?? m.v.s.camera;

export function moveTo(m: Motion, camera: Camera): void {
  halt(m);
  put(m, camera);
  restSoon(m);
}

/** Moves with the pointer while it is pressed: it rests when the pointer is released, however slow the frames are. */
export function follow(m: Motion, camera: Camera): void {
  halt(m);
  put(m, camera);
}

export function glideTo(m: Motion, camera: Camera, ms: number): void {
  if (prefersCalm()) {
    moveTo(m, camera);
    return;
  }
  halt(m);
  const from = m.v.s.camera;
  const goal = clamped(camera, stageOf(m.v.s));
  m.goal = goal;
  let start: number | undefined;
  const step = (now: number): void => {
    start ??= now;
    const t = Math.min(1, (now - start) / ms);
    put(m, t < 1 ? glided(from, goal, t) : goal);
    if (t < 1) {
      m.tick = requestAnimationFrame(step);
      return;
    }
    m.goal = undefined;
    restSoon(m);
  };
  m.tick = requestAnimationFrame(step);
}

function put(m: Motion, camera: Camera): void {
  clearTimeout(m.rest);
  m.v.s.camera = clamped(camera, stageOf(m.v.s));
  stirView(m.v);
  redraw(m.v, 'camera');
}

export function restSoon(m: Motion): void {
  clearTimeout(m.rest);
  m.rest = setTimeout(() => settle(m.v), REST_MS);
}

export function halt(m: Motion): void {
  cancelAnimationFrame(m.tick);
  clearTimeout(m.rest);
  m.goal = undefined;
}
