/** The part of a front that is connected: what is declared elsewhere makes no difference to it. */
import { type Declared, type Engagement, indicesOf, makeProblem, nearOf } from './declare.ts';
import { cutFront } from './groupingField.ts';
import { looksEach } from './groupingSolve.ts';
import { headOf, valueIn } from './list.ts';
import { partOfEach } from './partOfEach.ts';

interface Parts {
  /** By place of the hex in the engagement. */
  readonly pieceOf: readonly number[];
  readonly looks: number;
}

/** Computed from all units and hexes that could be in, so that it does not depend on the declaration. */
const PARTS = partOfEach((e: Engagement): Parts => {
  const problem = makeProblem(e, e);
  return { pieceOf: cutFront(problem).pieceOf, looks: looksEach(problem) };
});

/** The search budget for one question about what may be decided next. */
export const looksFor = (e: Engagement): number => PARTS.of(e).looks;

/** The entries of a declaration that are in the same part as a hex. */
export function partOf(e: Engagement, d: Declared, hex: number): Declared {
  const { pieceOf: part } = PARTS.of(e);
  const places = indicesOf(e).hexes;
  const isHere = (h: number): boolean => part[valueIn(places, h)] === part[valueIn(places, hex)];
  const hexIn = d.hexes.map(isHere);
  if (hexIn.every(Boolean)) return d;
  const unitIn = d.units.map(u => isHere(headOf(nearOf(e, u))));
  return {
    hexes: d.hexes.filter((_, t) => hexIn[t]),
    leads: d.leads.filter((_, t) => hexIn[t]),
    units: d.units.filter((_, i) => unitIn[i]),
    battles: d.battles.filter((_, i) => unitIn[i]),
  };
}
