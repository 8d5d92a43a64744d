/**
 * One game, one writer: a second tab watches it live and takes it over. And a browser that stores nothing can still
 * play.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { course, group, OPENING } from './support/course.ts';
import { fileOf, openFile, save } from './support/files.ts';
import { begin, shellWords } from './support/home.ts';
import { asked, log, notices, press, settled } from './support/table.ts';
import { inWorkers, oldStore, putGame, stored, WITHOUT } from './support/tamper.ts';
import { address, type Visit, visit } from './support/visit.ts';

const MOVING = course(...OPENING, group('0206', '16PG/156', '16PG/AA165'));

/** Another tab of the same browser. */
async function anotherTab(v: Visit): Promise<Visit> {
  const page = await v.context.newPage();
  await page.goto(address('#/play/sixth-army'));
  return { ...v, page };
}

const strip = ({ page }: Visit) => page.locator('.gp-keep');
const lines = async (v: Visit): Promise<string[]> => (await log(v)).map(line => line.text);

test('D5: a second tab follows the first live, and takes over by a button', async () => {
  const first = await visit();
  await openFile(first, fileOf(MOVING));
  await asked(first, /^10\.0 /);
  const second = await anotherTab(first);
  await settled(second);
  await strip(second).getByText('being played in another tab').waitFor();
  expect(await second.page.locator('.gp-buttons button').count()).toBe(0);
  await press(first, 'End movement');
  await asked(first, /^9\.1 Soviet/);
  await expect.poll(() => lines(second)).toEqual(await lines(first));

  await strip(second).getByRole('button', { name: 'Take over here' }).click();
  await asked(second, /^9\.1 Soviet/);
  await strip(first).waitFor();
  await press(second, 'Pass');
  await expect.poll(() => lines(first)).toEqual(await lines(second));
  expect(await strip(second).count()).toBe(0);
  const [game, ...others] = await stored(second.page, 'games');
  expect(others).toEqual([]);
  expect(game?.[1]).toMatchObject({ n: (await stored(second.page, 'entries')).length - 1 });
});

test('D5: when the tab that plays is closed, the other goes on', async () => {
  const first = await visit();
  await openFile(first, fileOf(MOVING));
  await asked(first, /^10\.0 /);
  const second = await anotherTab(first);
  await strip(second).waitFor();
  await first.page.close();
  await asked(second, /^10\.0 /);
  await strip(second).waitFor({ state: 'detached' });
  await press(second, 'End movement');
});

test('D5: on plain http, without locks and news, nobody overwrites what the other has played', async () => {
  const first = await visit();
  await inWorkers(first, WITHOUT.secure);
  await first.context.addInitScript(WITHOUT.secure);
  await first.page.reload();
  await openFile(first, fileOf(MOVING));
  await asked(first, /^10\.0 /);
  const second = await anotherTab(first);
  await asked(second, /^10\.0 /);
  await press(first, 'End movement');
  await asked(first, /^9\.1 Soviet/);
  // It polls, since it gets no messages.
  await strip(second).waitFor();
  await expect.poll(() => lines(second)).toEqual(await lines(first));
  await strip(second).getByRole('button', { name: 'Take over here' }).click();
  await press(second, 'Pass');
  await strip(first).waitFor();
  await expect.poll(() => lines(first)).toEqual(await lines(second));
});

const UNKEPT = 'The game is not being kept';

test.each([
  ['that throws', WITHOUT.store],
  ['that never answers', WITHOUT.answer],
])('D9: a store %s plays on with a notice, and the home page says so', async (_name, script) => {
  const v = await visit();
  await inWorkers(v, script);
  await v.context.addInitScript(script);
  await v.page.reload();
  await v.page.getByText(shellWords(v).storageGone).waitFor();
  await begin(v, 'two');
  await strip(v).getByText(UNKEPT).waitFor();
  await press(v, 'Historical set-up');
  await press(v, 'Set-up complete');
  expect(await lines(v)).toHaveLength(2);
  expect(JSON.parse((await save(v)).text).entries).toHaveLength(2);
});

test('D9: a full disk plays on with a notice, and everything is kept once there is room', async () => {
  const v = await visit();
  const client = await v.context.newCDPSession(v.page);
  const { origin } = new URL(v.page.url());
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await begin(v, 'two');
  await press(v, 'Historical set-up');
  await strip(v).getByText(UNKEPT).waitFor();
  await client.send('Storage.overrideQuotaForOrigin', { origin });
  await press(v, 'Set-up complete');
  await strip(v).waitFor({ state: 'detached' });
  const before = await lines(v);
  expect(before).toHaveLength(2);
  await v.page.reload();
  await settled(v);
  await expect.poll(() => lines(v)).toEqual(before);
});

/** The one game in the store, changed. */
async function changeRecord(page: Page, change: (head: object) => object): Promise<void> {
  const [[id, head] = ['', {}]] = await stored(page, 'games');
  await putGame(page, id, change(Object(head)));
}

test('a game saved under other rules is asked about, and goes on as a copy', async () => {
  const v = await visit();
  await openFile(v, fileOf(MOVING));
  await asked(v, /^10\.0 /);
  await v.page.goto(address());
  await changeRecord(v.page, head => ({ ...head, rulesVersion: 0 }));
  await v.page.goto(address('#/play/sixth-army'));
  const dialog = v.page.getByRole('dialog');
  await dialog.getByText('version 0 of the rules; here they are version').waitFor();
  const coming = v.page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save to a file' }).click();
  await coming;
  await dialog.getByRole('button', { name: 'Go on as a copy' }).click();
  await asked(v, /^10\.0 /);
  await press(v, 'End movement');
  const versions = (await stored(v.page, 'games')).map(([, head]) => Object(head));
  expect(versions.map(({ rulesVersion, n }) => [rulesVersion === 0, n]).sort()).toEqual([
    [false, 7],
    [true, 6],
  ]);
});

test('a game of an older build is listed and goes on', async () => {
  const v = await visit();
  const seating = { axis: { kind: 'person' }, soviet: { kind: 'person' } };
  const about = { at: Date.now(), game: 'sixth-army', scenario: MOVING.scenario, n: MOVING.entries.length, seating };
  await v.page.goto(address('manifest.webmanifest'));
  await oldStore(v.page, { id: 'old', ...about, settings: {}, replay: MOVING, reasons: [] });
  // A page without an icon of its own.
  v.complaints.length = 0;
  await v.page.goto(address());
  await v.page.getByRole('button', { name: shellWords(v).resume }).click();
  await asked(v, /^10\.0 /);
  expect(await notices(v)).toEqual([expect.stringContaining('New dice from here')]);
  await press(v, 'End movement');
  await v.page.reload();
  await asked(v, /^9\.1 Soviet/);
  expect(await stored(v.page, 'entries')).toHaveLength(MOVING.entries.length + 2);
});
