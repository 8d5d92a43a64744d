/** S1.0 The campaign, and every start (S3) with every end (S4) that comes after it. */
import type { Bilingual, Scenario } from '../../kit/game.ts';
import { headOf } from '../../kit/list.ts';
import { LAST_TURN, monthsOf, yearOf } from './data/calendar.ts';
import { ENDS, type End, STARTS, type Start } from './data/scenarios.ts';
import type { State } from './state.ts';

export interface ScenarioSpec {
  readonly id: string;
  readonly start: Start;
  /** Absent in the campaign, which is won by 5.0. */
  readonly end?: End;
}

const BARBAROSSA = headOf(STARTS);

export const SCENARIO_SPECS: readonly ScenarioSpec[] = [
  { id: 'campaign', start: BARBAROSSA },
  ...STARTS.flatMap(start =>
    ENDS.filter(end => end.turn >= start.turn).map(end => ({ id: `${start.id}-${end.id}`, start, end })),
  ),
];

const BY_ID: ReadonlyMap<string, ScenarioSpec> = new Map(SCENARIO_SPECS.map(scenario => [scenario.id, scenario]));

export function scenarioOf(id: string): ScenarioSpec {
  const scenario = BY_ID.get(id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  return scenario;
}

export const lastTurn = (scenario: ScenarioSpec): number => scenario.end?.turn ?? LAST_TURN;

/** S3.4 By agreement the Axis set up first and the Soviets move first. */
export const isReversed = (s: State): boolean =>
  s.options.axisFirst && scenarioOf(s.scenario).start.reversible === true;

/** A name with its date. */
const dated = (ja: string, en: string, turn: number): Bilingual => ({
  ja: `${ja}（${yearOf(turn)}年${monthsOf(turn)}月）`,
  en: `${en} (${monthsOf(turn)} ${yearOf(turn)})`,
});

/** Its starting point. */
const groupOf = ({ ja, en, turn }: Start): Bilingual => dated(ja, en, turn);

const titleOf = ({ start, end }: ScenarioSpec): Bilingual =>
  end ? dated(`${start.ja} → ${end.ja}`, `${start.en} → ${end.en}`, end.turn) : { ja: 'キャンペーン', en: 'Campaign' };

export const SCENARIOS: readonly Scenario[] = SCENARIO_SPECS.map(scenario => ({
  id: scenario.id,
  title: titleOf(scenario),
  turns: lastTurn(scenario) - scenario.start.turn + 1,
  ...(scenario.end ? { group: groupOf(scenario.start) } : {}),
}));
