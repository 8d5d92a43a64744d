/** Nothing goes without words: every code, event, choice, phase and outcome has its sentence in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../../kit/game.ts';
import { HOLE } from '../../../kit/phrase.ts';
import { CRT_RESULTS, WEATHERS } from '../data/tables.ts';
import { VARIANT_IDS, VARIANTS } from '../data/variants.ts';
import { game } from '../game.ts';
import { COUNT } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import { EN } from './en.ts';
import { JA } from './ja.ts';
import { sorted, unsound } from './testing.ts';

const HOME = new URL('../', import.meta.url);

/** The game's own sources, without its words and tests. */
const SOURCES = readdirSync(HOME, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(text|data)/.test(path))
  .map(path => ({ path, code: readFileSync(new URL(path, HOME), 'utf8') }));

const found = (code: string, pattern: RegExp): string[] => [...code.matchAll(pattern)].map(m => m[1] ?? '');
const inAll = (pattern: RegExp): string[] => SOURCES.flatMap(s => found(s.code, pattern));

/** What a value can be, without what it is compared with. */
const values = (code: string): string[] => found(code, /(?<!=== )'([a-z-]+)'/g);

/** All literals of `code: 'x'`, `code: a ? 'x' : 'y'` and `const code = …`, and those that come by a variable. */
const CODES = sorted([
  ...inAll(/\bcode: ([^,;}\n]*)/g).flatMap(values),
  ...inAll(/\bconst code = ([^;]*);/g).flatMap(values),
  ...inAll(/\['[\d.]+', '([a-z-]+)'\]/g),
  ...inAll(/\btype Bar = ([^;]*);/g).flatMap(values),
  ...inAll(/'(rail-(?:from|into)-zoc)'/g),
  'not-legal',
]);
/** The kit's own among them: a choice taken for the player, and how battles are put together. */
const KIT = readFileSync(new URL('../../kit/declarePhase.ts', HOME), 'utf8');
const EMITTED = /\bemit\(\{\s*type: ([^,]*),/g;
const EVENTS = sorted([
  'forced',
  ...[...inAll(EMITTED), ...found(KIT, EMITTED)].flatMap(values),
  ...inAll(/\btype: '(lost|surrendered)', off/g),
]);
const CHOICES = sorted(Object.values(PHASES).flatMap(phase => Object.keys(phase.on ?? {})));
const ENDINGS = sorted(inAll(/\bend\(d, [^;]*?, ([^()]*)\);/g).flatMap(args => found(args, /'([a-z-]+)'/g)));

/** One of everything a sentence may name. */
const ABOUT = {
  unit: 2,
  units: [0, 2],
  hex: 30,
  hexes: [30, 31],
  from: 30,
  to: 31,
  path: [31],
  role: 'soviet',
  field: 'hex',
  phase: 'movement',
  type: 'move',
  n: 1,
  count: 2,
  placed: 1,
  group: 'armies',
  cost: 3,
  left: 4,
  allowance: 6,
  turn: 2,
  year: 1942,
  impulse: 1,
  weather: 'mud',
  variant: 'japan',
  nation: 'italian',
  nations: ['romania', 'hungary'],
  share: 'armour',
  event: 'warsaw-1944',
  sea: 'black',
  kind: 'port',
  success: true,
  die: 4,
  modifier: 1,
  limit: 3,
  points: 5,
  workers: 9,
  lendLease: 5,
  strength: 12,
  cities: 14,
  major: 9,
  leastCities: 12,
  leastMajor: 8,
  bonus: 1,
  axis: 3,
  soviet: 2,
  distance: 9,
  range: 8,
  ratio: '2:1',
  shift: 3,
  shifts: [],
  column: '2:1',
  result: 'DE',
  was: 'EX',
  why: 'DE',
  by: 'rail',
  attack: 10,
  defence: 5,
  attackers: [{ what: 'printed', rule: '9.2.1', unit: 2, value: 10 }],
  defenders: [{ what: 'river', rule: '9.8.2', unit: 90, value: 10 }],
  battles: [{ hexes: [30], units: [2] }],
};

describe('the scan finds what the game can say', () => {
  it('codes', () =>
    expect(CODES).toEqual(
      expect.arrayContaining(['too-far', 'has-railed', 'guards-limit', 'rail-into-zoc', 'printed-hex', 'no-battle']),
    ));
  it('events', () =>
    expect(EVENTS).toEqual(expect.arrayContaining(['combat', 'adopted', 'rejected', 'lost', 'surrendered', 'sail'])));
  it('choices', () => expect(CHOICES).toEqual(expect.arrayContaining(['automatic-victory', 'relieve', 'convert'])));
  it('endings', () =>
    expect(ENDINGS).toEqual(
      expect.arrayContaining(['all-cities', 'dictator', 'equal-points', 'withdrawal', 'siberia', 'no-victory']),
    ));
  it('every literal type in a phase is an event or a choice', () => {
    const types = SOURCES.filter(s => s.path.startsWith('phases')).flatMap(s => found(s.code, /\btype: '([a-z-]+)'/g));
    expect(sorted(types).filter(type => !EVENTS.includes(type) && !CHOICES.includes(type))).toEqual([]);
  });
});

describe.each(LANGS)('in %s', lang => {
  const words = game.words[lang];
  const book = lang === 'ja' ? JA : EN;

  it.each(CODES)('the refusal %s is a sentence of its own', code => {
    const text = words.refusal({ rule: '9.1', code, about: ABOUT });
    expect(text).toMatch(/[.。]$/);
    expect(text).not.toBe(words.refusal({ rule: '9.1', code: 'no such code' }));
    expect(unsound([text])).toEqual([]);
  });

  it.each(CODES)('the refusal %s says something even without particulars', code => {
    expect(words.refusal({ rule: '9.1', code })).not.toMatch(/undefined|NaN|[{}]/);
  });

  it.each(EVENTS)('the event %s is a log line of its own', type => {
    const text = words.event({ ...ABOUT, type, rule: '9.1', action: { type: 'end-movement' } });
    expect(text).toMatch(/[.。]$/);
    expect(text).not.toBe(words.event({ type: 'no such event', rule: '9.1' }));
    expect(unsound([text])).toEqual([]);
    expect(words.event({ type })).not.toMatch(/undefined|NaN|[{}]/);
  });

  it.each(CHOICES)('the choice %s has a label, open and complete', type => {
    const labels = [words.choice({ ...ABOUT, type }), words.choice({ type, open: 'hex' }), words.choice({ type })];
    expect(unsound(labels)).toEqual([]);
    expect(labels).not.toContain(words.choice({ type: 'no such choice' }));
  });

  it.each(Object.keys(PHASES))('the phase %s has a name', phase => {
    expect(words.phase(phase)).not.toBe(words.phase('no such phase'));
  });

  it.each(ENDINGS)('the ending %s has its reason', code => {
    const text = words.outcome({ winner: 'soviet', rule: '5.0', code });
    expect(text).not.toBe(words.outcome({ winner: 'soviet', rule: '5.0', code: 'no such code' }));
    expect(unsound([text])).toEqual([]);
  });

  it('every variant says what is at stake, every weather and result has a name', () => {
    expect(Object.keys(book.stakes)).toEqual([...VARIANT_IDS]);
    expect(Object.keys(book.weathers)).toEqual([...WEATHERS]);
    const told = VARIANTS.map((_, n) => words.choice({ type: 'adopt', n }));
    expect(new Set(told).size).toBe(VARIANTS.length);
    const fought = CRT_RESULTS.map(result => words.event({ ...ABOUT, type: 'combat', result }));
    expect(new Set(fought).size).toBe(CRT_RESULTS.length);
  });

  it('what is unknown still gets readable words', () => {
    const unknown = ['toString', 'constructor', 'xyz'];
    const texts = unknown.flatMap(type => [
      words.event({ type }),
      words.event({ type, rule: '9.9' }),
      words.choice({ type }),
      words.refusal({ rule: '9.9', code: type }),
      words.outcome({ winner: 'axis', rule: '9.9', code: type }),
      words.outcome({ rule: '9.9', code: type }),
      words.role(type),
      words.phase(type),
    ]);
    expect(unsound([...texts, words.unit(999), words.unit(-1)])).toEqual([]);
    expect(texts.filter(text => unknown.some(type => text.includes(type)))).toEqual([]);
  });

  it('every unit has a full name', () => {
    const names = Array.from({ length: COUNT }, (_, u) => words.unit(u));
    expect(unsound(names)).toEqual([]);
  });

  it('no template is used under two keys of a kind, or empty', () => {
    for (const texts of [book.prompts, book.refusals, book.events]) {
      const all = Object.values(texts);
      expect(new Set(all).size).toBe(all.length);
      expect(all).not.toContain('');
    }
  });
});

/** A template belongs to a code, event or choice of the game, perhaps with a variant after it. */
const strays = (keys: readonly string[], known: readonly string[]): string[] =>
  keys.filter(key => !known.some(one => key === one || key.startsWith(`${one}-`)));

it('no sentence is left over', () => {
  expect(strays(Object.keys(EN.refusals), [...CODES, 'retreat-enemy', 'other'])).toEqual([]);
  expect(strays(Object.keys(EN.events), [...EVENTS, 'garrison', 'other'])).toEqual([]);
  expect(strays(Object.keys(EN.choices), [...CHOICES, 'other'])).toEqual([]);
  expect(strays(Object.keys(EN.outcomes), [...ENDINGS, 'won', 'tied'])).toEqual([]);
  expect(strays(Object.keys(EN.phases), Object.keys(PHASES))).toEqual([]);
});

const holes = (template: string): string[] => sorted([...template.matchAll(HOLE)].map(m => m[1] ?? ''));
const shapeOf = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, template]) => [key, holes(template)]));

it.each(['events', 'choices', 'prompts', 'refusals', 'outcomes', 'small', 'areas', 'doors', 'groups'] as const)(
  'both languages name the same things in %s',
  part => expect(shapeOf(JA[part])).toEqual(shapeOf(EN[part])),
);

it.each([
  'phases',
  'roles',
  'impulses',
  'months',
  'weathers',
  'nations',
  'seas',
  'shares',
  'effects',
  'shifts',
  'stakes',
  'missing',
  'some',
] as const)('both languages have the same %s', part => expect(Object.keys(JA[part])).toEqual(Object.keys(EN[part])));

it('every prompt begins with its rule', () => {
  const begins = /^(V?\d+\.\d+(\.\d+)?|\{rule\}) · /;
  const prompts = [...Object.values(EN.prompts), ...Object.values(JA.prompts)];
  expect(prompts.filter(prompt => !begins.test(prompt))).toEqual([]);
});
