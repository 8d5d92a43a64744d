/** A game's sources and the index of its sections, as tests of its words read them. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Source } from '../src/kit/textScan.ts';
import { indexOf } from './books.ts';

const GAMES = new URL('../src/games/', import.meta.url);

/** Without words, data, lessons and tests. */
export function sourcesOf(game: string): Source[] {
  const home = new URL(`${game}/`, GAMES);
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.ts') && !/test(ing\w*)?\.ts$/i.test(path) && !/^(text|data|lesson)\//.test(path))
    .map(path => ({ path, code: readFileSync(new URL(path, home), 'utf8') }));
}

/** A game's tests, as one text. */
export function testsOf(game: string): string {
  const home = new URL(`${game}/`, GAMES);
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.test.ts') && !path.startsWith('text'))
    .map(path => readFileSync(new URL(path.replaceAll('\\', '/'), home), 'utf8'))
    .join('\n');
}

export const kitSource = (name: string): Source => ({
  path: name,
  code: readFileSync(new URL(`../kit/${name}`, GAMES), 'utf8'),
});

/** Every section that the game's index lists. */
export const sectionsOf = (game: string): ReadonlySet<string> =>
  new Set(indexOf(game).map(([section = '']) => section));
