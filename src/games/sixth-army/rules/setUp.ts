/** 3.1, 3.2, 14 Where units may begin or arrive. */
import { CORPS_QUOTAS, UNITS } from '../data/units.ts';
import { FORMATION, hex, SIDE, SOUTH_OF_START, UNITS_OF } from '../pieces.ts';
import { type State, TO_ARRIVE } from '../state.ts';
import { type Ground, hasRoom, STACK_LIMIT } from './ground.ts';

/** Hexes the counter or the map allows a unit, without a look at who stands there. */
const ALLOWED: readonly (readonly number[])[] = UNITS.map(u => {
  if (u.entry.kind === 'free-south') return SOUTH_OF_START;
  if (u.entry.kind === 'hexes') return u.entry.hexes.map(hex);
  return Object.keys(quotaOf(u.formation)).map(hex);
});

/** Most units of its corps in a hex at the start: quota by hex, for units set up by corps. */
const QUOTA: readonly (ReadonlyMap<number, number> | undefined)[] = UNITS.map(u =>
  u.entry.kind === 'corps'
    ? new Map(Object.entries(quotaOf(u.formation)).map(([name, n]) => [hex(name), n]))
    : undefined,
);

function quotaOf(formation: string): Readonly<Record<string, number>> {
  return CORPS_QUOTAS.find(q => q.formation === formation)?.hexes ?? {};
}

export const allowedHexes = (u: number): readonly number[] => ALLOWED[u]!;

/** The only hex of a unit that has just one, on the first turn. */
export const isFixed = (u: number): number | undefined =>
  UNITS[u]!.turn === 1 && ALLOWED[u]!.length === 1 ? ALLOWED[u]![0] : undefined;

/** Hexes a unit may take now: allowed, within its corps' quota, within stacking, without enemies (8.3). */
export function setUpHexes(s: State, g: Ground, u: number): number[] {
  return ALLOWED[u]!.filter(h => !g.enemy[h] && hasRoom(g, u, h) && isWithinQuota(s, u, h));
}

export function isWithinQuota(s: State, u: number, h: number): boolean {
  const quota = QUOTA[u]?.get(h);
  if (quota === undefined) return QUOTA[u] === undefined;
  const there = UNITS_OF[SIDE[u]!]!.filter(o => FORMATION[o] === FORMATION[u] && s.place[o] === h).length;
  return there < quota;
}

/** 14.2 Formations still to arrive, each with its units. */
export function arrivals(s: State, side: number): Map<number, number[]> {
  const out = new Map<number, number[]>();
  for (const u of UNITS_OF[side]!) {
    if (s.place[u] !== TO_ARRIVE) continue;
    const f = FORMATION[u]!;
    out.set(f, [...(out.get(f) ?? []), u]);
  }
  return out;
}

/** Whether there is room for all of these units of one formation. */
export function fitsWhole(g: Ground, units: readonly number[]): boolean {
  const first = units[0]!;
  let room = 0;
  for (const h of ALLOWED[first]!) if (!g.enemy[h] && hasRoom(g, first, h)) room += STACK_LIMIT - g.own[h]!;
  return room >= units.length;
}
