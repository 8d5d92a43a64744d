/** What the board shows, derived from the session and the desk. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Action, GameEvent } from '../../kit/game.ts';
import { printed } from '../../kit/phrase.ts';
import type { WayReport } from '../../kit/report.ts';
import type { Arrow, BoardConfig, CounterState, HexMark, Overlay } from '../board/api.ts';
import { foretoldBy } from './battle.ts';
import { berthsOf, handlesOf } from './carry.ts';
import { ableUnits, type Choices, targetsOf } from './choices.ts';
import type { Desk } from './desk.ts';
import { shotInQuestion } from './gallery.ts';
import { candidatesOf } from './gather.ts';
import { idsIn } from './logLines.ts';
import { commandInQuestion, overlayNotes, overlaysOf, supplyArrows } from './overlays.ts';
import { type Selection, targetsInHand } from './select.ts';
import { strainsOf } from './strains.ts';

type Part<K extends keyof BoardConfig> = ReadonlySignal<Pick<BoardConfig, K>>;

/** In parts, so that pointing at a hex redraws neither counters nor overlays. */
export interface Picture {
  readonly counters: Part<'counters' | 'markers' | 'lines' | 'lost'>;
  readonly states: Part<'states' | 'handles'>;
  readonly marks: Part<'marks'>;
  readonly overlays: Part<'overlays' | 'showNumbers' | 'hideCounters'>;
  readonly lines: Part<'arrows' | 'path'>;
}

export function pictureOf(desk: Desk): Picture {
  const { session } = desk;
  const targets = computed((): Targets => {
    const c = session.choices.value;
    if (!c) return new Map();
    const carried = desk.carried.value?.unit;
    const inHand = targetsInHand(c, desk.selection.value);
    return inHand.size === 0 && carried !== undefined ? berthsOf(c, carried) : inHand;
  });
  const commanded = computed(() => commandInQuestion(desk));
  return {
    counters: computed(() => ({
      counters: session.depiction.value?.counters ?? [],
      markers: session.depiction.value?.markers ?? [],
      lines: session.depiction.value?.lines ?? [],
      lost: session.depiction.value?.lost ?? [],
    })),
    states: computed(() => {
      const c = session.choices.value;
      const states = statesOf(c, desk.selection.value, desk.done.value);
      const single = session.depiction.value?.battles?.find(b => b.hex === desk.singled.value);
      return {
        states: withStates(states, [
          ...unitStates(single?.units ?? [], 'selected'),
          ...pinStates(desk),
          ...shotStates(desk),
        ]),
        handles: c ? handlesOf(c) : NO_HANDLES,
      };
    }),
    marks: computed(() => {
      const c = session.choices.value;
      const plain = c ? choiceMarks(c, desk.selection.value, targets.value) : [];
      const own = trailCost(plain, desk.trailed.value);
      const labelled = new Set(own.flatMap(m => (m.label === undefined ? [] : [m.hex])));
      const notes = overlayNotes(desk, commanded.value).filter(m => !labelled.has(m.hex));
      const set = [...demandMarks(desk), ...tallies(desk)];
      return { marks: [...lastMarks(desk), ...own, ...set, ...notes, ...litMarks(desk), ...guideMarks(desk)] };
    }),
    overlays: computed(() => ({
      overlays: [...overlaysOf(desk, commanded.value), ...joinedRims(desk)],
      showNumbers: desk.overlays.value.has('numbers'),
      hideCounters: desk.hideCounters.value,
    })),
    lines: computed(() => {
      const hex = desk.pointed.value.hex;
      const way = eyedWay(desk) ?? desk.trailed.value ?? (hex === undefined ? undefined : targets.value.get(hex)?.way);
      const from = originOf(session.choices.value, desk.selection.value);
      return {
        arrows: arrowsOf(desk),
        path: way && from !== undefined ? [from, ...way.path] : [],
      };
    }),
  };
}

type UnitState = readonly [unit: number, state: CounterState];

const unitStates = (units: readonly number[], state: CounterState): UnitState[] => units.map(u => [u, state]);

/** The units of the track under the pointer. */
function pinStates({ session, pins }: Desk): UnitState[] {
  const track = session.depiction.value?.tracks.find(t => t.id === pins.pointed.value);
  return unitStates(track?.pinned?.units ?? [], 'selected');
}

/** Firer and target of the row under the pointer or on top. */
function shotStates(desk: Desk): UnitState[] {
  const shot = shotInQuestion(desk);
  return shot
    ? [
        [shot.unit, 'selected'],
        [shot.target, 'target'],
      ]
    : [];
}

/** The same map if nothing else is highlighted, so that nothing is drawn again. */
const withStates = (states: ReadonlyMap<number, CounterState>, more: readonly UnitState[]): typeof states =>
  more.length > 0 ? new Map([...states, ...more]) : states;

/** The way of the menu line under the pointer. */
function eyedWay({ menu, eyed }: Desk): WayReport | undefined {
  const item = eyed.value;
  return item?.kind === 'act' && menu.value?.items.includes(item) ? item.way : undefined;
}

/** The cost of a trail is shown at its end. */
function trailCost(marks: readonly HexMark[], way: Desk['trailed']['value']): readonly HexMark[] {
  if (way?.cost === undefined) return marks;
  const end = way.path.at(-1);
  return marks.map(m => (m.hex === end && m.label !== undefined ? { ...m, label: printed(way.cost ?? 0) } : m));
}

function originOf(c: Choices | undefined, sel: Selection): number | undefined {
  return sel.kind === 'units' ? c?.hexOf.get(sel.units[0] ?? -1) : undefined;
}

const NO_HANDLES: ReadonlySet<number> = new Set();

export function statesOf(
  c: Choices | undefined,
  sel: Selection,
  done: ReadonlySet<number>,
): ReadonlyMap<number, CounterState> {
  const out = new Map<number, CounterState>();
  if (!c) return out;
  const able = sel.kind === 'gather' && sel.choice.open === 'units' ? candidatesOf(c, sel) : ableUnits(c);
  for (const unit of able) out.set(unit, done.has(unit) ? 'done' : 'able');
  // What a choice would only take back is already assigned; arrows show it for units in a battle.
  const engaged = new Set(c.battles.flatMap(b => b.units));
  for (const [unit, list] of c.byUnit)
    if (list.every(x => x.revises)) out.set(unit, engaged.has(unit) ? 'set' : 'selected');
  if (sel.kind === 'none') {
    for (const [hex, list] of c.byHex)
      if (list.some(x => x.open === undefined && !x.revises))
        for (const unit of c.unitsAt.get(hex) ?? []) out.set(unit, 'target');
  }
  if (sel.kind === 'units') for (const unit of sel.units) out.set(unit, 'selected');
  if (sel.kind === 'held') for (const { unit } of sel.actions) if (unit !== undefined) out.set(unit, 'selected');
  if (sel.kind === 'gather' && sel.choice.open === 'units') for (const unit of sel.picked) out.set(unit, 'selected');
  return out;
}

type Targets = ReturnType<typeof targetsInHand>;

export function choiceMarks(c: Choices, sel: Selection, targets: Targets): HexMark[] {
  const origin = originOf(c, sel);
  const out: HexMark[] = origin === undefined ? [] : [{ hex: origin, kind: 'origin' }];
  for (const { hex, way, isStrike, actions } of targets.values()) {
    if (isStrike) {
      out.push({ hex, kind: 'target', ...strikeLabel(c, actions[0]) });
      continue;
    }
    out.push({ hex, kind: way?.stop === undefined ? 'choice' : 'stop', ...(way ? { label: printed(way.cost) } : {}) });
  }
  if (sel.kind === 'held') for (const { hex } of sel.actions) if (hex !== undefined) out.push({ hex, kind: 'path' });
  if (sel.kind === 'none') {
    for (const [hex, list] of c.byHex)
      if (!list.every(x => x.revises) && !c.leads.has(hex))
        out.push({ hex, kind: list.some(x => x.open === 'units') ? 'choice' : 'target' });
  }
  if (sel.kind === 'gather') {
    if (sel.choice.hex !== undefined) out.push({ hex: sel.choice.hex, kind: 'origin' });
    if (sel.choice.open === 'hexes') {
      for (const hex of sel.picked) out.push({ hex, kind: 'path' });
      for (const hex of candidatesOf(c, sel)) out.push({ hex, kind: 'choice' });
    }
  }
  return out;
}

/** Its cost and its odds. */
function strikeLabel(c: Choices, action: Action | undefined): Pick<HexMark, 'label'> {
  const told = action && foretoldBy(c, action);
  if (!told) return {};
  const { cost, column } = told.report;
  return { label: cost === undefined ? column : `${printed(cost)} · ${column}` };
}

/** Where the last action up to the position shown took place. */
function lastMarks({ session }: Desk): HexMark[] {
  const n = session.looked.value?.n ?? session.position.value?.n ?? 0;
  const entry = session.log.value[n - 1];
  const hexes = new Set(entry?.events.flatMap(placesIn) ?? []);
  return hexes.size > 6 ? [] : [...hexes].map(hex => ({ hex, kind: 'last' }));
}

const placesIn = ({ hex, to }: GameEvent): number[] => [hex, to].filter(x => typeof x === 'number');

const guideMarks = ({ guide }: Desk): HexMark[] => (guide.value?.hexes ?? []).map(hex => ({ hex, kind: 'guide' }));

function litMarks({ lit, session }: Desk): HexMark[] {
  const { unit, hex } = lit.value;
  const at = hex ?? session.depiction.value?.counters.find(c => c.unit === unit)?.hex;
  return at === undefined ? [] : [{ hex: at, kind: 'cursor' }];
}

function arrowsOf(desk: Desk): Arrow[] {
  const { session } = desk;
  const places = new Map(session.depiction.value?.counters.map(c => [c.unit, c.hex]) ?? []);
  const shot = shotInQuestion(desk);
  const from = shot && places.get(shot.unit);
  if (shot && from !== undefined) return [{ from, to: shot.hex, kind: 'attack' }, ...lastArrows(desk)];
  if (session.depiction.value?.battles) return [...battleArrows(desk, places), ...lastArrows(desk)];
  const told = desk.battles.value[0] ?? desk.glimpsed.value;
  const out: Arrow[] = (desk.duty.value?.enemies ?? []).map(({ hex }) => ({
    from: desk.duty.value?.hex ?? hex,
    to: hex,
    kind: 'attack',
  }));
  const attackers = new Set(told?.report.attackers.flatMap(line => places.get(line.unit ?? -1) ?? []) ?? []);
  if (told) for (const hex of attackers) out.push({ from: hex, to: told.report.hex, kind: 'attack' });
  return [...out, ...lastArrows(desk), ...supplyArrows(desk)];
}

/** From all attackers to every hex they attack; while one battle is under the pointer, the others are faint. */
function battleArrows(desk: Desk, places: ReadonlyMap<number, number | undefined>): Arrow[] {
  const rows = desk.rows.value;
  const strains = strainsOf(desk.session.game.board, rows);
  const single = desk.singled.value;
  return rows.flatMap(({ open, hex }, i) => {
    const from = new Set(open?.units.flatMap(u => places.get(u) ?? []));
    const isFaint = single !== undefined && single !== hex;
    const strain = { ...(strains[i] ?? PLAIN), isFaint };
    return [...from].flatMap(a => (open?.hexes ?? []).map((b): Arrow => ({ from: a, to: b, kind: 'attack', strain })));
  });
}

const PLAIN = { colour: '#57503f', dash: 'none' };

/** Hexes that are attacked together have one common rim. */
function joinedRims(desk: Desk): Overlay[] {
  const strains = strainsOf(desk.session.game.board, desk.rows.value);
  return desk.rows.value.flatMap(({ open, hex }, i): Overlay[] => {
    if (!open || open.hexes.length < 2) return [];
    const { colour, dash } = strains[i] ?? PLAIN;
    return [{ id: `battle-${hex}`, pattern: 'outline', colour, hexes: open.hexes, dash: dash === 'none' ? '' : dash }];
  });
}

/** Enemies that still must be attacked, and those that would have to be from the hex under the pointer. */
function demandMarks({ session, duty }: Desk): HexMark[] {
  const open = session.depiction.value?.demands?.flatMap(d => d.hex ?? []) ?? [];
  const coming = duty.value?.enemies ?? [];
  return [
    ...open.map((hex): HexMark => ({ hex, kind: 'demand' })),
    ...coming.map(({ hex, column }): HexMark => ({ hex, kind: 'demand', ...(column ? { label: column } : {}) })),
  ];
}

/** The number of each battle that is still open, and its column. */
const tallies = ({ rows }: Desk): HexMark[] =>
  rows.value.flatMap(({ open, hex }, i) =>
    open?.column === undefined ? [] : [{ hex, kind: 'tally', label: `${i + 1} · ${open.column}` }],
  );

/** Moves of the last action, while nobody at this screen is choosing something else. */
function lastArrows({ session, selection }: Desk): Arrow[] {
  if (selection.value.kind !== 'none') return [];
  const n = session.looked.value?.n ?? session.position.value?.n ?? 0;
  const entry = session.log.value[n - 1];
  const isOwn = entry?.role === session.decider.value && !session.looked.value;
  if (!entry || isOwn) return [];
  return entry.events.flatMap(({ type, from, to }): Arrow[] => {
    if (typeof from !== 'number' || typeof to !== 'number') return [];
    return [{ from, to, kind: type.includes('retreat') ? 'retreat' : 'move' }];
  });
}

/** Where the player can do something: the first view of the map. */
export function firstHexes(c: Choices | undefined): readonly number[] {
  if (!c) return [];
  const able = ableUnits(c).flatMap(u => c.hexOf.get(u) ?? []);
  const hexes = new Set([...able, ...c.byHex.keys(), ...c.leads.keys()]);
  return [...(hexes.size > 0 ? hexes : (c.focus ?? arrivals(c)))];
}

/** Where the first of the units off the map may enter; others may belong to another part of the map. */
function arrivals(c: Choices): Iterable<number> {
  for (const [unit, list] of c.byUnit) {
    const hexes = c.hexOf.has(unit) ? [] : [...targetsOf(c, list).keys()];
    if (hexes.length > 0) return hexes;
  }
  return [];
}

/** Every unit and hex that a log entry is about. */
export const aboutEntry = (events: readonly GameEvent[]): readonly number[] => [
  ...new Set(events.flatMap(e => [...idsIn(e).hexes])),
];
