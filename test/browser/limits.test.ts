/** D7 Files from outside never block the page: a worker reads them within limits, and can be stopped. */
import { expect, test } from 'vitest';
import { courseIn } from './support/course.ts';
import { dropFile } from './support/files.ts';
import { CAMPAIGN } from './support/game.ts';
import { strain } from './support/pulse.ts';
import { notices } from './support/table.ts';
import { type Visit, visit } from './support/visit.ts';

/** Between two frames on a quiet machine, scaled by an empty page in the same run. */
const GAP_MS = 250;

const UNIT = '9A';
const PLACE = { type: 'place', unit: UNIT, hex: 'AA25' };
const BACK = { type: 'take-back', unit: UNIT };

/** A set-up in which one unit is placed and taken back, this many times. */
function restless(many: number): string {
  const file = courseIn(CAMPAIGN, 'barbarossa-winter');
  const entries = Array.from({ length: many }, (_, i) => ({ role: 'soviet', action: i % 2 ? BACK : PLACE }));
  return JSON.stringify({ ...file, entries });
}

/** The longest time between two frames after a file was dropped; passing the file over is the test's own work. */
async function longestGap(v: Visit, text: string, work: () => Promise<void>): Promise<number> {
  const { page } = v;
  await dropFile(v, { name: 'long.json', text });
  await page.evaluate(() => {
    const seen = { last: performance.now(), gap: 0 };
    Reflect.set(window, 'frames seen', seen);
    const next = (now: number): void => {
      seen.gap = Math.max(seen.gap, now - seen.last);
      seen.last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await work();
  return page.evaluate(() => Number(Reflect.get(Object(Reflect.get(window, 'frames seen')), 'gap')));
}

test('D7 a file of 120,000 actions is refused, and the page goes on drawing', async () => {
  const v = await visit({ painted: 'whole' });
  const text = restless(120_000);
  expect(text.length).toBeGreaterThan(7 * 2 ** 20);
  const gap = await longestGap(v, text, async () => {
    await expect.poll(async () => (await notices(v)).at(-1)).toMatch(/more than 60,000 actions/);
  });
  expect(gap).toBeLessThan(GAP_MS * (await strain(v)));
});

test('D7 a file that takes long shows how far it is, and can be given up', async () => {
  const v = await visit({ painted: 'whole' });
  const dialog = v.page.getByRole('dialog', { name: 'Reading the file' });
  const gap = await longestGap(v, restless(50_000), async () => {
    await expect.poll(() => dialog.innerText()).toMatch(/\d+ of 50000 actions/);
    const first = await dialog.innerText();
    await expect.poll(() => dialog.innerText()).not.toBe(first);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
  expect(gap).toBeLessThan(GAP_MS * (await strain(v)));
  expect(await notices(v)).toEqual([]);
});
