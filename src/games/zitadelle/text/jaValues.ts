/** Units and stacks in Japanese. */
import type { Texts } from '../../../kit/phrase.ts';
import type { EN_VALUES } from './enValues.ts';

export const JA_VALUES: Texts<keyof typeof EN_VALUES> = {
  at: '対戦車力{at}',
  armour: '装甲値{armour}',
  noArmour: '装甲なし',
  combat: '戦闘力{combat}',
  moves: '移動力{allowance}',
  morale: '継戦モラル{morale}',
  tigers: 'ティーガー中隊配属',
  reduced: '1ステップ損失',
  disrupted: '混乱',
  artillery: '強襲を右に{shift}コラム（第1ターン）',
  engineer: '強襲で陣地の修正を無効（第1ターン）',
  company: '配属先の対戦車力+1、装甲値5',
  dive: '対戦車力{at}で戦車を爆撃',
  level: '軍の継戦モラルをそのターン1下げる',
  comes: '第{turn}ターン（{date}）に{area}から登場予定',
  called: 'チット{chit}が出るターンに{area}から登場（ターンは抽選）',
  drawn: '{area}から登場可能（チット{chit}は第{turn}ターンのもの）',
  total: '戦闘力合計{combat}・最大装甲値{armour}・{n}ユニット',
};
