/**
 * Tabs are closed, renderers crash and browsers are killed at random moments of play: whatever a page was told is there
 * when it is opened again, with the same dice. HEXFRONT_KILLS sets how often; the usual number keeps the suite short.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { random } from '../../src/kit/dice.ts';
import { type Den, den, playPage } from './support/killing.ts';
import { address } from './support/visit.ts';

const ROUNDS = Number(process.env.HEXFRONT_KILLS ?? 10);
/** How long play continues after the first new action, at most. */
const MOST_MS = 700;
const next = random(process.env.HEXFRONT_KILL_SEED ?? String(Date.now()));

/** How long a page may take to open: in ticks, so that a machine that stands still for minutes does not count. */
const TICK_MS = 50;
const OPENING_TICKS = 1200;

type Kill = (den: Den, page: Page) => Promise<void>;

const KILLS: readonly (readonly [what: string, kill: Kill])[] = [
  ['a tab is closed', (_den, page) => page.close()],
  ['a renderer crashes', crash],
  ['the browser is killed', den => den.kill()],
];

/** The event of a crash is lost now and then; the page that is closed after it has crashed all the same. */
const CRASH_MS = 10_000;

async function crash(here: Den, page: Page): Promise<void> {
  const client = await (await here.context()).newCDPSession(page);
  const crashed = page.waitForEvent('crash', { timeout: 0 }).catch(() => undefined);
  client.send('Page.crash').catch(() => undefined);
  await Promise.race([crashed, new Promise(done => setTimeout(done, CRASH_MS))]);
  await page.close();
}

/** Who plays: the computer alone, or a person who presses any button, against it. */
const WAYS = ['Watch the computer', 'Play Axis against the computer'] as const;

async function begin(page: Page, seats: (typeof WAYS)[number]): Promise<void> {
  await page.goto(address(), { timeout: 0 });
  const card = page.getByRole('article', { name: 'Relief of Sixth Army' });
  await card.getByRole('radio', { name: seats }).click();
  await card.getByRole('button', { name: 'Play now' }).click();
}

/** Presses any current button from time to time, and closes the playback of what was missed. */
const PRESSING = `setInterval(() => {
  document.querySelector('.gp-looking .gp-missed .gp-main')?.click();
  const buttons = [...document.querySelectorAll('.gp:not(.gp-looking) .gp-buttons button:not(:disabled)')];
  buttons[Math.floor(Math.random() * buttons.length)]?.click();
}, 20)`;

/** How long no button is to be seen where one has to point at the map. */
const WITHOUT_BUTTON_MS = 3000;

/** Waits for an action; false where only the map is to be used, which the hand above cannot. */
async function plays({ witness }: Den, page: Page): Promise<boolean> {
  const told = witness.told;
  let lately = Date.now();
  await page.evaluate(PRESSING);
  const state = async (): Promise<string> => {
    if (witness.told > told) return 'plays';
    if ((await page.locator('.gp-buttons button:enabled').count()) > 0) lately = Date.now();
    return Date.now() - lately > WITHOUT_BUTTON_MS ? 'points' : 'waits';
  };
  await expect.poll(state).not.toBe('waits');
  return witness.told > told;
}

/** One page from its opening to its end; returns how many actions were acknowledged in it. */
async function round(here: Den, kill: Kill, seats: (typeof WAYS)[number], isFirst: boolean): Promise<number> {
  const { witness } = here;
  const page = await here.page();
  const opening = async (open: () => Promise<unknown>): Promise<void> => {
    const { opened, told } = witness;
    await open();
    for (let left = OPENING_TICKS; witness.opened === opened && left > 0; left--) await page.waitForTimeout(TICK_MS);
    if (witness.opened === opened + 1) return;
    const shown = (await page.locator('main').allInnerTexts()).join().slice(0, 300);
    const counts = `opened ${witness.opened - opened} times, told ${witness.told - told} times`;
    throw new Error(`${counts}: ${witness.heard.join('; ')}. The page shows: ${shown}`);
  };
  const before = witness.log;
  if (!isFirst) {
    await opening(() => page.goto(playPage('sixth-army'), { timeout: 0 }));
    expect(witness.log.slice(0, before.length)).toEqual(before);
  }
  if (isFirst || witness.isOver) await opening(() => begin(page, seats));
  let told = witness.told;
  if (!(await plays(here, page))) {
    await opening(() => begin(page, seats));
    told = witness.told;
    expect(await plays(here, page)).toBe(true);
  }
  await page.waitForTimeout(next() * MOST_MS);
  await kill(here, page);
  return witness.told - told;
}

test.each(KILLS)(
  'D4: nothing acknowledged is lost and no die is rolled again when %s',
  async (what, kill) => {
    const here = den();
    const counts: number[] = [];
    try {
      for (const [i, seats] of WAYS.entries())
        for (let times = 0; times < ROUNDS / WAYS.length; times++)
          counts.push(await round(here, kill, seats, times === 0 && i >= 0));
    } finally {
      await here.end();
    }
    const sum = counts.reduce((a, b) => a + b, 0);
    if (process.env.HEXFRONT_KILLS)
      process.stdout.write(`${what}: ${counts.length} times, ${sum} actions, none lost\n`);
    expect(sum).toBeGreaterThan(counts.length);
  },
  300_000 + ROUNDS * 15_000,
);
