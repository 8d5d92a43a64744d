/** The second impulse: who may still move, the ground that is taken, a last battle. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { move, press } from './moves.ts';

export const SECOND_IMPULSE: readonly LessonStep[] = [
  {
    part: { en: 'The second impulse', ja: '第2インパルス' },
    title: { en: 'Move again', ja: 'もう一度動く' },
    text: {
      en: 'There is **no advance** after combat [9.6.4]; ground is taken now. In clear weather panzers move in full again, infantry 2 hexes [8.2.4], headquarters now for the first time [8.5.2].\n\nBut who begins in an enemy zone does not move [8.2.3]: 2 and 26 Infantry are stuck beside I21, and must attack again.',
      ja: '戦闘後前進は**ありません**[9.6.4]。土地はここで取ります。晴れなら装甲軍団はまた全力で、歩兵は2ヘクス動け[8.2.4]、司令部はここで初めて動きます[8.5.2]。\n\nただし敵のZOCで始まるユニットは動けません[8.2.3]。第2・第26軍団はI21の隣から離れられず、また攻撃しなければなりません。',
    },
    point: { units: ['2Inf', '26Inf'], hexes: ['I21'], overlay: 'zoc' },
  },
  {
    title: { en: 'Help for the two', ja: '2個を助ける' },
    text: {
      en: 'Alone they would attack at 7 to 9, that is 1:2. Rivers count from now on, too: a defender whom everybody attacks across one is doubled [9.8.2]. Here you come along the river.\n\nBring 41 Panzer around to I20, 56 Panzer and 1 Infantry to H20, 10 Infantry back to H21: 29 to 9.',
      ja: '2個だけなら7対9、つまり1:2です。ここからは河川も効き、全員が川越しに攻撃すれば防御側は2倍になります[9.8.2]。今回は川沿いなので大丈夫です。\n\n第41装甲軍団をI20へ回りこませ、第56装甲軍団と第1軍団はH20へ、第10軍団はH21へ戻しましょう。29対9になります。',
    },
    moves: [[...move('I20', '41Pz'), ...move('H20', '56Pz', '1Inf'), ...move('H21', '10Inf')]],
  },
  {
    title: { en: 'Into the gap', ja: '突破口へ' },
    text: {
      en: '10th Army is gone, so the panzers in M23 are free. 24 and 47 go to N21, the road to Minsk; 39 to M21, where the woods stop it [8.2.1]. Infantry follows with its 2 hexes: 9 and 43 to M22.',
      ja: '第10軍が消えたので、M23の装甲軍団は自由に動けます。第24・第47装甲軍団はミンスクをにらむN21へ。第39装甲軍団はM21へ。森林なのでそこで止まります[8.2.1]。歩兵も2ヘクスぶん続きます。第9・第43軍団をM22へ。',
    },
    point: { hexes: ['O20'] },
    moves: [move('N21', '24Pz', '47Pz'), move('M21', '39Pz'), move('M22', '9Inf', '43Inf')],
  },
  {
    title: { en: 'A city, a headquarters', ja: '都市と司令部' },
    text: {
      en: 'Lvov is empty: 3 Panzer drives in, and the city is yours [5.5]. Bring HQ-C to M23, so that its Stuka reaches far next turn. Headquarters are weak: keep troops before them.\n\nThen end the movement.',
      ja: 'リヴォフは空です。第3装甲軍団を入れれば、この都市はあなたのものです[5.5]。次のターンにスツーカが遠くへ届くよう、HQ-CをM23へ進めます。司令部は弱いので、前に部隊を置いておきましょう。\n\n済んだら移動を終了します。',
    },
    moves: [[...move('S26', '3Pz'), ...move('M23', 'HQ-C')], press('end-movement')],
  },
  {
    title: { en: 'The last battle', ja: '最後の戦闘' },
    text: {
      en: 'Here is nothing to choose: six corps against I21, 29 to 9, 3:1. No Stuka flies in the second impulse [9.9.5]. Begin the battle.\n\nA 6: DE. The Baltic district has lost its whole front line.',
      ja: 'ここは選ぶところがありません。6個軍団でI21を攻め、29対9の3:1です。第2インパルスにスツーカは飛びません[9.9.5]。戦闘を開始しましょう。\n\n6の目でDE。バルト軍管区は第一線を失いました。',
    },
    moves: [{ ...press('commit'), rolls: [6] }],
  },
];
