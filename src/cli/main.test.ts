import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { packageRoot } from './root.ts';
import { inProcess } from './testing.ts';

const dir = mkdtempSync(join(tmpdir(), 'hexfront-cli-'));
afterAll(() => rmSync(dir, { recursive: true }));
const file = (name: string): string => join(dir, name);

const COMMANDS = [
  'serve',
  'engine',
  'simulate',
  'replay',
  'verify',
  'perft',
  'fuzz',
  'map',
  'rules',
  'bench',
  'new-game',
];

describe('help', () => {
  it.each(COMMANDS)('of %s describes it and gives an example', async command => {
    const { code, out, err } = await inProcess(command, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: hexfront ${command}`);
    expect(out).toMatch(/Example: .*hexfront/);
  });

  it('lists every command', async () => {
    const { code, out } = await inProcess('--help');
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
  });

  it('tells the version', async () => {
    expect(await inProcess('--version')).toEqual({ code: 0, out: version, err: '' });
  });
});

describe('mistakes in the call end with code 2 and one line', () => {
  const rows: readonly (readonly [argv: string, told: string])[] = [
    ['march', "unknown command 'march'"],
    ['simulat sample', 'Did you mean simulate?'],
    ['perft sample --depth 1 --deep', "unknown option '--deep'"],
    ['perft sample', "required option '--depth <n>' not specified"],
    ['perft sample --depth two', 'It must be a whole number from 1 to 12.'],
    ['perft sample --depth 99', 'It must be a whole number from 1 to 12.'],
    ['perft sample --depth 1 --scenario dusk', "sample has no scenario 'dusk'; there is dawn, raid"],
    ['perft waterloo --depth 1', "no game 'waterloo'"],
    ['perft sample --depth 1 --options mud', 'unknown option "mud"'],
    ['perft sample --depth 1 --scenario dawn --position x.json', 'cannot be used with option'],
    ['perft --depth 1', "missing required argument 'game'"],
    ['simulate sample --players blue=greedy', 'nobody plays red'],
    ['simulate sample --players green=greedy,random', "sample has no role 'green'; there is blue, red"],
    ['simulate sample --players deep', "no bot 'deep'; there is random, greedy"],
    ['simulate sample --games 0', 'It must be a whole number from 1'],
    ['fuzz sample --minutes -1', 'It must be a number above 0.'],
    ['map sample --out map.gif', "--out must end in .svg or .png, not 'map.gif'"],
    ['map sample --out a.svg --lang fr', 'Allowed choices are ja, en.'],
    ['rules', 'name a game, or give --all'],
    ['rules sample --all', 'name a game, or give --all'],
    ['new-game Bad_Id', "'Bad_Id' is no id for a game"],
    ['new-game sample', 'src/games/sample exists already'],
    ['serve --port 70000', 'It must be a whole number from 0 to 65535.'],
  ];
  it.each(rows)('%s', async (argv, told) => {
    const { code, out, err } = await inProcess(...argv.split(' '));
    expect(err).toContain(told);
    expect(err.split('\n')).toHaveLength(1);
    expect(err).toMatch(/^hexfront: /);
    expect([code, out]).toEqual([2, '']);
  });

  it('shows the help when nothing is asked', async () => {
    const { code, err } = await inProcess();
    expect(code).toBe(2);
    expect(err).toContain('Usage: hexfront');
  });
});

describe('perft', () => {
  it('counts from a scenario', async () => {
    const { code, out } = await inProcess('perft', 'sample', '--depth', '1');
    expect(code).toBe(0);
    expect(out).toMatch(/depth +nodes +seconds/);
  });

  it('says what is wrong with a position file', async () => {
    writeFileSync(file('no.json'), '{"units":');
    writeFileSync(file('bad.json'), '{"units":{"Z9":{"hex":"0101"}}}');
    const broken = await inProcess('perft', 'sample', '--depth', '1', '--position', file('no.json'));
    expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('is not JSON')]);
    const unknown = await inProcess('perft', 'sample', '--depth', '1', '--position', file('bad.json'));
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('Z9')]);
  });
});

describe('a saved game', () => {
  it('is verified, read in both languages, and refused when changed', async () => {
    const made = await inProcess(
      'simulate',
      'sample',
      '--games',
      '2',
      '--threads',
      '1',
      '--seed',
      'log',
      '--save',
      file('games'),
    );
    expect(made.code).toBe(0);
    const replay = file('games/sample-0.json');
    expect(await inProcess('verify', replay)).toMatchObject({ code: 0, out: expect.stringContaining('agrees') });
    const [en, ja] = [await inProcess('replay', replay), await inProcess('replay', replay, '--lang', 'ja')];
    expect(en.out).toContain('Turn 1 · Blue');
    expect(ja.out).toContain('第1ターン · 青軍');
    expect(en.out.split('\n')).toHaveLength(ja.out.split('\n').length);
    const saved = readFileSync(replay, 'utf8');
    writeFileSync(file('changed.json'), saved.replace(/"hash":"[^"]*"\}\s*$/, '"hash":"0"}'));
    const changed = await inProcess('verify', file('changed.json'));
    expect([changed.code, changed.out]).toEqual([1, '']);
    expect(changed.err).toContain('the last position is not the recorded one');
  });

  it('may be a golden game, one action to a line', async () => {
    const golden = join(packageRoot(), 'test', 'golden', 'sample');
    const files = readdirSync(golden).map(name => join(golden, name));
    const { code, out } = await inProcess('verify', ...files);
    expect([code, out.split('\n').length]).toEqual([0, files.length]);
  });

  it('must be a replay', async () => {
    writeFileSync(file('other.json'), '{"format":"chess"}');
    const { code, err } = await inProcess('verify', file('other.json'));
    expect([code, err.split('\n').length]).toEqual([1, 1]);
    expect(err).toContain('is not a replay');
    expect((await inProcess('verify', file('nowhere.json'))).code).toBe(1);
  });
});

describe('map', () => {
  it('writes SVG and PNG', async () => {
    expect((await inProcess('map', 'sample', '--lang', 'ja', '--out', file('map.svg'))).code).toBe(0);
    expect(readFileSync(file('map.svg'), 'utf8')).toMatch(/^<svg/);
    expect((await inProcess('map', 'sample', '--out', file('map.png'), '--width', '300')).code).toBe(0);
    const png = readFileSync(file('map.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(300);
  });
});

describe('fuzz', () => {
  it('counts games by scenario and finds no fault in the sample', async () => {
    const { code, out } = await inProcess('fuzz', 'sample', '--games', '6', '--threads', '1', '--out', file('faults'));
    expect(out).toMatch(/dawn +3\nraid +3\n6 games in [\d.]+ s, 0 faults/);
    expect(code).toBe(0);
  });
});

describe('rules', () => {
  it('finds the sample covered', async () => {
    const { code, out } = await inProcess('rules', 'sample', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ game: 'sample', undone: [], faults: [] }]);
  });
});
