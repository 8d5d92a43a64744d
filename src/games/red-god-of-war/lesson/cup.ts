/** The initial segment: combat supply, supply states, chits into the cup; then the first draws. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { byGermans, draw, feed, press, putIn } from './moves.ts';

export const CUP: readonly LessonStep[] = [
  {
    part: { en: 'The cup', ja: 'カップ' },
    title: { en: 'Combat supply', ja: '戦闘補給' },
    text: {
      en: 'A headquarters takes one supply point for **combat supply** until the turn ends [6.3]. Without it its units attack at half strength [6.12] [6.21], and it supports no attack [10.12].\n\nYou have 14 points. Give one each to **20th, 22nd, 39th and 41st Army**, then end the phase. The Germans can see it.',
      ja: '司令部は、補給ポイント1でターンの終わりまで**戦闘補給下**になります[6.3]。そうでなければ、その部隊は攻撃力が半分になり[6.12][6.21]、司令部は攻撃を支援できません[10.12]。\n\n手持ちは14ポイント。**第20軍、第22軍、第39軍、第41軍**に1ずつ使い、フェイズを終えましょう。ドイツ軍にも見えています。',
    },
    point: { units: ['20A HQ', '22A HQ', '39A HQ', '41A HQ'] },
    moves: [[feed('20A'), feed('22A'), feed('39A'), feed('41A')], press('end-phase')],
  },
  {
    title: { en: 'The Germans answer', ja: 'ドイツ軍の番' },
    text: {
      en: 'Knowing yours, the Germans supply XLI and XXXIX Panzer Corps, which face you, and XXX Corps, which arrives this turn.\n\nThen the **supply state** of all units is fixed [6.11]: supplied is who has a line of up to 4 hexes, free of enemies and their ZOC [6.13], to a headquarters that is joined to its map edge.',
      ja: 'それを見て、ドイツ軍は正面の第41・第39装甲軍団と、このターンに到着する第30軍団を戦闘補給下に置きます。\n\n続いて全ユニットの**補給状態**が決まります[6.11]。敵とそのZOCを通らない4ヘクス以内の線で[6.13]、自軍のマップ端に通じる司令部につながれば補給下です。',
    },
    point: { overlay: 'supply' },
    moves: [feed('XLI'), feed('XXXIX'), feed('XXX'), press('end-phase')].map(byGermans),
  },
  {
    title: { en: 'Chits into the cup', ja: 'チットを入れる' },
    text: {
      en: 'Whose chit is not in the cup does nothing this turn [7.1]. Both sides choose in secret. Choose well: from turn 2 on you may add or leave out only **one** army [7.4].\n\nPut in those that you supplied: **20th, 22nd, 39th, 41st**. The Germans put in six, no more on turn 1 [13.11].',
      ja: 'カップにチットのない司令部は、このターン何もできません[7.1]。選択は両軍とも秘密です。よく考えましょう。第2ターンからは、軍を**1つ**加えるか外すかしかできません[7.4]。\n\n戦闘補給下に置いた**第20軍、第22軍、第39軍、第41軍**を入れましょう。ドイツ軍は6枚。第1ターンの上限です[13.11]。',
    },
    moves: [putIn('41A', '22A', '39A', '20A'), byGermans(putIn('XLI', 'XXIII', 'XXVII', 'XXXIX', 'XLVI', 'XXX'))],
  },
  {
    title: { en: 'The draw', ja: 'チットを引く' },
    text: {
      en: 'The Germans draw first, later whoever had the impulse [3.2]. XXXIX Panzer Corps! But on turn 1 the first two German chits go back [13.11]: surprise is yours.\n\nThe next chit is that of **20th Army**.',
      ja: '最初に引くのはドイツ軍、あとはインパルスを終えた側です[3.2]。第39装甲軍団！ ただし第1ターンは、最初の2枚のドイツ軍のチットがカップへ戻ります[13.11]。奇襲の有利です。\n\n次に出たのは**第20軍**のチットです。',
    },
    point: { units: ['20A HQ'] },
    moves: [byGermans(draw('XXXIX')), byGermans(draw('20A'))],
  },
];
