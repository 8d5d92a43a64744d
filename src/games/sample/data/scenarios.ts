/** 1.3 Scenarios: where each unit starts and how long the game lasts. Units not named take no part. */
import type { GameOption, Scenario } from '../../../kit/game.ts';

export interface ScenarioSpec extends Scenario {
  readonly places: Readonly<Record<string, string>>;
}

export const SCENARIOS: readonly ScenarioSpec[] = [
  {
    id: 'dawn',
    title: { ja: '夜明けの渡河', en: 'Crossing at Dawn' },
    turns: 5,
    places: { B1: '0102', B2: '0103', B3: '0203', B4: '0105', R1: '0403', R2: '0502', R3: '0604' },
  },
  {
    id: 'raid',
    title: { ja: '騎兵の襲撃', en: 'The Raid' },
    turns: 3,
    places: { B1: '0203', B4: '0301', R2: '0403', R3: '0603' },
  },
];

export const OPTIONS: readonly GameOption[] = [
  { id: 'highWater', rule: '7.1', title: { ja: '増水', en: 'High water' }, values: [false, true], initial: false },
];
