import { expect, it } from 'vitest';
import { seededDice } from '../../kit/dice.ts';
import { FACE_DOWN } from './view.ts';
import { game } from './whole.ts';

const s = { ...game.setup('raid', {}, seededDice(1)), chit: [2, -1, -1, 0, -1, 1, -1] };

it('3.1 the other side sees that there is a chit, not which', () => {
  expect(game.view(s, 'blue').chit).toEqual([2, -1, -1, 0, -1, FACE_DOWN, -1]);
  expect(game.view(s, 'red').chit).toEqual([FACE_DOWN, -1, -1, FACE_DOWN, -1, 1, -1]);
  expect(game.view(s, 'observer').chit).toEqual([FACE_DOWN, -1, -1, FACE_DOWN, -1, FACE_DOWN, -1]);
});

it('3.1 an imagined state fits the view, and every chit comes up', () => {
  const v = game.view(s, 'blue');
  const drawn = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const imagined = game.imagine(v, 'blue', seededDice(seed));
    expect(game.view(imagined, 'blue')).toEqual(v);
    drawn.add(imagined.chit[5]!);
  }
  expect([...drawn].sort()).toEqual([0, 1, 2]);
});

it('3.3 the kind of a drawn chit is taken out of the log for others', () => {
  const event = { type: 'rested', rule: '3.3', unit: 0, chit: 2 };
  expect(game.seen(event, 'blue')).toEqual(event);
  expect(game.seen(event, 'red')).toEqual({ type: 'rested', rule: '3.3', unit: 0 });
});
