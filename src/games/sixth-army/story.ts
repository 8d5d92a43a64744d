/** The story of the game, for the page about it. */
import type { Story } from '../../kit/card.ts';

export const STORY: Story = {
  history: {
    ja: '1942年11月、ソ連軍はスターリングラードでドイツ第6軍を包囲した。12月12日、第57装甲軍団はコテリニコヴォから救出作戦「冬の雷雨」を開始し、アクサイ川とムイシコヴァ川を越えて約50キロの地点まで迫ったが、第2親衛軍に阻まれた。「雷鳴」は、包囲下の第6軍が自ら突破に出るための合言葉である。',
    en: 'In November 1942 the Red Army closed the ring around the German Sixth Army at Stalingrad. On 12 December LVII Panzer Corps set out from Kotelnikovo to break it open: Operation Winter Storm. It crossed the Aksai and the Myshkova and came within some 50 kilometres before Second Guards Army stopped it. “Thunderclap” was the word for Sixth Army to break out and meet it.',
  },
  origin: {
    ja: 'ルールは『第6軍救出作戦』のルールブックに従います。マップとユニットはHexfrontによる再構成です。',
    en: 'The rules follow the rulebook of 第6軍救出作戦. Map and counters are reconstructions by Hexfront.',
  },
};
