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
      { ja: '夜明けの川を渡る、7ユニットの小さな戦い。', en: 'Seven units and a river at first light.' },
      { ja: 'ルールと画面を覚えるための練習用ゲーム。', en: 'A teaching game: learn the screen in ten minutes.' },
    ],
    minutes: [5, 10],
    aims: {},
  },
};
