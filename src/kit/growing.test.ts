import { expect, it } from 'vitest';
import { game } from '../games/sample/whole.ts';
import type { AnyGame } from './game.ts';
import { growing } from './growing.ts';
import { type AnyOpening, openingInspect } from './opening.ts';

const whole: AnyGame = game;
const covered = { flow: [{ phase: 'move' }] };
const first: AnyOpening = { ...whole, actions: ['first'], covers: view => view === covered };

it('one game answers with its opening, and with all rules once they are here', async () => {
  let loads = 0;
  const one = growing(first, async () => {
    loads++;
    return whole;
  });
  expect([one.isWhole(), one.covers(covered), one.covers({})]).toEqual([false, true, false]);
  expect(one.game.actions).toEqual(['first']);
  await one.grow();
  expect([one.isWhole(), one.covers({}), one.game.actions === whole.actions]).toEqual([true, true, true]);
  await one.grow();
  expect(loads).toBe(1);
});

it('no way may be named where a part knows of none', () => {
  const { follows: _follows, ...none } = first;
  const one = growing(none, async () => whole);
  expect(one.game.follows?.({ turn: 1, flow: [] }, 'blue', { type: 'move' })).toBe(false);
});

it('before the first turn nobody has a reach, and the reason names the phase', () => {
  const inspect = openingInspect({ units: () => [], supply: () => [] });
  const s = { turn: 0, flow: [{ phase: 'set-up' }] };
  const not = { ok: false, error: { rule: '', code: 'not-now', about: { phase: 'set-up' } } };
  expect([inspect.tables(), inspect.reach(s, 0), inspect.odds(s, 'blue', { type: 'attack' })]).toEqual([[], not, not]);
});
