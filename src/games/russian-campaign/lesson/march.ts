/** The first impulse: three army groups move, each against its own district; Stukas, an automatic victory, a train. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { move, press, stuka } from './moves.ts';

export const MARCH: readonly LessonStep[] = [
  {
    part: { en: 'The march', ja: '国境を越える' },
    title: { en: 'Whom to attack', ja: '誰を攻撃するか' },
    text: {
      en: 'In this one impulse each group has its own enemy: N fights B, C fights W, S fights K. **N and S must attack**, or come as near as they can; C is free [3.3.2]. Riga, Minsk, Kiev and Odessa are left alone [3.3.4].\n\nRivers do not yet help the Soviets [3.3.3].',
      ja: 'このインパルスだけは相手が決まっています。NはB、CはW、SはKです。**NとSには攻撃の義務**があり、届かなければできるだけ近づきます。Cは自由です[3.3.2]。リガ、ミンスク、キエフ、オデッサには手を出せません[3.3.4]。\n\n河川もまだソ連軍を助けません[3.3.3]。',
    },
    point: { hexes: ['F17', 'O20', 'W20', 'DD24'] },
  },
  {
    title: { en: 'Zones of control', ja: 'ZOC' },
    text: {
      en: 'Every unit controls the six hexes around it [7.1]; whoever enters an enemy zone stops [7.2]. And **whoever ends in an enemy zone must attack**: every unit there attacks, every enemy it touches is attacked [9.2.2].\n\nSo moving already decides the battles. The zones are switched on now; key 2 does that at any time.',
      ja: 'ユニットはまわりの6ヘクスにZOCを及ぼし[7.1]、敵のZOCに入れば止まります[7.2]。そして**敵のZOCで終われば必ず攻撃**です。そこにいるユニットは残らず攻撃し、触れている敵は残らず攻撃されます[9.2.2]。\n\nつまり移動の時点で戦闘が決まります。いまZOCを表示しています。2のキーでいつでも切り替えられます。',
    },
    point: { overlay: 'zoc' },
  },
  {
    title: { en: 'North: the panzers', ja: '北方：装甲軍団' },
    text: {
      en: 'Bring all three corps of H22, 41 and 56 Panzer and 1 Infantry, to G21. From there they touch one enemy hex only, H20.\n\nWith a unit in hand the hexes it can reach light up. Shift+click or Ctrl+click takes several at once.',
      ja: 'H22の3個、第41・第56装甲軍団と第1軍団をG21へ。そこから触れる敵はH20だけです。\n\nユニットを持つと、行けるヘクスが光ります。ShiftかCtrlを押しながらクリックすると、まとめて選べます。',
    },
    moves: [move('G21', '41Pz', '56Pz', '1Inf')],
  },
  {
    title: { en: 'North: the infantry', ja: '北方：歩兵' },
    text: {
      en: 'Three infantry corps of I23 go to H21, beside H20 **and** I21. I22 is closed: it lies next to a Western unit, whom N may not attack.\n\nNow there is no room left at the front. 28 and 38 Infantry come as near as they can: to H22 [3.3.2].',
      ja: 'I23の歩兵3個はH21へ。H20にも**I21にも**隣り合います。I22には入れません。Nの相手ではない西部軍管区のユニットが隣にいるからです。\n\nこれで前線に空きがなくなりました。第28・第38軍団は、できるだけ近いH22まで進みます[3.3.2]。',
    },
    moves: [move('H21', '2Inf', '10Inf', '26Inf'), move('H22', '28Inf', '38Inf')],
  },
  {
    part: { en: 'Stukas', ja: 'スツーカ' },
    title: { en: 'Centre: a fist', ja: '中央：装甲の拳' },
    text: {
      en: 'Cavalry corps 7 (3-7) stands alone in M22. Bring your three strongest panzer corps, 24, 39 and 47, to M23: 23 against 3.\n\nM23 also touches 10th Army in L22. Remember it: somebody must attack that army.',
      ja: 'M22に第7騎兵軍団（3-7）が1個だけでいます。いちばん強い第24・第39・第47装甲軍団をM23に集めましょう。23対3です。\n\nM23はL22の第10軍にも触れています。この軍も誰かが攻撃しなければならないことを、覚えておきましょう。',
    },
    point: { hexes: ['M22'] },
    moves: [move('M23', '24Pz', '39Pz', '47Pz')],
  },
  {
    title: { en: 'A Stuka', ja: 'スツーカを呼ぶ' },
    text: {
      en: 'A Stuka shifts the odds **three columns** [9.9.1]. You have three this turn, one for each headquarters, up to 8 hexes away [9.9.3]; they fly in the first impulse only [9.9.5].\n\nPut that of HQ-C on M22.',
      ja: 'スツーカは戦闘比を**3コラム**上げます[9.9.1]。このターンは3個。司令部1個が1個ずつ、8ヘクス以内へ導きます[9.9.3]。飛ぶのは第1インパルスだけです[9.9.5]。\n\nHQ-CのスツーカをM22に置きましょう。',
    },
    moves: [stuka('HQ-C', 'M22')],
  },
  {
    title: { en: 'Automatic victory', ja: '自動的勝利' },
    text: {
      en: '10:1, or 7:1 with a Stuka, needs no die: the defenders surrender **during movement** and never come back [9.11.1]. 23 to 3 is 7:1. Take M22.\n\nThe three corps neither move nor attack any more in this impulse; others could now drive through the hole [9.11.2].',
      ja: '10:1、スツーカがあれば7:1で、ダイスは要りません。防御側は**移動中に**降伏し、二度と戻りません[9.11.1]。23対3は7:1。M22を取りましょう。\n\n加わった3個は、このインパルスにはもう移動も攻撃もしません。ほかのユニットは、開いた穴を通れます[9.11.2]。',
    },
    moves: [{ type: 'automatic-victory', hex: 'M22' }],
  },
  {
    title: { en: 'A debt to pay', ja: '残った義務' },
    text: {
      en: 'The victors still stand in the zone of 10th Army. If nobody attacked it, they would surrender themselves [9.11.3]!\n\nSend three infantry corps to L23: 9 and 43 from N25, 13 from K25. The rest of the centre stays at home today.',
      ja: '勝った3個は、まだ第10軍のZOCにいます。この軍を誰も攻撃しなければ、こちらが降伏することになります[9.11.3]。\n\n歩兵3個をL23へ。N25から第9・第43軍団、K25から第13軍団です。中央の残りは、今日は動かしません。',
    },
    moves: [move('L23', '9Inf', '43Inf', '13Inf')],
  },
  {
    title: { en: 'South: around Lvov', ja: '南方：リヴォフを囲む' },
    text: {
      en: 'Two armies hold Lvov, S26. 3 and 14 Panzer and 4 Infantry go to R26; 48 Panzer, 44 Infantry and 52 Panzergrenadier to S27.\n\n49 Mountain takes the way through the Carpathians to T27: mountains do not stop it [8.2.1].',
      ja: 'リヴォフ（S26）には2個軍がいます。第3・第14装甲軍団と第4軍団はR26へ。第48装甲軍団、第44軍団、第52装甲擲弾兵軍団はS27へ。\n\n第49山岳軍団はカルパチアを越えてT27へ。山地でも止まりません[8.2.1]。',
    },
    moves: [move('R26', '3Pz', '14Pz', '4Inf'), move('S27', '48Pz', '44Inf', '52PzGr'), move('T27', '49Mtn')],
  },
  {
    title: { en: 'South: the last three', ja: '南方：最後の3個' },
    text: {
      en: '17, 29 and 55 Infantry go to Q26, beside R25. Then every unit of N and S has done its duty, and the movement could end.',
      ja: '第17・第29・第55軍団はR25の隣のQ26へ。これでNとSは全員が義務を果たし、移動を終えられるようになります。',
    },
    moves: [move('Q26', '17Inf', '29Inf', '55Inf')],
  },
  {
    title: { en: 'By rail', ja: '鉄道移動' },
    text: {
      en: 'Instead of marching, 6 units a turn may go by rail, in the first impulse, any distance on your own railways [8.3.1], but into no enemy zone [8.3.4].\n\nThe south is thin: send 12 Infantry from K24 by rail to Q27.',
      ja: '歩くかわりに、1ターンに6個まで、第1インパルスに鉄道で運べます[8.3.1]。自軍の鉄道なら距離に制限はありませんが、敵のZOCには入れません[8.3.4]。\n\n南が手薄です。K24の第12軍団を鉄道でQ27へ送りましょう。',
    },
    point: { overlay: 'rail' },
    moves: [{ type: 'rail', unit: '12Inf', hex: 'Q27' }],
  },
  {
    title: { en: 'Two more Stukas', ja: '残りのスツーカ' },
    text: {
      en: 'Put the Stuka of HQ-N on H20 and that of HQ-S on Lvov, S26. Then end the movement.\n\nRomanians and Finns may wait: they attack only if you like.',
      ja: 'HQ-NのスツーカをH20に、HQ-Sのスツーカをリヴォフ（S26）に置き、移動を終了します。\n\nルーマニア軍とフィンランド軍は待っていてかまいません。攻撃の義務はありません。',
    },
    moves: [[stuka('HQ-N', 'H20'), stuka('HQ-S', 'S26')], press('end-movement')],
  },
];
