/** The enlarged stack: a tray of large counters beside the hex, to be read (peek) or picked from (fan). */
import { counterDocument } from '../../draw/counters.ts';
import { centreOf, UNIT } from '../../draw/layout.ts';
import type { CounterShown } from '../../kit/depict.ts';
import type { Lang } from '../../kit/game.ts';
import { entryOf } from '../../kit/phrase.ts';
import type { CounterFace, Skin } from '../../kit/skin.ts';
import type { CounterState, Keys } from './api.ts';
import { toScreen } from './camera.ts';
import { div } from './dom.ts';
import type { BoardState, Panel } from './state.ts';

export interface PanelHost {
  pick(unit: number, keys: Keys): void;
  menu(hex: number, unit: number, at: { readonly x: number; readonly y: number }): void;
  closed(): void;
}

export interface PanelLayer {
  draw(s: BoardState): void;
  place(s: BoardState): void;
  has(target: EventTarget | null): boolean;
}

export function createPanel(root: HTMLElement, skin: Skin, host: PanelHost): PanelLayer {
  const tray = div('hf-tray', root);
  tray.hidden = true;
  let shown = '';
  let open: Panel | undefined;
  return {
    draw: s => {
      const key = s.panel ? keyOf(s, s.panel) : '';
      if (key === shown) return;
      const isOpening = open?.kind !== s.panel?.kind || open?.hex !== s.panel?.hex;
      const hadFocus = tray.contains(document.activeElement);
      shown = key;
      open = s.panel;
      tray.hidden = !s.panel;
      if (!s.panel) {
        tray.replaceChildren();
        if (hadFocus) root.focus({ preventScroll: true });
        return;
      }
      fill(tray, s, s.panel, skin, host);
      place(tray, s);
      if (s.panel.kind === 'fan' && (isOpening || hadFocus))
        tray.querySelector('button')?.focus({ preventScroll: true });
    },
    place: s => place(tray, s),
    has: target => target instanceof Node && tray.contains(target),
  };
}

/** A unit in words, for screen readers: as the page describes it, or else what is printed on it. */
export function unitWords({ config }: BoardState, { unit, face }: CounterShown): string {
  const said = config.describeUnit?.(unit);
  if (said) return [said.name, ...said.values].join(', ');
  return [face.left, face.right, face.symbol, face.values].filter(words => words !== '').join(' ');
}

function keyOf(s: BoardState, { kind, hex }: Panel): string {
  const counters = s.spots.stacks.get(hex) ?? [];
  const markers = s.spots.markersIn.get(hex) ?? [];
  const faces = [...counters.map(c => [c.counter.unit, c.state, c.counter.face]), ...markers.map(m => m.marker)];
  return JSON.stringify([kind, hex, s.config.lang, faces]);
}

function fill(tray: HTMLElement, s: BoardState, { kind, hex }: Panel, skin: Skin, host: PanelHost): void {
  tray.className = `hf-tray is-${kind}`;
  tray.setAttribute('role', kind === 'fan' ? 'group' : 'presentation');
  const caption = div('hf-caption');
  caption.textContent = captionOf(s, hex, skin, s.config.lang);
  tray.setAttribute('aria-label', caption.textContent);
  const row = div('hf-row');
  // Topmost first, in the order of lifting them off.
  for (const { counter, state } of (s.spots.stacks.get(hex) ?? []).toReversed()) {
    const card = cardOf(counter.face, state, skin, kind === 'fan');
    captionCard(card, s, counter);
    if (kind === 'fan') makePickable(card, hex, counter.unit, host);
    row.append(card);
  }
  for (const { marker } of kind === 'peek' ? (s.spots.markersIn.get(hex) ?? []) : []) {
    const card = cardOf(marker.face, 'plain', skin, false);
    line('hf-title', marker.title[s.config.lang], card);
    row.append(card);
  }
  tray.replaceChildren(caption, row);
  for (const words of s.config.describeStack?.(hex) ?? []) line('hf-total', words, tray);
  if (kind === 'fan') tray.onkeydown = event => moveFocus(row, event, host);
}

/** Number, terrain and place: what the map itself says about the hex. */
function captionOf(s: BoardState, hex: number, skin: Skin, lang: Lang): string {
  const { board } = s.layout;
  const name = board.names[hex] ?? '';
  const ground = entryOf(skin.terrain, board.terrains[board.terrain[hex] ?? 0] ?? '')?.name[lang];
  const places = board.map.places.filter(p => p.hex === name).map(p => p[lang]);
  return [name, ...places, ground].filter(words => words).join(' · ');
}

function cardOf(face: CounterFace, state: CounterState, skin: Skin, isButton: boolean): HTMLElement {
  const card = document.createElement(isButton ? 'button' : 'div');
  card.className = `hf-card is-${state}`;
  card.innerHTML = counterDocument(face, skin);
  card.firstElementChild?.setAttribute('aria-hidden', 'true');
  return card;
}

function line(name: string, words: string, parent: Element): void {
  div(name, parent).textContent = words;
}

/** Name and values below the counter; for screen readers they are the button's name. */
function captionCard(card: HTMLElement, s: BoardState, counter: CounterShown): void {
  const said = s.config.describeUnit?.(counter.unit);
  if (said) line('hf-title', said.name, card);
  for (const words of said?.values ?? []) line('hf-value', words, card);
  if (card instanceof HTMLButtonElement) card.setAttribute('aria-label', unitWords(s, counter));
}

function makePickable(card: HTMLElement, hex: number, unit: number, host: PanelHost): void {
  card.onclick = event => host.pick(unit, { shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey });
  card.oncontextmenu = event => {
    event.preventDefault();
    event.stopPropagation();
    host.menu(hex, unit, { x: event.clientX, y: event.clientY });
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function moveFocus(row: Element, event: KeyboardEvent, host: PanelHost): void {
  const step = entryOf(STEPS, event.key);
  if (event.key === 'Escape') host.closed();
  else if (step !== undefined) {
    const cards = [...row.querySelectorAll('button')];
    const now = cards.findIndex(card => card.matches(':focus'));
    cards[(now + step + cards.length) % cards.length]?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

const GAP = 10;

/**
 * Peeks are beside the hex so as not to cover what is above and below; fans above it, where a finger does not hide
 * them.
 */
function place(tray: HTMLElement, s: BoardState): void {
  if (!s.panel) return;
  const at = toScreen(s.camera, centreOf(s.layout, s.panel.hex));
  const reach = (UNIT * s.camera.k) / 2 + GAP;
  const { offsetWidth: width, offsetHeight: height } = tray;
  const [right, left] = [at.x + reach, at.x - reach - width];
  const isPeek = s.panel.kind === 'peek';
  const beside = right + width + GAP <= s.view.width || left < GAP ? right : left;
  const above = at.y - reach - height;
  const x = isPeek ? beside : at.x - width / 2;
  const y = isPeek ? at.y - height / 2 : above >= GAP ? above : at.y + reach;
  const keep = (v: number, most: number): number => Math.round(Math.max(GAP, Math.min(most - GAP, v)));
  tray.style.transform = `translate(${keep(x, s.view.width - width)}px, ${keep(y, s.view.height - height)}px)`;
}
