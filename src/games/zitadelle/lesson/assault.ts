/** Three assaults: the example (E1), one with artillery, one that costs a step. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { all, bySoviets, fight, press, to } from './moves.ts';

export const ASSAULT: readonly LessonStep[] = [
  {
    part: { en: 'Assault', ja: '強襲' },
    title: { en: 'A duty', ja: '強襲は義務' },
    text: {
      en: 'Fire is free, assault is not: **whoever stands in the ZOC of a non-armoured enemy must assault**, and each such enemy must be assaulted [7.1.1] [7.1.2]. The ZOC of most units are the six hexes around [5.2.1].\n\nEight of your units touch 2120, 2321 and 2420.',
      ja: '射撃と違い、強襲は選べません。**敵の非機甲ユニットのZOCにいれば必ず強襲**し、その敵も残らず強襲を受けます[7.1.1][7.1.2]。ほとんどのユニットは、まわりの6ヘクスにZOCを及ぼします[5.2.1]。\n\nいま触れている敵は2120、2321、2420です。',
    },
    point: { hexes: ['2120', '2321', '2420'], overlay: 'zoc' },
  },
  {
    title: { en: 'Who attacks whom', ja: '組み合わせを決める' },
    text: {
      en: 'Whoever touches one hex is put to it already. Only the stack in 2320 can choose, between 2321 and 2420. Send regiment 15 against 2321 and 110 against 2420, where it joins 111 and the assault guns.\n\n“Propose assaults” would fill in whatever is open.',
      ja: '触れている敵が1ヘクスだけのユニットは、もう割り当て済みです。選べるのは2320のスタックだけ。第15連隊は2321へ、第110連隊は2420へ向け、第111連隊と突撃砲大隊に加えましょう。\n\n「組み合わせを提案」を押せば、残りを埋めてくれます。',
    },
    moves: [[to('assign', '11Pz/15', '2321'), to('assign', '11Pz/110', '2420')]],
  },
  {
    title: { en: 'Artillery', ja: '砲兵の支援' },
    text: {
      en: 'On turn 1 only, a gun unit may help an assault in which somebody of its own hex takes part [10.1.1] [10.1.2]. It shifts the odds by its number and is then spent.\n\nGive Arko 132 (R3) to the lonely tanks at 2321: 1:1 becomes 4:1 with it.',
      ja: '第1ターンに限り、砲撃ユニットは同じヘクスの味方が加わる強襲を助けられます[10.1.1][10.1.2]。数字のぶん戦力比をずらし、使えばなくなります。\n\n第132砲兵団（R3）を、戦車だけで攻める2321へ。これで1:1が4:1になります。',
    },
    moves: [to('support', 'Arko132', '2321')],
  },
  {
    title: { en: 'The odds at 2120', ja: '2120の戦力比' },
    text: {
      en: 'The combat sheet shows it all. GD’s four units have 2 + 4 + 5 + 4 = 15 against 2, that is 7:1. Then columns [7.4]:\n\n- the fort: 2 left [7.4.3];\n- your best armour, 5: 5 right [7.4.5];\n- a whole division: 2 right [7.4.7].\n\nFurther than the last column, 9:1, it does not go.',
      ja: '計算は戦闘シートに全部出ます。GDの4個は2＋4＋5＋4＝15、相手は2なので7:1。そこから列をずらします[7.4]。\n\n- 陣地：左へ2[7.4.3]\n- こちらの最大の装甲値5：右へ5[7.4.5]\n- 師団がそろっている：右へ2[7.4.7]\n\nいちばん右の9:1より先はありません。',
    },
    point: { hexes: ['2120'], tab: 'odds' },
  },
  {
    title: { en: 'D3', ja: 'D3' },
    text: {
      en: 'Begin the assaults; you choose their order [7.1.6]. Take 2120 first. A 7 at 9:1 is **D3**: each defender makes a **loss check** with two dice, and adds 3 [7.5].\n\n219 Guards Regiment rolls 8: together 11.',
      ja: '強襲を開始します。順番は自由です[7.1.6]。まず2120から。9:1で目は7、結果は**D3**。防御側のユニットはそれぞれ、サイコロ2個に3を足して**損害チェック**をします[7.5]。\n\n第219親衛狙撃兵連隊の目は8、合わせて11です。',
    },
    moves: [press('commit'), fight('2120', 3, 4, 4, 4)],
  },
  {
    title: { en: 'Step and retreat', ja: 'ステップロスと退却' },
    text: {
      en: 'The one roll is read twice [7.6.6]. **11 or more** costs a step [7.6.3]; **more than its morale**, now 8, is a retreat by two hexes [7.6.2].\n\nIts owner takes it to Olkhovka, 1919, not into your ZOC [7.8.3]. It is disrupted: no fire, half movement [7.8.7].',
      ja: '1回の目を2度読みます[7.6.6]。**11以上**なら1ステップを失い[7.6.3]、**継戦モラル値**（いまは8）**を超えれば**2ヘクスの退却です[7.6.2]。\n\nソ連軍は、あなたのZOCを避けて[7.8.3]オルホフカ（1919）へ下げます。混乱したので、射撃はできず移動力も半分です[7.8.7]。',
    },
    moves: [bySoviets(to('retreat', '71GR/219G', '1919'))],
  },
  {
    title: { en: 'Advance', ja: '戦闘後前進' },
    text: {
      en: 'The fort is empty, so attackers may enter it at once, without movement points, as many as may stack there [7.9.1] [7.9.5].\n\nAdvance GD’s panzer and panzergrenadier regiments from 2219 to 2120, then end the advance. The example ends here [E1].',
      ja: '陣地が空いたので、攻撃したユニットはスタック制限まで、移動力を使わずに入れます[7.9.1][7.9.5]。\n\n2219にいるGDの装甲連隊と装甲擲弾兵連隊を2120へ進め、前進を終了します。実例はここまでです[E1]。',
    },
    moves: [all('advance', '2120', 'GD/Pz', 'GD/PG'), press('end-advance')],
  },
  {
    title: { en: 'The guns speak', ja: '砲撃の効果' },
    text: {
      en: 'Next 2321, at 4:1. A 7 is **DC**, a loss check with nothing added [7.5]. The 9 beats morale 8: 158 Guards Regiment retreats to 2323, but keeps its steps.\n\nThanks to the bombs and the burnt tanks: at 10 it would have stood. Advance regiment 15 to 2321.',
      ja: '次は4:1の2321です。7の目は**DC**。何も足さずに損害チェックをします[7.5]。9は継戦モラル値8を超えるので、第158親衛狙撃兵連隊は2323へ退却。ステップは失いません。\n\n爆撃と戦車撃破のおかげです。10のままなら踏みとどまっていました。第15連隊を2321へ進めましょう。',
    },
    moves: [
      fight('2321', 3, 4, 4, 5),
      bySoviets(to('retreat', '51GR/158G', '2323')),
      to('advance', '11Pz/15', '2321'),
      press('end-advance'),
    ],
  },
  {
    title: { en: 'Both sides check', ja: '両軍がチェック' },
    text: {
      en: 'Last 2420: 9 to 3, 5:1 after the shifts. A 5 is **BC**: both sides check, the defender first [7.6.4]. He rolls 10 and retreats to 2621.\n\nThen each of your three: 11, 6 and 8. Your corps has morale 11, so nobody runs.',
      ja: '最後は2420。9対3で、ずらして5:1です。5の目は**BC**。防御側、攻撃側の順に、両軍がチェックします[7.6.4]。防御側は10で、2621へ退却。\n\n続いてあなたの3個は11、6、8。軍団の継戦モラル値は11なので、誰も退きません。',
    },
    moves: [fight('2420', 2, 3, 4, 6), bySoviets(to('retreat', '51GR/154G', '2621', 5, 6, 2, 4, 3, 5))],
  },
  {
    title: { en: 'The price', ja: '代償' },
    text: {
      en: 'But the 11 costs regiment 110 a step, and you a point. Having lost one without having to go, it **may** retreat two hexes [7.6.3]. Let it stand.\n\nThen advance 111 to 2420 and end the advance.',
      ja: 'ただし11の目で、第110連隊は1ステップを失いました。あなたの得点も1点減ります。退却せずにステップだけ失ったユニットは、望めば2ヘクス退却**できます**[7.6.3]。今回は踏みとどまらせましょう。\n\nそして第111連隊を2420へ進め、前進を終了します。',
    },
    moves: [{ type: 'stand', unit: '11Pz/110' }, to('advance', '11Pz/111', '2420'), press('end-advance')],
  },
];
