import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, actionsOf, active, acts, can, eventsOf, hexesFor, type Said, type Trial } from '../../../kit/trial.ts';
import { UNITS } from '../data/units.ts';
import { AIR_UNITS, UNITS_OF } from '../pieces.ts';
import { HANGAR, READY } from '../state.ts';
import { position } from '../testing.ts';
import { allowance, isDisrupted, morale, phaseIn, stateIn, unitsIn } from '../testingPlay.ts';

const END = { type: 'end-air' };
const dive = (unit: string, hex: string): Said => ({ type: 'dive', unit, hex });
const raid = (unit: string, card: string): Said => ({ type: 'raid', unit, card });

const sending = (units: string, more: Readonly<Record<string, Json>> = {}): Trial =>
  position({ turn: 3, phase: 'air', units, ...more });

/** Air units that fly on a turn: how many of each sort. */
function flying(turn: number): string[] {
  const { place } = stateIn(sending('11Pz/15@0505', { turn }));
  const names = AIR_UNITS.filter(u => place[u] === READY).map(u => UNITS[u]!.name.replace(/\d+$/, ''));
  return [...new Set(names)].map(name => `${name} ${names.filter(other => other === name).length}`);
}

describe('9.1 sending them out', () => {
  it('9.1.1 dive bombers to hexes with Soviet armour, and to no others', () => {
    const t = sending('6TK/22@0505, 51GR/154G@0506, 3MK/1@0607, 11Pz/15@0101');
    expect(hexesFor(t, 'dive', '8FgK/DB1')).toEqual(['0505']);
  });

  it('9.1.4 none is offered where its half of the map has no Soviet armour', () => {
    const t = sending('6TK/22@0505, 11Pz/15@0101');
    expect(actionsOf(t, 'dive').map(({ unit }) => String(unit).slice(0, 4))).not.toContain('1FgD');
  });

  it('9.1.1 in every hex of the map, the first and the last', () => {
    const north = sending('9TK/95@0150, 11Pz/15@0505');
    const south = sending('6TK/22@3801, 11Pz/15@0505');
    expect([hexesFor(north, 'dive', '1FgD/DB1'), hexesFor(south, 'dive', '8FgK/DB1')]).toEqual([['0150'], ['3801']]);
  });

  it('9.1.1 level bombers over a Soviet army', () => {
    const t = sending('6TK/22@0505, 11Pz/15@0101');
    const armies = actionsOf(t, 'raid').flatMap(a => (a.unit === '8FgK/LB1' ? [a.card] : []));
    expect(armies).toEqual(['6GA', '7GA', '40A', '69A', '1TA', '5GTA', '5GA']);
  });

  it('9.1.1 bombers may stay at home', () => {
    const t = act(sending('6TK/22@0505, 11Pz/15@0101'), END);
    expect(stateIn(t).place[AIR_UNITS[0]!]).toBe(HANGAR);
  });

  it('9.1.1 and be called back while others are sent', () => {
    const t = acts(sending('6TK/22@0505'), dive('8FgK/DB1', '0505'), { type: 'recall', unit: '8FgK/DB1' });
    expect(can(t, dive('8FgK/DB1', '0505'))).toBe(true);
  });

  it('9.1.2 as many as the turn gives, north and south', () => {
    expect(flying(5)).toEqual(['1FgD/DB 1', '1FgD/LB 2', '8FgK/DB 2', '8FgK/LB 4']);
    expect(flying(1)).toEqual(['1FgD/DB 2', '1FgD/LB 4', '8FgK/DB 3', '8FgK/LB 6']);
    expect(flying(9)).toEqual(['8FgK/DB 1', '8FgK/LB 2']);
  });

  it('9.1.3 each over its half of the map', () => {
    const t = sending('6TK/22@0505, 3TK/50@3033');
    expect(hexesFor(t, 'dive', '8FgK/DB1')).toEqual(['0505']);
    expect(hexesFor(t, 'dive', '1FgD/DB1')).toEqual(['3033']);
    expect([can(t, raid('8FgK/LB1', '70A')), can(t, raid('1FgD/LB1', '70A'))]).toEqual([false, true]);
    expect(can(t, raid('1FgD/LB1', '6GA'))).toBe(false);
  });

  it('9.1.4 whatever the terrain', () => {
    const t = sending('6TK/22@2119, 6TK/112@3026, 6TK/200@2122');
    expect(hexesFor(t, 'dive', '8FgK/DB1').sort()).toEqual(['2119', '2122', '3026']);
  });

  it('9.1.5 over any army of it, be it on the map or not', () => {
    expect(can(sending('11Pz/15@0505'), raid('8FgK/LB1', '5GA'))).toBe(true);
  });

  it('9.1.6 any number to one hex or army', () => {
    const t = acts(sending('6TK/22@0505'), dive('8FgK/DB1', '0505'), raid('8FgK/LB1', '6GA'));
    expect([can(t, dive('8FgK/DB2', '0505')), can(t, raid('8FgK/LB2', '6GA'))]).toEqual([true, true]);
  });
});

/** 69A at 5, with two level bombers over it. */
const over69 = acts(
  sending('107R/504@0505, 11Pz/15@0101', { morale: { '69A': 5 } }),
  raid('8FgK/LB1', '69A'),
  raid('8FgK/LB2', '69A'),
);

describe('9.2 level bombing', () => {
  it('9.2.1 the Germans roll a die for each bomber', () => {
    expect(active(over69)).toBe('german');
    const t = act(over69, END, [3, 1]);
    expect(eventsOf(t, 'bombed')).toMatchObject([
      { unit: '8FgK/LB1', card: '69A', die: 3, success: false },
      { unit: '8FgK/LB2', card: '69A', die: 1, success: true },
    ]);
  });

  it('9.2.2 a 1 or a 2 lowers morale by one', () => {
    expect([1, 2].map(die => morale(act(over69, END, [6, die]), '69A'))).toEqual([4, 4]);
  });

  it('9.2.2 never below 1, markers included', () => {
    const t = acts(
      sending('107R/504@0505, 11Pz/15@0101', { morale: { '69A': 2 } }),
      ...[1, 2, 3].map(n => raid(`8FgK/LB${n}`, '69A')),
    );
    const bombed = act(t, END, [1, 1, 1]);
    expect([morale(bombed, '69A'), allowance(bombed, '107R/504')]).toEqual([1, 5]);
  });

  it('9.2.3 markers add up, the marker of the army stays', () => {
    const t = act(over69, END, [1, 2]);
    expect([morale(t, '69A'), stateIn(t).morale.includes(3), stateIn(t).morale.includes(5)]).toEqual([3, false, true]);
  });

  it('9.2.4 a 3 or more does nothing', () => {
    expect([3, 4, 5, 6].map(die => morale(act(over69, END, [die, 6]), '69A'))).toEqual([5, 5, 5, 5]);
  });

  it('9.2.5 the allowance goes with it', () => {
    expect(allowance(act(over69, END, [1, 2]), '107R/504')).toBe(7);
    expect(allowance(act(over69, END, [6, 6]), '107R/504')).toBe(9);
  });

  it('9.2.6 the markers leave in the Soviet recovery', () => {
    const soviet = act(act(over69, END, [1, 2]), { type: 'end-movement' });
    expect([phaseIn(soviet), active(soviet), morale(soviet, '69A')]).toEqual(['movement', 'soviet', 3]);
    const next = act(soviet, { type: 'end-movement' });
    expect([stateIn(next).turn, morale(next, '69A')]).toEqual([4, 5]);
  });

  it('E9.2.3 69A at 5, two hits: 3 and 7 points for the turn, then 5 and 9 again', () => {
    const t = act(over69, END, [2, 1]);
    expect([morale(t, '69A'), allowance(t, '107R/504')]).toEqual([3, 7]);
    const next = acts(t, { type: 'end-movement' }, { type: 'end-movement' });
    expect([morale(next, '69A'), allowance(next, '107R/504')]).toEqual([5, 9]);
  });

  it('E9.2.3 loss checks go by the lower value, too', () => {
    const t = position({
      turn: 3,
      phase: 'fire',
      active: 'soviet',
      during: 'german',
      units: '107R/504@0505, 11Pz/15@0504',
      morale: { '69A': 5 },
      bombed: { '69A': 2 },
    });
    const declared = acts(t, { type: 'end-fire' }, { type: 'commit' });
    // 3:2 with armour 3: 4:1; 7 is DC, and a check of 4 exceeds 3.
    const fought = act(declared, { type: 'fight', hex: '0505' }, [3, 4, 2, 2]);
    const refuge = hexesFor(fought, 'retreat', '107R/504')[0] ?? '';
    expect(isDisrupted(act(fought, { type: 'retreat', unit: '107R/504', hex: refuge }), '107R/504')).toBe(true);
  });
});

describe('who flies', () => {
  it('9.1.3 the Soviets have no air units', () => {
    expect(UNITS_OF[1]!.some(u => AIR_UNITS.includes(u))).toBe(false);
    expect(unitsIn(actionsOf(sending('6TK/22@0505'), 'dive'))).toEqual(['8FgK/DB1']);
  });
});
