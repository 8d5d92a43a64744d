/**
 * Red God of War: a Soviet turn from combat supply to the mechanised phase, the die that stops operations, and a German
 * overrun, in both languages.
 */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/games/red-god-of-war/data/commands.ts';
import { readAction } from '../../src/kit/names.ts';
import { hexesFor, placeOf as placeIn, type Said } from '../../src/kit/trial.ts';
import { placeOf, pointHex, pointUnit, position } from './support/board.ts';
import { courseFrom, trialOf } from './support/course.ts';
import { fileOf, openFile } from './support/files.ts';
import { MARS, unitNumber } from './support/game.ts';
import { asked, changing, logged, openTab, pickSort, press, prompt } from './support/table.ts';
import { sharedVisit, type Visit } from './support/visit.ts';

const VISITORS = {
  en: sharedVisit({ on: MARS, lang: 'en' }),
  ja: sharedVisit({ on: MARS, lang: 'ja' }),
};
const LANGUAGES = ['en', 'ja'] as const;
type Position = Parameters<typeof courseFrom>[1];

async function opened(lang: 'en' | 'ja', position: Position): Promise<Visit> {
  const v = await VISITORS[lang]();
  await openFile(v, fileOf(courseFrom(MARS, position)));
  return v;
}

/** A choice as its button has it. */
function label({ lang }: Visit, said: Said): string {
  const action = readAction(MARS.game.names, said);
  if (!action.ok) throw new Error(action.error);
  const text = MARS.game.words[lang].choice(action.value);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
const end = (v: Visit): Promise<void> => press(v, label(v, { type: 'end-phase' }));

const roster = ({ page }: Visit): Locator => page.locator('.gp-roster');
const line = (v: Visit, army: string): Locator =>
  roster(v)
    .locator('li > button:first-child')
    .filter({ hasText: COMMANDS.find(({ id }) => id === army)?.[v.lang] ?? '?' });

const moment = ({ page }: Visit): Locator => page.locator('.gp-moment-card');

/** The curtain between two players who choose in secret. */
const readied = ({ page }: Visit): Promise<void> => page.locator('.gp-curtain button').click();

/** Four tank battalions of one step each: at 10:1 every die costs them two of these or more, and the rest hexes or steps. */
const TURN: Position = {
  ...{ phase: 'feed', active: 'soviet', turn: 3, weather: 'frozen', supply: { soviet: 5 }, before: ['20A'] },
  units: {
    ...{ '20A HQ': '3102', '5 TC': '3104', '5/5': '3104', '6 TC': '3104', '6/6': '3104', '26G RD': '3004' },
    ...{ '42G RD': '3004', '1G MRD': '3204', '243 RD': '3401', 'XX HQ': '0130', '31A HQ': '2504' },
    ...{ 'GD Pz': '3105', '14/14': '3105', '18/18': '3105', '11/14': { hex: '3105', step: 2 } },
  },
};
/** Stacks that attack, and how many units attack with each of them. */
const STACKS = [
  ['3104', 4],
  ['3004', 6],
  ['3204', 7],
] as const;

/** Pays with the first that may, and falls back where that is asked, until the attacker may advance. */
async function settleLosses(v: Visit): Promise<void> {
  const confirm = v.page.locator('.gp-bar .gp-main');
  const back = v.page.locator('.gp-bar').getByRole('button', { name: label(v, { type: 'fall-back' }), exact: true });
  // The sheet with the bill is loaded when it is first shown.
  const bill = v.page.locator('.gp-bill ol button').first();
  const shown = async (): Promise<string> => `${await v.page.locator('.gp-bar').innerText()}\n${await position(v)}`;
  for (let answers = 0; answers < 30; answers++) {
    const now = await prompt(v);
    if (/^8\.4/.test(now)) return;
    const before = await shown();
    if (await confirm.filter({ hasText: /^(Confirm|決定)/ }).count()) await changing(v, () => confirm.click());
    else if (/^8\.3/.test(now)) await fallBack(v);
    else if (await back.count()) await back.click();
    else await bill.click();
    await expect.poll(shown).not.toBe(before);
  }
  throw new Error(`the losses are never paid: ${await prompt(v)}`);
}

/** One hex of a retreat on the map. */
async function fallBack(v: Visit): Promise<void> {
  const t = await trialOf(v);
  const unit = ['GD Pz', '14/14', '18/18', '11/14'].find(name => hexesFor(t, 'retreat', name).length > 0) ?? '';
  const [hex = ''] = hexesFor(t, 'retreat', unit);
  await pointUnit(v, unit);
  await pointHex(v, hex);
}

test.each(LANGUAGES)('a Soviet turn: combat supply, cup, march, attack, retreat, advance, tanks (%s)', async lang => {
  const v = await opened(lang, TURN);
  await asked(v, /^6\.3/);
  await line(v, '20A').click();
  await expect.poll(() => line(v, '20A').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => roster(v).locator('header').innerText()).toMatch(/(^|\D)4 (supply points left)|残り4/);
  expect(await line(v, '22A').getAttribute('aria-disabled')).toBe('true');
  await end(v);

  await readied(v);
  await asked(v, /^7\.1/);
  // The Germans put nothing into the cup, which is asked about once more.
  const put = roster(v).locator('footer .gp-main');
  await put.click();
  await expect.poll(() => put.innerText()).toMatch(/^(Confirm|決定)/);
  await changing(v, () => put.click());
  await readied(v);
  expect(await line(v, '20A').getAttribute('aria-pressed')).toBe('true');
  for (const army of ['31A', '39A']) await line(v, army).click();
  await expect.poll(() => roster(v).locator('footer .gp-rule').innerText()).toBe('7.4');
  expect(await roster(v).locator('footer .gp-main').isDisabled()).toBe(true);
  for (const army of ['31A', '39A']) await line(v, army).click();
  await changing(v, () => roster(v).locator('footer .gp-main').click());

  await asked(v, /^3\.2 /);
  await press(v, label(v, { type: 'draw' }));
  await expect.poll(() => moment(v).innerText()).toMatch(/20th Army|第20軍/);

  await asked(v, /^3\.21/);
  await pointUnit(v, '243 RD');
  await pickSort(v, MARS.game.words[lang].choice({ type: 'march', unit: unitNumber('243 RD', MARS), open: 'hex' }));
  await pointHex(v, '3402');
  await expect.poll(() => placeOf(v, '243 RD')).toBe('3402');
  await end(v);

  await asked(v, /^8\.0/);
  const chips = v.page.locator('.gp-battle .gp-chips').first().getByRole('button');
  for (const [hex, many] of STACKS) {
    await v.page.keyboard.down('Control');
    await pointHex(v, hex);
    await v.page.keyboard.up('Control');
    await pointHex(v, '3105');
    await expect.poll(() => chips.count()).toBe(many);
  }
  const inRow = (type: string): Locator =>
    v.page.locator('.gp-battle').getByRole('button', { name: label(v, { type, hex: '3105' }) });
  await inRow('support').click();
  await inRow('spend').click();
  await expect.poll(() => v.page.locator('.gp-battle .gp-shift .gp-rule').allInnerTexts()).toContain('10.15');
  await press(v, label(v, { type: 'commit' }));
  await asked(v, /^8\.1/);
  await changing(v, () => v.page.locator('.gp-battle .gp-buttons button').first().click());
  expect((await logged(v, /10:1/)).rule).toBe('8.15');

  await openTab(v, lang === 'ja' ? '戦闘' : 'Combat');
  await settleLosses(v);
  const left = await trialOf(v);
  expect(placeIn(left, '18/18')).not.toBe('3105');
  await pointUnit(v, '1G MRD');
  await pointHex(v, '3105');
  await expect.poll(() => placeOf(v, '1G MRD')).toBe('3105');
  await end(v);

  await asked(v, /^3\.23/);
  await pointUnit(v, '6 TC');
  await pointHex(v, '3103');
  await expect.poll(() => placeOf(v, '6 TC')).toBe('3103');
  await end(v);
  // The next turn begins with the transfer of its day.
  await asked(v, /^7\.22/);
});

const numberOf = (text: string): number => Number(text.replace('−', '-'));

test.each(LANGUAGES)('the die that may stop operations shows itself, its modifiers and its box (%s)', async lang => {
  const v = await opened(lang, {
    ...{ phase: 'mech', impulse: '20A', turn: 2, weather: 'snow', fed: ['20A'], drawn: ['41A', '22A', '39A', '20A'] },
    ...{ chits: { '31A': 'cup', VI: 'cup', '41A': 'drawn', '22A': 'drawn', '39A': 'drawn' } },
    units: { '20A HQ': '3102', '5 TC': '3104', '31A HQ': '2504', 'VI HQ': '0130' },
  });
  await end(v);
  await asked(v, /^3\.2 /);
  const text = (await moment(v).innerText()).replace(/\s+/g, ' ');
  const [, die = '', sum = '', sign = '', number = ''] = /(\d) −1 .*? = (−?\d) ([≤>]) (\d)/.exec(text) ?? [];
  expect([numberOf(sum), number, sign]).toEqual([Number(die) - 1, '1', Number(die) - 1 <= 1 ? '≤' : '>']);
  expect(text).toMatch(lang === 'ja' ? /第4ボックス/ : /in box 4/);
});

test.each(LANGUAGES)(
  'a German formation overruns: cost and odds first, then support, then it goes on (%s)',
  async lang => {
    const v = await opened(lang, {
      ...{ phase: 'move', impulse: 'XX', fed: ['XX'], weather: 'frozen', supply: { german: 2 } },
      units: {
        ...{ 'XX HQ': '3102', '33/9': '3104', '10/9': '3104', '11/9': '3104', '20A HQ': '3301' },
        ...{ '39 TR': { hex: '3105', step: 1 } },
      },
    });
    await asked(v, /^3\.21/);
    await pointUnit(v, '11/9');
    await expect.poll(() => v.page.locator('.hf-label text').allTextContents()).toContain('5 · 4:1');
    await pointHex(v, '3105');
    const ways = v.page.locator('.gp-popup').getByRole('menuitem');
    await expect.poll(() => ways.allInnerTexts()).toHaveLength(3);
    expect((await ways.allInnerTexts()).map(text => /\d+:\d+/.exec(text)?.[0])).toEqual(['4:1', '5:1', '6:1']);
    await changing(v, () => ways.last().click());
    const { rule, text } = await logged(v, /6:1/);
    expect([rule, unitNumber('39 TR', MARS) > 0]).toEqual(['8.15', true]);
    expect(text).toMatch(/33\/9|第9/);
  },
);
