/** Units and stacks in Japanese. */
import type { Texts } from '../../../kit/phrase.ts';
import type { EN_VALUES } from './enValues.ts';

export const JA_VALUES: Texts<keyof typeof EN_VALUES> = {
  fresh: '戦力{strength}、消耗面{back}',
  exhausted: '消耗：戦力{strength}（表面{front}）',
  moves: '移動力{allowance}',
  red: '赤のショック：敵1ユニットを消耗させる',
  white: '白のショック：2つで敵1ユニットを消耗させる',
  total: '戦力合計{strength}・{n}ユニット',
  tired: '消耗{n}',
};
