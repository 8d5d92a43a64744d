import { expect, it } from 'vitest';
import type { Position } from '../../kit/game.ts';
import { game } from './whole.ts';

const fault = (position: Position): string => {
  const made = game.scene(position);
  return made.ok ? '' : made.error;
};

const operations = {
  turn: 2,
  flow: [
    { phase: 'turn', at: 5 },
    { phase: 'operations', side: 'axis', passes: 0 },
  ],
};
const units = { '6Pz/114': '1807' };

it('9.3 the corps gives one order a turn', () => {
  expect(fault({ ...operations, units, corpsOrders: 1 })).toBe('');
  expect(fault({ ...operations, units, corpsOrders: 2 })).toBe('9.3 the corps has given too many orders');
  expect(fault({ ...operations, units, corpsOrders: 2, hqUsed: ['57PzK'] })).toBe('');
});

it('6.3 no air marker is on the map while reinforcements arrive', () => {
  const flow = [
    { phase: 'turn', at: 1 },
    { phase: 'reinforcement', side: 'axis', formation: null, acted: 0 },
  ];
  expect(fault({ turn: 2, flow, units, air: ['1807'] })).toBe('6.3 air markers are placed later');
});
