/** What follows without the player: the Soviet turn, the days to come. */
import type { LessonStep } from '../../../kit/lesson.ts';

export const AFTERWARDS: readonly LessonStep[] = [
  {
    part: { en: 'How it goes on', ja: 'このあとの流れ' },
    title: { en: 'The Soviet turn', ja: 'ソ連軍の番' },
    text: {
      en: 'Now the Soviets fire, assault and move. Their infantry in forts, trenches and towns need not assault [7.1.3]; their tanks must, if they stand in the ZOC of your infantry. Near the dive bomber each hex costs them 3 more [8.4.2].\n\nWhere a Soviet army’s morale is low, its reserves come late and its lines break early.',
      ja: '次はソ連軍の射撃、強襲、移動です。陣地、塹壕、町の歩兵に強襲の義務はありませんが[7.1.3]、戦車はあなたの歩兵のZOCにいれば強襲しなければなりません。急降下爆撃機の近くでは、1ヘクスごとに3移動力よけいにかかります[8.4.2]。\n\n継戦モラル値の低い軍は、予備が遅れ、戦線も早く崩れます。',
    },
    point: { tab: 'tracks', hexes: ['2024'] },
  },
  {
    title: { en: 'Eight more days', ja: 'あと8日' },
    text: {
      en: 'Artillery and engineers that were not used leave with turn 1 [10.1.1], so spend them. Bombers grow fewer [9.1.2]; Soviet tank armies arrive [11.1].\n\nDo not fight everywhere: break two belts at one point, keep divisions whole for their 2 columns [7.4.7], and bleed one army until its morale cracks.',
      ja: '使わなかった砲兵と工兵は、第1ターンの終わりにいなくなります[10.1.1]。惜しまず使いましょう。爆撃機は日ごとに減り[9.1.2]、ソ連軍の戦車軍が到着します[11.1]。\n\nどこでも戦うのは禁物です。1か所で2線を破り、師団はまとめて2列の有利を得て[7.4.7]、1個の軍をモラルが折れるまで叩きましょう。',
    },
    point: { hexes: ['3026', '2226'] },
  },
  {
    title: { en: 'You know how to play', ja: 'もう遊べます' },
    text: {
      en: 'You have learnt to\n\n- send bombers and fire at tanks,\n- group assaults, lend artillery, read loss checks,\n- retreat, advance and drive through mines,\n- take victory hexes and keep the line open.\n\nPlay on from here, or begin the whole battle with the ready set-up [3.0]. The bar above the map always says what is asked.',
      ja: '次のことを覚えました。\n\n- 爆撃機の派遣と対戦車射撃\n- 強襲の組み方、砲兵の支援、損害チェック\n- 退却、戦闘後前進、地雷原を越える移動\n- 勝利得点ヘクスと、南端への連絡\n\nここから続けるか、用意された配置で会戦を初めから遊びましょう[3.0]。いま何をするかは、いつもマップの上に出ます。',
    },
  },
];
