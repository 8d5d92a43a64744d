/** What is stored: games in files and in the browser, branches beside their old game, and moves that are undone. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { dragUnit, placeOf, pointHex, pointUnit, position } from './support/board.ts';
import { course, courseFrom, group, OPENING, trialFrom } from './support/course.ts';
import { fileOf, openFile, save } from './support/files.ts';
import { RELIEF } from './support/game.ts';
import { begin, shellWords } from './support/home.ts';
import { asked, log, menu, press, prompt } from './support/table.ts';
import { address, sharedVisit, type Visit, visit } from './support/visit.ts';

/** For what does not depend on other games in the store. */
const visitor = sharedVisit({});

const MOVING = course(...OPENING, group('0206', '16PG/156', '16PG/AA165'));

const gamesShown = (v: Visit): Locator =>
  v.page.getByRole('region', { name: shellWords(v).resumeTitle }).getByRole('listitem');

/** How many games in progress the home page lists. */
async function gamesKept(v: Visit): Promise<number> {
  await v.page.goto(v.page.url().replace(/#.*/, '#/'));
  await gamesShown(v).first().waitFor();
  return gamesShown(v).count();
}

test('a game saved to a file is the same when it is opened again', async () => {
  const v = await visitor();
  await openFile(v, fileOf(MOVING));
  await asked(v, /^10\.0 /);
  await pointUnit(v, '16PG/156');
  await pointHex(v, '0406');
  await expect.poll(() => placeOf(v, '16PG/156')).toBe('0406');
  const before = [await prompt(v), await log(v), await position(v)];
  const file = await save(v);
  expect(file.name).toMatch(/^sixth-army-.*\.json$/);
  expect(trialFrom(JSON.parse(file.text)).s.turn).toBe(1);

  await menu(v, 'All games and saved games');
  await begin(v, 'two');
  await asked(v, /^3\.1 /);
  expect(await log(v)).toEqual([]);
  await openFile(v, file);
  await asked(v, /^10\./);
  expect([await prompt(v), await log(v), await position(v)]).toEqual(before);
});

test('continuing from a line of the log makes a new game and keeps the old one', async () => {
  const v = await visit();
  await openFile(v, fileOf(MOVING));
  await asked(v, /^10\.0 /);
  await pointUnit(v, '16PG/156');
  await pointHex(v, '0406');
  await expect.poll(() => placeOf(v, '16PG/156')).toBe('0406');
  const old = [await log(v), await position(v)];
  expect(old[0]).toHaveLength(10);

  await v.page.locator('.gp-line').filter({ hasText: 'Axis: historical set-up.' }).getByRole('button').first().click();
  await expect.poll(() => prompt(v)).toBe('Position after action 3 of 7');
  expect(await placeOf(v, '16PG/156')).toBe('0206');
  await v.page.getByRole('button', { name: 'Continue from here' }).first().click();
  await v.page.getByRole('button', { name: 'Begin the new game' }).click();
  await asked(v, /^3\.2 Axis: every unit is placed/);
  expect((await log(v)).map(line => line.text)).toEqual([
    'Soviet: historical set-up.',
    'Soviet: set-up complete.',
    'Axis: historical set-up.',
  ]);
  await press(v, 'Set-up complete');

  expect(await gamesKept(v)).toBe(2);
  await v.page
    .getByRole('button', { name: shellWords(v).resume })
    .last()
    .click();
  await asked(v, /^10\./);
  expect([await log(v), await position(v)]).toEqual(old);
});

test('undo takes back a move, but never a die', async () => {
  const v = await visitor();
  await openFile(v, fileOf(MOVING));
  await asked(v, /^10\.0 /);
  const undo = v.page.getByRole('button', { name: 'Undo' });
  const before = [await prompt(v), await log(v), await position(v)];
  await dragUnit(v, '16PG/AA165', '0406');
  await expect.poll(() => placeOf(v, '16PG/AA165')).toBe('0406');
  expect(await log(v)).toHaveLength(before[1]!.length + 1);
  await undo.click();
  await expect.poll(() => placeOf(v, '16PG/AA165')).toBe('0206');
  expect([await prompt(v), await log(v), await position(v)]).toEqual(before);

  await dragUnit(v, '16PG/156', '0406');
  await expect.poll(() => placeOf(v, '16PG/156')).toBe('0406');
  await press(v, 'End movement');
  await asked(v, /^11\.0 /);
  await pointHex(v, '0405');
  await asked(v, /^11\.2 /);
  await press(v, 'Resolve the attack');
  await asked(v, /^11\.6 /);
  expect(await undo.isEnabled()).toBe(true);
  await press(v, 'Keep the marker');
  await asked(v, /^11\.9 /);
  expect(await undo.isDisabled()).toBe(true);
});

test('a game that is loaded again stays one game', async () => {
  const v = await visit();
  await openFile(v, fileOf(MOVING));
  await asked(v, /^10\.0 /);
  for (let times = 0; times < 2; times++) {
    await v.page.reload();
    await asked(v, /^10\.0 /);
  }
  expect(await gamesKept(v)).toBe(1);
});

test('a game is given a name by keys alone, as soon as the pencil is pressed', async () => {
  const v = await visit();
  await openFile(v, fileOf(MOVING));
  await asked(v, /^10\.0 /);
  expect(await gamesKept(v)).toBe(1);
  const pencil = v.page.getByRole('button', { name: shellWords(v).rename });
  await pencil.press('Enter');
  await v.page.getByRole('dialog').waitFor();
  await v.page.keyboard.type('Plan B');
  await v.page.keyboard.press('Enter');
  await v.page.getByRole('listitem').getByText('Plan B').waitFor();
  expect(await pencil.evaluate(element => element === document.activeElement)).toBe(true);
});

test('once a game is deleted, the list has the focus', async () => {
  const v = await visit();
  for (let times = 0; times < 2; times++) {
    await v.page.goto(address());
    await openFile(v, fileOf(MOVING));
    await asked(v, /^10\.0 /);
  }
  expect(await gamesKept(v)).toBe(2);
  const { forget, resumeTitle } = shellWords(v);
  await v.page.getByRole('button', { name: forget }).first().press('Enter');
  await v.page.getByRole('dialog').getByRole('button', { name: forget }).press('Enter');
  await expect.poll(() => gamesShown(v).count()).toBe(1);
  expect(await v.page.evaluate(() => document.activeElement?.textContent)).toBe(resumeTitle);
});

test('a given position is among the games in progress before anything is played', async () => {
  const v = await visit();
  const saved = courseFrom(RELIEF, { turn: 1, units: '6Pz/I/11@0103, 85@0404' });
  expect(saved.entries).toEqual([]);
  await openFile(v, fileOf(saved));
  expect(await gamesKept(v)).toBe(1);
});
