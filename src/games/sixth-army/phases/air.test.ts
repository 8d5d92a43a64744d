import { describe, expect, it } from 'vitest';
import type { Script } from '../../../kit/dice.ts';
import { topFrame } from '../../../kit/flow.ts';
import type { Json } from '../../../kit/game.ts';
import { act, actionsOf, active, acts, can, eventsOf, refused, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import { game } from '../whole.ts';

const UNITS = '6Pz/I/11@0205, 61C@1005, 81C@1005';
const ART = 'artillery';
const AT = 'anti-tank';

/** The air phase of a turn, right after the dice and draws. */
function air(turn: number, rolls: readonly Script[], extra: Readonly<Record<string, Json>> = {}): Trial {
  if (turn === 1) {
    const ready = position({ phase: 'set-up', active: 'soviet', units: {} });
    const all = acts(ready, { type: 'historical-set-up' }, { type: 'ready' }, { type: 'historical-set-up' });
    return act(all, { type: 'ready' }, rolls);
  }
  if (turn === 3)
    return act(
      position({ turn: 3, phase: 'reinforcement', active: 'soviet', units: UNITS, ...extra }),
      { type: 'end-arrival' },
      rolls,
    );
  const before = position({ turn: turn - 1, phase: 'recovery', active: 'soviet', units: UNITS, ...extra });
  return act(before, { type: 'end-recovery' }, rolls);
}

/** Markers in hand: Axis air, artillery; Soviet air, artillery, anti-tank. */
const hand = ([air0 = 0, art0 = 0, air1 = 0, art1 = 0, at1 = 0]: readonly number[]) => ({
  support: [air0, art0, 0, air1, art1, at1],
});

const draws: readonly Script[] = [ART, ART, ART, 'air'];

describe('6.2 turns 1 and 2', () => {
  it.each([
    [1, 1, 2],
    [1, 2, 3],
    [1, 3, 3],
    [1, 4, 4],
    [1, 5, 4],
    [2, 1, 1],
    [2, 2, 2],
    [2, 3, 2],
    [2, 4, 3],
    [2, 5, 4],
  ])('6.2 turn %i, die %i: the Axis draw %i markers', (turn, die, n) => {
    const t = air(turn, [die, ...draws.slice(0, n)]);
    expect(t.s).toMatchObject(hand([n > 3 ? 1 : 0, Math.min(n, 3), 0, 0, 0]));
  });

  it.each([1, 2])('6.2 turn %i, die 6: the Axis have all five without drawing', turn => {
    expect(air(turn, [6]).s).toMatchObject(hand([2, 3, 0, 0, 0]));
  });

  it('6.2 only one die is rolled: the Soviets never win the air on turn 2', () => {
    expect(air(2, [1, 'air']).s).toMatchObject(hand([1, 0, 0, 0, 0]));
  });
});

describe('6.0 later turns', () => {
  it.each([
    [3, [4, 3, ART], [0, 1, 0, 0, 0]],
    [3, [6, 4, 'air', ART], [1, 1, 0, 0, 0]],
    [3, [6, 2, 'air', ART, 'air', ART], [2, 2, 0, 0, 0]],
    [4, [5, 2, ART, ART, ART], [0, 3, 0, 0, 0]],
  ])('6.1 turn %i: Axis die over Soviet die %j gives the difference in markers', (turn, rolls, want) => {
    expect(air(turn, rolls).s).toMatchObject(hand(want));
  });

  it.each([
    [3, [3, 4, AT], [0, 0, 0, 0, 1]],
    [3, [2, 5, 'air', ART, AT], [0, 0, 1, 1, 1]],
    [4, [1, 5, ART, AT, AT, ART], [0, 0, 0, 2, 2]],
  ])('6.1 turn %i: Soviet die over Axis die %j gives the Soviets the difference', (turn, rolls, want) => {
    expect(air(turn, rolls).s).toMatchObject(hand(want));
  });

  it('6.1 a difference of five gives every marker without drawing', () => {
    expect(air(3, [6, 1]).s).toMatchObject(hand([2, 3, 0, 0, 0]));
    expect(air(3, [1, 6]).s).toMatchObject(hand([0, 0, 1, 2, 2]));
  });

  it.each([1, 2, 3, 4, 5, 6])('6.0 equal dice of %i give nobody markers', die => {
    expect(air(3, [die, die]).s).toMatchObject(hand([0, 0, 0, 0, 0]));
  });

  it('6.1 a drawn marker is out of the cup', () => {
    expect(() => air(3, [1, 4, 'air', 'air', ART])).toThrow('asks for one of');
    expect(() => air(3, [1, 5, AT, AT, AT, ART])).toThrow('asks for one of');
    expect(() => air(3, [5, 2, 'air', 'air', 'air'])).toThrow('asks for one of');
  });

  it('2.2.2 air, artillery and anti-tank markers are drawn from one cup', () => {
    const t = air(3, [2, 5, AT, 'air', ART]);
    expect(t.s).toMatchObject(hand([0, 0, 1, 1, 1]));
  });

  it('6.1 the markers drawn are shown to both players', () => {
    const [shown] = eventsOf(air(3, [2, 5, 'air', AT, ART]), 'support');
    expect(shown).toMatchObject({ role: 'soviet', cards: ['air', ART, AT] });
    const event = { type: 'support', cards: [10] };
    expect(game.seen(event, 'axis')).toEqual(event);
  });

  it('6.1 only the own markers are drawn from', () => {
    expect(() => air(3, [2, 1, AT])).toThrow('asks for one of');
  });

  it('6.1 unused markers do not last into the next turn', () => {
    const extra = { support: { axis: { air: 2, artillery: 3 }, soviet: { artillery: 2, 'anti-tank': 1 } } };
    expect(air(2, [1, ART], extra).s).toMatchObject(hand([0, 1, 0, 0, 0]));
    expect(air(4, [3, 3], extra).s).toMatchObject(hand([0, 0, 0, 0, 0]));
  });

  it('6.1 every marker is in the cup again each turn, used or not', () => {
    expect(air(4, [6, 1], { support: { axis: { artillery: 1 } } }).s).toMatchObject(hand([2, 3, 0, 0, 0]));
  });

  it('6.0 the air phase is over at once without an Axis air marker', () => {
    const t = air(3, [4, 3, ART]);
    expect([active(t), topFrame(t.s)?.phase]).toEqual(['axis', 'operations']);
  });
});

describe('6.3 Axis air markers', () => {
  const placing = (n: number): Trial =>
    position({ phase: 'air-placement', support: { axis: { air: n } }, units: UNITS });
  const put = (hex: string) => ({ type: 'place-air', card: 'air', hex });

  it('6.3 a marker goes to any hex of the map, under friend, enemy or nobody', () => {
    expect(actionsOf(placing(1), 'place-air')).toHaveLength(game.names.hexes.length);
    expect(can(placing(1), put('1005'))).toBe(true);
    expect(can(placing(1), put('0205'))).toBe(true);
  });

  it('6.3 a hex takes one marker', () => {
    const t = act(placing(2), put('0811'));
    expect(refused(t, put('0811')).rule).toBe('6.3');
    expect(can(t, put('0812'))).toBe(true);
  });

  it('6.3 placed markers are on the map and no longer in hand', () => {
    const t = acts(placing(2), put('0811'), put('0812'));
    expect(t.s).toMatchObject(hand([0, 0, 0, 0, 0]));
    const [one, two] = ['0811', '0812'].map(hex => game.names.hexes.indexOf(hex));
    expect(t.s).toMatchObject({ air: [one, two] });
    expect(topFrame(t.s)?.phase).toBe('operations');
  });

  it('6.3 a marker may be kept for an air attack', () => {
    const t = acts(placing(2), put('0811'), { type: 'end-air' });
    expect(t.s).toMatchObject(hand([1, 0, 0, 0, 0]));
    expect(can(t, { type: 'support-attack', card: 'air', hex: '1005' })).toBe(true);
  });

  it('6.3 a placed marker makes no air attack', () => {
    const t = act(placing(1), put('0811'));
    expect(refused(t, { type: 'support-attack', card: 'air', hex: '1005' }).rule).toBe('12.1');
  });

  it('6.3 markers go on the map at the end of the air phase only', () => {
    const t = position({ units: UNITS, support: { axis: { air: 1 } } });
    expect(can(t, put('0811'))).toBe(false);
  });

  it('6.3 the Soviet air marker never goes on the map', () => {
    const t = air(3, [3, 4, 'air']);
    expect([active(t), topFrame(t.s)?.phase]).toEqual(['axis', 'operations']);
    expect(t.s).toMatchObject({ air: [] });
    const later = act(t, { type: 'pass' });
    expect(can(later, put('0811'))).toBe(false);
    expect(can(later, { type: 'support-attack', card: 'air', hex: '0205' })).toBe(true);
  });
});
