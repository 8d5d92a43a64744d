/**
 * Lists the faults of a game's words, as sentences: for the tests of every game. It uses only the contract, so it does
 * not matter how a game makes its words; `bookCheck` checks the templates of games that have books.
 */
import { type AnyWords, type Json, LANGS, type Lang, type WholeGame } from './game.ts';
import { sorted } from './textScan.ts';

/** Everything a game can say, by the ids of its refusals, events, choices, phases and outcomes. */
export interface Vocabulary {
  readonly codes: readonly string[];
  readonly events: readonly string[];
  readonly choices: readonly string[];
  readonly phases: readonly string[];
  readonly endings: readonly string[];
  /** Of odds reports. */
  readonly lines?: readonly string[];
  /** How many units there are, each with a name of its own. */
  readonly units: number;
  /** One example of everything a sentence may name. */
  readonly about: Readonly<Record<string, Json>>;
  /** How sentences end, if not with a full stop. */
  readonly end?: RegExp;
}

/** Texts that are empty, broken, or not in one language. */
export type Proofread = (texts: readonly string[]) => string[];

export interface Spelling {
  /** Latin words a Japanese sentence may hold: printed names, results, signs of the map. */
  readonly known: readonly string[];
  /** The same for words with a pattern, e.g. sections. */
  readonly forms?: RegExp;
  /** Ids that may not occur in a sentence. */
  readonly codes: readonly string[];
}

/** Unfilled holes and broken values: faults even where a sentence has nothing to name. */
const BROKEN = /undefined|NaN|[{}]/;
/** Also placeholders for nothing, and ids of three words. */
const BAD = /undefined|NaN|null|\[object|[{}]|–|\(\)|（）|(^|[^-\w])[a-z]+(-[a-z]+){2,}($|[^-\w])/;
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;
const LATIN = /[\w.-]*[A-Za-z][\w.-]*/g;
const IDS = /[a-z]+(-[a-z]+)+/g;

export function proofreader({ known, forms, codes }: Spelling): Proofread {
  const [names, ids] = [new Set(known), new Set(codes)];
  const foreign = (text: string): string | undefined =>
    JAPANESE.test(text) ? (text.match(LATIN) ?? []).find(word => !names.has(word) && !forms?.test(word)) : undefined;
  const fault = (text: string): string | undefined => {
    if (text.trim() === '') return 'it is empty';
    const held = BAD.exec(text)?.[0] ?? (text.match(IDS) ?? []).find(word => ids.has(word)) ?? foreign(text);
    return held === undefined ? undefined : `because of “${held.trim()}”`;
  };
  return texts =>
    sorted(texts).flatMap(text => {
      const why = fault(text);
      return why === undefined ? [] : [`${text} (${why})`];
    });
}

/** Sentences of one language that are missing, unfinished, faulty or the same as others. */
export function wordFaults(game: WholeGame, lang: Lang, said: Vocabulary, unsound: Proofread): string[] {
  const words = game.words[lang];
  return [
    ...sorted([...said.codes, ...FLOW_CODES]).flatMap(code => refusalFaults(words, code, said, unsound)),
    ...said.events.flatMap(type => eventFaults(words, type, said, unsound)),
    ...said.choices.flatMap(type => choiceFaults(words, type, said, unsound)),
    ...said.phases.flatMap(id => own(`phase ${id}`, words.phase(id), words.phase(NONE))),
    ...said.endings.flatMap(code => game.roles.flatMap(winner => endingFaults(words, code, winner, unsound))),
    ...(said.lines ?? []).flatMap(what => lineFaults(words, what, unsound)),
    ...unitFaults(words, said, unsound),
    ...unknownFaults(words, game.roles[0] ?? '', unsound),
  ];
}

/** Codes of every phase: see `explainNow` of kit/flow.ts and kit/offer.ts. */
const FLOW_CODES = ['over', 'not-your-decision', 'not-now', 'field-missing', 'extra-field'] as const;

const RULE = '9.1';
/** An id that no game has. */
const NONE = 'no such thing';

const own = (what: string, text: string, other: string): string[] =>
  text === other ? [`${what} has no words of its own: ${text}`] : [];
const whole = (what: string, text: string, { end = /[.。]$/ }: Vocabulary): string[] =>
  end.test(text) ? [] : [`${what} does not end: ${text}`];
const sound = (what: string, texts: readonly string[], unsound: Proofread): string[] =>
  unsound(texts).map(text => `${what} is unsound: ${text}`);
const unbroken = (what: string, text: string): string[] =>
  BROKEN.test(text) ? [`${what} is broken where nothing is named: ${text}`] : [];

function refusalFaults(words: AnyWords, code: string, said: Vocabulary, unsound: Proofread): string[] {
  const [what, text] = [`refusal ${code}`, words.refusal({ rule: RULE, code, about: said.about })];
  return [
    ...own(what, text, words.refusal({ rule: RULE, code: NONE })),
    ...whole(what, text, said),
    ...sound(what, [text], unsound),
    ...unbroken(what, words.refusal({ rule: RULE, code })),
  ];
}

function eventFaults(words: AnyWords, type: string, said: Vocabulary, unsound: Proofread): string[] {
  const [what, text] = [`event ${type}`, words.event({ ...said.about, type, rule: RULE })];
  return [
    ...own(what, text, words.event({ type: NONE, rule: RULE })),
    ...whole(what, text, said),
    ...sound(what, [text], unsound),
    ...unbroken(what, words.event({ type })),
  ];
}

/** Complete, open, and without any names. */
function choiceFaults(words: AnyWords, type: string, { about }: Vocabulary, unsound: Proofread): string[] {
  const labels = [words.choice({ ...about, type }), words.choice({ type, open: 'hex' }), words.choice({ type })];
  const other = words.choice({ type: NONE });
  return [...labels.flatMap(text => own(`choice ${type}`, text, other)), ...sound(`choice ${type}`, labels, unsound)];
}

function endingFaults(words: AnyWords, code: string, winner: string, unsound: Proofread): string[] {
  const [what, text] = [`ending ${code}`, words.outcome({ winner, rule: RULE, code })];
  return [...own(what, text, words.outcome({ winner, rule: RULE, code: NONE })), ...sound(what, [text], unsound)];
}

function lineFaults(words: AnyWords, id: string, unsound: Proofread): string[] {
  const named = (what: string): string => words.line?.({ what, rule: RULE, value: 1 }) ?? '';
  return [...own(`line ${id}`, named(id), named(NONE)), ...sound(`line ${id}`, [named(id)], unsound)];
}

function unitFaults(words: AnyWords, { units }: Vocabulary, unsound: Proofread): string[] {
  const names = Array.from({ length: units }, (_, u) => words.unit(u));
  const twice = names.filter((name, u) => names.indexOf(name) < u);
  return [...sound('a unit', names, unsound), ...twice.map(name => `a unit is called like another: ${name}`)];
}

/** Inherited properties must not pass for sentences either. */
const UNKNOWN: readonly string[] = ['toString', 'constructor', 'xyz'];

function unknownFaults(words: AnyWords, winner: string, unsound: Proofread): string[] {
  const texts = UNKNOWN.flatMap(id => [
    words.event({ type: id }),
    words.event({ type: id, rule: RULE }),
    words.choice({ type: id }),
    words.refusal({ rule: RULE, code: id }),
    words.outcome({ winner, rule: RULE, code: id }),
    words.outcome({ rule: RULE, code: id }),
    words.role(id),
    words.phase(id),
  ]);
  const raw = texts.filter(text => UNKNOWN.some(id => text.includes(id)));
  return [
    ...sound('the unknown', [...texts, words.unit(999_999), words.unit(-1)], unsound),
    ...raw.map(text => `the unknown is repeated: ${text}`),
  ];
}

/** The beginnings of fallback sentences. */
export const standIns = (game: WholeGame): string[] =>
  LANGS.flatMap(lang => {
    const words = game.words[lang];
    return [words.refusal({ rule: '', code: '' }).slice(0, 7), words.event({ type: '' }), words.choice({ type: '' })];
  });
