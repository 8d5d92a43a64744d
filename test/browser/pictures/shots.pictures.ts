/** The pictures of docs/img: fixed positions, seeds and windows, so that they are the same each time. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lesson } from '../../../src/games/sixth-army/lesson/lesson.ts';
import { hexPoint, pointUnit } from '../support/board.ts';
import { course, OPENING } from '../support/course.ts';
import { fileOf, openFile } from '../support/files.ts';
import { begin } from '../support/home.ts';
import { asked, openTab, pick, press } from '../support/table.ts';
import { address, type Visit, visit } from '../support/visit.ts';
import { smaller } from './png.ts';
import { wholeGame } from './whole.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/img', import.meta.url));

/** Waits until nothing changes any more: fonts, animations of the map, sharp lines at a new size. */
async function still({ page }: Visit): Promise<Buffer> {
  const shot = (): Promise<Buffer> => page.screenshot({ scale: 'css', animations: 'disabled' });
  let before = await shot();
  for (let round = 0; round < 40; round++) {
    await page.waitForTimeout(400);
    const now = await shot();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error('the page does not come to rest');
}

async function take(v: Visit, name: string): Promise<void> {
  await v.page.evaluate(() => document.fonts.ready);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.png`), smaller(await still(v)));
}

/** Zooms in on a hex, centres it, and moves the pointer away. */
async function zoomTo(v: Visit, hex: string): Promise<void> {
  const { mouse } = v.page;
  const from = await hexPoint(v, hex);
  await mouse.move(from.x, from.y);
  for (let turn = 0; turn < 3; turn++) await mouse.wheel(0, -120);
  await still(v);
  await mouse.down({ button: 'right' });
  await mouse.move(520, 470, { steps: 5 });
  await mouse.up({ button: 'right' });
  await mouse.move(700, 20);
}

const ORDER = [...OPENING, { type: 'order', card: '23Pz' }, { type: 'activate-all' }, { type: 'begin' }];
const MOVING = course(...ORDER);
const FIGHTING = course(...ORDER, { type: 'end-movement' }, { type: 'attack', hex: '0408' }, { type: 'join-all' });
const WHOLE = wholeGame('1:33');

test('home', async () => {
  const v = await visit({ calm: true, painted: 'whole' });
  await v.page.getByRole('article').first().waitFor();
  await take(v, 'home');
});

test('set-up', async () => {
  const v = await visit({ calm: true, painted: 'whole' });
  await begin(v, 'two');
  await press(v, 'Historical set-up');
  await press(v, 'Set-up complete');
  await asked(v, /^3\.2 /);
  await pick(v, /^I\/11 /);
  await take(v, 'set-up');
});

test('movement', async () => {
  const v = await visit({ calm: true, painted: 'whole' });
  await openFile(v, fileOf(MOVING));
  await asked(v, /^10\.0 /);
  await pointUnit(v, '23Pz/I/201');
  const { x, y } = await hexPoint(v, '0212');
  await v.page.mouse.move(x, y, { steps: 5 });
  await take(v, 'movement');
});

test('combat sheet', async () => {
  const v = await visit({ calm: true, painted: 'whole' });
  await openFile(v, fileOf(FIGHTING));
  await asked(v, /^11\.2 /);
  await zoomTo(v, '0408');
  await take(v, 'combat-sheet');
});

test('log', async () => {
  const v = await visit({ calm: true, painted: 'whole' });
  await openFile(v, fileOf(WHOLE), 'watch');
  await openTab(v, 'Log');
  await v.page.getByRole('slider').fill('308');
  await expect.poll(() => v.page.locator('.gp-prompt').innerText()).toContain('308');
  await take(v, 'log');
});

test('luck', async () => {
  const v = await visit({ calm: true, painted: 'whole' });
  await openFile(v, fileOf(WHOLE), 'watch');
  await openTab(v, 'Luck');
  await v.page.getByText('Results of attacks').first().waitFor();
  await take(v, 'luck');
});

test('rulebook', async () => {
  const v = await visit({ calm: true, painted: 'whole' }, '#/rules/sixth-army/11.7');
  await v.page.getByRole('heading', { name: /^11\.7 / }).waitFor();
  await take(v, 'rulebook');
});

test('lesson', async () => {
  const v = await visit({ calm: true, painted: 'whole' });
  const step = lesson.steps.findIndex(({ title }) => title.en === 'Form a battle group');
  await v.page.evaluate(n => localStorage.setItem('hexfront.lesson.sixth-army', String(n)), step);
  await v.page.goto(address('#/learn/sixth-army'));
  await asked(v, /^9\.1 /);
  await take(v, 'lesson');
});

test('phone', async () => {
  const v = await visit({ calm: true, painted: 'whole', device: 'phone' });
  await openFile(v, fileOf(MOVING));
  await asked(v, /^10\.0 /);
  await pointUnit(v, '23Pz/I/201');
  await take(v, 'phone');
});

test('dark', async () => {
  const v = await visit({ calm: true, painted: 'whole', dark: true });
  await openFile(v, fileOf(MOVING));
  await asked(v, /^10\.0 /);
  await v.page.keyboard.press('2');
  await openTab(v, 'Tracks');
  await take(v, 'dark');
});

test('japanese', async () => {
  const v = await visit({ calm: true, painted: 'whole', lang: 'ja' });
  await openFile(v, fileOf(FIGHTING));
  await asked(v, /^11\.2 /);
  await zoomTo(v, '0408');
  await take(v, 'japanese');
});
