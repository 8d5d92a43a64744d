/** Crossing at Dawn at a glance. */
import type { GameCard } from '../../kit/card.ts';
import { OPTIONS, SCENARIOS } from './data/scenarios.ts';
import { SIDES } from './data/units.ts';

export const CARD: GameCard = {
  id: 'sample',
  title: { ja: '夜明けの渡河', en: 'Crossing at Dawn' },
  roles: SIDES,
  roleNames: { ja: { blue: '青軍', red: '赤軍' }, en: { blue: 'Blue', red: 'Red' } },
  scenarios: SCENARIOS,
  options: OPTIONS,
  pitch: {
    lines: [
      { ja: '夜明けの川を渡る、9ユニットの小さな戦い。', en: 'Nine units and a river at first light.' },
      { ja: 'ルールと画面を覚えるための練習用ゲーム。', en: 'A teaching game: learn the screen in ten minutes.' },
    ],
    minutes: [5, 10],
    aims: {
      blue: { ja: '川を渡り、橋の町を奪う。', en: 'Cross the river and take Bridgetown.' },
      red: { ja: '橋の町を最後まで守り抜く。', en: 'Hold Bridgetown to the end.' },
    },
  },
};
