/**
 * 10.1, 10.2 Artillery and engineers: on turn 1, with somebody of their own hex, one of each to an assault. They may be
 * lent before those of their hex are put to it, as long as somebody there still can be.
 */
import { dirTo } from '../../../kit/board.ts';
import type { DeclareFrame, Support } from '../frames.ts';
import { BOARD, ENGINEERS, GERMAN, GUNS, IS_ARTILLERY, OPEN_SIDES } from '../pieces.ts';
import type { State } from '../state.ts';

const LENT: readonly number[] = [...GUNS, ...ENGINEERS];

/** Those that can be lent to an assault now. */
export function supports(s: State, f: DeclareFrame): number[] {
  if (f.side !== GERMAN || s.turn !== 1) return [];
  return LENT.filter(u => supportHexes(s, f, u).length > 0);
}

/** The lowest hexes of the assaults it can support. */
export function supportHexes(s: State, f: DeclareFrame, u: number): number[] {
  return f.support.some(({ unit }) => unit === u) ? [] : openLeads(s, f, u);
}

/** 10.1.2 Assaults with somebody of its hex in them, or who could be, and nobody of its kind. */
function openLeads(s: State, f: DeclareFrame, u: number): number[] {
  const from = s.place[u]!;
  if (from < 0) return [];
  const leads = new Set<number>();
  for (let e = from * 6, end = e + 6; e < end; e++) {
    const lead = f.leads[f.hexes.indexOf(BOARD.next[e]!)];
    if (lead !== undefined) leads.add(lead);
  }
  return [...leads].sort((a, b) => a - b).filter(lead => isAccompanied(s, f, u, lead) && !hasLike(f, lead, u));
}

/** Somebody of its hex is in the assault, or could still be. */
export const isAccompanied = (s: State, f: DeclareFrame, u: number, lead: number): boolean =>
  hasCompany(s, f, u, lead) || canHaveCompany(s, f, u, lead);

/** Somebody of its hex is in the assault. */
export const hasCompany = (s: State, f: DeclareFrame, u: number, lead: number): boolean =>
  f.units.some((v, i) => f.battles[i] === lead && s.place[v] === s.place[u]);

/** Somebody of its hex is in no assault yet, and all hexes of this one are beside it. */
function canHaveCompany(s: State, f: DeclareFrame, u: number, lead: number): boolean {
  const from = s.place[u]!;
  if (!f.hexes.every((h, t) => f.leads[t] !== lead || isBeside(from, h))) return false;
  return f.able.some(v => s.place[v] === from && (f.battles[f.units.indexOf(v)] ?? -1) < 0);
}

function isBeside(from: number, h: number): boolean {
  const dir = dirTo(BOARD, from, h);
  return dir >= 0 && OPEN_SIDES[from * 6 + dir]! >= 0;
}

/** Support that still has its place: of two of a kind that joined assaults have brought together the first one stays. */
export function lastingSupport(s: State, f: DeclareFrame): readonly Support[] {
  const support: Support[] = [];
  for (const one of f.support) {
    const lead = f.leads[f.hexes.indexOf(one.hex)];
    if (lead !== undefined && openLeads(s, { ...f, support }, one.unit).includes(lead)) support.push(one);
  }
  return support;
}

/** 10.1.4, 10.2.4 */
function hasLike(f: DeclareFrame, lead: number, u: number): boolean {
  return f.support.some(({ unit, hex }) => {
    const t = f.hexes.indexOf(hex);
    return t >= 0 && f.leads[t] === lead && IS_ARTILLERY[unit] === IS_ARTILLERY[u];
  });
}
