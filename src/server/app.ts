/** The server as a function from request to response: the client's files, maps, health. serve.ts puts it on a port. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { parseAccept } from 'hono/utils/accept';
import { version } from '../../package.json';
import { mapSvg } from '../draw/map.ts';
import type { GameEntry } from '../games/index.ts';
import { type AnyGame, LANGS, type Lang } from '../kit/game.ts';
import { CLIENT, clientFile } from './client.ts';
import { BROKEN, type Fault, faultPage, NO_CLIENT, noGame, noLang, noPage, STYLE } from './fault.ts';

/** Only the map of a game is drawn here. */
type MappedGame = Pick<GameEntry, 'id' | 'rules'>;

export interface AppSpec {
  readonly games: readonly MappedGame[];
  /** Folder of the client's files. */
  readonly client?: string;
  /** Is told every error that became a 500 page. */
  readonly onError?: (error: Error, path: string) => void;
}

export function makeApp({ games, client = CLIENT, onError }: AppSpec): Hono {
  const app = new Hono();
  const maps = new Map<string, string>();
  app.use(svgPolicy, HEADERS, compress(), etag());
  app.use(async (c, next) => {
    const asked = c.req.query('lang');
    return asked === undefined || isLang(asked) ? next() : fault(c, 400, noLang(asked));
  });
  app.get('/health', c => c.json({ ok: true, version, games: games.map(entry => entry.id) }));
  app.get('/games/:id/map.svg', async c => {
    const game = await find(games, c.req.param('id'));
    if (!game) return fault(c, 404, noGame(c.req.param('id')));
    const lang = langOf(c);
    const key = `${game.id} ${lang}`;
    const svg = maps.get(key) ?? mapSvg(game.board, game.skin, { lang, numbers: true });
    maps.set(key, svg);
    return c.body(svg, 200, { 'Content-Type': `${SVG}; charset=utf-8`, 'Cache-Control': 'no-cache', ...BY_LANGUAGE });
  });
  app.get('/fault.css', c => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  // The client's addresses are behind the #; without it they lead to the same page.
  for (const page of ['play', 'rules', 'about'])
    app.get(`/${page}/:game`, c => c.redirect(`/#/${page}/${encodeURIComponent(c.req.param('game'))}`));
  app.get('/games/:game', c => c.redirect(`/#/about/${encodeURIComponent(c.req.param('game'))}`));
  app.get('/', c => page(c, client));
  app.get('*', c => file(c, client));
  app.notFound(c => fault(c, 404, noPage(c.req.path)));
  app.onError((error, c) => {
    onError?.(error, c.req.path);
    return fault(c, 500, BROKEN);
  });
  return app;
}

const find = async (games: readonly MappedGame[], id: string): Promise<AnyGame | undefined> =>
  games.find(entry => entry.id === id)?.rules();

const isLang = (text: string): text is Lang => LANGS.some(lang => lang === text);

/** `?lang=` if given, else the first of the browser's languages that we support, else English. */
function langOf(c: Context): Lang {
  const wanted = parseAccept(c.req.header('Accept-Language') ?? '').map(accept =>
    accept.type.slice(0, 2).toLowerCase(),
  );
  return [c.req.query('lang') ?? '', ...wanted].find(isLang) ?? 'en';
}

async function page(c: Context, client: string): Promise<Response> {
  const found = await clientFile(client, '/index.html');
  return found ? send(c, found) : fault(c, 503, NO_CLIENT);
}

async function file(c: Context, client: string): Promise<Response> {
  const found = await clientFile(client, c.req.path);
  return found ? send(c, found) : c.notFound();
}

const send = (c: Context, { body, type, cache }: NonNullable<Awaited<ReturnType<typeof clientFile>>>): Response =>
  c.body(body, 200, { 'Content-Type': type, 'Cache-Control': cache });

const BY_LANGUAGE = { Vary: 'Accept-Language' } as const;

function fault(c: Context, status: 400 | 404 | 500 | 503, told: Fault): Response | Promise<Response> {
  return c.html(faultPage(told, langOf(c)), status, { 'Cache-Control': 'no-store', ...BY_LANGUAGE });
}

const SVG = 'image/svg+xml';

/** A drawing contains its own styles and loads nothing. */
const svgPolicy: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.get('Content-Type')?.startsWith(SVG)) return;
  c.res.headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
};

/** Only our own files; images may also be generated on the page. Workers are our own files, too. */
const HEADERS = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    workerSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  strictTransportSecurity: false,
  xFrameOptions: 'DENY',
});
