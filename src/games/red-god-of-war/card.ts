/** Red God of War at a glance. */
import type { GameCard } from '../../kit/card.ts';
import { OPTIONS, SCENARIOS } from './data/scenarios.ts';
import { SIDES } from './data/sides.ts';

export const CARD: GameCard = {
  id: 'red-god-of-war',
  title: { ja: 'レッド・ゴッド・オブ・ウォー', en: 'Red God of War' },
  roles: SIDES,
  roleNames: { ja: { german: 'ドイツ軍', soviet: 'ソ連軍' }, en: { german: 'German', soviet: 'Soviet' } },
  scenarios: SCENARIOS,
  options: OPTIONS,
  pitch: {
    lines: [
      {
        ja: '1942年11月、ルジェフ突出部。雪の中、ジューコフの「火星」作戦が四方から始まる。',
        en: 'November 1942, the Rzhev salient: Zhukov’s Operation Mars begins in the snow, from four sides.',
      },
      {
        ja: '司令部のチットが一つずつ引かれ、引かれた軍団と軍だけが動く。補給が尽きれば攻勢も終わる。',
        en: 'Headquarters are drawn from one cup, and only the drawn corps or army moves, while its supply lasts.',
      },
    ],
    minutes: [120, 600],
    aims: {
      german: {
        ja: '突出部の町を守り、破られた戦線を装甲師団で塞ぐ。',
        en: 'Hold the towns of the salient and close every breach with the panzer divisions.',
      },
      soviet: {
        ja: '戦線を破って突出部の根元を断ち、ルジェフとその周辺を奪う。',
        en: 'Break the line, cut off the salient, and take Rzhev and the towns behind it.',
      },
    },
  },
};
