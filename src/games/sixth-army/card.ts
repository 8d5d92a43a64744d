/** 第6軍救出作戦 at a glance. */
import type { GameCard } from '../../kit/card.ts';
import { SIDES } from './data/sides.ts';
import { OPTIONS } from './options.ts';

/** 4.0 */
export const LAST_TURN = 4;

export const CARD: GameCard = {
  id: 'sixth-army',
  title: { ja: '第6軍救出作戦', en: 'Relief of Sixth Army' },
  roles: SIDES,
  roleNames: { ja: { axis: '枢軸軍', soviet: 'ソ連軍' }, en: { axis: 'Axis', soviet: 'Soviet' } },
  scenarios: [
    { id: 'winter-storm', title: { ja: '「冬の雷雨」作戦', en: 'Operation Winter Storm' }, turns: LAST_TURN },
  ],
  options: OPTIONS,
  pitch: {
    lines: [
      {
        ja: '1942年12月、包囲された第6軍まであと120キロ。',
        en: 'December 1942: 120 kilometres of snow to the encircled Sixth Army.',
      },
      {
        ja: '枢軸軍は3本の雷鳴線を目指して突進し、ソ連軍は4ターン持ちこたえる。',
        en: 'Three thunder lines for the Axis to cross, four turns for the Soviets to hold.',
      },
    ],
    minutes: [60, 120],
    aims: {
      axis: {
        ja: '雷鳴線を越え、第6軍の突破を呼び起こす。',
        en: 'Cross the thunder lines and call Sixth Army out.',
      },
      soviet: { ja: '4ターンの間、突破を許さない。', en: 'Keep the ring closed for four turns.' },
    },
  },
};
