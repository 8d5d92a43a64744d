import { expect, it } from 'vitest';
import { mutated, mutationsOf } from './mutations.ts';

const changesOf = (source: string): string[] => mutationsOf(source).map(one => mutated(source, one));

it.each([
  ['const a = b < 1;', ['const a = b <= 1;', 'const a = b >= 1;', 'const a = b < 2;']],
  ['const a = b === c;', ['const a = b !== c;']],
  ['const a = b - c * d;', ['const a = b + c * d;', 'const a = b - c / d;']],
  ['const a = b && c;', ['const a = b || c;', 'const a = b;', 'const a = c;']],
  ['const a = !b;', ['const a = b;']],
  ['const a = -1;', ['const a = 0;']],
  ['const a = b - 1;', ['const a = b + 1;', 'const a = b - 2;']],
  ['if (a) b();', ['if (true) b();', 'if (false) b();', 'if (a) ;']],
  ['const a = b ? c : d;', ['const a = true ? c : d;', 'const a = false ? c : d;']],
  ['let a = true;', ['let a = false;']],
  ['for (;;) continue;', ['for (;;) ;']],
  ['a += 2;', [';', 'a -= 2;', 'a += 3;']],
])('%s', (source, expected) => {
  expect(changesOf(source)).toEqual(expected);
});

it.each([
  '// a < 1\n/* b && c */',
  "import { a } from './a.ts';",
  'type A = 1 | true;\ninterface B {\n  readonly c: 2;\n}',
  'function f(a: 1): 2;',
  'throw new Error(a < 1 ? b : c);',
  'const a = fail(new RangeError(b + 1));',
  "const a = 'b' + c;",
])('%s is left alone', source => {
  expect(changesOf(source)).toEqual([]);
});

it('knows the line of each', () => {
  expect(mutationsOf('a();\n\nif (\n  b\n) c();').map(({ line, before }) => [line, before])).toEqual([
    [1, 'a();'],
    [4, 'b'],
    [4, 'b'],
    [5, 'c();'],
  ]);
});
