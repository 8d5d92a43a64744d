/** The rulebooks of all games in both languages: every section of rules.csv, valid links, the same in both. */
import { describe, expect, it } from 'vitest';
import { type Book, blockLines, linksOf, type Section, sectionsOf } from '../src/client/rules/parse.ts';
import { GAMES } from '../src/games/index.ts';
import { LANGS } from '../src/kit/game.ts';
import { chapterOf, SECTION } from '../src/kit/section.ts';
import { bookOf, hasBook, indexOf, sectionOf, tablesOf, textOf } from './books.ts';

const games = GAMES.filter(({ id }) => hasBook(id));
/** The teaching game's book is a short one, of numbered paragraphs without titles and without a summary. */
const PLAIN: readonly string[] = ['sample'];
const books = games.flatMap(({ id }) => LANGS.map(lang => ({ id, lang, isPlain: PLAIN.includes(id) })));

/** Remains of Markdown that was not parsed; brackets belong to links. */
const MARK = new RegExp(String.raw`[*\`<>|]|\[(?!${SECTION}\])`);
const SUMMARY = '0.0';
const numbersOf = (text: string): string[] => text.match(/\d+(?:\.\d+)*/g) ?? [];
const linksIn = (book: Book): string[] =>
  [book.preface, ...book.chapters.map(c => c.blocks), ...sectionsOf(book).map(s => s.blocks)].flatMap(linksOf);

it('are there for every game that is listed', () => {
  expect(GAMES.filter(({ id, hidden }) => !hidden && !hasBook(id))).toEqual([]);
});

it.each([
  ['see [S3.1], [V3.1], [Q2], [E6], [10.5]', false],
  ['see [S3]', false],
  ['see [10]', true],
  ['see [x]', true],
  ['**bold', true],
])('a mark of the notation in “%s”: %s', (text, found) => {
  expect(MARK.test(text)).toBe(found);
});

/** Sections of a large book; a small one has fewer cross-references. */
const LARGE = 90;

describe.each(books)('the rulebook of $id in $lang', ({ id, lang, isPlain }) => {
  const book = bookOf(id, lang);
  const index = indexOf(id);
  const all = sectionsOf(book);
  const isNumberedParagraph = (s: Section): boolean => s.title === '' && isPlain;

  it('has every section of rules.csv in its order, after a summary', () => {
    const ids = all.map(s => s.id);
    if (!isPlain) expect(ids[0]).toBe(SUMMARY);
    expect(ids.filter(one => one !== SUMMARY)).toEqual(index.map(([section]) => section));
  });

  it('has a title and a text for every section, under its own chapter', () => {
    const isBare = (s: Section): boolean => s.title === '' || textOf(s).length < 20;
    expect(all.filter(s => !isPlain && isBare(s)).map(s => s.id)).toEqual([]);
    expect(all.filter(s => isNumberedParagraph(s) && textOf(s) === '').map(s => s.id)).toEqual([]);
    for (const chapter of book.chapters)
      expect(new Set(chapter.sections.map(s => chapterOf(s.id)))).toEqual(new Set([chapter.id]));
    expect(new Set(book.chapters.map(c => c.id)).size).toBe(book.chapters.length);
  });

  it('links only to what is there', () => {
    const ids = new Set(all.map(s => s.id));
    const links = linksIn(book);
    if (!isPlain) expect(links.length).toBeGreaterThan(all.length > LARGE ? 100 : all.length / 4);
    expect(links.filter(one => !ids.has(one))).toEqual([]);
  });

  it('leaves no mark of the notation in the text', () => {
    expect(all.filter(s => MARK.test(textOf(s))).map(s => s.id)).toEqual([]);
  });

  it('names the reading wherever rules.csv says that one was chosen', () => {
    const mark = lang === 'ja' ? '解釈 ' : 'Reading ';
    const read = all.filter(s => s.blocks.some(b => b.kind === 'note' && blockLines(b)[0]?.startsWith(mark)));
    expect(read.map(s => s.id)).toEqual(index.filter(([, status]) => status === 'interp').map(([one]) => one));
  });
});

describe.each(games)('the two languages of $id', ({ id }) => {
  const [ja, en] = [bookOf(id, 'ja'), bookOf(id, 'en')];

  it.each(sectionsOf(ja).map(s => s.id))('have the same tables, blocks and links (%s)', section => {
    const both = [ja, en].map(book => sectionOf(book, section));
    const [first, second] = both.map(s => ({
      numbers: tablesOf(s).map(table => table.map(row => row.map(numbersOf))),
      kinds: s.blocks.map(block => block.kind),
      links: [...new Set(linksOf(s.blocks))].sort(),
    }));
    expect(first).toEqual(second);
  });

  it('name the same hexes in every section', () => {
    const hexes = (s: Section): string[] => [...new Set(textOf(s).match(/(?<!\d)\d{4}(?!\d)/g))].sort();
    const [first, second] = [ja, en].map(book => sectionsOf(book).map(s => [s.id, hexes(s)]));
    expect(first).toEqual(second);
  });

  it('have the same chapters', () => {
    expect(ja.chapters.map(c => c.id)).toEqual(en.chapters.map(c => c.id));
  });
});
