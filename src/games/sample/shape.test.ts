import { expect, it } from 'vitest';
import { acts } from '../../kit/trial.ts';
import { combat } from './testing.ts';

const CARDS = { cards: { 'barrage-1': 'blue', 'smoke-1': 'red' } };

/** The battle at 0503 with something said otherwise. */
function said(from: string, to: string) {
  const { game, s } = acts(
    combat('B1@0502, R1@0503, R2@0605', CARDS),
    { type: 'commit' },
    { type: 'fight', hex: '0503' },
  );
  return game.scene(JSON.parse(JSON.stringify(game.position?.(s)).replace(from, to)));
}

it('5.2 a battle in which cards are chosen has not been rolled for', () => {
  expect(said('', '').ok).toBe(true);
  const fault = { ok: false, error: '5.2 a battle is at another stage' };
  expect([said('"stage":1', '"stage":2'), said('"result":""', '"result":"A1"')]).toEqual([fault, fault]);
  expect(said('"attackers":["B1"]', '"attackers":["B1","B2"]')).toEqual(fault);
});
