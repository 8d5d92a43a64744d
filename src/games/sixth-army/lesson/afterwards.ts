/** What the example leaves out: the rest of the turn, the turns to come, and a summary. */
import type { LessonStep } from '../../../kit/lesson.ts';

export const AFTERWARDS: readonly LessonStep[] = [
  {
    part: { en: 'How it goes on', ja: 'このあとの流れ' },
    title: { en: 'The turn is not over', ja: 'ターンはまだ続く' },
    text: {
      en: 'The Soviets are next. Operations go on until both pass in a row [9.0]. You still have 22 LP, the orders of your divisions [9.2] and one artillery marker, which could also bombard [12.3].\n\nMind what you leave exhausted in reach of the enemy.',
      ja: '次はソ連軍です。作戦フェイズは両軍が続けてパスするまで続きます[9.0]。あなたにはまだ22LPと各師団の命令[9.2]、砲撃にも使える砲兵支援が1個あります[12.3]。\n\n消耗したユニットを敵の手の届くところに残すときは、よく考えましょう。',
    },
    point: { tab: 'tracks' },
  },
  {
    title: { en: 'The end phase', ja: '終了フェイズ' },
    text: {
      en: 'After the operations each side, the Axis first,\n\n- **redeploys**: every unit may move once more [13.1];\n- **receives** 12 LP, and dice for its supply hexes, up to 30 in all [13.2];\n- **recovers**: 1 LP a unit. White units and headquarters turn up free of charge [13.3].',
      ja: '作戦が終わると、枢軸軍、ソ連軍の順に次のことを行います。\n\n- **再配置**：どのユニットももう1回動けます[13.1]。\n- **受領**：12LPと、補給ヘクスのぶんのダイス。合計30まで[13.2]。\n- **回復**：1個につき1LP。白の部隊と司令部は無料で表に戻ります[13.3]。',
    },
    point: { hexes: ['0604', '0911'] },
  },
  {
    title: { en: 'The turns to come', ja: '次のターンから' },
    text: {
      en: 'On turn 3 both sides receive reinforcements: you one panzer division, the Soviets a whole army in the north [14.0]. From then on the dice decide who has air superiority [6.0], and Soviet anti-tank guns can stop your shock [11.7].\n\nSo hurry: the first thunder line should fall early [4.1].',
      ja: '第3ターンには両軍に増援が来ます。あなたには装甲師団が1個、ソ連軍には北から1個軍がまるごと[14.0]。そこからは航空優勢もダイスしだいで[6.0]、対戦車砲があなたのショックを止めることもあります[11.7]。\n\n急ぎましょう。第1雷鳴線は早いうちに越えたいところです[4.1]。',
    },
    point: { hexes: ['1408', '1708', '1908'] },
  },
  {
    title: { en: 'You know how to play', ja: 'もう遊べます' },
    text: {
      en: 'You have learnt to\n\n- activate battle groups and give orders,\n- move, fight, retreat and advance,\n- use shock, artillery and the combat sheet,\n- turn units up and take supply hexes.\n\nThe bar above the map always says what is asked, and pointing at a thing says why not.',
      ja: '次のことを覚えました。\n\n- 戦闘団の活性化と命令\n- 移動、戦闘、退却、戦闘後前進\n- ショック、砲兵支援、戦闘シート\n- ユニットの回復と補給ヘクス\n\nいま何をするかはマップの上に、できない理由は指したところにいつも出ます。',
    },
  },
];
