import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseBook } from './parse.ts';
import { fold, MOST_HITS, search } from './search.ts';

const read = (lang: string, game = 'sixth-army') =>
  parseBook(readFileSync(new URL(`../../games/${game}/rulebook/${lang}.md`, import.meta.url), 'utf8'));
const JA = read('ja');
const EN = read('en');
const CAMPAIGN = read('en', 'russian-campaign');
const ids = (book: typeof JA, query: string): readonly string[] => search(book, query).map(h => h.section.id);

describe('search', () => {
  it.each([
    ['10.5', '10.5'],
    ['[10.5]', '10.5'],
    ['１０．５', '10.5'],
    ['b1', 'B1'],
    ['戦略移動', '10.5'],
    ['退却', '11.11'],
    ['戦闘後前進', '11.12'],
    ['航空阻止', '10.6'],
    ['死守判定の修整', 'B2'],
    ['ユニット すたっく', '8.3'],
  ])('finds %s in Japanese first at %s', (query, first) => {
    expect(ids(JA, query)[0]).toBe(first);
  });

  it.each([
    ['strategic movement', '10.5'],
    ['RETREATS', '11.11'],
    ['supply lines', '13.3.1'],
    ['advancing', '11.12'],
    ['hold checks', '11.10'],
  ])('finds %s in English first at %s', (query, first) => {
    expect(ids(EN, query)[0]).toBe(first);
  });

  it('lists a chapter by its number, its sections before mentions', () => {
    expect(ids(EN, '12').slice(0, 4)).toEqual(['12.0', '12.1', '12.2', '12.3']);
    expect(ids(EN, 'B').slice(0, 4)).toEqual(['B1', 'B2', 'B3', 'B4']);
    expect(ids(CAMPAIGN, 's3').slice(0, 3)).toEqual(['S3.1', 'S3.2', 'S3.3']);
    expect(ids(CAMPAIGN, 'V3').slice(0, 3)).toEqual(['V3', 'V3.1', 'V3.2']);
  });

  it('reads Japanese without spaces: runs of one script, without particles', () => {
    expect(ids(JA, '補給線のEZOC')).toContain('7.3');
  });

  it('falls back to pairs of characters', () => {
    expect(ids(JA, '戦闘結果判定')).not.toEqual([]);
  });

  it('needs all words of a query', () => {
    const both = ids(EN, 'river road');
    expect(both).toContain('10.2');
    expect(both.length).toBeLessThan(ids(EN, 'river').length);
  });

  it('matches English from the beginning of a word', () => {
    expect(ids(EN, 'ail')).toEqual([]);
  });

  it('says nothing to nothing, and nothing to nonsense', () => {
    expect([search(JA, ''), search(JA, ' 　'), search(EN, 'xyzzy'), search(EN, '(.*')]).toEqual([[], [], [], []]);
  });

  it('shows where, as it is written', () => {
    const [hit] = search(EN, 'interdiction');
    expect(hit?.section.id).toBe('10.6');
    const air = search(EN, 'ezoc')[0] ?? search(EN, 'zoc')[0];
    expect(air?.match).toBe('ZOC');
    expect(`${air?.before}${air?.match}${air?.after}`).not.toContain('\n');
  });

  it('keeps the list short', () => {
    expect(search(JA, 'ユニット').length).toBeLessThanOrEqual(MOST_HITS);
  });
});

it('folds width, case and kana, one character for one', () => {
  expect(fold('ＺＯＣ Zoc すたっく')).toBe('zoc zoc スタック');
  expect(fold('㌔½')).toHaveLength(2);
});
