/** The goal, the map, the counters, and both sides' set-up (E1 begins after it). */
import type { LessonStep } from '../../../kit/lesson.ts';
import { press, SOVIET } from './moves.ts';

export const OPENING: readonly LessonStep[] = [
  {
    part: { en: 'Before the battle', ja: '戦いの前に' },
    title: { en: 'Your first turn', ja: 'はじめての1ターン' },
    text: {
      en: 'You lead the Axis through one turn, the one the rulebook tells as its example [E1]. Play with your own hand: this card says what comes next, and “Show me” does it for you.\n\nThe dice are **fixed** here, so the story always comes out as in the book. Afterwards you can play on with real dice.',
      ja: '枢軸軍を率いて、ルールブックの「プレイの例」[E1]にある1ターンを指してみましょう。駒を動かすのはあなたです。次に何をするかはこのカードに出ます。「やって見せる」を押せば代わりに動かします。\n\n例のとおりに進むよう、ここでは**ダイスの目が決まっています**。終わったら、本物のダイスで続きを遊べます。',
    },
  },
  {
    title: { en: 'The goal', ja: '勝つには' },
    text: {
      en: 'Sixth Army is surrounded north of this map. You come from the south and must cross the red **thunder lines** [4.0].\n\n- Lines 1 and 2: each draws one of four markers. One of them says “Break Out”, and you win [4.1].\n- Line 3: you win at once.\n- Not done by the end of turn 4: the Soviets win.',
      ja: '第6軍はこのマップの北で包囲されています。南から攻め上がり、赤い**雷鳴線**を越えるのが目標です[4.0]。\n\n- 第1線と第2線：越えると4個のマーカーから1個を引きます。「Break Out」が1個あり、それを引けば勝ちです[4.1]。\n- 第3線：越えた時点で勝ちです。\n- 第4ターンが終わるまでに果たせなければ、ソ連軍の勝ちです。',
    },
    point: { hexes: ['1408', '1708', '1908'] },
  },
  {
    title: { en: 'The map', ja: 'マップ' },
    text: {
      en: 'A hex number counts rows from the south, then columns from the west [2.1]. Roads make movement cheap, rivers make it dear, and nobody crosses the Don [10.2].\n\nThe framed hexes are **supply hexes**: the more you hold, the more points you receive [13.2].',
      ja: 'ヘクス番号は、前の2桁が南からの段、後ろの2桁が西からの列です[2.1]。道路は速く、川は余分にかかり、ドン川は誰も渡れません[10.2]。\n\n枠のあるヘクスは**補給ヘクス**です。押さえるほど、もらえるポイントが増えます[13.2]。',
    },
    point: { hexes: ['0604', '0911'] },
  },
  {
    title: { en: 'The Soviets set up', ja: 'ソ連軍の配置' },
    text: {
      en: 'The Soviets place their units first [3.1]: two rifle divisions just across the start line, cavalry and tank brigades behind them, two mechanized corps in the rear. Watch.',
      ja: '先に並べるのはソ連軍です[3.1]。開始線の向こうに狙撃兵師団が2個、その後ろに騎兵と戦車旅団、さらに奥に機械化軍団が2個。見ていてください。',
    },
    moves: [
      { type: 'historical-set-up', by: SOVIET },
      { type: 'ready', by: SOVIET },
    ],
  },
  {
    title: { en: 'Your set-up', ja: 'あなたの配置' },
    text: {
      en: 'Your units may stand anywhere south of the start line [3.2]. You could place them one by one; today take the ready set-up with the highlighted button above the map.',
      ja: 'あなたのユニットは、開始線より南ならどこに置いてもかまいません[3.2]。1個ずつ並べることもできますが、今日はマップの上の光っているボタンで、史実どおりに並べましょう。',
    },
    moves: [press('historical-set-up')],
  },
  {
    title: { en: 'Reading a counter', ja: '駒の読み方' },
    text: {
      en: 'Rest the pointer (or a finger) on the marked stack: it opens and is easier to read. **5-6** means strength 5 and 6 movement points [2.2.1].\n\n- The colour of the symbol is the division: yellow for 6 Panzer.\n- White symbols belong to nobody and go with anybody.\n- The **dot** is shock: armour that hits first.',
      ja: '印のついたスタックにポインターを置くか、指で長押しすると、中身が読みやすく開きます。**5-6**は戦闘力5、移動力6です[2.2.1]。\n\n- 兵科記号の色は師団です。黄色は第6装甲師団。\n- 白はどこにも属さず、誰とでも組めます。\n- **ドット**はショック効果。先に殴れる装甲です。',
    },
    point: { units: ['6Pz/I/11'] },
  },
  {
    title: { en: 'Fresh and exhausted', ja: '表と裏' },
    text: {
      en: 'Every unit has two sides. On its **front** it moves and attacks. On its **back** it is exhausted: half as strong, and it neither moves nor attacks, but it still defends [2.2.1].\n\nThe marked tank brigade begins the game exhausted: look at the band on the counter.',
      ja: 'どのユニットにも表と裏があります。**表**なら移動も攻撃もできます。**裏**は消耗で、戦闘力は半分になり、移動も攻撃もできません。防御はできます[2.2.1]。\n\n印をつけた戦車旅団は、消耗した状態で始まります。駒の帯が目印です。',
    },
    point: { units: ['235'] },
  },
  {
    title: { en: 'Zones and stacks', ja: 'ZOCとスタック' },
    text: {
      en: 'Each unit has a **zone of control** in the six hexes around it, exhausted or not [7.0]. Whoever enters an enemy zone stops there [7.1]. The zones are switched on now; key 2 does that at any time.\n\nUp to three units share a hex [8.0], and coloured ones only with their own division [8.1].',
      ja: 'ユニットは、表でも裏でも、まわりの6ヘクスに**ZOC**を及ぼします[7.0]。敵のZOCに入ったユニットはそこで止まります[7.1]。いまZOCを表示しています。2のキーでいつでも切り替えられます。\n\n1ヘクスには3個まで重ねられ[8.0]、色つきの部隊は同じ師団どうしに限ります[8.1]。',
    },
    point: { overlay: 'zoc' },
  },
];
