/** Nothing goes without words: every code, event, choice, phase and outcome has its sentence in both languages. */
import { describe, expect, it } from 'vitest';
import { kitSource, sectionsOf, sourcesOf, testsOf } from '../../../../test/sources.ts';
import { bookFaults } from '../../../kit/bookCheck.ts';
import { DECLARE_CODES } from '../../../kit/declareWhy.ts';
import { LANGS } from '../../../kit/game.ts';
import { type Vocabulary, wordFaults } from '../../../kit/textCheck.ts';
import { codesIn, eventsIn, found, literals, missedIn, OFFER_CODES, sorted } from '../../../kit/textScan.ts';
import { TERRAIN_EFFECTS } from '../data/effects.ts';
import { ASSAULT_RESULTS, AT_MODIFIERS, VICTORY_LEVELS } from '../data/tables.ts';
import { COUNT, unit } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import { game } from '../whole.ts';
import { EN } from './en.ts';
import { JA } from './ja.ts';
import { unsound } from './testing.ts';

const SOURCES = sourcesOf(game.id);

/** Besides the literals, codes that go by their section. */
const CODES = sorted([
  ...codesIn(SOURCES),
  ...DECLARE_CODES,
  ...OFFER_CODES,
  ...found(SOURCES, /'5\.1\.\d': '([a-z-]+)'/g),
]);
/** The kit's own among them: how assaults are put together. */
const EVENTS = sorted(eventsIn([...SOURCES, kitSource('declarePhase.ts')]));
const CHOICES = sorted(Object.values(PHASES).flatMap(phase => Object.keys(phase.on ?? {})));
/** What changes dice or columns: ground, works and water, and what the sources name besides. */
const LINES = sorted([
  ...TERRAIN_EFFECTS.flatMap(({ kind, shift }) => (shift === 0 ? [] : [kind])),
  ...Object.keys(AT_MODIFIERS),
  ...found(SOURCES, /\badd\('([a-z-]+)', '[67]\./g),
  ...literals(SOURCES, /\bwhat: ([^\n]*?),\s+rule/g),
]);

const SAID: Vocabulary = {
  codes: CODES,
  events: EVENTS,
  choices: CHOICES,
  phases: Object.keys(PHASES),
  endings: VICTORY_LEVELS.map(level => level.code),
  lines: LINES,
  units: COUNT,
  about: {
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
    action: { type: 'end-movement' },
  },
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
  it('every literal type in a phase is an event or a choice', () =>
    expect(missedIn(SOURCES, [...EVENTS, ...CHOICES])).toEqual([]));
});

describe.each(LANGS)('in %s', lang => {
  const words = game.words[lang];

  it('everything has its sentence', () => expect(wordFaults(game, lang, SAID, unsound)).toEqual([]));

  it('no refusal lacks anything where nothing is named', () =>
    expect(unsound(CODES.map(code => words.refusal({ rule: '9.1', code })))).toEqual([]));

  it('every result of an assault is told apart', () => {
    const fought = ASSAULT_RESULTS.map(result => words.event({ ...SAID.about, type: 'assault', result }));
    expect(new Set(fought).size).toBe(ASSAULT_RESULTS.length);
  });
});

/** The map has no lake; the others are tried by the kit, as no position of this game comes to them. */
const UNTRIED = [
  'lake-between',
  'not-legal',
  'over',
  'needed-elsewhere',
  'declare-stuck',
  'join-leaves-hex',
  'no-whole-left',
];

it('every refusal is asked for by a test of its rule', () => {
  const tests = testsOf(game.id);
  const isTried = (code: string): boolean => tests.includes(` ${code}'`) || tests.includes(`code: '${code}'`);
  expect(CODES.filter(code => !isTried(code) && !UNTRIED.includes(code))).toEqual([]);
});

it('the books match, and nothing is left over', () => {
  const keys = {
    refusals: CODES,
    events: EVENTS,
    choices: CHOICES,
    phases: Object.keys(PHASES),
    shifts: LINES,
  };
  const once = ['prompts', 'refusals', 'events', 'choices'];
  expect(bookFaults({ en: EN, ja: JA, keys, once, sections: sectionsOf(game.id) })).toEqual([]);
});
