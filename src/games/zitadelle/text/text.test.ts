/** Nothing goes without words: every code, event, choice, phase and outcome has its sentence in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../../../kit/game.ts';
import { HOLE } from '../../../kit/phrase.ts';
import { TERRAIN_EFFECTS } from '../data/effects.ts';
import { ASSAULT_RESULTS, AT_MODIFIERS, VICTORY_LEVELS } from '../data/tables.ts';
import { game } from '../game.ts';
import { COUNT, unit } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import { EN } from './en.ts';
import { JA } from './ja.ts';
import { sorted, unsound } from './testing.ts';

const HOME = new URL('../', import.meta.url);

/** The game's own sources, without its words and tests. */
const SOURCES = readdirSync(HOME, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !/test(ing\w*)?\.ts$/.test(path) && !/^(text|data|lesson)/.test(path))
  .map(path => ({ path, code: readFileSync(new URL(path, HOME), 'utf8') }));

const found = (code: string, pattern: RegExp): string[] => [...code.matchAll(pattern)].map(m => m[1] ?? '');
const inAll = (pattern: RegExp): string[] => SOURCES.flatMap(s => found(s.code, pattern));

/** What a value can be, without what it is compared with. */
const values = (code: string): string[] => found(code, /(?<!=== )'([a-z-]+)'/g);

/** All literals of `code: 'x'`, `code: a ? 'x' : 'y'` and `const code = …`, those by section, and the gate's own. */
const CODES = sorted([
  ...inAll(/\bcode: ([^,;}\n]*)/g).flatMap(values),
  ...inAll(/\bconst code = ([^;]*);/g).flatMap(values),
  ...inAll(/'5\.1\.\d': '([a-z-]+)'/g),
  'not-legal',
]);
/** The kit's own among them: a choice taken for the player, and how assaults are put together. */
const KIT = readFileSync(new URL('../../kit/declarePhase.ts', HOME), 'utf8');
const EMITTED = /\bemit\(\{\s*type: ([^,]*),/g;
const EVENTS = sorted(['forced', ...[...inAll(EMITTED), ...found(KIT, EMITTED)].flatMap(values)]);
const CHOICES = sorted(Object.values(PHASES).flatMap(phase => Object.keys(phase.on ?? {})));
const ENDINGS = VICTORY_LEVELS.map(level => level.code);
/** What changes dice or columns: ground, works and water, and what the sources name besides. */
const LINES = sorted([
  ...TERRAIN_EFFECTS.flatMap(({ kind, shift }) => (shift === 0 ? [] : [kind])),
  ...Object.keys(AT_MODIFIERS),
  ...inAll(/\badd\('([a-z-]+)', '[67]\./g),
  ...inAll(/\bwhat: ([^,]*),\s+rule/g).flatMap(values),
]);

/** One of everything a sentence may name. */
const ABOUT = {
  unit: unit('11Pz/15'),
  units: [unit('GD/Pz'), unit('GD/3')],
  hex: 30,
  hexes: [30, 31],
  from: 30,
  to: 31,
  path: [31],
  role: 'soviet',
  side: 1,
  field: 'hex',
  phase: 'movement',
  type: 'move',
  card: 12,
  command: 12,
  target: unit('6TK/112'),
  regiment: unit('6Pz/4'),
  zone: 'F',
  area: 'S4',
  n: 1,
  cost: 3.5,
  total: 6,
  left: 4,
  allowance: 6,
  turn: 2,
  die: 4,
  dice: 9,
  at: 3,
  armour: 4,
  modifier: 2,
  hit: true,
  success: true,
  plus: 1,
  surrounded: 2,
  morale: 8,
  retreats: true,
  loses: true,
  column: '2:1',
  result: 'D2',
  attack: 10,
  defence: 5,
  places: [10, 0, 5],
  steps: 3,
  belgorod: 20,
  code: 'soviet-tactical',
  battles: [{ hexes: [30], units: [unit('11Pz/15')] }],
};

describe('the scan finds what the game can say', () => {
  it('codes', () =>
    expect(CODES).toEqual(
      expect.arrayContaining(['too-far', 'not-covered', 'stack-full', 'no-stop-command', 'weaker-armour', 'over']),
    ));
  it('events', () =>
    expect(EVENTS).toEqual(expect.arrayContaining(['assault', 'check', 'mines', 'judged', 'tigers-lost', 'assign'])));
  it('choices', () => expect(CHOICES).toEqual(expect.arrayContaining(['raid', 'support', 'push-on', 'choose'])));
  it('lines', () => expect(LINES).toEqual(expect.arrayContaining(['division', 'woods', 'screened', 'river', 'fled'])));
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
    expect(unsound([text, words.refusal({ rule: '9.1', code })])).toEqual([]);
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
    const text = words.outcome({ winner: 'soviet', rule: '12.3', code });
    expect(text).not.toBe(words.outcome({ winner: 'soviet', rule: '12.3', code: 'no such code' }));
    expect(unsound([text])).toEqual([]);
  });

  it.each(LINES)('the line %s has a name', what => {
    const name = words.line?.({ what, rule: '7.4', value: 1 }) ?? '';
    expect(name).not.toBe(words.line?.({ what: 'no such line', rule: '7.4', value: 1 }));
    expect(unsound([name])).toEqual([]);
  });

  it('every result of an assault is told apart', () => {
    const fought = ASSAULT_RESULTS.map(result => words.event({ ...ABOUT, type: 'assault', result }));
    expect(new Set(fought).size).toBe(ASSAULT_RESULTS.length);
  });

  it('what is unknown still gets readable words', () => {
    const unknown = ['toString', 'constructor', 'xyz'];
    const texts = unknown.flatMap(type => [
      words.event({ type }),
      words.event({ type, rule: '9.9' }),
      words.choice({ type }),
      words.refusal({ rule: '9.9', code: type }),
      words.outcome({ winner: 'german', rule: '9.9', code: type }),
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
    expect(new Set(names).size).toBe(COUNT);
  });

  it('no template is used under two keys of a kind, or empty', () => {
    for (const texts of [book.prompts, book.refusals, book.events, book.choices]) {
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
  expect(strays(Object.keys(EN.refusals), [...CODES, 'other'])).toEqual([]);
  expect(strays(Object.keys(EN.events), [...EVENTS, 'other'])).toEqual([]);
  expect(strays(Object.keys(EN.choices), [...CHOICES, 'other'])).toEqual([]);
  expect(strays(Object.keys(EN.phases), Object.keys(PHASES))).toEqual([]);
  expect(strays(Object.keys(EN.shifts), LINES)).toEqual([]);
});

const holes = (template: string): string[] => sorted([...template.matchAll(HOLE)].map(m => m[1] ?? ''));
const shapeOf = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, template]) => [key, holes(template)]));

it.each(['events', 'choices', 'prompts', 'refusals', 'small'] as const)(
  'both languages name the same things in %s',
  part => expect(shapeOf(JA[part])).toEqual(shapeOf(EN[part])),
);

it.each(['phases', 'roles', 'shifts', 'missing', 'some'] as const)('both languages have the same %s', part =>
  expect(Object.keys(JA[part])).toEqual(Object.keys(EN[part])),
);

it('every prompt begins with its rule', () => {
  const begins = /^(\d+\.\d+(\.\d+)?|\{rule\}) · /;
  const prompts = [...Object.values(EN.prompts), ...Object.values(JA.prompts)];
  expect(prompts.filter(prompt => !begins.test(prompt))).toEqual([]);
});
