/** Nothing goes without words: every code, event, choice, phase and outcome has its sentence in both languages. */
import { describe, expect, it } from 'vitest';
import { sectionsOf, sourcesOf } from '../../../../test/sources.ts';
import { bookFaults } from '../../../kit/bookCheck.ts';
import { LANGS } from '../../../kit/game.ts';
import { type Vocabulary, wordFaults } from '../../../kit/textCheck.ts';
import { codesIn, eventsIn, literals, missedIn, OFFER_CODES, sorted } from '../../../kit/textScan.ts';
import { walk, walkFaults } from '../../../kit/textWalk.ts';
import { SHIFT_IDS } from '../data/tables.ts';
import { COUNT } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import { game } from '../whole.ts';
import { EN } from './en.ts';
import { JA } from './ja.ts';
import { unsound } from './testing.ts';

const SOURCES = sourcesOf(game.id);
const isEnd = ({ path }: { readonly path: string }): boolean => path === 'rules/victory.ts';

const CODES = sorted([...codesIn(SOURCES.filter(source => !isEnd(source))), ...OFFER_CODES]);
const EVENTS = sorted([...eventsIn(SOURCES), 'railed', 'marched']);
const CHOICES = sorted(Object.values(PHASES).flatMap(phase => Object.keys(phase.on ?? {})));
const ENDINGS = sorted(literals(SOURCES.filter(isEnd), /\bcode: ([^,;}\n]*)/g));

const SAID: Vocabulary = {
  codes: CODES,
  events: EVENTS,
  choices: CHOICES,
  phases: Object.keys(PHASES),
  endings: ENDINGS,
  lines: [...SHIFT_IDS, ...Object.keys(EN.lines)],
  units: COUNT,
  about: {
    ...{ unit: 2, units: [0, 2], hex: 8, hexes: [8, 9], from: 8, to: 9, path: [9], card: 1, cards: [1, 7] },
    ...{ role: 'soviet', field: 'cards', phase: 'move', type: 'move', turn: 2, n: 2, owed: 2, attack: 5, defence: 3 },
    ...{
      die: 4,
      box: 3,
      weather: 'snow',
      corps: 1,
      divisions: 1,
      brigades: 1,
      unsupplied: 0,
      isolated: 2,
      german: 3,
      soviet: 4,
    },
    ...{ ratio: '1:1', column: '2:1', shifts: [{ what: 'armour', value: 1 }], result: '1/2' },
    battles: [{ hexes: [8], units: [0] }],
    action: { type: 'end-phase' },
  },
};

describe('the scan finds what the game can say', () => {
  it('codes', () =>
    expect(CODES).toEqual(expect.arrayContaining(['too-far', 'two-hexes', 'pays-too-much', 'not-yet'])));
  it('events', () => expect(EVENTS).toEqual(expect.arrayContaining(['battle', 'chit-drawn', 'assign', 'reduced'])));
  it('choices', () => expect(CHOICES).toEqual(expect.arrayContaining(['put-chits', 'overrun', 'lose-step', 'fight'])));
  it('every literal type in a phase is an event or a choice', () =>
    expect(missedIn(SOURCES, [...EVENTS, ...CHOICES])).toEqual([]));
});

it.each(LANGS)('in %s everything has its sentence', lang => expect(wordFaults(game, lang, SAID, unsound)).toEqual([]));

it('the books match, and nothing is left over', () => {
  const keys = {
    refusals: CODES,
    events: [...EVENTS, 'chits-put-own'],
    choices: [...CHOICES, 'put-no-chits', 'break-down-other', 'overrun-hq', 'overrun-supply'],
    outcomes: ENDINGS,
    phases: Object.keys(PHASES),
  };
  const once = ['prompts', 'refusals', 'events'];
  expect(bookFaults({ en: EN, ja: JA, keys, once, sections: sectionsOf(game.id) })).toEqual([]);
});

it.each([1, 2])('whole games read soundly (seed %i)', seed => {
  const heard = walk(game, PHASES, { scenario: 'mars', options: {}, seed, actions: 20_000, pause: 1 });
  expect(heard.over).toBe(true);
  expect(walkFaults(game, heard, unsound)).toEqual([]);
});
