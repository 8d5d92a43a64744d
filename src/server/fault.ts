/** The error page, in the visitor's language. Everything else that a visitor sees is the client. */
import { html } from 'hono/html';
import type { Bilingual, Lang } from '../kit/game.ts';

type Html = ReturnType<typeof html>;

export interface Fault {
  readonly heading: Bilingual;
  readonly text: Bilingual;
}

export function faultPage({ heading, text }: Fault, lang: Lang): Html {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading[lang]} — Hexfront</title>
<link rel="stylesheet" href="/fault.css">
</head>
<body>
<main>
<h1>${heading[lang]}</h1>
<p>${text[lang]}</p>
<p><a href="/">${BACK[lang]}</a></p>
</main>
</body>
</html>`;
}

export const STYLE = `:root{color-scheme:light dark}
body{margin:0;background:#f3eddd;color:#292620;line-height:1.6;overflow-wrap:anywhere;font-family:system-ui,"Hiragino Sans","Noto Sans JP","Yu Gothic UI",sans-serif}
main{max-width:44rem;margin:0 auto;padding:12vh 1.25rem}
a{color:#456248}
@media (prefers-color-scheme:dark){body{background:#191815;color:#ece6d7}a{color:#93b596}}
`;

const BACK: Bilingual = { ja: 'ゲーム一覧へ', en: 'All games' };
const NOT_FOUND: Bilingual = { ja: 'ページがありません', en: 'There is no such page' };

export const noGame = (id: string): Fault => ({
  heading: NOT_FOUND,
  text: { ja: `「${id}」というゲームはありません。`, en: `There is no game called “${id}”.` },
});

export const noPage = (path: string): Fault => ({
  heading: NOT_FOUND,
  text: { ja: `${path} は見つかりません。`, en: `Nothing is at ${path}.` },
});

export const noLang = (lang: string): Fault => ({
  heading: { ja: 'アドレスに誤りがあります', en: 'The address is not right' },
  text: { ja: `lang は ja か en です（「${lang}」ではなく）。`, en: `lang is ja or en, not “${lang}”.` },
});

export const NO_CLIENT: Fault = {
  heading: { ja: '画面がまだ作られていません', en: 'The pages have not been built yet' },
  text: { ja: 'npm run build で作られます。', en: 'They are built by: npm run build' },
};

export const BROKEN: Fault = {
  heading: { ja: 'サーバーで問題が起きました', en: 'Something went wrong on the server' },
  text: {
    ja: '記録されました。しばらくしてからもう一度お試しください。',
    en: 'It has been noted. Please try again later.',
  },
};
