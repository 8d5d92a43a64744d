/** What the keys do: the cursor moves between hexes and units, and the new place is announced. */
import { centreOf, UNIT } from '../../draw/layout.ts';
import { choose, clientPoint, closePanel, type Desk, fitMap, pointAt, show, zoomBy } from './actions.ts';
import { panned, toScreen } from './camera.ts';
import type { Way } from './hexes.ts';
import type { Command } from './keyboard.ts';
import { aimOf, glideTo } from './motion.ts';
import { unitWords } from './panel.ts';
import * as State from './state.ts';
import { redraw } from './view.ts';

/** Returns whether the key had an effect. `letGo` ends a drag or a box and returns whether there was one. */
export function obey(d: Desk, command: Command, letGo: () => boolean): boolean {
  const { v } = d;
  const middle = { x: v.s.view.width / 2, y: v.s.view.height / 2 };
  switch (command.type) {
    case 'step':
      return State.moveCursor(v.s, command.way) ? cursorMoved(d) : true;
    case 'scroll':
      return scroll(d, command.way);
    case 'cycle':
      return State.cycleUnit(v.s, command.step, command.isRound) ? cursorMoved(d) : false;
    case 'choose':
      // To a player who uses the mouse, Enter means the highlighted button of the page.
      if (v.s.cursor === undefined || !v.s.isKeyed) return false;
      choose(d, { hex: v.s.cursor, unit: v.s.cursorUnit }, { shift: false, ctrl: false });
      return true;
    case 'zoom':
      zoomBy(d, command.factor, middle, 140);
      return true;
    case 'actual':
      zoomBy(d, 1 / aimOf(d.m).k, middle, 200);
      return true;
    case 'fit':
      fitMap(d);
      return true;
    case 'peek':
      return peekNow(d);
    case 'menu':
      return cursorMenu(d);
    case 'escape':
      if (!letGo() && !closePanel(d)) d.events.onEscape?.();
      return true;
    default:
      return command satisfies never;
  }
}

const TOWARDS: Readonly<Record<Way, readonly [number, number]>> = {
  left: [1, 0],
  right: [-1, 0],
  up: [0, 1],
  down: [0, -1],
};

function scroll(d: Desk, way: Way): boolean {
  const [x, y] = TOWARDS[way];
  d.v.s.framing = 'free';
  glideTo(d.m, panned(aimOf(d.m), x * 160, y * 160), 160);
  return true;
}

function cursorMoved(d: Desk): boolean {
  const { s, voice } = d.v;
  const { cursor, cursorUnit } = s;
  if (cursor === undefined) return false;
  const spot = s.spots.counters.find(c => c.counter.unit === cursorUnit);
  const hex = s.config.describe?.(cursor) ?? s.layout.board.names[cursor] ?? '';
  voice.say(spot ? unitWords(s, spot.counter) : hex);
  pointAt(d, { hex: cursor, unit: cursorUnit });
  show(d, [cursor]);
  redraw(d.v, 'own');
  if (s.panel && s.panel.hex !== cursor) closePanel(d);
  return true;
}

function peekNow(d: Desk): boolean {
  const { s } = d.v;
  const hex = s.isKeyed ? (s.cursor ?? s.pointed.hex) : (s.pointed.hex ?? s.cursor);
  if (hex === undefined || !State.hasPieces(s, hex)) return false;
  d.hover.now(hex);
  return true;
}

function cursorMenu(d: Desk): boolean {
  const { s } = d.v;
  if (s.cursor === undefined) return false;
  const low = { x: 0, y: 0.3 * UNIT };
  const c = centreOf(s.layout, s.cursor);
  const at = toScreen(s.camera, { x: c.x + low.x, y: c.y + low.y });
  d.events.onMenu?.(s.cursor, s.cursorUnit, clientPoint(d, at));
  return true;
}
