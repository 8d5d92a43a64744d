import { expect, it } from 'vitest';
import { makeStop } from './player.ts';

it('a stop tells those who wait for it, once, and those who come later at once', () => {
  const { stop, end } = makeStop();
  const told: string[] = [];
  stop.onStop(() => told.push('waiting'));
  expect([stop.isStopped, told]).toEqual([false, []]);
  end();
  end();
  expect([stop.isStopped, told]).toEqual([true, ['waiting']]);
  stop.onStop(() => told.push('late'));
  expect(told).toEqual(['waiting', 'late']);
});
