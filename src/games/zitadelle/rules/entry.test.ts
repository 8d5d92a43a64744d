import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, acts, can, eventsOf, hexesFor, placeOf, type Said, type Trial } from '../../../kit/trial.ts';
import { UNITS } from '../data/units.ts';
import { AREAS } from '../data/zones.ts';
import { position } from '../testing.ts';
import { move, moving, phaseIn, sovietsMoving, stateIn } from '../testingPlay.ts';

const END = { type: 'end-movement' };
const enter = (unit: string, hex: string): Said => ({ type: 'enter', unit, hex });
const coming = (...names: readonly string[]) => Object.fromEntries(names.map(name => [name, { box: 'arriving' }]));
const area = (id: string): readonly string[] => AREAS.find(a => a.id === id)?.hexes ?? [];

/** What the first hex costs. */
const cost = (t: Trial, unit: string, hex: string): Json | undefined =>
  eventsOf(act(t, enter(unit, hex)), 'enter')[0]?.cost;

/** Who comes on a turn, of those that have not come before. */
function called(turn: number, active: string): string[] {
  const waiting = UNITS.filter(u => u.entry.kind === 'turn' && u.entry.turn >= turn).map(
    u => [u.name, { box: 'reinforcements' }] as const,
  );
  const s = stateIn(position({ turn, active, units: Object.fromEntries(waiting) }));
  return [...new Set(UNITS.filter((_, u) => s.place[u] === -3).map(u => u.parent))];
}

describe('11.0 who comes when', () => {
  it('11.0 Germans by turn', () => {
    expect([2, 3, 4, 5, 6].map(turn => called(turn, 'german'))).toEqual([
      ['18Pz', '2Pz', '9Pz'],
      [],
      ['4Pz'],
      ['198'],
      ['36', '10PG', '12Pz'],
    ]);
  });

  it('11.0 Soviets by turn', () => {
    expect([2, 3, 4, 5, 6, 7, 8].map(turn => called(turn, 'soviet').sort())).toEqual([
      ['2GTK', '3GV', '4GV', '5GTK', '93GR'],
      ['2GV', '92GR', '94GR', '9TK'],
      ['10TK', '2TK'],
      ['13GR', '66GR', '6GV', '9GV'],
      ['42GR', '95GR', '97GR'],
      ['18TK', '29TK', '5GMK'],
      [],
    ]);
  });
});

describe('11.1 arrival', () => {
  it('11.1.2 who was due before may still come, and only at its area', () => {
    const t = moving({ '2Pz/3': { box: 'reinforcements' } }, { turn: 4 });
    expect(hexesFor(t, 'enter', '2Pz/3').sort()).toEqual([...area('G1')].sort());
  });

  it('11.1.1 at any hex of their area', () => {
    const t = moving(coming('2Pz/3', '198/305'));
    expect(hexesFor(t, 'enter', '2Pz/3').sort()).toEqual([...area('G1')].sort());
    expect(hexesFor(t, 'enter', '198/305').sort()).toEqual([...area('G3')].sort());
    expect(hexesFor(sovietsMoving(coming('18TK/110')), 'enter', '18TK/110').sort()).toEqual([...area('S4')].sort());
  });

  it('11.1.1 they pay for the first hex, less where a road or trail leads in', () => {
    const t = moving(coming('2Pz/3', '198/305'));
    expect([cost(t, '2Pz/3', '2150'), cost(t, '2Pz/3', '2050')]).toEqual([0.5, 1]);
    expect([cost(t, '198/305', '1801'), cost(t, '198/305', '2001')]).toEqual([1, 3]);
  });

  it('11.1.1 and go on with what is left', () => {
    const t = act(moving(coming('198/305'), { morale: { '3PzK': 3 } }), enter('198/305', '2001'));
    expect([can(t, move('198/305', '2002')), can(t, move('198/305', '2003'))]).toEqual([true, false]);
  });

  it('11.1.1 not where an enemy stands; in his ZOC they stop', () => {
    const t = moving({ ...coming('2Pz/3'), '8R/151': '1550' });
    expect(can(t, enter('2Pz/3', '1550'))).toBe(false);
    expect(hexesFor(act(t, enter('2Pz/3', '1650')), 'move', '2Pz/3')).toEqual([]);
    expect(hexesFor(act(t, enter('2Pz/3', '1850')), 'move', '2Pz/3')).not.toEqual([]);
  });

  it('11.1.1 not without the points', () => {
    const t = moving(coming('198/305'), { morale: { '3PzK': 1 } });
    expect([can(t, enter('198/305', '2001')), placeOf(act(t, enter('198/305', '2001')), '198/305')]).toEqual([
      true,
      '2001',
    ]);
    const bombed = sovietsMoving({ ...coming('13GR/34G'), '8FgK/DB1': '2528' }, { morale: { '5GA': 1 } });
    // Three for the hex and three for the air zone are more than five.
    expect([can(bombed, enter('13GR/34G', '2528')), can(bombed, enter('13GR/34G', '2828'))]).toEqual([false, true]);
  });

  it('11.1.1 into a full hex only who can go on', () => {
    const full = { '9Pz/10': '1550', '9Pz/11': '1550', '9Pz/33': '1650' };
    const t = act(moving({ ...coming('2Pz/3'), ...full }), enter('2Pz/3', '1550'));
    expect([can(t, END), can(act(t, move('2Pz/3', '1549')), END)]).toEqual([false, true]);
    const stuck = {
      '168/417': { hex: '2001', disrupted: true },
      '168/429': { hex: '2001', disrupted: true },
    };
    // Four points: three for the hex, and no other costs one.
    expect(can(moving({ ...coming('198/305'), ...stuck }, { morale: { '3PzK': 1 } }), enter('198/305', '2001'))).toBe(
      false,
    );
  });

  it('11.1.1 in the movement phase of their own side', () => {
    expect(can(sovietsMoving({ ...coming('2Pz/3'), '8R/151': '3033' }), enter('2Pz/3', '2050'))).toBe(false);
  });

  it('11.1.2 they may come later, at the same area', () => {
    const t = moving({ ...coming('2Pz/3'), '6TK/22': '0505' });
    const later = acts(t, END, END, { type: 'end-air' });
    expect([stateIn(later).turn, phaseIn(later)]).toEqual([4, 'movement']);
    expect(hexesFor(later, 'enter', '2Pz/3').sort()).toEqual([...area('G1')].sort());
  });
});
