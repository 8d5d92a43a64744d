/** The air phase: level bombers against morale, a dive bomber against tanks. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { press, raid, to } from './moves.ts';

export const BOMBERS: readonly LessonStep[] = [
  {
    part: { en: 'Bombers', ja: '爆撃機' },
    title: { en: 'Level bombers', ja: '水平爆撃機' },
    text: {
      en: 'Level bombers go over a whole army. A die of 1 or 2 lowers its morale by 1 for this turn, for movement and checks alike [9.2.2].\n\n8FgK flies over the south, 1FgD over the north [9.1.3]. Click the level bomber (LB) of **8FgK** and send it over **6th Guards Army**, then the next over **1st Tank Army**. On a phone ⌄ folds this text away from them.',
      ja: '水平爆撃機は軍全体をねらいます。サイの目が1か2なら、その軍の継戦モラル値はこのターンのあいだ1下がり、移動にも損害チェックにも響きます[9.2.2]。\n\n8FgKは南部、1FgDは北部を飛びます[9.1.3]。**8FgK**の水平爆撃機（LB）をクリックして**第6親衛軍**へ送り、次の1個は**第1戦車軍**へ送りましょう。スマートフォンでは、⌄でこの説明を畳むと見えます。',
    },
    moves: [raid('8FgK/LB1', '6GA'), raid('8FgK/LB2', '1TA')],
  },
  {
    title: { en: 'A dive bomber', ja: '急降下爆撃機' },
    text: {
      en: 'Dive bombers go to hexes with Soviet armour [9.1.4]. They strike later, when your movement is over, and may miss the hex [9.3.1].\n\nPut one on Novoselovka, 2024: a Guards tank brigade bars the Oboyan road there.',
      ja: '急降下爆撃機はソ連軍の機甲ユニットがいるヘクスへ送ります[9.1.4]。爆撃は移動が終わったあとで、ヘクスを外すこともあります[9.3.1]。\n\n1個をノヴォセロフカ（2024）へ。オボヤンへの道路を親衛戦車旅団がふさいでいます。',
    },
    moves: [to('dive', '8FgK/DB1', '2024')],
  },
  {
    title: { en: 'Bombs away', ja: '爆撃の結果' },
    text: {
      en: 'The other bombers stay at home today; in a real game send them all. End the air phase: the level bombers are rolled for at once.\n\nA 2 and a 5: **6 Guards Army falls from 10 to 9**, 1 Tank Army keeps its nerve [9.2.4].',
      ja: 'ほかの爆撃機は今日は休みです。本番では全部出しましょう。航空フェイズを終えると、水平爆撃のダイスがすぐに振られます。\n\n2と5。**第6親衛軍は10から9へ**下がり、第1戦車軍はそのままです[9.2.4]。',
    },
    point: { tab: 'tracks' },
    moves: [press('end-air', 2, 5)],
  },
];
