import { describe, expect, it } from 'vitest';
import { game as sample } from '../games/sample/whole.ts';
import { noDice, scriptedDice } from './dice.ts';
import type { Action, BaseState, Choice, Role, WholeGame } from './game.ts';
import {
  allActions,
  bare,
  completionsOf,
  findLegal,
  type Lister,
  legalOf,
  sameAction,
  tryApply,
  whyNot,
} from './play.ts';

const state = (): BaseState => ({ turn: 1, flow: [] });

const CHOICES: readonly Choice[] = [
  { type: 'move', unit: 0, open: 'hex' },
  { type: 'move', unit: 1, open: 'hex' },
  { type: 'move', unit: 1, hex: 30 },
  { type: 'fire', hex: 4, open: 'units' },
  { type: 'march', unit: 2, open: 'hexes' },
  { type: 'play', card: 0, n: 2, open: 'hex' },
  { type: 'undo', unit: 0, revises: true },
  { type: 'end' },
];

const filled = (choice: Choice): readonly Partial<Action>[] => {
  if (choice.open === 'hex') return [{ hex: 10 + (choice.unit ?? 0) }, { hex: 20 }];
  return choice.open === 'units' ? [{ units: [0] }, { units: [0, 1] }] : [{ hexes: [5, 6] }, { hexes: [6, 5] }];
};

/** Blue has the choices; how often each question was asked is kept. */
function listing(choices: readonly Choice[] = CHOICES): Lister & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    legal(_s, role) {
      asked.push(`legal ${role}`);
      return role === 'blue' ? choices.map(choice => ({ ...choice })) : [];
    },
    complete(_s, _role, choice) {
      asked.push(`complete ${choice.type} ${choice.unit ?? ''}`);
      return filled(choice).map(field => ({ ...bare(choice), ...field }));
    },
  };
}

describe('sameAction', () => {
  const one: Action = { type: 'a', unit: 1, units: [1, 2], hex: 3, hexes: [4, 5], card: 6, n: 7 };

  it('holds of equal fields, lists compared by content', () => {
    expect(sameAction(one, { ...one, units: [1, 2], hexes: [4, 5] })).toBe(true);
    expect(sameAction({ type: 'a' }, { type: 'a' })).toBe(true);
  });

  it.each<[string, Partial<Action>]>([
    ['type', { type: 'b' }],
    ['unit', { unit: 2 }],
    ['hex', { hex: 0 }],
    ['card', { card: 0 }],
    ['n', { n: 0 }],
    ['an item of units', { units: [1, 3] }],
    ['the order of units', { units: [2, 1] }],
    ['fewer units', { units: [1] }],
    ['more units', { units: [1, 2, 3] }],
    ['no units', { units: [] }],
    ['an item of hexes', { hexes: [4, 4] }],
    ['the length of hexes', { hexes: [4, 5, 5] }],
  ])('notices %s', (_name, change) => {
    expect(sameAction(one, { ...one, ...change })).toBe(false);
    expect(sameAction({ ...one, ...change }, one)).toBe(false);
  });

  it.each(['unit', 'units', 'hex', 'hexes', 'card', 'n'] as const)('notices that %s is absent', field => {
    const { [field]: _gone, ...rest } = one;
    expect(sameAction(one, rest)).toBe(false);
    expect(sameAction(rest, one)).toBe(false);
  });

  it('takes 0 and an empty list for more than nothing', () => {
    expect(sameAction({ type: 'a', unit: 0 }, { type: 'a' })).toBe(false);
    expect(sameAction({ type: 'a', units: [] }, { type: 'a' })).toBe(false);
  });
});

describe('bare', () => {
  it('takes off the marks of a list and nothing else', () => {
    const choice: Choice = { type: 'a', unit: 0, n: 0, open: 'hex', revises: true };
    expect(bare(choice)).toEqual({ type: 'a', unit: 0, n: 0 });
    expect(Object.keys(bare(choice))).toEqual(['type', 'unit', 'n']);
    expect(choice.open).toBe('hex');
  });
});

describe('findLegal', () => {
  it.each<[string, Action]>([
    ['a complete choice', { type: 'end' }],
    ['a choice that revises', { type: 'undo', unit: 0 }],
    ['a completion by hex', { type: 'move', unit: 0, hex: 10 }],
    ['a completion of a later choice', { type: 'move', unit: 1, hex: 11 }],
    ['a choice behind an open one that fits', { type: 'move', unit: 1, hex: 30 }],
    ['a completion by units', { type: 'fire', hex: 4, units: [0, 1] }],
    ['a completion by hexes', { type: 'march', unit: 2, hexes: [6, 5] }],
    ['a completion with card and number', { type: 'play', card: 0, n: 2, hex: 20 }],
  ])('finds %s', (_name, input) => {
    const found = findLegal(listing(), state(), 'blue', input);
    expect(found && bare(found)).toEqual(input);
  });

  it.each<[string, Action]>([
    ['another type', { type: 'stop' }],
    ['an open choice as it is', { type: 'move', unit: 0 }],
    ['an open choice with its mark', Object.assign({ type: 'move', unit: 0 }, { open: 'hex' })],
    ['a completion of another choice', { type: 'move', unit: 0, hex: 11 }],
    ['a field too many', { type: 'end', n: 1 }],
    ['a field too many beside the open one', { type: 'move', unit: 0, hex: 10, n: 0 }],
    ['another fixed hex', { type: 'fire', hex: 5, units: [0] }],
    ['another unit', { type: 'march', unit: 1, hexes: [5, 6] }],
    ['a unit twice', { type: 'fire', hex: 4, units: [0, 0] }],
    ['another card', { type: 'play', card: 1, n: 2, hex: 20 }],
    ['another number', { type: 'play', card: 0, n: 1, hex: 20 }],
    ['a name that every object has', { type: 'constructor' }],
  ])('does not find %s', (_name, input) => {
    expect(findLegal(listing(), state(), 'blue', input)).toBeUndefined();
  });

  it('finds the member that an input means by another spelling, and nothing by one that means none', () => {
    const lister = {
      ...listing(),
      meant: (_s: BaseState, _role: string, a: Action): Action => ({ ...a, ...(a.n === 7 && { n: 2 }) }),
    };
    expect(findLegal(lister, state(), 'blue', { type: 'play', card: 0, n: 7, hex: 20 })?.n).toBe(2);
    expect(findLegal(lister, state(), 'blue', { type: 'play', card: 1, n: 7, hex: 20 })).toBeUndefined();
  });

  it('finds nothing for another role', () => {
    expect(findLegal(listing(), state(), 'red', { type: 'end' })).toBeUndefined();
  });

  it('takes units in any order for the set that is listed', () => {
    const found = findLegal(listing(), state(), 'blue', { type: 'fire', hex: 4, units: [1, 0] });
    expect(found).toEqual({ type: 'fire', hex: 4, units: [0, 1] });
  });

  it('gives the member of the list, not the input', () => {
    const lister = listing();
    const s = state();
    expect(findLegal(lister, s, 'blue', { type: 'end' })).toBe(legalOf(lister, s, 'blue').at(-1));
  });

  it.each<[string, Action, string[]]>([
    ['another hex for the open one', { type: 'move', unit: 1, hex: 99 }, ['complete move 1']],
    ['a list beside the open hex', { type: 'move', unit: 1, hex: 11, units: [1] }, []],
    ['another hex beside open units', { type: 'fire', hex: 5, units: [0] }, []],
    ['a path beside open units', { type: 'fire', hex: 4, units: [0], hexes: [5] }, []],
  ])('completes only choices that fit in everything but the open field: %s', (_name, input, completed) => {
    const lister = listing();
    findLegal(lister, state(), 'blue', input);
    expect(lister.asked).toEqual(['legal blue', ...completed]);
  });
});

describe('what is kept', () => {
  it('a list, as long as the same state and role are asked for', () => {
    const lister = listing();
    const s = state();
    const ask = (role: Role, of = s): number => legalOf(lister, of, role).length;
    expect([ask('blue'), ask('blue'), ask('red'), ask('red'), ask('blue')]).toEqual([8, 8, 0, 0, 8]);
    expect(lister.asked).toEqual(['legal blue', 'legal red', 'legal blue']);
    ask('blue', { ...s });
    expect(lister.asked).toHaveLength(4);
  });

  it('completions, as long as the same choice is asked for', () => {
    const lister = listing();
    const s = state();
    const [first, second] = legalOf(lister, s, 'blue');
    const ask = (choice: Choice): unknown => completionsOf(lister, s, 'blue', choice)[0];
    expect([ask(first!), ask(first!), ask(second!)]).toEqual([
      { type: 'move', unit: 0, hex: 10 },
      { type: 'move', unit: 0, hex: 10 },
      { type: 'move', unit: 1, hex: 11 },
    ]);
    expect(lister.asked).toEqual(['legal blue', 'complete move 0', 'complete move 1']);
    ask({ ...second! });
    expect(lister.asked).toHaveLength(4);
  });

  it('completions of one state, though another has the very same choice', () => {
    const choice: Choice = { type: 'move', unit: 0, open: 'hex' };
    const lister: Lister = { legal: () => [choice], complete: s => [{ ...bare(choice), hex: s.turn }] };
    const hexAt = (s: BaseState): unknown => completionsOf(lister, s, 'blue', choice)[0]?.hex;
    expect([1, 2, 1].map(turn => hexAt({ turn, flow: [] }))).toEqual([1, 2, 1]);
  });
});

describe('allActions', () => {
  it('is the list in its order, open choices completed', () => {
    const lister = listing([{ type: 'end' }, { type: 'move', unit: 3, open: 'hex' }, { type: 'undo', revises: true }]);
    expect(allActions(lister, state(), 'blue')).toEqual([
      { type: 'end' },
      { type: 'move', unit: 3, hex: 13 },
      { type: 'move', unit: 3, hex: 20 },
      { type: 'undo', revises: true },
    ]);
    expect(lister.asked).toEqual(['legal blue', 'complete move 3']);
  });
});

describe('tryApply', () => {
  const applied: Action[] = [];
  const game: WholeGame = {
    ...sample,
    ...listing(),
    actions: ['end', 'fly', 'quiet', 'move', 'fire', 'march'],
    names: { units: ['a', 'b', 'c'], hexes: ['1', '2'], cards: ['x'] },
    rule: () => '9.9',
    view: () => ({ seen: 1 }),
    imagine: () => ({ turn: 77, flow: [] }),
    explain: (_s, role, a) => (a.type === 'quiet' ? undefined : { rule: '1.1', code: `${role} ${a.type}` }),
    apply(s, _role, action, dice) {
      applied.push(action);
      const n = dice.roll(6, '3.2') + dice.pick(3, '3.3', ['a', 'b', 'c']);
      return { state: { ...s, turn: n }, events: [{ type: 'done', n }] };
    },
  };

  it('applies the member of the list and keeps every roll', () => {
    const s = state();
    expect(tryApply(game, s, 'blue', { type: 'end' }, scriptedDice([5, 'c']))).toEqual({
      ok: true,
      value: {
        state: { turn: 7, flow: [] },
        events: [{ type: 'done', n: 7 }],
        action: { type: 'end' },
        rolls: [
          { kind: 'roll', of: 6, value: 5, rule: '3.2' },
          { kind: 'pick', of: 3, value: 2, rule: '3.3' },
        ],
      },
    });
    expect(applied.at(-1)).toBe(legalOf(game, s, 'blue').at(-1));
  });

  it('asks for dice for the member of the list, and for none where it refuses', () => {
    const s = state();
    const asked: Action[] = [];
    const diceFor = (action: Action) => {
      asked.push(action);
      return scriptedDice([5, 'c']);
    };
    expect(tryApply(game, s, 'blue', { type: 'end' }, diceFor)).toMatchObject({ value: { state: { turn: 7 } } });
    expect(tryApply(game, s, 'blue', { type: 'fly' }, diceFor).ok).toBe(false);
    expect(asked).toEqual([{ type: 'end' }]);
    expect(asked[0]).toBe(legalOf(game, s, 'blue').at(-1));
  });

  it.each<[string, Role, Action, { rule: string; code: string }]>([
    ['says why', 'blue', { type: 'fly' }, { rule: '1.1', code: 'blue fly' }],
    ['asks for the role that tried', 'red', { type: 'end' }, { rule: '1.1', code: 'red end' }],
    ['names the rule that waits where nothing says why', 'blue', { type: 'quiet' }, { rule: '9.9', code: 'not-legal' }],
  ])('refuses what is not on the list and %s', (_name, role, input, error) => {
    const before = applied.length;
    expect(tryApply(game, state(), role, input, noDice)).toEqual({ ok: false, error });
    expect(applied).toHaveLength(before);
  });

  const NOT_LEGAL = { ok: false, error: { rule: '9.9', code: 'not-legal' } };

  it.each<[string, Action]>([
    ['a type there is not', { type: 'constructor' }],
    ['a unit beyond the roster', { type: 'move', unit: 3 }],
    ['a unit before the first', { type: 'move', unit: -1 }],
    ['half a unit', { type: 'move', unit: 0.5 }],
    ['a hex off the map', { type: 'move', unit: 0, hex: 2 }],
    ['a card there is not', { type: 'fly', card: 1 }],
    ['a number that is none', { type: 'fly', n: Number.NaN }],
    ['a unit twice', { type: 'fire', units: [0, 0] }],
    ['a unit in a list that is not there', { type: 'fire', units: [0, 9] }],
    ['more hexes than the map has', { type: 'march', hexes: [0, 1, 0] }],
    ['a hex in a list that is off the map', { type: 'march', hexes: [0, 2] }],
    ['a list with a hole', { type: 'march', hexes: new Array(1) }],
  ])('turns %s away at the door, before any rule looks at it', (_name, input) => {
    const blind = { ...game, explain: () => raise(), legal: () => raise(), complete: () => raise() };
    expect(tryApply(blind, state(), 'blue', input, noDice)).toEqual(NOT_LEGAL);
    expect(whyNot(blind, state(), 'blue', input)).toEqual(NOT_LEGAL.error);
  });

  it.each<[string, object]>([
    ['has a field too many', { state: { turn: 1 } }],
    ['has a rule that is no text', { rule: 7 }],
    ['has a code that is no text', { code: null }],
    ['is about nothing plain', { about: new Map() }],
    ['is about a list', { about: [1] }],
    ['holds a position', { about: { state: { turn: 1 } } }],
    ['holds lists in lists', { about: { hexes: [[1]] } }],
    ['holds no number', { about: { n: Number.NaN } }],
    ['holds a function', { about: { n: () => 1 } }],
  ])('keeps back a refusal that %s', (_name, odd) => {
    const loose = { ...game, explain: () => Object.assign({ rule: '1.1', code: 'x', about: { unit: 1 } }, odd) };
    expect(tryApply(loose, state(), 'blue', { type: 'fly' }, noDice)).toEqual(NOT_LEGAL);
  });

  it('D1 never hands out the position instead of a refusal', () => {
    const leaky = { ...game, explain: (s: BaseState) => Object.assign(s, { rule: '1', code: 'x' }) };
    expect(tryApply(leaky, state(), 'blue', { type: 'fly' }, noDice)).toEqual(NOT_LEGAL);
  });

  it('has refusals explained on what the role imagines, never on the position itself', () => {
    const honest = { ...game, explain: (s: BaseState) => ({ rule: '1', code: 'turn', about: { n: s.turn } }) };
    expect(whyNot(honest, state(), 'blue', { type: 'fly' })?.about).toEqual({ n: 77 });
    expect(whyNot(honest, state(), 'blue', { type: 'end' })).toBeUndefined();
  });
});

describe('named ways', () => {
  const start = sample.setup('dawn', {}, scriptedDice([3, 3, 1, 0, 3, 2, 2, 0, 0, 0, 0]));
  const role = sample.active(start)[0]!;
  const [move] = allActions(sample, start, role).filter(
    a => a.type === 'move' && sample.way!(start, role, a)!.length > 1,
  );
  const own = sample.way!(start, role, move!)!;

  it('are the listed action where the engine would go that way', () => {
    expect(findLegal(sample, start, role, { ...move!, hexes: [...own] })).toEqual(move);
  });

  it('are refused where they end elsewhere, leap, turn back or are absurd, and where nothing goes a way', () => {
    const refused = [
      [],
      own.slice(0, -1),
      [...own, own[0]!, own.at(-1)!],
      [own.at(-1)!, ...own],
      [-1, ...own],
      [1e9, ...own],
    ];
    for (const hexes of refused) expect(findLegal(sample, start, role, { ...move!, hexes })).toBeUndefined();
    expect(findLegal(sample, start, role, { type: 'end-phase', hexes: [3] })).toBeUndefined();
  });
});

function raise(): never {
  throw new Error('looked');
}
