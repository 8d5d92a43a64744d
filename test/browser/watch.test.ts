/** Games that are only watched, at the fastest pace: the page is never blocked, by the processor's time. */
import { expect, test } from 'vitest';
import { busyWhile, slowness } from './support/busy.ts';
import { course, OPENING, trialOf } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { game } from './support/game.ts';
import { begin } from './support/home.ts';
import { type Visit, visit } from './support/visit.ts';

const PATIENCE = { timeout: 240_000, interval: 200 };
/**
 * On the reference machine: a page that does not answer for longer seems to hang; and the longest task of a few dozen
 * actions. Measured with four times as many jobs as cores: 63, and 20.
 */
const LONGEST_MS = { game: 200, actions: 100 };

const outcome = ({ page }: Visit) => page.locator('.gp-outcome');
const hurry = ({ page }: Visit) => page.getByRole('combobox', { name: 'Pace' }).selectOption({ label: 'At once' });

test('a whole game is watched at the fastest pace, and the page answers all the while', async () => {
  const v = await visit({ alone: true, painted: 'whole' });
  await begin(v, 'watch');
  const tasks = await busyWhile(v, async () => {
    await hurry(v);
    await expect.poll(() => outcome(v).count(), PATIENCE).toBe(1);
  });
  const most = LONGEST_MS.game * slowness();
  expect(tasks.filter(ms => ms > most)).toEqual([]);
  const end = game.outcome((await trialOf(v)).s);
  expect(await outcome(v).innerText()).toBe(end && game.words.en.outcome(end));
});

test('the page is never stuck while the computer plays', async () => {
  const v = await visit({ alone: true, painted: 'whole' });
  await openFile(v, fileOf(course(...OPENING)), 'watch');
  const actions = async (): Promise<number> => Number(await v.page.locator('.gp-n').last().innerText());
  const before = await actions();
  const tasks = await busyWhile(v, async () => {
    await hurry(v);
    await expect.poll(actions).toBeGreaterThanOrEqual(before + 40);
  });
  const most = LONGEST_MS.actions * slowness();
  expect(tasks.filter(ms => ms > most)).toEqual([]);
});
