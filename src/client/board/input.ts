/** Pointer and wheel events of the page, converted to the board's coordinates and passed to the gestures. */
import type { Point } from '../../kit/hex.ts';
import { cancelled, type Hands, lifted, moved, type Press, pressed } from './gesture.ts';

export interface InputHost {
  /** A mouse or pen over the board with no button pressed; undefined when it leaves. */
  hover(at: Point | undefined): void;
  wheel(at: Point, turn: WheelTurn): void;
  /** Whether this event belongs to an element that covers the board. */
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
  // The click that a browser makes of a tap would hit whatever the tap has just opened there.
  on('touchend', event => {
    if (event.cancelable && !host.isElsewhere(event.target)) event.preventDefault();
  });
  on('pointercancel', event => void cancelled(hands, event.pointerId));
  on('pointerleave', () => host.hover(undefined));
  on('contextmenu', event => event.preventDefault());
  on('wheel', event => {
    if (host.isElsewhere(event.target)) return;
    event.preventDefault();
    host.wheel(placeOf(root, event), wheelTurn(event));
  });
  return () => off.abort();
}

/** A turn of the wheel, as zoom and as scroll. */
export interface WheelTurn extends ReturnType<typeof wheelZoom> {
  readonly dx: number;
  readonly dy: number;
  /** With Ctrl, or pinched on a trackpad: always a zoom. */
  readonly isZoom: boolean;
}

const pixelsOf = (mode: number): number => (mode === 1 ? 33 : mode === 2 ? 400 : 1);

/** With Shift a wheel scrolls sideways. */
export function wheelTurn(event: WheelFields): WheelTurn {
  const { deltaX, deltaY, deltaMode, shiftKey, ctrlKey } = event;
  const unit = pixelsOf(deltaMode);
  const isSideways = shiftKey && deltaX === 0;
  return {
    ...wheelZoom(event),
    dx: (isSideways ? deltaY : deltaX) * unit,
    dy: isSideways ? 0 : deltaY * unit,
    isZoom: ctrlKey,
  };
}

export type WheelFields = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'shiftKey' | 'ctrlKey'>;

/** Lines and pages as pixels; a pinch on a trackpad arrives as a wheel with Ctrl and small numbers. */
export function wheelZoom(event: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): {
  readonly factor: number;
  readonly isStepped: boolean;
} {
  const pixels = event.deltaY * pixelsOf(event.deltaMode);
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
