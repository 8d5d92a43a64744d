import { describe, expect, test } from 'vitest';
import { clock } from './clock.ts';

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** The whole page stands still, as on a computer that sleeps. */
function sleep(ms: number): void {
  const end = Date.now() + ms;
  while (Date.now() < end);
}

describe('a call of the store', () => {
  test('answers in time, or is given up', async () => {
    let given = 0;
    const inTime = clock({ longest: 400, shorter: 40 }, () => given++);
    expect(await inTime(async () => 'here')).toBe('here');
    await expect(inTime(() => new Promise(() => undefined))).rejects.toThrow('does not answer');
    expect(given).toBe(1);
    await expect(inTime(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(given).toBe(1);
  });

  test('gets less time after one that was given up, until one is fast enough', async () => {
    const inTime = clock({ longest: 400, shorter: 40 }, () => undefined);
    const late = (): Promise<string> => pause(200).then(() => 'late');
    expect(await inTime(late)).toBe('late');
    await expect(inTime(() => new Promise(() => undefined))).rejects.toThrow();
    await expect(inTime(late)).rejects.toThrow();
    await pause(300);
    expect(await inTime(late)).toBe('late');
  });

  test('is not given up because the page slept', async () => {
    const inTime = clock({ longest: 160, shorter: 40 }, () => undefined);
    const answer = inTime(async () => {
      await pause(1);
      await pause(1);
      return 'here';
    });
    sleep(400);
    expect(await answer).toBe('here');
  });
});
