/** E6: the Soviets pass, the corps order turns eight units up, fifteen units move. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { EAST, FOOT_23, GROUP_A, GROUP_B, move, press, SOVIET, TANKS_23, WEST } from './moves.ts';

export const CORPS_ORDER: readonly LessonStep[] = [
  {
    part: { en: 'The corps order', ja: '軍団命令' },
    title: { en: 'Eight units spent', ja: '8個が裏になった' },
    text: {
      en: 'The Soviets pass again. Eight of your best units lie on their backs, and a battle group could not use them. Headquarters can: an **order** first pays to turn units up, then activates them [9.2].',
      ja: 'ソ連軍はまたパス。主力8個が裏返り、戦闘団ではもう使えません。そこで司令部の出番です。**命令**なら、まずポイントを払って表に戻し、それから活性化できます[9.2]。',
    },
    moves: [{ type: 'pass', by: SOVIET }],
  },
  {
    title: { en: 'Order 57 Panzer Corps', ja: '第57装甲軍団に命令' },
    text: {
      en: 'Each division can be ordered once in a turn. Only the corps order, also once a turn, lets all German units act together [9.3]. Give it now.',
      ja: '師団命令は、師団ごとに1ターン1回です。ドイツ軍のユニット全部を一緒に動かせるのは、同じく1ターン1回の軍団命令だけです[9.3]。いま出しましょう。',
    },
    moves: [{ type: 'order', card: '57PzK' }],
  },
  {
    title: { en: 'Pay and turn up', ja: '払って表に戻す' },
    text: {
      en: 'Turning a unit up costs 1 logistics point (LP), or 2 without a supply line to your map edge [13.3.1]. You have 30 LP. Recover all eight: 22 are left.',
      ja: '1個を表に戻すのに兵站ポイント（LP）1、自軍の端まで補給線が通じなければ2かかります[13.3.1]。いま30LP。8個とも回復しましょう。残りは22LPです。',
    },
    point: { tab: 'tracks' },
    moves: [press('recover-all')],
  },
  {
    title: { en: 'Fifteen units', ja: '15個が動く' },
    text: {
      en: 'You may leave units out, to keep them fresh: whatever is activated will be exhausted [11.13]. Today everybody goes. Activate all, and begin.',
      ja: '活性化したものは最後に必ず消耗するので、残しておくユニットを選ぶこともできます[11.13]。今日は総出です。すべて活性化し、作戦を始めましょう。',
    },
    moves: [press('activate-all'), press('begin')],
  },
  {
    title: { en: 'Close the ring', ja: '包囲を閉じる' },
    text: {
      en: 'Surround 91 Rifle Division in 0408. The two units in 0405 go to 0407, the three in 0506 to 0508, and two regiments of 23 Panzer to 0309. Units may leave an enemy zone freely and step into the next [7.1].\n\nShift+click or Ctrl+click takes several at once.',
      ja: '0408の第91狙撃兵師団を囲みます。0405の2個は0407へ、0506の3個は0508へ、第23装甲師団の2個連隊は0309へ。敵のZOCからは自由に出られ、隣のZOCへも入れます[7.1]。\n\nShiftかCtrlを押しながらクリックすると、まとめて選べます。',
    },
    moves: [move('0407', WEST), move('0508', EAST), move('0309', FOOT_23)],
  },
  {
    title: { en: 'Far ahead', ja: '遠くへ' },
    text: {
      en: 'The group in 0410 drives to 0809, beyond the river. A unit that touches no enemy zone from start to finish may even spend twice its movement points: **strategic movement** [10.5].',
      ja: '0410の戦闘団は川を越えて0809へ走ります。初めから終わりまで敵のZOCに触れないユニットは、移動力の2倍まで使えます。これが**戦略移動**です[10.5]。',
    },
    moves: [move('0809', TANKS_23)],
  },
  {
    title: { en: 'Two more groups', ja: 'さらに2つ' },
    text: {
      en: '16 Panzergrenadier Division (orange): a panzer battalion, a regiment and the white assault guns go to 0707, beside 254 Tank Brigade; the other regiment and the recon battalion to 0605, beside 81C. Then end the movement.',
      ja: '第16装甲擲弾兵師団（橙）です。装甲大隊と1個連隊、それに白の突撃砲大隊は、第254戦車旅団の隣の0707へ。もう1個の連隊と偵察大隊は、81Cの隣の0605へ。済んだら移動を終了します。',
    },
    moves: [move('0707', GROUP_A), move('0605', GROUP_B), press('end-movement')],
  },
];
