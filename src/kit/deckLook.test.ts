import { expect, it } from 'vitest';
import { cardsSeen } from './deck.ts';
import { handLook } from './deckLook.ts';
import type { CardShown } from './depict.ts';

const [DECK, BLUE, RED] = [-1, 0, 1];
const text = (en: string) => ({ ja: en, en });
const faceOf = (card: number): CardShown => ({ card, title: text(`card ${card}`), uses: [], state: 'ready' });
const hand = { id: 'hand', title: text('Hand'), rule: '7.1' };

it('a hand shows the cards that the seat sees, and counts the others', () => {
  const seen = cardsSeen([BLUE, RED, DECK, BLUE, RED, DECK], [RED, DECK]);
  expect(handLook(seen, { ...hand, place: BLUE }, faceOf)).toEqual({ ...hand, cards: [faceOf(0), faceOf(3)] });
  expect(handLook(seen, { ...hand, place: RED }, faceOf)).toEqual({ ...hand, cards: [], hidden: 2 });
});
