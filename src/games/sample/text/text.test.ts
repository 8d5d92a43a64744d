/** Nothing goes without words: every code, event, choice, phase and outcome has its sentence in both languages. */
import { describe, expect, it } from 'vitest';
import { kitSource, sectionsOf, sourcesOf } from '../../../../test/sources.ts';
import { bookFaults } from '../../../kit/bookCheck.ts';
import { DECLARE_CODES } from '../../../kit/declareWhy.ts';
import { LANGS } from '../../../kit/game.ts';
import { type Vocabulary, wordFaults } from '../../../kit/textCheck.ts';
import { codesIn, eventsIn, literals, missedIn, OFFER_CODES, sorted } from '../../../kit/textScan.ts';
import { walk, walkFaults } from '../../../kit/textWalk.ts';
import { COUNT } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import { game } from '../whole.ts';
import { EN } from './en.ts';
import { JA } from './ja.ts';
import { unsound } from './testing.ts';

const SOURCES = sourcesOf(game.id);
const isEnd = ({ path }: { readonly path: string }): boolean => path === 'rules/victory.ts';

const CODES = sorted([...codesIn(SOURCES.filter(source => !isEnd(source))), ...DECLARE_CODES, ...OFFER_CODES]);
const EVENTS = sorted(eventsIn([...SOURCES, kitSource('declarePhase.ts')]));
const CHOICES = sorted(Object.values(PHASES).flatMap(phase => Object.keys(phase.on ?? {})));
const ENDINGS = sorted(literals(SOURCES.filter(isEnd), /\bcode: ([^,;}\n]*)/g));

const SAID: Vocabulary = {
  codes: CODES,
  events: EVENTS,
  choices: CHOICES,
  phases: Object.keys(PHASES),
  endings: ENDINGS,
  lines: ['strength', 'chit', 'cut-off', 'barrage', 'smoke', 'wood', 'town', 'river'],
  units: COUNT,
  about: {
    ...{
      unit: 2,
      units: [0, 2],
      hex: 8,
      hexes: [8, 9],
      from: 8,
      to: 9,
      path: [9],
      card: 1,
      cards: [1, 7],
      role: 'red',
    },
    ...{ field: 'cards', phase: 'move', type: 'move', turn: 2, n: 2, chit: 1, owed: 2, attack: 5, defence: 3, die: 4 },
    ...{ ratio: '1:1', column: '2:1', shifts: [{ what: 'smoke', value: 1 }], result: 'D1' },
    battles: [{ hexes: [8], units: [0] }],
    action: { type: 'end-phase' },
  },
};

describe('the scan finds what the game can say', () => {
  it('codes', () => expect(CODES).toEqual(expect.arrayContaining(['too-far', 'not-held', 'pays-too-much', 'not-yet'])));
  it('events', () => expect(EVENTS).toEqual(expect.arrayContaining(['battle', 'chose', 'drew', 'assign', 'reduced'])));
  it('choices', () => expect(CHOICES).toEqual(expect.arrayContaining(['choose', 'discard', 'lose-step', 'fight'])));
  it('every literal type in a phase is an event or a choice', () =>
    expect(missedIn(SOURCES, [...EVENTS, ...CHOICES])).toEqual([]));
});

it.each(LANGS)('in %s everything has its sentence', lang => expect(wordFaults(game, lang, SAID, unsound)).toEqual([]));

it('the books match, and nothing is left over', () => {
  const keys = {
    refusals: CODES,
    events: [...EVENTS, 'drew-own', 'rested-own'],
    choices: [...CHOICES, 'choose-none'],
    outcomes: ENDINGS,
    phases: Object.keys(PHASES),
  };
  const once = ['prompts', 'refusals', 'events'];
  expect(bookFaults({ en: EN, ja: JA, keys, once, sections: sectionsOf(game.id) })).toEqual([]);
});

it.each([1, 2, 3])('whole games read soundly (seed %i)', seed => {
  const heard = walk(game, PHASES, { scenario: 'dawn', options: {}, seed, actions: 5000, pause: 1 });
  expect(heard.over).toBe(true);
  expect(walkFaults(game, heard, unsound)).toEqual([]);
});
