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
    history: {
      ja: '1941年6月22日、ドイツとその同盟国は300万を超える兵力でソ連に侵攻した。北はレニングラード、中央はモスクワ、南はキエフとコーカサスの油田が目標だった。軍はモスクワの手前まで達したが、冬と予備兵力に押し返される。翌年はヴォルガ川まで進んでスターリングラードで敗れ、1943年のクルスク以後は東へ進む力を失った。赤軍は1945年春にベルリンへ達する。',
      en: 'On 22 June 1941 Germany and her allies attacked the Soviet Union with more than three million men: towards Leningrad, Moscow, and Kiev with the oil of the Caucasus beyond. They came within sight of Moscow before winter and fresh reserves threw them back. A year later they stood on the Volga and lost an army at Stalingrad; after Kursk in 1943 they never went east again. In the spring of 1945 the Red Army reached Berlin.',
    },
    origin: {
      ja: 'ルールは『独ソ戦2』のルールブックに従います。マップとユニットは公開資料によるHexfrontの再構成です。',
      en: 'The rules follow the rulebook of 独ソ戦2 (The Russian Campaign). Map and counters are reconstructions by Hexfront from public sources.',
    },
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
