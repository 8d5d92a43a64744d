import { describe, expect, it } from 'vitest';
import type { Json, Options } from '../../../kit/game.ts';
import { act, acts, can, eventsOf, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { hex, unit } from '../pieces.ts';
import { position } from '../testing.ts';

const sail = (name: string, to: string) => ({ type: 'sail', unit: name, hex: to });
const invade = (name: string, to: string) => ({ type: 'invade', unit: name, hex: to });
const evacuate = (name: string, to?: string) => ({
  type: 'evacuate',
  unit: name,
  ...(to !== undefined && { hex: to }),
});
const move = (name: string, to: string) => ({ type: 'move', unit: name, hex: to });
const END = { type: 'end-movement' };

/** May 1942: the Soviets hold Odessa, Sevastopol and Rostov. */
const soviet = (units: Record<string, Json>, more: Record<string, Json> = {}, options: Options = {}): Trial =>
  position({ turn: 7, active: 'soviet', units: { Stalin: 'U3', ...units }, ...more }, options);
const axis = (units: Record<string, Json>, more: Record<string, Json> = {}, options: Options = {}): Trial =>
  position({ turn: 7, units: { Hitler: 'G33', ...units }, ...more }, options);
const ARRIVING = { box: 'arriving' };
const BLACK = { DD24: 'axis', JJ23: 'axis', II15: 'axis' };

const why = (t: Trial, said: Parameters<typeof refused>[1]): [string, string] => {
  const { rule, code } = refused(t, said);
  return [rule, code];
};

describe('8.4.1 sea movement takes the place of a move', () => {
  it('8.4.1 it uses no hexes, only the move', () => {
    const t = act(soviet({ Tk9: 'JJ23' }), sail('Tk9', 'II15'), [4]);
    expect(placeOf(t, 'Tk9')).toBe('II15');
    expect(why(t, move('Tk9', 'II14'))).toEqual(['8.4.1', 'has-sailed']);
  });

  it('8.4.1 not after another move', () => {
    const t = acts(soviet({ Tk9: 'II14' }), move('Tk9', 'II15'));
    expect(why(t, sail('Tk9', 'JJ23'))).toEqual(['8.4.1', 'sea-after-march']);
  });

  it('8.4.1 not in an impulse in which the unit could not move', () => {
    expect(why(soviet({ '8A': 'JJ23' }, { impulse: 2 }), sail('8A', 'II15'))).toEqual(['8.2.4', 'no-allowance']);
    expect(why(soviet({ Tk9: 'JJ23', '41Pz': 'II23' }, { impulse: 2 }), sail('Tk9', 'II15'))).toEqual([
      '8.2.3',
      'held',
    ]);
    expect(why(soviet({ Stavka: 'JJ23' }), sail('Stavka', 'II15'))).toEqual(['8.5.2', 'hq-first-impulse']);
  });

  it('8.4.1 what arrives and cannot move in that impulse does not come by sea', () => {
    expect(hexesFor(soviet({ Stavka: ARRIVING }), 'sail', 'Stavka')).toEqual([]);
    expect(hexesFor(soviet({ Stavka: ARRIVING }, { impulse: 2 }), 'sail', 'Stavka')).toEqual(['DD24', 'JJ23', 'II15']);
  });

  it('8.4 an enemy ZOC does not matter, neither here nor there', () => {
    const t = soviet({ Tk9: 'JJ23', '41Pz': 'II23', '8A': 'II15', '1Inf': 'II14' });
    expect(can(t, sail('Tk9', 'II15'))).toBe(true);
  });

  it('8.5.2 headquarters sail in the second impulse', () => {
    expect(can(soviet({ Stavka: 'JJ23' }, { impulse: 2 }), sail('Stavka', 'II15'))).toBe(true);
  });

  it('8.6.2 dictators sail in the first', () => {
    expect(can(soviet({ Stalin: 'JJ23' }), sail('Stalin', 'II15'))).toBe(true);
  });
});

describe('8.4.2 two sea areas', () => {
  it('8.4.2 one voyage stays in one of them', () => {
    expect(why(axis({ '1Inf': 'DD24' }, { owner: { DD24: 'axis' } }), sail('1Inf', 'H23'))).toEqual([
      '8.4.2',
      'other-sea',
    ]);
  });

  it('8.4.2 the Caspian and the White Sea have none', () => {
    expect(why(soviet({ Tk9: 'PP5' }), sail('Tk9', 'C2'))).toEqual(['8.4.3', 'not-on-coast']);
  });
});

describe('8.4.3 what can be done', () => {
  it('8.4.3 A from an own port to an own port', () => {
    expect(hexesFor(soviet({ Tk9: 'JJ23' }), 'sail', 'Tk9')).toEqual(['DD24', 'II15']);
    const t = soviet({ Tk9: 'JJ23' }, { owner: { II15: 'axis' } });
    expect(why(t, sail('Tk9', 'II15'))).toEqual(['8.4.3', 'port-not-yours']);
    expect(why(soviet({ Tk9: 'JJ22' }), sail('Tk9', 'II15'))).toEqual(['8.4.3', 'not-in-port']);
  });

  it('5.5 8.4.3 A an empty port in an enemy ZOC alone is the enemy’s', () => {
    expect(why(soviet({ Tk9: 'JJ23', '41Pz': 'II14' }), sail('Tk9', 'II15'))).toEqual(['8.4.3', 'port-not-yours']);
  });

  it('8.4.3 B what arrives may come through any own port, even the only one', () => {
    const t = soviet({ Tk9: ARRIVING }, { owner: { DD24: 'axis', JJ23: 'axis' } });
    expect(hexesFor(t, 'sail', 'Tk9')).toEqual(['II15']);
    const landed = act(t, sail('Tk9', 'II15'), [3]);
    expect([placeOf(landed, 'Tk9'), eventsOf(landed, 'sail')[0]?.kind]).toEqual(['II15', 'arrival']);
  });

  it('8.4.3 B it uses the sea movement of the turn', () => {
    const t = act(soviet({ Tk9: ARRIVING, Tk1: ARRIVING }), sail('Tk9', 'II15'), [1]);
    expect(why(t, sail('Tk1', 'II15'))).toEqual(['8.4.8', 'sea-used']);
  });

  it('8.4.3 C a landing on any coast of the Black Sea, from a port or on arrival', () => {
    const t = soviet({ Tk9: 'JJ23', Tk1: ARRIVING });
    expect([can(t, invade('Tk9', 'HH17')), can(t, invade('Tk1', 'GG30'))]).toEqual([true, true]);
    expect(why(t, invade('Tk9', 'GG17'))).toEqual(['8.4.3', 'no-coast']);
    expect(why(soviet({ Tk9: 'JJ21' }), invade('Tk9', 'HH17'))).toEqual(['8.4.3', 'not-in-port']);
  });

  it('8.4.3 C not where an enemy stands, but into his ZOC', () => {
    const t = soviet({ Tk9: 'JJ23', '41Pz': 'HH17' });
    expect([can(t, invade('Tk9', 'HH17')), can(t, invade('Tk9', 'HH16'))]).toEqual([false, true]);
  });

  it('8.4.3 C no further move in that impulse, and the turn is noted for supply', () => {
    const t = act(soviet({ Tk9: 'JJ23' }), invade('Tk9', 'HH17'), [1]);
    expect(hexesFor(t, 'move', 'Tk9')).toEqual([]);
    expect(t.s).toHaveProperty(`landed.${unit('Tk9')}`, 7);
  });

  it('8.4.3 C twice in a game for each side', () => {
    const at = (n: number): Trial => soviet({ Tk9: 'JJ23' }, { landings: { soviet: n } });
    expect([can(at(1), invade('Tk9', 'HH17')), why(at(2), invade('Tk9', 'HH17'))]).toEqual([
      true,
      ['8.4.3', 'landings-used'],
    ]);
    expect(can(soviet({ Tk9: 'JJ23' }, { landings: { axis: 2 } }), invade('Tk9', 'HH17'))).toBe(true);
  });

  it('8.4.3 D from any coast to an own port of that sea', () => {
    const t = soviet({ Tk9: 'HH17', '41Pz': 'GG17' });
    expect(hexesFor(t, 'evacuate', 'Tk9')).toEqual(['DD24', 'JJ23', 'II15']);
    expect(why(soviet({ Tk9: 'GG17' }), evacuate('Tk9', 'II15'))).toEqual(['8.4.3', 'not-on-coast']);
  });

  it('8.4.3 D or off the map, to come back later', () => {
    const t = act(soviet({ Tk9: 'HH17' }), evacuate('Tk9'), [2]);
    expect([placeOf(t, 'Tk9'), eventsOf(t, 'sail')[0]?.kind]).toEqual(['at-sea', 'evacuation']);
  });

  it('8.4.3 D after the first impulse it comes back in the second, as its nation’s units come', () => {
    const back = (name: string): string[] => {
      const t = act(axis({ [name]: 'GG30', 'HQ-N': 'E33', Stalin: 'U2' }), evacuate(name), [1]);
      return hexesFor(act(t, END), 'arrive', name);
    };
    expect(back('Rom1')).toEqual(['BB31']);
    expect(back('41Pz')).toEqual(expect.arrayContaining(['E34', 'GG34']));
  });

  it('8.4.3 D after the second it comes back in the next turn', () => {
    const t = act(axis({ '41Pz': 'GG30', Stalin: 'U2' }, { turn: 1, impulse: 2 }), evacuate('41Pz'), [1]);
    const soviets = act(t, END);
    expect(placeOf(soviets, '41Pz')).toBe('at-sea');
    const next = act(soviets, END);
    expect([next.s.turn, placeOf(next, '41Pz')]).toEqual([2, 'arriving']);
  });

  it('8.4.3 D from a port one leaves the map, too', () => {
    expect(can(soviet({ Tk9: 'JJ23' }), evacuate('Tk9'))).toBe(true);
  });
});

describe('8.4.4 success on the Black Sea', () => {
  it.each([
    [0, 3, true],
    [0, 4, false],
    [1, 4, true],
    [1, 5, false],
    [2, 5, true],
    [2, 6, false],
    [3, 6, true],
  ])('8.4.4 with %i of the three cities a %i succeeds: %s', (cities, die, success) => {
    const held = ['DD24', 'JJ23', 'II15'].slice(0, cities);
    const owner = { ...BLACK, ...Object.fromEntries(held.map(name => [name, 'soviet'])) };
    const t = act(soviet({ Tk9: 'HH17' }, { owner }), evacuate('Tk9'), [die]);
    expect(eventsOf(t, 'sail')[0]).toMatchObject({ rule: '8.4.4', die, modifier: cities, limit: 3, success });
    expect(placeOf(t, 'Tk9')).toBe(success ? 'at-sea' : 'replacement-pool');
  });

  it('8.4.7 a unit lost at sea may be replaced', () => {
    const t = act(soviet({ Tk9: 'HH17' }, { owner: BLACK }), evacuate('Tk9'), [4]);
    expect(placeOf(t, 'Tk9')).toBe('replacement-pool');
  });
});

describe('8.4.5 the Baltic', () => {
  it('8.4.5 the Axis sail there', () => {
    expect(hexesFor(axis({ '1Inf': 'H23' }), 'sail', '1Inf')).toEqual(['B14']);
  });

  it('8.4.5 the Soviets do not', () => {
    expect(why(soviet({ Tk9: 'F17' }), sail('Tk9', 'E11'))).toEqual(['8.4.5', 'sea-closed']);
  });

  it('8.4.5 there are no landings', () => {
    expect(why(axis({ '1Inf': 'H23' }), invade('1Inf', 'E19'))).toEqual(['8.4.5', 'no-landing']);
  });

  it.each([
    ['a port', 4, true, false],
    ['a port', 5, false, false],
    ['a port', 5, true, true],
    ['away', 3, true, false],
    ['away', 4, false, false],
    ['away', 4, true, true],
  ])('8.4.6 to %s a %i succeeds: %s (Leningrad Axis: %s)', (where, die, success, leningrad) => {
    const t = axis({ '1Inf': 'H23' }, leningrad ? { owner: { E11: 'axis' } } : {});
    const after = act(t, where === 'away' ? evacuate('1Inf') : sail('1Inf', 'B14'), [die]);
    expect(eventsOf(after, 'sail')[0]).toMatchObject({ rule: '8.4.6', success });
  });

  it('8.4.6 from a coast to a port counts as a move to a port', () => {
    const t = act(axis({ '1Inf': 'E19' }), evacuate('1Inf', 'H23'), [4]);
    expect(placeOf(t, '1Inf')).toBe('H23');
  });

  it('8.4.5 what arrives may come by the Baltic', () => {
    expect(hexesFor(axis({ '1Inf': ARRIVING }), 'sail', '1Inf')).toEqual(['B14', 'H23']);
  });
});

describe('8.4.8 once a turn in each area', () => {
  it('8.4.8 a failure counts, too', () => {
    const t = act(
      soviet({ Tk9: 'HH17', Tk1: 'JJ23' }, { owner: { DD24: 'axis', II15: 'axis' } }),
      evacuate('Tk9'),
      [6],
    );
    expect(why(t, evacuate('Tk1'))).toEqual(['8.4.8', 'sea-used']);
  });

  it('8.4.8 a landing that fails is one of the two', () => {
    const t = act(soviet({ Tk9: 'JJ23' }, { owner: { DD24: 'axis', II15: 'axis' } }), invade('Tk9', 'HH17'), [6]);
    expect(t.s).toHaveProperty('landings.1', 1);
  });

  it('8.4.8 the Axis may use both areas in a turn', () => {
    const t = act(axis({ '1Inf': 'H23', '2Inf': 'DD24' }), sail('1Inf', 'B14'), [1]);
    expect(can(t, evacuate('2Inf'))).toBe(true);
  });

  it('8.4.8 what sailed in the first impulse is the voyage of the turn', () => {
    const first = act(soviet({ Tk9: 'JJ23', Tk1: 'JJ23', Hitler: 'E32' }), sail('Tk9', 'II15'), [1]);
    expect(why(act(first, END), sail('Tk1', 'II15'))).toEqual(['8.4.8', 'sea-used']);
  });

  it('8.4.8 the next turn has another', () => {
    const t = act(
      axis({ '41Pz': 'GG30', '24Pz': 'GG31', Stalin: 'U2' }, { turn: 1, impulse: 2 }),
      evacuate('41Pz'),
      [1],
    );
    const next = acts(t, END, END);
    expect([next.s.turn, can(next, evacuate('24Pz'))]).toEqual([2, true]);
  });
});

describe('V2 sea transport', () => {
  const ON = { 'sea-transport': true };

  it('V2 any number of landings', () => {
    expect(can(soviet({ Tk9: 'JJ23' }, { landings: { soviet: 2 } }, ON), invade('Tk9', 'HH17'))).toBe(true);
  });

  it('V2 after a loss no more sea movement on the Black Sea', () => {
    const t = act(soviet({ Tk9: 'HH17' }, { owner: BLACK }, ON), evacuate('Tk9'), [4]);
    expect(t.s).toHaveProperty('seaLost.1', 1);
    expect(why(soviet({ Tk9: 'JJ23' }, { seaLost: { soviet: 1 } }, ON), sail('Tk9', 'II15'))).toEqual([
      'V2',
      'sea-lost',
    ]);
  });

  it('V2 the Baltic stays open', () => {
    expect(can(axis({ '1Inf': 'H23' }, { seaLost: { axis: 1 } }, ON), sail('1Inf', 'B14'))).toBe(true);
  });
});

describe('V3.1 a neutral Romania', () => {
  it('V3.1 keeps the Axis off the Black Sea', () => {
    expect(why(axis({ '1Inf': 'DD24' }, { neutral: 1 }), evacuate('1Inf'))).toEqual(['V3.1', 'sea-neutral']);
  });

  it('V3.1 lets every Soviet voyage succeed', () => {
    const t = act(soviet({ Tk9: 'HH17' }, { neutral: 1, owner: BLACK }), evacuate('Tk9'));
    expect(placeOf(t, 'Tk9')).toBe('at-sea');
    expect(t.events).toContainEqual(
      expect.objectContaining({ type: 'sail', rule: 'V3.1', unit: 'Tk9', success: true }),
    );
  });

  it('V3.1 nobody enters Romania or Hungary', () => {
    expect(why(soviet({ Tk9: 'X25' }, { neutral: 1 }), move('Tk9', 'X26'))).toEqual(['V3.1', 'neutral-land']);
    expect(can(soviet({ Tk9: 'X25' }), move('Tk9', 'X26'))).toBe(true);
  });

  it('V3.1 their own units stay inside, a hex from the border', () => {
    const t = axis({ Rom1: 'BB31' }, { neutral: 1 });
    expect([can(t, move('Rom1', 'BB30')), can(t, move('Rom1', 'Z26'))]).toEqual([true, false]);
  });
});

describe('8.4.3 stacking at the end', () => {
  it('6.2 a full port takes nobody who could not be made room for', () => {
    const there = { '8A': 'II15', '11A': 'II15', '41Pz': 'II14', '1Inf': 'HH14', '2Inf': 'JJ14', '10Inf': 'GG15' };
    const t = soviet({ Tk9: 'JJ23', ...there }, { impulse: 2 });
    expect(why(t, sail('Tk9', 'II15'))).toEqual(['6.1', 'stack-full']);
  });

  it('5.5 landing takes the hex', () => {
    const t = act(soviet({ Tk9: 'JJ23' }, { owner: { HH17: 'axis' } }), invade('Tk9', 'HH17'), [1]);
    expect(t.s).toHaveProperty(`owner.${hex('HH17')}`, 1);
  });
});
