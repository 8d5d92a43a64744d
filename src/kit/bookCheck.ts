/**
 * Lists the faults in the templates of a game in two languages, as sentences: for the tests of games that have books.
 */
import { entryOf, HOLE } from './phrase.ts';
import { sorted } from './textScan.ts';
import { WORDS_EN } from './wordsEn.ts';

export interface Books {
  readonly en: object;
  readonly ja: object;
  /** The keys a table may have besides those of every book; a suffix that begins with `-` may follow. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** Tables in which no sentence occurs twice. */
  readonly once: readonly string[];
  /** Sections that a question may begin with, as `rules.csv` lists them. */
  readonly sections: ReadonlySet<string>;
}

export function bookFaults({ en, ja, keys, once, sections }: Books): string[] {
  const [english, japanese] = [tablesOf(en), tablesOf(ja)];
  return [
    ...pairFaults(english, japanese),
    ...Object.entries(keys).flatMap(([part, known]) =>
      strayFaults(part, english.get(part), [...known, ...commonKeys(part)]),
    ),
    ...[english, japanese].flatMap(book => [
      ...once.flatMap(part => repeatFaults(part, book.get(part))),
      ...promptFaults(book.get('prompts'), sections),
    ]),
  ];
}

const commonKeys = (part: string): string[] => Object.keys(entryOf<object>(WORDS_EN, part) ?? {});

type Table = ReadonlyMap<string, string>;
type Tables = ReadonlyMap<string, Table>;

const tablesOf = (book: object): Tables =>
  new Map(
    Object.entries(book).flatMap(([part, table]: [string, unknown]): [string, Table][] =>
      typeof table === 'object' && table !== null ? [[part, new Map(Object.entries(table).map(named))]] : [],
    ),
  );

const named = ([key, text]: [string, unknown]): [string, string] => [key, typeof text === 'string' ? text : ''];

/** Both languages have the same tables, with the same keys in the same order, and their entries have the same holes. */
function pairFaults(en: Tables, ja: Tables): string[] {
  const parts = sorted([...en.keys(), ...ja.keys()]);
  return parts.flatMap(part => {
    const [english, japanese] = [en.get(part) ?? new Map(), ja.get(part) ?? new Map()];
    const [left, right] = [[...english.keys()], [...japanese.keys()]];
    if (left.join() !== right.join()) return [`${part}: ${difference(left, right)}`];
    return left.flatMap(key => holeFaults(`${part}.${key}`, english.get(key) ?? '', japanese.get(key) ?? ''));
  });
}

function difference(en: readonly string[], ja: readonly string[]): string {
  const [lone, alone] = [en.filter(key => !ja.includes(key)), ja.filter(key => !en.includes(key))];
  if (lone.length + alone.length === 0) return 'the order differs';
  return `only in en: ${lone.join(', ') || 'none'}; only in ja: ${alone.join(', ') || 'none'}`;
}

function holeFaults(what: string, en: string, ja: string): string[] {
  const [english, japanese] = [holes(en), holes(ja)];
  return english === japanese ? [] : [`${what} names ${english || 'nothing'} in en, ${japanese || 'nothing'} in ja`];
}

const holes = (template: string): string => sorted([...template.matchAll(HOLE)].map(([, hole = '']) => hole)).join();

/** Every template belongs to an id that the game knows, perhaps with a variant suffix. */
const strayFaults = (part: string, table: Table = new Map(), known: readonly string[]): string[] =>
  [...table.keys()]
    .filter(key => !known.some(one => key === one || key.startsWith(`${one}-`)))
    .map(key => `${part}.${key} is never said`);

function repeatFaults(part: string, table: Table | undefined): string[] {
  if (!table) return [`there are no ${part}`];
  const texts = [...table.values()];
  return [...table].flatMap(([key, text], i) => {
    if (text === '') return [`${part}.${key} is empty`];
    return texts.indexOf(text) < i ? [`${part}.${key} repeats another: ${text}`] : [];
  });
}

const promptFaults = (prompts: Table = new Map(), sections: ReadonlySet<string>): string[] =>
  [...prompts]
    .filter(([, text]) => !text.startsWith('{rule} · ') && !sections.has(/^(\S+) · /.exec(text)?.[1] ?? ''))
    .map(([key, text]) => `prompts.${key} does not begin with a rule: ${text}`);
