import { describe, expect, it } from 'vitest';
import { game } from '../games/sample/whole.ts';
import type { BaseState, WholeGame, Words } from './game.ts';
import { proofreader, standIns, type Vocabulary, wordFaults } from './textCheck.ts';

const unsound = proofreader({ known: ['4Pz', 'ZOC'], forms: /^\d+LP$/, codes: ['too-far'] });

describe('the proofreader', () => {
  it('lets sound sentences be', () => {
    expect(unsound(['4Pz moves (3 LP).', '4Pzが敵ZOCへ移動（3LP）。', 'A well-known city.', 'end'])).toEqual([]);
  });

  it.each([
    ['nothing', ' ', 'it is empty'],
    ['a hole', 'Move {unit}.', 'because of “{”'],
    ['a value that is none', 'Move undefined.', 'because of “undefined”'],
    ['a number that is none', 'Costs NaN.', 'because of “NaN”'],
    ['null', 'Move null.', 'because of “null”'],
    ['an object', 'Move [object Object].', 'because of “[object”'],
    ['a stand-in for nothing', 'Move –.', 'because of “–”'],
    ['empty brackets', 'Move ().', 'because of “()”'],
    ['empty Japanese brackets', '移動（）。', 'because of “（）”'],
    ['an id of three words', 'Refused: not-in-reach.', 'because of “not-in-reach.”'],
    ['an id of the game', 'Refused: too-far.', 'because of “too-far”'],
    ['English in Japanese', '4Pzがmoveします。', 'because of “move”'],
  ])('finds %s', (_, text, why) => expect(unsound([text])).toEqual([`${text} (${why})`]));

  it('names each text once', () =>
    expect(unsound(['{b}', '{a}', '{b}']).map(told => told.slice(0, 3))).toEqual(['{a}', '{b}']));
});

const TABLE: Readonly<Record<string, string>> = {
  far: 'Too far.',
  moved: 'Moved.',
  move: 'move',
  day: 'Day',
  won: 'Won',
  over: 'It is over.',
  'not-your-decision': 'Others decide.',
  'not-now': 'Not now.',
  'field-missing': 'Name it.',
  'extra-field': 'Too much.',
};
const entry = (id: string): string | undefined => (Object.hasOwn(TABLE, id) ? TABLE[id] : undefined);

/** Words without a fault; a test spoils some of them. */
const WORDS: Words<BaseState> = {
  prompt: () => 'Move.',
  event: ({ type }) => entry(type) ?? 'Something happens.',
  refusal: ({ code }) => entry(code) ?? 'Not allowed.',
  choice: ({ type }) => entry(type) ?? 'act',
  outcome: ({ code }) => entry(code) ?? 'The game is over.',
  role: () => 'somebody',
  phase: id => entry(id) ?? 'a phase',
  unit: u => (u === 0 || u === 1 ? `Unit ${u}` : 'a unit'),
  line: ({ what }) => entry(what) ?? 'something',
};

const SAID: Vocabulary = {
  codes: ['far'],
  events: ['moved'],
  choices: ['move'],
  phases: ['day'],
  endings: ['won'],
  lines: ['day'],
  units: 2,
  about: { unit: 1 },
};

const gameOf = (more: Partial<Words<BaseState>>): WholeGame => {
  const anyGame: WholeGame = game;
  const words = { ...WORDS, ...more };
  return { ...anyGame, words: { en: words, ja: words } };
};
const faults = (more: Partial<Words<BaseState>>, said: Partial<Vocabulary> = {}): string[] =>
  wordFaults(gameOf(more), 'en', { ...SAID, ...said }, unsound);

describe('words', () => {
  it('without a fault have none', () => expect(faults({})).toEqual([]));

  it.each<[string, Partial<Vocabulary>, string]>([
    ['refusal', { codes: ['lost'] }, 'refusal lost has no words of its own: Not allowed.'],
    ['event', { events: ['lost'] }, 'event lost has no words of its own: Something happens.'],
    ['choice', { choices: ['lost'] }, 'choice lost has no words of its own: act'],
    ['phase', { phases: ['lost'] }, 'phase lost has no words of its own: a phase'],
    ['ending', { endings: ['lost'] }, 'ending lost has no words of its own: The game is over.'],
    ['line', { lines: ['lost'] }, 'line lost has no words of its own: something'],
  ])('lack a %s', (_, said, fault) => {
    expect(faults({}, said).join('\n')).toContain(fault);
  });

  it.each<[string, Partial<Words<BaseState>>, string]>([
    [
      'a refusal that every game has',
      { refusal: ({ code }) => (code === 'over' ? 'Not allowed.' : WORDS.refusal({ rule: '', code })) },
      'refusal over has no words of its own: Not allowed.',
    ],
    ['a refusal that does not end', { refusal: () => 'Too far' }, 'refusal far does not end: Too far'],
    ['an event that does not end', { event: () => 'Moved' }, 'event moved does not end: Moved'],
    [
      'an open hole',
      { refusal: ({ about }) => (about ? '{unit}.' : 'No.') },
      'refusal far is unsound: {unit}. (because of “{”)',
    ],
    ['an unsound event', { event: ({ unit }) => (unit ? '–.' : 'No.') }, 'event moved is unsound: –. (because of “–”)'],
    [
      'an unsound choice',
      { choice: ({ open }) => (open ? 'move –' : 'x') },
      'choice move is unsound: move – (because of “–”)',
    ],
    [
      'an unsound ending',
      { outcome: ({ code }) => (code === 'won' ? '()' : 'x') },
      'ending won is unsound: () (because of “()”)',
    ],
    [
      'an unsound line',
      { line: ({ what }) => (what === 'day' ? '–' : 'x') },
      'line day is unsound: – (because of “–”)',
    ],
    ['an unsound name', { unit: u => `{${u}}` }, 'a unit is unsound: {0} (because of “{”)'],
    ['one name for two', { unit: () => 'Pz' }, 'a unit is called like another: Pz'],
    [
      'a refusal that must name something',
      { refusal: ({ about }) => `${about?.unit}.` },
      'refusal far is broken where',
    ],
    ['an event that must name something', { event: ({ unit }) => `${unit}.` }, 'event moved is broken where nothing'],
    ['an unknown choice repeated', { choice: ({ type }) => type }, 'the unknown is repeated: toString'],
    ['an unknown phase unsound', { phase: () => '–' }, 'the unknown is unsound: – (because of “–”)'],
    ['a draw unsound', { outcome: ({ winner }) => `${winner}` }, 'the unknown is unsound: undefined'],
  ])('with %s are told of it', (_, more, fault) => {
    expect(faults(more)).toContainEqual(expect.stringContaining(fault));
  });

  it('may end in other ways where a game says so', () => {
    const loud: Partial<Words<BaseState>> = { event: ({ type }) => (type === 'moved' ? 'Moved!' : 'It happens.') };
    expect(faults(loud)).toEqual(['event moved does not end: Moved!']);
    expect(faults(loud, { end: /[.!]$/ })).toEqual([]);
  });

  it('begin in a known way where they stand in for others', () => {
    expect(standIns(gameOf({}))).toEqual(expect.arrayContaining(['Not all', 'Something happens.', 'act']));
  });
});
