/** Ways of a move: a menu if they differ in effect, or drawn by dragging the counter. */
import { expect, test } from 'vitest';
import { hexPoint, placeOf, pointHex, pointUnit, unitPoint } from './support/board.ts';
import { courseFrom } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { CITADEL } from './support/game.ts';
import { walkTo } from './support/keyboard.ts';
import { log, logged, touch } from './support/table.ts';
import { type Device, sharedVisit, type Visit } from './support/visit.ts';

const VISITORS = {
  desktop: sharedVisit({ on: CITADEL }),
  phone: sharedVisit({ on: CITADEL, device: 'phone' }),
};

/** Ponyri (2040) is on one of two ways from 2039 to 2141. */
async function beforePonyri(device: Device = 'desktop'): Promise<Visit> {
  const v = await VISITORS[device]();
  const units = { '18Pz/101': { hex: '2039' }, '51GR/154G': { hex: '0101' } };
  await openFile(v, fileOf(courseFrom(CITADEL, { turn: 3, units })));
  return v;
}

const lines = (v: Visit) => v.page.getByRole('menu').getByRole('menuitem');

test('12.1.1 where ways differ in effect, a menu at the hex asks which is meant', async () => {
  const v = await beforePonyri();
  await pointUnit(v, '18Pz/101');
  await pointHex(v, '2141');
  await expect.poll(() => lines(v).allInnerTexts()).toHaveLength(2);
  await lines(v).filter({ hasText: 'takes Ponyri' }).hover();
  await touch(v, lines(v).filter({ hasText: 'takes Ponyri' }));
  await expect.poll(() => placeOf(v, '18Pz/101')).toBe('2141');
  await logged(v, /Ponyri/);
});

test('12.1.1 Enter takes the first way, and a finger any', async () => {
  const v = await beforePonyri();
  await pointUnit(v, '18Pz/101');
  await pointHex(v, '2141');
  await lines(v).first().waitFor();
  await v.page.keyboard.press('Enter');
  await expect.poll(() => placeOf(v, '18Pz/101')).toBe('2141');
  const phone = await beforePonyri('phone');
  await pointUnit(phone, '18Pz/101');
  await pointHex(phone, '2141');
  await lines(phone).first().waitFor();
  await touch(phone, lines(phone).last());
  await expect.poll(() => placeOf(phone, '18Pz/101')).toBe('2141');
});

test('12.1.1 by keys alone: Esc puts the menu away and the map goes on with the same hex, and the arrows choose', async () => {
  const v = await beforePonyri();
  const focused = () => v.page.evaluate(() => document.activeElement?.getAttribute('role'));
  await walkTo(v, '2039');
  await v.page.keyboard.press('Enter');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter']) await v.page.keyboard.press(key);
  await expect.poll(focused).toBe('menuitem');
  await v.page.keyboard.press('Escape');
  await expect.poll(() => lines(v).count()).toBe(0);
  await expect.poll(focused).toBe('application');
  await v.page.keyboard.press('Enter');
  await expect.poll(focused).toBe('menuitem');
  await v.page.keyboard.press('ArrowDown');
  await v.page.keyboard.press('Enter');
  await expect.poll(() => placeOf(v, '18Pz/101')).toBe('2141');
  expect((await log(v)).some(line => /Ponyri/.test(line.text))).toBe(false);
});

test('8.1.1 a counter dragged through hexes goes exactly that way, at the cost shown', async () => {
  const v = await beforePonyri();
  const [around, to] = [await hexPoint(v, '2140'), await hexPoint(v, '2141')];
  const from = await unitPoint(v, '18Pz/101');
  await v.page.mouse.move(from.x, from.y);
  await v.page.mouse.down();
  for (const { x, y } of [around, to]) await v.page.mouse.move(x, y, { steps: 8 });
  await v.page.mouse.up();
  await expect.poll(() => placeOf(v, '18Pz/101')).toBe('2141');
  await logged(v, /2141/);
  expect((await log(v)).some(line => /Ponyri/.test(line.text))).toBe(false);
});
