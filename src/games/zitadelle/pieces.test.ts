import { describe, expect, it } from 'vitest';
import { UNITS } from './data/units.ts';
import { faceOf } from './look/counters.ts';
import { NAMES } from './names.ts';
import { hex, IS_ARMOUR, IS_ARTILLERY, IS_FOOT, IS_SOFT, IS_TROOP, unit } from './pieces.ts';
import { PRIZES } from './rules/control.ts';
import { SKIN } from './skin.ts';
import { stateOf } from './testing.ts';

const kindsOf = (test: readonly boolean[]): string[] => [...new Set(UNITS.filter((_, u) => test[u]).map(u => u.kind))];

describe('2.3 terms', () => {
  it('2.3 armoured units: panzers, tank destroyers, assault guns and howitzers, Soviet tanks', () => {
    expect(kindsOf(IS_ARMOUR).sort()).toEqual([
      'assault-gun',
      'assault-howitzer',
      'elefant',
      'guards-tank',
      'panther',
      'panzer',
      'panzer-battalion',
      'ss-panzer',
      'tank',
      'tiger',
    ]);
  });

  it('2.3 non-armoured units are all other troops, those with an armour value included', () => {
    expect(kindsOf(IS_SOFT).sort()).toEqual([
      'guards-airborne',
      'guards-mechanised',
      'guards-motor-rifle',
      'guards-rifle',
      'infantry',
      'jaeger',
      'mechanised',
      'motor-rifle',
      'motorised',
      'panzergrenadier',
      'rifle',
      'ss-panzergrenadier',
    ]);
  });

  it('2.3 guns and engineers are neither', () => {
    const names = ['Arko35', 'Wf53', 'PzPi811'].map(unit);
    expect(names.some(u => IS_TROOP[u] || IS_SOFT[u] || IS_ARMOUR[u])).toBe(false);
    expect(kindsOf(IS_ARTILLERY).sort()).toEqual(['artillery', 'heavy-rocket', 'rocket']);
  });

  it('2.3 foot are infantry, Jäger, rifles and airborne', () => {
    expect(kindsOf(IS_FOOT).sort()).toEqual(['guards-airborne', 'guards-rifle', 'infantry', 'jaeger', 'rifle']);
  });
});

describe('2.2 markers and colours', () => {
  const s = stateOf({
    turn: 4,
    units: { '11Pz/15': { hex: '0505', disrupted: true }, '6TK/22': '0504' },
    morale: { '47PzK': 8 },
    held: ['2040'],
  });

  it('2.2.3 disruption, morale, German control and the turn are kept', () => {
    expect([s.turn, s.disrupted[unit('11Pz/15')], s.disrupted[unit('6TK/22')]]).toEqual([4, 1, 0]);
    const ponyri = PRIZES.indexOf(hex('2040'));
    expect([s.morale[NAMES.cards.indexOf('47PzK')], s.held[ponyri], s.held[ponyri + 1]]).toEqual([8, 1, 0]);
  });

  it('2.2.3 a disrupted unit wears its marker', () => {
    expect(faceOf(s, unit('11Pz/15')).badges).toHaveLength(1);
    expect(faceOf(s, unit('6TK/22')).badges).toBeUndefined();
  });

  it('2.2.5 army, SS, guns, Luftwaffe, Soviets and Guards have a colour each', () => {
    const names = ['11Pz/15', 'LAH/1', 'Arko35', '8FgK/DB1', '8R/151', '51GR/154G'];
    const colours = names.map(name => SKIN.counters[faceOf(s, unit(name)).nation]?.base);
    expect(new Set(colours).size).toBe(6);
    expect(colours.includes(undefined)).toBe(false);
  });
});
