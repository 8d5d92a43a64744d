/** Puts a board into an element: state, view, pointer and keyboard behind one small interface. */
import './board.css';
import { layoutOf } from '../../draw/layout.ts';
import * as Actions from './actions.ts';
import type { BoardApi, CreateBoard } from './api.ts';
import { centredOn, toWorld } from './camera.ts';
import { obey } from './commands.ts';
import { div } from './dom.ts';
import { cancelled, createHands, type Hands } from './gesture.ts';
import { createHover } from './hover.ts';
import { listenToPointers } from './input.ts';
import { listenToKeys } from './keyboard.ts';
import { listenForLens } from './lensKey.ts';
import { aimOf, createMotion, halt, moveTo } from './motion.ts';
import { configure, firstState, framed, hitAt, measure, nearer } from './state.ts';
import { createView, redraw, settle } from './view.ts';

export const createBoard: CreateBoard = (element, board, skin, events) => {
  const root = div('hf-board', element);
  const s = firstState(layoutOf(board, skin), sizeOf(root));
  const view = createView(root, s, skin, {
    pick: (unit, keys) => {
      if (!keys.shift && !keys.ctrl) Actions.closePanel(desk);
      events.onUnit?.(unit, keys);
    },
    menu: (hex, unit, at) => events.onMenu?.(hex, unit, at),
    closed: () => Actions.closePanel(desk),
  });
  const motion = createMotion(view);
  const hover = createHover({
    show: hex => Actions.openPanel(desk, hex === undefined ? undefined : { kind: 'peek', hex }),
    later: Actions.later,
  });
  const desk: Actions.Desk = { v: view, m: motion, hover, events };
  const hands = createHands(Actions.gestureHost(desk));
  const unlisten = listen(desk, hands);
  redraw(view, 'map', 'camera');
  settle(view);
  return apiOf(desk, unlisten);
};

function apiOf(desk: Actions.Desk, unlisten: () => void): BoardApi {
  const { v: view, m: motion, hover } = desk;
  const { s, root } = view;
  return {
    set: change => {
      const hadCounters = s.config.counters.length > 0;
      redraw(view, ...configure(s, change));
      const isFirst = !hadCounters && s.config.counters.length > 0;
      if ((isFirst || change.focus) && s.framing === 'start') Actions.begin(desk);
    },
    sheet: id => {
      const leaf = s.layout.leaves.findIndex(one => one.id === id);
      Actions.turnTo(desk, leaf < 0 || s.layout.leaves.length < 2 ? undefined : leaf);
      Actions.fitMap(desk);
    },
    overview: (host, mount) => mount(host, desk),
    show: hexes => Actions.show(desk, hexes),
    approach: hexes => Actions.show(desk, hexes, nearer(s, aimOf(motion), hexes)),
    flash: units => view.counters.flash(units),
    hexAt: at => {
      const { left, top } = root.getBoundingClientRect();
      const isFree = root.contains(document.elementFromPoint(at.x, at.y));
      return isFree ? hitAt(s, { x: at.x - left, y: at.y - top }).hex : undefined;
    },
    fit: () => Actions.fitMap(desk),
    zoom: factor => Actions.zoomBy(desk, factor, { x: s.view.width / 2, y: s.view.height / 2 }, 140),
    focus: () => root.focus({ preventScroll: true }),
    destroy: () => {
      unlisten();
      hover.off();
      halt(motion);
      cancelAnimationFrame(view.tick);
      root.remove();
    },
  };
}

/** Listens to pointer, keys and the size of the window; returns how to stop. */
function listen(desk: Actions.Desk, hands: Hands): () => void {
  const { root } = desk.v;
  const stops = [
    listenToPointers(root, hands, {
      hover: at => Actions.hoverAt(desk, at),
      wheel: (at, turn) => {
        hover.off();
        Actions.turnWheel(desk, at, turn);
      },
      isElsewhere: target => desk.v.panel.has(target),
      touched: () => {
        Actions.useKeys(desk, false);
        Actions.closePanel(desk);
      },
    }),
    listenToKeys(root, command => {
      const isUsed = obey(desk, command, () => cancelled(hands));
      if (isUsed && command.type !== 'escape') Actions.useKeys(desk, true);
      return isUsed;
    }),
    listenForLens(
      at => Actions.magnify(desk, at),
      () => Actions.pointerOf(desk),
    ),
  ];
  const { hover } = desk;
  root.addEventListener('focus', () => Actions.useKeys(desk, root.matches(':focus-visible')));
  root.addEventListener('blur', () => Actions.useKeys(desk, false));
  const watch = new ResizeObserver(() => resized(desk));
  watch.observe(root);
  return () => {
    cancelled(hands);
    for (const stop of stops) stop();
    watch.disconnect();
  };
}

const sizeOf = (root: HTMLElement): { width: number; height: number } => ({
  width: Math.max(1, root.clientWidth),
  height: Math.max(1, root.clientHeight),
});

/** What was in the middle stays in the middle; a map that nobody has moved is fitted again. */
function resized(desk: Actions.Desk): void {
  const { v, m } = desk;
  const { s } = v;
  const before = toWorld(s.camera, { x: s.view.width / 2, y: s.view.height / 2 });
  s.view = sizeOf(v.root);
  measure(s);
  if (s.framing === 'start') Actions.begin(desk);
  else moveTo(m, framed(s) ?? centredOn(before, s.camera.k, s.view));
}
