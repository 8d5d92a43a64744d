/** 10.1, 10.2 Artillery and engineers: on turn 1, with somebody of their own hex, one of each to an assault. */
import type { DeclareFrame, Support } from '../frames.ts';
import { ENGINEERS, GERMAN, GUNS, IS_ARTILLERY } from '../pieces.ts';
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

/** 10.1.2 Assaults with somebody of its hex in them and nobody of its kind. */
function openLeads(s: State, f: DeclareFrame, u: number): number[] {
  if (s.place[u]! < 0) return [];
  const leads: number[] = [];
  for (let i = 0; i < f.units.length; i++) {
    const lead = f.battles[i]!;
    if (lead < 0 || s.place[f.units[i]!] !== s.place[u]) continue;
    if (!leads.includes(lead) && !hasLike(f, lead, u)) leads.push(lead);
  }
  return leads.sort((a, b) => a - b);
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
