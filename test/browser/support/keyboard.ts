/** Keys alone: from one thing to the next by Tab, over the map by arrows, and the typed move line. */
import type { Locator } from 'playwright-core';
import { centreOf, UNIT } from '../../../src/draw/layout.ts';
import { hexNumber } from './game.ts';
import { button, changing } from './table.ts';
import type { Visit } from './visit.ts';

/** A player gives up after so many keys. */
const MOST_KEYS = 120;

/** Presses a key until something has the focus. */
async function keyTo({ page }: Visit, key: string, what: Locator): Promise<void> {
  const hasFocus = (): Promise<boolean> => what.evaluate(element => element === document.activeElement);
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never leads to ${what}`);
}

export const tabTo = (v: Visit, what: Locator): Promise<void> => keyTo(v, 'Tab', what);

/** Presses a button of the moment and waits for what comes of it. */
export async function enter(v: Visit, name: string | RegExp): Promise<void> {
  await tabTo(v, button(v, name).first());
  await changing(v, () => v.page.keyboard.press('Enter'));
}

/** Types a move and waits for what comes of it. */
export async function type(v: Visit, line: string): Promise<void> {
  await tabTo(v, v.page.getByRole('combobox', { name: 'Type a move' }));
  await v.page.keyboard.type(line);
  await changing(v, () => v.page.keyboard.press('Enter'));
}

/** Goes over the map by arrows to a hex, by what is spoken there. */
export async function walkTo(v: Visit, hex: string): Promise<void> {
  await tabTo(v, v.page.getByRole('application'));
  const goal = centreOf(v.on.layout, hexNumber(hex, v.on));
  await v.page.keyboard.press('ArrowDown');
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    const spoken = await v.page.locator('.hf-board [aria-live]').innerText();
    const here = /^\w+/.exec(spoken)?.[0] ?? '';
    if (here === hex) return;
    const at = centreOf(v.on.layout, hexNumber(here, v.on));
    const [right, down] = [goal.x - at.x, goal.y - at.y];
    const isLevel = Math.abs(down) < UNIT / 2;
    await v.page.keyboard.press(
      isLevel ? (right > 0 ? 'ArrowRight' : 'ArrowLeft') : down > 0 ? 'ArrowDown' : 'ArrowUp',
    );
  }
  throw new Error(`the arrows never lead to ${hex}`);
}
