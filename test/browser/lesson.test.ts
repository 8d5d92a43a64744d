/** A guided first game on a phone, where map and text share little room. */
import { expect, test } from 'vitest';
import { lesson } from '../../src/games/russian-campaign/lesson/lesson.ts';
import { hexWidth } from './support/board.ts';
import { CAMPAIGN } from './support/game.ts';
import { prompt } from './support/table.ts';
import { address, sharedVisit, type Visit } from './support/visit.ts';

const visitor = sharedVisit({ on: CAMPAIGN, device: 'phone', calm: true });

async function lessonOpened(): Promise<Visit> {
  const v = await visitor();
  await v.page.goto(address('#/learn/russian-campaign'));
  return v;
}

/** Goes to the step with this title. */
async function step({ page }: Visit, title: string): Promise<void> {
  const at = lesson.steps.findIndex(one => one.title.en === title);
  await page.getByRole('combobox', { name: 'Go to a step' }).selectOption(String(at));
  await page.getByRole('heading', { name: title }).waitFor();
}

test('the map comes near to what a step speaks of, however far out the step before has led', async () => {
  const v = await lessonOpened();
  await step(v, 'The goal');
  await expect.poll(() => hexWidth(v)).toBeLessThan(30);
  await step(v, 'Reading a counter');
  await expect.poll(() => hexWidth(v)).toBeGreaterThanOrEqual(48);
});

test('while battles are formed the text stays, and the list of them waits behind its tab', async () => {
  const v = await lessonOpened();
  await step(v, 'A soak-off');
  await expect.poll(() => prompt(v)).toMatch(/^9\.2\.2 Axis/);
  await v.page.getByText('Units beside one enemy hex').waitFor();
  expect(await v.page.getByRole('region', { name: 'Battles' }).count()).toBe(0);
  await v.page.getByRole('tab', { name: 'Combat' }).tap();
  await v.page.getByRole('region', { name: 'Battles' }).waitFor();
});
