/** The web pages, as a function from request to response; serve.ts puts it on a port. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { parseAccept } from 'hono/utils/accept';
import { version } from '../../package.json';
import { mapSvg } from '../draw/map.ts';
import type { GameEntry } from '../games/index.ts';
import { type AnyGame, type Bilingual, LANGS, type Lang } from '../kit/game.ts';
import { ICON, STYLE, ZOOM } from './assets.ts';
import { faultPage, homePage, mapPage } from './pages.ts';
import { noGame, noLang, noPage, wordsIn } from './words.ts';

export interface AppSpec {
  readonly games: readonly GameEntry[];
  /** Told of every error that became a 500 page. */
  readonly onError?: (error: Error, path: string) => void;
}

export function makeApp({ games, onError }: AppSpec): Hono {
  const app = new Hono();
  const maps = new Map<string, string>();
  app.use(svgPolicy, HEADERS, compress(), etag());
  app.use(async (c, next) => {
    c.header('Vary', 'Accept-Language');
    const asked = c.req.query('lang');
    return asked === undefined || isLang(asked) ? next() : fault(c, 400, noLang(asked));
  });
  app.get('/', async c => {
    const listed = games.filter(entry => !entry.hidden);
    return c.html(homePage(await Promise.all(listed.map(entry => entry.load())), langOf(c)));
  });
  app.get('/games/:id', async c => {
    const game = await find(games, c.req.param('id'));
    return game ? c.html(mapPage(game, langOf(c))) : fault(c, 404, noGame(c.req.param('id')));
  });
  app.get('/games/:id/map.svg', async c => {
    const game = await find(games, c.req.param('id'));
    if (!game) return fault(c, 404, noGame(c.req.param('id')));
    const lang = langOf(c);
    const key = `${game.id} ${lang}`;
    const svg = maps.get(key) ?? mapSvg(game.board, game.skin, { lang, numbers: true });
    maps.set(key, svg);
    return asset(c, svg, SVG);
  });
  app.get('/health', c => c.json({ ok: true, version, games: games.map(entry => entry.id) }));
  app.get('/style.css', c => asset(c, STYLE, 'text/css'));
  app.get('/zoom.js', c => asset(c, ZOOM, 'text/javascript'));
  app.get('/icon.svg', c => asset(c, ICON, SVG));
  app.notFound(c => fault(c, 404, noPage(c.req.path)));
  app.onError((error, c) => {
    onError?.(error, c.req.path);
    const say = wordsIn(langOf(c));
    return c.html(faultPage(langOf(c), c.req.path, say('broken'), say('tryLater')), 500);
  });
  return app;
}

const find = async (games: readonly GameEntry[], id: string): Promise<AnyGame | undefined> =>
  games.find(entry => entry.id === id)?.load();

const isLang = (text: string): text is Lang => LANGS.some(lang => lang === text);

/** `?lang=` if given, else the first of the browser's languages that we speak, else English. */
function langOf(c: Context): Lang {
  const wanted = parseAccept(c.req.header('Accept-Language') ?? '').map(accept =>
    accept.type.slice(0, 2).toLowerCase(),
  );
  return [c.req.query('lang') ?? '', ...wanted].find(isLang) ?? 'en';
}

function fault(c: Context, status: 400 | 404, text: Bilingual): Response | Promise<Response> {
  const lang = langOf(c);
  const heading = wordsIn(lang)(status === 404 ? 'notFound' : 'badRequest');
  return c.html(faultPage(lang, c.req.path, heading, text[lang]), status);
}

/** Browsers keep the file but ask each time whether it is still the same. */
function asset(c: Context, body: string, type: string): Response {
  return c.body(body, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
}

const SVG = 'image/svg+xml';

/** A drawing brings its own styles and fetches nothing. */
const svgPolicy: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.get('Content-Type')?.startsWith(SVG)) return;
  c.res.headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
};

const HEADERS = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    imgSrc: ["'self'"],
    styleSrc: ["'self'"],
    scriptSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
});
