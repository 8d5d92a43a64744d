/**
 * Parses a rulebook: just the Markdown our books use (headings, paragraphs, notes, lists, tables, emphasis and links
 * like `[10.5]`), into a tree of plain strings. Text never becomes markup, so there is nothing to escape.
 *
 * The first `#` heading is the title, further ones are chapters (`# 10 Movement`), `##` are sections (`## 10.5 …`). A
 * paragraph that begins with a bold number (`**10.5** …`) is a section without a title.
 */
import { chapterOf, isBelow, LINK, linkedSections, NUMBER } from '../../kit/section.ts';

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly section: string }
  | { readonly kind: 'strong' | 'em'; readonly inlines: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph' | 'note'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly head: Row; readonly rows: readonly Row[] };

export type Row = readonly (readonly Inline[])[];

export interface Section {
  readonly id: string;
  /** Empty if the number is at the start of a paragraph. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** The blocks between its heading and its first section. */
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
}

export interface Book {
  readonly title: string;
  readonly preface: readonly Block[];
  readonly chapters: readonly Chapter[];
}

export function parseBook(text: string): Book {
  const d: Draft = { title: '', preface: [], chapters: [] };
  for (const lines of chunks(text)) addChunk(d, lines);
  return d;
}

export const sectionsOf = (book: Book): readonly Section[] => book.chapters.flatMap(c => c.sections);

/**
 * The section, or the nearest one above it in the book, or else the first below it: `11.7.3` is found in `11.7`, `12`
 * in `12.0`, `S3` in `S3.1`.
 */
export function nearestSection(book: Book, id: string): Section | undefined {
  const all = sectionsOf(book);
  for (let name = id; name !== ''; name = name.replace(/\.?[^.]*$/, '')) {
    const found = all.find(s => s.id === name || s.id === `${name}.0`);
    if (found) return found;
  }
  return all.find(s => isBelow(s.id, id));
}

export const inlineText = (inlines: readonly Inline[]): string =>
  inlines
    .map(i => (i.kind === 'text' ? i.text : i.kind === 'link' ? `[${i.section}]` : inlineText(i.inlines)))
    .join('');

/** A block as lines of plain text. */
export function blockLines(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items.map(inlineText);
  if (block.kind === 'table') return [block.head, ...block.rows].map(row => row.map(inlineText).join(' '));
  return [inlineText(block.inlines)];
}

/** Every section a list of blocks links to, in order. */
export const linksOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(b => linkedSections(blockLines(b).join('\n')));

interface Draft {
  title: string;
  readonly preface: Block[];
  readonly chapters: DraftChapter[];
}

interface DraftChapter extends Chapter {
  readonly blocks: Block[];
  readonly sections: DraftSection[];
}

interface DraftSection extends Section {
  readonly blocks: Block[];
}

const HEADING = /^(#{1,2})\s+(.+?)\s*$/;
const NUMBERED = new RegExp(`^(${NUMBER})\\s+(.+)$`);
const BOLD_NUMBER = new RegExp(String.raw`^\*\*(${NUMBER})\*\*\s+`);
const INLINE = new RegExp(String.raw`${LINK}|\*\*(.+?)\*\*|\*([^*]+)\*`, 'g');
const ITEM = /^(?:- |(\d+)\. )/;

/** Runs of lines of one kind: a heading is a run of its own, an empty line ends a run. */
function chunks(text: string): string[][] {
  const out: string[][] = [];
  let open = false;
  for (const line of text.split(/\r?\n/)) {
    const isHeading = HEADING.test(line);
    const last = out[out.length - 1];
    if (line.trim() === '') open = false;
    else if (open && last && !isHeading) last.push(line);
    else {
      out.push([line]);
      open = !isHeading;
    }
  }
  return out;
}

function addChunk(d: Draft, lines: readonly string[]): void {
  const first = lines[0] ?? '';
  const [, marks, heading] = first.match(HEADING) ?? [];
  if (marks !== undefined && heading !== undefined) {
    if (marks === '#') addChapter(d, heading);
    else addSection(d, heading);
    return;
  }
  const number = first.match(BOLD_NUMBER);
  if (number?.[1] === undefined) {
    target(d).push(blockOf(lines));
    return;
  }
  openSection(d, number[1], '');
  target(d).push(blockOf([first.slice(number[0].length), ...lines.slice(1)]));
}

function addChapter(d: Draft, heading: string): void {
  const [, id, title] = heading.match(NUMBERED) ?? [];
  if (d.title === '') d.title = heading;
  else if (id !== undefined && title !== undefined) d.chapters.push({ id, title, blocks: [], sections: [] });
  else throw new Error(`a chapter without a number: ${heading}`);
}

function addSection(d: Draft, heading: string): void {
  const [, id, title] = heading.match(NUMBERED) ?? [];
  if (id === undefined || title === undefined) throw new Error(`a section without a number: ${heading}`);
  openSection(d, id, title);
}

/** A book without chapter headings gets its chapters from the numbers. */
function openSection(d: Draft, id: string, title: string): void {
  const own = chapterOf(id);
  let chapter = d.chapters[d.chapters.length - 1];
  if (chapter?.id !== own) {
    chapter = { id: own, title, blocks: [], sections: [] };
    d.chapters.push(chapter);
  }
  chapter.sections.push({ id, title, blocks: [] });
}

/** Where the next block belongs. */
function target(d: Draft): Block[] {
  const chapter = d.chapters[d.chapters.length - 1];
  if (!chapter) return d.preface;
  return chapter.sections[chapter.sections.length - 1]?.blocks ?? chapter.blocks;
}

function blockOf(lines: readonly string[]): Block {
  const first = lines[0] ?? '';
  const item = first.match(ITEM);
  if (item) return { kind: 'list', ordered: item[1] !== undefined, items: itemsOf(lines).map(parseInline) };
  if (first.startsWith('|')) return tableOf(lines);
  if (first.startsWith('>'))
    return { kind: 'note', inlines: parseInline(joined(lines.map(l => l.replace(/^>\s*/, '')))) };
  return { kind: 'paragraph', inlines: parseInline(joined(lines)) };
}

/** A line that begins no item continues the one before. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[][] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push([line.replace(ITEM, '')]);
    else items[items.length - 1]?.push(line);
  }
  return items.map(joined);
}

function tableOf(lines: readonly string[]): Block {
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: rowOf(head), rows: rows.map(rowOf) };
}

const rowOf = (line: string): Row =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => parseInline(cell.trim()));

/** Wrapped lines are joined; Japanese needs no space between them. */
const joined = (lines: readonly string[]): string =>
  lines
    .map(l => l.trim())
    .join(' ')
    .replace(/(?<=[\u3000-\u9fff\uff00-\uffef]) (?=[\u3000-\u9fff\uff00-\uffef])/g, '');

export function parseInline(text: string): readonly Inline[] {
  const out: Inline[] = [];
  let at = 0;
  for (const m of text.matchAll(INLINE)) {
    if (m.index > at) out.push({ kind: 'text', text: text.slice(at, m.index) });
    const [whole, section, strong, em] = m;
    if (section !== undefined) out.push({ kind: 'link', section });
    else if (strong !== undefined) out.push({ kind: 'strong', inlines: parseInline(strong) });
    else out.push({ kind: 'em', inlines: parseInline(em ?? '') });
    at = m.index + whole.length;
  }
  if (at < text.length) out.push({ kind: 'text', text: text.slice(at) });
  return out;
}
