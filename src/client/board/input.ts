/** Pointer and wheel events of the page, brought into the board's own coordinates and handed to the gestures. */
import type { Point } from '../../kit/hex.ts';
import { cancelled, type Hands, lifted, moved, type Press, pressed } from './gesture.ts';

export interface InputHost {
  /** A mouse or pen over the board with nothing pressed; nothing when it leaves. */
  hover(at: Point | undefined): void;
  wheel(at: Point, factor: number, isStepped: boolean): void;
  /** Whether this event belongs to something that lies over the board. */
  isElsewhere(target: EventTarget | null): boolean;
  /** Something was pressed outside the tray. */
  touched(): void;
}

export function listenToPointers(root: HTMLElement, hands: Hands, host: InputHost): () => void {
  const off = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, then: (event: HTMLElementEventMap[K]) => void): void =>
    root.addEventListener(type, then, { signal: off.signal, passive: false });
  on('pointerdown', event => {
    if (host.isElsewhere(event.target)) return;
    if (event.button === 1) event.preventDefault();
    root.setPointerCapture(event.pointerId);
    root.focus({ preventScroll: true });
    host.touched();
    pressed(hands, pressOf(root, event));
  });
  on('pointermove', event => {
    const press = pressOf(root, event);
    moved(hands, press);
    if (event.buttons === 0 && event.pointerType !== 'touch')
      host.hover(host.isElsewhere(event.target) ? undefined : press);
  });
  on('pointerup', event => lifted(hands, pressOf(root, event)));
  on('pointercancel', event => void cancelled(hands, event.pointerId));
  on('pointerleave', () => host.hover(undefined));
  on('contextmenu', event => event.preventDefault());
  on('wheel', event => {
    if (host.isElsewhere(event.target)) return;
    event.preventDefault();
    const { factor, isStepped } = wheelZoom(event);
    host.wheel(placeOf(root, event), factor, isStepped);
  });
  return () => off.abort();
}

/** Lines and pages as pixels; a pinch on a trackpad comes as a wheel with Ctrl and small numbers. */
export function wheelZoom(event: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): {
  readonly factor: number;
  readonly isStepped: boolean;
} {
  const pixels = event.deltaY * (event.deltaMode === 1 ? 33 : event.deltaMode === 2 ? 400 : 1);
  const isStepped = Math.abs(pixels) >= 50;
  const speed = event.ctrlKey && !isStepped ? 0.01 : 0.0018;
  return { factor: Math.exp(-Math.max(-240, Math.min(240, pixels)) * speed), isStepped };
}

function placeOf(root: Element, event: MouseEvent): Point {
  const { left, top } = root.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

const pressOf = (root: Element, event: PointerEvent): Press => ({
  ...placeOf(root, event),
  id: event.pointerId,
  button: event.button < 0 ? 0 : event.button,
  isTouch: event.pointerType === 'touch',
  keys: { shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey },
  time: event.timeStamp,
});
