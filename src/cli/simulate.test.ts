import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { asUser, inProcess } from './testing.ts';

const dir = mkdtempSync(join(tmpdir(), 'hexfront-sim-'));
afterAll(() => rmSync(dir, { recursive: true }));

const playing = (games: number, ...more: string[]): string[] => [
  ...['simulate', 'sample', '--games', String(games), '--json', '-'],
  ...more,
];
const simulate = (...more: string[]): string[] => playing(FEW, '--players', 'blue=greedy,red=random', ...more);

/** Enough to distinguish the games, and for each of three threads to play more than one. */
const FEW = 6;

function parse(json: string): { timing: { threads: number }; results: unknown[]; wins: { count: number }[] } {
  return JSON.parse(json);
}

describe('simulate', () => {
  it('gives the same games whatever the number of threads, and others with another seed', async () => {
    const one = parse((await inProcess(...simulate('--seed', 'x', '--threads', '1'))).out);
    const three = parse(asUser(simulate('--seed', 'x', '--threads', '3')).out);
    expect(three.timing.threads).toBe(3);
    expect({ ...three, timing: undefined }).toEqual({ ...one, timing: undefined });
    expect(one.results).toHaveLength(FEW);
    const other = parse((await inProcess(...playing(FEW, '--players', 'random', '--seed', 'y', '--threads', '1'))).out);
    const same = parse((await inProcess(...playing(FEW, '--players', 'random', '--seed', 'x', '--threads', '1'))).out);
    expect(other.results).not.toEqual(same.results);
  });

  it('lets the better player win', async () => {
    const { out } = await inProcess(...playing(12, '--players', 'blue=greedy,red=random', '--threads', '1'));
    // Between equal players, more than 20 wins of 30 would occur in two runs of a hundred.
    expect(parse(out).wins[0]!.count).toBeGreaterThan(9);
  });

  it('prints a table and writes a report that needs nothing else', async () => {
    const html = join(dir, 'report.html');
    const argv = [
      'simulate',
      'sample',
      '--players',
      'random',
      '--games',
      '20',
      '--threads',
      '1',
      '--lang',
      'ja',
      '--html',
      html,
    ];
    const { code, out, err } = await inProcess(...argv);
    expect([code, err]).toEqual([0, `wrote ${html}`]);
    expect(out).toMatch(/winner +player +games +share +95 % interval/);
    const text = readFileSync(html, 'utf8');
    expect(text.match(/<svg /g)).toHaveLength(4);
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    expect(text).not.toMatch(/(src|href)=|@import|url\(/);
    expect(text).toContain('hexfront simulate sample --scenario dawn');
    expect(text).toContain('<html lang="ja">');
  });
});
