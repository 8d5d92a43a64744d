/** The lesson, the goal, counters, the shape of a turn, both sides' set-up and the weather. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { byGermans, press, to } from './moves.ts';

export const OPENING: readonly LessonStep[] = [
  {
    part: { en: 'Before the attack', ja: '攻勢の前に' },
    title: { en: '25 November 1942', ja: '1942年11月25日' },
    text: {
      en: 'You lead the Soviets into Operation Mars: two impulses, two battles. Play with your own hand: this card says what comes next, and “Show me” does it for you.\n\nThe dice, and the chits that are drawn, are **fixed** here. Afterwards you can play on with real ones.',
      ja: 'ソ連軍を率いて、マルス作戦を始めましょう。インパルスを2回、戦闘も2回行います。駒を動かすのはあなた。次に何をするかはこのカードに出ます。「やって見せる」を押せば代わりに動かします。\n\nここでは**ダイスの目も、引くチットも決まっています**。終わったら、本物のダイスで続きを遊べます。',
    },
    point: { hexes: ['2511', '0914'] },
  },
  {
    title: { en: 'What wins', ja: '勝つには' },
    text: {
      en: 'There are eight turns of two days. At the end you win with at least three of five targets: Olenino, Sychevka, Belyi and each hex of Rzhev. With one or none the Germans win, two are a draw [13.15].\n\nA hex belongs to whoever had the last unit there, or the last ZOC alone [2.1].',
      ja: '1ターンは2日、8ターンで終わりです。終了時に5つの目標のうち3つ以上を支配していれば勝ち。目標はオレニノ、スイチェフカ、ベールイと、ルジェフの2ヘクスです。1つ以下ならドイツ軍の勝ち、2つなら引き分けです[13.15]。\n\nヘクスは、最後にユニットを置いた側か、最後に単独でZOCを及ぼした側のものです[2.1]。',
    },
    point: { hexes: ['1507', '2211', '2205', '2206', '1012'], overlay: 'control' },
  },
  {
    title: { en: 'Reading a counter', ja: '駒の読み方' },
    text: {
      en: 'Rest the pointer (or a finger) on a stack to open it. **6-6-7** is attack, defence, movement; **9-7** has one strength for both. A headquarters shows its range and its movement [2.1].\n\nFour Soviet units share a hex, two of them divisions or corps. Germans: one division and four others, or seven small units [5.1].',
      ja: 'スタックにポインターを置くか、指で長押しすると開きます。**6-6-7**は攻撃力、防御力、移動力。**9-7**なら戦闘力は攻防共通です。司令部の数字は指揮範囲と移動力です[2.1]。\n\n1ヘクスに重ねられるのは、ソ連軍なら4個、うち師団と軍団は2個まで。ドイツ軍は師団1個とその他4個か、師団なしで7個です[5.1]。',
    },
    point: { units: ['6 TC', '78 ID', '20A HQ'] },
  },
  {
    title: { en: 'A turn', ja: '1ターンの流れ' },
    text: {
      en: 'Every corps and every army has a **chit**. Both sides put chits into one cup; then they are drawn one by one [7.0]. The headquarters that is drawn has an **impulse**: its units move, fight, and the mechanised ones move again [3.2].\n\nNobody knows who comes next, or how many chits will still be drawn.',
      ja: '軍団と軍には、それぞれ1枚の**チット**があります。両軍がチットを1つのカップに入れ、1枚ずつ引いていきます[7.0]。引かれた司令部の番が**インパルス**で、その部隊が移動し、戦い、機械化部隊はもう一度移動します[3.2]。\n\n次が誰か、あと何枚引けるかは、誰にもわかりません。',
    },
  },
  {
    title: { en: 'Your set-up', ja: 'あなたの配置' },
    text: {
      en: 'You set up first [13.12]. All stand ready already; each unit may be moved within the area of its army [13.0].\n\nTake **251 Rifle Division** from 2610 back to 2710, to make room at the front, and **tank brigades 17 and 18** from 2608 to the road in Pogoreloe, 2707. Then end the phase.',
      ja: '先に配置するのはあなたです[13.12]。全部隊がもう並んでいて、それぞれの軍のエリア内なら置き直せます[13.0]。\n\n**第251狙撃兵師団**を2610から2710へ下げて前線に空きを作り、**第17・第18戦車旅団**は2608から、道路の通るポゴレロエ（2707）へ。それからフェイズを終えましょう。',
    },
    moves: [
      [to('deploy', '251 RD', '2710'), to('deploy', '17 TB', '2707'), to('deploy', '18 TB', '2707')],
      press('end-phase'),
    ],
  },
  {
    title: { en: 'Snow', ja: '降雪' },
    text: {
      en: 'The Germans leave their units as they stand, and turn 1 begins. They roll a 3 for supply points, on top of the 4 they have [11.3].\n\nOn the first turn there is **snow** [11.5]: moving costs twice as much, but not for ski troops [4.55]; advances are one hex shorter [8.41]; German attacks are one column worse.',
      ja: 'ドイツ軍は配置を変えず、第1ターンが始まります。補給ポイントの目は3。手持ちの4に加わります[11.3]。\n\n最初のターンの天候は**降雪**です[11.5]。移動コストはスキー部隊のほか2倍[4.55]、戦闘後前進は1ヘクス短く[8.41]、ドイツ軍の攻撃は1列不利になります。',
    },
    point: { tab: 'tracks' },
    moves: [byGermans(press('end-phase', 3))],
  },
];
