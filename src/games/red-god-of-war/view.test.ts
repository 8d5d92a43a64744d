import { expect, it } from 'vitest';
import { seededDice } from '../../kit/dice.ts';
import { position } from './testing.ts';
import { FACE_DOWN } from './view.ts';
import { game } from './whole.ts';

const UNITS = '20A HQ@3101, XX HQ@0130';
const t = position({
  phase: 'draw',
  turn: 2,
  units: UNITS,
  chits: { '20A': 'cup', '31A': 'cup', XX: 'cup', VI: 'drawn' },
  drawn: ['VI'],
  before: ['20A', '31A'],
});
const chits = (seat: string): number[] => Object(t.game.view(t.s, seat)).chits;

it('7.1 a side knows its own chits; of the others how many are in the cup', () => {
  expect(chits('german').slice(0, 10)).toEqual([2, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
  expect(
    chits('german')
      .slice(10)
      .every(place => place === FACE_DOWN),
  ).toBe(true);
  expect(chits('observer').filter(place => place === FACE_DOWN)).toHaveLength(19);
  expect(Object(t.game.view(t.s, 'german')).cup).toEqual([1, 2]);
});

it('7.1 7.4 an imagined cup fits what is known', () => {
  const view = t.game.view(t.s, 'german');
  for (let seed = 0; seed < 20; seed++) {
    const s = t.game.imagine(view, 'german', seededDice(seed));
    expect(t.game.view(s, 'german')).toEqual(view);
    expect(t.game.check(s)).toEqual([]);
  }
});

it('7.1 the log tells others that chits were put in, not which', () => {
  const event = { type: 'chits-put', rule: '7.1', role: 'soviet', cards: [15] };
  expect(game.seen(event, 'soviet')).toEqual(event);
  expect(game.seen(event, 'german')).toEqual({ type: 'chits-put', rule: '7.1', role: 'soviet' });
});
