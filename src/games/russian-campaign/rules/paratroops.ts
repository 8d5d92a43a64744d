/** 11.1, V3.1 Paratroops: where they may jump, and German ones that jumped onto the enemy. */
import { hexDistance } from '../../../kit/board.ts';
import type { Io } from '../../../kit/flow.ts';
import { DROP_RANGE } from '../data/support.ts';
import { TERRAIN_EFFECTS, WEATHERS } from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import { NO_BALKANS } from '../data/variants.ts';
import { AXIS, BOARD, GERMAN_PARATROOP, HEXES, IS_HQ, IS_PARTISAN, SIDE, SOVIET, STAVKA, UNITS_OF } from '../pieces.ts';
import { IDLE, isOnMap, PARA, type State } from '../state.ts';
import { entered } from './enter.ts';
import { barredByCity } from './firstImpulse.ts';
import { stackAt } from './ground.ts';
import { mayStay } from './legs.ts';
import { lose } from './loss.ts';
import { type Going, isShut } from './movement.ts';
import { closedTo } from './neutral.ts';

export const isParatroop = (u: number): boolean => UNITS[u]!.type === 'paratroop';

const PARATROOPS: readonly number[] = UNITS.flatMap((_, u) => (isParatroop(u) ? [u] : []));

export const inHolding = (s: State, side: number): number[] =>
  PARATROOPS.filter(u => SIDE[u] === side && s.place[u] === PARA);

/** 11.1.3, V3.1 The weather of a jump: Soviets in snow, Germans in clear skies; both in the first impulse. */
export const DROP_WEATHER = [WEATHERS.indexOf('clear'), WEATHERS.indexOf('snow')] as const;
export const RANGES = [NO_BALKANS.dropRange, DROP_RANGE] as const;

export const mayJump = (s: State, side: number, impulse: number): boolean =>
  impulse === 1 && s.weather[0] === DROP_WEATHER[side];

/** The staffs that lead a jump: Stavka, or those of the army groups. */
export const leadersOf = (s: State, side: number): number[] =>
  (side === SOVIET ? [STAVKA] : UNITS_OF[AXIS]!.filter(u => IS_HQ[u])).filter(u => isOnMap(s, u));

const DRY = new Set(TERRAIN_EFFECTS.filter(t => t.on === 'hex' && t.drop).map(t => String(t.kind)));
const IS_DRY: readonly boolean[] = Array.from(BOARD.terrain, t => DRY.has(BOARD.terrains[t]!));
export const isDropZone = (h: number): boolean => IS_DRY[h]!;

export const isInRange = (s: State, side: number, h: number, leaders = leadersOf(s, side)): boolean =>
  leaders.some(u => hexDistance(BOARD, s.place[u]!, h) <= RANGES[side]!);

/** Where a unit in the holding box may jump, ascending. */
export function dropHexes(go: Going, u: number): number[] {
  const { s, f } = go;
  if (s.place[u] !== PARA || s.done[u] !== IDLE || !mayJump(s, f.side, f.impulse)) return [];
  const out: number[] = [];
  const leaders = leadersOf(s, f.side);
  for (let h = 0; h < HEXES; h++)
    if (isDropZone(h) && isInRange(s, f.side, h, leaders) && mayLandIn(go, u, h)) out.push(h);
  return out;
}

/** 11.1.3 Soviets keep clear of enemy ZOCs; Germans jump into them, and onto the enemy himself (V3.1), but for 3.3.4. */
export function mayLandIn(go: Going, u: number, h: number): boolean {
  if (SIDE[u] === SOVIET) return !go.g.ezoc[h] && !isShut(go, u, h) && mayStay(go, u, h);
  if ((go.first && barredByCity(go.s, u, h)) || closedTo(go.s, u)?.[h]) return false;
  return mayStay(go, u, h);
}

/** V3.1 Who has not cleared the hex it jumped into by the second impulse is lost. */
export function settleDrop(d: State, io: Io): void {
  const u = GERMAN_PARATROOP;
  const h = d.place[u]!;
  if (h < 0) return;
  if (stackAt(d, SOVIET, h).some(v => !IS_PARTISAN[v])) {
    io.emit({ type: 'drop-failed', rule: 'V3.1', unit: u, hex: h });
    lose(d, u);
  } else if (d.owner[h] !== AXIS) entered(d, u, [h], io);
}
