/** E7 to E9: a surrounded division, a depot, tank against tank. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { advance, attack, GROUP_B, press, RIFLES_91, retreat, roll, SOVIET } from './moves.ts';

export const THREE_BATTLES: readonly LessonStep[] = [
  {
    part: { en: 'Three battles', ja: '3つの戦闘' },
    title: { en: 'A division surrounded', ja: '包囲された師団' },
    text: {
      en: 'Battles are declared and fought one after the other; each unit attacks once, and each is attacked once [11.1]. Units of several hexes may join against one [11.2]: seven units attack 0408.',
      ja: '戦闘は1つずつ宣言して解決します。攻撃するのも攻撃されるのも1回ずつです[11.1]。複数のヘクスから1つのヘクスを一緒に攻撃できます[11.2]。7個で0408を攻めましょう。',
    },
    moves: [attack('0408'), press('join-all'), press('resolve')],
  },
  {
    title: { en: 'You choose the victims', ja: '誰を消耗させるか' },
    text: {
      en: 'Two red dots exhaust two of the three regiments, and whoever strikes chooses [11.7]. Click 503 and 561.',
      ja: '赤ドット2個で、3個連隊のうち2個が消耗します。選ぶのは攻撃した側です[11.7]。503と561をクリックしましょう。',
    },
    moves: [RIFLES_91.slice(0, 2).map(unit => ({ type: 'shock', unit }))],
  },
  {
    title: { en: 'Even luck can fail', ja: '運が悪くても' },
    text: {
      en: '29 to 4 is 7:1. Keep the artillery and look at the die: it could hardly be worse, and the result is still a loss for the defenders.',
      ja: '29対4で7:1。砲兵支援は使わず、ダイスを見ましょう。これ以上ない悪い目ですが、それでも損害を受けるのは防御側です。',
    },
    moves: [roll(1)],
  },
  {
    title: { en: 'No way out', ja: '逃げ道なし' },
    text: {
      en: 'A 1 is **DL**: retreat one hex or hold. With your zones all around nobody can retreat, so all three must hold: die not above strength [11.10].\n\nThe regiment with 2 rolls 3 and is lost. The two with 1 roll 6, lost, and 1: one holds. The hex is not empty, so nobody advances. That is what surrounding is for.',
      ja: '1は**DL**。1ヘクスの退却か死守です。まわりはすべてあなたのZOCで退却できず、3個とも死守するしかありません。目が戦闘力以下なら成功です[11.10]。\n\n戦闘力2の連隊は3で失敗。戦闘力1の2個は6で失敗、1で成功。1個が残ったので前進はありませんが、これが包囲の効き目です。',
    },
    point: { hexes: ['0408'] },
    moves: [
      { type: 'hold', unit: '613/91', by: SOVIET },
      { type: 'hold', unit: '503/91', by: SOVIET, rolls: [3, 6, 1] },
    ],
  },
  {
    title: { en: 'The cavalry again', ja: 'ふたたび騎兵' },
    text: {
      en: 'Now the two units in 0605 attack 81C in 0705. 6 to 1 is 6:1 without any help, so keep the artillery.',
      ja: '次は0605の2個で、0705の81Cを攻撃します。6対1で、何もしなくても6:1です。砲兵支援は取っておきます。',
    },
    moves: [attack('0705'), press('join-all'), press('resolve'), roll(2)],
  },
  {
    title: { en: 'It falls back', ja: '退く騎兵' },
    text: {
      en: 'DD once more, and again 81C can only retreat: by 0805 to 0906 [11.11].',
      ja: 'またDDです。81Cは今度も退くしかなく、0805から0906へ下がります[11.11]。',
    },
    moves: [retreat('81C', '0805'), retreat('81C', '0906')],
  },
  {
    title: { en: 'Take the depot', ja: '補給ヘクスを奪う' },
    text: {
      en: 'Two hexes of advance reach 0604, a **supply hex**. It belongs to whoever entered it last [13.2.3] and gives points at the end of the turn, if a road or railway free of enemies leads home [13.2.4].\n\nSend both units to 0604 and end the advance.',
      ja: '2ヘクス前進すれば**補給ヘクス**の0604に届きます。最後に入った側のものになり[13.2.3]、敵に妨げられない道路か鉄道で自軍の端までつながっていれば、ターンの終わりにポイントが入ります[13.2.4]。\n\n2個とも0604へ進め、前進を終了します。',
    },
    moves: [advance('0604', GROUP_B), press('end-advance')],
  },
  {
    title: { en: 'Tank against tank', ja: '戦車どうし' },
    text: {
      en: 'Attack 254 Tank Brigade in 0708 with all three units. It has a white dot of its own: in **defence** a single white dot still counts, so it strikes back [11.7]. The Soviets choose your panzer battalion, which fights on with 2 instead of 3.',
      ja: '3個で0708の第254戦車旅団を攻撃します。相手にも白ドットがあります。**防御**では白1個でも切り上げて1個ぶん効くので、反撃を受けます[11.7]。ソ連軍は装甲大隊を選び、戦闘力は3から2に下がります。',
    },
    moves: [attack('0708'), press('join-all'), press('resolve'), { type: 'shock', unit: '16PG/116', by: SOVIET }],
  },
  {
    title: { en: 'The last die', ja: '最後のダイス' },
    text: {
      en: '2+4+2 against 1 is still 8:1. Keep the artillery and roll.',
      ja: '2+4+2対1で、まだ8:1です。砲兵支援を使わずに振りましょう。',
    },
    moves: [roll(6)],
  },
  {
    title: { en: 'Stay where you are', ja: '動かない選択' },
    text: {
      en: 'DE: the brigade is gone. Advancing is a choice, and here you decline it: end the advance without moving. All fifteen units are then exhausted [11.13].',
      ja: 'DE、旅団は除去されました。前進は義務ではありません。ここでは進まずに前進を終了します。活性化した15個は、これですべて消耗します[11.13]。',
    },
    moves: [press('end-advance')],
  },
];
