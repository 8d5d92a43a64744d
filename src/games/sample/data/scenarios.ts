/** 1.3 Scenarios: where each unit starts and how long the game lasts. Units not named take no part. */
import { type GameOption, type Scenario, switchOption } from '../../../kit/game.ts';

export interface ScenarioSpec extends Scenario {
  readonly places: Readonly<Record<string, string>>;
  /** 6.3 Reinforcements still to arrive. */
  readonly coming: readonly string[];
}

const DAWN: ScenarioSpec = {
  id: 'dawn',
  title: { ja: '夜明けの渡河', en: 'Crossing at Dawn' },
  turns: 5,
  places: { B1: '0102', B2: '0103', B3: '0203', B4: '0105', R1: '0403', R2: '0502', R3: '0604' },
  coming: ['B5', 'R4'],
};

const RAID: ScenarioSpec = {
  id: 'raid',
  title: { ja: '騎兵の襲撃', en: 'The Raid' },
  turns: 3,
  places: { B1: '0203', B4: '0301', R2: '0403', R3: '0603' },
  coming: [],
};

export const SCENARIOS: readonly ScenarioSpec[] = [DAWN, RAID];

/** The default is the first one. */
export const scenarioOf = (id: string | undefined): ScenarioSpec => SCENARIOS.find(known => known.id === id) ?? DAWN;

export const MOST_TURNS = Math.max(...SCENARIOS.map(({ turns }) => turns));

export const OPTIONS: readonly GameOption[] = [switchOption('highWater', '9.1', '増水', 'High water')];
