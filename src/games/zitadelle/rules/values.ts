/** The current values of units: printed values by steps, plus Tiger companies (13.4.6). */

import type { Side } from '../../../kit/sides.ts';
import { GERMAN_ALLOWANCE, SOVIET_ALLOWANCE } from '../data/commands.ts';
import { TIGER_COMPANY } from '../data/splits.ts';
import { commandOf, GERMAN, IS_ELEFANT, printedArmour, printedAt, printedCombat, sideOf } from '../pieces.ts';
import { markedMorale, type State, stepsOf } from '../state.ts';

/** What the values depend on. */
type Valued = Pick<State, 'steps' | 'options' | 'attached'>;

/** Whether a Tiger company is attached to a unit. */
export const hasTigers = (s: Pick<State, 'options' | 'attached'>, u: number): boolean =>
  s.options.splits && s.attached.includes(u);

export const atOf = (s: Valued, u: number): number =>
  printedAt(u, stepsOf(s, u)) + (hasTigers(s, u) ? TIGER_COMPANY.at : 0);

export const armourOf = (s: Valued, u: number): number =>
  hasTigers(s, u) ? TIGER_COMPANY.armour : printedArmour(u, stepsOf(s, u));

/** 7.4.5, 7.4.6 The armour that counts in an assault; that of the Elefants does not (10.3.3). */
export const assaultArmourOf = (s: State, u: number): number => (IS_ELEFANT[u] ? 0 : armourOf(s, u));

export const combatOf = (s: Valued, u: number): number => printedCombat(u, stepsOf(s, u));

/** 8.1.3 Movement points by the morale of a command. */
export const allowanceBy = (side: Side, morale: number): number =>
  (side === GERMAN ? GERMAN_ALLOWANCE : SOVIET_ALLOWANCE)[morale]!;

/** 9.2.2 PM-1 markers of a command. */
export const bombsOn = (s: State, command: number): number => s.pm[command]!;

/** 7.7.3, 9.2.2 The current morale, never below 1. */
export const moraleOf = (s: State, command: number): number =>
  Math.max(1, markedMorale(s, command) - bombsOn(s, command));

/** 8.1.3, 8.1.4 The half points a unit may spend: by the morale of its command, halved if disrupted. */
export function allowanceOf(s: State, u: number): number {
  const points = allowanceBy(sideOf(u), moraleOf(s, commandOf(u)));
  return 2 * (s.disrupted[u] ? Math.floor(points / 2) : points);
}
