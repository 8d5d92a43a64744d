import { expect, it } from 'vitest';
import { bodyOf, bookOf, sectionOf, tablesOf } from '../../../../test/books.ts';
import { scriptedDice, seededDice } from '../../../kit/dice.ts';
import { topFrame } from '../../../kit/flow.ts';
import { LANGS } from '../../../kit/game.ts';
import { setup } from '../setup.ts';
import { COMING } from '../state.ts';
import { game } from '../whole.ts';
import { CARD_KINDS, DECK_KINDS } from './cards.ts';
import { BOARD, EDGES, TOWN, terrainAt } from './map.ts';
import { SCENARIOS } from './scenarios.ts';
import { CHIT_SET, CRT, OWED } from './tables.ts';
import { SIDES, UNITS } from './units.ts';

const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

it('1.1 five blue units of 13 strength, four red ones of 9, each weaker on its back', () => {
  const strengths = SIDES.map(side => UNITS.filter(unit => unit.side === side).map(unit => unit.strength[0]));
  expect(strengths.map(list => [list.length, total(list)])).toEqual([
    [5, 13],
    [4, 9],
  ]);
  expect(UNITS.filter(({ strength: [full, reduced] }) => reduced >= full)).toEqual([]);
});

it('1.2 thirty hexes, five of wood, one town, a river of nine hexsides, two edges', () => {
  expect(BOARD.size).toBe(30);
  expect(BOARD.names.filter((_, hex) => terrainAt(hex) === 'wood')).toHaveLength(5);
  expect(terrainAt(TOWN)).toBe('town');
  expect(Array.from(BOARD.side).filter(Boolean)).toHaveLength(18);
  expect(EDGES.map(edge => edge.map(hex => BOARD.names[hex]).join())).toEqual([
    '0101,0102,0103,0104,0105',
    '0601,0602,0603,0604,0605',
  ]);
});

it.each(SCENARIOS.map(scenario => scenario.id))('1.3 %s starts with a legal position and Red in the town', id => {
  const s = setup(id, {}, seededDice(1));
  expect(game.check(s)).toEqual([]);
  expect([s.holder, s.turn, game.active(s), topFrame(s)?.phase]).toEqual([1, 1, ['blue'], 'move']);
  const spec = SCENARIOS.find(scenario => scenario.id === id);
  expect(s.place.filter(at => at >= 0)).toHaveLength(Object.keys(spec?.places ?? {}).length);
  expect(s.place.filter(at => at === COMING)).toHaveLength(spec?.coming.length ?? 0);
});

it('3.0 one cup holds five blanks, four of +1 and three of +2', () => {
  expect(CHIT_SET).toEqual([5, 4, 3]);
  const chits = ['two', 'two', 'two', 'blank', 'one', 'one', 'blank'];
  const s = setup('dawn', {}, scriptedDice([...chits, 'smoke-1', 'rally-1', 'barrage-1', 'barrage-2']));
  expect(s.chit).toEqual([2, 2, 2, 0, 1, 1, 0, -1, -1]);
  expect(() => setup('dawn', {}, scriptedDice(['two', 'two', 'two', 'two']))).toThrow('3.1');
});

it('7.0 five barrages, four smoke screens, three rallies', () => {
  expect(CARD_KINDS.map(kind => DECK_KINDS.filter(one => one === kind).length)).toEqual([5, 4, 3]);
});

it('5.4 the table grows better for the attacker to the right and downward, and every result has its price', () => {
  const order = ['A2', 'A1', 'EX', 'D1', 'D2', 'D3'];
  const cells = CRT.chart.cells.map(row => row.map(cell => order.indexOf(cell)));
  cells.forEach((row, y) => {
    row.forEach((cell, x) => {
      expect(cell).toBeGreaterThanOrEqual(Math.max(0, row[x - 1] ?? 0, cells[y - 1]?.[x] ?? 0));
    });
  });
  expect(total(cells.flat())).toBe(69);
  expect(Object.keys(OWED).sort()).toEqual([...order].sort());
});

it.each(LANGS)('5.4 the rulebook prints the table of the game (%s)', lang => {
  const section = sectionOf(bookOf(game.id, lang), '5.4');
  expect(tablesOf(section)[0]?.[0]?.slice(1)).toEqual(CRT.chart.columns);
  expect(bodyOf(section)).toEqual(CRT.chart.cells);
});
