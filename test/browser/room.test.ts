/** Small screens: on a phone the map opens at the pending decision, and nothing covers what is needed. */
import { expect, test } from 'vitest';
import { lesson } from '../../src/games/zitadelle/lesson/lesson.ts';
import { hexesFor } from '../../src/kit/trial.ts';
import { hexWidth, isInSight } from './support/board.ts';
import { courseFrom, trialOf } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { CITADEL } from './support/game.ts';
import { begin } from './support/home.ts';
import { asked, press } from './support/table.ts';
import { address, sharedVisit, type Visit, visit } from './support/visit.ts';

const onPhone = sharedVisit({ on: CITADEL, device: 'phone', calm: true });

/** The share of the window's height that an element takes. */
const share = ({ page }: Visit, part: string): Promise<number> =>
  page.locator(part).evaluate(one => one.getBoundingClientRect().height / innerHeight);

/** Names of places that have a counter over or under them. */
const covered = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() => {
    const counters = [...document.querySelectorAll('.hf-counters .hf-piece')].map(p => p.getBoundingClientRect());
    return [...document.querySelectorAll('.hf-names .name')].flatMap(name => {
      const a = name.getBoundingClientRect();
      const isOver = (b: DOMRect): boolean =>
        a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
      return counters.some(isOver) ? [name.textContent ?? ''] : [];
    });
  });

test('a set-up opens where the first unit may be placed, large enough to be touched', async () => {
  const v = await onPhone();
  await begin(v, 'two');
  await asked(v, /^3\.1 Soviet: set up 166 more units/);
  const zone = hexesFor(await trialOf(v), 'place', '8R/151');
  expect(zone.length).toBeGreaterThan(20);
  expect(await hexWidth(v)).toBeGreaterThanOrEqual(48);
  const seen = await Promise.all(zone.map(hex => isInSight(v, hex)));
  expect(seen.filter(x => x).length).toBeGreaterThan(zone.length / 3);
});

test('names of places step aside for counters, and lie under those that leave no room', async () => {
  const v = await visit({ on: CITADEL, calm: true });
  const units = 'LAH/1@2220, LAH/2@2220, 11Pz/15@2121, 51GR/154G@2122, 9TK/108@0131';
  await openFile(v, fileOf(courseFrom(CITADEL, { turn: 2, units })));
  await asked(v, /German/);
  await expect.poll(() => covered(v)).toEqual([]);
  const yakovlevo = v.page.locator('.hf-names .name').filter({ hasText: 'Yakovlevo' });
  expect(await yakovlevo.evaluate(one => getComputedStyle(one).translate)).not.toBe('none');
  const layers = await v.page.locator('.hf-world > *').evaluateAll(all => all.map(one => one.getAttribute('class')));
  const at = (name: string): number => layers.findIndex(one => one?.includes(name));
  expect(at('hf-names')).toBeLessThan(at('hf-counters'));
});

test('while assaults are declared the map keeps its room, with what is owed in one line', async () => {
  const v = await onPhone();
  const units = 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 167/331@0404, 52GR/151G@0604, 9TK/108@0131';
  await openFile(v, fileOf(courseFrom(CITADEL, { phase: 'assault', turn: 3, units })));
  await asked(v, /^7\.1\.\d German/);
  expect(await share(v, '.gp-ground')).toBeGreaterThan(0.6);
  const owed = v.page.locator('.gp-owed');
  expect(await owed.getByRole('status').innerText()).toMatch(/^Still open: /);
  await press(v, 'Propose assaults');
  await expect.poll(() => owed.getByRole('status').innerText()).toBe('Every unit and every enemy has its battle.');
  expect(await share(v, '.gp-ground')).toBeGreaterThan(0.6);
  await v.page.getByRole('button', { name: 'Begin the assaults' }).waitFor();
  await owed.getByRole('button', { name: /^Battles/ }).tap();
  await v.page.getByRole('region', { name: 'Battles' }).waitFor();
});

/** Goes to the step with this title. */
async function step({ page }: Visit, title: string): Promise<void> {
  const at = lesson.steps.findIndex(one => one.title.en === title);
  await page.getByRole('combobox', { name: 'Go to a step' }).selectOption(String(at));
  await page.getByRole('heading', { name: title }).waitFor();
}

test('in a lesson the tray is whole, and no button lies over the hex that is asked for', async () => {
  const v = await onPhone();
  await v.page.goto(address('#/learn/zitadelle'));
  await step(v, 'Level bombers');
  const tray = v.page.locator('.gp-tray');
  expect(await tray.evaluate(one => one.scrollHeight - one.clientHeight)).toBe(0);
  const [box, unit] = [await tray.boundingBox(), await tray.getByRole('button').first().boundingBox()];
  expect((unit?.y ?? 0) + (unit?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  await step(v, 'Road and mines');
  for (const hex of ['2221', '2318']) await expect.poll(() => isInSight(v, hex)).toBe(true);
});

test.each(['ja', 'en'] as const)('a rulebook with a wide chart is no wider than a phone (%s)', async lang => {
  const v = await visit({ on: CITADEL, device: 'phone', lang, calm: true });
  await v.page.goto(address('#/rules/red-god-of-war/CRT'));
  await v.page.locator('[data-section="CRT"] table').waitFor();
  const [book, window] = await v.page.evaluate(() => [document.documentElement.scrollWidth, screen.width]);
  expect(book).toBe(window);
});
