/**
 * Enforces the room map: who may import whom, no cycles, and pure rooms that use neither clock, random numbers nor
 * platform.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** What a room may import besides itself. `games/*` is any single game, `games/index` the registry. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  'games/*': ['kit'],
  'games/index': ['kit', 'games/*'],
  ai: ['kit'],
  draw: ['kit'],
  table: ['kit', 'games/index', 'ai', 'protocol/link'],
  protocol: ['kit', 'table'],
  server: ['kit', 'table', 'protocol', 'games/index', 'ai', 'draw', 'package.json'],
  client: ['kit', 'table', 'protocol', 'games/index', 'games/*/skin', 'games/*/text', 'draw'],
  cli: ['kit', 'table', 'protocol', 'games/index', 'ai', 'server', 'draw', 'bench', 'package.json'],
};

const PURE: readonly string[] = ['kit', 'games/*', 'games/index', 'ai', 'table', 'protocol', 'draw'];
const PACKAGES: Readonly<Record<string, readonly string[]>> = { protocol: ['valibot'] };
const BANNED = /\bMath\.random\b|\bnew Date\b|\bDate\.\w|\bconsole\.\w|\bperformance\.\w|\bprocess\.\w/;

/** Characters of source that the card of one game may load; a game has hundreds of thousands. */
const CARD_LIMIT = 32_000;

/** Sources by path from the project's root, with `/` between folders. */
type Sources = ReadonlyMap<string, string>;

function faults(sources: Sources): string[] {
  return [...[...sources].flatMap(([file, text]) => fileFaults(file, text)), ...cycles(sources)];
}

function fileFaults(file: string, text: string): string[] {
  const room = roomOf(file);
  if (MAY_IMPORT[room] === undefined) return [`${file}: no room of that name`];
  const edges = importsOf(text).flatMap(to => edgeFaults(file, room, to));
  const banned = PURE.includes(room) ? codeOf(text).match(BANNED) : null;
  return banned ? [...edges, `${file} uses ${banned[0]}`] : edges;
}

function edgeFaults(file: string, room: string, specifier: string): string[] {
  if (!specifier.startsWith('.')) {
    const isFine = !PURE.includes(room) || PACKAGES[room]?.includes(specifier);
    return isFine ? [] : [`${file} imports ${specifier}`];
  }
  const to = resolved(file, specifier);
  return mayImport(file, room, to) ? [] : [`${file} imports ${to}`];
}

function mayImport(file: string, room: string, to: string): boolean {
  if (roomOf(to) === room) return room !== 'games/*' || gameOf(file) === gameOf(to);
  return MAY_IMPORT[room]!.some(
    name => name === roomOf(to) || new RegExp(`^src/${name.replace('*', '[^/]+')}\\b`).test(to),
  );
}

/** `kit`, `games/index`, `games/*`, …; outside of src the top folder. */
function roomOf(file: string): string {
  const [top = '', room = '', next = ''] = file.split('/');
  if (top !== 'src') return top;
  if (room !== 'games') return room;
  return next === 'index.ts' ? 'games/index' : 'games/*';
}

const gameOf = (file: string): string | undefined => file.split('/')[2];
const resolved = (file: string, specifier: string): string => posix.join(posix.dirname(file), specifier);
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');

const importsOf = (text: string): string[] =>
  [...codeOf(text).matchAll(/\bfrom\s+'([^']+)'|\bimport\s*\(\s*'([^']+)'|^import\s+'([^']+)'/gm)].map(
    ([, from, lazy, bare]) => from ?? lazy ?? bare ?? '',
  );

/** Types are gone at run time, so only what is really loaded can form a cycle. */
const loadsOf = (text: string): string[] =>
  importsOf(codeOf(text).replace(/\b(import|export)\s+type\s[^;]*?\bfrom\s+'[^']+'/g, '')).filter(to =>
    to.startsWith('.'),
  );

/** A file and everything it imports statically. */
function loadedWith(sources: Sources, file: string, files: Set<string> = new Set()): Set<string> {
  const text = sources.get(file);
  if (text === undefined || files.has(file)) return files;
  files.add(file);
  for (const to of loadsOf(text.replace(/\bimport\s*\(/g, '('))) loadedWith(sources, resolved(file, to), files);
  return files;
}

/** Every import that leads back into the walk, as the chain of files. */
function cycles(sources: Sources): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): void => {
    const text = sources.get(file);
    const isBack = path.includes(file);
    if (isBack) found.push(`cycle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`);
    if (isBack || text === undefined || done.has(file)) return;
    for (const to of loadsOf(text)) walk(resolved(file, to), [...path, file]);
    done.add(file);
  };
  for (const file of sources.keys()) walk(file, []);
  return found;
}

/** Tests may import across rooms; shipped code may not. */
function readSources(): Sources {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map(name => `src/${name.replaceAll('\\', '/')}`)
    .filter(name => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'));
  return new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]));
}

describe('the rooms', () => {
  it('import only what they may, without cycles', () => {
    expect(faults(readSources())).toEqual([]);
  });

  it('are read at all', () => {
    expect(readSources().size).toBeGreaterThan(40);
  });
});

describe('the home page', () => {
  const sources = readSources();
  const cards = [...sources.keys()].filter(file => /^src\/games\/[^/]+\/card\.ts$/.test(file));

  it('loads nothing of a game but its card, which comes by itself', () => {
    const shown = ['src/client/main.tsx', 'src/client/app/Home.tsx'].flatMap(file => [...loadedWith(sources, file)]);
    expect(cards.length).toBeGreaterThan(2);
    expect(shown.filter(file => roomOf(file) === 'games/*')).toEqual([]);
  });

  it.each(cards)('%s is light', card => {
    const own = [...loadedWith(sources, card)].filter(file => roomOf(file) === 'games/*');
    expect(own.filter(file => /\/(game|state|pieces)\.ts$|\/(rules|phases|text)\//.test(file))).toEqual([]);
    expect(own.reduce((sum, file) => sum + (sources.get(file)?.length ?? 0), 0)).toBeLessThan(CARD_LIMIT);
  });
});

describe('the watch', () => {
  const file = (path: string, text: string): Sources => new Map([[path, text]]);

  it.each([
    ['kit may not know a game', 'src/kit/x.ts', "import { game } from '../games/sample/game.ts';"],
    ['kit may not know the registry', 'src/kit/x.ts', "const games = await import('../games/index.ts');"],
    ['a game may not know another', 'src/games/a/x.ts', "import type { State } from '../b/state.ts';"],
    ['a game may not know the registry', 'src/games/a/x.ts', "import { GAMES } from '../index.ts';"],
    ['ai may not know a game', 'src/ai/x.ts', "export { rate } from '../games/a/evaluate.ts';"],
    ['table may not know a game', 'src/table/x.ts', "import '../games/a/game.ts';"],
    ['the client may not know rules', 'src/client/board/x.ts', "import { odds } from '../../games/a/rules/combat.ts';"],
    ['the client may not know bots', 'src/client/x.ts', "import { greedy } from '../ai/greedy.ts';"],
    ['the server may not know the client', 'src/server/x.ts', "import { page } from '../client/page.ts';"],
    ['pure rooms may not know node', 'src/kit/x.ts', "import { readFileSync } from 'node:fs';"],
    ['pure rooms may not know packages', 'src/draw/x.ts', "import { line } from 'd3-shape';"],
    ['pure rooms roll dice', 'src/ai/x.ts', 'const x = Math.random();'],
    ['pure rooms have no clock', 'src/table/x.ts', 'const x = Date.now();'],
    ['pure rooms have no calendar', 'src/table/x.ts', 'const x = new Date(0);'],
    ['pure rooms are silent', 'src/games/a/x.ts', "console.log('x');"],
    ['pure rooms measure nothing', 'src/protocol/x.ts', 'performance.now();'],
    ['pure rooms have no machine', 'src/games/index.ts', 'process.exit(1);'],
    ['every folder is a room', 'src/misc/x.ts', ''],
  ])('%s', (_name, path, text) => {
    expect(faults(file(path, text))).toHaveLength(1);
  });

  it.each([
    ['src/games/a/rules/x.ts', "import { pop } from '../../../kit/flow.ts'; import { State } from '../state.ts';"],
    ['src/games/index.ts', "load: async () => (await import('./a/game.ts')).game"],
    ['src/client/x.ts', "import { skin } from '../games/a/skin.ts'; import { ja } from '../games/a/text/ja.ts';"],
    ['src/protocol/parse.ts', "import * as v from 'valibot';"],
    ['src/cli/bench.ts', "import { reach } from '../../bench/reach.ts'; import { join } from 'node:path';"],
    ['src/kit/x.ts', '/** Not by Math.random(). */\n// nor by Date.now()\nexport const upDate = 1;'],
  ])('lets %s be', (path, text) => {
    expect(faults(file(path, text))).toEqual([]);
  });

  it('finds a cycle', () => {
    const ring = new Map([
      ['src/kit/a.ts', "import { b } from './b.ts';"],
      ['src/kit/b.ts', "import { c } from './c.ts';"],
      ['src/kit/c.ts', "import { type A, a } from './a.ts';"],
    ]);
    expect(faults(ring)).toEqual(['cycle: src/kit/a.ts → src/kit/b.ts → src/kit/c.ts → src/kit/a.ts']);
    expect(faults(new Map([...ring, ['src/kit/c.ts', "import type { A } from './a.ts';"]]))).toEqual([]);
  });
});
