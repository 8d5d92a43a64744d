/** What every game says in Japanese; `wordsEn.ts` has the same entries in English. */
import type { Same } from './book.ts';
import type { WORDS_EN } from './wordsEn.ts';

export const WORDS_JA: Same<typeof WORDS_EN> = {
  refusals: {
    over: 'ゲームは終了しているため、何も行えません。',
    'not-your-decision': 'いまは{role}が選択する番です。',
    'not-now': 'いまは行えません。',
    'not-now-phase': 'いまは「{phase}」のため、「{choice}」は行えません。',
    'not-legal': 'いま選べる行動ではありません。',
    'field-missing': '{field}が指定されていません。',
    'extra-field': 'この行動に{field}の指定は不要です。',
    'not-your-unit': '{unit}はあなたの指揮下にありません。',
    'not-on-map': '{unit}はマップ上にいません。',
    other: 'ルール上行えません（ルール{rule}）。',
  },
  events: {
    forced: '（選択の余地なし）{role}：{choice}。',
    other: 'その他の出来事。',
    'other-rule': 'その他の出来事（ルール{rule}）。',
  },
  choices: { other: 'その他の行動' },
  outcomes: { won: '{role}の勝利です。', tied: '引き分けです。' },
  roles: { observer: '観戦者' },
  fields: {
    unit: 'ユニット',
    units: 'ユニット',
    hex: 'ヘクス',
    hexes: 'ヘクス',
    card: 'カード',
    cards: 'カード',
    n: '数',
  },
  some: {
    unit: 'ユニット',
    hex: 'ヘクス',
    role: '相手',
    phase: '別の手順',
    field: '必要な項目',
    what: 'その他',
  },
  small: {
    plus: '＋',
    comma: '、',
    semicolon: '、',
    to: '→',
    next: '／',
    andMore: 'ほか{n}個',
    andMoreHexes: 'ほか{n}ヘクス',
    left: '{what}−{n}',
    right: '{what}+{n}',
    battle: '{units}→{hexes}',
  },
};
