/** The map: puts the board into the page, tells it what to show, and forwards its input. */
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Box } from '../../draw/layout.ts';
import { withPart } from '../app/Here.tsx';
import { counterScale, lang, wheel } from '../app/settings.ts';
import type { BoardApi, BoardEvents } from '../board/api.ts';
import { createBoard } from '../board/create.ts';
import { AtlasCorner } from './AtlasCorner.tsx';
import { dropAt } from './Carried.tsx';
import { spokenHex, stackCaption, unitCaption } from './captions.ts';
import { ableUnits } from './choices.ts';
import type { Desk } from './desk.ts';
import { box, clickHex, clickUnit, consider, drop, letGo, lift, trace, watch } from './hands.ts';
import { firstHexes, pictureOf } from './picture.ts';
import { explainPointed } from './pointing.ts';
import { soughtHexes } from './sought.ts';
import { TABLE_LATER } from './tableLater.ts';
import { say } from './text.ts';

export interface BoardHandle {
  api?: BoardApi;
}

export function BoardPane({ desk, handle }: { readonly desk: Desk; readonly handle: BoardHandle }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? mount(host.current, desk, handle) : undefined), [desk, handle]);
  const words = say();
  return (
    <div class="gp-map">
      <div
        class="gp-board"
        ref={host}
        onPointerDown={event => follow(desk, event)}
        onPointerUpCapture={event => follow(desk, event)}
      />
      <div class="gp-zoom">
        <button
          type="button"
          class="gp-round"
          title={`${words.zoomIn} (+)`}
          aria-label={words.zoomIn}
          onClick={() => handle.api?.zoom(1.3)}
        >
          +
        </button>
        <button
          type="button"
          class="gp-round"
          title={`${words.zoomOut} (−)`}
          aria-label={words.zoomOut}
          onClick={() => handle.api?.zoom(1 / 1.3)}
        >
          −
        </button>
        <button
          type="button"
          class="gp-round"
          title={`${words.fit} (Z)`}
          aria-label={words.fit}
          onClick={() => handle.api?.fit()}
        >
          ⤢
        </button>
      </div>
      <AtlasCorner atlas={desk.atlas} />
    </div>
  );
}

function follow(desk: Desk, { clientX, clientY }: PointerEvent): void {
  desk.pointer = { x: clientX, y: clientY };
}

function mount(element: HTMLElement, desk: Desk, handle: BoardHandle): () => void {
  const { game } = desk.session;
  const board = createBoard(element, game.board, game.skin, eventsOf(desk));
  const picture = pictureOf(desk);
  handle.api = board;
  board.set({
    covers: () => coversOf(element),
    describe: hex => spokenHex(desk, hex),
    describeUnit: unit => unitCaption(desk, unit),
    describeStack: hex => stackCaption(desk, hex),
  });
  desk.hexAt = at => board.hexAt(at);
  desk.show = hexes => board.show(hexes);
  desk.approach = hexes => board.approach(hexes);
  desk.flash = units => board.flash(units);
  desk.atlas.turn = id => board.sheet(id);
  desk.atlas.draw.value = (host, mount) => board.overview(host, mount);
  const stops = [
    effect(() => board.set({ lang: lang.value, counterScale: counterScale.value, wheel: wheel.value })),
    ...[picture.counters, picture.states, picture.marks, picture.overlays, picture.lines].map(part =>
      effect(() => board.set(part.value)),
    ),
    followAction(desk, board),
    followPhase(desk, board),
    followDecision(desk, board),
    explainPointed(desk),
  ];
  return () => {
    for (const stop of stops) stop();
    delete handle.api;
    desk.atlas.draw.value = undefined;
    board.destroy();
  };
}

/** Buttons, trays and menus over the map; those that are not shown have no size. */
function coversOf(element: HTMLElement): readonly Box[] {
  const { left, top } = element.getBoundingClientRect();
  const over = element
    .closest('.gp-ground')
    ?.querySelectorAll('.gp-zoom, .gp-atlas, .gp-overlays > summary, .gp-foot > *');
  return [...(over ?? [])].flatMap(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return width > 0 ? [{ x: x - left, y: y - top, width, height }] : [];
  });
}

/** What to show first, in set-up and in play; the board keeps it in view as long as nobody has moved the map. */
function followPhase(desk: Desk, board: BoardApi): () => void {
  let shown = '';
  return effect(() => {
    const { choices, state, decider } = desk.session;
    const c = choices.value;
    if (!c || !state.value) return;
    const isSetUp = state.value.turn === 0 || ableUnits(c).every(u => !c.hexOf.has(u));
    const now = c.focus ? 'choice' : isSetUp ? `set-up ${decider.value}` : 'play';
    if (now === shown) return;
    const focus = firstHexes(c);
    if (focus.length === 0) return;
    shown = now;
    board.set({ focus });
  });
}

/** More hexes than this are a front, not a decision. */
const MOST_FRAMED = 24;

/** Frames what is to be decided whenever another decision begins; the first one is the start of the page. */
function followDecision(desk: Desk, board: BoardApi): () => void {
  let shown: string | undefined;
  return effect(() => {
    const { choices, state, decider } = desk.session;
    const [c, s] = [choices.value, state.value];
    if (!c || !s) return;
    const key = `${s.turn} ${decider.value} ${s.flow.map(f => f.phase).join()}`;
    if (key === shown) return;
    const isFirst = shown === undefined;
    shown = key;
    const hexes = isFirst ? [] : firstHexes(c);
    if (hexes.length > 0 && hexes.length <= MOST_FRAMED) board.show(hexes);
  });
}

/** Scrolls to what the other side did, and after an own action to the units that need a decision. */
function followAction(desk: Desk, board: BoardApi): () => void {
  let shown = -1;
  return effect(() => {
    const { position, log, looked, decider, choices } = desk.session;
    const n = looked.value?.n ?? position.value?.n ?? 0;
    if (n === shown) return;
    const isFirst = shown < 0;
    shown = n;
    const entry = log.peek()[n - 1];
    const isOwn = entry?.role === decider.peek() && !looked.peek();
    if (isFirst || !entry) return;
    const hexes = soughtHexes(choices.peek(), { events: entry.events, isOwn });
    if (hexes.length > 0) board.show(hexes);
  });
}

const eventsOf = (desk: Desk): BoardEvents => ({
  onHex: (hex, keys) => clickHex(desk, hex, keys),
  onUnit: (unit, keys) => {
    watch(desk, unit);
    consider(desk);
    clickUnit(desk, unit, keys);
  },
  onLift: unit => {
    watch(desk, unit);
    lift(desk, unit);
  },
  onDrop: (unit, hex) => drop(desk, unit, hex),
  onDropOutside: (unit, at) => dropAt(desk, { unit }, at),
  onRelease: () => {
    desk.carried.value = undefined;
  },
  onBox: units => box(desk, units),
  onPoint: (hex, unit) => {
    trace(desk, hex);
    desk.pointed.value = { ...(hex === undefined ? {} : { hex }), ...(unit === undefined ? {} : { unit }) };
  },
  onMenu: (hex, unit, at) => void withPart(TABLE_LATER, ({ openContextMenu }) => openContextMenu(desk, hex, unit, at)),
  onEscape: () => letGo(desk),
  onSheet: id => {
    desk.atlas.sheet.value = id;
  },
});
