/** Keyboard only: from one element to the next by Tab, over the map by arrows, and the typed move line. */
import type { Locator } from 'playwright-core';
import { centreOf, UNIT } from '../../../src/draw/layout.ts';
import { hexNumber } from './game.ts';
import { button, changing } from './table.ts';
import type { Visit } from './visit.ts';

/** A player would give up after this many keys. */
const MOST_KEYS = 120;

/** Moves to an element by Tab, or by Shift and Tab if that is shorter. */
export async function tabTo({ page }: Visit, what: Locator): Promise<void> {
  const hasFocus = (): Promise<boolean> => what.evaluate(element => element === document.activeElement);
  let key: 'Tab' | 'Shift+Tab' | undefined;
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    if (await hasFocus()) return;
    key ??= await what.evaluate(shorterWay);
    await page.keyboard.press(key ?? 'Tab');
  }
  throw new Error(`${key ?? 'Tab'} never leads to ${what}`);
}

/** Runs in the page. Unknown if nothing has the focus: the next Tab shows where it is. */
function shorterWay(element: Element): 'Tab' | 'Shift+Tab' | undefined {
  const isStop = (one: HTMLElement): boolean => one.tabIndex >= 0 && one.checkVisibility() && !one.matches(':disabled');
  const all = document.querySelectorAll<HTMLElement>('a, button, input, select, summary, [tabindex]');
  const stops: (Element | null)[] = [...all].filter(isStop);
  const from = stops.indexOf(document.activeElement);
  if (from < 0) return undefined;
  const on = (stops.indexOf(element) - from + stops.length) % stops.length;
  return on > stops.length / 2 ? 'Shift+Tab' : 'Tab';
}

/** Presses a current button and waits for the effect. */
export async function enter(v: Visit, name: string | RegExp): Promise<void> {
  await tabTo(v, button(v, name).first());
  await changing(v, () => v.page.keyboard.press('Enter'));
}

/** Types a move and waits for the effect. */
export async function type(v: Visit, line: string): Promise<void> {
  await tabTo(v, v.page.getByRole('combobox', { name: 'Type a move' }));
  await v.page.keyboard.type(line);
  await changing(v, () => v.page.keyboard.press('Enter'));
}

/** Moves over the map by arrows to a hex, by what is announced there. */
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
