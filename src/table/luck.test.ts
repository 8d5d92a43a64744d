import { expect, test } from 'vitest';
import { loadGame, playSome } from '../../test/support.ts';
import type { Roll } from '../kit/dice.ts';
import type { GameEvent, LogEntry, WholeGame } from '../kit/game.ts';
import { canonical } from '../kit/hash.ts';
import { seenBy } from '../kit/seat.ts';
import { luckOf, type Rolled } from './luck.ts';
import { chartsOf, foughtIn } from './luckCharts.ts';
import { luckSentence } from './luckText.ts';
import { luckFor } from './seatLuck.ts';
import { seeded } from './source.ts';
import { openTable, type Table } from './table.ts';

const sample = await loadGame('sample');
const sixth = await loadGame('sixth-army');

const die = (value: number, rule = '5.2', of = 6): Roll => ({ kind: 'roll', of, value, rule });
const entry = (n: number, role: string, rolls: readonly Roll[], events: readonly GameEvent[] = []): Rolled => ({
  n,
  role,
  rolls,
  events,
});
const battle = (column: string, value: number, result: string): GameEvent => ({
  type: 'battle',
  rule: '5.2',
  column,
  die: value,
  result,
});

function played(game: WholeGame, scenario: string): Table {
  const table = openTable(game, scenario, {}, seeded(3));
  if (!table.ok) throw new Error(table.error.message);
  playSome(table.value, 10_000, 4);
  return table.value;
}

const sideOf = (log: readonly Rolled[], role: string) =>
  luckOf(sample, log, () => 'red').sides.find(side => side.role === role)!;

test('a game without dice has no luck', () => {
  const none = { attacks: 0, defences: 0, dice: [], charts: [] };
  const sides = [
    { role: 'blue', ...none },
    { role: 'red', ...none },
  ];
  expect(luckOf(sample, [])).toEqual({ sides, battles: [], others: [] });
  expect(luckSentence(sample.words.en, sides[0]!, 'en')).toBe('Blue: no battles yet.');
});

test('dice are counted by face, draws are not', () => {
  const draw: Roll = { kind: 'pick', of: 3, value: 0, rule: '3.1' };
  const log = [entry(1, 'blue', [die(6), die(6), draw]), entry(2, 'red', [die(1), die(2, '9.9', 2)])];
  expect(sideOf(log, 'blue').dice).toEqual([{ of: 6, count: 2, mean: 6, faces: [0, 0, 0, 0, 0, 2] }]);
  expect(sideOf(log, 'red').dice).toEqual([
    { of: 6, count: 1, mean: 1, faces: [1, 0, 0, 0, 0, 0] },
    { of: 2, count: 1, mean: 2, faces: [0, 1] },
  ]);
});

test('a die belongs to whom the event names, or whose unit it is about', () => {
  const log = [
    entry(1, 'blue', [die(3, '5.2'), die(5, '7.1')], [{ type: 'hold', rule: '7.1', unit: 4, die: 5 }]),
    entry(2, 'blue', [die(2, '8.1')], [{ type: 'air', rule: '8.1', role: 'red', dice: [2] }]),
  ];
  expect(sideOf(log, 'blue').dice).toMatchObject([{ count: 1, mean: 3 }]);
  expect(sideOf(log, 'red').dice).toMatchObject([{ count: 2, mean: 3.5 }]);
});

test('every chart ranks its results, also where each of them shifts by a row', () => {
  const ranked = (game: WholeGame) =>
    [...chartsOf(game)[0]!.worth].sort(([, a], [, b]) => a - b).map(([result]) => result);
  expect(ranked(sixth)).toEqual(['AE', 'AD', 'AL', 'EX', 'DL', 'DD', 'DE']);
  expect(ranked(sample)).toEqual(['A2', 'A1', 'EX', 'D1', 'D2', 'D3']);
});

test('a chart printed from high odds to low, and one for two dice', () => {
  const [crt] = sample.inspect.tables();
  const turned = (columns: readonly string[]) => ({
    ...crt!,
    columns: columns.toReversed(),
    rows: crt!.rows.map(row => ({ ...row, cells: row.cells.toReversed() })),
  });
  const two = Array.from({ length: 11 }, (_, i) => ({ label: String(i + 2), cells: [i < 5 ? 'A' : 'D'] }));
  const inspect = {
    ...sample.inspect,
    tables: () => [turned(crt!.columns), { ...crt!, columns: ['x'], rows: two }],
  };
  const [falling, sum] = chartsOf({ inspect });
  expect(
    [...falling!.worth.entries()]
      .sort(([, a], [, b]) => a - b)
      .map(([r]) => r)
      .at(-1),
  ).toBe('D3');
  expect(sum!.weights.map(weight => Math.round(weight * 36))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
});

test('a result that the die does not point at was modified, and is not counted', () => {
  const charts = chartsOf(sixth);
  expect(foughtIn(charts, 'axis', battle('2:1', 6, 'DD'))).toMatchObject({ role: 'axis', result: 'DD' });
  expect(foughtIn(charts, 'axis', battle('2:1', 5, 'DD'))).toBeUndefined();
});

test('the share of games that would have gone worse is exact, and mirrored on the other side', () => {
  // 2:1 brings AD AL EX EX DL DD: a six beats five of six, and half of the sixth.
  const one = luckOf(sixth, [entry(7, 'axis', [die(6, '11.4')], [battle('2:1', 6, 'DD')])]);
  expect(one.sides.map(side => [side.role, side.attacks, side.defences])).toEqual([
    ['axis', 1, 0],
    ['soviet', 0, 1],
  ]);
  expect(one.sides.map(side => side.luck)).toEqual([expect.closeTo(11 / 12, 9), expect.closeTo(1 / 12, 9)]);
  expect(one.battles).toEqual([{ n: 7, event: 0, role: 'axis', chance: expect.closeTo(1 / 6, 9), lucky: 'attacker' }]);
  expect(luckSentence(sixth.words.en, one.sides[0]!, 'en')).toBe(
    'Axis: 1 attack, 0 defences. Lucky: 92% of games with the same battles go worse.',
  );
  expect(luckSentence(sixth.words.ja, one.sides[1]!, 'ja')).toBe(
    'ソ連軍：攻撃0回、防御1回。不運：同じ戦闘を繰り返せば、92%はこれより良い結果になる。',
  );
  // The best and the worst of the same column cancel out.
  const both = luckOf(sixth, [
    entry(1, 'axis', [die(6)], [battle('2:1', 6, 'DD')]),
    entry(2, 'axis', [die(1)], [battle('2:1', 1, 'AD')]),
  ]);
  expect(both.sides[0]!.luck).toBeCloseTo(0.5, 9);
  expect(luckSentence(sixth.words.en, both.sides[0]!, 'en')).toContain('About as lucky');
  expect(both.sides[0]!.charts).toMatchObject([{ chart: 'crt', count: 2 }]);
  const results = Object.fromEntries(both.sides[0]!.charts[0]!.results.map(r => [r.result, [r.count, r.expected]]));
  expect(results).toMatchObject({
    AD: [1, expect.closeTo(2 / 6)],
    EX: [0, expect.closeTo(4 / 6)],
    DD: [1, expect.closeTo(2 / 6)],
  });
});

test.each([
  ['sample', sample, 'dawn'],
  ['sixth-army', sixth, 'winter-storm'],
])('the luck of a whole game of %s adds up', (_name, game, scenario) => {
  const table = played(game, scenario);
  const { sides, battles, others } = luckFor(table, 'observer');
  // Of an action that hides anything nothing is counted.
  const isOpen = ({ events }: LogEntry): boolean => canonical(seenBy(game, events, 'observer')) === canonical(events);
  const open = table.log.filter(isOpen);
  const dice = open.flatMap(one => one.rolls).filter(roll => roll.kind === 'roll');
  expect(sides.flatMap(side => side.dice).reduce((sum, line) => sum + line.count, 0)).toBe(dice.length);
  const fights = open.flatMap(one => one.events).filter(event => 'column' in event).length;
  expect(fights).toBeGreaterThan(0);
  expect(battles).toHaveLength(fights);
  expect(battles.map(one => one.chance)).toEqual(battles.map(one => one.chance).sort((a, b) => a - b));
  expect(sides[0]!.luck! + sides[1]!.luck!).toBeCloseTo(1, 9);
  for (const line of sides.flatMap(side => side.charts)) {
    const sum = (of: 'count' | 'expected') => line.results.reduce((total, result) => total + result[of], 0);
    expect(sum('count')).toBe(line.count);
    expect(sum('expected')).toBeCloseTo(line.count, 9);
  }
  for (const { chance } of others) expect(chance > 0 && chance <= 1.000001).toBe(true);
});

/** A table of one action that draws one of four things, one of them good. */
function drawing(view: WholeGame['view']): Table {
  const table = played(sample, 'dawn');
  const game: WholeGame = {
    ...sample,
    view,
    seen: event => event,
    apply: (s, _role, _action, dice) => ({
      state: s,
      events: [{ type: 'drawn', rule: '4.1', is: dice.pick(4, '4.1') === 0 ? 'good' : 'bad' }],
    }),
  };
  const rolls: Roll[] = [{ kind: 'pick', of: 4, value: 2, rule: '4.1' }];
  const events = [{ type: 'drawn', rule: '4.1', is: 'bad' }];
  return { ...table, game, log: [{ role: 'blue', action: { type: 'draw' }, rolls, events }] };
}

test('the chance of a draw is that of what it brought, told only where nothing is hidden', () => {
  expect(
    luckFor(
      drawing(() => 'all the same'),
      'blue',
    ).others,
  ).toEqual([{ n: 1, role: 'blue', chance: 0.75 }]);
  expect(
    luckFor(
      drawing((_s, seat) => seat),
      'blue',
    ).others,
  ).toEqual([]);
});

test('what is hidden from a seat is not counted for it, nor told by a number', () => {
  const table = played(sample, 'dawn');
  const masked: WholeGame = {
    ...sample,
    seen: (event, seat) => (seat === 'red' && 'column' in event ? undefined : sample.seen(event, seat)),
  };
  expect(luckFor({ ...table, game: masked }, 'blue').battles.length).toBeGreaterThan(0);
  expect(luckFor({ ...table, game: masked }, 'red').battles).toEqual([]);
  expect(luckFor(table, 'red').others).toEqual([]);
});

test('an action of which anything is hidden from a seat is not counted for it, not even its open dice', () => {
  const table = drawing(() => 'all the same');
  const rolls: Roll[] = [die(3), { kind: 'pick', of: 4, value: 2, rule: '4.1' }];
  const events = [battle('1:1', 3, 'EX'), { type: 'drawn', rule: '4.1', is: 'bad' }];
  const log = [{ role: 'blue', action: { type: 'draw' }, rolls, events }];
  const apply: WholeGame['apply'] = s => ({ state: s, events });
  const seen: WholeGame['seen'] = (event, seat) => (seat === 'red' && event.type === 'drawn' ? undefined : event);
  const counted = (seat: string): number =>
    luckFor({ ...table, log, game: { ...table.game, apply, seen } }, seat).sides.flatMap(side => side.dice).length;
  expect([counted('blue'), counted('red')]).toEqual([1, 0]);
});
