/** What follows without the player: supply, the Soviet reply, the turns to come. */
import type { LessonStep } from '../../../kit/lesson.ts';

export const AFTERWARDS: readonly LessonStep[] = [
  {
    part: { en: 'How it goes on', ja: 'このあとの流れ' },
    title: { en: 'Supply', ja: '補給' },
    text: {
      en: 'After your second impulse railways change hands [8.3.6], and supply is checked: up to 8 hexes, through no enemy zone, to a city of yours or a railway that leads to one [10.2.1]. **Whoever has none is lost** [10.1].\n\nAll of yours are supplied: look at the overlay. Surround the enemy, and his armies vanish in the same way.',
      ja: '第2インパルスのあと、鉄道の持ち主が変わり[8.3.6]、補給を調べます。敵のZOCを通らず8ヘクス以内で、自軍の都市か、都市へ通じる鉄道につながること[10.2.1]。**つながらないユニットは除去**です[10.1]。\n\nいまはみな補給下です。表示を見てください。敵も、囲めば同じように消えます。',
    },
    point: { overlay: 'supply' },
  },
  {
    title: { en: 'The Soviet answer', ja: 'ソ連軍の応手' },
    text: {
      en: 'Now the Soviets play two impulses of their own. First their **workers** bring lost armies back [12.7.2]; surrendered ones never return [12.6.3]. Most of their infantry moves in the first impulse only [8.2.4], so they fall back to rivers and cities, and leave one army before each of your spearheads.',
      ja: '次はソ連軍の2インパルスです。まず**労働者**の力で、除去された軍が戻ってきます[12.7.2]。降伏したものは二度と戻りません[12.6.3]。歩兵のほとんどは第1インパルスしか動けないので[8.2.4]、河川と都市まで下がり、突破の先々に1個軍ずつ残して時間を稼ぎます。',
    },
    point: { tab: 'tracks', hexes: ['R9', 'E11'] },
  },
  {
    title: { en: 'The year 1941', ja: '1941年の戦い' },
    text: {
      en: 'Only this turn and the next are sure to be clear; then the weather is rolled for [4.0]. In snow your supply reaches half as far [10.2.3], and in the first winter who is not in or beside a city fights at half strength [10.3.3].\n\nTake cities before that. Two impulses make pockets: break in with the first, close with the second.',
      ja: '晴れが約束されているのはこのターンと次だけで、そのあとはダイスしだいです[4.0]。雪の中では補給線が半分になり[10.2.3]、最初の冬には、都市かその隣にいない部隊の戦闘力が半減します[10.3.3]。\n\nその前に都市を取りましょう。第1インパルスで破り、第2インパルスで閉じる。これが包囲のこつです。',
    },
    point: { hexes: ['O20', 'W20', 'E11', 'P14'] },
  },
  {
    title: { en: 'You know how to play', ja: 'もう遊べます' },
    text: {
      en: 'You have learnt to\n\n- move by march and rail, and stop at zones and woods,\n- place Stukas and win automatically,\n- form battles, soak off, lead retreats,\n- use the second impulse.\n\nPlay on from here, or begin with the short “Operation Barbarossa → Through the winter crisis” [S3.1]. The bar above the map always says what is asked.',
      ja: '次のことを覚えました。\n\n- 行軍と鉄道移動、ZOCや森林での停止\n- スツーカと自動的勝利\n- 戦闘の組み方、犠牲攻撃、退却の誘導\n- 第2インパルスの使い方\n\nここから続けるか、短い「バルバロッサ作戦 → 冬の危機を凌いで」から始めましょう[S3.1]。いま何をするかは、いつもマップの上に出ます。',
    },
  },
];
