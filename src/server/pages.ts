/** The pages as HTML. Text goes through hono's `html`, which escapes it. */
import { html } from 'hono/html';
import type { AnyGame, Bilingual, GameOption, Lang } from '../kit/game.ts';
import { type Say, wordsIn } from './words.ts';

type Html = ReturnType<typeof html>;

export interface Page {
  readonly lang: Lang;
  readonly title: string;
  /** The address without its language, for the switch. */
  readonly path: string;
  readonly body: Html;
  readonly kind?: 'map';
}

const OTHER: Readonly<Record<Lang, Lang>> = { ja: 'en', en: 'ja' };
const LANGUAGE: Bilingual = { ja: '日本語', en: 'English' };

export function page({ lang, title, path, body, kind }: Page): Html {
  const other = OTHER[lang];
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
${kind === 'map' ? html`<script src="/zoom.js" defer></script>` : ''}
</head>
<body${kind === 'map' ? html` class="map"` : ''}>
<header class="bar">
<a class="home" href="/?lang=${lang}"><img src="/icon.svg" alt="" width="24" height="24">Hexfront</a>
<a class="switch" href="${path}?lang=${other}" hreflang="${other}" lang="${other}">${LANGUAGE[other]}</a>
</header>
${body}
</body>
</html>`;
}

export function homePage(games: readonly AnyGame[], lang: Lang): Html {
  const say = wordsIn(lang);
  const list = games.length ? games.map(game => gameCard(game, lang, say)) : html`<p>${say('noGames')}</p>`;
  const body = html`<main class="home">
<h1>Hexfront</h1>
<p class="lead">${say('tagline')}</p>
<h2>${say('games')}</h2>
${list}
</main>`;
  return page({ lang, title: 'Hexfront', path: '/', body });
}

function gameCard(game: AnyGame, lang: Lang, say: Say): Html {
  const other = OTHER[lang];
  const href = `/games/${game.id}?lang=${lang}`;
  return html`<article>
<a class="shot" href="${href}"><img src="/games/${game.id}/map.svg?lang=${lang}" alt="${game.title[lang]}${say('mapOf')}" loading="lazy"></a>
<div>
<h3><a href="${href}">${game.title[lang]}</a></h3>
<p class="other" lang="${other}">${game.title[other]}</p>
<dl>
<dt>${say('roles')}</dt><dd>${game.roles.map(role => html`<span class="tag">${game.words[lang].role(role)}</span>`)}</dd>
<dt>${say('scenarios')}</dt><dd><ul>${game.scenarios.map(
    s => html`<li>${s.title[lang]} <small>${s.turns} ${say('turns')}</small></li>`,
  )}</ul></dd>
<dt>${say('options')}</dt><dd>${game.options.length ? html`<ul>${game.options.map(o => optionItem(o, lang, say))}</ul>` : say('none')}</dd>
</dl>
<p><a class="button" href="${href}">${say('map')}</a></p>
</div>
</article>`;
}

function optionItem(option: GameOption, lang: Lang, say: Say): Html {
  const { initial } = option;
  const value = typeof initial === 'boolean' ? say(initial ? 'on' : 'off') : String(initial);
  return html`<li><b class="rule">${option.rule}</b> ${option.title[lang]} <small>${say('initially')}: ${value}</small></li>`;
}

export function mapPage(game: AnyGame, lang: Lang): Html {
  const say = wordsIn(lang);
  const title = game.title[lang];
  const body = html`<main>
<div class="caption"><h1>${title}</h1><a href="/?lang=${lang}">${say('back')}</a></div>
<div class="view" id="view" tabindex="0"><img id="map" src="/games/${game.id}/map.svg?lang=${lang}" alt="${title}${say('mapOf')}" draggable="false"></div>
<div class="zoom">
<button type="button" data-zoom="1.4" title="${say('zoomIn')}" aria-label="${say('zoomIn')}">+</button>
<button type="button" data-zoom="0.714" title="${say('zoomOut')}" aria-label="${say('zoomOut')}">−</button>
<button type="button" data-zoom="0">${say('fit')}</button>
</div>
</main>`;
  return page({ lang, title: `${title} — Hexfront`, path: `/games/${game.id}`, body, kind: 'map' });
}

export function faultPage(lang: Lang, path: string, heading: string, text: string): Html {
  const say = wordsIn(lang);
  const body = html`<main class="fault">
<h1>${heading}</h1>
<p>${text}</p>
<p><a class="button" href="/?lang=${lang}">${say('back')}</a></p>
</main>`;
  return page({ lang, title: `${heading} — Hexfront`, path, body });
}
