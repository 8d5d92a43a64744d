/**
 * A game by screen reader: the list view, found by roles and names, and operated by keys alone. What happened is
 * announced by a live region, whatever else the page shows.
 */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { card, seatsName } from './support/home.ts';
import { tabTo } from './support/keyboard.ts';
import { asked } from './support/table.ts';
import { type Visit, visit } from './support/visit.ts';

const TWO_TO_ONE = ['AD', 'AL', 'EX', 'EX', 'DL', 'DD'];

const button = ({ page }: Visit, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first();

/** Tabs to an element and presses Enter. */
async function use(v: Visit, what: Locator): Promise<void> {
  await what.waitFor();
  await tabTo(v, what);
  await v.page.keyboard.press('Enter');
}

/** Waits until something is announced, and returns it. */
async function heard({ page }: Visit, what: RegExp): Promise<RegExpExecArray> {
  const told = page.getByRole('log', { name: 'What happened' });
  await expect.poll(() => told.innerText()).toMatch(what);
  const found = what.exec(await told.innerText());
  if (!found) throw new Error(`not told any more: ${what}`);
  return found;
}

/** The text under the heading of a hex. */
const at = ({ page }: Visit, hex: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${hex},`) }) });

async function sitDown(v: Visit): Promise<void> {
  const { keyboard } = v.page;
  await tabTo(v, card(v).getByRole('radio').first());
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  const two = card(v).getByRole('radio', { name: seatsName(v, 'two') });
  expect(await two.isChecked()).toBe(true);
  await use(v, card(v).getByRole('button', { name: 'Play now' }));
  await use(v, button(v, 'Menu'));
  await use(v, v.page.getByRole('menuitem', { name: 'List view' }));
  await v.page.getByRole('heading', { name: 'Choices' }).waitFor();
}

test('a decision, a move and an attack in the list view', async () => {
  const v = await visit();
  const { page } = v;
  await sitDown(v);

  for (const rule of ['3.1', '3.2']) {
    await asked(v, new RegExp(`^${rule} .*set up`));
    await use(v, button(v, 'Historical set-up'));
    await heard(v, /historical set-up\.$/);
    await use(v, button(v, 'Set-up complete'));
    await heard(v, /set-up complete\./);
  }
  await page
    .getByRole('button', { name: /^(End air placement|Pass)$/ })
    .first()
    .waitFor();
  if (await button(v, 'End air placement').isVisible()) await use(v, button(v, 'End air placement'));

  await use(v, button(v, 'Battle group at 0206…'));
  const choosing = page.getByRole('group', { name: 'Choose the units' });
  await use(v, choosing.getByRole('button', { name: /^156 / }));
  await use(v, choosing.getByRole('button', { name: 'Battle group at 0206: 16PG/156' }));
  await heard(v, /^Axis: battle group at 0206, 16PG\/156\.$/);
  await use(v, button(v, 'Move 16PG/156…'));
  const ways = page.getByRole('group', { name: 'Move 16PG/156…' });
  await use(v, ways.getByRole('button', { name: 'Move 16PG/156 to 0406 (1½ MP, must stop there)' }));
  await heard(v, /^16PG\/156 moves 0206 → 0406/);
  await expect.poll(() => at(v, '0406').innerText()).toContain('156 Mot Rgt');
  expect(await at(v, '0206').innerText()).not.toContain('156 Mot Rgt');

  await use(v, button(v, 'End movement'));
  await use(v, at(v, '0405').getByRole('button', { name: 'Attack 0405' }));
  await use(v, button(v, 'Resolve the attack'));
  await page
    .getByRole('button', { name: /^(Keep the marker|Hold with .*)$/ })
    .first()
    .waitFor();
  if (await button(v, 'Keep the marker').isVisible()) await use(v, button(v, 'Keep the marker'));
  const [, die = '', result] = await heard(v, /at 0405: 2:1; die (\d) = (\w+)\./);
  expect(result).toBe(TWO_TO_ONE[Number(die) - 1]);
});
