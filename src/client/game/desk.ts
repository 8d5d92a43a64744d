/**
 * What the player has selected, points at and has switched on. Functions that change it are in hands.ts, switches in
 * switches.ts; follow.ts resets the desk when the position changes.
 */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action } from '../../kit/game.ts';
import type { Entry } from '../../protocol/link.ts';
import { showNumbers } from '../app/settings.ts';
import { type Atlas, makeAtlas } from './atlas.ts';
import { battleAt, battlesNow, declaredAt, type Foretold, type Fought, foretoldBy, foughtIn } from './battle.ts';
import { type Duty, dutyAt, forecastAt } from './forecast.ts';
import { type Gallery, makeGallery } from './gallery.ts';
import { type Moments, makeMoments } from './moments.ts';
import { makePins, type Pins } from './pins.ts';
import { type Row, rowsOf } from './round.ts';
import { type Item, NOTHING, type Pointed, type Selection, targetsInHand } from './select.ts';
import type { Session } from './session.ts';
import type { OverlayId, Tab } from './switches.ts';
import { moveBy, type Trailed } from './trail.ts';
import type { WhyNot } from './whyNot.ts';

export interface Menu {
  /** What was clicked. */
  readonly title?: string;
  readonly items: readonly Item[];
  /** Actions that are impossible here, with the reason. */
  readonly refusals: readonly (WhyNot & { readonly label: string })[];
  readonly x: number;
  readonly y: number;
}

export interface FoughtAt extends Fought {
  /** Its entry in the log, from 1. */
  readonly n: number;
}

/** What a lesson highlights: hexes on the map, and the next thing to do. */
export interface Guide {
  readonly hexes: readonly number[];
  readonly actions: readonly Action[];
}

/** A unit, or an enemy's hex that is dragged to another; on the map the board itself shows it. */
export interface Carried {
  readonly unit: number;
  readonly hex?: number;
}

export interface Desk {
  readonly session: Session;
  readonly selection: Signal<Selection>;
  readonly pointed: Signal<Pointed>;
  readonly menu: Signal<Menu | undefined>;
  readonly hint: Signal<WhyNot | undefined>;
  readonly overlays: Signal<ReadonlySet<OverlayId>>;
  readonly done: Signal<ReadonlySet<number>>;
  /** A unit selected for the overlays only. */
  readonly watched: Signal<number | undefined>;
  /** Things that a link of the log highlights. */
  readonly lit: Signal<Pointed>;
  readonly guide: Signal<Guide | undefined>;
  readonly tab: Signal<Tab>;
  readonly isPanelOpen: Signal<boolean>;
  readonly isList: Signal<boolean>;
  /** The computer waits for the player. */
  readonly isPaused: Signal<boolean>;
  readonly hideCounters: Signal<boolean>;
  readonly battles: ReadonlySignal<readonly Foretold[]>;
  /** The battle that the hex under the pointer would start. */
  readonly glimpsed: ReadonlySignal<Foretold | undefined>;
  /** A forecast that is kept on display. */
  readonly considered: Signal<Foretold | undefined>;
  readonly fought: ReadonlySignal<FoughtAt | undefined>;
  /** The battles of this round, being declared or resolved one after the other. */
  readonly rows: ReadonlySignal<readonly Row[]>;
  /** The battle whose row is under the pointer in the list, by the hex that names it. */
  readonly row: Signal<number | undefined>;
  /** The battle under the pointer, in the list or on the map. */
  readonly singled: ReadonlySignal<number | undefined>;
  /** What is being dragged. */
  readonly carried: Signal<Carried | undefined>;
  /** The hexes it was dragged through, and the corresponding move, if they are a way it may take. */
  readonly trail: Signal<readonly number[]>;
  readonly trailed: ReadonlySignal<Trailed | undefined>;
  /** The line of the menu under the pointer, if it is a way. */
  readonly eyed: Signal<Item | undefined>;
  /** What would have to be attacked from the hex under the pointer. */
  readonly duty: ReadonlySignal<Duty | undefined>;
  /** The last forecasts of battles, to be shown again with the die. */
  readonly foretold: Signal<readonly Foretold[]>;
  readonly atlas: Atlas;
  readonly gallery: Gallery;
  readonly pins: Pins;
  readonly moments: Moments;
  /** The last position of the pointer, for menus. */
  pointer: { x: number; y: number };
  /** The hex of the map under a point of the window. */
  hexAt(at: { readonly x: number; readonly y: number }): number | undefined;
  show(hexes: readonly number[]): void;
  /** Scrolls to hexes, at a readable zoom. */
  approach(hexes: readonly number[]): void;
  flash(units: readonly number[]): void;
  /** The player did something that the lesson did not ask for. */
  astray(): void;
}

export const isNarrow = (): boolean => globalThis.matchMedia?.('(max-width: 760px)').matches === true;

export function makeDesk(session: Session): Desk {
  const pointed = signal<Pointed>({});
  const selection = signal<Selection>(NOTHING);
  const battles = computed(() => (session.choices.value ? battlesNow(session.choices.value) : []));
  const row = signal<number | undefined>(undefined);
  const watched = signal<number | undefined>(undefined);
  const carried = signal<Carried | undefined>(undefined);
  const trail = signal<readonly number[]>([]);
  return {
    session,
    selection,
    pointed,
    menu: signal<Menu | undefined>(undefined),
    hint: signal<WhyNot | undefined>(undefined),
    overlays: signal<ReadonlySet<OverlayId>>(new Set<OverlayId>(showNumbers.value ? ['numbers'] : [])),
    done: signal<ReadonlySet<number>>(new Set<number>()),
    watched,
    lit: signal<Pointed>({}),
    guide: signal<Guide | undefined>(undefined),
    tab: signal<Tab>('log'),
    isPanelOpen: signal(!isNarrow()),
    isList: signal(false),
    isPaused: signal(false),
    hideCounters: signal(false),
    battles,
    glimpsed: computed(() => {
      const [c, hex] = [session.choices.value, pointed.value.hex];
      if (!c || hex === undefined || battles.value.length > 0) return undefined;
      const own = c.battles.find(b => b.hexes.includes(hex));
      if (own) return declaredAt(c.game, c.s, own);
      const strike = targetsInHand(c, selection.value).get(hex);
      const [first] = strike?.isStrike ? strike.actions : [];
      return battleAt(c, hex) ?? (first && foretoldBy(c, first)) ?? forecastAt(c, selection.value, hex);
    }),
    considered: signal<Foretold | undefined>(undefined),
    fought: computed(() => lastBattle(session)),
    rows: computed(() => (session.depiction.value ? rowsOf(session.depiction.value, shownLog(session)) : [])),
    row,
    singled: computed(() => row.value ?? battlePointed(session, pointed.value)),
    carried,
    trail,
    trailed: computed(() => {
      const [c, unit] = [session.choices.value, carried.value?.unit];
      return c && unit !== undefined ? moveBy(c, unit, trail.value) : undefined;
    }),
    eyed: signal<Item | undefined>(undefined),
    duty: computed(() => dutyAt(session.choices.value, selection.value, pointed.value.hex)),
    foretold: signal<readonly Foretold[]>([]),
    atlas: makeAtlas(session.game.board, isNarrow()),
    gallery: makeGallery(session, { pointed, selection, watched }),
    pins: makePins(session),
    moments: makeMoments(),
    pointer: { x: 0, y: 0 },
    hexAt: () => undefined,
    show: () => undefined,
    approach: () => undefined,
    flash: () => undefined,
    astray: () => undefined,
  };
}

/** The log up to the position shown. */
const shownLog = ({ log, looked, position }: Session): readonly Entry[] =>
  log.value.slice(0, looked.value?.n ?? position.value?.n ?? 0);

/** The battle of an enemy hex, or of a unit assigned to it. */
function battlePointed({ depiction }: Session, { hex, unit }: Pointed): number | undefined {
  const battles = depiction.value?.battles;
  return battles?.find(b => (unit !== undefined && b.units.includes(unit)) || b.hexes.includes(hex ?? -1))?.hex;
}

/** The last battle up to the position shown, if only its consequences followed in the same turn. */
function lastBattle({ log, looked, position }: Session): FoughtAt | undefined {
  const n = looked.value?.n ?? position.value?.n ?? 0;
  for (const entry of log.value.slice(Math.max(0, n - 12), n).reverse()) {
    const fought = foughtIn(entry.events);
    if (fought) return { ...fought, n: entry.n };
  }
  return undefined;
}
