import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cards, cardsAt, cardsSeen, countAt, drawCards, imagineCards, moved, UNSEEN } from './deck.ts';
import { everyRoll, scriptedDice, seededDice } from './dice.ts';

const [DECK, BLUE, RED, DISCARDS] = [-1, 0, 1, -2];
const NAMES = ['ace', 'king', 'queen', 'jack'];
const draw = { deck: DECK, to: BLUE, discards: DISCARDS, rule: '4.1', names: NAMES };

it('a card is at one place', () => {
  const cards = [DECK, BLUE, DECK, RED];
  expect([cardsAt(cards, DECK), cardsAt(cards, DISCARDS), countAt(cards, BLUE)]).toEqual([[0, 2], [], 1]);
  expect(moved(cards, [0, 3], DISCARDS)).toEqual([DISCARDS, BLUE, DECK, DISCARDS]);
  expect(cards).toEqual([DECK, BLUE, DECK, RED]);
});

describe('drawing', () => {
  it('takes each card of the deck with the same chance', () => {
    const chances = new Map<number, number>();
    everyRoll(
      dice => drawCards([DECK, RED, DECK, DECK], { ...draw, many: 1 }, dice).drawn[0] ?? -1,
      (card, chance) => chances.set(card, (chances.get(card) ?? 0) + chance),
    );
    expect([...chances.keys()].sort()).toEqual([0, 2, 3]);
    for (const chance of chances.values()) expect(chance).toBeCloseTo(1 / 3, 12);
  });

  it('can be scripted by name', () => {
    const { cards, drawn } = drawCards([DECK, DECK, DECK, RED], { ...draw, many: 2 }, scriptedDice(['queen', 'ace']));
    expect([cards, drawn]).toEqual([
      [BLUE, DECK, BLUE, RED],
      [2, 0],
    ]);
  });

  it('shuffles the discards once the deck is empty, and says when', () => {
    const cards = [DECK, DISCARDS, DISCARDS, RED];
    const after = drawCards(cards, { ...draw, many: 2 }, scriptedDice(['ace', 'queen']));
    expect(after).toEqual({ cards: [BLUE, DECK, BLUE, RED], drawn: [0, 2], shuffled: 1 });
  });

  it('ends where there are no cards left', () => {
    const { discards: _none, ...bare } = draw;
    expect(drawCards([RED, DISCARDS], { ...bare, many: 2 }, seededDice(1)).drawn).toEqual([]);
    expect(drawCards([RED, RED], { ...draw, many: 2 }, seededDice(1))).toEqual({ cards: [RED, RED], drawn: [] });
  });
});

describe('what a seat sees', () => {
  it('tells two decks apart by nothing but the counts', () => {
    const see = (cards: Cards) => cardsSeen(cards, [DECK, RED]);
    expect(see([DECK, RED, BLUE, DISCARDS])).toEqual(see([RED, DECK, BLUE, DISCARDS]));
    expect(see([DECK, RED, BLUE, DISCARDS]).cards).toEqual([UNSEEN, UNSEEN, BLUE, DISCARDS]);
  });

  it('is what cards imagined from it look like', () => {
    const column = fc.array(fc.constantFrom(DECK, BLUE, RED, DISCARDS), { maxLength: 12 });
    fc.assert(
      fc.property(column, fc.integer(), (cards, seed) => {
        const seen = cardsSeen(cards, [DECK, RED]);
        expect(cardsSeen(imagineCards(seen, seededDice(seed), '4.1'), [DECK, RED])).toEqual(seen);
      }),
    );
  });

  it('cannot hide more cards than it counts', () => {
    expect(() => imagineCards({ cards: [UNSEEN], counts: [] }, seededDice(1), '4.1')).toThrow('4.1');
  });
});
