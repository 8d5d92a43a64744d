/** The home page as a player uses it. */
import type { Locator } from 'playwright-core';
import { en } from '../../../src/client/text/en.ts';
import { ja } from '../../../src/client/text/ja.ts';
import type { Role } from '../../../src/kit/game.ts';
import { settled, touch } from './table.ts';
import type { Visit } from './visit.ts';

/** Who sits where: a role against the computer, two at this screen, or the computer alone. */
export type Seats = Role | 'two' | 'watch';

export const shellWords = ({ lang }: Pick<Visit, 'lang'>): typeof en => (lang === 'ja' ? ja : en);

export const card = (v: Visit): Locator => v.page.getByRole('article', { name: v.on.game.title[v.lang] });

/** The name of a kind of seating, as on its button. */
export function seatsName(v: Visit, seats: Seats): RegExp {
  const words = shellWords(v);
  const name =
    seats === 'two'
      ? words.twoHere
      : seats === 'watch'
        ? words.watch
        : words.against(v.on.game.words[v.lang].role(seats));
  return new RegExp(`^${name.replace(/[()（）]/g, '\\$&')}`);
}

/** Chooses the seats and starts; returns how many clicks that took. */
export async function begin(v: Visit, seats: Seats): Promise<number> {
  const seat = card(v).getByRole('radio', { name: seatsName(v, seats) });
  const isChosen = await seat.isChecked();
  if (!isChosen) await touch(v, seat);
  await touch(v, card(v).getByRole('button', { name: shellWords(v).playNow }));
  await settled(v);
  return isChosen ? 1 : 2;
}
