/**
 * The home page shows every game without loading one; a game is loaded when it starts, and parts that a table shows
 * only on demand are loaded after its first paint.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CAMPAIGN } from './support/game.ts';
import { begin, card, shellWords } from './support/home.ts';
import { asked, button, press } from './support/table.ts';
import { type Visit, visit } from './support/visit.ts';

const gamesFetched = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => name.match(/\/(game-[a-z-]+)-[^/]+\.js$/)?.[1] ?? []),
  );

test('no game is fetched before it is begun', async () => {
  const v = await visit();
  await card(v).getByRole('button', { name: 'Play now' }).waitFor();
  await v.page.waitForLoadState('networkidle');
  expect(await gamesFetched(v)).toEqual([]);
  await begin(v, 'two');
  expect([...new Set(await gamesFetched(v))]).toEqual(['game-sixth-army']);
});

const LATER = /\/assets\/later-[^/]+\.js$/;
const opener = ({ page }: Visit) => page.locator('.gp-menu-button');

test.each(['en', 'ja'] as const)(
  'a part that cannot be fetched is told of and comes the next time (%s)',
  async lang => {
    const v = await visit({ lang });
    await v.page.route(LATER, route => route.abort());
    await begin(v, 'two');
    await opener(v).click();
    await v.page.getByText(shellWords(v).notHere).waitFor();
    // Nothing is lost: the menu closes again, and the game can be played.
    expect(await opener(v).getAttribute('aria-expanded')).toBe('false');
    expect(await v.page.locator('.gp-buttons button').count()).toBeGreaterThan(0);
    v.complaints.length = 0;

    await v.page.unroute(LATER);
    await opener(v).click();
    await v.page.getByRole('menu').waitFor();
  },
);

test('what a table shows only when asked is there before anybody asks', async () => {
  const v = await visit();
  await begin(v, 'two');
  const isHere = (): Promise<boolean> =>
    v.page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/later-')));
  await expect.poll(isHere).toBe(true);
});

const DONE = 'Set-up complete';
const REST = /\/assets\/game-russian-campaign-[^/]+\.js$/;
const SIZE = fileURLToPath(new URL('../../scripts/size.mjs', import.meta.url));

/** The files that count as the weight of the heaviest game until its first moves, in the heavier language. */
const counted = (): string[] =>
  execFileSync(process.execPath, [SIZE, '--files'], { encoding: 'utf8' }).match(/assets\/\S+\.js/g) ?? [];

test('a new game is set up with the files that are counted for it, and nothing else', async () => {
  const files = new Set(counted());
  const v = await visit({ on: CAMPAIGN, lang: 'ja' });
  await card(v)
    .getByRole('button', { name: shellWords(v).playNow })
    .waitFor();
  await v.page.route(/\/assets\/[^/]+\.js$/, (route, request) =>
    files.has(new URL(request.url()).pathname.slice(1)) ? route.continue() : route.abort(),
  );
  await begin(v, 'two');
  const { choice } = CAMPAIGN.game.words.ja;
  await press(v, choice({ type: 'historical-set-up' }));
  await press(v, choice({ type: 'ready' }));
  await asked(v, /^3\.3\.1 /);
  v.complaints.length = 0;
});

test('a new game is set up without the rest of its rules, which is told of where it is missing', async () => {
  const v = await visit({ on: CAMPAIGN });
  await v.page.route(REST, route => route.abort());
  await begin(v, 'two');
  for (const side of ['Soviet', 'Axis']) {
    await asked(v, new RegExp(`^3\\.\\S+ ${side}`));
    await press(v, 'Ready-made set-up');
    if (side === 'Soviet') await press(v, DONE);
  }
  await button(v, DONE).click();
  await v.page.getByText(/could not be loaded/).waitFor();
  await asked(v, /^3\.\S+ Axis/);
  v.complaints.length = 0;

  await v.page.unroute(REST);
  await press(v, DONE);
  await asked(v, /^3\.3\.2 Axis/);
});
