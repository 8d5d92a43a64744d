/** Words of the rulebook's own buttons and labels. */
import type { Lang } from '../../kit/game.ts';

export interface RulesText {
  readonly rules: string;
  readonly contents: string;
  readonly search: string;
  readonly searchHint: string;
  readonly back: string;
  readonly forward: string;
  readonly loading: string;
  readonly missing: string;
  readonly again: string;
  readonly nothing: (query: string) => string;
  readonly found: (n: number) => string;
  readonly goTo: (section: string) => string;
}

export const RULES_TEXT: Readonly<Record<Lang, RulesText>> = {
  ja: {
    rules: 'ルール',
    contents: '目次',
    search: 'ルールを検索',
    searchHint: '言葉または番号（例：退却、10.5）',
    back: '戻る',
    forward: '進む',
    loading: 'ルールブックを読み込んでいます…',
    missing: 'ルールブックを読み込めませんでした。',
    again: 'もう一度読み込む',
    nothing: query => `「${query}」は見つかりませんでした。`,
    found: n => `${n}件`,
    goTo: section => `ルール${section}を開く`,
  },
  en: {
    rules: 'Rules',
    contents: 'Contents',
    search: 'Search the rules',
    searchHint: 'a word or number (retreat, 10.5)',
    back: 'Back',
    forward: 'Forward',
    loading: 'Opening the rulebook…',
    missing: 'The rulebook could not be read.',
    again: 'Try again',
    nothing: query => `Nothing was found for “${query}”.`,
    found: n => (n === 1 ? '1 section' : `${n} sections`),
    goTo: section => `Open rule ${section}`,
  },
};
