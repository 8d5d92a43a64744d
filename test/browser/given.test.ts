/**
 * §3.6, §3.8 Files that begin from a given position or were played under other rules: everything that shows the game
 * says so.
 */
import { expect, test } from 'vitest';
import { courseFrom, courseIn } from './support/course.ts';
import { fileOf, giveFile, takeSeats } from './support/files.ts';
import { RELIEF } from './support/game.ts';
import { sharedVisit } from './support/visit.ts';

const visitor = sharedVisit({});

test('§3.6 a game from a given position says so in the dialog, on the page, in the log and among saved games', async () => {
  const v = await visitor();
  const file = courseFrom(RELIEF, { phase: 'operations', units: '6Pz/4@0306, 61C@0205' }, { type: 'pass' });
  await giveFile(v, fileOf(file));
  await expect.poll(() => v.page.getByRole('dialog').innerText()).toMatch(/begins from a given position/);
  await takeSeats(v, 'two');
  await expect.poll(() => v.page.locator('.gp-bar').innerText()).toContain('From a given position');
  await expect.poll(() => v.page.locator('.gp-log').innerText()).toContain('From a given position');
  await v.page.goto(new URL('#/', v.page.url()).href);
  await expect.poll(() => v.page.locator('.saved').innerText()).toContain('From a given position');
});

test('§3.8 a file of other rules is told with both numbers, saved again as it was, and played once agreed', async () => {
  const v = await visitor();
  const file = courseIn(RELIEF, 'winter-storm', { type: 'historical-set-up' });
  const text = JSON.stringify({ ...file, rulesVersion: 99 });
  await giveFile(v, { name: 'old.json', text });
  const dialog = v.page.getByRole('dialog');
  await expect.poll(() => dialog.innerText()).toMatch(/version 99 of the rules; here they are version 1\b/);
  const coming = v.page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the original again' }).click();
  const stream = await (await coming).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  expect(Buffer.concat(parts).toString('utf8')).toBe(text);
  await dialog.getByRole('button', { name: 'Play by today’s rules' }).click();
  await takeSeats(v, 'two');
  await v.page.locator('.gp-bar').waitFor();
});
