/**
 * Which sections of a rulebook are done, and whether each has a test. The index is `rules.csv` of a game; the tests are
 * found by their titles, which begin with the section number.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { headOf } from '../kit/list.ts';

const STATUSES = ['done', 'none', 'interp'] as const;
export type Status = (typeof STATUSES)[number];

export interface Coverage {
  readonly game: string;
  readonly sections: number;
  readonly counts: Readonly<Record<Status, number>>;
  /** Sections whose status is empty or unknown: still to do. */
  readonly undone: readonly string[];
  /** What is wrong, one sentence each; empty when the index holds. */
  readonly faults: readonly string[];
}

/** Undefined where the game has no index. */
export function coverageOf(root: string, game: string): Coverage | undefined {
  const folder = join(root, 'src', 'games', game);
  const file = join(folder, 'rules.csv');
  if (!existsSync(file)) return undefined;
  const rows = parseCsv(readFileSync(file, 'utf8'));
  const sections = rows.slice(1).map(toSection);
  const known = { root, folder, tested: testedSections(root, game), readings: readings(root, game) };
  const counts = { done: 0, none: 0, interp: 0 };
  for (const { status } of sections) if (isStatus(status)) counts[status]++;
  return {
    game,
    sections: sections.length,
    counts,
    undone: sections.filter(s => !isStatus(s.status)).map(s => s.section),
    faults: [...headFault(rows[0]), ...repeated(sections), ...sections.flatMap(s => faultsOf(s, known))],
  };
}

interface Section {
  readonly section: string;
  readonly status: string;
  readonly where: string;
  readonly test: string;
}

interface Known {
  readonly root: string;
  readonly folder: string;
  readonly tested: ReadonlySet<string>;
  readonly readings: string;
}

const toSection = ([section = '', status = '', where = '', test = '']: readonly string[]): Section => ({
  section,
  status,
  where,
  test,
});

const isStatus = (status: string): status is Status => STATUSES.some(known => known === status);

const HEAD = 'section,status,where,test';

const headFault = (row: readonly string[] | undefined): string[] =>
  row?.join(',') === HEAD ? [] : [`the first line of rules.csv must be ${HEAD}`];

function repeated(sections: readonly Section[]): string[] {
  const seen = new Set<string>();
  return sections.flatMap(({ section }) => {
    const again = seen.has(section);
    seen.add(section);
    return again ? [`${section} stands in rules.csv twice`] : [];
  });
}

function faultsOf({ section, status, where, test }: Section, known: Known): string[] {
  const faults: string[] = [];
  const say = (text: string): number => faults.push(`${section} ${text}`);
  if (status !== '' && !isStatus(status)) say(`has the unknown status '${status}'; there is ${STATUSES.join(', ')}`);
  for (const path of [...paths(where), ...paths(test)]) {
    if (!existsSync(join(known.folder, path)) && !existsSync(join(known.root, path)))
      say(`names ${path}, which does not exist`);
  }
  if (status !== 'done' && status !== 'interp') return faults;
  if (!known.tested.has(section)) say(`is ${status} but no test has a title that starts with '${section} '`);
  if (status === 'interp' && !mentions(known.readings, section))
    say('is interp but docs/interpretations.md does not name it');
  return faults;
}

/**
 * A cell may name several files; a part after `#` or `:` is a place in the file. Words without an extension are no
 * paths.
 */
const paths = (cell: string): string[] =>
  cell
    .split(/[\s;]+/)
    .map(part => part.replace(/[#:].*$/, ''))
    .filter(part => /[^.]\.(ts|md|json|jsonl|csv)$/.test(part));

const mentions = (text: string, section: string): boolean =>
  new RegExp(`(^|[^\\d.])${escapeRegExp(section)}($|[^\\d.]|\\.(?!\\d))`, 'm').test(text);

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The part of docs/interpretations.md below the heading of the game. */
function readings(root: string, game: string): string {
  const file = join(root, 'docs', 'interpretations.md');
  if (!existsSync(file)) return '';
  const parts = readFileSync(file, 'utf8').split(/^## /m);
  return parts.find(part => headOf(part.split('\n')).trim() === game) ?? '';
}

/** Section numbers at the start of test titles: all in the game's folder, and in files of test/ that name the game. */
function testedSections(root: string, game: string): ReadonlySet<string> {
  const own = testFiles(join(root, 'src', 'games', game)).map(file => readFileSync(file, 'utf8'));
  const name = new RegExp(`(^|[^\\w-])${game}($|[^\\w-])`);
  const about = testFiles(join(root, 'test'))
    .map(file => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }))
    .filter(({ file, text }) => name.test(file) || name.test(text))
    .map(({ text }) => text);
  return new Set([...own, ...about].flatMap(titlesIn).flatMap(title => /^(\S+) /.exec(title)?.[1] ?? []));
}

function testFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => join(dir, file));
}

/** Titles of `it('…')`, `test('…')` and, after a table, `.each(…)('…')`. Skipped tests do not count. */
export function titlesIn(source: string): string[] {
  const calls =
    /(?<![\w.])(?:it|test)(?:\.(?!skip|todo)\w+)*\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1|\)\(\s*(['"`])((?:(?!\3)[^\\\n]|\\.)*)\3/g;
  return [...source.matchAll(calls)].map(match => match[2] ?? match[4] ?? '');
}

/** Comma-separated text with optional double quotes; empty lines and lines that begin with # are left out. */
export function parseCsv(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '' && !line.startsWith('#'));
  return lines.map(line =>
    [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      (quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim(),
    ),
  );
}
