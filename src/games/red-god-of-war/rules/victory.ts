/** 13.15, 13.23 Victory, judged when the last turn has ended. */
import type { Outcome } from '../../../kit/game.ts';
import { scenarioAt } from '../options.ts';
import { GERMAN, hexNumbers, roleOf, SOVIET } from '../pieces.ts';
import type { State } from '../state.ts';

/** The targets of the scenario that the Soviets control. */
export const targetsHeld = (s: Pick<State, 'scenario' | 'control'>): number =>
  scenarioAt(s.scenario).targets.filter(target => hexNumbers(target).some(hex => s.control[hex] === SOVIET)).length;

/** Known once the flow is empty, which phases/turn.ts decides. */
export function outcome(s: State): Outcome | undefined {
  if (s.flow.length > 0) return undefined;
  const { victoryRule: rule, sovietWin, germanWin } = scenarioAt(s.scenario);
  const held = targetsHeld(s);
  if (held >= sovietWin) return { winner: roleOf(SOVIET), rule, code: 'soviet-targets' };
  if (held <= germanWin) return { winner: roleOf(GERMAN), rule, code: 'german-targets' };
  return { rule, code: 'draw' };
}
