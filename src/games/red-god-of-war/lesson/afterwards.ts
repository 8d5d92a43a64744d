/** What follows without the lesson: the German reply, the turns to come. */
import type { LessonStep } from '../../../kit/lesson.ts';

export const AFTERWARDS: readonly LessonStep[] = [
  {
    part: { en: 'How it goes on', ja: 'このあとの流れ' },
    title: { en: 'The German answer', ja: 'ドイツ軍の反撃' },
    text: {
      en: 'Six German chits are still in the cup, and 22nd and 39th Army with them. A German headquarters takes along whoever is in its range, not only its own corps [7.21].\n\nTheir panzer divisions, stacked whole, fight with double strength [5.41], and overrun while they move [8.6]. Guard the flanks of a breach.',
      ja: 'カップにはドイツ軍のチットが6枚、こちらの第22軍と第39軍も残っています。ドイツ軍の司令部は、所属によらず指揮範囲内のユニットを動かせます[7.21]。\n\n装甲師団は1ヘクスにそろえば戦闘力が2倍[5.41]、移動中のオーバーランもできます[8.6]。突破口の側面に気をつけましょう。',
    },
    point: { hexes: ['2410', '1214'] },
  },
  {
    title: { en: 'The turns to come', ja: 'これからのターン' },
    text: {
      en: 'From turn 2 on the weather is rolled for [11.5]. Stalin’s intent tells how many points you receive, and takes units away for Stalingrad [11.1]; the High Command does the same to the Germans [11.2].\n\nKeep headquarters close behind the spearheads, and points for the blows that count.',
      ja: '第2ターンからは天候もダイスで決めます[11.5]。届く補給ポイントはスターリンの意向しだいで、やがてスターリングラードのために部隊も引き抜かれます[11.1]。ドイツ軍も最高司令部に部隊を取られます[11.2]。\n\n司令部は先鋒のすぐ後ろに。補給ポイントは、ここぞという攻撃のために残しましょう。',
    },
    point: { tab: 'tracks' },
  },
  {
    title: { en: 'You know how to play', ja: 'もう遊べます' },
    text: {
      en: 'You have learnt to\n\n- supply headquarters and fill the cup,\n- march, move, and use ZOC,\n- declare attacks with support, read the sheet,\n- pay, retreat, advance and move again.\n\nPlay on from here, or begin the battle anew [13.1]. The bar above the map always says what is asked.',
      ja: '次のことを覚えました。\n\n- 司令部の戦闘補給とカップ\n- 戦略移動、戦術移動、ZOC\n- 攻撃の宣言と支援、戦闘シートの読み方\n- 損害、退却、戦闘後前進、機械化移動\n\nここから続けるか、作戦を初めから遊びましょう[13.1]。いま何をするかは、いつもマップの上に出ます。',
    },
  },
];
