import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { reachingIn } from './reaching.ts';

const root = mkdtempSync(join(tmpdir(), 'hexfront-reaching-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES = {
  'src/kit/a.ts': '',
  'src/kit/b.ts': "import { a } from './a.ts';",
  'src/kit/far.test.ts': "import { b } from './b.ts';",
  'src/kit/near.test.ts': "import { a } from './a.ts';",
  'src/kit/other.test.ts': "import { c } from './c.ts';",
  'src/games/index.ts': "const load = () => import('./x/game.ts');",
  'src/games/x/game.ts': "import { b } from '../../kit/b.ts';",
  'src/games/x/game.test.ts': "import { GAMES } from '../index.ts';",
  'test/all.test.ts': "import { a } from '../src/kit/a.ts';",
};

for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

it.each([
  ['src/kit/', ['src/kit/near.test.ts', 'src/kit/far.test.ts']],
  ['src/games/', ['src/games/x/game.test.ts']],
])('tests in %s that reach a file, the nearest first', (folder, expected) => {
  expect(reachingIn(root).of('src/kit/a.ts', folder)).toEqual(expected);
});

it('no test reaches what nobody imports', () => {
  expect(reachingIn(root).of('src/kit/d.ts', 'src/')).toEqual([]);
});
