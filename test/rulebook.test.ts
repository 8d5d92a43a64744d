/** The rulebooks in both languages: every section of rules.csv, links that lead somewhere, tables that say the same. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Block,
  type Book,
  blockLines,
  chapterOf,
  inlineText,
  linksOf,
  parseBook,
  type Section,
  sectionsOf,
} from '../src/client/rules/parse.ts';
import { MAP, SUPPLY_HEXES } from '../src/games/sixth-army/data/map.ts';
import { AIR_SUPERIORITY, CRT, TERRAIN_EFFECTS } from '../src/games/sixth-army/data/tables.ts';
import { SUPPORT, UNITS } from '../src/games/sixth-army/data/units.ts';
import { LANGS } from '../src/kit/game.ts';

const game = new URL('../src/games/sixth-army/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, game), 'utf8');

const INDEX = read('rules.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split(','));
const BOOKS: Readonly<Record<string, Book>> = Object.fromEntries(
  LANGS.map(lang => [lang, parseBook(read(`rulebook/${lang}.md`))]),
);
const bookOf = (lang: string): Book => BOOKS[lang]!;

const sectionOf = (lang: string, id: string): Section => sectionsOf(bookOf(lang)).find(s => s.id === id)!;
const textOf = (section: Section): string => section.blocks.flatMap(blockLines).join('\n');

type Table = Extract<Block, { kind: 'table' }>;
const isTable = (block: Block): block is Table => block.kind === 'table';
const cellsOf = (table: Table): string[][] => [table.head, ...table.rows].map(row => row.map(inlineText));
const tablesOf = (section: Section): string[][][] => section.blocks.filter(isTable).map(cellsOf);
const numbersOf = (text: string): string[] => text.match(/\d+(?:\.\d+)*/g) ?? [];
/** The body of a section's only table, without its first column. */
const bodyOf = (lang: string, id: string): string[][] =>
  tablesOf(sectionOf(lang, id))[0]!
    .slice(1)
    .map(row => row.slice(1));

describe.each(LANGS)('the rulebook in %s', lang => {
  const book = bookOf(lang);
  const all = sectionsOf(book);

  it('has every section of rules.csv in its order, after a summary', () => {
    expect(all.map(s => s.id)).toEqual(['0.0', ...INDEX.map(([id]) => id)]);
  });

  it('has a title and a text for every section, under its own chapter', () => {
    expect(all.filter(s => s.title === '' || textOf(s).length < 20).map(s => s.id)).toEqual([]);
    for (const chapter of book.chapters) expect(chapter.sections.map(s => chapterOf(s.id))).toContain(chapter.id);
    expect(new Set(book.chapters.map(c => c.id)).size).toBe(book.chapters.length);
  });

  it('links only to what is there', () => {
    const ids = new Set(all.map(s => s.id));
    const links = [book.preface, ...book.chapters.map(c => c.blocks), ...all.map(s => s.blocks)].flatMap(linksOf);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(id => !ids.has(id))).toEqual([]);
  });

  it('leaves no mark of the notation in the text', () => {
    expect(all.filter(s => /[*`<>|]|\[(?!\d+\.\d|[BE]\d)/.test(textOf(s))).map(s => s.id)).toEqual([]);
  });

  it('names the reading wherever rules.csv says that one was chosen', () => {
    const mark = lang === 'ja' ? '解釈 ' : 'Reading ';
    const read = all.filter(s => s.blocks.some(b => b.kind === 'note' && blockLines(b)[0]!.startsWith(mark)));
    expect(read.map(s => s.id)).toEqual(INDEX.filter(([, status]) => status === 'interp').map(([id]) => id));
  });

  it('prints the combat results table of the game (11.4)', () => {
    const [head, ...rows] = tablesOf(sectionOf(lang, '11.4'))[0]!;
    expect(head!.slice(1)).toEqual([...CRT.columns]);
    expect(rows.map(row => row.slice(1))).toEqual(CRT.cells);
    expect(rows.map(row => row[0])).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('prints the air superiority table of the game (6.2)', () => {
    const turns = AIR_SUPERIORITY.columns.map((_, turn) => AIR_SUPERIORITY.cells.map(row => row[turn]));
    expect(bodyOf(lang, '6.2')).toEqual(turns);
  });

  it('counts the support markers of the game (2.2.2)', () => {
    const kinds = ['air', 'artillery', 'anti-tank'] as const;
    expect(bodyOf(lang, '2.2.2').map(row => row.slice(0, 2))).toEqual(
      kinds.map(kind => [String(SUPPORT.axis[kind]), String(SUPPORT.soviet[kind])]),
    );
  });

  it('prints the costs of the game in whole points (10.2)', () => {
    const costs = bodyOf(lang, '10.2').map(([cost = '']) => Number(cost.match(/^\+?([\d.]+) MP/)?.[1] ?? 0));
    const kinds = ['clear', 'town', 'river', 'don', 'road', 'rail', 'interdiction'];
    expect(costs).toEqual(kinds.map(kind => (TERRAIN_EFFECTS.find(t => t.kind === kind)?.halves ?? 0) / 2));
  });

  it('lists the supply hexes of the game (13.2)', () => {
    const rows = tablesOf(sectionOf(lang, '13.2'))[0]!.slice(1);
    const place = (hex: string): string => {
      const { ja, en } = MAP.places!.find(p => p.hex === hex)!;
      return lang === 'ja' ? ja : en;
    };
    expect(rows.map(([hex, , dice]) => [hex, dice])).toEqual(
      SUPPLY_HEXES.map(s => [`${s.hex} ${place(s.hex)}`, `${s.dice}D`]),
    );
  });

  it.each(['3.1', '3.2', '14.1', '14.2'])('gives values that the units have (%s)', section => {
    const values = new Set(UNITS.map(u => `${u.front}/${u.back}-${u.allowance}`));
    const printed = textOf(sectionOf(lang, section)).match(/\d\/\d-\d/g) ?? [];
    expect(printed.length).toBeGreaterThan(2);
    expect(printed.filter(value => !values.has(value))).toEqual([]);
  });

  it('counts all Soviet units (3.1, 14.2)', () => {
    const counts = ['3.1', '14.2'].map(id => bodyOf(lang, id).reduce((sum, [n]) => sum + Number(n), 0));
    const soviet = UNITS.filter(u => u.side === 'soviet');
    expect(counts).toEqual([1, 3].map(turn => soviet.filter(u => u.turn === turn).length));
  });
});

describe('the two languages', () => {
  it.each(sectionsOf(bookOf('ja')).map(s => s.id))('have the same tables, blocks and links (%s)', id => {
    const [ja, en] = LANGS.map(lang => sectionOf(lang, id));
    expect(tablesOf(ja!).map(t => t.map(row => row.map(numbersOf)))).toEqual(
      tablesOf(en!).map(t => t.map(row => row.map(numbersOf))),
    );
    expect(ja!.blocks.map(b => b.kind)).toEqual(en!.blocks.map(b => b.kind));
    expect(new Set(linksOf(ja!.blocks))).toEqual(new Set(linksOf(en!.blocks)));
  });

  it('name the same hexes in every section', () => {
    const hexes = (s: Section): string[] => [...new Set(textOf(s).match(/(?<!\d)\d{4}(?!\d)/g))].sort();
    const [ja, en] = LANGS.map(lang => sectionsOf(bookOf(lang)).map(s => [s.id, hexes(s)]));
    expect(ja).toEqual(en);
  });

  it('have the same chapters', () => {
    expect(bookOf('ja').chapters.map(c => c.id)).toEqual(bookOf('en').chapters.map(c => c.id));
  });
});
