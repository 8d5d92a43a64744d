/** 12.0 The optional rules as switches, and what a scenario fixes for the whole game. */
import { type Options, switchesOn } from '../../kit/game.ts';
import { SCENARIOS, type ScenarioSpec, scenarioOf } from './data/scenarios.ts';

/** The names are those of the options. */
const SWITCH_IDS = {
  maximumAdvance: 'maximumAdvance',
  zocRetreat: 'zocRetreat',
  mechOverrun: 'mechOverrun',
  variableLosses: 'variableLosses',
} as const;
export type Switches = Readonly<Record<keyof typeof SWITCH_IDS, boolean>>;

export const switchesOf = (options: Options): Switches => switchesOn(SWITCH_IDS, options);

/** The scenario by its number in the list. */
export const scenarioAt = (number: number): ScenarioSpec => scenarioOf(SCENARIOS[number]?.id);
