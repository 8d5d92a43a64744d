import { describe, expect, test } from 'vitest';
import { loadGame, playSome } from '../../test/support.ts';
import type { Action } from '../kit/game.ts';
import { hashOf } from '../kit/hash.ts';
import { numberOf } from '../kit/names.ts';
import { eventsFor, refusalFor, viewFor } from './seat.ts';
import { seeded } from './source.ts';
import { act, branch, openTable, rewind, stateAt, type Table, tableFromState } from './table.ts';

const game = await loadGame('sample');

const open = (seed = 1): Table => {
  const table = openTable(game, 'dawn', {}, seeded(seed));
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
};

const unit = (name: string): number => unwrap(numberOf(game.names, 'units', name));
const hex = (name: string): number => unwrap(numberOf(game.names, 'hexes', name));

function unwrap<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** A game of at least so many actions: most random ones end sooner. */
function longGame(actions: number): Table {
  for (let seed = 1; ; seed++) {
    const table = open(4);
    playSome(table, actions, seed);
    if (table.log.length === actions) return table;
  }
}

/** Two units face to face across the river, blue to attack. */
const fight = (): Table => {
  const position = { phase: 'combat', units: { B1: { hex: '0303' }, R1: { hex: '0403', chit: 2 } } };
  const table = tableFromState(game, unwrap(game.scene(position)), seeded(1), { options: {} });
  unwrap(act(table, 'blue', { type: 'commit' }));
  return table;
};

describe('opening', () => {
  test('equal seeds give equal games, other seeds other ones', () => {
    const [a, b, c] = [open(1), open(1), open(2)];
    for (const table of [a, b, c]) playSome(table, 30, 5);
    expect(hashOf(a.state)).toBe(hashOf(b.state));
    expect(hashOf(a.log)).toBe(hashOf(b.log));
    expect(hashOf(c.kept[0])).not.toBe(hashOf(a.kept[0]));
  });

  test('an unknown scenario or option is told', () => {
    expect(openTable(game, 'dusk', {}, seeded(1))).toMatchObject({ ok: false, error: { code: 'unknown-scenario' } });
    expect(openTable(game, 'constructor', {}, seeded(1))).toMatchObject({ ok: false });
    expect(openTable(game, 'dawn', { fog: true }, seeded(1))).toMatchObject({
      ok: false,
      error: { code: 'bad-option' },
    });
  });

  test('the seed is in no part of a table', () => {
    const table = unwrap(openTable(game, 'dawn', {}, seeded('a-well-kept-secret')));
    playSome(table, 20, 1);
    expect(JSON.stringify(table)).not.toContain('a-well-kept-secret');
  });
});

describe('acting', () => {
  test('a refused action changes nothing and says why', () => {
    const table = open();
    const before = hashOf(table);
    const action = { type: 'move', unit: unit('B1'), hex: hex('0605') };
    expect(act(table, 'blue', action)).toMatchObject({
      ok: false,
      error: { code: 'illegal', refusal: { rule: '4.2' } },
    });
    expect(refusalFor(table, 'blue', action)).toMatchObject({ rule: '4.2' });
    expect(hashOf(table)).toBe(before);
  });

  test('a seat that is not active is told who is active', () => {
    const refusal = { code: 'not-active', about: { active: ['blue'] } };
    expect(act(open(), 'red', { type: 'end-phase' })).toMatchObject({ ok: false, error: { refusal } });
    expect(refusalFor(open(), 'nobody', { type: 'end-phase' })).toMatchObject(refusal);
  });

  test('a finished game takes nothing more', () => {
    const table = open();
    playSome(table, 10_000, 3);
    expect(act(table, 'blue', { type: 'end-phase' })).toMatchObject({ error: { refusal: { code: 'over' } } });
  });

  test('a rule that throws leaves the table as it was', () => {
    const broken = {
      ...game,
      apply: () => {
        throw new Error('broken rule');
      },
    };
    const table = { ...open(), game: broken };
    expect(() => act(table, 'blue', { type: 'end-phase' })).toThrow('broken rule');
    expect(table.log).toEqual([]);
    expect(table.state).toBe(table.kept[0]);
  });
});

describe('scripted dice', () => {
  const resolve: Action = { type: 'fight', hex: hex('0403') };

  test('a script that fits is what is rolled', () => {
    const entry = unwrap(act(fight(), 'blue', resolve, [6]));
    expect(entry.rolls).toMatchObject([{ kind: 'roll', of: 6, value: 6 }]);
    expect(entry.events).toContainEqual(expect.objectContaining({ type: 'battle', die: 6, result: 'D1' }));
  });

  test.each<[string, readonly (number | string)[]]>([
    ['too short', []],
    ['too long', [6, 1]],
    ['beyond the die', [7]],
    ['not a whole number', [1.5]],
    ['a name where a face is asked for', ['six']],
  ])('%s: nothing is applied', (_name, script) => {
    const table = fight();
    expect(act(table, 'blue', resolve, script)).toMatchObject({ ok: false, error: { code: 'bad-rolls' } });
    expect(table.log).toHaveLength(1);
  });
});

describe('the log', () => {
  test('every earlier position can be had again', () => {
    const table = longGame(42);
    const again = open(4);
    for (const [n, entry] of table.log.entries()) {
      expect(hashOf(stateAt(table, n))).toBe(hashOf(again.state));
      unwrap(act(again, entry.role, entry.action));
    }
    expect(stateAt(table, 42)).toBe(table.state);
    expect(table.kept).toHaveLength(3);
    expect([-1, 0.5, 43, Number.NaN].map(n => stateAt(table, n))).toEqual(Array(4).fill(undefined));
  });

  test('rewinding keeps what a shorter game would have', () => {
    const table = longGame(42);
    const shorter = open(4);
    for (const entry of table.log.slice(0, 39)) unwrap(act(shorter, entry.role, entry.action));
    rewind(table, 39);
    expect(hashOf(table)).toBe(hashOf(shorter));
    expect(() => rewind(table, 40)).toThrow(RangeError);
  });

  test('a branch goes its own way', () => {
    const table = longGame(42);
    const before = hashOf(table);
    const other = branch(table, 30, seeded('other'))!;
    expect(hashOf(other.state)).toBe(hashOf(stateAt(table, 30)));
    playSome(other, 60, 9);
    expect(hashOf(table)).toBe(before);
    expect(branch(table, 43, seeded(1))).toBeUndefined();
  });
});

describe('what a seat sees', () => {
  test('a chit drawn by the other side stays hidden, in view and log', () => {
    const position = { phase: 'move', units: { B1: { hex: '0102' }, R1: { hex: '0604' } } };
    const table = tableFromState(game, unwrap(game.scene(position)), seeded(1), { options: {} });
    unwrap(act(table, 'blue', { type: 'rest', unit: unit('B1') }));
    expect(eventsFor(table, 'blue')[0]?.events[0]).toHaveProperty('chit');
    for (const seat of ['red', 'observer']) {
      expect(eventsFor(table, seat)[0]?.events[0]).not.toHaveProperty('chit');
      expect(hashOf(viewFor(table, seat))).not.toBe(hashOf(viewFor(table, 'blue')));
    }
    expect(eventsFor(table, 'red', 1)).toEqual([]);
  });
});
