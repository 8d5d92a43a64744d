import { describe, expect, it } from 'vitest';
import { type BookOf, bookOf, type Same } from './book.ts';
import type { Phases } from './flow.ts';
import type { BaseState, Frame } from './game.ts';
import { spellerOf, tongueOf } from './tongue.ts';
import { asking, unitsFor, wordsOf } from './words.ts';
import { WORDS_EN } from './wordsEn.ts';
import { WORDS_JA } from './wordsJa.ts';

const TABLES_EN = {
  phases: { march: 'March', fight: 'Fight' },
  roles: { red: 'Red', blue: 'Blue' },
  prompts: {
    march: '4.1 · {role}: march ({left} left).',
    'march-owed': '4.1 · {role}: not yet. {why}',
    'by-itself': '4.0 · Wait.',
  },
  events: { moved: '{unit} goes to {place}.', lost: '{unit} is lost.', 'lost-all': 'All are lost.' },
  choices: {
    move: 'Move {unit} to {hex}',
    'move-open': 'Move {unit}…',
    shoot: 'Shoot at {hex}',
    'shoot-far': 'Shell {hex}',
    'shoot-far-open': 'Shell…',
    rest: 'Rest',
  },
  refusals: { 'too-far': '{hex} is too far for {unit}: {n} hexes.', 'too-far-night': 'Not by night ({rule}).' },
  outcomes: { town: '{role} holds the town.' },
} as const;
type Book = BookOf<typeof TABLES_EN>;

const TABLES_JA: Same<typeof TABLES_EN> = {
  phases: { march: '行軍', fight: '戦闘' },
  roles: { red: '赤軍', blue: '青軍' },
  prompts: {
    march: '4.1 · {role}：行軍してください（残り{left}）。',
    'march-owed': '4.1 · {role}：まだです。{why}',
    'by-itself': '4.0 · お待ちください。',
  },
  events: { moved: '{unit}が{place}へ移動。', lost: '{unit}を失う。', 'lost-all': '全滅。' },
  choices: {
    move: '{unit}を{hex}へ移動',
    'move-open': '{unit}を移動…',
    shoot: '{hex}を射撃',
    'shoot-far': '{hex}を砲撃',
    'shoot-far-open': '砲撃…',
    rest: '休む',
  },
  refusals: {
    'too-far': '{hex}は{unit}には遠すぎます（{n}ヘクス）。',
    'too-far-night': '夜間は行えません（{rule}）。',
  },
  outcomes: { town: '{role}が町を保持。' },
};

interface State extends BaseState {
  readonly won?: string;
}
interface March extends Frame {
  readonly phase: 'march';
  readonly left: number;
}

const PHASES: Phases<State> = {
  march: { rule: '4.1', actor: () => 'red', on: { move: () => undefined, rest: () => undefined } },
  fight: { rule: '5.0', actor: () => 'blue', on: { shoot: () => undefined } },
};

const tongue = tongueOf<Book>({
  hexes: ['0101', '0102'],
  unit: (_book, u) => ['A', 'B'][u],
  fullName: (_book, u) => ['Alpha', 'Beta'][u],
  place: (_book, h) => (h === 1 ? '0102 Town' : undefined),
});

const asks = asking<State, Book>();

const SPEECH: Parameters<typeof wordsOf<State, Book>>[0] = {
  phases: PHASES,
  tongue,
  spell: spellerOf(tongue.holes),
  prompts: [
    asks<March>('march', (_s, { left }, _book, { refusal }) =>
      left < 0
        ? { key: 'march-owed', values: { why: refusal({ rule: '4.2', code: 'not-on-map', about: { unit: 0 } }) } }
        : { key: 'march', values: { left } },
    ),
  ],
  events: { lost: (_book, { all }) => (all === true ? { key: 'lost-all' } : undefined) },
  choices: { shoot: (_book, { card }) => (card === 7 ? { key: 'shoot-far' } : undefined) },
  refusals: {
    'too-far': (_book, { rule }) => ({ key: rule === '8.9' ? 'too-far-night' : 'too-far', values: { n: 3 } }),
  },
  outcome: ({ won }) => (won === undefined ? undefined : { winner: won, rule: '6.1', code: 'town' }),
};
const words = wordsOf<State, Book>(SPEECH);
const en = words(bookOf('en', WORDS_EN, TABLES_EN));
const ja = words(bookOf('ja', WORDS_JA, TABLES_JA));

const at = (f: March | Frame): State => ({ turn: 1, flow: [f] });

describe('a question', () => {
  it('is asked of who decides, about the frame of its phase', () => {
    const march: March = { phase: 'march', left: 2 };
    expect(en.prompt(at(march))).toBe('4.1 · Red: march (2 left).');
    expect(ja.prompt(at(march))).toBe('4.1 · 赤軍：行軍してください（残り2）。');
  });
  it('can say why something is owed, in the words of a refusal', () => {
    const march: March = { phase: 'march', left: -1 };
    expect(en.prompt(at(march))).toBe('4.1 · Red: not yet. A is not on the map.');
  });
  it('of a phase without one is that the game goes on', () => {
    expect(en.prompt(at({ phase: 'fight' }))).toBe('4.0 · Wait.');
    expect(en.prompt({ turn: 1, flow: [] })).toBe('4.0 · Wait.');
  });
  it('of a game that is over is how it ended', () =>
    expect(en.prompt({ turn: 1, flow: [], won: 'blue' })).toBe('6.1 · Blue holds the town.'));
});

describe('an event', () => {
  it('goes by its type or its teller', () => {
    expect(en.event({ type: 'moved', unit: 0, hex: 1 })).toBe('A goes to 0102 Town.');
    expect(en.event({ type: 'lost', unit: 1 })).toBe('B is lost.');
    expect(en.event({ type: 'lost', unit: 1, all: true })).toBe('All are lost.');
  });
  it('that had no alternative names the choice', () => {
    const event = { type: 'forced', role: 'blue', action: { type: 'move', unit: 0, hex: 1 } };
    expect(en.event(event)).toBe('(only choice) Blue: Move A to 0102.');
    expect(ja.event(event)).toBe('（選択の余地なし）青軍：Aを0102へ移動。');
  });
  it('that nobody knows still gets a sentence', () => {
    expect(en.event({ type: 'constructor' })).toBe('Something else happened.');
    expect(en.event({ type: 'unheard', rule: '7.1' })).toBe('Something else happened (rule 7.1).');
  });
});

describe('a choice', () => {
  it.each([
    [{ type: 'move', unit: 0, hex: 1 }, 'Move A to 0102'],
    [{ type: 'move', unit: 0, open: 'hex' }, 'Move A…'],
    [{ type: 'move', unit: 0 }, 'Move A…'],
    [{ type: 'rest' }, 'Rest'],
    [{ type: 'shoot', hex: 0 }, 'Shoot at 0101'],
    [{ type: 'shoot', hex: 0, card: 7 }, 'Shell 0101'],
    [{ type: 'shoot', card: 7, open: 'hex' }, 'Shell…'],
    [{ type: 'toString' }, 'Other action'],
  ] as const)('%j', (choice, text) => expect(en.choice(choice)).toBe(text));
});

describe('a refusal', () => {
  it('goes by its code or its teller, which knows the rule', () => {
    expect(en.refusal({ rule: '8.1', code: 'too-far', about: { unit: 0, hex: 1 } })).toBe(
      '0102 is too far for A: 3 hexes.',
    );
    expect(en.refusal({ rule: '8.9', code: 'too-far' })).toBe('Not by night (8.9).');
  });
  it('of another phase names both', () => {
    const refusal = { rule: '4.1', code: 'not-now', about: { type: 'shoot', phase: 'march' } };
    expect(en.refusal(refusal)).toBe('“Shoot at a hex” is not possible now: the game is at “March”.');
    expect(ja.refusal(refusal)).toBe('いまは「行軍」のため、「ヘクスを射撃」は行えません。');
    expect(en.refusal({ rule: '4.1', code: 'not-now' })).toBe('That is not possible now.');
  });
  it('of a field names it', () => {
    expect(en.refusal({ rule: '4.1', code: 'field-missing', about: { field: 'hex' } })).toBe(
      'The action is incomplete: it does not name a hex.',
    );
    expect(ja.refusal({ rule: '4.1', code: 'extra-field', about: { field: 'n' } })).toBe(
      'この行動に数の指定は不要です。',
    );
  });
  it('for a role that does not decide says who does', () =>
    expect(en.refusal({ rule: '4.1', code: 'not-your-decision', about: { role: 'blue' } })).toBe(
      'It is not your decision now: the Blue player is to choose.',
    ));
  it('that nobody knows has its rule', () =>
    expect(en.refusal({ rule: '4.1', code: 'toString' })).toBe('The rules do not allow that (rule 4.1).'));
});

it('an outcome goes by its code; others are won or drawn', () => {
  expect(en.outcome({ winner: 'red', rule: '6.1', code: 'town' })).toBe('Red holds the town.');
  expect(en.outcome({ winner: 'red', rule: '6.1', code: 'luck' })).toBe('Red victory.');
  expect(ja.outcome({ rule: '6.1', code: 'luck' })).toBe('引き分けです。');
});

it('names have stand-ins', () => {
  expect([en.role('observer'), en.role('x')]).toEqual(['Observer', 'other']);
  expect([en.phase('fight'), en.phase('x')]).toEqual(['Fight', 'another phase']);
  expect([en.unit(1), en.unit(9)]).toEqual(['Beta', 'a unit']);
});

it('units are counted once each, and not for taking back', () => {
  const [move, rest] = [{ type: 'move', unit: 3 }, { type: 'rest' }] as const;
  expect(unitsFor([move, { ...move, hex: 1 }, { ...move, unit: 4, revises: true }, rest], 'move')).toEqual([3]);
});

it('what a game says of units and of lines of odds is asked of it, and of no other', () => {
  const told = wordsOf<State, Book>({
    ...SPEECH,
    values: (_book, { unit }) => [`value of ${unit}`],
    total: (_book, units) => [`${units.length} in all`],
    line: (_book, { what }) => `because of ${what}`,
  })(bookOf('en', WORDS_EN, TABLES_EN));
  const unit = { unit: 3, role: 'red', values: {} };
  expect([told.values?.(unit), told.total?.([unit]), told.line?.({ what: 'mud', rule: '5.3', value: -1 })]).toEqual([
    ...[['value of 3'], ['1 in all'], 'because of mud'],
  ]);
  expect([en.values, en.total, en.line]).toEqual([undefined, undefined, undefined]);
});
