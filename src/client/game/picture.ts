/** What the board is to show, worked out from the session and the desk. Colours of sides come from their counters. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Depiction } from '../../kit/depict.ts';
import type { GameEvent, Role } from '../../kit/game.ts';
import type { SupplyReport } from '../../kit/report.ts';
import { lang } from '../app/settings.ts';
import type { Arrow, BoardConfig, CounterState, HexMark, Overlay } from '../board/api.ts';
import { ableUnits, type Choices } from './choices.ts';
import type { Desk } from './desk.ts';
import { candidatesOf } from './gather.ts';
import { idsIn } from './logLines.ts';
import { type Selection, targetsInHand } from './select.ts';

type Part<K extends keyof BoardConfig> = ReadonlySignal<Pick<BoardConfig, K>>;

/** In parts, so that pointing at a hex redraws neither counters nor overlays. */
export interface Picture {
  readonly counters: Part<'counters' | 'markers'>;
  readonly states: Part<'states'>;
  readonly marks: Part<'marks'>;
  readonly overlays: Part<'overlays' | 'showNumbers' | 'hideCounters'>;
  readonly lines: Part<'arrows' | 'path'>;
}

export function pictureOf(desk: Desk): Picture {
  const { session } = desk;
  const targets = computed(() => {
    const c = session.choices.value;
    return c ? targetsInHand(c, desk.selection.value) : new Map<number, never>();
  });
  return {
    counters: computed(() => ({
      counters: session.depiction.value?.counters ?? [],
      markers: session.depiction.value?.markers ?? [],
    })),
    states: computed(() => ({ states: statesOf(session.choices.value, desk.selection.value, desk.done.value) })),
    marks: computed(() => ({
      marks: [
        ...lastMarks(desk),
        ...(session.choices.value ? choiceMarks(session.choices.value, desk.selection.value, targets.value) : []),
        ...litMarks(desk),
      ],
    })),
    overlays: computed(() => ({
      overlays: overlaysOf(desk),
      showNumbers: desk.overlays.value.has('numbers'),
      hideCounters: desk.hideCounters.value,
    })),
    lines: computed(() => {
      const hex = desk.pointed.value.hex;
      const way = hex === undefined ? undefined : targets.value.get(hex)?.way;
      const from = originOf(session.choices.value, desk.selection.value);
      return {
        arrows: arrowsOf(desk),
        path: way && from !== undefined ? [from, ...way.path.filter(h => h !== from)] : [],
      };
    }),
  };
}

function originOf(c: Choices | undefined, sel: Selection): number | undefined {
  return sel.kind === 'units' ? c?.hexOf.get(sel.units[0] ?? -1) : undefined;
}

export function statesOf(
  c: Choices | undefined,
  sel: Selection,
  done: ReadonlySet<number>,
): ReadonlyMap<number, CounterState> {
  const out = new Map<number, CounterState>();
  if (!c) return out;
  const able = sel.kind === 'gather' && sel.choice.open === 'units' ? candidatesOf(c, sel) : ableUnits(c);
  for (const unit of able) out.set(unit, done.has(unit) ? 'done' : 'able');
  // What a choice would only take back is in already.
  for (const [unit, list] of c.byUnit) if (list.every(x => x.revises)) out.set(unit, 'selected');
  if (sel.kind === 'none') {
    for (const [hex, list] of c.byHex)
      if (list.some(x => x.open === undefined)) for (const unit of c.unitsAt.get(hex) ?? []) out.set(unit, 'target');
  }
  if (sel.kind === 'units') for (const unit of sel.units) out.set(unit, 'selected');
  if (sel.kind === 'gather' && sel.choice.open === 'units') for (const unit of sel.picked) out.set(unit, 'selected');
  return out;
}

type Targets = ReturnType<typeof targetsInHand>;

export function choiceMarks(c: Choices, sel: Selection, targets: Targets): HexMark[] {
  const origin = originOf(c, sel);
  const out: HexMark[] = origin === undefined ? [] : [{ hex: origin, kind: 'origin' }];
  for (const { hex, way } of targets.values()) {
    out.push({ hex, kind: way?.stop === undefined ? 'choice' : 'stop', ...(way ? { label: costText(way.cost) } : {}) });
  }
  if (sel.kind === 'none') {
    for (const [hex, list] of c.byHex)
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

const costText = (cost: number): string => (Number.isInteger(cost) ? String(cost) : `${Math.floor(cost) || ''}½`);

/** Where the last action took place: of the position shown. */
function lastMarks({ session }: Desk): HexMark[] {
  const n = session.looked.value?.n ?? session.position.value?.n ?? 0;
  const entry = session.log.value[n - 1];
  const hexes = new Set(entry?.events.flatMap(placesIn) ?? []);
  return hexes.size > 6 ? [] : [...hexes].map(hex => ({ hex, kind: 'last' }));
}

const placesIn = ({ hex, to }: GameEvent): number[] => [hex, to].filter(x => typeof x === 'number');

function litMarks({ lit, session }: Desk): HexMark[] {
  const { unit, hex } = lit.value;
  const at = hex ?? session.depiction.value?.counters.find(c => c.unit === unit)?.hex;
  return at === undefined ? [] : [{ hex: at, kind: 'cursor' }];
}

function arrowsOf(desk: Desk): Arrow[] {
  const { session } = desk;
  const told = desk.battles.value[0] ?? desk.glimpsed.value;
  const out: Arrow[] = [];
  const places = new Map(session.depiction.value?.counters.map(c => [c.unit, c.hex]) ?? []);
  const from = new Set(told?.report.attackers.flatMap(line => places.get(line.unit ?? -1) ?? []) ?? []);
  if (told) for (const hex of from) out.push({ from: hex, to: told.report.hex, kind: 'attack' });
  return [...out, ...lastArrows(desk), ...supplyArrows(desk)];
}

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

/** The unit in question: in hand, or pointed at. */
function unitInQuestion({ selection, pointed }: Desk): number | undefined {
  const sel = selection.value;
  return sel.kind === 'units' ? sel.units[0] : pointed.value.unit;
}

function supplyOf(desk: Desk): SupplyReport | undefined {
  const { session } = desk;
  const unit = unitInQuestion(desk);
  const s = session.state.value;
  if (!desk.overlays.value.has('supply') || unit === undefined || !s) return undefined;
  const role = session.depiction.value?.counters.find(c => c.unit === unit)?.role;
  return role === undefined ? undefined : session.game.inspect.supply(s, role).find(r => r.unit === unit);
}

function supplyArrows(desk: Desk): Arrow[] {
  const path = supplyOf(desk)?.path ?? [];
  return path.slice(1).map((to, i) => ({ from: path[i]!, to, kind: 'supply' }));
}

function overlaysOf(desk: Desk): Overlay[] {
  const { session, overlays } = desk;
  const picture = session.depiction.value;
  if (!picture) return [];
  const zones = picture.zones
    .filter(z => overlays.value.has(z.kind))
    .map((z, i): Overlay => {
      const pattern = z.kind === 'control' ? 'cross' : z.kind === 'zoc' ? (i % 2 ? 'dots' : 'hatch') : 'outline';
      return { id: z.id, pattern, colour: colourOf(desk, picture, z.role), hexes: z.hexes };
    });
  return [...zones, ...reachOverlays(desk, picture), ...blockOverlays(desk)];
}

/** Where the unit in question could go: one's own by "reach", the enemy's by "threat". */
function reachOverlays(desk: Desk, picture: Depiction): Overlay[] {
  const { session, overlays } = desk;
  const unit = unitInQuestion(desk);
  const counter = picture.counters.find(c => c.unit === unit);
  const s = session.state.value;
  if (!counter || !s || !(overlays.value.has('reach') || overlays.value.has('threat'))) return [];
  const isOwn = counter.role === (session.decider.value ?? session.position.value?.seat);
  const id = isOwn ? 'reach' : 'threat';
  if (!overlays.value.has(id)) return [];
  const reach = session.game.inspect.reach(s, counter.unit);
  if (!reach.ok) return [];
  const colour = colourOf(desk, picture, counter.role);
  return [{ id, pattern: isOwn ? 'solid' : 'hatch', colour, hexes: reach.value.hexes.map(h => h.hex) }];
}

function blockOverlays(desk: Desk): Overlay[] {
  const hexes = supplyOf(desk)?.blockedBy?.map(b => b.hex) ?? [];
  return hexes.length === 0 ? [] : [{ id: 'blocked', pattern: 'cross', colour: '#a3262b', hexes }];
}

function colourOf({ session }: Desk, picture: Depiction, role: Role | undefined): string {
  const nation = picture.counters.find(c => c.role === role)?.face.nation;
  const style = nation === undefined ? undefined : session.game.skin.counters[nation];
  return style?.dark ?? '#5c5648';
}

/** What a screen reader says of a hex. */
export function describe(desk: Desk, hex: number): string {
  const { game, depiction, choices } = desk.session;
  const places = game.board.map.places.filter(p => p.hex === game.names.hexes[hex]);
  const tongue = lang.value;
  const units = depiction.value?.counters.filter(c => c.hex === hex) ?? [];
  const own = choices.value?.byHex.get(hex) ?? [];
  return [
    game.names.hexes[hex] ?? '',
    ...places.map(p => p[tongue]),
    ...units.map(u => `${game.words[tongue].unit(u.unit)} ${u.face.values}`),
    ...own.map(c => game.words[tongue].choice(c)),
  ].join(', ');
}

/** Every unit and hex that an entry of the log is about. */
export const aboutEntry = (events: readonly GameEvent[]): readonly number[] => [
  ...new Set(events.flatMap(e => [...idsIn(e).hexes])),
];
