import { describe, expect, it } from 'vitest';
import { game as sample } from '../games/sample/whole.ts';
import { noDice, random, scriptedDice } from './dice.ts';
import type { Action, Choice, WholeGame } from './game.ts';
import { playout, randomAction } from './playout.ts';

const DEFAULT: readonly Choice[] = [{ type: 'pass' }, { type: 'move', unit: 0, open: 'hex' }];

/** Blue and red in turn, for three turns; every action rolls a die. */
const fake = (choices: readonly Choice[] = DEFAULT, change: Partial<WholeGame> = {}): WholeGame => ({
  ...sample,
  actions: ['pass', 'move', 'undo'],
  view: s => s,
  imagine: () => start(),
  active: s => (s.turn > 3 ? [] : [s.turn % 2 ? 'blue' : 'red']),
  legal: () => choices.map(choice => ({ ...choice })),
  complete: () => [4, 5, 6].map(hex => ({ type: 'move', unit: 0, hex })),
  apply: (s, role, a, dice) => ({
    state: { ...s, turn: s.turn + 1 },
    events: [{ type: a.type, role, die: dice.roll(6, '1') }],
  }),
  explain: () => ({ rule: '1', code: 'no' }),
  ...change,
});

const start = () => ({ turn: 1, flow: [] });

/** Numbers one after the other, then an error. */
function sequence(...values: number[]): () => number {
  let at = 0;
  return () => {
    const value = values[at++];
    if (value === undefined) throw new Error('asked too often');
    return value;
  };
}

const ALMOST_ONE = 1 - 2 ** -32;

describe('randomAction', () => {
  it.each<[string, number[], Action]>([
    ['the first choice', [0, 0], { type: 'pass' }],
    ['the last of the first half', [0.5 - 2 ** -32, 0], { type: 'pass' }],
    ['the first completion', [0.5, 0], { type: 'move', unit: 0, hex: 4 }],
    ['the middle completion', [ALMOST_ONE, 0.5], { type: 'move', unit: 0, hex: 5 }],
    ['the last completion', [ALMOST_ONE, ALMOST_ONE], { type: 'move', unit: 0, hex: 6 }],
  ])('can be %s', (_name, numbers, action) => {
    expect(randomAction(fake(), start(), 'blue', sequence(...numbers))).toEqual(action);
  });

  it('leaves out choices that only revise', () => {
    const game = fake([{ type: 'undo', revises: true }, ...DEFAULT]);
    const next = random(1);
    const types = new Set(Array.from({ length: 200 }, () => randomAction(game, start(), 'blue', next).type));
    expect(types).toEqual(new Set(['pass', 'move']));
  });

  it('revises where nothing else is left', () => {
    const game = fake([{ type: 'undo', revises: true }]);
    expect(randomAction(game, start(), 'blue', random(1)).type).toBe('undo');
  });

  it('says where a game has a dead end', () => {
    expect(() => randomAction(fake([]), start(), 'blue', random(1))).toThrow('dead end: nothing is legal');
    const hollow = fake([{ type: 'move', open: 'hex' }], { complete: () => [] });
    expect(() => randomAction(hollow, start(), 'blue', random(1))).toThrow('has no completion');
  });
});

describe('playout', () => {
  it('plays with the dice given until nobody is active', () => {
    const seen: unknown[] = [];
    const end = playout(fake([{ type: 'pass' }]), start(), {
      dice: scriptedDice([4, 1, 6]),
      next: random(1),
      each: (role, step, before) => seen.push([role, before.turn, step.state.turn, step.events[0]?.die]),
    });
    expect(end).toEqual({ state: { turn: 4, flow: [] }, actions: 3 });
    expect(seen).toEqual([
      ['blue', 1, 2, 4],
      ['red', 2, 3, 1],
      ['blue', 3, 4, 6],
    ]);
  });

  it('of an ended game is over at once', () => {
    const over = { turn: 4, flow: [] };
    expect(playout(fake(), over, { dice: noDice, next: sequence() })).toEqual({ state: over, actions: 0 });
  });

  it('is the same for the same numbers', () => {
    const types = (seed: number): string[] => {
      const out: string[] = [];
      const each = (_role: string, step: { action: Action }): unknown => out.push(JSON.stringify(step.action));
      playout(fake(), start(), { dice: scriptedDice([1, 1, 1]), next: random(seed), each });
      return out;
    };
    expect(types(7)).toEqual(types(7));
    expect(new Set([1, 2, 3, 4, 5].map(seed => types(seed).join())).size).toBeGreaterThan(1);
  });

  it('gives up on a game that does not end', () => {
    const endless = fake([{ type: 'pass' }], { apply: s => ({ state: { ...s }, events: [] }) });
    const play = (most?: number): unknown =>
      playout(endless, start(), { dice: noDice, next: random(1), ...(most === undefined ? {} : { most }) });
    expect(() => play(20)).toThrow('did not end within 20 actions');
    expect(() => play()).toThrow('did not end within 50000 actions');
    expect(() => playout(fake(), start(), { dice: scriptedDice([1, 1]), next: random(1), most: 2 })).toThrow(
      'did not end within 2 actions',
    );
  });

  it('throws where a game refuses its own list', () => {
    const astray = fake([{ type: 'move', unit: 0, open: 'hex' }], {
      complete: () => [{ type: 'move', unit: 1, hex: 4 }],
    });
    const play = (): unknown => playout(astray, start(), { dice: noDice, next: random(1) });
    expect(play).toThrow('a legal action was refused: {"rule":"1","code":"no"}');
  });
});

it('a game of exactly `most` actions ends', () => {
  const one: WholeGame = {
    ...sample,
    actions: ['pass'],
    active: s => (s.turn > 1 ? [] : ['blue']),
    legal: () => [{ type: 'pass' }],
    apply: s => ({ state: { ...s, turn: s.turn + 1 }, events: [] }),
  };
  expect(playout(one, { turn: 1, flow: [] }, { dice: noDice, next: random(1), most: 1 }).actions).toBe(1);
});
