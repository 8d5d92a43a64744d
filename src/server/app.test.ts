import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { makeApp } from './app.ts';

const dir = mkdtempSync(join(tmpdir(), 'hexfront-client-'));
afterAll(() => rmSync(dir, { recursive: true }));
const client = join(dir, 'client');
for (const [name, text] of [
  ['client/index.html', '<!doctype html><title>Hexfront</title>'],
  ['client/assets/index-abc123.js', 'export {};'],
  ['client/sw.js', 'self;'],
  ['client/manifest.webmanifest', '{}'],
  ['client/covers/sample-ja.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['client/rulebooks/sample/ja.md', '# 夜明けの渡河'],
  ['client/.vite/manifest.json', '{}'],
  ['client/notes.bin', 'x'],
  ['secret.json', '{}'],
] as const) {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), text);
}

const sample = GAMES.filter(entry => entry.id === 'sample').map(entry => ({ id: entry.id, rules: entry.rules }));
const app = makeApp({ games: sample, client });

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the client', () => {
  it('is the page at the root, asked for anew each time', async () => {
    const { status, headers, text } = await get('/');
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(text).toContain('<title>Hexfront</title>');
  });

  it.each([
    ['/assets/index-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/covers/sample-ja.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/rulebooks/sample/ja.md', 'text/markdown; charset=utf-8', 'no-cache'],
  ])('%s comes with its type and is kept as long as it may be', async (path, type, cache) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([200, type, cache]);
  });

  it('is not sent twice when it has not changed', async () => {
    const { headers } = await get('/');
    expect((await get('/', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304);
  });

  it.each([
    ['/play/sample', '/#/play/sample'],
    ['/rules/sample', '/#/rules/sample'],
    ['/about/sample', '/#/about/sample'],
    ['/games/sample', '/#/about/sample'],
    ['/play/%2F%2Fevil.example', '/#/play/%2F%2Fevil.example'],
  ])('is found at %s as well', async (path, to) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('Location')]).toEqual([302, to]);
  });

  it('says how it is built when it is not there', async () => {
    const response = await makeApp({ games: sample, client: join(dir, 'nowhere') }).request('/');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });

  it.each([
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/assets/..%2f..%2fsecret.json',
    '/..%5csecret.json',
    '/.vite/manifest.json',
    '/notes.bin',
    '/assets',
    '/assets/',
    '/sw.js/x.js',
    '/%00.js',
    '/%E0%A4%A.js',
    `/${'a'.repeat(5000)}.js`,
  ])('shows nothing beyond its own files: %s', async path => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toBe('{}');
  });
});

describe('a map', () => {
  it('is a drawing that a browser need not fetch twice', async () => {
    const first = await get('/games/sample/map.svg?lang=en');
    expect(first.headers.get('Content-Type')).toContain('image/svg+xml');
    expect(first.text.startsWith('<svg')).toBe(true);
    expect(
      (await get('/games/sample/map.svg?lang=en', { 'If-None-Match': first.headers.get('ETag') ?? '' })).status,
    ).toBe(304);
  });

  it('speaks the language of the browser, and the one asked for above it', async () => {
    const japanese = { 'Accept-Language': 'fr, ja-JP;q=0.9, en;q=0.5' };
    expect((await get('/games/sample/map.svg', japanese)).text).toContain('lang="ja"');
    expect((await get('/games/sample/map.svg?lang=en', japanese)).text).toContain('lang="en"');
    expect((await get('/games/sample/map.svg')).text).toContain('lang="en"');
    expect((await get('/games/sample/map.svg', { 'Accept-Language': '*' })).text).toContain('lang="en"');
  });
});

describe('faults', () => {
  it('says which game is not there', async () => {
    const { status, text } = await get('/games/waterloo/map.svg?lang=en');
    expect(status).toBe(404);
    expect(text).toContain('There is no game called “waterloo”.');
  });

  it('says which page is not there', async () => {
    const { status, text, headers } = await get('/nowhere?lang=ja');
    expect(status).toBe(404);
    expect(text).toContain('/nowhere は見つかりません。');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('refuses a language it does not speak', async () => {
    const { status, text } = await get('/?lang=fr');
    expect(status).toBe(400);
    expect(text).toContain('lang is ja or en');
  });

  it('shows what was asked as text, never as markup', async () => {
    const { text } = await get('/games/%3Cscript%3Ealert(1)%3C%2Fscript%3E/map.svg?lang=en');
    expect(text).not.toContain('<script>alert');
    expect((await get('/?lang=%22%3E%3Cb%3E')).text).not.toContain('"><b>');
    expect((await get('/%3Cb%3E')).text).not.toContain('<b>');
  });

  it('answers a broken game with a page and reports the error', async () => {
    const told: string[] = [];
    const broken = makeApp({
      games: [{ id: 'broken', rules: () => Promise.reject(new Error('no map')) }],
      client,
      onError: (error, path) => told.push(`${path}: ${error.message}`),
    });
    const response = await broken.request('/games/broken/map.svg');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('no map');
    expect(told).toEqual(['/games/broken/map.svg: no map']);
  });
});

describe('headers', () => {
  it('let a page load only its own files and stand in no frame', async () => {
    for (const path of ['/', '/assets/index-abc123.js', '/nowhere', '/fault.css']) {
      const { headers } = await get(path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      for (const rule of ["default-src 'none'", "script-src 'self'", "worker-src 'self'", "frame-ancestors 'none'"])
        expect(policy).toContain(rule);
      expect(policy).not.toContain('unsafe');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  it('tell the health of the server', async () => {
    const { text } = await get('/health');
    expect(JSON.parse(text)).toMatchObject({ ok: true, games: ['sample'] });
  });
});
