/** The movement phase of the 20th Army: who may act, along the road, across country, zones of control. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { all, press, to } from './moves.ts';

export const MOVEMENT: readonly LessonStep[] = [
  {
    part: { en: '20th Army moves', ja: '第20軍の移動' },
    title: { en: 'Who may act', ja: '誰が動けるか' },
    text: {
      en: 'All units of 20th Army are **active**, and no others: the stack in 2611 belongs to 29th Army and waits [7.23]. Everybody acts once a turn at most [3.0].\n\nNow supply is checked again [6.12]: a unit is supplied if it was so before and has a line to **this** headquarters, within its range of 4. Today all of them are.',
      ja: '第20軍のユニットは全部が**活性化**し、ほかは動けません。2611のスタックは第29軍なので待ちます[7.23]。どのユニットも活性化は1ターンに1回だけです[3.0]。\n\nここで補給をもう一度調べます[6.12]。初期セグメントで補給下で、**この**司令部へ指揮範囲の4ヘクス以内でつながれば補給下。今日は全部がそうです。',
    },
    point: { units: ['20A HQ', '3G MRD'], hexes: ['2611'] },
  },
  {
    title: { en: 'By road', ja: '戦略移動' },
    text: {
      en: '**Strategic movement** comes first: ½ point for each hex along a road, 1 in snow [4.2] [4.55]. It neither starts nor passes beside an enemy, and only through hexes that were yours.\n\nMarch tank brigades 17 and 18 four hexes from 2707 to Karmanovo, 2711: 4 of their 5 points.',
      ja: 'まず**戦略移動**です。道路に沿って1ヘクス½、降雪なら1移動力[4.2][4.55]。敵の隣からは始められず、敵の隣にも入れません。通れるのは自軍の支配するヘクスだけです。\n\n第17・第18戦車旅団を、2707から4ヘクス先のカルマノヴォ（2711）へ。移動力5のうち4を使います。',
    },
    moves: [all('march', '2711', '17 TB', '18 TB')],
  },
  {
    title: { en: 'Across country', ja: '戦術移動' },
    text: {
      en: 'All other movement is tactical [4.4]. Clear ground costs men 1 and vehicles 2 [4.13], in snow 2 and 4.\n\nMove **6th Tank Corps and its brigade 6/6** from 2609 to 2610: 4, and 2 more because 78th Division’s ZOC is there, make 6 of 7. Together they count as one unit in the stack [5.5].',
      ja: 'ほかの移動はどれも戦術移動です[4.4]。平地は徒歩1、機械化2[4.13]、降雪なら2と4です。\n\n**第6戦車軍団とその旅団6/6**を2609から2610へ。4に、第78歩兵師団のZOCに入る2を足して、7のうち6です。軍団と旅団は、重なっていれば1個と数えます[5.5]。',
    },
    point: { overlay: 'zoc' },
    moves: [all('move', '2610', '6 TC', '6/6')],
  },
  {
    title: { en: 'Zones of control', ja: 'ZOC' },
    text: {
      en: 'A division, a corps or two smaller units have a ZOC [4.61]. To enter one costs 1 more, to leave it half the allowance [4.62]. From ZOC to ZOC one goes only to a friend who stays [4.63]. A unit that has not moved may always go **one hex** [4.53].\n\nBring 2nd Guards Cavalry Corps from 2508 to 2609, and end the phase.',
      ja: '師団か軍団が1個、または小さいユニットが2個いればZOCがあります[4.61]。入るのに1、出るのに移動力の半分がよけいにかかり[4.62]、ZOCからZOCへは、動かない味方のいるヘクスにしか行けません[4.63]。まだ動いていなければ、**1ヘクス**だけは必ず動けます[4.53]。\n\n第2親衛騎兵軍団を2508から2609へ動かし、フェイズを終えます。',
    },
    point: { overlay: 'zoc' },
    moves: [to('move', '2G CC', '2609'), press('end-phase')],
  },
];
