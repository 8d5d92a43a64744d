/** The story of the game, for the page about it. */
import type { Story } from '../../kit/card.ts';

export const STORY: Story = {
  history: {
    ja: '1943年7月5日、ドイツ軍は南北からクルスク突出部への挟撃を始めた。北では第9軍がポヌイリとオリホヴァトカの手前で止まり、南では第4装甲軍とケンプフ軍支隊がプロホロフカへ達したが、7月12日の戦車戦の翌日に作戦は中止された。以後、東部戦線の主導権はソ連軍のものとなる。',
    en: 'On 5 July 1943 the Germans attacked the Kursk salient from both sides. In the north the 9th Army was stopped before Ponyri and Olkhovatka; in the south the 4th Panzer Army and Group Kempf fought their way to Prokhorovka, and the day after the tank battle of 12 July the offensive was called off. From then on the initiative in the East was Soviet.',
  },
  origin: {
    ja: 'ルールは『ツィタデレ：クルスクの決戦』のルールブックに従います。マップ、戦闘結果表、ユニットの多くはHexfrontの再構成です。',
    en: 'The rules follow the rulebook of ツィタデレ (Zitadelle: Duel for Kursk). Map, charts and most counters are reconstructions by Hexfront.',
  },
};
