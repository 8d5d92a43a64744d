import { describe, expect, it } from 'vitest';
import { act, acts, can, hexesFor, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { unit } from '../pieces.ts';
import { position, stateOf } from '../testing.ts';
import { CALM } from '../testingArrivals.ts';
import { game } from '../whole.ts';

const invade: Said = { type: 'invade', unit: 'Tk9', hex: 'HH17' };
const END: Said = { type: 'end-movement' };

/** May 1942: the Soviets hold the Crimea, and Stavka can move in the second impulse, so that the game rests there. */
const sevastopol = (): Trial => position({ turn: 7, active: 'soviet', units: { ...CALM, Stavka: 'U3', Tk9: 'JJ23' } });

describe('8.4.3 an invasion', () => {
  it('8.4.3 C a unit that has landed does not move in the second impulse either', () => {
    const t = acts(act(sevastopol(), invade, [1]), END);
    expect([hexesFor(t, 'move', 'Tk9'), hexesFor(t, 'evacuate', 'Tk9')]).toEqual([[], []]);
    expect(refused(t, { type: 'move', unit: 'Tk9', hex: 'HH16' })).toMatchObject({
      rule: '8.4.3',
      code: 'landed-this-turn',
    });
  });

  it('8.4.3 C another unit does', () => {
    const t = act(sevastopol(), END);
    expect(hexesFor(t, 'move', 'Tk9').length).toBeGreaterThan(0);
  });

  it('8.4.3 C in the next turn it moves as ever, in both impulses', () => {
    const moves = (impulse: number, landed: number): boolean => {
      const s = stateOf({ turn: 8, active: 'soviet', impulse, units: { ...CALM, Tk9: 'HH17' } });
      s.landed = s.landed.with(unit('Tk9'), landed);
      return can({ game, s, events: [] }, { type: 'move', unit: 'Tk9', hex: 'HH16' });
    };
    expect([moves(1, 7), moves(2, 7), moves(2, 8)]).toEqual([true, true, false]);
  });
});
