/** V3.4 The army that the Far East needs once Japan has attacked. */
import { JAPAN } from '../data/variants.ts';
import { printedStrength, SOVIET, UNITS_OF } from '../pieces.ts';
import { SIBERIA, type State } from '../state.ts';
import { isAdopted } from './whatIf.ts';

/** Values of `State.siberia`. */
export const WANTING = 0;
export const ENOUGH = 1;
export const PLENTY = 2;

/** From December 1941, so from the first replacements after it. */
export const isAtWar = (s: State): boolean => isAdopted(s, 'japan') && s.turn > JAPAN.from.turn;

export const siberians = (s: State): number[] => UNITS_OF[SOVIET].filter(u => s.place[u] === SIBERIA);

export const siberianStrength = (s: State): number => siberians(s).reduce((sum, u) => sum + printedStrength(u), 0);

/** Whether a unit of the turn's replacements must be sent, or may be. Once units return, none is sent any more. */
export const mustSend = (s: State): boolean => isAtWar(s) && s.siberia === WANTING;
export const maySend = (s: State): boolean => isAtWar(s) && s.siberia !== PLENTY;

/** Whether a unit comes back this turn. */
export const isReturning = (s: State): boolean => s.siberia === PLENTY && siberians(s).length > 0;

/** A level once reached is kept, however many units return. */
export function weighSiberia(d: State): void {
  const strength = siberianStrength(d);
  if (strength >= JAPAN.plenty) d.siberia = PLENTY;
  else if (strength >= JAPAN.enough) d.siberia = Math.max(d.siberia, ENOUGH);
}
