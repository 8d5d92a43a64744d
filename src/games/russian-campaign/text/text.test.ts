/** Nothing goes without words: every code, event, choice, phase and outcome has its sentence in both languages. */
import { describe, expect, it } from 'vitest';
import { kitSource, sectionsOf, sourcesOf } from '../../../../test/sources.ts';
import { bookFaults } from '../../../kit/bookCheck.ts';
import { DECLARE_CODES } from '../../../kit/declareWhy.ts';
import { LANGS } from '../../../kit/game.ts';
import { type Vocabulary, wordFaults } from '../../../kit/textCheck.ts';
import { codesIn, eventsIn, found, literals, missedIn, OFFER_CODES, sorted } from '../../../kit/textScan.ts';
import { CRT_RESULTS, WEATHERS } from '../data/tables.ts';
import { VARIANT_IDS, VARIANTS } from '../data/variants.ts';
import { COUNT } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import { game } from '../whole.ts';
import { EN } from './en.ts';
import { JA } from './ja.ts';
import { unsound } from './testing.ts';

const SOURCES = sourcesOf(game.id);

/** Besides the literals, codes that come by a variable. */
const CODES = sorted([
  ...codesIn(SOURCES),
  ...OFFER_CODES,
  ...DECLARE_CODES,
  ...literals(SOURCES, /\btype Closure = ([^;]*);/g),
]);
/** The kit's own among them: how battles are put together. */
const EVENTS = sorted([
  ...eventsIn([...SOURCES, kitSource('declarePhase.ts')]),
  ...found(SOURCES, /\btype: '(lost|surrendered)', off/g),
]);
const CHOICES = sorted(Object.values(PHASES).flatMap(phase => Object.keys(phase.on ?? {})));
const ENDINGS = sorted(literals(SOURCES, /\bend\(d, [^;]*?, ([^()]*)\);/g));

const SAID: Vocabulary = {
  codes: CODES,
  events: EVENTS,
  choices: CHOICES,
  phases: Object.keys(PHASES),
  endings: ENDINGS,
  units: COUNT,
  about: {
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
    action: { type: 'end-movement' },
  },
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
  it('every literal type in a phase is an event or a choice', () =>
    expect(missedIn(SOURCES, [...EVENTS, ...CHOICES])).toEqual([]));
});

describe.each(LANGS)('in %s', lang => {
  const words = game.words[lang];
  const book = lang === 'ja' ? JA : EN;

  it('everything has its sentence', () => expect(wordFaults(game, lang, SAID, unsound)).toEqual([]));

  it('every variant says what is at stake, every weather and result has a name', () => {
    expect(Object.keys(book.stakes)).toEqual([...VARIANT_IDS]);
    expect(Object.keys(book.weathers)).toEqual([...WEATHERS]);
    const told = VARIANTS.map((_, n) => words.choice({ type: 'adopt', n }));
    expect(new Set(told).size).toBe(VARIANTS.length);
    const fought = CRT_RESULTS.map(result => words.event({ ...SAID.about, type: 'combat', result }));
    expect(new Set(fought).size).toBe(CRT_RESULTS.length);
  });
});

it('the books match, and nothing is left over', () => {
  const keys = {
    refusals: [...CODES, 'retreat-enemy'],
    events: [...EVENTS, 'garrison'],
    choices: [...CHOICES, 'secret-objective'],
    outcomes: ENDINGS,
    phases: Object.keys(PHASES),
  };
  const once = ['prompts', 'refusals', 'events'];
  expect(bookFaults({ en: EN, ja: JA, keys, once, sections: sectionsOf(game.id) })).toEqual([]);
});
