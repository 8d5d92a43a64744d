/** From the address to the first move: every kind of seating, and how many clicks it takes. */
import { expect, test } from 'vitest';
import { game } from './support/game.ts';
import { begin, type Seats } from './support/home.ts';
import { asked, buttons, log, press, prompt } from './support/table.ts';
import { sharedVisit, type Visit, visit } from './support/visit.ts';

/** Counts presses of mouse or finger from now on. */
async function countPresses({ page }: Visit): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const count = { presses: 0 };
    addEventListener('pointerdown', () => count.presses++, true);
    return count;
  });
  return async () => (await counted.jsonValue()).presses;
}

test.each<[Seats, string, string]>([
  ['axis', '3.2', 'Axis: historical set-up.'],
  ['soviet', '3.1', 'Soviet: historical set-up.'],
  ['two', '3.1', 'Soviet: historical set-up.'],
])('three clicks lead to the first move (%s)', async (seats, rule, first) => {
  const v = await visit();
  const presses = await countPresses(v);
  await begin(v, seats);
  await asked(v, new RegExp(`^${rule} `));
  await press(v, 'Historical set-up');
  await asked(v, /every unit is placed/);
  expect(await presses()).toBeLessThanOrEqual(3);
  expect((await log(v)).at(-1)?.text).toBe(first);
});

/** For what does not depend on how often somebody has sat down before. */
const visitor = sharedVisit({});

test('a seat is played by the computer while the other one waits', async () => {
  const v = await visitor();
  await begin(v, 'soviet');
  await press(v, 'Historical set-up');
  await press(v, 'Set-up complete');
  await expect.poll(async () => (await log(v)).map(line => line.text)).toContain('Axis: historical set-up.');
  expect(await prompt(v)).toContain('Axis is thinking');
  expect(await buttons(v)).toEqual([]);
});

test('two at this screen are asked in turn', async () => {
  const v = await visitor();
  await begin(v, 'two');
  await press(v, 'Historical set-up');
  await press(v, 'Set-up complete');
  await asked(v, /^3\.2 Axis/);
  expect(await buttons(v)).toEqual(['Historical set-up']);
});

test('those who watch see both sides play and have nothing to press', async () => {
  const v = await visitor();
  await begin(v, 'watch');
  const roles = async (): Promise<string[]> => (await log(v)).map(line => line.text.split(':')[0] ?? '');
  await expect.poll(roles).toEqual(expect.arrayContaining(['Soviet', 'Axis']));
  expect(await buttons(v)).toEqual([]);
  expect(await v.page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
});

test('a computer that was stopped is not said to think, and goes on where it stood', async () => {
  const v = await visitor();
  await begin(v, 'watch');
  await v.page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => prompt(v)).toMatch(/^Paused — /);
  await v.page.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect.poll(() => prompt(v)).toMatch(/ is thinking — /);
});

test('a phone in Japanese begins in Japanese', async () => {
  const v = await visit({ lang: 'ja', device: 'phone', dark: true });
  await begin(v, 'soviet');
  await asked(v, /^3\.1 ソ連軍/);
  expect(await v.page.title()).toBe(`${game.title.ja} — Hexfront`);
  expect(await v.page.locator('html').getAttribute('data-theme')).toBe('dark');
});
