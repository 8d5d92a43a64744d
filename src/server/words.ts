/** The words of the pages, in both languages. */
import type { Bilingual, Lang } from '../kit/game.ts';

const WORDS = {
  tagline: {
    ja: 'ヘクスとユニットのウォーゲームを、ルールどおりに。',
    en: 'Hex-and-counter wargames with the rules fully enforced.',
  },
  games: { ja: 'ゲーム', en: 'Games' },
  noGames: { ja: 'まだ公開されたゲームはありません。', en: 'No game has been published yet.' },
  roles: { ja: '陣営', en: 'Sides' },
  scenarios: { ja: 'シナリオ', en: 'Scenarios' },
  turns: { ja: 'ターン', en: 'turns' },
  options: { ja: '選択ルール', en: 'Optional rules' },
  initially: { ja: '初期値', en: 'initially' },
  on: { ja: 'あり', en: 'on' },
  off: { ja: 'なし', en: 'off' },
  none: { ja: 'なし', en: 'none' },
  map: { ja: 'マップを見る', en: 'See the map' },
  mapOf: { ja: 'のマップ', en: ' — map' },
  back: { ja: 'ゲーム一覧', en: 'All games' },
  fit: { ja: '全体', en: 'Fit' },
  zoomIn: { ja: '拡大', en: 'Zoom in' },
  zoomOut: { ja: '縮小', en: 'Zoom out' },
  notFound: { ja: 'ページがありません', en: 'There is no such page' },
  badRequest: { ja: 'アドレスに誤りがあります', en: 'The address is not right' },
  broken: { ja: 'サーバーで問題が起きました', en: 'Something went wrong on the server' },
  tryLater: {
    ja: '記録されました。しばらくしてからもう一度お試しください。',
    en: 'It has been noted. Please try again later.',
  },
} satisfies Readonly<Record<string, Bilingual>>;

export type Say = (key: keyof typeof WORDS) => string;

export const wordsIn =
  (lang: Lang): Say =>
  key =>
    WORDS[key][lang];

/** Sentences that name what the visitor asked for. */
export const noGame = (id: string): Bilingual => ({
  ja: `「${id}」というゲームはありません。`,
  en: `There is no game called “${id}”.`,
});

export const noPage = (path: string): Bilingual => ({ ja: `${path} は見つかりません。`, en: `Nothing is at ${path}.` });

export const noLang = (lang: string): Bilingual => ({
  ja: `lang は ja か en です（「${lang}」ではなく）。`,
  en: `lang is ja or en, not “${lang}”.`,
});
