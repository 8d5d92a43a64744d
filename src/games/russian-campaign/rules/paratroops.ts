/** 11.1, V3.1 Paratroops: where they may jump, and German ones that jumped onto an enemy. */
import { hexDistance } from '../../../kit/board.ts';
import type { Io } from '../../../kit/flow.ts';
import { itemAt } from '../../../kit/list.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { DROP_RANGE } from '../data/support.ts';
import { TERRAIN_EFFECTS, WEATHERS } from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import { NO_BALKANS } from '../data/variants.ts';
import {
  AXIS,
  BOARD,
  GERMAN_PARATROOP,
  HEXES,
  IS_HQ,
  IS_PARTISAN,
  SIDE,
  SOVIET,
  STAVKA,
  UNITS_OF,
  unitSpec,
} from '../pieces.ts';
import { IDLE, isOnMap, PARA, placeOf, type State } from '../state.ts';
import { entered } from './enter.ts';
import { barredByCity } from './firstImpulse.ts';
import { stackAt } from './ground.ts';
import { mayStay } from './legs.ts';
import { lose } from './loss.ts';
import type { MoveContext } from './mover.ts';
import { closedTo } from './neutral.ts';
import { whyShut } from './shut.ts';

export const isParatroop = (u: number): boolean => unitSpec(u).type === 'paratroop';

const PARATROOPS: readonly number[] = UNITS.flatMap((_, u) => (isParatroop(u) ? [u] : []));

export const inHolding = (s: State, side: Side): number[] =>
  PARATROOPS.filter(u => SIDE[u] === side && s.place[u] === PARA);

/** 11.1.3, V3.1 The weather of a jump: Soviets in snow, Germans in clear skies; both in the first impulse. */
const DROP_WEATHER = [WEATHERS.indexOf('clear'), WEATHERS.indexOf('snow')] as const;
const RANGES = [NO_BALKANS.dropRange, DROP_RANGE] as const;

/** The headquarters that direct a jump: Stavka, or those of the army groups. */
export const leadersOf = (s: State, side: Side): number[] => LEADERS[side].filter(u => isOnMap(s, u));
const LEADERS = ofBothSides(side => (side === SOVIET ? [STAVKA] : UNITS_OF[AXIS].filter(u => IS_HQ[u])));

const DRY = new Set(TERRAIN_EFFECTS.filter(t => t.on === 'hex' && t.drop).map(t => String(t.kind)));
const IS_DRY: readonly boolean[] = Array.from(BOARD.terrain, t => DRY.has(itemAt(BOARD.terrains, t)));
const isDropZone = (h: number): boolean => IS_DRY[h] === true;

const isInRange = (s: State, side: Side, h: number, leaders: readonly number[] = leadersOf(s, side)): boolean =>
  leaders.some(u => hexDistance(BOARD, placeOf(s, u), h) <= RANGES[side]);

/** The section of a side's jumps. */
const jumpRule = (side: Side): string => (side === SOVIET ? '11.1.3' : 'V3.1');

/** 11.1.1, 11.1.3, V3.1 Why a unit cannot jump now at all. */
export function whyNotJump(go: MoveContext, unit: number): Why {
  const { s, f } = go;
  const rule = jumpRule(f.side);
  const about = { unit };
  if (!isParatroop(unit)) return { rule, code: 'no-paratroop', about };
  if (s.place[unit] !== PARA) return { rule: f.side === SOVIET ? '11.1.1' : rule, code: 'not-in-holding', about };
  if (f.impulse !== 1) return { rule: f.side === SOVIET ? '11.1.1' : rule, code: 'drop-first-impulse', about };
  if (s.done[unit] !== IDLE) return { rule, code: 'already-moved', about };
  const weather = DROP_WEATHER[f.side];
  if (s.weather[0] !== weather)
    return { rule, code: 'drop-weather', about: { unit, weather: itemAt(WEATHERS, weather) } };
  return leadersOf(s, f.side).length > 0 ? undefined : { rule, code: 'no-headquarters', about };
}

/** Where a unit in the holding box may jump, ascending. */
export function dropHexes(go: MoveContext, u: number): number[] {
  if (whyNotJump(go, u)) return [];
  const out: number[] = [];
  const leaders = leadersOf(go.s, go.f.side);
  for (let h = 0; h < HEXES; h++) if (mayDropTo(go, u, h, leaders)) out.push(h);
  return out;
}

/** Whether there is one. */
export function hasDrop(go: MoveContext, u: number): boolean {
  if (whyNotJump(go, u)) return false;
  const leaders = leadersOf(go.s, go.f.side);
  for (let h = 0; h < HEXES; h++) if (mayDropTo(go, u, h, leaders)) return true;
  return false;
}

/** The range is tested first, as it excludes most hexes. */
const mayDropTo = (go: MoveContext, u: number, h: number, leaders: readonly number[]): boolean =>
  isInRange(go.s, go.f.side, h, leaders) && !whyNotDropTo(go, u, h, leaders);

const INTO_ZOC = bar('11.1.3', 'drop-zoc', 'unit', 'hex');
const SPARED = bar('3.3.4', 'spared-city', 'unit', 'hex');
const NEUTRAL = bar('V3.1', 'neutral-land', 'unit', 'hex');
const STACK_FULL = bar('6.1', 'stack-full', 'unit', 'hex');
/** By side. */
const TERRAIN = ofBothSides(side => bar(jumpRule(side), 'drop-terrain', 'unit', 'hex'));

/** Why it cannot jump there: Soviets avoid enemy ZOCs (11.1.3); Germans may jump into them and onto enemies (V3.1). */
export function whyNotDropTo(
  go: MoveContext,
  u: number,
  h: number,
  leaders: readonly number[] = leadersOf(go.s, go.f.side),
): Why {
  const { s, f, g } = go;
  if (!isDropZone(h)) return TERRAIN[f.side];
  if (!isInRange(s, f.side, h, leaders))
    return { rule: jumpRule(f.side), code: 'drop-range', about: { unit: u, hex: h, n: RANGES[f.side] } };
  const bars = f.side === SOVIET ? (whyShut(go, u, h) ?? (g.ezoc[h] ? INTO_ZOC : undefined)) : whyNotOnto(go, u, h);
  return bars ?? (mayStay(go, u, h) ? undefined : STACK_FULL);
}

/** 3.3.4, V3.1 Neither next to a spared city nor into a neutral country. */
function whyNotOnto({ s, first }: MoveContext, u: number, h: number): Why {
  if (first && barredByCity(s, u, h)) return SPARED;
  return closedTo(s, u)?.[h] ? NEUTRAL : undefined;
}

/** V3.1 A unit that has not cleared the hex it jumped into by the second impulse is lost. */
export function settleDrop(d: State, io: Io): void {
  const u = GERMAN_PARATROOP;
  const h = placeOf(d, u);
  if (h < 0) return;
  if (stackAt(d, SOVIET, h).some(v => !IS_PARTISAN[v])) {
    io.emit({ type: 'drop-failed', rule: 'V3.1', unit: u, hex: h });
    lose(d, u);
  } else if (d.owner[h] !== AXIS) entered(d, u, [h], io);
}
