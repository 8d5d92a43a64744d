/** The goal, the map, the counters, both sides' set-up and the shape of a turn. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { press, SOVIET } from './moves.ts';

export const OPENING: readonly LessonStep[] = [
  {
    part: { en: 'Before the attack', ja: '開戦前夜' },
    title: { en: 'June 1941', ja: '1941年6月' },
    text: {
      en: 'You lead the Axis through its first turn in the East: two rounds of moving and fighting. Play with your own hand: this card says what comes next, and “Show me” does it for you.\n\nThe dice are **fixed** here. Afterwards you can play on with real dice.',
      ja: '枢軸軍を率いて、東部戦線の最初のターンを指してみましょう。移動と戦闘を2回くり返します。駒を動かすのはあなたです。次に何をするかはこのカードに出ます。「やって見せる」を押せば代わりに動かします。\n\nここでは**ダイスの目が決まっています**。終わったら、本物のダイスで続きを遊べます。',
    },
  },
  {
    title: { en: 'The goal', ja: '勝つには' },
    text: {
      en: 'Take **Moscow** and remove **Stalin**, or hold every city on the map: you win at once [5.1]. The Soviets win likewise with Berlin and Hitler [5.2].\n\nYou also lose if you hold too few cities: from 1942 it must be 12, 8 of them major [5.4]. You begin with 7 cities, 4 of them major.',
      ja: '**モスクワ**を取って**スターリン**を除くか、マップの都市を全部支配すれば、その場で勝ちです[5.1]。ソ連軍はベルリンとヒトラーで同じことをねらいます[5.2]。\n\n都市が足りなくなっても負けです。1942年からは12、うち大都市8が必要です[5.4]。最初に持っているのは7、うち大都市4です。',
    },
    point: { hexes: ['R9', 'E32'], overlay: 'control' },
  },
  {
    title: { en: 'The map', ja: 'マップ' },
    text: {
      en: 'Rows are lettered from the north; in a row the numbers grow to the west [2.2.2]. Zoom in to read them. Every hex costs 1, but most units **stop** in woods, mountains and swamps [8.2.1]. Infantry passes woods.\n\nMajor cities and mountains double the defence; rivers may [9.8.1].',
      ja: '横の列は北から順に文字がつき、番号は西ほど大きくなります[2.2.2]。近づけると読めます。どのヘクスも1移動力ですが、森林、山地、湿地に入ると、ほとんどのユニットは**止まります**[8.2.1]。歩兵は森林を通り抜けられます。\n\n大都市と山地は防御が2倍、河川も条件しだいで2倍です[9.8.1]。',
    },
    point: { hexes: ['M21', 'S24', 'T28', 'O20'] },
  },
  {
    title: { en: 'The Soviets set up', ja: 'ソ連軍の配置' },
    text: {
      en: 'The Soviets place their units first, each military district behind its own border: Baltic (B), Western (W), Kiev (K), Odessa (O), Leningrad (L) [3.2]. Watch.',
      ja: '先に並べるのはソ連軍です。バルト（B）、西部（W）、キエフ（K）、オデッサ（O）、レニングラード（L）の各軍管区が、それぞれの国境の内側に入ります[3.2]。見ていてください。',
    },
    moves: [
      { type: 'historical-set-up', by: SOVIET },
      { type: 'ready', by: SOVIET },
    ],
  },
  {
    title: { en: 'Your set-up', ja: 'あなたの配置' },
    text: {
      en: 'Three army groups, **N**, **C** and **S**, stand from the Baltic to the Carpathians, **R** in Romania, **F** in Finland [3.3.1]. You could place them one by one; today take the ready set-up with the highlighted button above the map.',
      ja: 'バルト海からカルパチアまでに北（**N**）、中央（**C**）、南（**S**）の3個軍集団、ルーマニアに**R**、フィンランドに**F**が並びます[3.3.1]。1個ずつ置くこともできますが、今日はマップの上の光っているボタンで、まとめて並べましょう。',
    },
    moves: [press('historical-set-up')],
  },
  {
    title: { en: 'Reading a counter', ja: '駒の読み方' },
    text: {
      en: 'Rest the pointer (or a finger) on a stack to open it. **8-7** means strength 8 and 7 hexes of movement; the letter is the set-up code [2.1.3].\n\nUp to 3 corps share a hex, but only 2 if an army is among them [6.1]. Headquarters (HQ) direct the Stukas.',
      ja: 'スタックにポインターを置くか、指で長押しすると開きます。**8-7**は戦闘力8、移動力7。文字は配置コードです[2.1.3]。\n\n1ヘクスに軍団なら3個、軍が混じれば2個まで重ねられます[6.1]。司令部（HQ）はスツーカを導きます。',
    },
    point: { units: ['24Pz', 'HQ-C'] },
  },
  {
    title: { en: 'A turn', ja: '1ターンの流れ' },
    text: {
      en: 'Two months: weather, your two **impulses**, your supply, then the same for the Soviets [4.0]. Each impulse is movement, then combat. In summer the sky is always clear; mud and snow cut movement down [8.2.4].\n\nDeclare your set-up complete: turn 1 begins.',
      ja: '1ターンは2か月。天候、あなたの2回の**インパルス**と補給、それからソ連軍も同じことをします[4.0]。1インパルスは移動、戦闘の順です。夏はいつも晴れ。泥濘や雪では動ける距離が縮みます[8.2.4]。\n\n配置完了を宣言して、第1ターンを始めましょう。',
    },
    moves: [press('ready')],
  },
];
