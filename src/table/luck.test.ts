import { expect, test } from 'vitest';
import { loadGame, playSome } from '../../test/support.ts';
import type { Roll } from '../kit/dice.ts';
import type { AnyGame, LogEntry } from '../kit/game.ts';
import { luckOf } from './luck.ts';
import { seeded } from './source.ts';
import { openTable, type Table } from './table.ts';

const sample = await loadGame('sample');
const sixth = await loadGame('sixth-army');

const die = (value: number, rule = '5.2', of = 6): Roll => ({ kind: 'roll', of, value, rule });
const entry = (role: string, rolls: readonly Roll[], events: LogEntry['events'] = []): LogEntry => ({
  role,
  action: { type: 'x' },
  rolls,
  events,
});

function played(game: AnyGame, scenario: string): Table {
  const table = openTable(game, scenario, {}, seeded(3));
  if (!table.ok) throw new Error(table.error.message);
  playSome(table.value, 10_000, 4);
  return table.value;
}

test('a game without dice has no luck', () => {
  expect(luckOf(sample, [])).toEqual({ rolls: [], combat: [] });
  expect(luckOf(sample, [entry('blue', [])])).toEqual({ rolls: [], combat: [] });
});

test('dice are counted over all and by role', () => {
  const log = [entry('blue', [die(6), die(6)]), entry('red', [die(1)]), entry('red', [die(2, '9.9', 2)])];
  const spread = Math.sqrt(35 / 12 / 3);
  expect(luckOf(sample, log).rolls).toEqual([
    {
      rule: '5.2',
      kind: 'roll',
      of: 6,
      count: 3,
      mean: 13 / 3,
      expected: 3.5,
      deviations: expect.closeTo((13 / 3 - 3.5) / spread, 9),
    },
    expect.objectContaining({ role: 'blue', count: 2, mean: 6 }),
    expect.objectContaining({ role: 'red', count: 1, mean: 1 }),
    expect.objectContaining({ rule: '9.9', of: 2, count: 1, expected: 1.5, deviations: 1 }),
    expect.objectContaining({ rule: '9.9', role: 'red' }),
  ]);
});

test('a draw of one thing is no luck', () => {
  const log = [entry('blue', [{ kind: 'pick', of: 1, value: 0, rule: '3.1' }])];
  expect(luckOf(sample, log).rolls[0]).toMatchObject({ mean: 0, expected: 0, deviations: 0 });
});

test('results are held against the columns they were rolled on', () => {
  const battle = (column: string, result: string) => ({ type: 'battle', rule: '5.2', column, die: 1, result });
  const log = [
    entry('blue', [die(1)], [battle('1:2', 'AE')]),
    entry('blue', [die(6)], [battle('4:1', 'DE')]),
    entry('red', [die(6)], [battle('no such column', 'DE'), { type: 'moved' }]),
  ];
  const [all, blue, ...rest] = luckOf(sample, log).combat;
  expect(rest).toEqual([]);
  expect(all).toMatchObject({ chart: 'crt', rule: '5.4', count: 2 });
  expect(blue).toMatchObject({ role: 'blue', count: 2 });
  const by = Object.fromEntries(all!.results.map(r => [r.result, [r.count, r.expected]]));
  expect(by).toEqual({
    AE: [1, expect.closeTo(2 / 6)],
    AR: [0, expect.closeTo(2 / 6)],
    EX: [0, expect.closeTo(2 / 6)],
    DR: [0, expect.closeTo(3 / 6)],
    DE: [1, expect.closeTo(3 / 6)],
  });
});

test.each([
  ['sample', sample, 'dawn'],
  ['sixth-army', sixth, 'winter-storm'],
])('the luck of a whole game of %s adds up', (_name, game, scenario) => {
  const { log } = played(game, scenario);
  const { rolls, combat } = luckOf(game, log);
  const whole = rolls.filter(line => line.role === undefined);
  expect(whole.reduce((sum, line) => sum + line.count, 0)).toBe(log.flatMap(one => one.rolls).length);
  const fights = log.flatMap(one => one.events).filter(event => 'column' in event).length;
  expect(fights).toBeGreaterThan(0);
  for (const line of combat) {
    const sum = (of: 'count' | 'expected') => line.results.reduce((total, result) => total + result[of], 0);
    expect(sum('count')).toBe(line.count);
    expect(sum('expected')).toBeCloseTo(line.count, 9);
  }
  expect(combat[0]!.count).toBe(fights);
  expect(JSON.stringify({ rolls, combat })).not.toContain('null');
});
