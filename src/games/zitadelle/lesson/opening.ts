/** The lesson, the two maps, the goal, counters, morale and the shape of a turn. */
import type { LessonStep } from '../../../kit/lesson.ts';

export const OPENING: readonly LessonStep[] = [
  {
    part: { en: 'Before the attack', ja: '攻勢の前に' },
    title: { en: '5 July 1943', ja: '1943年7月5日' },
    text: {
      en: 'You lead the Germans through one player turn, with the rulebook’s own example at its heart [E1]. Play with your own hand: this card says what comes next, and “Show me” does it for you.\n\nThe **position is made** for the lesson and the **dice are fixed**. Afterwards you can play on with real dice.',
      ja: 'ドイツ軍を率いて、プレイヤーターンを1回指してみましょう。中心はルールブックの実例です[E1]。駒を動かすのはあなた。次に何をするかはこのカードに出ます。「やって見せる」を押せば代わりに動かします。\n\n**局面はこの手ほどき用**で、**ダイスの目も決まっています**。終わったら、本物のダイスで続きを遊べます。',
    },
    point: { hexes: ['2120'] },
  },
  {
    title: { en: 'Two maps', ja: '2枚のマップ' },
    text: {
      en: 'You attack the salient of Kursk from both ends: rows 29 and up are the **north map**, around Ponyri, rows up to 28 the **south map**, around Belgorod. They lie side by side here, and no unit ever changes over [2.1].\n\nToday everything happens in the south, at 2120.',
      ja: 'クルスク突出部を両側から攻めます。下2桁が29以上は**北部マップ**（ポヌイリ方面）、28以下は**南部マップ**（ビェルゴロド方面）です。ここでは横に並んでいますが、ユニットが行き来することはありません[2.1]。\n\n今日の舞台は南部の2120です。',
    },
    point: { hexes: ['2040', '2120'] },
  },
  {
    title: { en: 'What wins', ja: '勝つには' },
    text: {
      en: 'After nine turns of a day each, victory hexes you hold score their points, from 5 to 20 [12.1.3]. Each **step** you have lost costs 1 [12.2.1]; destroyed Soviets score nothing [12.1.4].\n\nMore than 0 is a German victory, more than 20 an operational one [12.3]. So take places, and spare your men.',
      ja: '1ターンは1日、9ターンで終わりです。押さえた勝利得点ヘクスが5点から20点になり[12.1.3]、失った**ステップ**1つにつき1点を引きます[12.2.1]。ソ連軍を全滅させても得点にはなりません[12.1.4]。\n\n1点以上でドイツ軍の勝ち、21点以上なら作戦的勝利です[12.3]。兵を惜しみながら、土地を取りましょう。',
    },
    point: { hexes: ['2220', '1823', '2024', '2226', '3026'], overlay: 'control' },
  },
  {
    title: { en: 'Reading a counter', ja: '駒の読み方' },
    text: {
      en: 'Rest the pointer (or a finger) on a stack to open it. **7-3-3** is anti-tank strength, armour, combat strength; a star means none [2.2.1]. Movement is printed nowhere.\n\nTwo units share a hex, of one corps or army only; a battalion counts as a third [5.1].',
      ja: 'スタックにポインターを置くか、指で長押しすると開きます。**7-3-3**は対戦車力、装甲値、戦闘力で、★は「なし」です[2.2.1]。移動力は書いてありません。\n\n1ヘクスには、同じ軍団・軍のユニットを2個まで。大隊は3分の1個と数えます[5.1]。',
    },
    point: { units: ['11Pz/15', 'GD/3', '71GR/219G'] },
  },
  {
    title: { en: 'Two ways to fight', ja: '2通りの戦い' },
    text: {
      en: 'Tanks and infantry die differently:\n\n- **anti-tank fire** hits armoured units only [6.2.1];\n- **assault** hits the others only [7.1.5].\n\nBoth kinds may do both [Q1]. Armoured units are those drawn with a vehicle. In an assault armour still counts: it shifts the odds for its side.',
      ja: '戦車と歩兵では、やられ方が違います。\n\n- **対戦車射撃**の的は機甲ユニットだけ[6.2.1]\n- **強襲**の的は非機甲ユニットだけ[7.1.5]\n\n行うほうは、どちらもできます[Q1]。車両の絵があるのが機甲ユニットです。強襲でも装甲値は無駄になりません。その側に戦力比をずらします。',
    },
    point: { units: ['GD/Pz', 'GD/PG', '6GA/96', '71GR/219G'] },
  },
  {
    title: { en: 'Morale', ja: '継戦モラル' },
    text: {
      en: 'Every corps and every Soviet army has a **morale** [7.7.1]. It is its mileage, for movement points depend on it [8.1.3], and its nerve: whoever rolls more in a loss check retreats [7.6.2]. Each unit destroyed lowers it by 1 [7.7.3].\n\n48 Panzer Corps has 11, 6 Guards Army opposite 10.',
      ja: '軍団ごと、ソ連軍は軍ごとに**継戦モラル値**があります[7.7.1]。移動力はこれで決まり[8.1.3]、損害チェックでこれを上回れば退却です[7.6.2]。所属ユニットが1個全滅するたびに1下がります[7.7.3]。\n\n第48装甲軍団は11、向かいの第6親衛軍は10です。',
    },
    point: { tab: 'tracks' },
  },
  {
    title: { en: 'A turn', ja: '1ターンの流れ' },
    text: {
      en: 'Your half of a turn: bombers, your anti-tank fire, **Soviet defensive fire**, assaults, and only then movement [4.0]. So you first fight with those already in contact, and moving prepares the next day.\n\nThen the Soviets do the same, without bombers.',
      ja: 'あなたの番は、爆撃機、こちらの対戦車射撃、**ソ連軍の防御射撃**、強襲、最後に移動です[4.0]。まず接敵している部隊で戦い、移動は翌日の準備になります。\n\nそのあとソ連軍が、爆撃機のほかは同じことをします。',
    },
  },
];
