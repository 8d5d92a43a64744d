/** The game page around the map: prompt, buttons, log, menu, files. Read from the page and pressed by role and name. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from './visit.ts';

/** Waits until a table is set up and shown. */
export async function settled({ page }: Visit): Promise<void> {
  await page.locator('.gp-prompt').waitFor();
  await page.locator('.gp-board .hf-world, .gp-list').first().waitFor();
}

/** What is asked now, with its rule. */
export const prompt = async ({ page }: Visit): Promise<string> =>
  (await page.locator('.gp-prompt').innerText()).replace(/\s+/g, ' ').trim();

/** Waits until something is asked of the person at this screen. */
export async function asked(v: Visit, what: RegExp | string): Promise<void> {
  await expect.poll(() => prompt(v)).toMatch(what);
  await expect.poll(() => v.page.locator('.gp-waits').count()).toBe(0);
}

/** By finger on a phone, else by mouse. */
export const touch = async (v: Visit, what: Locator): Promise<void> =>
  v.device === 'phone' ? what.tap() : what.click();

const bar = ({ page }: Visit): Locator => page.locator('.gp-bar');

/** A button of the moment, in the bar or above the move line. */
export const button = ({ page }: Visit, name: string | RegExp): Locator =>
  page.locator('.gp-bar, .gp-chooser').getByRole('button', { name, exact: typeof name === 'string' });

/** Presses a button and waits for what comes of it. */
export const press = (v: Visit, name: string | RegExp): Promise<void> =>
  changing(v, () => touch(v, button(v, name).first()));

/** Does something that makes another question of what is asked now. */
export async function changing(v: Visit, act: () => Promise<void>): Promise<void> {
  const before = await moment(v);
  await act();
  await expect.poll(() => moment(v)).not.toBe(before);
}

/** What to press when a rule asks. */
export type Answers = Readonly<Record<string, string>>;

/** Answers by rule whatever is asked, until turn and prompt together fit; by mouse or finger, unless said otherwise. */
export async function through(v: Visit, answers: Answers, until: RegExp, by: typeof press = press): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await expect.poll(() => moment(v)).not.toBe('');
    const now = await moment(v);
    if (until.test(now)) return;
    const rule = ruleOf(await prompt(v));
    const answer = answers[rule];
    if (answer === undefined) throw new Error(`nothing to answer to: ${now}`);
    await by(v, answer);
  }
  throw new Error(`nobody asked for ${until}; the last was: ${await moment(v)}`);
}

/** Turn and prompt of a decision that is this screen's; empty while it is the computer's. */
async function moment(v: Visit): Promise<string> {
  const text = await v.page.locator('.gp-moment strong, .gp-prompt:not(.gp-waits)').allInnerTexts();
  return text.length < 2 ? '' : text.join(' · ').replace(/\s+/g, ' ');
}

const ruleOf = (asks: string): string => /^[\d.]+/.exec(asks)?.[0] ?? '';

/** Buttons of the moment by name, without those that are always there. */
export const buttons = (v: Visit): Promise<string[]> => bar(v).locator('.gp-buttons button').allInnerTexts();

/** A unit in the chooser or in a tray. */
export const pick = async (v: Visit, unit: RegExp | string): Promise<void> =>
  touch(v, v.page.locator('.gp-chooser, .gp-tray').getByRole('button', { name: unit }).first());

/** Another sort of action for the unit in hand. */
export const pickSort = async (v: Visit, name: RegExp | string): Promise<void> =>
  touch(v, v.page.locator('.gp-sorts').getByRole('button', { name }));

export async function openTab(v: Visit, name: string): Promise<void> {
  const tab = v.page.getByRole('tab', { name, exact: true });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await touch(v, tab);
}

export interface LogLine {
  readonly n: number;
  readonly text: string;
  /** Its section, where it has one. */
  readonly rule: string;
}

const LOG = { en: 'Log', ja: 'ログ' } as const;

export async function log(v: Visit): Promise<readonly LogLine[]> {
  await openTab(v, LOG[await langOf(v)]);
  return v.page.locator('.gp-line').evaluateAll(lines =>
    lines.map(line => {
      const number = line.querySelector('.gp-n');
      const words = number?.nextElementSibling;
      // Words and the names in them that light up the map; what else stands there is for pressing.
      const isSaid = (node: Node): boolean => !(node instanceof Element) || node.matches('.gp-link');
      const said = [...(words?.childNodes ?? [])].filter(isSaid).map(node => node.textContent);
      const text = said.join('').replace(/\s+/g, ' ').trim();
      const rule = words?.querySelector(':scope > .gp-rule')?.textContent ?? '';
      return { n: Number(number?.textContent), text, rule };
    }),
  );
}

export const langOf = async ({ page }: Visit): Promise<'en' | 'ja'> =>
  (await page.locator('html').getAttribute('lang')) === 'ja' ? 'ja' : 'en';

/** The last line of the log that fits, or an error that shows the log's end. */
export async function logged(v: Visit, what: RegExp): Promise<LogLine> {
  const lines = await log(v);
  const found = lines.findLast(line => what.test(line.text));
  if (found) return found;
  const end = lines.slice(-12).map(line => `${line.n} ${line.text} ${line.rule}`);
  throw new Error(`the log holds no ${what}; it ends\n${end.join('\n')}`);
}

const MENU = { en: 'Menu', ja: 'メニュー' } as const;

export async function menu(v: Visit, entry: string): Promise<void> {
  await touch(v, v.page.getByRole('button', { name: MENU[await langOf(v)], exact: true }));
  await touch(v, v.page.getByRole('menuitem', { name: entry, exact: true }));
}

/** What stands in the corner now. */
export const notices = ({ page }: Visit): Promise<string[]> => page.locator('.notice p').allInnerTexts();
