/** The active overlays as areas, labels and arrows; patterns distinguish the sides as well as colours. */
import type { Depiction, ZoneShown } from '../../kit/depict.ts';
import type { Role } from '../../kit/game.ts';
import { itemAt } from '../../kit/list.ts';
import { entryOf, printed } from '../../kit/phrase.ts';
import type { CommandReport, ReachedHex, SupplyReport } from '../../kit/report.ts';
import { lang } from '../app/settings.ts';
import type { Arrow, HexMark, Overlay } from '../board/api.ts';
import type { Desk } from './desk.ts';

/** The unit in question: selected, under the pointer, or clicked for the overlays. */
function unitInQuestion({ selection, pointed, watched }: Desk): number | undefined {
  const sel = selection.value;
  return sel.kind === 'units' ? sel.units[0] : (pointed.value.unit ?? watched.value);
}

const roleOf = ({ session }: Desk, unit: number | undefined): Role | undefined =>
  session.depiction.value?.counters.find(c => c.unit === unit)?.role;

/** The side that this screen plays; a spectator has none, and every unit counts as own. */
function isOwn({ session }: Desk, role: Role | undefined): boolean {
  const own = session.decider.value ?? session.position.value?.seat;
  return own === undefined || own === 'observer' || role === own;
}

/** Own unit whose reach is shown. */
function reacher(desk: Desk): number | undefined {
  if (!desk.overlays.value.has('reach')) return undefined;
  const unit = unitInQuestion(desk);
  return isOwn(desk, roleOf(desk, unit)) ? unit : undefined;
}

/** Enemy unit whose threat is shown: the one under the pointer, or else the one clicked. */
function threatener(desk: Desk): number | undefined {
  if (!desk.overlays.value.has('threat')) return undefined;
  const isEnemy = (unit: number | undefined): boolean => unit !== undefined && !isOwn(desk, roleOf(desk, unit));
  return [desk.pointed.value.unit, desk.watched.value].find(isEnemy);
}

function reachOf({ session }: Desk, unit: number | undefined): readonly ReachedHex[] {
  const s = session.state.value;
  if (!s || unit === undefined) return [];
  const reach = session.game.inspect.reach(s, unit);
  return reach.ok ? reach.value.hexes : [];
}

function suppliesOf({ session }: Desk): readonly SupplyReport[] {
  const s = session.state.value;
  return s ? session.game.roles.flatMap(role => session.game.inspect.supply(s, role)) : [];
}

/** Whom the headquarters under the pointer commands, or else the one in hand. */
export function commandInQuestion(desk: Desk): CommandReport | undefined {
  const { game, state } = desk.session;
  const s = state.value;
  const ask = game.inspect.command;
  if (!s || !ask) return undefined;
  const report = (unit: number | undefined): CommandReport | undefined =>
    unit === undefined ? undefined : ask(s, unit);
  return report(desk.pointed.value.unit) ?? report(unitInQuestion(desk));
}

/** Supply of the unit in question, while the overlay is on. */
export function supplyInQuestion(desk: Desk): SupplyReport | undefined {
  if (!desk.overlays.value.has('supply')) return undefined;
  const unit = unitInQuestion(desk);
  return suppliesOf(desk).find(r => r.unit === unit);
}

export function supplyArrows(desk: Desk): Arrow[] {
  const path = supplyInQuestion(desk)?.path ?? [];
  return path.slice(1).map((to, i) => ({ from: itemAt(path, i), to, kind: 'supply' }));
}

/** Costs of reach and threat, and what blocks a supply line. Hexes with other marks have their own labels. */
export function overlayNotes(desk: Desk, command?: CommandReport): HexMark[] {
  const ways = [...reachOf(desk, reacher(desk)), ...reachOf(desk, threatener(desk))];
  const costs = ways.map(
    (way): HexMark => ({ hex: way.hex, kind: way.stop === undefined ? 'note' : 'halt', label: printed(way.cost) }),
  );
  const blocks = supplyInQuestion(desk)?.blockedBy ?? [];
  return [
    ...costs,
    ...blocks.map((b): HexMark => ({ hex: b.hex, kind: 'note', label: b.why[lang.value] })),
    ...(command ? commandNotes(command) : []),
  ];
}

/** Every state of supply but the best is named where it is found. */
const commandNotes = ({ levels, members }: CommandReport): HexMark[] => {
  const worst = new Map<number, number>();
  for (const { hex, level } of members) worst.set(hex, Math.max(level, worst.get(hex) ?? 0));
  return [...worst].flatMap(([hex, level]): HexMark[] => {
    const name = levels[level];
    return level > 0 && name ? [{ hex, kind: 'note', label: name[lang.value] }] : [];
  });
};

/** Patterns of the first and the second side. */
const PATTERNS: Readonly<Record<ZoneShown['kind'], readonly [Overlay['pattern'], Overlay['pattern']]>> = {
  zoc: ['hatch', 'dots'],
  control: ['cross', 'bars'],
  air: ['outline', 'outline'],
  supply: ['outline', 'outline'],
  rail: ['bars', 'cross'],
  other: ['outline', 'outline'],
};

export function zoneOverlay(desk: Desk, zone: ZoneShown): Overlay {
  const { roles } = desk.session.game;
  const side = roles.indexOf(zone.role ?? '') === 1 ? 1 : 0;
  const { id, hexes } = zone;
  return { id, pattern: PATTERNS[zone.kind][side], colour: colourOf(desk, zone.role), hexes };
}

export function overlaysOf(desk: Desk, command?: CommandReport): Overlay[] {
  const picture = desk.session.depiction.value;
  if (!picture) return [];
  return [
    ...picture.zones.filter(z => desk.overlays.value.has(z.kind)).map(z => zoneOverlay(desk, z)),
    ...area(desk, 'reach', reacher(desk)),
    ...area(desk, 'threat', threatener(desk)),
    ...unsupplied(desk, picture),
    ...blocks(desk),
    ...(command ? commandAreas(desk, command) : []),
  ];
}

function area(desk: Desk, id: 'reach' | 'threat', unit: number | undefined): Overlay[] {
  const hexes = reachOf(desk, unit).map(h => h.hex);
  const colour = colourOf(desk, roleOf(desk, unit));
  return hexes.length === 0 ? [] : [{ id, pattern: id === 'reach' ? 'solid' : 'hatch', colour, hexes }];
}

const ALARM = '#a3262b';

/** Without a unit in question, all units without a line. */
function unsupplied(desk: Desk, picture: Depiction): Overlay[] {
  if (!desk.overlays.value.has('supply') || supplyInQuestion(desk)) return [];
  const cut = new Map(suppliesOf(desk).flatMap(r => (r.supplied ? [] : [[r.unit, r.level] as const])));
  return [undefined, 1, 2].flatMap(level => {
    const isSuch = (unit: number): boolean => cut.has(unit) && cut.get(unit) === level;
    const hexes = new Set(picture.counters.flatMap(c => (isSuch(c.unit) && c.hex !== undefined ? [c.hex] : [])));
    if (hexes.size === 0) return [];
    const look = level === undefined ? { pattern: 'outline' as const, colour: ALARM } : LEVEL_LOOKS[level];
    return look ? [{ id: `unsupplied ${level ?? ''}`.trim(), ...look, hexes: [...hexes] }] : [];
  });
}

/** States of supply, the best first. */
const LEVEL_LOOKS: readonly Pick<Overlay, 'pattern' | 'colour'>[] = [
  { pattern: 'solid', colour: '#1f8a4d' },
  { pattern: 'hatch', colour: '#a86a00' },
  { pattern: 'cross', colour: ALARM },
];

/** The range of a headquarters, and its units by their supply. */
function commandAreas(desk: Desk, { unit, hexes, members }: CommandReport): Overlay[] {
  const range: Overlay = { id: 'command', pattern: 'outline', colour: colourOf(desk, roleOf(desk, unit)), hexes };
  const areas = LEVEL_LOOKS.flatMap((look, level): Overlay[] => {
    const at = new Set(members.flatMap(member => (member.level === level ? [member.hex] : [])));
    return at.size > 0 ? [{ id: `command ${level}`, ...look, hexes: [...at] }] : [];
  });
  return [range, ...areas];
}

function blocks(desk: Desk): Overlay[] {
  const hexes = supplyInQuestion(desk)?.blockedBy?.map(b => b.hex) ?? [];
  return hexes.length === 0 ? [] : [{ id: 'blocked', pattern: 'cross', colour: ALARM, hexes }];
}

function colourOf({ session }: Desk, role: Role | undefined): string {
  const nation = session.depiction.value?.counters.find(c => c.role === role)?.face.nation;
  const style = nation === undefined ? undefined : entryOf(session.game.skin.counters, nation);
  return style?.dark ?? '#5c5648';
}
