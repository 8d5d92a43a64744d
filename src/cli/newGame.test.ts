import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { newGame } from './newGame.ts';
import { packageRoot } from './root.ts';

/** Not the name in the guide: a tree in which somebody followed the guide already has that game. */
const ID = 'first-frost';
const COPIED = [
  'src',
  'test',
  'bench',
  'tools',
  'docs',
  'package.json',
  'biome.json',
  '.gitignore',
  'vitest.config.ts',
];
const CONFIGS = ['tsconfig.base.json', 'tsconfig.pure.json', 'tsconfig.node.json'];

/**
 * Tests of all games by random play. Of the shares of the contract one is enough: the others play other games of the same
 * rules, which they do with the sample.
 */
const BY_PLAY = [
  'contract/share1',
  'contract/phases',
  'contract/card',
  'scene',
  'secrets',
  'keeping',
  'start',
  'ways',
  'travels',
];

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hexfront-new-'));
  for (const name of [...COPIED, ...CONFIGS]) {
    const from = join(packageRoot(), name);
    if (existsSync(from)) cpSync(from, join(root, name), { recursive: true });
  }
  symlinkSync(join(packageRoot(), 'node_modules'), join(root, 'node_modules'), 'dir');
  newGame(root, ID);
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a tool in the copy; its output is shown if it fails. */
function tool(...args: string[]): void {
  const { VITEST: _vitest, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env });
  expect(status, stdout + stderr).toBe(0);
}

describe('a new game, in a copy of the repository', () => {
  it('is entered under its own name', () => {
    const index = readFileSync(join(root, 'src/games/index.ts'), 'utf8');
    expect(index).toContain(
      `    id: '${ID}',\n    card: async () => (await import('./${ID}/card.ts')).CARD,\n    hidden: true,\n    rules: async () =>`,
    );
    for (const part of ['edition', 'shape', 'lesson'])
      expect(index).toMatch(new RegExp(`${part}: async \\(\\) => \\(await import\\('./${ID}/`));
    const card = readFileSync(join(root, `src/games/${ID}/card.ts`), 'utf8');
    expect(card).toContain(`id: '${ID}'`);
    expect(card).toContain("en: 'First Frost'");
    expect(card).not.toContain('Crossing at Dawn');
  });

  it('passes its tests before anything is changed', () => {
    tool('node_modules/vitest/vitest.mjs', 'run', `src/games/${ID}`);
  });

  it('keeps what every game keeps: the contract, its rulebook, its lesson, its perft counts, its golden games, its secrets', () => {
    const files = [...BY_PLAY, 'perft', 'golden', 'rulebook', 'lesson', 'maps'].map(name => `test/${name}.test.ts`);
    tool('node_modules/vitest/vitest.mjs', 'run', ...files, '-t', ID);
  });

  it('is well formatted and typed, and its rules are covered', () => {
    tool('node_modules/@biomejs/biome/bin/biome', 'check', `src/games/${ID}`, 'src/games/index.ts');
    // The other games are not looked at again.
    const own = { extends: './tsconfig.pure.json', include: [`src/games/${ID}`] };
    writeFileSync(join(root, 'tsconfig.own.json'), JSON.stringify(own));
    const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.own.json'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout.split('\n').filter(line => line.startsWith(`src/games/${ID}`))).toEqual([]);
    expect(coverageOf(root, ID)).toMatchObject({ faults: [], undone: [] });
  });

  it('can be shown to players as it is', () => {
    const index = join(root, 'src/games/index.ts');
    const hidden = readFileSync(index, 'utf8');
    const line = new RegExp(`(\\./${ID}/card\\.ts.*\\n) *hidden: true,\\n`);
    writeFileSync(index, hidden.replace(line, '$1'));
    expect(readFileSync(index, 'utf8')).not.toBe(hidden);
    tool('node_modules/vitest/vitest.mjs', 'run', 'test/rulebook.test.ts', 'test/travels.test.ts', '-t', ID);
    writeFileSync(index, hidden);
  });

  it('is not made twice, nor under a bad name', () => {
    expect(() => newGame(root, ID)).toThrow(`src/games/${ID} exists already`);
    for (const bad of ['', 'Big', 'a b', '../x', '-a', 'a--b', 'ö', 'x'.repeat(41)])
      expect(() => newGame(root, bad)).toThrow('is no id');
  });
});
