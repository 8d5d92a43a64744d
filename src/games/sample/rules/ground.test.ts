import { expect, it } from 'vitest';
import { eventsOf, refused } from '../../../kit/trial.ts';
import { combat, fight, position } from '../testing.ts';

const supplyOf = (units: string, name: string) => {
  const t = position({ units });
  const found = t.game.inspect.supply(t.s, name.startsWith('B') ? 'blue' : 'red');
  return found.find(({ unit }) => t.game.names.units[unit] === name);
};

it('6.1 a line of hexes leads to the own map edge', () => {
  const report = supplyOf('B1@0303, R1@0605', 'B1');
  expect(report).toMatchObject({ supplied: true, rule: '6.1' });
  expect(report?.path).toHaveLength(3);
});

it('6.1 enemies and the hexes next to them close it, own units open it again', () => {
  expect(supplyOf('B1@0101, R1@0102, R2@0601', 'B1')).toMatchObject({ supplied: true });
  expect(supplyOf('R3@0101, B1@0601', 'R3')).toMatchObject({ supplied: true });
  const cut = supplyOf('R1@0101, B1@0302, B3@0304', 'R1');
  expect(cut).toMatchObject({ supplied: false });
  expect(cut?.blockedBy?.length).toBeGreaterThan(3);
  expect(supplyOf('B1@0605, R1@0504, R2@0503, R3@0602', 'B1')).toMatchObject({ supplied: false });
  expect(supplyOf('B1@0503, R1@0403, R2@0601', 'B1')).toMatchObject({ supplied: true });
});

it('6.2 out of supply a unit has 1 strength less, but never less than 1', () => {
  const cut = 'B1@0605, B4@0101, R1@0604, R2@0503, R3@0602';
  const t = fight(combat(cut), '0604', 3);
  expect(eventsOf(t, 'battle')[0]).toMatchObject({ attack: 2, defence: 3 });
  const weak = fight(combat(cut.replace('B1@0605', 'B3@0605*')), '0604', 3);
  expect(eventsOf(weak, 'battle')[0]).toMatchObject({ attack: 1 });
});

it('6.2 it cannot rest', () => {
  const t = position({ units: 'B1@0605, R1@0603, R2@0503, R3@0504' });
  expect(refused(t, { type: 'rest', unit: 'B1' })).toMatchObject({ rule: '6.2', code: 'cut-off' });
});
