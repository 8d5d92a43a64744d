/** A whole game that is only watched, at the fastest pace. */
import { expect, test } from 'vitest';
import { busyWhile, slowness } from './support/busy.ts';
import { trialOf } from './support/course.ts';
import { game } from './support/game.ts';
import { begin } from './support/home.ts';
import { type Visit, visit } from './support/visit.ts';

const PATIENCE = { timeout: 240_000, interval: 200 };
/** A page that does not answer for longer seems to hang; on the reference machine. */
const LONGEST_MS = 200;

const outcome = ({ page }: Visit) => page.locator('.gp-outcome');
const hurry = ({ page }: Visit) => page.getByRole('combobox', { name: 'Pace' }).selectOption({ label: 'At once' });

test('a whole game is watched at the fastest pace, and the page answers all the while', async () => {
  const v = await visit({ painted: 'whole' });
  await begin(v, 'watch');
  const tasks = await busyWhile(v, async () => {
    await hurry(v);
    await expect.poll(() => outcome(v).count(), PATIENCE).toBe(1);
  });
  const most = LONGEST_MS * slowness();
  expect(tasks.filter(ms => ms > most)).toEqual([]);
  const end = game.outcome((await trialOf(v)).s);
  expect(await outcome(v).innerText()).toBe(end && game.words.en.outcome(end));
});
