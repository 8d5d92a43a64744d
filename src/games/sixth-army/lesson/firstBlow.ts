/** E2: a battle group attacks without moving, and the combat sheet is read for the first time. */
import type { LessonStep } from '../../../kit/lesson.ts';
import { advance, attack, group, press, roll, SOVIET, WEST } from './moves.ts';

export const FIRST_BLOW: readonly LessonStep[] = [
  {
    title: { en: 'Form a battle group', ja: '戦闘団を組む' },
    text: {
      en: 'Click the stack in 0306, a panzer battalion and a panzergrenadier regiment. Tick both counters in the box that opens, and confirm.\n\nUnits of a battle group are **activated**: they may move, then attack, and are then turned over [9.4].',
      ja: '0306のスタック（装甲大隊と装甲擲弾兵連隊）をクリックし、開いた枠の中で2個とも選んで決定します。\n\n戦闘団のユニットは**活性化**し、移動、攻撃の順に行い、最後に裏返ります[9.4]。',
    },
    moves: [group('0306', WEST)],
  },
  {
    title: { en: 'No need to move', ja: '動かなくてよい' },
    text: {
      en: 'The hexes that light up are those your units can reach. But the target, 61 Cavalry in 0405, is already next to them. End the movement.',
      ja: '光っているのは移動できるヘクスです。しかし目標の第61騎兵師団（61C）は、もう隣の0405にいます。移動を終了しましょう。',
    },
    point: { hexes: ['0405'] },
    moves: [press('end-movement')],
  },
  {
    title: { en: 'Declare the attack', ja: '攻撃を宣言する' },
    text: {
      en: 'Only activated units attack, and never because they must [11.3]. Click 61C in 0405, then add both units to the attack.',
      ja: '攻撃できるのは活性化したユニットだけで、攻撃は義務ではありません[11.3]。0405の61Cをクリックし、2個とも攻撃に加えます。',
    },
    moves: [attack('0405'), press('join-all')],
  },
  {
    title: { en: 'The combat sheet', ja: '戦闘シート' },
    text: {
      en: 'Before any die, the sheet shows who fights with what, each shift with its rule, the column, and how likely each result is [11.4].\n\nStrengths are divided and fractions dropped: 11 to 4 is 2:1. Towns do not matter; a river between you and the target costs a column [11.5].',
      ja: 'ダイスを振る前に、誰がいくつの戦闘力で戦うか、シフトとその条項、使うコラム、各結果の確率までわかります[11.4]。\n\n戦闘比は割り算で、端数は捨てます。11対4なら2:1です。町は影響しませんが、川越しの攻撃は1コラム下がります[11.5]。',
    },
    point: { tab: 'odds' },
  },
  {
    title: { en: 'Shock', ja: 'ショック効果' },
    text: {
      en: 'Your panzer battalion has a **red dot**: before the odds are counted it exhausts one enemy unit [11.7]. 61C falls from 2 to 1, and 10:2 becomes 10:1. Two white dots do what one red dot does.\n\nResolve the attack.',
      ja: '装甲大隊には**赤ドット**があります。戦闘比を出す前に、敵1個を消耗させます[11.7]。61Cの戦闘力は2から1になり、10対2が10対1になります。白ドットなら2個で赤1個ぶんです。\n\n戦闘を解決しましょう。',
    },
    point: { tab: 'odds' },
    moves: [press('resolve')],
  },
  {
    title: { en: 'Artillery, or not', ja: '砲兵支援は使うか' },
    text: {
      en: 'An artillery marker would shift the odds by one column [11.6]. But 10:1 is read in the last column, 6:1, anyway. Keep the marker; then the die is rolled.',
      ja: '砲兵支援マーカーを使えば1コラム有利になります[11.6]。しかし10:1なら、使わなくても一番右の6:1です。マーカーは取っておきましょう。続けてダイスが振られます。',
    },
    moves: [roll(4)],
  },
  {
    title: { en: 'Advance', ja: '戦闘後前進' },
    text: {
      en: 'A 4 is **DE**: defenders eliminated [11.8]. The hex is empty, so units that attacked may advance into it, whatever zones there are [11.12].\n\nTake each unit to 0405: click unit and hex, or drag.',
      ja: '4は**DE**、防御側の全滅です[11.8]。ヘクスが空いたので、攻撃したユニットはZOCに関係なく前進できます[11.12]。\n\nユニットとヘクスを順にクリックするか、ドラッグして、2個とも0405へ。',
    },
    moves: [advance('0405', WEST)],
  },
  {
    title: { en: 'Turned over', ja: '裏返る' },
    text: {
      en: 'End the advance. With it the operation is over, and every activated unit is turned to its back, even one that did nothing [11.13]. That is the price of acting.',
      ja: '前進を終了します。これで作戦は終わり、活性化したユニットは、何もしなかったものも含めてすべて裏返ります[11.13]。これが行動の代償です。',
    },
    moves: [press('end-advance')],
  },
  {
    title: { en: 'The Soviets pass', ja: 'ソ連軍はパス' },
    text: {
      en: 'Their turn, and they pass. That is not final: they may act again after your next operation. But if you passed now too, the phase would be over [9.0].',
      ja: 'ソ連軍の番ですが、パスしました。これで終わりではなく、次にあなたが作戦を行えば、また行動できます。もしあなたも続けてパスすれば、作戦フェイズはそこで終わります[9.0]。',
    },
    moves: [{ type: 'pass', by: SOVIET }],
  },
];
