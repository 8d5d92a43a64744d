/** Questions before the first turn (3.0, 11.2). */
import type { Fields, Values } from '../../../kit/phrase.ts';
import type { SetupFrame, SideFrame } from '../frames.ts';
import { IS_COMPANY, UNITS_OF } from '../pieces.ts';
import { setUpLack } from '../rules/setUp.ts';
import { type State, TO_SET_UP } from '../state.ts';
import { type Asked, asks } from './asks.ts';
import type { Book } from './parts.ts';
import { place, zone } from './tongue.ts';

export const START_PROMPTS = [asks<SetupFrame>('set-up', setUp), asks<SideFrame>('model', () => ({ key: 'model' }))];

/** Units, then Tiger companies (13.4.5), then open hexes of a zone (3.2.2). */
function setUp(s: State, { side }: SetupFrame, book: Book): Asked {
  const left = UNITS_OF[side].filter(u => s.place[u] === TO_SET_UP);
  const n = left.filter(u => !IS_COMPANY[u]).length;
  if (n > 0) return { key: 'set-up', values: { n } };
  if (left.length > 0) return { key: 'set-up-tigers', values: { n: left.length } };
  const lack = setUpLack(s, side);
  return lack ? { key: 'set-up-open', values: openHex(book, { ...lack.about }) } : { key: 'set-up-done' };
}

const openHex = (book: Book, f: Fields): Values => ({ zone: zone(book, f.zone), place: place(book, f.hex) });
