/** The attack on 2511: declaring it, support, the sheet, the die, the bill, the advance. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { all, at, byGermans, press } from './moves.ts';

export const BATTLE: readonly LessonStep[] = [
  {
    part: { en: 'The battle', ja: '戦闘' },
    title: { en: 'Where to attack', ja: 'どこを攻めるか' },
    text: {
      en: 'Nobody has to attack, and an army attacks **two hexes** an impulse at most [8.0] [10.14].\n\nAcross the Vazuza, at 2409, tanks could not fight at all, and others at half strength [8.51]. So take 2511: the Gzhat is only a creek, and 78th Division stands in the open, though in an **improved position** [10.2].',
      ja: '攻撃の義務はありません。1つの軍が攻撃できるのは、1インパルスに**2ヘクス**までです[8.0][10.14]。\n\nヴァズーザ川の対岸の2409なら、戦車は攻撃できず、ほかも攻撃力が半分になります[8.51]。そこで2511です。グジャチ川は小河川で、第78歩兵師団は**強化陣地**とはいえ平地にいます[10.2]。',
    },
    point: { hexes: ['2511', '2409'] },
  },
  {
    title: { en: 'Declare it', ja: '攻撃を宣言する' },
    text: {
      en: 'All attacks are declared before the first die [8.0]. Send the four units of 2510 against 2511, then the five of 2610. Take a whole stack in hand at once and point at the hex: the odds are shown.',
      ja: '攻撃は、最初のダイスの前に全部宣言します[8.0]。2510の4個を2511へ向け、続いて2610の5個を加えましょう。スタックごと持って目標を指せば、戦闘比が出ます。',
    },
    moves: [
      all('assign', '2511', '1G MRD', '243 RD', '20 TB', '25 TB'),
      all('assign', '2511', '6 TC', '6/6', '26G RD', '11 TB', '31 TB'),
    ],
  },
  {
    title: { en: 'The headquarters helps', ja: '司令部の支援' },
    text: {
      en: 'One attack an impulse has the support of your headquarters: **one column** [10.12] [10.14]. It must be in combat supply, outside enemy ZOC [10.16], and have the hex and every attacker within 4 hexes.\n\nSupport the attack on 2511.',
      ja: '1インパルスに1回、司令部が攻撃を支援し、**1列**有利になります[10.12][10.14]。司令部が戦闘補給下で、敵のZOCになく[10.16]、目標と攻撃側の全員が4ヘクス以内にいることが条件です。\n\n2511への攻撃を支援しましょう。',
    },
    moves: [at('support', '2511')],
  },
  {
    title: { en: 'A supply point', ja: '補給ポイントを使う' },
    text: {
      en: 'Where a headquarters supports, a supply point buys **one more column** [10.15]. It is paid before the die and does not come back.\n\nSpend one at 2511; nine will be left. In a long offensive they decide how many armies can attack.',
      ja: '司令部が支援する戦闘では、補給ポイント1で**もう1列**有利になります[10.15]。払うのはダイスの前で、戻ってきません。\n\n2511に使いましょう。これで残りは9になります。長い攻勢では、これが攻撃できる軍の数を決めます。',
    },
    moves: [at('spend', '2511')],
  },
  {
    title: { en: 'The combat sheet', ja: '戦闘シート' },
    text: {
      en: 'Open the combat sheet: 33 to 9 is 3:1, rounded for the defender [8.13]. Then columns [8.14]:\n\n- position, creek, German headquarters: −1 each [10.2] [8.52] [8.58];\n- tanks with infantry, your headquarters, the point: +1 each [8.55];\n- **Razvedka**, an army’s first attack: +1 [10.17].\n\nSo it is 4:1. Each result has its chance.',
      ja: '「戦闘シート」を開きましょう。33対9は、端数を捨てて3:1[8.13]。そこから列をずらします[8.14]。\n\n- 強化陣地、小河川、ドイツ軍司令部：−1ずつ[10.2][8.52][8.58]\n- 戦車と歩兵の連合、司令部、補給ポイント：＋1ずつ[8.55]\n- 軍の最初の攻撃の**ラズヴェトカ**：＋1[10.17]\n\n合わせて4:1。結果ごとの確率も出ます。',
    },
    point: { hexes: ['2511'], tab: 'odds' },
  },
  {
    title: { en: 'The die', ja: 'ダイス' },
    text: {
      en: 'Begin the attacks and fight at 2511. XXXIX Panzer Corps is in range, so the Germans may spend a point against you, too [10.15]; they save it.\n\nA 6 at 4:1 is **1/3**: the attacker owes 1, the defender 3 [8.2].',
      ja: '攻撃を開始し、2511の戦闘を解決しましょう。第39装甲軍団司令部の指揮範囲内なので、ドイツ軍も補給ポイントで対抗できますが[10.15]、今回は使いません。\n\n4:1で6の目は**1/3**。損害は攻撃側1、防御側3です[8.2]。',
    },
    moves: [press('commit'), at('fight', '2511'), byGermans(press('pass', 6))],
  },
  {
    title: { en: 'The bill', ja: '損害を払う' },
    text: {
      en: 'Half of a result, rounded up, must be paid in **steps** [8.22]: you lose one, and then the Germans two. The owner chooses among those who fought.\n\nLet 243 Rifle Division lose it. 78th Division falls from 9 to 6, then to 4.',
      ja: '損害の半分（端数切り上げ）は**ステップ**で払います[8.22]。まずあなたが1、続いてドイツ軍が2。どのユニットで払うかは、戦闘に加わった中から持ち主が選びます。\n\n第243狙撃兵師団で払いましょう。第78歩兵師団は9から6、さらに4になります。',
    },
    moves: [{ type: 'lose-step', unit: '243 RD' }],
  },
  {
    title: { en: 'Hold or fall back', ja: '踏みとどまるか退くか' },
    text: {
      en: 'The rest, here 1, is paid **all in steps or all in hexes** [8.22]. The Germans fall back.\n\nA retreat leads away from the attackers, not into your ZOC [8.31] [8.32]; 2411 is the only such hex. Who cannot retreat pays in steps [8.33].',
      ja: '残りの1は、**全部ステップか、全部退却か**です[8.22]。ドイツ軍は退却を選びます。\n\n退却は攻撃側から離れる方へ、あなたのZOCを避けて行います[8.31][8.32]。行けるのは2411だけです。退却できなければステップで払います[8.33]。',
    },
    point: { hexes: ['2411'] },
    moves: [byGermans(press('fall-back'))],
  },
  {
    title: { en: 'Advance', ja: '戦闘後前進' },
    text: {
      en: 'Active units beside the empty hex may advance, without points, as far as the enemy went back: 1 hex [8.41] [8.42]. Advance 6th Tank Corps with 6/6, 26th Guards and tank brigade 31 from 2610 to 2511; then end the advance.\n\nA position that you have entered is worth nothing for good [10.2].',
      ja: '空いたヘクスの隣の活性化ユニットは、移動力を使わずに、敵が退いた1ヘクスだけ前進できます[8.41][8.42]。2610の第6戦車軍団と6/6、第26親衛狙撃兵師団、第31戦車旅団を2511へ進め、前進を終えましょう。\n\n一度踏みこんだ強化陣地は、もう役に立ちません[10.2]。',
    },
    moves: [all('advance', '2511', '6 TC', '6/6', '26G RD', '31 TB'), press('end-phase')],
  },
];
