/** The battle for the town. */
import type { LessonStep } from '../../../kit/lesson.ts';

export const BATTLE: readonly LessonStep[] = [
  {
    part: { en: 'The battle', ja: '戦闘' },
    title: { en: 'Who must attack', ja: '攻撃の義務' },
    text: {
      en: 'Every unit next to an enemy must attack [5.1]. Yours have only one enemy, so they are put to that battle already. The odds lose a column for the town and one for the river [5.3].',
      ja: '敵に隣接するユニットは必ず攻撃します[5.1]。隣の敵は1個だけなので、2個とも割り当て済みです。戦闘比は町と川で1コラムずつ不利になります[5.3]。',
    },
    point: { tab: 'odds' },
  },
  {
    title: { en: 'Begin', ja: '戦闘開始' },
    text: {
      en: 'Begin the battles, then fight at Bridgetown [5.2].',
      ja: '戦闘を開始し、橋の町で戦いましょう[5.2]。',
    },
    moves: [{ type: 'commit' }, { type: 'fight', hex: '0403' }],
  },
  {
    title: { en: 'A card in secret', ja: '秘密のカード' },
    text: {
      en: 'Both sides choose a card or none, unseen by the other [7.2]. Play your barrage: 2 strength more [7.3].\n\nRed plays none. Chits are turned up: 9 against 3 is 3:1, two columns less are 1:1, and the die is a 6.',
      ja: '両軍は、相手に見せずにカードを1枚選ぶか、使わないと決めます[7.2]。「砲撃」で戦闘力を2増やしましょう[7.3]。\n\n赤軍は使いません。チットを表にすると9対3で3:1、2コラム下がって1:1、ダイスは6です。',
    },
    moves: [
      { type: 'choose', card: 'barrage-1' },
      { type: 'choose', by: 'red', rolls: [6] },
    ],
  },
  {
    title: { en: 'Red pays', ja: '赤軍の支払い' },
    text: {
      en: 'D1: the defender owes 1, by a step or a hex of retreat, as its owner likes [5.4] [5.5]. Red retreats to 0503, away from the river [5.6].',
      ja: '結果はD1。防御側は、ステップか退却で1を支払います。選ぶのは所有者です[5.4][5.5]。赤軍は川から離れて0503へ退却します[5.6]。',
    },
    moves: [{ type: 'retreat', unit: 'R1', hex: '0503', by: 'red' }],
  },
  {
    title: { en: 'The way is open', ja: '道は開けた' },
    text: {
      en: 'Next turn you can cross and take the town. Mind your supply line to the western edge [6.1], and bring your fourth foot in on turn 2 [6.3].\n\nPlay on from here.',
      ja: '次のターンには川を渡り、町を奪えます。西端への補給線に気をつけ[6.1]、第2ターンには青第4歩兵を登場させましょう[6.3]。\n\nここから続けてプレイできます。',
    },
  },
];
