/** Nothing goes without words: every code, event, choice, phase and outcome has its sentence in both languages. */
import { describe, expect, it } from 'vitest';
import { sectionsOf, sourcesOf } from '../../../../test/sources.ts';
import { bookFaults } from '../../../kit/bookCheck.ts';
import { LANGS } from '../../../kit/game.ts';
import { type Vocabulary, wordFaults } from '../../../kit/textCheck.ts';
import { codesIn, eventsIn, literals, missedIn, OFFER_CODES, sorted } from '../../../kit/textScan.ts';
import { COUNT } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import { game } from '../whole.ts';
import { EN } from './en.ts';
import { JA } from './ja.ts';
import { unsound } from './testing.ts';

const SOURCES = sourcesOf(game.id);
/** Endings are told apart from refusals by where they stand. */
const isEnd = ({ path }: { readonly path: string }): boolean => path === 'rules/victory.ts';

const CODES = sorted([...codesIn(SOURCES.filter(source => !isEnd(source))), ...OFFER_CODES]);
const EVENTS = sorted(eventsIn(SOURCES));
const CHOICES = sorted(Object.values(PHASES).flatMap(phase => Object.keys(phase.on ?? {})));
const ENDINGS = sorted(literals(SOURCES.filter(isEnd), /\bcode: ([^,;}\n]*)/g));

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
    type: 'move',
    action: { type: 'pass' },
  },
  end: /[.。!！]$/,
};

describe('the scan finds what the game can say', () => {
  it('codes', () =>
    expect(CODES).toEqual(expect.arrayContaining(['too-far', 'not-armour', 'does-not-fit', 'no-battle'])));
  it('events', () => expect(EVENTS).toEqual(expect.arrayContaining(['combat', 'thunder', 'last-turn', 'place-air'])));
  it('choices', () => expect(CHOICES).toEqual(expect.arrayContaining(['suffer', 'shock', 'end-redeployment'])));
  it('every literal type in a phase is an event or a choice', () =>
    expect(missedIn(SOURCES, [...EVENTS, ...CHOICES])).toEqual([]));
});

it.each(LANGS)('in %s everything has its sentence', lang => expect(wordFaults(game, lang, SAID, unsound)).toEqual([]));

it('the books match, and nothing is left over', () => {
  const keys = {
    refusals: CODES,
    events: [...EVENTS, 'redeploy'],
    choices: CHOICES,
    outcomes: [...ENDINGS, 'drawn', 'opened'],
    phases: Object.keys(PHASES),
  };
  const once = ['prompts', 'refusals', 'events'];
  expect(bookFaults({ en: EN, ja: JA, keys, once, sections: sectionsOf(game.id) })).toEqual([]);
});
