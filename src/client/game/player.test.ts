import { expect, it } from 'vitest';
import { makePlayer, type Reel } from './player.ts';

/** A playback whose clock is advanced by the test. */
function reel(last: number) {
  const seen: (number | 'now')[] = [];
  const due: { ms: number; run: () => void }[] = [];
  let at: number | undefined;
  const parts: Reel = {
    last: () => last,
    at: () => at,
    async look(n) {
      at = n;
      seen.push(n);
    },
    toNow() {
      at = undefined;
      seen.push('now');
    },
    later(ms, run) {
      const one = { ms, run };
      due.push(one);
      return () => {
        if (due.includes(one)) due.splice(due.indexOf(one), 1);
      };
    },
  };
  const turn = async (): Promise<void> => {
    due.shift()?.run();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { player: makePlayer(parts), parts, seen, due, turn };
}

it('shows every position up to now, then leaves the past', async () => {
  const r = reel(4);
  await r.player.play('log', 1, 70);
  expect(r.player.showing.value).toBe('log');
  expect(r.due.map(({ ms }) => ms)).toEqual([70]);
  for (let i = 0; i < 3; i++) await r.turn();
  expect(r.seen).toEqual([1, 2, 3, 'now']);
  expect(r.player.showing.value).toBeUndefined();
  expect(r.due).toEqual([]);
});

it('stays where it is when paused, and leaves at once when skipped', async () => {
  const r = reel(9);
  await r.player.play('missed', 2, 50);
  r.player.pause();
  expect(r.due).toEqual([]);
  expect([r.seen, r.player.showing.value]).toEqual([[2], undefined]);
  await r.player.play('log', 2, 50);
  r.player.skip();
  await r.turn();
  expect(r.seen).toEqual([2, 2, 'now']);
});

it('goes on from where a hand has put it, and stops when the hand went back to now', async () => {
  const r = reel(9);
  await r.player.play('log', 2, 50);
  await r.parts.look(6);
  await r.turn();
  expect(r.seen).toEqual([2, 6, 7]);
  r.parts.toNow();
  await r.turn();
  expect(r.player.showing.value).toBeUndefined();
  expect(r.seen).toEqual([2, 6, 7, 'now']);
});

it('is done at once where there is nothing to show', async () => {
  const r = reel(3);
  await r.player.play('log', 3, 50);
  expect([r.seen, r.player.showing.value]).toEqual([['now'], undefined]);
});
