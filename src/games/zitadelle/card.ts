/** ツィタデレ at a glance. */
import type { GameCard } from '../../kit/card.ts';
import { SIDES } from './data/unit.ts';
import { OPTIONS } from './options.ts';
import { SCENARIO } from './scenarios.ts';

export const CARD: GameCard = {
  id: 'zitadelle',
  title: { ja: 'ツィタデレ：クルスクの決戦', en: 'Zitadelle: Duel for Kursk' },
  roles: SIDES,
  roleNames: { ja: { german: 'ドイツ軍', soviet: 'ソ連軍' }, en: { german: 'German', soviet: 'Soviet' } },
  scenarios: [SCENARIO],
  options: OPTIONS,
  pitch: {
    lines: [
      {
        ja: '1943年7月、クルスク突出部。南北から迫る装甲軍団と、幾重もの陣地で待つソ連軍の9日間。',
        en: 'July 1943, nine days at Kursk: panzer corps from north and south against belt upon belt of forts.',
      },
      {
        ja: '戦車は対戦車射撃で、歩兵は強襲で戦う。損害は軍団の継戦モラルを削り、足も鈍らせる。',
        en: 'Tanks duel with anti-tank fire, infantry by assault; every loss wears down the morale of its command.',
      },
    ],
    minutes: [180, 720],
    aims: {
      german: {
        ja: '陣地帯を破って得点ヘクスを取り、装甲部隊を失わずに9日間を終える。',
        en: 'Break through the belts, take the victory hexes, and still have a panzer arm after nine days.',
      },
      soviet: {
        ja: '陣地で敵を消耗させ、予備の戦車軍で突破を食い止める。ドイツ軍に得点を残さない。',
        en: 'Bleed the attack in the forts, stop what breaks through with the tank armies, and leave no points standing.',
      },
    },
  },
};
