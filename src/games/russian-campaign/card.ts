/** 独ソ戦2 at a glance. */
import type { GameCard } from '../../kit/card.ts';
import { SIDES } from './data/unit.ts';
import { OPTIONS } from './options.ts';
import { SCENARIOS } from './scenarios.ts';

export const CARD: GameCard = {
  id: 'russian-campaign',
  title: { ja: '独ソ戦2', en: 'The Russian Campaign' },
  roles: SIDES,
  roleNames: { ja: { axis: '枢軸軍', soviet: 'ソ連軍' }, en: { axis: 'Axis', soviet: 'Soviet' } },
  scenarios: SCENARIOS,
  options: OPTIONS,
  pitch: {
    lines: [
      {
        ja: '1941年6月から1945年まで、バルト海からコーカサスへ広がる独ソ戦のすべて。',
        en: 'June 1941 to 1945, from the Baltic to the Caucasus: the whole war in the East.',
      },
      {
        ja: '1ターン2か月、2回のインパルス。スターリンを追い、ベルリンを守る25ターン。',
        en: 'Two months a turn, two impulses each: hunt Stalin, or march to Berlin, in 25 turns.',
      },
    ],
    minutes: [90, 480],
    aims: {
      axis: {
        ja: 'スターリンとモスクワを取って戦争を終わらせるか、ベルリンとヒトラーを最後まで守り抜く。',
        en: 'Take Moscow and Stalin and end the war, or hold Berlin and Hitler to the last.',
      },
      soviet: {
        ja: '国土を売って時間を買い、軍を立て直してベルリンへ攻め上る。',
        en: 'Trade land for time, rebuild the army, and carry the war to Berlin.',
      },
    },
  },
};
