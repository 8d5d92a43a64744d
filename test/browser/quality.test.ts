/**
 * How fast the page is, by its own clock: ready soon after it is opened, and a move shown at once. Limits are for a quiet
 * machine, scaled by an empty page in the same run. Measured with four times as many jobs as cores: 450 to 730 ms, and 21
 * to 28 ms. A move is timed until the page has changed, so without painting: frames.test.ts measures painting.
 */
import { expect, test } from 'vitest';
import { hexPoint, placeOf, pointUnit } from './support/board.ts';
import { course, group, OPENING } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { begin } from './support/home.ts';
import { answered, median, strain } from './support/pulse.ts';
import { asked, press } from './support/table.ts';
import { address, type Visit, visit } from './support/visit.ts';

const READY_MS = 1500;
const MOVE_MS = 50;

/** Milliseconds from the navigation until counters are drawn and the first current button can be pressed. */
async function timeToPlay({ context }: Visit): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const isUsable = (button: Element): boolean => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === button;
    };
    const look = (): void => {
      const button = document.querySelector('.gp-buttons button:enabled');
      if (button && isUsable(button) && document.querySelector('.hf-piece')) performance.mark('usable');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address('#/play/sixth-army'));
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const ms = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime);
  await page.close();
  return ms ?? Number.NaN;
}

test('a game that goes on can be played soon after the page is opened', async () => {
  const v = await visit({ offline: true, painted: 'whole' });
  await begin(v, 'two');
  await press(v, 'Historical set-up');
  await v.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // A page that stays open would continue to write the game, and the next one would only watch it.
  await v.page.goto(address(''));
  const times = [await timeToPlay(v), await timeToPlay(v), await timeToPlay(v)];
  expect(median(times)).toBeLessThan(READY_MS * (await strain(v)));
});

test('a move is shown at once', async () => {
  const v = await visit();
  await openFile(v, fileOf(course(...OPENING, group('0312', '5CR/6Ros', '5CR/7Ros'))));
  await asked(v, /^10\.0 /);
  const to = await hexPoint(v, '0313');
  const times: number[] = [];
  for (let move = 0; move < 7; move++) {
    await pointUnit(v, '5CR/6Ros');
    times.push(await answered(v.page, to, '.hf-piece'));
    await expect.poll(() => placeOf(v, '5CR/6Ros')).toBe('0313');
    await v.page.keyboard.press('u');
    await expect.poll(() => placeOf(v, '5CR/6Ros')).toBe('0312');
  }
  expect(median(times)).toBeLessThan(MOVE_MS * (await strain(v)));
});
