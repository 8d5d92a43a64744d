/** Nothing goes without words: every code, event, choice and phase has its sentence in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { random, seededDice } from '../../../kit/dice.ts';
import { type Action, type AnyGame, type BaseState, LANGS, type Role } from '../../../kit/game.ts';
import { HOLE } from '../../../kit/phrase.ts';
import { completionsOf, legalOf } from '../../../kit/play.ts';
import { playout } from '../../../kit/playout.ts';
import { game } from '../game.ts';
import { CARDS, COUNT, HEXES } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import { EN } from './en.ts';
import { JA } from './ja.ts';

const anyGame: AnyGame = game;
const HOME = new URL('../', import.meta.url);

/** The game's own sources, without its words and tests. */
const SOURCES = readdirSync(HOME, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('text'))
  .map(path => ({ path, code: readFileSync(new URL(path, HOME), 'utf8') }));

const found = (code: string, pattern: RegExp): string[] => [...code.matchAll(pattern)].map(m => m[1] ?? '');
const sorted = (list: readonly string[]): string[] => [...new Set(list)].sort();

/** All literals of `code: 'x'`, `code: a ? 'x' : 'y'` and `const code = …`; outcomes are in game.ts. */
const CODES = sorted([
  ...SOURCES.filter(s => s.path !== 'game.ts').flatMap(s =>
    found(s.code, /\bcode(?::| =) ([^,;}\n]*)/g).flatMap(value => found(value, /'([a-z-]+)'/g)),
  ),
  'not-legal',
]);
const EVENTS = sorted(['forced', ...SOURCES.flatMap(s => found(s.code, /\bemit\(\{\s*type: '([a-z-]+)'/g))]);
const CHOICES = sorted(Object.values(PHASES).flatMap(phase => Object.keys(phase.on ?? {})));

/** One of everything a sentence may name. */
const ABOUT = {
  unit: 2,
  units: [0, 2],
  hex: 30,
  from: 30,
  to: 31,
  path: [31],
  card: 1,
  cards: [10, 11, 11],
  formation: '13M',
  role: 'soviet',
  field: 'hex',
  phase: 'combat',
  lp: 3,
  cost: 1,
  allowance: 6,
  turn: 2,
  line: 1,
  dice: [5, 2],
  die: 4,
  modifier: 1,
  strength: 3,
  holds: true,
  markers: 3,
  attack: 10,
  defence: 1,
  attackers: [{ unit: 0, strength: 5 }],
  defenders: [{ unit: 35, strength: 1 }],
  ratio: '10:1',
  column: '6:1',
  result: 'DE',
  shifts: [],
  income: 12,
  depots: [],
};

const BAD = /undefined|NaN|null|\[object|[{}]|–|\(\)|（）/;
const RAW = new RegExp(`(^|[^-\\w])(${CODES.filter(c => c.includes('-')).join('|')})($|[^-\\w])`);

function isSound(text: string): boolean {
  return text.trim() !== '' && !BAD.test(text) && !RAW.test(text);
}

const unsound = (texts: readonly string[]): string[] => sorted(texts.filter(text => !isSound(text)));

describe('the scan finds what the game can say', () => {
  it('codes', () =>
    expect(CODES).toEqual(expect.arrayContaining(['too-far', 'not-armour', 'does-not-fit', 'no-battle'])));
  it('events', () => expect(EVENTS).toEqual(expect.arrayContaining(['combat', 'thunder', 'last-turn', 'place-air'])));
  it('choices', () => expect(CHOICES).toEqual(expect.arrayContaining(['suffer', 'shock', 'end-redeployment'])));
  it('every literal type in a phase is an event or a choice', () => {
    const types = SOURCES.filter(s => s.path.startsWith('phases')).flatMap(s => found(s.code, /\btype: '([a-z-]+)'/g));
    expect(sorted(types).filter(type => !EVENTS.includes(type) && !CHOICES.includes(type))).toEqual([]);
  });
});

describe.each(LANGS)('in %s', lang => {
  const words = game.words[lang];
  const book = lang === 'ja' ? JA : EN;

  it.each(CODES)('the refusal %s is a sentence of its own', code => {
    const text = words.refusal({ rule: '9.1', code, about: { ...ABOUT, type: 'move' } });
    expect(text).toMatch(/[.。]$/);
    expect(text).not.toBe(words.refusal({ rule: '9.1', code: 'no such code' }));
    expect(unsound([text])).toEqual([]);
  });

  it.each(CODES)('the refusal %s says something even without particulars', code => {
    expect(words.refusal({ rule: '9.1', code })).not.toMatch(/undefined|NaN|[{}]/);
  });

  it.each(EVENTS)('the event %s is a log line of its own', type => {
    const text = words.event({ type, rule: '9.1', ...ABOUT, action: { type: 'pass' } });
    expect(text).not.toBe(words.event({ type: 'no such event', rule: '9.1' }));
    expect(unsound([text])).toEqual([]);
    expect(words.event({ type })).not.toMatch(/undefined|NaN|[{}]/);
  });

  it.each(CHOICES)('the choice %s has a label, open and complete', type => {
    const labels = [words.choice({ type, ...ABOUT }), words.choice({ type, open: 'hex' }), words.choice({ type })];
    expect(unsound(labels)).toEqual([]);
    expect(labels).not.toContain(words.choice({ type: 'no such choice' }));
  });

  it.each(Object.keys(PHASES))('the phase %s has a name', phase => {
    expect(words.phase(phase)).not.toBe(words.phase('no such phase'));
  });

  it('what is unknown still gets readable words', () => {
    const unknown = ['toString', 'constructor', 'xyz'];
    const texts = unknown.flatMap(type => [
      words.event({ type }),
      words.event({ type, rule: '9.9' }),
      words.choice({ type }),
      words.refusal({ rule: '9.9', code: type }),
      words.outcome({ winner: 'axis', rule: '9.9', code: type }),
      words.role(type),
      words.phase(type),
    ]);
    expect(unsound([...texts, words.unit(999), words.unit(-1)])).toEqual([]);
    expect(texts.filter(text => unknown.some(type => text.includes(type)))).toEqual([]);
  });

  it('every unit has a full name', () => {
    const names = Array.from({ length: COUNT }, (_, u) => words.unit(u));
    expect(new Set(names).size).toBe(COUNT);
    expect(unsound(names)).toEqual([]);
  });

  it('no template is used under two keys of a kind, or empty', () => {
    for (const texts of [book.prompts, book.refusals]) {
      const all = Object.values(texts);
      expect(new Set(all).size).toBe(all.length);
      expect(all).not.toContain('');
    }
  });
});

const holes = (template: string): string[] => sorted([...template.matchAll(HOLE)].map(m => m[1] ?? ''));
const shapeOf = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, template]) => [key, holes(template)]));

it.each(['events', 'choices', 'prompts', 'refusals', 'outcomes', 'small'] as const)(
  'both languages name the same things in %s',
  part => expect(shapeOf(JA[part])).toEqual(shapeOf(EN[part])),
);

it.each(['phases', 'roles', 'kinds', 'shifts', 'orders', 'missing', 'some'] as const)(
  'both languages have the same %s',
  part => expect(Object.keys(JA[part])).toEqual(Object.keys(EN[part])),
);

it('every prompt begins with its rule', () => {
  const begins = /^(\d+\.\d+|\{rule\}) · /;
  const prompts = [...Object.values(EN.prompts), ...Object.values(JA.prompts)];
  expect(prompts.filter(prompt => !begins.test(prompt))).toEqual([]);
});

/** Guesses at an action of the phase, mostly ones that the rules refuse. */
function guesses(s: BaseState, next: () => number): Action[] {
  const below = (n: number): number => Math.floor(next() * n);
  const types = Object.keys(PHASES[s.flow[s.flow.length - 1]?.phase ?? '']?.on ?? {});
  const type = types[below(types.length)] ?? 'pass';
  const [unit, hex, card] = [below(COUNT), below(HEXES), below(CARDS.length)];
  return [
    { type },
    { type, unit },
    { type, card },
    { type, unit, hex },
    { type, card, hex },
    { type, hex, units: [unit] },
  ];
}

/** Everything said in both languages about a position: the question, some choices, and refusals of guesses. */
function saidAbout(s: BaseState, role: Role, next: () => number): string[] {
  const refusals = guesses(s, next).flatMap(action => anyGame.explain(s, role, action) ?? []);
  const open = legalOf(anyGame, s, role).slice(0, 3);
  const choices = open.flatMap(choice => [choice, ...completionsOf(anyGame, s, role, choice).slice(0, 2)]);
  return LANGS.flatMap(lang => [
    anyGame.words[lang].prompt(s),
    ...choices.map(choice => anyGame.words[lang].choice(choice)),
    ...refusals.map(refusal => anyGame.words[lang].refusal(refusal)),
  ]);
}

it.each([1, 2, 3, 4, 5, 6])('whole games read soundly (seed %i)', seed => {
  const next = random(`words ${seed}`);
  const on = seed % 2 === 0;
  const options = Object.fromEntries(game.options.map(o => [o.id, on]));
  const said = new Set<string>();
  const start = anyGame.setup('winter-storm', options, seededDice(seed));
  const each = (role: Role, step: { readonly events: readonly { readonly type: string }[] }, s: BaseState): void => {
    for (const text of saidAbout(s, role, next)) said.add(text);
    for (const event of step.events) for (const lang of LANGS) said.add(anyGame.words[lang].event(event));
  };
  const end = playout(anyGame, start, { dice: seededDice(seed), next, each });
  for (const lang of LANGS) said.add(anyGame.words[lang].prompt(end.state));
  expect(said.size).toBeGreaterThan(100);
  expect(unsound([...said])).toEqual([]);
});
