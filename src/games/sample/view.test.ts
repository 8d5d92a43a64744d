import { expect, it } from 'vitest';
import { cardsAt, countSeen } from '../../kit/deck.ts';
import { seededDice } from '../../kit/dice.ts';
import { setup } from './setup.ts';
import { DECK } from './state.ts';
import { FACE_DOWN, imagine, seen, view } from './view.ts';

const first = setup('raid', {}, seededDice(1));
const s = { ...first, chit: [2, -1, -1, 0, -1, 1, -1, -1, -1] };

it('3.1 the other side sees that there is a chit, not which', () => {
  expect(view(s, 'blue').chit).toEqual([2, -1, -1, 0, -1, FACE_DOWN, -1, -1, -1]);
  expect(view(s, 'red').chit).toEqual([FACE_DOWN, -1, -1, FACE_DOWN, -1, 1, -1, -1, -1]);
  expect(view(s, 'observer').chit.filter(chit => chit === FACE_DOWN)).toHaveLength(3);
});

it('3.1 an imagined state fits the view, and every chit comes up', () => {
  const v = view(s, 'blue');
  const drawn = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const imagined = imagine(v, 'blue', seededDice(seed));
    expect(view(imagined, 'blue')).toEqual(v);
    drawn.add(imagined.chit[5] ?? -1);
  }
  expect([...drawn].sort()).toEqual([0, 1, 2]);
});

it('3.3 the kind of a drawn chit is taken out of the log for others', () => {
  const event = { type: 'rested', rule: '3.3', unit: 0, chit: 2 };
  expect(seen(event, 'blue')).toEqual(event);
  expect(seen(event, 'red')).toEqual({ type: 'rested', rule: '3.3', unit: 0 });
});

it('7.1 a side sees its own hand, and how many cards the other has', () => {
  const v = view(s, 'blue').cards;
  expect(cardsAt(v, 0)).toEqual(cardsAt(s.cards, 0));
  expect([cardsAt(v, 1), countSeen(v, 1), countSeen(v, DECK)]).toEqual([[], 2, 8]);
  const drew = { type: 'drew', rule: '7.1', role: 'red', n: 2, cards: [3, 4] };
  expect(seen(drew, 'red')).toEqual(drew);
  expect(seen(drew, 'blue')).toEqual({ type: 'drew', rule: '7.1', role: 'red', n: 2 });
});
