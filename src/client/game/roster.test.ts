import { expect, it } from 'vitest';
import { game } from '../../games/sample/whole.ts';
import { act, acts, scene } from '../../kit/trial.ts';
import { isOnBill } from './roster.ts';
import { deskOver } from './testing.ts';

it('ways to pay stand in the bar only while the bill is out of sight', () => {
  const battle = scene(game, { phase: 'combat', units: 'B1@0502, R1@0503, R2@0605' });
  const owing = act(acts(battle, { type: 'commit' }), { type: 'fight', hex: '0503' }, [6]);
  const desk = deskOver(game, owing.s);
  const ways = desk.session.depiction.value?.bill?.ways ?? [];
  const isLeftOut = (): boolean[] => ways.map(({ action }) => isOnBill(desk, action));
  expect(ways.length).toBeGreaterThan(0);
  desk.isPanelOpen.value = true;
  desk.tab.value = 'odds';
  expect(new Set(isLeftOut())).toEqual(new Set([true]));
  expect(isOnBill(desk, { type: 'commit' })).toBe(false);
  desk.tab.value = 'log';
  expect(new Set(isLeftOut())).toEqual(new Set([false]));
});
