import { describe, expect, it } from 'vitest';
import { act, acts, eventsOf, refused, type Trial } from '../../../kit/trial.ts';
import { combat, look } from '../testing.ts';

const CARDS = { cards: { 'barrage-1': 'blue', 'rally-1': 'blue', 'smoke-1': 'red', 'barrage-2': 'red' } };

/** The battle at 0503, both sides to choose. */
const asked = (cards: object = CARDS): Trial =>
  acts(combat('B1@0502, R1@0503, R2@0605', cards), { type: 'commit' }, { type: 'fight', hex: '0503' });

const choose = (card?: string) => (card === undefined ? { type: 'choose' } : { type: 'choose', card });

describe('7.2 both sides choose in secret', () => {
  it('7.2 at the same time, and nobody is told what the other has chosen', () => {
    const t = asked();
    expect(t.game.active(t.s)).toEqual(['blue', 'red']);
    const one = act(t, choose('barrage-1'));
    expect(one.game.active(one.s)).toEqual(['red']);
    const none = act(t, choose());
    expect(one.game.view(one.s, 'red')).toEqual(none.game.view(none.s, 'red'));
    expect(one.game.view(one.s, 'blue')).not.toEqual(none.game.view(none.s, 'blue'));
    expect(one.game.told?.({ type: 'choose', card: 0 }, 'blue', 'red')).toEqual({ type: 'choose' });
    expect(one.game.told?.({ type: 'choose', card: 0 }, 'blue', 'blue')).toEqual({ type: 'choose', card: 0 });
  });

  it('7.2 then cards are turned up and discarded', () => {
    const t = act(act(asked(), choose('barrage-1')), choose('smoke-1'), [4]);
    expect(eventsOf(t, 'card-shown')).toMatchObject([
      { role: 'blue', card: 'barrage-1', reveals: true },
      { role: 'red', card: 'smoke-1', reveals: true },
    ]);
    const discards = look(t).hands?.find(({ id }) => id === 'discards');
    expect(discards?.cards.map(({ card }) => t.game.names.cards[card])).toEqual(['barrage-1', 'smoke-1']);
  });

  it('7.2 a side without cards chooses none', () => {
    const t = asked({ cards: { 'smoke-1': 'red' } });
    expect(t.game.active(t.s)).toEqual(['red']);
    expect(eventsOf(act(t, choose(), [6]), 'no-card')).toHaveLength(2);
  });
});

describe('7.3 what cards do', () => {
  it.each([
    ['barrage-1', undefined, { attack: 5, defence: 3, shifts: [], column: '1:1' }],
    [undefined, 'barrage-2', { attack: 3, defence: 5, column: '1:2' }],
    [undefined, 'smoke-1', { attack: 3, shifts: [{ what: 'smoke', rule: '7.3', value: -1 }], column: '1:2' }],
  ])('7.3 %s against %s', (blue, red, expected) => {
    const t = act(act(asked(), choose(blue)), choose(red), [6]);
    expect(eventsOf(t, 'battle')[0]).toMatchObject(expected);
  });

  it('7.3 smoke of the attacker shifts to the right', () => {
    const t = act(asked({ cards: { 'smoke-1': 'blue' } }), choose('smoke-1'), [6]);
    expect(eventsOf(t, 'battle')[0]).toMatchObject({ column: '2:1' });
  });

  it('7.3 a rally is not for battles, nor a card that is not held', () => {
    expect(refused(asked(), choose('rally-1'))).toMatchObject({ rule: '7.3', code: 'not-for-battle' });
    expect(refused(asked(), choose('smoke-1'))).toMatchObject({ rule: '7.1', code: 'not-held' });
  });
});
