/** 12.0 German victory points: places connected to their edge, minus steps lost, minus Belgorod. */

import type { Outcome } from '../../../kit/game.ts';
import { lastOf } from '../../../kit/list.ts';
import { VICTORY_LEVELS, type VictoryLevel } from '../data/tables.ts';
import { BELGOROD_PENALTY, VP_HEXES } from '../data/victory.ts';
import { fullSteps, GERMAN, roleOf, SOVIET, TROOPS_OF } from '../pieces.ts';
import { GONE, SPARE, type State, stepsOf } from '../state.ts';
import { BELGOROD_PRIZE, prizeHex } from './control.ts';
import { connectedTo } from './lines.ts';
import { lostCompanies } from './tigers.ts';

export interface Count {
  /** Points by victory hex, 0 if it is not held or cut off. */
  readonly places: readonly number[];
  readonly steps: number;
  readonly belgorod: number;
  readonly total: number;
}

export function pointsOf(s: State): Count {
  const german = connectedTo(s, GERMAN);
  const places = VP_HEXES.map(({ points }, i) => (s.held[i] && german[prizeHex(i)] ? points : 0));
  const steps = lostSteps(s);
  const isSoviet = s.held[BELGOROD_PRIZE] === 0 && connectedTo(s, SOVIET)[prizeHex(BELGOROD_PRIZE)] === 1;
  const belgorod = isSoviet ? BELGOROD_PENALTY : 0;
  return { places, steps, belgorod, total: places.reduce((n, p) => n + p, 0) - steps - belgorod };
}

/** 12.2.1, 13.4.7 Counters replaced by another one are no losses. */
export function lostSteps(s: State): number {
  let steps = 0;
  for (const u of TROOPS_OF[GERMAN]) if (s.place[u] !== SPARE) steps += fullSteps(u) - stepsOf(s, u);
  return steps + (s.options.splits ? lostCompanies(s, GONE) : 0);
}

/** 12.3 */
export const levelOf = (points: number): VictoryLevel =>
  VICTORY_LEVELS.find(({ upTo }) => upTo !== undefined && points <= upTo) ?? lastOf(VICTORY_LEVELS);

export const outcomeOf = ({ ending, winner }: State): Outcome | undefined =>
  ending ? { winner: roleOf(winner === GERMAN ? GERMAN : SOVIET), rule: ending.rule, code: ending.code } : undefined;
