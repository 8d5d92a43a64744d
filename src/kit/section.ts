/**
 * Section numbers as rulebooks print them: `10.5`, `12.7.10`, `B1`, `S3.1`; a chart without a number has three letters
 * (`CRT`) and is a chapter by itself. Everything that reads them (books, lessons, prompts, the search, tests) takes the
 * pattern from here, so that a new numbering scheme is added once.
 */

/** The source of a pattern, without capturing groups. */
export const SECTION = String.raw`(?:\d+(?:\.\d+)+|[A-Z]\d+(?:\.\d+)*|[A-Z]{3})`;
/** A heading's number: a section, or a chapter such as `10` or `S`. */
export const NUMBER = String.raw`(?:${SECTION}|\d+|[A-Z])`;
/** A link to a section, `[10.5]`; the section is captured. */
export const LINK = String.raw`\[(${SECTION})\]`;

const LINKS = new RegExp(LINK, 'g');

/** Every section that a text links to, in order. */
export const linkedSections = (text: string): string[] => [...text.matchAll(LINKS)].map(([, section = '']) => section);

/** `10` of `10.5`, `B` of `B1` and `B1.2`. */
export const chapterOf = (section: string): string => /^(?:\d+|[A-Z]+)/.exec(section)?.[0] ?? section;

/** Whether a section lies below a number: `12.1` below `12`, `S3.1` below `S3` and `S`. */
export const isBelow = (section: string, number: string): boolean =>
  section !== number && (section.startsWith(`${number}.`) || chapterOf(section) === number);
