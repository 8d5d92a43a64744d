import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cards,
  cardsAt,
  cardsSeen,
  countAt,
  countSeen,
  drawCards,
  imagineCards,
  isUnseen,
  moved,
} from './deck.ts';
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
  const see = (cards: Cards): Cards => cardsSeen(cards, [DECK, RED]);

  it('tells two decks apart by nothing but the counts', () => {
    expect(see([DECK, RED, BLUE, DISCARDS])).toEqual(see([RED, DECK, BLUE, DISCARDS]));
    expect(see([DECK, RED, BLUE, RED])).not.toEqual(see([DECK, RED, BLUE, DECK]));
  });

  it('is the faces at its own places, and how many backs are at the others', () => {
    const seen = see([RED, DECK, BLUE, RED, DISCARDS]);
    expect(seen.map(isUnseen)).toEqual([true, true, false, true, false]);
    expect([DECK, RED, BLUE, DISCARDS].map(place => countSeen(seen, place))).toEqual([1, 2, 1, 1]);
    expect([cardsAt(seen, BLUE), cardsAt(seen, RED)]).toEqual([[2], []]);
  });

  it('is what cards imagined from it look like', () => {
    const column = fc.array(fc.constantFrom(DECK, BLUE, RED, DISCARDS), { maxLength: 12 });
    fc.assert(
      fc.property(column, fc.integer(), (cards, seed) => {
        const imagined = imagineCards(see(cards), seededDice(seed), '4.1');
        expect(see(imagined)).toEqual(see(cards));
        expect(imagined.some(isUnseen)).toBe(false);
      }),
    );
  });

  it('leaves every way of dealing the backs with the same chance', () => {
    const ways = new Map<string, number>();
    everyRoll(
      dice => imagineCards(see([RED, DECK, DECK, BLUE]), dice, '4.1').join(),
      (way, chance) => ways.set(way, (ways.get(way) ?? 0) + chance),
    );
    expect(ways.size).toBe(3);
    for (const chance of ways.values()) expect(chance).toBeCloseTo(1 / 3, 12);
  });
});
