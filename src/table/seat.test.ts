/** What leaves a table for a seat, through the host that pages talk to. */
import { describe, expect, test } from 'vitest';
import { entryOf, loadGame } from '../../test/support.ts';
import type { Seat, WholeGame } from '../kit/game.ts';
import { hashOf } from '../kit/hash.ts';
import type { Entry } from '../protocol/link.ts';
import { entriesFor, stampsOf, withReasons } from './hostEntries.ts';
import { acts, BOTS, dawn, END, last, logOf, PAIR, playOut, SOLO, told, trial } from './hostTesting.ts';
import { entryFor, eventsFor, hashFor, mindFor, refusalFor, viewFor } from './seat.ts';
import { seeded } from './source.ts';
import { act, openTable, type Table } from './table.ts';

const sample = await loadGame('sample');

function tableOf(game: WholeGame, seed = 1): Table {
  const table = openTable(game, 'dawn', {}, seeded(seed));
  if (!table.ok) throw new Error(table.error.message);
  return table.value;
}

const WHY = { ja: '理由', en: 'because' };

const reasons = (log: readonly Entry[]): number => log.filter(entry => entry.reason).length;

describe('reasons of bots', () => {
  test('D8 are heard by nobody else before the game is over, and by all when it is', async () => {
    const t = trial();
    await t.ask(dawn(SOLO));
    await playOut(t, sample, ['blue']);
    const before = t.told.flatMap(({ tell }) =>
      tell.type === 'position' && !tell.position.outcome ? tell.entries : [],
    );
    expect(before.some(entry => entry.role === 'red')).toBe(true);
    expect(reasons(before)).toBe(0);
    expect(told(last(t), 'position').position.outcome).toBeDefined();
    for (const entry of logOf(t).filter(({ action }) => action.type !== 'choose'))
      expect(entry.reason !== undefined).toBe(entry.role === 'red');
  });

  test('D8 are not sent to observers either', async () => {
    const t = trial();
    await t.ask(dawn(BOTS));
    for (let i = 0; i < 9; i++) await t.turn();
    expect(logOf(t)).toHaveLength(9);
    expect(reasons(logOf(t))).toBe(0);
  });

  test('D8 that were kept are heard by their own seat alone, too', async () => {
    const table = tableOf(sample);
    for (const role of ['blue', 'red']) act(table, role, END);
    expect(table.log).toHaveLength(2);
    const stamps = withReasons(stampsOf(table), [WHY, WHY]);
    const heard = (seat: Seat): string[] => entriesFor(table, stamps, seat).flatMap(e => (e.reason ? [e.role] : []));
    expect([heard('blue'), heard('red'), heard('observer')]).toEqual([['blue'], ['red'], []]);
  });
});

describe('actions', () => {
  const masked: WholeGame = {
    ...sample,
    told: ({ unit: _unit, ...rest }, role, seat) => (role === seat ? { ...rest, unit: 0 } : rest),
  };

  test('D2 are told as the game tells them to each seat, in entries and where the screen changes hands', async () => {
    const t = trial({ games: [entryOf(masked)] });
    await t.ask(dawn(PAIR));
    const moved = told(await t.ask(acts('blue', { type: 'move', unit: 0, hex: mover().hex })), 'position');
    expect(moved.entries[0]?.action).toHaveProperty('unit');
    const handed = told(await t.ask(acts('blue', END)), 'position');
    expect(handed.position.seat).toBe('red');
    expect(handed.from).toBe(0);
    expect(handed.entries[0]?.action).not.toHaveProperty('unit');
  });

  test('D2 are told so in choices that were taken for somebody, too', () => {
    const forced = { type: 'forced', role: 'blue', action: { type: 'move', unit: 0, hex: 1 } };
    const entry = { role: 'blue', action: { type: 'end-phase' }, rolls: [], events: [forced] };
    const table = tableOf(masked);
    expect(entryFor(table, entry, 'red').events[0]?.action).toEqual({ type: 'move', hex: 1 });
    expect(entryFor(table, entry, 'blue').events[0]?.action).toEqual({ type: 'move', unit: 0, hex: 1 });
  });
});

describe('dice', () => {
  test('a draw that a seat may not see is not in the rolls it gets', () => {
    const rolls = [{ kind: 'pick', of: 4, value: 3, rule: '3.1' } as const];
    const events = [{ type: 'rested', rule: '3.3', unit: 0, chit: 2 }];
    const entry = { role: 'blue', action: { type: 'rest', unit: 0 }, rolls, events };
    expect(entryFor(tableOf(sample), entry, 'blue').rolls).toEqual(rolls);
    for (const seat of ['red', 'observer']) expect(entryFor(tableOf(sample), entry, seat).rolls).toEqual([]);
  });

  test('what was told of openly stays in them', () => {
    const roll = { kind: 'roll', of: 6, value: 3, rule: '5.1' } as const;
    const draw = { kind: 'pick', of: 4, value: 3, rule: '3.1' } as const;
    const events = [
      { type: 'battle', rule: '5.1', die: 3 },
      { type: 'rested', rule: '3.1', unit: 0, chit: 2 },
    ];
    const entry = { role: 'blue', action: END, rolls: [roll, draw], events };
    expect(entryFor(tableOf(sample), entry, 'red').rolls).toEqual([roll]);
  });
});

describe('luck', () => {
  test('is told as the seat at the screen may know it', async () => {
    const masked: WholeGame = {
      ...sample,
      seen: (event, seat) => (seat === 'red' && 'column' in event ? undefined : sample.seen(event, seat)),
    };
    const battles = async (person: 'blue' | 'red'): Promise<number> => {
      const t = trial({ games: [entryOf(masked)] });
      await t.ask(dawn({ ...BOTS, [person]: { kind: 'person' } }));
      await playOut(t, sample, [person]);
      return told(await t.ask({ type: 'luck' }), 'luck').luck.battles.length;
    };
    expect(await battles('blue')).toBeGreaterThan(0);
    expect(await battles('red')).toBe(0);
  });
});

describe('what can be taken back', () => {
  test('is told of the persons at the screen alone: of a bot it would say whether it rolled or drew', async () => {
    const t = trial();
    await t.ask(dawn(BOTS));
    for (let i = 0; i < 30; i++) await t.turn();
    const undoable = t.told.flatMap(({ tell }) => (tell.type === 'position' ? tell.position.undoable : []));
    expect(logOf(t).length).toBeGreaterThan(9);
    expect(undoable).toEqual([]);
  });
});

describe('positions', () => {
  const seats: readonly Seat[] = ['blue', 'red', 'observer'];

  test('two tables that look alike to a seat are alike in all it is told', () => {
    const table = tableOf(sample);
    for (const seat of seats) {
      const other: Table = { ...table, state: mindFor(table, seat) };
      expect(hashOf(other.state)).not.toBe(hashOf(table.state));
      expect(hashFor(other, seat)).toBe(hashFor(table, seat));
      expect(viewFor(other, seat)).toEqual(viewFor(table, seat));
      expect(mindFor(other, seat)).toEqual(mindFor(table, seat));
      expect(eventsFor(other, seat)).toEqual([]);
    }
  });

  test('a fingerprint is of what the seat sees, never of the table', () => {
    const table = tableOf(sample);
    for (const seat of seats) expect(hashFor(table, seat)).not.toBe(hashOf(table.state));
  });

  test('a refusal is explained on what the seat imagines', () => {
    const chits: WholeGame = { ...sample, explain: s => ({ rule: '1', code: 'x', about: { chits: hashOf(s) } }) };
    const [one, two] = [tableOf(chits), tableOf(chits, 2)];
    const asked = (table: Table) => refusalFor(table, 'blue', { type: 'move', unit: 5, hex: 0 });
    const alike: Table = { ...one, state: mindFor(one, 'blue') };
    expect(asked(alike)).toEqual(asked(one));
    expect(asked(two)).not.toEqual(asked(one));
  });
});

function mover(): { readonly hex: number } {
  const s = tableOf(sample).state;
  const choice = sample.legal(s, 'blue').find(one => one.type === 'move' && one.unit === 0)!;
  const hex = sample.complete(s, 'blue', choice)[0]?.hex;
  if (hex === undefined) throw new Error('B1 cannot move');
  return { hex };
}
