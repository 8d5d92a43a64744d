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
    history: {
      ja: '1943年7月5日、ドイツ軍は南北からクルスク突出部への挟撃を始めた。北では第9軍がポヌイリとオリホヴァトカの手前で止まり、南では第4装甲軍とケンプフ軍支隊がプロホロフカへ達したが、7月12日の戦車戦の翌日に作戦は中止された。以後、東部戦線の主導権はソ連軍のものとなる。',
      en: 'On 5 July 1943 the Germans attacked the Kursk salient from both sides. In the north the 9th Army was stopped before Ponyri and Olkhovatka; in the south the 4th Panzer Army and Group Kempf fought their way to Prokhorovka, and the day after the tank battle of 12 July the offensive was called off. From then on the initiative in the East was Soviet.',
    },
    origin: {
      ja: 'ルールは『ツィタデレ：クルスクの決戦』のルールブックに従います。マップ、戦闘結果表、ユニットの多くはHexfrontの再構成です。',
      en: 'The rules follow the rulebook of ツィタデレ (Zitadelle: Duel for Kursk). Map, charts and most counters are reconstructions by Hexfront.',
    },
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
