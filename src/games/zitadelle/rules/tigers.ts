/** 13.4.4, 13.4.5 Tiger battalions split into companies that are attached to regiments; only at the start (13.4.9). */
import { withAll, withAt } from '../../../kit/list.ts';
import { COMMAND, COMPANIES, COMPANY_OF, GERMAN, IS_TROOP, TROOPS_OF, unitSpec } from '../pieces.ts';
import { isOnMap, SPARE, type State, TO_SET_UP } from '../state.ts';

export const companiesOf = (battalion: number): readonly number[] =>
  COMPANIES.filter((_, k) => COMPANY_OF[k] === battalion);

/** Regiments of the same corps that start on the map and have no company yet. */
export function regimentsFor(s: State, company: number): number[] {
  return TROOPS_OF[GERMAN].filter(
    u =>
      IS_TROOP[u] &&
      unitSpec(u).size === 'III' &&
      COMMAND[u] === COMMAND[company] &&
      (isOnMap(s, u) || s.place[u] === TO_SET_UP) &&
      !s.attached.includes(u),
  );
}

export function detach(d: State, battalion: number): void {
  d.place = withAt(d.place, battalion, SPARE);
  d.place = withAll(d.place, companiesOf(battalion), TO_SET_UP);
}

export function reunite(d: State, battalion: number): void {
  d.place = withAt(d.place, battalion, TO_SET_UP);
  d.place = withAll(d.place, companiesOf(battalion), SPARE);
}

export function attach(d: State, company: number, regiment: number): void {
  d.attached = withAt(d.attached, COMPANIES.indexOf(company), regiment);
  d.place = withAt(d.place, company, SPARE);
}

export const isAttached = (s: State, company: number): boolean => (s.attached[COMPANIES.indexOf(company)] ?? -1) >= 0;

export function unattach(d: State, company: number): void {
  d.attached = withAt(d.attached, COMPANIES.indexOf(company), -1);
  d.place = withAt(d.place, company, TO_SET_UP);
}

/** 13.4.7 Battalions whose three companies are all lost: a step each. */
export const lostCompanies = (s: State, gone: number): number =>
  [...new Set(COMPANY_OF)].filter(battalion => companiesOf(battalion).every(k => s.place[k] === gone)).length;
