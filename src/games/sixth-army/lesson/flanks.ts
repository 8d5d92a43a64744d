/** E3 to E5: movement, artillery where it counts, the Soviet answer, retreat or hold. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { advance, attack, EAST, group, move, press, retreat, roll, SOVIET, TANKS_23 } from './moves.ts';

export const FLANKS: readonly LessonStep[] = [
  {
    part: { en: 'Move and strike', ja: '動いて撃つ' },
    title: { en: 'The second group', ja: '次の戦闘団' },
    text: {
      en: '23 Panzer Division (blue) stands in 0309: two panzer battalions and the recon battalion. Activate all three. Ctrl+click takes a whole stack at once.',
      ja: '第23装甲師団（青）が0309にいます。装甲大隊2個と偵察大隊です。3個とも活性化しましょう。Ctrl＋クリックでスタックをまとめて選べます。',
    },
    moves: [group('0309', TANKS_23)],
  },
  {
    title: { en: 'Move', ja: '移動する' },
    text: {
      en: 'With a unit in hand the numbers show what each hex costs: clear 1, along a road ½, a river 1 more [10.2]. Bring all three to 0409. It lies in Soviet zones, so they stop there [10.3].\n\nThen end the movement.',
      ja: 'ユニットを持つと、各ヘクスまでの移動コストが数字で出ます。平地は1、道路沿いは½、川越えは+1です[10.2]。3個とも0409へ。そこはソ連軍のZOCなので停止します[10.3]。\n\n済んだら移動を終了します。',
    },
    moves: [move('0409', TANKS_23), press('end-movement')],
  },
  {
    title: { en: 'Two regiments, two dots', ja: '2個連隊に赤ドット2個' },
    text: {
      en: 'In 0410 stand two regiments of 126 Rifle Division. Defenders in one hex are always attacked together [11.2]. Attack with everything: each panzer battalion’s dot exhausts one regiment, and 10:4 becomes 10:2.',
      ja: '0410には第126狙撃兵師団の2個連隊がいます。同じヘクスの防御側は必ずまとめて攻撃します[11.2]。全力で攻めましょう。装甲大隊の赤ドット2個が連隊を1個ずつ消耗させ、10対4が10対2になります。',
    },
    moves: [attack('0410'), press('join-all'), press('resolve')],
  },
  {
    title: { en: 'Artillery where it counts', ja: '砲兵支援の使いどころ' },
    text: {
      en: '5:1 is good, 6:1 is better: here one marker turns the odds [11.6]. Compare both on the combat sheet, then add the artillery. Only one marker may be used in a battle.',
      ja: '5:1でも十分ですが、6:1ならなお確実です。ここは砲兵支援が効きます[11.6]。戦闘シートで両方を見比べてから、マーカーを使いましょう。1回の戦闘に使えるのは1個だけです。',
    },
    point: { tab: 'odds' },
    moves: [{ type: 'artillery', card: 'artillery', rolls: [3] }],
  },
  {
    title: { en: 'Through the gap', ja: '突破口へ' },
    text: {
      en: 'A 3 at 6:1 is DE again, and both regiments are gone. Advance all three units to 0410 and end the advance [11.12].',
      ja: '6:1で3なら、またDEです。2個連隊とも除去されました。3個とも0410へ進め、前進を終了します[11.12]。',
    },
    moves: [advance('0410', TANKS_23), press('end-advance')],
  },
  {
    part: { en: 'The Soviet answer', ja: 'ソ連軍の応手' },
    title: { en: 'Cavalry to the gap', ja: '騎兵が穴をふさぐ' },
    text: {
      en: '91 Rifle Division in 0408 has lost both its neighbours. 81 Cavalry, a battle group of one [9.1], rides to 0506 to cover it. It does not attack, but it is exhausted like any unit that was activated. Watch.',
      ja: '0408の第91狙撃兵師団は両隣を失いました。第81騎兵師団（81C）が1個だけの戦闘団となり[9.1]、0506へ駆けつけます。攻撃はしませんが、活性化した以上は消耗します。見ていてください。',
    },
    moves: [
      { ...group('0706', ['81C']), by: SOVIET },
      { type: 'move', unit: '81C', hex: '0506', by: SOVIET },
      { type: 'end-movement', by: SOVIET },
      { type: 'end-combat', by: SOVIET },
    ],
  },
  {
    title: { en: 'The rest of 6 Panzer', ja: '第6装甲師団の残り' },
    text: {
      en: 'An exhausted enemy is a weak enemy: strike now. Activate the three units in 0205, bring them to 0406 and end the movement. They pass through the gap that your first group has made.',
      ja: '消耗した敵は弱い敵です。いまのうちに叩きましょう。0205の3個を活性化し、最初の戦闘団が開けた穴を通って0406へ進め、移動を終了します。',
    },
    moves: [group('0205', EAST), move('0406', EAST), press('end-movement')],
  },
  {
    title: { en: 'Nothing to shock', ja: '空振りのショック' },
    text: {
      en: 'Attack 81C in 0506 with all three. It is exhausted already, so shock finds nothing to turn over [11.7]. 13:1 is read at 6:1; keep the artillery again.',
      ja: '3個で0506の81Cを攻撃します。もう裏なので、ショックで消耗させるものがありません[11.7]。13:1は6:1のコラムです。砲兵支援は今回も温存します。',
    },
    moves: [attack('0506'), press('join-all'), press('resolve'), roll(2)],
  },
  {
    title: { en: 'Retreat or hold', ja: '退却か死守か' },
    text: {
      en: 'A 2 is **DD**: each defender retreats two hexes, or holds and rolls [11.9]. To hold, the die plus 1 must not exceed its strength [11.10]. 81C has strength 1 and cannot hold, so it goes by 0605 to 0705.\n\nA retreat may never enter an enemy zone [11.11].',
      ja: '2は**DD**。防御側はユニットごとに、2ヘクス退却するか、死守してダイスを振るかを選びます[11.9]。死守するには、目に1を足して戦闘力以下でなければなりません[11.10]。戦闘力1の81Cには無理なので、0605から0705へ退きます。\n\n退却で敵のZOCに入ることはできません[11.11]。',
    },
    moves: [retreat('81C', '0605'), retreat('81C', '0705')],
  },
  {
    title: { en: 'Not too far', ja: '深追いはしない' },
    text: {
      en: 'When a defender has retreated, the attackers may advance **two** hexes; after a DE only one [11.12]. Today stop in 0506, where the group helps to surround 91 Rifle Division. Then end the advance.',
      ja: '敵が退却したときの前進は**2ヘクス**まで、DEのあとは1ヘクスです[11.12]。今回は第91狙撃兵師団を囲めるように0506で止め、前進を終了します。',
    },
    moves: [advance('0506', EAST), press('end-advance')],
  },
];
