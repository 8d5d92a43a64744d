import { describe, expect, it } from 'vitest';
import { blockLines, linksOf, nearestSection, parseBook, parseInline, sectionsOf } from './parse.ts';

const BOOK = parseBook(`# The title

A word before.

# 10 Movement

Of the chapter.

## 10.0 Moving

Two lines
of one paragraph, see [10.5].

> **Reading** a note
> that goes on

## 10.5 Far

- one [11.12]
- two
  and more

1. first
2. second

| a | b |
|---|---|
| 1 | **2** |
| \`x\` | [B1] [B1.2] |

# B Options

## B1 An option

日本語の
行です。

## B1.2 A part of it

Small.
`);

const text = (value: string) => ({ kind: 'text', text: value });

describe('a book', () => {
  it('has a title, a preface, chapters and sections in order', () => {
    expect([BOOK.title, BOOK.preface.flatMap(blockLines)]).toEqual(['The title', ['A word before.']]);
    expect(BOOK.chapters.map(c => [c.id, c.title, c.blocks.length])).toEqual([
      ['10', 'Movement', 1],
      ['B', 'Options', 0],
    ]);
    expect(sectionsOf(BOOK).map(s => `${s.id} ${s.title}`)).toEqual([
      '10.0 Moving',
      '10.5 Far',
      'B1 An option',
      'B1.2 A part of it',
    ]);
  });

  it('joins the lines of a paragraph, without a space between Japanese ones', () => {
    expect(sectionsOf(BOOK)[0]?.blocks.flatMap(blockLines)[0]).toBe('Two lines of one paragraph, see [10.5].');
    expect(sectionsOf(BOOK)[2]?.blocks.flatMap(blockLines)).toEqual(['日本語の行です。']);
  });

  it('has notes, lists of both kinds and tables', () => {
    const blocks = sectionsOf(BOOK).flatMap(s => s.blocks);
    expect(blocks.map(b => b.kind)).toEqual(['paragraph', 'note', 'list', 'list', 'table', 'paragraph', 'paragraph']);
    expect(blocks[1]).toEqual({
      kind: 'note',
      inlines: [{ kind: 'strong', inlines: [text('Reading')] }, text(' a note that goes on')],
    });
    expect(blocks[2]).toMatchObject({ ordered: false });
    expect(blockLines(blocks[2]!)).toEqual(['one [11.12]', 'two and more']);
    expect(blocks[3]).toMatchObject({ ordered: true });
    expect(blockLines(blocks[4]!)).toEqual(['a b', '1 2', '`x` [B1] [B1.2]']);
  });

  it('knows what it links to', () => {
    expect(sectionsOf(BOOK).map(s => linksOf(s.blocks))).toEqual([['10.5'], ['11.12', 'B1', 'B1.2'], [], []]);
  });

  it('may number its paragraphs instead, and then needs no chapters', () => {
    const book = parseBook('# Small\n\n## 1.0 Start\n\nHello.\n\n**1.1** A rule.\n\n## 2.0 End\n\n**2.1** Another.\n');
    expect(sectionsOf(book).map(s => [s.id, s.title, s.blocks.flatMap(blockLines)])).toEqual([
      ['1.0', 'Start', ['Hello.']],
      ['1.1', '', ['A rule.']],
      ['2.0', 'End', []],
      ['2.1', '', ['Another.']],
    ]);
    expect(book.chapters.map(c => [c.id, c.title])).toEqual([
      ['1', 'Start'],
      ['2', 'End'],
    ]);
  });

  it('says which heading has no number', () => {
    expect(() => parseBook('# T\n\n## Nothing\n')).toThrow('a section without a number: Nothing');
  });

  it.each([
    ['10.5', '10.5'],
    ['10.5.3', '10.5'],
    ['10', '10.0'],
    ['10.9', '10.0'],
    ['B1', 'B1'],
    ['B1.2.1', 'B1.2'],
    ['B', 'B1'],
    ['99.1', undefined],
  ])('finds %s in %s', (asked, found) => {
    expect(nearestSection(BOOK, asked)?.id).toBe(found);
  });
});

describe('a line', () => {
  it('has emphasis with links inside', () => {
    expect(parseInline('a *b* **c [1.2]** d')).toEqual([
      text('a '),
      { kind: 'em', inlines: [text('b')] },
      text(' '),
      { kind: 'strong', inlines: [text('c '), { kind: 'link', section: '1.2' }] },
      text(' d'),
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=y>',
    '[x](javascript:y)',
    '[12]',
    '&lt;',
    'a * b',
    '`code`',
  ])('leaves %s as plain text', line => {
    expect(parseInline(line)).toEqual([text(line)]);
    expect(parseBook(`# T\n\n${line}\n`).preface).toEqual([{ kind: 'paragraph', inlines: [text(line)] }]);
  });
});
