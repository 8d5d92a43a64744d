/**
 * What the player holds, points at and has switched on, and the hands that change it. Joins the pure transitions of
 * select.ts to the session; components and keys call nothing else.
 */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action, Choice, Refusal } from '../../kit/game.ts';
import type { Entry } from '../../protocol/link.ts';
import { lang, showNumbers } from '../app/settings.ts';
import { battleAt, battlesNow, declaredAt, type Foretold, type Fought, foughtIn } from './battle.ts';
import { backOf, berthsOf } from './carry.ts';
import { ableUnits, type Choices, takesHex, unitChoices } from './choices.ts';
import { type Duty, dutyAt, forecastAt } from './forecast.ts';
import { gathered } from './gather.ts';
import { type Row, rowsOf } from './round.ts';
import {
  boxUnits,
  dropUnit,
  FREE,
  type Held,
  type Item,
  joinHexes,
  NOTHING,
  type Pointed,
  pick,
  pointHex,
  pointUnit,
  press,
  type Reply,
  type Selection,
  takeUnit,
} from './select.ts';
import type { Session } from './session.ts';
import { inWords, meant, type WhyNot, whyNot } from './whyNot.ts';

export const OVERLAYS = ['reach', 'zoc', 'supply', 'threat', 'control', 'numbers', 'air', 'rail', 'other'] as const;
export type OverlayId = (typeof OVERLAYS)[number];

export const TABS = ['log', 'tracks', 'charts', 'odds', 'rules', 'luck'] as const;
export type Tab = (typeof TABS)[number];

export interface Menu {
  /** What was pointed at. */
  readonly title?: string;
  readonly items: readonly Item[];
  /** Things that cannot be done here, with the reason. */
  readonly refusals: readonly (WhyNot & { readonly label: string })[];
  readonly x: number;
  readonly y: number;
}

export interface FoughtAt extends Fought {
  /** Its entry in the log, from 1. */
  readonly n: number;
}

/** Where a lesson points: hexes on the map, and what is to be done next. */
export interface Guide {
  readonly hexes: readonly number[];
  readonly actions: readonly Action[];
}

/** A unit, or an enemy's hex that is brought to another; on the map the board itself shows it. */
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
  /** A unit picked out to be looked at, for the overlays. */
  readonly watched: Signal<number | undefined>;
  /** Things a link of the log lights up. */
  readonly lit: Signal<Pointed>;
  readonly guide: Signal<Guide | undefined>;
  readonly tab: Signal<Tab>;
  readonly isPanelOpen: Signal<boolean>;
  readonly isList: Signal<boolean>;
  readonly hideCounters: Signal<boolean>;
  readonly battles: ReadonlySignal<readonly Foretold[]>;
  /** The battle that a hex pointed at would begin. */
  readonly glimpsed: ReadonlySignal<Foretold | undefined>;
  /** A forecast kept to be read at leisure. */
  readonly considered: Signal<Foretold | undefined>;
  readonly fought: ReadonlySignal<FoughtAt | undefined>;
  /** The battles of this round, being put together or fought one after the other. */
  readonly rows: ReadonlySignal<readonly Row[]>;
  /** The battle whose row is pointed at in the list, by the hex that names it. */
  readonly row: Signal<number | undefined>;
  /** The battle that is pointed at, in the list or on the map. */
  readonly singled: ReadonlySignal<number | undefined>;
  /** What hangs from the pointer. */
  readonly carried: Signal<Carried | undefined>;
  /** What would have to be attacked from the hex pointed at. */
  readonly duty: ReadonlySignal<Duty | undefined>;
  /** The battles last foretold, to be shown again with the die. */
  readonly foretold: Signal<readonly Foretold[]>;
  /** Where the pointer was last, for menus. */
  pointer: { x: number; y: number };
  /** The hex of the map under a point of the window. */
  hexAt(at: { readonly x: number; readonly y: number }): number | undefined;
  show(hexes: readonly number[]): void;
  flash(units: readonly number[]): void;
  /** Something was done that the lesson did not ask for. */
  astray(): void;
}

const isNarrow = (): boolean => globalThis.matchMedia?.('(max-width: 760px)').matches === true;

export function makeDesk(session: Session): Desk {
  const pointed = signal<Pointed>({});
  const selection = signal<Selection>(NOTHING);
  const battles = computed(() => (session.choices.value ? battlesNow(session.choices.value) : []));
  const row = signal<number | undefined>(undefined);
  return {
    session,
    selection,
    pointed,
    menu: signal<Menu | undefined>(undefined),
    hint: signal<WhyNot | undefined>(undefined),
    overlays: signal<ReadonlySet<OverlayId>>(new Set<OverlayId>(showNumbers.value ? ['numbers'] : [])),
    done: signal<ReadonlySet<number>>(new Set<number>()),
    watched: signal<number | undefined>(undefined),
    lit: signal<Pointed>({}),
    guide: signal<Guide | undefined>(undefined),
    tab: signal<Tab>('log'),
    isPanelOpen: signal(!isNarrow()),
    isList: signal(false),
    hideCounters: signal(false),
    battles,
    glimpsed: computed(() => {
      const [c, hex] = [session.choices.value, pointed.value.hex];
      if (!c || hex === undefined || battles.value.length > 0) return undefined;
      const own = c.battles.find(b => b.hexes.includes(hex));
      if (own) return declaredAt(c.game, c.s, own);
      return battleAt(c, hex) ?? forecastAt(c, selection.value, hex);
    }),
    considered: signal<Foretold | undefined>(undefined),
    fought: computed(() => lastBattle(session)),
    rows: computed(() => (session.depiction.value ? rowsOf(session.depiction.value, shownLog(session)) : [])),
    row,
    singled: computed(() => row.value ?? battlePointed(session, pointed.value)),
    carried: signal<Carried | undefined>(undefined),
    duty: computed(() => dutyAt(session.choices.value, selection.value, pointed.value.hex)),
    foretold: signal<readonly Foretold[]>([]),
    pointer: { x: 0, y: 0 },
    hexAt: () => undefined,
    show: () => undefined,
    flash: () => undefined,
    astray: () => undefined,
  };
}

/** The log as far as the position shown. */
const shownLog = ({ log, looked, position }: Session): readonly Entry[] =>
  log.value.slice(0, looked.value?.n ?? position.value?.n ?? 0);

/** The battle of an enemy hex, or of a unit that has its part in it. */
function battlePointed({ depiction }: Session, { hex, unit }: Pointed): number | undefined {
  const battles = depiction.value?.battles;
  return battles?.find(b => (unit !== undefined && b.units.includes(unit)) || b.hexes.includes(hex ?? -1))?.hex;
}

/** The last battle up to the position shown, if nothing but its consequences came after it in the same turn. */
function lastBattle({ log, looked, position }: Session): FoughtAt | undefined {
  const n = looked.value?.n ?? position.value?.n ?? 0;
  for (const entry of log.value.slice(Math.max(0, n - 12), n).reverse()) {
    const fought = foughtIn(entry.events);
    if (fought) return { ...fought, n: entry.n };
  }
  return undefined;
}

/** Lets go whenever the position changes; unit marks last as long as the phase. */
export function followPosition(desk: Desk): () => void {
  let phase = '';
  let isBattle = false;
  let before: Tab = 'log';
  let isOpened = false;
  return effect(() => {
    const { choices, state, position, looked } = desk.session;
    position.value;
    looked.value;
    choices.value;
    const now = `${state.value?.turn} ${state.value?.flow.at(-1)?.phase} ${desk.session.decider.value}`;
    const isAsked = desk.session.decider.value !== undefined;
    const fights = desk.battles.value.length > 0 || (isAsked && desk.session.depiction.value?.battles !== undefined);
    batch(() => {
      desk.selection.value = NOTHING;
      desk.menu.value = undefined;
      desk.hint.value = undefined;
      desk.considered.value = undefined;
      if (now !== phase) desk.done.value = new Set();
      desk.row.value = undefined;
      if (fights) desk.foretold.value = foretoldNow(desk);
      if (fights && !isBattle) {
        before = desk.tab.peek();
        desk.tab.value = 'odds';
        // A phone's panel is folded as a rule, but the sheet is to be seen before the dice.
        isOpened = isNarrow() && !desk.isPanelOpen.peek();
        if (isOpened) desk.isPanelOpen.value = true;
      }
      if (!fights && isBattle) {
        if (desk.tab.peek() === 'odds' && !desk.fought.peek()) desk.tab.value = before;
        if (isOpened) desk.isPanelOpen.value = false;
      }
    });
    phase = now;
    isBattle = fights;
  });
}

/** Kept to be shown again with the die. */
function foretoldNow({ session, battles }: Desk): readonly Foretold[] {
  const s = session.state.value;
  const waiting = session.depiction.value?.battles ?? [];
  return [...battles.value, ...waiting.flatMap(b => (s && declaredAt(session.game, s, b)) ?? [])];
}

const withChoices = (desk: Desk, hand: (c: Choices) => Reply): void => {
  const c = desk.session.choices.value;
  if (c && !desk.session.sending.value) answer(desk, c, hand(c));
};

function answer(desk: Desk, c: Choices, reply: Reply): void {
  batch(() => {
    desk.selection.value = reply.selection;
    desk.menu.value = reply.menu ? { items: reply.menu, refusals: [], ...desk.pointer } : undefined;
    desk.hint.value = reply.asks ? reasonFor(desk, c, reply.asks) : undefined;
  });
  if (reply.acts) void send(desk, reply.acts);
}

function reasonFor(desk: Desk, c: Choices, at: Pointed): WhyNot | undefined {
  const shapes = desk.session.shapes.value;
  // Whoever has a part is asked about as if it had none.
  const from = (at.hex === undefined || at.unit === undefined ? undefined : backOf(c, at.unit)?.free) ?? c;
  return whyNot(from, meant(from, shapes, desk.selection.value, at), lang.value);
}

export async function send(desk: Desk, actions: NonNullable<Reply['acts']>): Promise<void> {
  told(desk, await desk.session.act(actions));
}

export function told(desk: Desk, refusal: Refusal | undefined): void {
  if (refusal?.code === 'lesson') desk.astray();
  else if (refusal) desk.hint.value = inWords(desk.session.game, refusal, lang.value);
}

export const clickUnit = (desk: Desk, unit: number, held: Held): void =>
  withChoices(desk, c => pointUnit(c, desk.selection.value, unit, held));
export const clickHex = (desk: Desk, hex: number, held: Held): void =>
  withChoices(desk, c => pointHex(c, desk.selection.value, hex, held));
export const drop = (desk: Desk, unit: number, hex: number): void => withChoices(desk, c => dropUnit(c, unit, hex));
export const join = (desk: Desk, from: number, to: number): void => withChoices(desk, c => joinHexes(c, from, to));

/** A unit begins to follow the pointer: it is in hand, and nothing is done with it yet. */
export function lift(desk: Desk, unit: number): void {
  const c = desk.session.choices.value;
  desk.carried.value = { unit };
  if (c && unitChoices(c, unit).some(takesHex)) {
    desk.selection.value = { kind: 'units', units: [unit] };
    desk.menu.value = undefined;
  } else if (c && !backOf(c, unit) && berthsOf(c, unit).size === 0) clickUnit(desk, unit, FREE);
}
export const box = (desk: Desk, units: readonly number[]): void =>
  withChoices(desk, c => boxUnits(c, desk.selection.value, units));
export const pressChoice = (desk: Desk, choice: Choice): void => withChoices(desk, c => press(c, choice));
export const pickItem = (desk: Desk, item: Item): void => withChoices(desk, c => pick(c, item));

export function letGo(desk: Desk): void {
  batch(() => {
    desk.selection.value = NOTHING;
    desk.menu.value = undefined;
    desk.hint.value = undefined;
    desk.lit.value = {};
    desk.watched.value = undefined;
    desk.considered.value = undefined;
  });
}

/** Keeps the battle pointed at, so that its sheet stays while the pointer goes elsewhere. */
export function consider(desk: Desk): void {
  if (desk.glimpsed.value) desk.considered.value = desk.glimpsed.value;
}

/** Clicking picks a unit out for the overlays until another one is clicked. */
export function watch(desk: Desk, unit: number): void {
  desk.watched.value = unit;
}

/** Enter: what is being gathered, or the highlighted button. */
export function confirm(desk: Desk): void {
  const sel = desk.selection.value;
  withChoices(desk, c => {
    if (sel.kind !== 'gather') return c.main ? press(c, c.main) : { selection: sel };
    const action = gathered(c, sel);
    return action ? { selection: NOTHING, acts: [action] } : { selection: sel };
  });
}

/** Whether Enter has something to confirm. */
export function hasConfirm(desk: Desk): boolean {
  const [c, sel] = [desk.session.choices.value, desk.selection.value];
  return c !== undefined && (sel.kind === 'gather' ? gathered(c, sel) !== undefined : c.main !== undefined);
}

export async function undo(desk: Desk): Promise<void> {
  told(desk, await desk.session.undo());
}

/** The next (or previous) unit that can still act, taken in hand and brought into sight. */
export function step(desk: Desk, by: 1 | -1): void {
  const c = desk.session.choices.value;
  if (!c) return;
  const able = ableUnits(c).filter(u => !desk.done.value.has(u));
  if (able.length === 0) return;
  const sel = desk.selection.value;
  const held = sel.kind === 'units' ? sel.units[0] : sel.kind === 'gather' ? sel.picked[0] : undefined;
  const at = held === undefined ? (by > 0 ? -1 : 0) : able.indexOf(held);
  const unit = able[(at + by + able.length) % able.length]!;
  const hex = c.hexOf.get(unit);
  // A unit with a plain choice only is pointed at, never acted with.
  const reply = takeUnit(c, unit);
  desk.selection.value = reply.acts ? { kind: 'units', units: [unit] } : reply.selection;
  if (hex === undefined) return;
  desk.show([hex]);
  desk.flash([unit]);
}

/** Space: this unit is finished with, for the player's own memory only. */
export function doneWithUnit(desk: Desk): void {
  const sel = desk.selection.value;
  if (sel.kind !== 'units') return;
  desk.done.value = new Set([...desk.done.value, ...sel.units]);
  desk.selection.value = NOTHING;
  step(desk, 1);
}

export function flashAble(desk: Desk): void {
  const c = desk.session.choices.value;
  if (c) desk.flash(ableUnits(c));
}

export function toggleOverlay(desk: Desk, id: OverlayId): void {
  const next = new Set(desk.overlays.value);
  if (!next.delete(id)) next.add(id);
  desk.overlays.value = next;
  if (id === 'numbers') showNumbers.value = next.has('numbers');
}

export function openTab(desk: Desk, tab: Tab): void {
  desk.tab.value = tab;
  desk.isPanelOpen.value = true;
}
