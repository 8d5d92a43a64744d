import { expect, it } from 'vitest';
import { act, can, eventsOf, placeOf } from '../../../kit/trial.ts';
import { AXIS, hex } from '../pieces.ts';
import { position, stateOf } from '../testing.ts';
import { CALM } from '../testingArrivals.ts';
import { supplyMap } from './supply.ts';

/** The Axis hold the line from Dnepropetrovsk to the Crimea; Sevastopol is Soviet. */
const LINE = ['DD18', 'EE19', 'FF18', 'FF19', 'GG20', 'HH21', 'HH22'];
const held = (more: readonly string[]) => Object.fromEntries([...LINE, ...more].map(h => [h, 'axis']));

it('8.3.5 trains cross the causeway to the Crimea, marches do not', () => {
  const t = position({
    turn: 8,
    owner: held([]),
    rail: held(['HH20']),
    units: { ...CALM, '1Inf': 'GG20', '2Inf': 'GG20' },
  });
  expect(placeOf(act(t, { type: 'rail', unit: '1Inf', hex: 'HH22' }), '1Inf')).toBe('HH22');
  expect(can(t, { type: 'move', unit: '2Inf', hex: 'HH20' })).toBe(false);
  // Around by Perekop it is four hexes.
  expect(eventsOf(act(t, { type: 'move', unit: '2Inf', hex: 'HH21' }), 'move')).toMatchObject([{ cost: 4 }]);
});

it('10.2.1 supply by rail crosses it, too', () => {
  const inJanuary = (bridge: readonly string[]): number =>
    supplyMap(stateOf({ turn: 11, weather: 'snow', owner: held([]), rail: held(bridge), units: '1Inf@JJ21' }), AXIS)[
      hex('JJ21')
    ]!;
  expect([inJanuary(['HH20']), inJanuary([])]).toEqual([1, 0]);
});
