/**
 * Search in a rulebook, in both languages. First the exact text is searched; if it is not found, its words (Japanese
 * has no spaces, so words there are runs of one script without the particles between them); if that fails, pairs of
 * characters. Numbers find their sections.
 */
import { isBelow } from '../../kit/section.ts';
import { type Book, blockLines, type Section, sectionsOf } from './parse.ts';

export interface Hit {
  readonly section: Section;
  readonly score: number;
  /** The text around the match; `match` is empty if only the number or title matches. */
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

export const MOST_HITS = 30;

/** Best first; sections with equal scores in the order of the book. */
export function search(book: Book, query: string): readonly Hit[] {
  const typed = query.trim().replace(/^\[|\]$/g, '');
  if (typed === '') return [];
  const pages = pagesOf(book);
  for (const terms of [spacedTerms(typed), scriptTerms(typed)]) {
    const hits = rank(pages, typed, terms, terms.length);
    if (hits.length > 0) return hits;
  }
  const pairs = scriptTerms(typed).flatMap(pairsOf);
  return rank(pages, typed, pairs, Math.max(1, Math.ceil(pairs.length / 2)));
}

/**
 * Maps character by character, so that positions in the folded text are positions in the text: width, case and kana.
 */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, i) => foldChar(text.charAt(i))).join('');
}

function foldChar(char: string): string {
  const plain = char.normalize('NFKC').toLowerCase();
  if (plain.length !== 1) return char;
  return /[\u3041-\u3096]/.test(plain) ? String.fromCharCode(plain.charCodeAt(0) + 0x60) : plain;
}

interface Page {
  readonly section: Section;
  readonly title: string;
  readonly text: string;
  readonly folded: string;
}

const known = new WeakMap<Book, readonly Page[]>();

function pagesOf(book: Book): readonly Page[] {
  const pages = known.get(book) ?? sectionsOf(book).map(pageOf);
  known.set(book, pages);
  return pages;
}

function pageOf(section: Section): Page {
  const text = section.blocks.flatMap(blockLines).join('\n');
  return { section, title: fold(section.title), text, folded: fold(text) };
}

const spacedTerms = (typed: string): readonly string[] => typed.split(/\s+/).map(t => stem(fold(t)));

/** Kanji, katakana, and Latin words or numbers; hiragana is ignored unless there is nothing else. */
function scriptTerms(typed: string): readonly string[] {
  const runs = typed.normalize('NFKC').match(/[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|[a-z0-9][a-z0-9.:'-]*/giu);
  return runs ? runs.map(run => stem(fold(run))) : spacedTerms(typed);
}

const pairsOf = (term: string): readonly string[] =>
  isLatin(term) || term.length < 3 ? [term] : Array.from({ length: term.length - 1 }, (_, i) => term.slice(i, i + 2));

const isLatin = (term: string): boolean => /^[\x20-\x7e]+$/.test(term);

/** English endings, so that "retreats" finds "retreat"; words match from their beginning. */
const stem = (term: string): string => (/^[a-z]{5,}$/.test(term) ? term.replace(/(?:ies|ing|ed|es|s)$/, '') : term);

function rank(pages: readonly Page[], typed: string, terms: readonly string[], needed: number): readonly Hit[] {
  const finds = terms.map(finder);
  const hits = pages.flatMap(page => hitOn(page, typed, finds, needed));
  return hits.sort((a, b) => b.score - a.score).slice(0, MOST_HITS);
}

type Finder = (text: string) => readonly (readonly [at: number, length: number])[];

function finder(term: string): Finder {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const from = /^[a-z0-9]/.test(term) ? '(?<![a-z0-9])' : '';
  const pattern = new RegExp(from + escaped, 'g');
  return text => [...text.matchAll(pattern)].map(m => [m.index, m[0].length]);
}

const NUMBER = 1000;
const CHAPTER = 500;
const TITLE = 100;
const WHOLE_TITLE = 50;
const MANY = 5;

function hitOn(page: Page, typed: string, finds: readonly Finder[], needed: number): readonly Hit[] {
  const number = numberScore(page.section.id, typed);
  let score = 0;
  let found = 0;
  let first: readonly [number, number] | undefined;
  for (const find of finds) {
    const inTitle = find(page.title);
    const inText = find(page.folded);
    if (inTitle.length + inText.length === 0) continue;
    found++;
    first ??= inText[0];
    score += Math.min(inText.length, MANY) + (inTitle.length > 0 ? TITLE / finds.length : 0);
  }
  if (page.title === fold(typed) || page.title === stem(fold(typed))) score += WHOLE_TITLE;
  if (found < needed && number === 0) return [];
  // Sections found by number are in the order of the book, however often the number is mentioned.
  return [{ section: page.section, score: number || score, ...excerpt(page.text, first) }];
}

/** The section itself, or one of the chapter or section that was typed. */
function numberScore(id: string, typed: string): number {
  const number = typed.normalize('NFKC').toUpperCase();
  if (id === number) return NUMBER;
  return isBelow(id, number) ? CHAPTER : 0;
}

const AROUND = 30;

function excerpt(text: string, at: readonly [number, number] | undefined): Pick<Hit, 'before' | 'match' | 'after'> {
  if (!at) return { before: '', match: '', after: cut(text, 0, 2 * AROUND) };
  const [from, length] = at;
  const start = Math.max(text.lastIndexOf('\n', from) + 1, from - AROUND);
  return {
    before: (isLineStart(text, start) ? '' : '…') + text.slice(start, from),
    match: text.slice(from, from + length),
    after: cut(text, from + length, from + length + AROUND),
  };
}

const isLineStart = (text: string, at: number): boolean => at === 0 || text[at - 1] === '\n';

/** Within the line. */
function cut(text: string, from: number, to: number): string {
  const line = text.slice(from).split('\n')[0] ?? '';
  return line.length > to - from ? `${line.slice(0, to - from)}…` : line;
}
