/** Anti-tank fire: a miss and a hit of the Germans, then the defensive shot of the example (E1). */
import type { LessonStep } from '../../../kit/lesson.ts';
import { bySoviets, press, to } from './moves.ts';

export const FIRE: readonly LessonStep[] = [
  {
    part: { en: 'Anti-tank fire', ja: '対戦車射撃' },
    title: { en: 'The gallery', ja: '射撃一覧' },
    text: {
      en: 'One Soviet tank brigade, 96, stands beside your men, in Yakovlevo (2220). Whoever has anti-tank strength may fire once at adjacent armour, each for himself [6.1.1] [6.3.3].\n\nThe gallery lists every shot with its chance. Key **F** opens it, and fires the best one.',
      ja: 'あなたの部隊の隣、ヤコヴレヴォ（2220）に第96戦車旅団がいます。対戦車力のあるユニットは、隣の敵機甲ユニットを1回ずつ、別々に撃てます[6.1.1][6.3.3]。\n\n射撃一覧には、撃てる組み合わせと命中率が並びます。**F**キーで開き、もう一度押すといちばん有利な射撃を行います。',
    },
    point: { hexes: ['2220'], tab: 'odds' },
  },
  {
    title: { en: 'A miss', ja: '外れ' },
    text: {
      en: 'Two dice, **low is good**. With dice and strength the table gives a number; the shot hits if that is **more than the armour** [6.4].\n\nFire with GD’s panzer regiment, strength 9, at 2220. A 10 gives 3, and the brigade has armour 4: missed.',
      ja: 'サイコロ2個、**小さい目ほど有利**です。目と対戦車力から表の数値を出し、それが**装甲値より大きければ**命中です[6.4]。\n\nGDの装甲連隊（対戦車力9）で2220を撃ちましょう。目は10、表の数値は3。相手の装甲値は4なので外れです。',
    },
    moves: [to('fire', 'GD/Pz', '2220', 4, 6)],
  },
  {
    title: { en: 'A hit', ja: '命中' },
    text: {
      en: 'You see each shot before you decide on the next. Fire with 11th Panzer’s regiment 15: a 6 at strength 7 gives 6. Hit!\n\nMost Soviet tank brigades have one step only [6.6.2], so this one is gone, and **6 Guards Army falls to 8** [7.7.3].',
      ja: '1発ごとに結果を見てから、次を決められます。第11装甲師団の第15連隊で撃ちましょう。対戦車力7で目は6、表の数値は6。命中です。\n\nソ連軍の戦車旅団はほとんどが1ステップなので[6.6.2]、これで全滅。**第6親衛軍は8まで**下がりました[7.7.3]。',
    },
    moves: [to('fire', '11Pz/15', '2220', 2, 4)],
  },
  {
    title: { en: 'They fire back', ja: '撃ち返される' },
    text: {
      en: 'End your fire. Here the example begins [E1]: 219 Guards Regiment in the fort 2120 fires with strength 1 at the Panthers in 2121.\n\nFrom a fort 2 is taken off the dice [6.5.2]; infantry around the target adds 2 [6.5.5]. The 4 stays 4, the table says 4, the armour is 4: **no hit**.',
      ja: '射撃を終了します。ここから実例です[E1]。陣地2120の第219親衛狙撃兵連隊が、対戦車力1で2121のパンター大隊を撃ちます。\n\n陣地から撃つので−2[6.5.2]、目標は歩兵と一緒なので＋2[6.5.5]。目の4は4のまま、表も4、装甲値も4。**外れ**です。',
    },
    moves: [press('end-fire'), bySoviets(to('fire', '71GR/219G', '2121', 1, 3))],
  },
  {
    title: { en: 'Keep tanks with infantry', ja: '戦車には歩兵を' },
    text: {
      en: 'So stack tanks with infantry: 2 on the dice is much, as the table shows. Only the best armour of a hex can be hit, and its companions never are [6.3.5] [6.6.4].\n\nThe Soviets hold their other fire: nobody has to shoot [6.3.1].',
      ja: '戦車は歩兵と重ねておきましょう。表を見れば、＋2がどれだけ大きいかわかります。撃たれるのはヘクスの中で装甲値が最大のものだけで、一緒にいる歩兵は無傷です[6.3.5][6.6.4]。\n\nソ連軍はもう撃ちません。射撃は義務ではないからです[6.3.1]。',
    },
    point: { tab: 'charts' },
    moves: [bySoviets(press('end-fire'))],
  },
];
