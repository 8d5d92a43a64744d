import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coverageOf, parseCsv, titlesIn } from './coverage.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hexfront-rules-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const index = (...rows: string[]): void =>
  write('src/games/x/rules.csv', ['section,status,where,test', ...rows, ''].join('\n'));
const test = (...titles: string[]): void =>
  write('src/games/x/rules/move.test.ts', titles.map(title => `it('${title}', () => {});`).join('\n'));
const faults = (): readonly string[] => coverageOf(root, 'x')!.faults;

describe('coverage', () => {
  it('is good when every done section has its test', () => {
    index('8.1,done,rules/move.ts,rules/move.test.ts', '8.2,none,,', '8.3,,,');
    write('src/games/x/rules/move.ts', '');
    test('8.1 moves');
    expect(coverageOf(root, 'x')).toEqual({
      game: 'x',
      sections: 3,
      counts: { done: 1, none: 1, interp: 0 },
      undone: ['8.3'],
      faults: [],
    });
  });

  it('catches a done section without a test', () => {
    index('8.1,done,,', '8.10,done,,');
    test('8.10 moves', 'about 8.1 somewhere');
    expect(faults()).toEqual(["8.1 is done but no test has a title that starts with '8.1 '"]);
  });

  it('does not count a skipped test', () => {
    index('8.1,done,,');
    write('src/games/x/a.test.ts', "it.skip('8.1 moves', () => {});\n");
    expect(faults()).toHaveLength(1);
  });

  it('finds tests below test/ only in files that name the game', () => {
    index('8.1,done,,', '8.2,done,,');
    write('test/x/golden.test.ts', "it('8.1 moves', () => {});");
    write('test/other.test.ts', "it('8.2 moves', () => {});");
    expect(faults()).toHaveLength(1);
  });

  it('catches a reading that is not explained', () => {
    index('8.1,interp,,', '8.2,interp,,');
    test('8.1 moves', '8.2 stops');
    write(
      'docs/interpretations.md',
      '## x\n\n**8.1, 8.21 — moves.** So.\n18.2 is another one.\n\n## y\n\n**8.2 — stops.** No.\n',
    );
    expect(faults()).toEqual(['8.2 is interp but docs/interpretations.md does not name it']);
  });

  it('catches a place that does not exist', () => {
    index('8.1,none,rules/gone.ts,', '8.2,none,src/kit/reach.ts,');
    write('src/kit/reach.ts', '');
    expect(faults()).toEqual(['8.1 names rules/gone.ts, which does not exist']);
  });

  it('catches an unknown status, a section named twice and a wrong head', () => {
    write('src/games/x/rules.csv', 'section,status\n8.1,finished,,\n8.1,none,,\n');
    expect(faults()).toHaveLength(3);
  });

  it('says nothing of a game without an index', () => {
    expect(coverageOf(root, 'y')).toBeUndefined();
  });
});

describe('titles', () => {
  it('are read from every way to write a test', () => {
    const source = [
      "it('1.1 a', () => {});",
      'test("1.2 it\'s", async () => {});',
      'it.each([[1], [2]])(`1.3 c`, n => n);',
      "it.concurrent(\n  '1.4 d', () => {});",
      "submit('1.5 no');",
    ].join('\n');
    expect(titlesIn(source)).toEqual(['1.1 a', "1.2 it's", '1.3 c', '1.4 d']);
  });
});

describe('csv', () => {
  it('reads quoted cells and leaves out comments', () => {
    expect(parseCsv('a,"b, ""c""",d\n# no\n\n,x,\n')).toEqual([
      ['a', 'b, "c"', 'd'],
      ['', 'x', ''],
    ]);
  });
});
