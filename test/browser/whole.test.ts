/** A whole game against the computer, to its end. */
import { expect, test } from 'vitest';
import { trialOf } from './support/course.ts';
import { game } from './support/game.ts';
import { begin } from './support/home.ts';
import { logged, menu } from './support/table.ts';
import { type Visit, visit } from './support/visit.ts';

const PATIENCE_MS = 240_000;

const outcome = ({ page }: Visit) => page.locator('.gp-outcome');
const hurry = ({ page }: Visit) => page.getByRole('combobox', { name: 'Pace' }).selectOption({ label: 'At once' });

/** Buttons of the list view that advance the game, the simplest first: end, pass, hold; then anything legal. */
const PLAIN = /^(Pass|End |Set-up complete|Historical|Keep|Hold|Resolve|Begin)/;

/** Answers every decision with the buttons of the list view until the game is over; returns how many were pressed. */
async function playOn({ page }: Visit): Promise<number> {
  return page.evaluate(
    async ([plain = '', most = '']) => {
      const first = new RegExp(plain);
      const wait = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 20));
      const isOver = (): boolean => document.querySelector('.gp-outcome') !== null;
      const choices = (): HTMLButtonElement[] => {
        const open = [...document.querySelectorAll<HTMLButtonElement>('.gp-completions button')];
        const listed = [...document.querySelectorAll<HTMLButtonElement>('.gp-list button:not([aria-expanded=true])')];
        return (open.length > 0 ? open : listed).filter(button => !button.disabled);
      };
      let presses = 0;
      for (const began = performance.now(); !isOver() && performance.now() - began < Number(most); ) {
        const all = choices();
        const next = all.find(button => first.test(button.innerText)) ?? all[0];
        next?.click();
        if (next) presses++;
        await wait();
      }
      return presses;
    },
    [PLAIN.source, String(PATIENCE_MS)],
  );
}

test('a whole game against the computer', async () => {
  const v = await visit({ calm: true });
  await begin(v, 'axis');
  await hurry(v);
  await menu(v, 'List view');
  // An Axis that only passes and holds never reaches Sixth Army.
  const presses = await playOn(v);
  expect(await outcome(v).innerText()).toMatch(/^Soviet victory: four turns have passed/);
  expect(presses).toBeGreaterThan(20);
  expect(await logged(v, /The last turn is over/)).toMatchObject({ rule: '4.0' });
  expect(game.outcome((await trialOf(v)).s)).toMatchObject({ winner: 'soviet', rule: '4.0' });
});
