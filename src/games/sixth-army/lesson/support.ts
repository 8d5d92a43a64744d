/** E1: the turn begins, markers are drawn, the air marker goes onto the map. */
import type { LessonStep } from '../../../kit/lesson.ts';

export const SUPPORT: readonly LessonStep[] = [
  {
    part: { en: 'Air superiority', ja: '航空優勢' },
    title: { en: 'The turn begins', ja: 'ターンの始まり' },
    text: {
      en: 'A turn has three parts: support markers, operations, end phase [5.1]. On turns 1 and 2 the Axis always has air superiority, and a die says how many markers it draws [6.2].\n\nDeclare your set-up complete: the die is rolled at once.',
      ja: '1ターンは、支援マーカー、作戦、終了フェイズの3つからなります[5.1]。第1・第2ターンの航空優勢は必ず枢軸軍で、ダイス1個で引く数が決まります[6.2]。\n\n配置完了を宣言しましょう。すぐにダイスが振られます。',
    },
    moves: [{ type: 'ready', rolls: [3, 'air', 'artillery', 'artillery'] }],
  },
  {
    title: { en: 'Three markers', ja: '3個のマーカー' },
    text: {
      en: 'The die was 3, so you drew three markers: one **air** and two **artillery** [6.1]. The panel shows what both sides have: markers, points, headquarters.\n\nMarkers last for this turn only, so use them [13.4].',
      ja: 'ダイスは3。**空軍力**1個と**砲兵支援**2個、あわせて3個を引きました[6.1]。マーカー、ポイント、司令部など、両軍の手持ちはこのパネルに出ています。\n\nマーカーはこのターン限りです。使い切りましょう[13.4]。',
    },
    point: { tab: 'tracks' },
  },
  {
    title: { en: 'The air zone', ja: '空軍力を置く' },
    text: {
      en: 'Press the air marker’s button, then click 1011. It covers that hex and the six around it [6.3.1]: Soviets pay 1 point more for each of these hexes [10.6], and attacks there shift in your favour [6.3.2].\n\nIn 1011 it slows the mechanized corps on its way south.',
      ja: '空軍力のボタンを押し、1011をクリックします。そのヘクスとまわりの6ヘクスが範囲です[6.3.1]。ソ連軍はここに入るたびに1ポイント余分に払い[10.6]、ここでの戦闘は枢軸軍に有利になります[6.3.2]。\n\n1011に置けば、南へ下る機械化軍団を遅らせられます。',
    },
    moves: [{ type: 'place-air', card: 'air', hex: '1011' }],
  },
  {
    part: { en: 'The first blow', ja: '最初の一撃' },
    title: { en: 'One operation each', ja: '交互に作戦を行う' },
    text: {
      en: 'Now the sides take turns with one operation each, you first. When both pass in a row, the phase is over [9.0]. The choices [9.1]:\n\n- a **battle group**: up to three units of one hex;\n- a **division or corps order**;\n- a support attack with a marker [12.0];\n- a pass.',
      ja: 'ここからは両軍が1回ずつ交互に作戦を行います。あなたが先です。両軍が続けてパスすると終わります[9.0]。選べるのは次のとおり[9.1]。\n\n- **戦闘団**：1つのヘクスの3個まで\n- **師団命令・軍団命令**\n- マーカーによる支援攻撃[12.0]\n- パス',
    },
    point: { overlay: 'air' },
  },
];
