/** Non-null marks (`!`) are for accessors and hot loops: no room has more of them than its limit. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-syntax';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

/** Lower a limit when marks are removed. */
const MOST = {
  'kit/': 157,
  'games/russian-campaign/': 60,
  'games/zitadelle/': 58,
  'games/sixth-army/': 16,
};

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => /\.tsx?$/.test(name) && !/test/i.test(name));

function marksIn(file: string): number {
  const source = ts.createSourceFile(file, readFileSync(SRC + file, 'utf8'), ts.ScriptTarget.Latest);
  let marks = 0;
  const walk = (node: ts.Node): void => {
    if (ts.isNonNullExpression(node)) marks++;
    ts.forEachChild(node, walk);
  };
  walk(source);
  return marks;
}

it.each(Object.entries(MOST))('%s has at most %i', (room, most) => {
  const own = files.filter(file => file.startsWith(room));
  expect(own.reduce((sum, file) => sum + marksIn(file), 0)).toBeLessThanOrEqual(most);
});

it('every file belongs to a room that is counted', () => {
  const uncounted = files.filter(file => !Object.keys(MOST).some(room => file.startsWith(room)));
  expect(uncounted.filter(file => marksIn(file) > 0)).toEqual([]);
});
