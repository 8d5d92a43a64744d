import { describe, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { makeApp } from './app.ts';

const sample = GAMES.filter(entry => entry.id === 'sample').map(entry => ({ id: entry.id, load: entry.load }));
const app = makeApp({ games: sample });

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('home', () => {
  it('lists a game with titles in both languages, roles, scenarios and options', async () => {
    const game = await sample[0]!.load();
    const { status, text } = await get('/?lang=en');
    expect(status).toBe(200);
    for (const word of [game.title.en, game.title.ja, ...game.roles.map(role => game.words.en.role(role))])
      expect(text).toContain(word);
    for (const { title } of [...game.scenarios, ...game.options]) expect(text).toContain(title.en);
    expect(text).toContain('<html lang="en">');
  });

  it('speaks the language of the browser, and the one asked for above it', async () => {
    const japanese = { 'Accept-Language': 'fr, ja-JP;q=0.9, en;q=0.5' };
    expect((await get('/', japanese)).text).toContain('<html lang="ja">');
    expect((await get('/?lang=en', japanese)).text).toContain('<html lang="en">');
    expect((await get('/')).text).toContain('<html lang="en">');
    expect((await get('/', { 'Accept-Language': '*' })).text).toContain('<html lang="en">');
  });

  it('leaves out hidden games', async () => {
    const hidden = makeApp({ games: sample.map(entry => ({ ...entry, hidden: true as const })) });
    const text = await (await hidden.request('/?lang=en')).text();
    expect(text).not.toContain('/games/sample');
    expect((await hidden.request('/games/sample')).status).toBe(200);
  });
});

describe('a game', () => {
  it('has a page that shows its map', async () => {
    const { status, text } = await get('/games/sample?lang=ja');
    expect(status).toBe(200);
    expect(text).toContain('src="/games/sample/map.svg?lang=ja"');
    expect(text).toContain('href="/games/sample?lang=en"');
  });

  it('has a map that a browser need not fetch twice', async () => {
    const first = await get('/games/sample/map.svg?lang=en');
    expect(first.headers.get('Content-Type')).toContain('image/svg+xml');
    expect(first.text.startsWith('<svg')).toBe(true);
    expect(
      (await get('/games/sample/map.svg?lang=en', { 'If-None-Match': first.headers.get('ETag') ?? '' })).status,
    ).toBe(304);
  });
});

describe('faults', () => {
  it('says which game is not there', async () => {
    const { status, text } = await get('/games/waterloo?lang=en');
    expect(status).toBe(404);
    expect(text).toContain('There is no game called “waterloo”.');
  });

  it('says which page is not there', async () => {
    const { status, text } = await get('/nowhere?lang=ja');
    expect(status).toBe(404);
    expect(text).toContain('/nowhere は見つかりません。');
  });

  it('refuses a language it does not speak', async () => {
    const { status, text } = await get('/?lang=fr');
    expect(status).toBe(400);
    expect(text).toContain('lang is ja or en');
  });

  it('shows what was asked as text, never as markup', async () => {
    const { text } = await get('/games/%3Cscript%3Ealert(1)%3C%2Fscript%3E?lang=en');
    expect(text).not.toContain('<script>alert');
    expect((await get('/?lang=%22%3E%3Cb%3E')).text).not.toContain('"><b>');
  });

  it('answers a broken game with a page and reports the error', async () => {
    const told: string[] = [];
    const broken = makeApp({
      games: [{ id: 'broken', load: () => Promise.reject(new Error('no map')) }],
      onError: (error, path) => told.push(`${path}: ${error.message}`),
    });
    const response = await broken.request('/games/broken');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('no map');
    expect(told).toEqual(['/games/broken: no map']);
  });
});

describe('headers', () => {
  it('let a page load only its own files and stand in no frame', async () => {
    for (const path of ['/', '/games/sample', '/nowhere', '/style.css']) {
      const { headers } = await get(path);
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  it('serve every file a page names', async () => {
    const { text } = await get('/games/sample?lang=en');
    const files = [...text.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(match => match[1]!);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect((await get(file)).status, file).toBe(200);
    expect(text).not.toMatch(/ style=| on\w+=/);
  });

  it('tell the health of the server', async () => {
    const { text } = await get('/health');
    expect(JSON.parse(text)).toMatchObject({ ok: true, games: ['sample'] });
  });
});
