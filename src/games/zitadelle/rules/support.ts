/**
 * 10.1, 10.2 Artillery and engineers: on turn 1, with a unit of their own hex, one of each per assault. They may be
 * assigned before the units of their hex are, as long as one of those still can be.
 */
import { dirTo } from '../../../kit/board.ts';
import { bar, type Why } from '../../../kit/why.ts';
import type { DeclareFrame, Support } from '../frames.ts';
import { BOARD, ENGINEERS, GERMAN, GUNS, hexAcross, IS_ARTILLERY, IS_ENGINEER, isOpen } from '../pieces.ts';
import { isOnMap, placeOf, type State } from '../state.ts';
import { whyNotOwn } from './who.ts';

/** Artillery and engineers. */
export const LENT: readonly number[] = [...GUNS, ...ENGINEERS];

/** The chapters on artillery and on engineers have the same paragraphs under the same numbers. */
const section = (unit: number, paragraph: number): string => `10.${IS_ENGINEER[unit] ? 2 : 1}.${paragraph}`;

const FIRST_TURN = bar('10.1.1', 'support-first-turn');
const NO_SUPPORT = bar('10.1.2', 'no-support', 'unit');

/** 10.1.1, 10.2.1 */
export const whyNoSupport = ({ turn }: State, { side }: DeclareFrame): Why =>
  side === GERMAN && turn === 1 ? undefined : FIRST_TURN;

/** Why a unit cannot be assigned at all. */
export function whyNotLent(s: State, f: DeclareFrame, unit: number): Why {
  const why = whyNotOwn(f.side, unit);
  if (why) return why;
  if (!IS_ARTILLERY[unit] && !IS_ENGINEER[unit]) return NO_SUPPORT;
  if (!isOnMap(s, unit)) return { rule: section(unit, 1), code: 'support-spent', about: { unit } };
  const sent = f.support.find(one => one.unit === unit);
  return sent && { rule: section(unit, 4), code: 'already-supports', about: { unit, hex: sent.hex } };
}

/** Why it cannot support the assault on a hex that is not in `supportHexes`. */
export function whyNotSupport(s: State, f: DeclareFrame, unit: number, hex: number): Why {
  const about = { unit, hex };
  const lead = f.leads[f.hexes.indexOf(hex)];
  if (lead === undefined) return { rule: section(unit, 2), code: 'nothing-to-support', about };
  if (!isAccompanied(s, f, unit, lead)) return { rule: section(unit, 2), code: 'nobody-to-support', about };
  return { rule: section(unit, 4), code: 'one-support', about };
}

export const whyNotWithdraw = ({ side }: DeclareFrame, unit: number): Why =>
  whyNotOwn(side, unit) ?? { rule: section(unit, 2), code: 'not-supporting', about: { unit } };

/** The lowest hexes of the assaults it can support. */
export function supportHexes(s: State, f: DeclareFrame, u: number): number[] {
  return f.support.some(({ unit }) => unit === u) ? [] : openLeads(s, f, u);
}

/** 10.1.2 Assaults in which a unit of its hex takes part, or could, and none of its own kind. */
function openLeads(s: State, f: DeclareFrame, u: number): number[] {
  const from = placeOf(s, u);
  if (from < 0) return [];
  const leads = new Set<number>();
  for (let e = from * 6, end = e + 6; e < end; e++) {
    const lead = f.leads[f.hexes.indexOf(hexAcross(e))];
    if (lead !== undefined) leads.add(lead);
  }
  return [...leads].sort((a, b) => a - b).filter(lead => isAccompanied(s, f, u, lead) && !hasLike(f, lead, u));
}

/** A unit of its hex takes part in the assault, or still could. */
const isAccompanied = (s: State, f: DeclareFrame, u: number, lead: number): boolean =>
  hasCompany(s, f, u, lead) || canHaveCompany(s, f, u, lead);

/** A unit of its hex takes part in the assault. */
export const hasCompany = (s: State, f: DeclareFrame, u: number, lead: number): boolean =>
  f.units.some((v, i) => f.battles[i] === lead && s.place[v] === s.place[u]);

/** A unit of its hex is in no assault yet, and is next to all hexes of this one. */
function canHaveCompany(s: State, f: DeclareFrame, u: number, lead: number): boolean {
  const from = placeOf(s, u);
  if (!f.hexes.every((h, t) => f.leads[t] !== lead || isBeside(from, h))) return false;
  return f.able.some(v => s.place[v] === from && (f.battles[f.units.indexOf(v)] ?? -1) < 0);
}

function isBeside(from: number, h: number): boolean {
  const dir = dirTo(BOARD, from, h);
  return dir >= 0 && isOpen(from * 6 + dir);
}

/** Support that keeps its place: if joined assaults bring two of a kind together, the first one stays. */
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
