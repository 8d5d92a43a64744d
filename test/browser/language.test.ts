/** The language is switched during a game: all words change, and nothing of the game. */
import { expect, test } from 'vitest';
import { entriesFor, stampsOf } from '../../src/table/hostEntries.ts';
import { loadTable } from '../../src/table/save.ts';
import { seeded } from '../../src/table/source.ts';
import { position } from './support/board.ts';
import { course, group, OPENING } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { game } from './support/game.ts';
import { asked, buttons, log, menu, openTab, prompt } from './support/table.ts';
import { type Visit, visit } from './support/visit.ts';

const file = course(
  ...OPENING,
  group('0312', '5CR/6Ros', '5CR/7Ros'),
  { type: 'end-movement' },
  { type: 'attack', hex: '0412' },
  { type: 'join-all' },
  { type: 'resolve' },
  [{ type: 'decline' }, 5],
);

const PLACES = game.board.map.places.length;

/** All texts of the page around the map. */
const said = async (v: Visit) => ({
  prompt: await prompt(v),
  buttons: await buttons(v),
  log: (await log(v)).map(line => line.text),
  tabs: await v.page.getByRole('tab').allInnerTexts(),
});

/** Places that the map names in a language. */
async function named(v: Visit, lang: 'ja' | 'en'): Promise<number> {
  const words = await v.page.locator('.hf-world text').allTextContents();
  return game.board.map.places.filter(place => words.includes(place[lang])).length;
}

/** What the game itself says about the same moves. */
function expected(lang: 'ja' | 'en') {
  const table = loadTable(game, file, { dice: seeded('same') });
  if (!table.ok) throw new Error(table.error);
  const words = game.words[lang];
  const entries = entriesFor(table.value, stampsOf(table.value), 'soviet');
  return {
    prompt: words.prompt(table.value.state).replace(' · ', ' '),
    log: entries.flatMap(({ action, events }) =>
      events.length === 0 ? [words.choice(action)] : events.map(event => words.event(event)),
    ),
  };
}

test('the language is switched mid-battle', async () => {
  const v = await visit();
  await openFile(v, fileOf(file));
  await asked(v, /^11\.9 Soviet/);
  const english = await said(v);
  const before = await position(v);
  expect(english).toMatchObject({ ...expected('en'), buttons: ['Hold with 550/126'] });
  expect(english.tabs).toContain('Log');
  expect([await named(v, 'en'), await named(v, 'ja')]).toEqual([PLACES, 0]);

  await menu(v, '日本語');
  await asked(v, /^11\.9 ソ連軍/);
  const japanese = await said(v);
  expect(japanese).toMatchObject(expected('ja'));
  expect(japanese.tabs).toHaveLength(english.tabs.length);
  expect(japanese.tabs).toContain('ログ');
  for (const tab of english.tabs) expect(japanese.tabs).not.toContain(tab);
  expect(japanese.buttons).not.toEqual(english.buttons);
  expect(await v.page.locator('html').getAttribute('lang')).toBe('ja');
  await expect.poll(() => named(v, 'ja')).toBe(PLACES);
  expect(await named(v, 'en')).toBe(0);
  expect(await position(v)).toBe(before);

  await menu(v, 'English');
  await asked(v, /^11\.9 Soviet/);
  expect(await said(v)).toEqual(english);
});

test('after a reload the language is switched on the same table, with its tab as it was', async () => {
  const v = await visit();
  await openFile(v, fileOf(file));
  await asked(v, /^11\.9 Soviet/);
  await v.page.reload();
  await asked(v, /^11\.9 Soviet/);
  await openTab(v, 'Charts');
  await menu(v, '日本語');
  await asked(v, /^11\.9 ソ連軍/);
  expect(await v.page.getByRole('tab', { selected: true }).innerText()).toBe('各種表');
});

/** Files of words that the page has requested, by language. */
const fetched = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/(ja|en)(?:First)?-[^/]+\.js$/.exec(name)?.[1] ?? []),
  );

test('only the language spoken is fetched, and one that cannot be had changes nothing', async () => {
  const v = await visit();
  await openFile(v, fileOf(file));
  await asked(v, /^11\.9 Soviet/);
  expect(new Set(await fetched(v))).toEqual(new Set(['en']));
  const english = await said(v);

  await v.page.route(/\/assets\/ja(First)?-/, route => route.abort());
  await menu(v, '日本語');
  await v.page.getByText('日本語 could not be loaded. Check the connection and try again.').waitFor();
  expect(await said(v)).toEqual(english);
  expect(await v.page.locator('html').getAttribute('lang')).toBe('en');
  v.complaints.length = 0;

  await v.page.unroute(/\/assets\/ja(First)?-/);
  await menu(v, '日本語');
  await asked(v, /^11\.9 ソ連軍/);
});
