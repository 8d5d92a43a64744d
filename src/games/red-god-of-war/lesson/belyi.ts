/** The impulse of the 41st Army: levels of supply, a headquarters in a ZOC, a deep advance, the roll that may end it all. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { all, at, press, to } from './moves.ts';

export const BELYI: readonly LessonStep[] = [
  {
    part: { en: '41st Army at Belyi', ja: '第41軍、ベールイへ' },
    title: { en: 'Too far away', ja: '遠すぎる部隊' },
    text: {
      en: 'Most of 41st Army is supplied. But 93rd Division and brigades 74 and 78 stand beyond range 4: unsupplied since the turn began. They may act all the same, one level worse: **isolated** [7.24].\n\nUnsupplied units attack at half strength, isolated ones at a quarter [6.21]; vehicles move half as far [6.22]. Leave them where they are.',
      ja: '第41軍の大半は補給下です。しかし第93狙撃兵師団と第74・第78狙撃兵旅団は指揮範囲の4ヘクスより遠く、ターンの初めから非補給下です。活性化はしますが、さらに1段下がって**孤立**になります[7.24]。\n\n攻撃力は非補給下で半分、孤立で4分の1[6.21]。機械化部隊は移動力も半分です[6.22]。ここは動かさずにおきましょう。',
    },
    point: { units: ['93 RD', '78 RB', '74 RB', '41A HQ'] },
  },
  {
    title: { en: 'Silence a headquarters', ja: '司令部を黙らせる' },
    text: {
      en: '0913 is empty. Its ZOC would cover 1013, where the German headquarters stands, and a headquarters in an enemy ZOC supports nothing [10.16].\n\nMove 262nd Rifle Division (4 of 5 points) and mechanised brigade 48 (6 of 6) from 0812 to 0913. Then end the phase.',
      ja: '0913が空いています。ここに入れば、ドイツ軍司令部のいる1013がこちらのZOCになります。敵のZOC内の司令部は何も支援できません[10.16]。\n\n第262狙撃兵師団（5のうち4）と第48機械化旅団（6のうち6）を0812から0913へ動かし、フェイズを終えましょう。',
    },
    point: { hexes: ['1013'], overlay: 'zoc' },
    moves: [all('move', '0913', '262 RD', '48 MB'), press('end-phase')],
  },
  {
    title: { en: 'From three sides', ja: '三方から' },
    text: {
      en: 'Send the five units of 0813 and 0814 against the cavalry in 0914, then the two of 0913; add support and a supply point.\n\n26 to 4 is 6:1. The position costs a column; tanks with infantry, headquarters, point and Razvedka give four: **9:1**. One column more would need attackers from four hexes [8.56].',
      ja: '0813と0814の5個を0914の騎兵師団へ向け、続いて0913の2個を加え、司令部の支援と補給ポイントを付けましょう。\n\n26対4は6:1。強化陣地で−1、諸兵科連合、司令部、補給ポイント、ラズヴェトカで＋4、合わせて**9:1**です。4ヘクスから攻めれば、もう1列有利になります[8.56]。',
    },
    moves: [
      all('assign', '0914', '1 MC', '65/1', '234 RD', '47 MB', '134 RD'),
      all('assign', '0914', '262 RD', '48 MB'),
      at('support', '0914'),
      at('spend', '0914'),
    ],
  },
  {
    title: { en: 'Breakthrough', ja: '突破' },
    text: {
      en: 'Begin the attack and fight. The Germans cannot answer with a point: no headquarters of theirs helps here.\n\nA 5 at 9:1 is **-/4**: two steps, and two more. The cavalry has only two and is gone. What it could not pay in hexes, you gain: the advance may go **2 hexes** [8.41].',
      ja: '攻撃を開始し、戦闘を解決しましょう。助けられる司令部がないので、ドイツ軍は補給ポイントでも対抗できません。\n\n9:1で5の目は**-/4**。2ステップを失い、残りは2。騎兵師団は2ステップなので除去です。払えなかった退却のぶん、**2ヘクス**前進できます[8.41]。',
    },
    moves: [press('commit'), at('fight', '0914', 5)],
  },
  {
    title: { en: 'Two hexes deep', ja: '2ヘクスの前進' },
    text: {
      en: 'In snow men advance 1 hex and vehicles 2 [8.41]; the first hex is the one attacked [8.44]. Send 1st Mechanised Corps with 65/1 through 0914 to 1014, and 234th Division and brigade 47 to 0914. Then end the advance.\n\nEach enemy ZOC left on the way would cost a hex [8.45].',
      ja: '降雪では、徒歩は1ヘクス、機械化は2ヘクスまで前進できます[8.41]。最初に入るのは攻撃したヘクスです[8.44]。第1機械化軍団と65/1は0914を抜けて1014へ、第234狙撃兵師団と第47機械化旅団は0914へ進め、前進を終えましょう。\n\n途中で敵のZOCを出ると、1ヘクスずつ短くなります[8.45]。',
    },
    moves: [
      [...all('advance', '1014', '1 MC', '65/1'), ...all('advance', '0914', '234 RD', '47 MB')],
      press('end-phase'),
    ],
  },
  {
    title: { en: 'The road behind Belyi', ja: 'ベールイの背後' },
    text: {
      en: 'Swamp costs vehicles 14 in snow, far more than they have. But an advance is no movement, and a unit that has not moved in this phase may go one hex whatever it costs [4.53].\n\nMove the corps and 65/1 to 1114, onto the road from Belyi to Smolensk, and the headquarters after them to 0812.',
      ja: '沼地は降雪の機械化ユニットに14移動力。とても足りません。しかし前進は移動ではなく、このフェイズにまだ動いていないユニットは、コストによらず1ヘクス動けます[4.53]。\n\n軍団と65/1を、ベールイからスモレンスクへの道路が通る1114へ。司令部もあとを追って0812へ進めましょう。',
    },
    moves: [[...all('move', '1114', '1 MC', '65/1'), to('move', '41A HQ', '0812')]],
  },
  {
    title: { en: 'Does it go on?', ja: '作戦は続くか' },
    text: {
      en: 'End the phase. After each impulse but your first a die is rolled, −1 in snow, +1 for you on turn 1; **up to the number in the box** your turn is over [7.3] [13.11]. The second box has 0, and a 2 stays 2: it goes on.\n\nAt the end, chits still in the cup come back, and their combat supply too.',
      ja: 'フェイズを終えます。最初を除き、インパルスのたびにダイスを振ります。降雪で−1、第1ターンのソ連軍は＋1。**ボックスの数字以下**なら、そのターンの活性化は終わりです[7.3][13.11]。2つ目のボックスは0、目は2のまま2。作戦は続きます。\n\n終わったときは、カップに残るチットも、その戦闘補給も戻ってきます。',
    },
    point: { tab: 'tracks' },
    moves: [press('end-phase', 2)],
  },
];
