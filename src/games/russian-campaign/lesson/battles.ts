/** Combat of the first impulse: who attacks whom, and six battles. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { assign, fight, lose, press, retreat, SOVIET } from './moves.ts';

export const BATTLES: readonly LessonStep[] = [
  {
    part: { en: 'Combat', ja: '戦闘' },
    title: { en: 'A soak-off', ja: '犠牲攻撃' },
    text: {
      en: 'Units beside one enemy hex are put to it already; the others choose. The three corps in H21 touch H20 and I21, and **both** must be attacked [9.2.2].\n\nSacrifice odds here to win there [9.3]: 10 Infantry alone against I21, 3 to 9; 2 and 26 Infantry join against H20.',
      ja: '隣の敵ヘクスが1つだけのユニットは、もう割り当てられています。H21の3個はH20とI21に触れ、**どちらも**攻撃しなければなりません[9.2.2]。\n\nこちらで損をして、あちらで勝ちましょう[9.3]。第10軍団だけでI21を3対9で攻め、第2・第26軍団はH20の攻撃に加えます。',
    },
    moves: [[assign('10Inf', 'I21'), assign('2Inf', 'H20'), assign('26Inf', 'H20')]],
  },
  {
    title: { en: 'Let it propose', ja: '案を出してもらう' },
    text: {
      en: 'The south has choices, too. “Propose battles” fills in whatever is open, as well as it can, and always by the rules. You may take units back and change them.\n\nPress it now.',
      ja: '南にも選択の余地があります。「組み合わせを提案」を押すと、残りを決まりどおり、なるべく有利に埋めてくれます。気に入らなければ、ユニットを外して組み直せます。\n\n押してみましょう。',
    },
    moves: [press('propose')],
  },
  {
    title: { en: 'The combat sheet', ja: '戦闘シート' },
    text: {
      en: 'Before any die each battle shows its odds and how likely each result is. “Combat sheet” opens the whole calculation, each shift with its rule.\n\nFractions favour the defender: 26 to 7 is 3:1, and the Stuka makes it 6:1 [9.6.1]. Nothing below 1:6 may be fought [9.5].',
      ja: 'ダイスを振る前に、戦闘ごとの戦闘比と各結果の確率がわかります。「戦闘シート」を開くと、シフトとその条項まで計算がすべて出ます。\n\n端数は防御側の得です。26対7は3:1、スツーカで6:1になります[9.6.1]。1:6未満の攻撃はできません[9.5]。',
    },
    point: { tab: 'odds' },
  },
  {
    title: { en: 'H20', ja: 'H20の戦闘' },
    text: {
      en: 'Begin the battles; you choose their order [9.1.2]. Fight H20 first: 6:1, and a 4 is **DE**. Both defenders are lost, and may later be replaced [9.6.2].',
      ja: '戦闘を開始します。順番は自由です[9.1.2]。まずH20を解決しましょう。6:1で4の目は**DE**、防御側は2個とも除去されます。ただし、あとで補充されることがあります[9.6.2]。',
    },
    moves: [press('commit'), fight('H20', 4)],
  },
  {
    title: { en: 'The price', ja: '犠牲の結果' },
    text: {
      en: 'Now the soak-off at I21, 1:3. A 5 is **AR**: the attacker retreats 1 or 2 hexes, and lives. A 1, 2 or 3 would have destroyed it.\n\nTake 10 Infantry back to H22.',
      ja: '次は犠牲攻撃のI21、1:3です。5の目は**AR**。攻撃側は1か2ヘクス退却し、生き残りました。1から3なら除去でした。\n\n第10軍団をH22へ下げましょう。',
    },
    moves: [fight('I21', 5), retreat('10Inf', 'H22')],
  },
  {
    title: { en: 'Exchange', ja: '相打ち' },
    text: {
      en: 'L22, 13 to 5: 2:1. A 4 is **EX**: each side loses one unit of its choice, you first [9.6.2].\n\nGive the weakest, 13 Infantry. 10th Army is gone, and your debt is paid.',
      ja: 'L22は13対5で2:1。4の目は**EX**。両軍が1個ずつ、自分で選んで失います。選ぶのはあなたが先です[9.6.2]。\n\nいちばん弱い第13軍団を出しましょう。第10軍は消え、残っていた義務も果たしました。',
    },
    moves: [fight('L22', 4), lose('13Inf')],
  },
  {
    title: { en: 'Lvov', ja: 'リヴォフ' },
    text: {
      en: '15 to 11 is 1:1; the Stuka makes it 4:1. A 3 is **DR**, and **you lead the retreat**, the enemy’s too [9.7.1]. Enemy zones are closed to it [9.7.2].\n\nSend both armies into the Pripet marshes, S24: they will need long to come out.',
      ja: '15対11は1:1、スツーカで4:1です。3の目は**DR**。退却は、敵のものも**あなたが動かします**[9.7.1]。敵のZOCへは退却できません[9.7.2]。\n\n2個軍ともプリピャチ湿地のS24へ追いこみましょう。出てくるには時間がかかります。',
    },
    moves: [fight('S26', 3), [retreat('12A', 'S24'), retreat('6A', 'S24')]],
  },
  {
    title: { en: 'One lost, one driven off', ja: '1個除去、1個退却' },
    text: {
      en: 'R25, 16 to 8: 2:1. A 6 is **D1**: the defender loses one unit of his choice, here the tank corps, and the other retreats. Lead 5th Army into the marshes, too, to R23.\n\nOne battle is left, so it is fought at once: T26, 8:1, DE.',
      ja: 'R25は16対8で2:1。6の目は**D1**。防御側は選んだ1個を失い、残りは退却します。選ばれたのは戦車軍団。第5軍も湿地のR23へ追いやりましょう。\n\n残る戦闘は1つなので、すぐに解決されます。T26は8:1でDEです。',
    },
    moves: [fight('R25', 6), { ...lose('Tk11'), by: SOVIET }, { ...retreat('5A', 'R23'), rolls: [4] }],
  },
];
