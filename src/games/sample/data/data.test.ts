import { expect, it } from 'vitest';
import { scriptedDice, seededDice } from '../../../kit/dice.ts';
import { game } from '../whole.ts';
import { BOARD, TOWN } from './map.ts';
import { SCENARIOS } from './scenarios.ts';
import { CHIT_SET, CRT } from './tables.ts';
import { SIDES, UNITS } from './units.ts';

const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

it('1.1 four blue units of 10 strength, three red ones of 7', () => {
  const strengths = SIDES.map(side => UNITS.filter(unit => unit.side === side).map(unit => unit.strength));
  expect(strengths.map(list => [list.length, total(list)])).toEqual([
    [4, 10],
    [3, 7],
  ]);
});

it('1.2 thirty hexes, five of wood, one town, a river of nine hexsides', () => {
  expect(BOARD.size).toBe(30);
  expect(Array.from(BOARD.terrain).filter(kind => kind === 1)).toHaveLength(5);
  expect(BOARD.terrains[BOARD.terrain[TOWN]!]).toBe('town');
  expect(Array.from(BOARD.side).filter(Boolean)).toHaveLength(18);
});

it.each(SCENARIOS.map(scenario => scenario.id))('1.3 %s starts with a legal position and Red in the town', id => {
  const s = game.setup(id, {}, seededDice(1));
  expect(game.check(s)).toEqual([]);
  expect([s.holder, s.turn, game.active(s)]).toEqual(['red', 1, ['blue']]);
});

it('3.0 each cup holds two blanks, two of +1 and one of +2', () => {
  expect(CHIT_SET).toEqual([2, 2, 1]);
  const s = game.setup('dawn', {}, scriptedDice(['two', 'one', 'one', 'blank', 'blank', 'blank', 'two']));
  expect(s.chit).toEqual([2, 1, 1, 0, 0, 0, 2]);
});

it('5.4 the table grows better to the right and downward', () => {
  const order = ['AE', 'AR', 'EX', 'DR', 'DE'];
  const cells = CRT.chart.cells.map(row => row.map(cell => order.indexOf(cell)));
  cells.forEach((row, y) => {
    row.forEach((cell, x) => {
      expect(cell).toBeGreaterThanOrEqual(Math.max(0, row[x - 1] ?? 0, cells[y - 1]?.[x] ?? 0));
    });
  });
  expect(total(cells.flat())).toBe(68);
});
