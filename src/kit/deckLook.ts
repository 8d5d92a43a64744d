/** Hands as the screen shows them, from what a seat sees of a column of cards (deck.ts). */
import { type Cards, cardsAt, countSeen } from './deck.ts';
import type { CardShown, HandShown } from './depict.ts';

/** A place that holds cards, under its name. */
export interface HandSpec extends Omit<HandShown, 'cards' | 'hidden'> {
  readonly place: number;
}

/** The cards at a place: those that the seat sees face up, the others counted. */
export function handLook(seen: Cards, { place, ...named }: HandSpec, faceOf: (card: number) => CardShown): HandShown {
  const open = cardsAt(seen, place);
  const hidden = countSeen(seen, place) - open.length;
  return { ...named, cards: open.map(faceOf), ...(hidden > 0 && { hidden }) };
}
