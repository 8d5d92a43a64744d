/** The movement phase: allowance, road, mines, ZOC, new tanks, men on foot, a victory hex. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { all, press, to } from './moves.ts';

export const MOVEMENT: readonly LessonStep[] = [
  {
    part: { en: 'Movement', ja: '移動' },
    title: { en: 'Points by morale', ja: '移動力はモラルしだい' },
    text: {
      en: 'With morale 11 every unit of 48 Panzer Corps has 12 points [8.1.3]. Clear ground costs vehicles 1, men on foot 3; forts, streams and woods come on top [8.3.1]. A road costs vehicles ½ and counts **instead** of all that [8.3.2].\n\nWith a unit in hand the hexes it can reach light up.',
      ja: '継戦モラル値11の第48装甲軍団は、どのユニットも移動力12です[8.1.3]。平地は車輌1、徒歩3で、陣地や小川などのぶんが加わります[8.3.1]。道路なら車輌は½で、ほかのコストは**いっさい払いません**[8.3.2]。\n\nユニットを持つと、行けるヘクスが光ります。',
    },
    point: { tab: 'charts' },
  },
  {
    title: { en: 'Road and mines', ja: '道路と地雷' },
    text: {
      en: 'Regiment 6 of 3rd Panzer waits on the Oboyan road, in 2318. Drive it through Yakovlevo to 2221: four road hexes, 2 points.\n\nBut **whoever leaves a fort meets mines**, on a road too: a die is paid on top, here a 2 [8.3.3]. So a move ends outside the fort, and may then go on.',
      ja: '第3装甲師団の第6連隊が、オボヤンへの道路の2318にいます。ヤコヴレヴォを抜けて2221へ。道路4ヘクスで2移動力です。\n\nただし**陣地を出ると地雷原**です。道路でも、サイの目ぶんをよけいに払います[8.3.3]。今回は2。そのため陣地を出たところで一度区切り、余りがあれば先へ進めます。',
    },
    moves: [to('move', '3Pz/6', '2221', 2)],
  },
  {
    title: { en: 'Zones stop', ja: 'ZOCで止まる' },
    text: {
      en: 'Eight points are left. Go on to 2222: it lies in the ZOC of 158 Guards Regiment, so the move ends there [8.2.2]. Tomorrow the tanks must assault.\n\nTo leave a ZOC costs half the allowance, and bars other ZOC for that turn [8.2.3] [8.2.4].',
      ja: '残りは8移動力。2222へ進めましょう。第158親衛狙撃兵連隊のZOCなので、そこで移動は終わりです[8.2.2]。明日はここから強襲することになります。\n\nZOCから出るには移動力の半分がよけいにかかり、そのターンはほかのZOCに入れません[8.2.3][8.2.4]。',
    },
    point: { hexes: ['2323'], overlay: 'zoc' },
    moves: [to('move', '3Pz/6', '2222')],
  },
  {
    title: { en: 'New tanks', ja: '新型戦車' },
    text: {
      en: 'Panthers and Elefants break down: before they move, a die is taken off their points [10.3.2]. Start the Panthers in 2121, GD/3: a 3, so 9 are left.\n\nThen take them up the height 2122, beside the road. A target on high ground is harder to hit [6.5.1].',
      ja: 'パンターとエレファントは故障しがちです。動く前にサイコロを振り、出た目を移動力から引きます[10.3.2]。2121のパンター大隊（GD/3）の故障判定をしましょう。目は3、残りは9です。\n\n続いて、道路わきの高地2122へ。高地の目標には当たりにくくなります[6.5.1]。',
    },
    moves: [{ type: 'start', unit: 'GD/3', rolls: [3] }, to('move', 'GD/3', '2122')],
  },
  {
    title: { en: 'On foot', ja: '徒歩の部隊' },
    text: {
      en: 'Infantry follows slowly. Regiments 315 and 331 of 167th Division go from 2117 to 2219: three hexes of 3 points, and a stream to be crossed twice, make 11 of 12.\n\nThey guard the flank of the road, and free the tanks.',
      ja: '歩兵はゆっくりついて来ます。第167歩兵師団の第315・第331連隊を、2117から2219へ。1ヘクス3移動力で3ヘクス、小川を2度渡るので、12移動力のうち11を使います。\n\n道路の側面を守り、戦車の手を空けるのが歩兵の仕事です。',
    },
    moves: [all('move', '2219', '167/315', '167/331')],
  },
  {
    title: { en: 'Yakovlevo', ja: 'ヤコヴレヴォ' },
    text: {
      en: 'The tanks that drove through took Yakovlevo: **5 points**, until a Soviet unit enters it [12.1.1]. At the end it counts only if a line of hexes leads from it to the south edge, free of Soviets and their ZOC [12.1.2].\n\nSo garrison it: move GD’s fusiliers from 2121 to 2220.',
      ja: '戦車が通り抜けたので、ヤコヴレヴォはもうあなたのもの。ソ連軍に入られるまで**5点**です[12.1.1]。ただし終了時に、ソ連軍とそのZOCに切られないヘクスの列で、南端までつながっていなければなりません[12.1.2]。\n\n守備隊を置きましょう。GDの自動車化歩兵連隊を2121から2220へ。',
    },
    point: { overlay: 'control' },
    moves: [to('move', 'GD/Fus', '2220')],
  },
  {
    title: { en: 'The dive bomber strikes', ja: '急降下爆撃' },
    text: {
      en: 'In a real game you would now bring up all corps; today end the movement. The dive bomber comes next: a 7 means it is on target [9.3.1], other rolls drift, even onto your own tanks.\n\nIt fires with strength 3: a 4 gives 5, and the Guards brigade loses a step.',
      ja: '本番ならここで全軍団を動かしますが、今日は移動を終了します。次は急降下爆撃です。目は7で目標どおり[9.3.1]。ほかの目ならずれて、味方の戦車に落ちることさえあります。\n\n対戦車力3で目は4、表の数値は5。親衛戦車旅団は1ステップを失いました。',
    },
    point: { hexes: ['2024'] },
    moves: [press('end-movement', 3, 4, 1, 3)],
  },
];
