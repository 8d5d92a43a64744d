/**
 * The findings of axe-core on every page, tab and dialog: nothing serious. Light in English and dark in Japanese, so
 * that both palettes and both catalogues are checked; also on a phone, where bars and sheets are placed differently.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { pointUnit } from './support/board.ts';
import { course, group, OPENING } from './support/course.ts';
import { fileOf, giveFile, openFile } from './support/files.ts';
import { begin } from './support/home.ts';
import { asked, menu, openTab, settled, touch } from './support/table.ts';
import { address, sharedVisit, type Visit, visit } from './support/visit.ts';

/** Two regiments that are about to move, that have declared their attack, and that have rolled for it. */
const MOVING = course(...OPENING, group('0312', '5CR/6Ros', '5CR/7Ros'));
const ATTACK = [
  ...OPENING,
  group('0312', '5CR/6Ros', '5CR/7Ros'),
  { type: 'end-movement' },
  { type: 'attack', hex: '0412' },
  { type: 'join-all' },
];
const FIGHTING = course(...ATTACK);
const FOUGHT = course(...ATTACK, { type: 'resolve' }, [{ type: 'decline' }, 5]);

const NAMES = {
  en: {
    menu: 'Menu',
    settings: 'Settings',
    keys: 'Keys',
    list: 'List view',
    overlays: ['ZOC', 'Control'],
    tabs: ['Log', 'Tracks', 'Charts', 'Combat', 'Rules', 'Luck'],
  },
  ja: {
    menu: 'メニュー',
    settings: '設定',
    keys: 'キー一覧',
    list: '一覧表示',
    overlays: ['ZOC', '支配'],
    tabs: ['ログ', 'トラック', '各種表', '戦闘', 'ルール', '運'],
  },
} as const;

/** Never more than moderate in axe's own table, and a third of its time: not run. */
const MODERATE = ['region', 'landmark-unique'];

/** The script to run first: none if the document already has the tool; an empty text stands for the whole tool. */
const toolFor = async ({ page }: Visit): Promise<string> =>
  (await page.evaluate(() => 'axe' in globalThis)) ? 'undefined' : '';

/** Removes the drawing of the map from the page meanwhile: the tool would walk through every line of it. */
async function withoutMap<T>({ page }: Visit, work: () => Promise<T>): Promise<T> {
  const aside = await page.evaluateHandle(() => {
    const [world, gap] = [document.querySelector('.hf-world'), new Comment('map')];
    world?.replaceWith(gap);
    return { world, gap };
  });
  const answer = await work();
  await aside.evaluate(({ world, gap }) => {
    if (world) gap.replaceWith(world);
  });
  await aside.dispose();
  return answer;
}

/**
 * Serious and critical findings, each with its place. The drawing of the map is one image with its own description.
 * `within` names the part that is new at a station, if the rest of the page was checked before.
 */
async function faults(v: Visit, where: string, within = 'html'): Promise<string[]> {
  const { page } = v;
  expect(await page.locator(within).count(), where).toBe(1);
  const axe = new AxeBuilder({ page, axeSource: await toolFor(v) })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .disableRules(MODERATE);
  // All in one frame: no second page is needed to combine the reports of several frames.
  const { violations } = await withoutMap(v, () => axe.setLegacyMode().analyze());
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${where}: ${id}: ${html}: ${failureSummary}`));
}

/** Visits every station and returns the findings. */
async function tour(v: Visit, stations: Stations, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const [where, go] of Object.entries(stations)) {
    await go();
    found.push(...(await faults(v, where, within)));
  }
  return found;
}

type Stations = Readonly<Record<string, () => Promise<void>>>;

const goTo = async ({ page }: Visit, at: string, what: string): Promise<void> => {
  await page.goto(address(at));
  await page.locator(what).first().waitFor();
};

/** Where every visit begins. */
const atHome = ({ page }: Visit): Promise<void> => page.locator('article h3').first().waitFor();

const closeDialog = async ({ page }: Visit): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const tabOf = (v: Visit, n: number) => async (): Promise<void> => openTab(v, NAMES[v.lang].tabs[n] ?? '');

async function press(v: Visit, name: string): Promise<void> {
  await touch(v, v.page.getByRole('button', { name, exact: true }));
}

const pages = (v: Visit) => ({
  home: () => atHome(v),
  'who plays': async () => {
    await giveFile(v, fileOf(FIGHTING));
    await v.page.getByRole('dialog').getByRole('radio').first().waitFor();
  },
  about: async () => {
    await closeDialog(v);
    await goTo(v, '#/about/sixth-army', 'h1');
  },
  rulebook: () => goTo(v, '#/rules/sixth-army', '.rb-book, main h2'),
  lesson: async () => {
    await goTo(v, '#/learn/sixth-army', '.gp-prompt');
    await settled(v);
  },
});

const tables = (v: Visit) => ({
  'set-up': async () => {
    await atHome(v);
    await begin(v, 'two');
    await asked(v, /^3\.1 /);
  },
  movement: async () => {
    await openFile(v, fileOf(MOVING));
    await asked(v, /^10\.0 /);
    await pointUnit(v, '5CR/6Ros');
    await v.page.locator('.hf-piece.is-selected').waitFor();
  },
  overlays: async () => {
    await v.page.locator('.gp-overlays summary').click();
    for (const name of NAMES[v.lang].overlays)
      await touch(v, v.page.locator('.gp-overlays').getByRole('button', { name }));
  },
  'combat sheet': async () => {
    await openFile(v, fileOf(FIGHTING));
    await asked(v, /^11\.2 /);
  },
  fought: async () => {
    await openFile(v, fileOf(FOUGHT));
    await asked(v, /^11\.9 /);
  },
});

const panels = (v: Visit) => ({
  log: tabOf(v, 0),
  tracks: tabOf(v, 1),
  charts: tabOf(v, 2),
  combat: tabOf(v, 3),
  rules: tabOf(v, 4),
  luck: tabOf(v, 5),
});

const past = (v: Visit) => ({
  'in the past': async () => {
    await tabOf(v, 0)();
    await touch(v, v.page.locator('.gp-n').nth(3));
    await v.page.locator('.gp-ahead').first().waitFor();
  },
});

const menus = (v: Visit) => ({
  menu: async () => {
    await closeDialog(v);
    await press(v, NAMES[v.lang].menu);
  },
  'list view': async () => {
    await v.page.keyboard.press('Escape');
    await menu(v, NAMES[v.lang].list);
  },
});

const dialogs = (v: Visit) => ({
  settings: async () => {
    await menu(v, NAMES[v.lang].settings);
    await v.page.getByRole('dialog').waitFor();
  },
  keys: async () => {
    await closeDialog(v);
    await menu(v, NAMES[v.lang].keys);
    await v.page.getByRole('dialog').waitFor();
  },
});

const LOOK = { calm: true, painted: 'all but the map' } as const;

/** What the pages wear, and who looks at them: each document loads the tool only once. */
const WORN: readonly (readonly [string, () => Promise<Visit>])[] = [
  ['light, in English', sharedVisit({ ...LOOK, lang: 'en' })],
  ['dark, in Japanese', sharedVisit({ ...LOOK, lang: 'ja', dark: true })],
];

test('the measure itself: a picture without words is found', async () => {
  const v = await visit(LOOK);
  await v.page.locator('main article').first().waitFor();
  await v.page.locator('main').evaluate(main => main.append(new Image(9, 9)));
  expect(await faults(v, 'home')).toEqual([expect.stringContaining('home: image-alt')]);
});

test.each(WORN)('no page has a serious fault: %s', async (_worn, visitor) => {
  const v = await visitor();
  expect(await tour(v, pages(v))).toEqual([]);
});

test.each(WORN)('the game page has no serious fault: %s', async (_worn, visitor) => {
  const v = await visitor();
  const found = [
    await tour(v, tables(v)),
    await tour(v, panels(v), '[role=tabpanel]'),
    await tour(v, past(v)),
    await tour(v, dialogs(v), 'dialog[open]'),
    await tour(v, menus(v)),
  ];
  expect(found.flat()).toEqual([]);
});

test('the game page has no serious fault on a phone', async () => {
  const v = await visit({ ...LOOK, device: 'phone' });
  expect(await tour(v, tables(v))).toEqual([]);
});
