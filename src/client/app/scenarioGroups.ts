/** Scenarios as a list shows them: those of a group under its title, in the order of the game. */
import type { Bilingual, Scenario } from '../../kit/game.ts';

export interface ScenarioGroup {
  /** Absent for scenarios that stand by themselves. */
  readonly title?: Bilingual;
  readonly scenarios: readonly Scenario[];
}

/** One line for each group, and for each scenario that stands by itself. */
export interface ScenarioLine {
  readonly title: Bilingual;
  /** How many scenarios a group holds. */
  readonly count?: number;
}

export const linesOf = (scenarios: readonly Scenario[]): readonly ScenarioLine[] =>
  groupsOf(scenarios).flatMap(({ title, scenarios: own }) =>
    title === undefined ? own.map(one => ({ title: one.title })) : [{ title, count: own.length }],
  );

export function groupsOf(scenarios: readonly Scenario[]): readonly ScenarioGroup[] {
  const groups = new Map<string, ScenarioGroup>();
  for (const scenario of scenarios) {
    const { group } = scenario;
    const key = group?.en ?? '';
    const known = groups.get(key)?.scenarios ?? [];
    groups.set(key, { ...(group ? { title: group } : {}), scenarios: [...known, scenario] });
  }
  return [...groups.values()];
}
