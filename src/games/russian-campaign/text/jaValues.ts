/** Units and stacks in Japanese. */
import type { Texts } from '../../../kit/phrase.ts';
import type { EN_VALUES } from './enValues.ts';

export const JA_VALUES: Texts<keyof typeof EN_VALUES> = {
  strength: '戦闘力{strength}',
  halved: '戦闘力{combat}（記載{strength}、戦闘補給なし）',
  moves: '移動力{allowance}（このターンは{first}と{second}）',
  fixed: '移動不可',
  points: '補充能力{strength}',
  partisan: 'ZOCは自ヘクスのみ',
  comes: '{date}{impulse}に登場',
  formed: '{date}に改編で登場',
  total: '戦闘力合計{strength}・{n}ユニット',
};
