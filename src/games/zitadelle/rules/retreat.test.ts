import { describe, expect, it } from 'vitest';
import type { Json, Options } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import {
  act,
  actionsOf,
  active,
  can,
  eventsOf,
  hexesFor,
  placeOf,
  refused,
  type Said,
  type Trial,
  unitOf,
} from '../../../kit/trial.ts';
import { BOARD, hex as hexAt, unit } from '../pieces.ts';
import { position, stateOf, work } from '../testing.ts';
import { advance, assaultOf, commit, fight, merge, retreat, type Scene, sums, told } from '../testingAssault.ts';
import { stateIn } from '../testingPlay.ts';
import { firers } from './fire.ts';
import { allowanceOf } from './values.ts';

/** With these morales a 6 retreats and costs no step. */
const LOW = { '6GA': 5, '1TA': 5, '48PzK': 5, '13A': 5, '41PzK': 5 };

/** The assault on a hex and its loss checks. */
const beaten = (p: Scene, hex: string, totals: readonly number[], options: Options = {}): Trial =>
  fight(commit(assaultOf({ morale: LOW, ...p }, options)), hex, ...totals);

/** 11Pz/15 assaults 0505 from 0504 at 3:1: with an 8 the defenders check. */
const driven = (units: string, options: Options = {}): Trial =>
  beaten({ units: `11Pz/15@0504, ${units}` }, '0505', [8, 6], options);

/** 11Pz/15 assaults 0101 from 0201 and drives one unit out; 0102 and 0202 lie in its ZOC. */
const cornered = (units: string, options: Options = {}): Trial =>
  beaten({ units: `11Pz/15@0201, ${units}` }, '0101', [8, 6], options);

const isDisrupted = (t: Trial, name: string): Json => (unitOf(t, name).values as Record<string, Json>).disrupted ?? 0;

describe('7.8 retreats', () => {
  it('7.8 the owner takes the unit back', () => {
    expect(active(driven('51GR/154G@0505'))).toBe('soviet');
    expect(active(beaten({ units: '11Pz/15@0504, 51GR/154G@0505' }, '0505', [5, 6]))).toBe('german');
  });

  it('7.8.1 exactly two hexes away, by hexes without enemy ZOC', () =>
    expect(new Set(hexesFor(driven('51GR/154G@0505'), 'retreat', '51GR/154G'))).toEqual(
      new Set(['0305', '0306', '0406', '0507', '0606', '0705', '0706']),
    ));

  describe('7.8.1 the way', () => {
    // From 2041 two ways lead to 2140: by Ponyri (2040) and by 2141.
    const t = beaten({ units: '86/167@2041, 8R/151@2042' }, '2042', [5, 6]);
    const by = (...hexes: readonly string[]): Said => ({ ...retreat('86/167', hexes.at(-1) ?? ''), hexes });
    const gone = (said: Said, from = t): readonly Json[] => {
      const there = act(from, said);
      return [told(there, 'retreat').path ?? '', eventsOf(there, 'control').map(e => e.hex ?? '')];
    };

    it('7.8.1 12.1.1 is the owner’s choice: through Ponyri it is taken', () => {
      expect(gone(by('2040', '2140'))).toEqual([['2040', '2140'], ['2040']]);
      expect(gone(by('2141', '2140'))).toEqual([['2141', '2140'], []]);
    });

    it('7.8.1 a way that does not lead there, or is closed, is refused', () => {
      expect(refused(t, by('1941', '2140'))).toMatchObject({ rule: '7.8.1', code: 'no-such-way' });
      expect(refused(t, by('2042', '2141', '2140'))).toMatchObject({ code: 'no-such-way' });
      expect(refused(t, by('2141', '2241', '2140'))).toMatchObject({ code: 'no-such-way' });
      const shut = beaten({ units: '86/167@2041, 8R/151@2042, 15R/47@2241' }, '2042', [5, 6]);
      expect(refused(shut, by('2141', '2140'))).toBeDefined();
    });

    it('7.8.1 12.1.1 ways that differ in effect are told, others are not', () => {
      const ways = (trial: Trial, hex: string) =>
        trial.game.inspect.ways?.(trial.s, 'german', {
          type: 'retreat',
          unit: unit('86/167'),
          hex: hexAt(hex),
        }) ?? [];
      const texts = ways(t, '2140').map(({ path, effects }) => [
        path.map(h => BOARD.names[h]),
        effects.map(e => e.rule),
      ]);
      expect(texts).toHaveLength(2);
      expect(texts).toEqual(
        expect.arrayContaining([
          [['2040', '2140'], ['12.1.1']],
          [['2141', '2140'], []],
        ]),
      );
      // The place is German already; or there is one way alone; or Soviets, who have held it all the while.
      const held = beaten({ units: '86/167@2041, 8R/151@2042', held: ['2040'] }, '2042', [5, 6]);
      expect([ways(held, '2140'), ways(t, '2039')]).toEqual([[], []]);
    });
  });

  it('7.8.2 not to friends while an empty hex is open', () => {
    const ends = hexesFor(driven('51GR/154G@0505, 51GR/156G@0507'), 'retreat', '51GR/154G');
    expect([ends.includes('0507'), ends.length]).toEqual([false, 6]);
  });

  it('7.8.2 to friends, within the limit, where no empty hex is open', () => {
    const t = cornered('51GR/154G@0101, 6GA/96@0102, 51GR/156G@0103');
    expect(hexesFor(t, 'retreat', '51GR/154G')).toEqual(['0103']);
    expect(placeOf(act(t, retreat('51GR/154G', '0103')), '51GR/154G')).toBe('0103');
  });

  it('7.8.2 5.1.7 forced above the limit, the enemy removes one of them', () => {
    const t = cornered('51GR/154G@0101, 6GA/96@0102, 51GR/156G@0103, 51GR/158G@0103');
    const full = act(t, retreat('51GR/154G', '0103'));
    expect(active(full)).toBe('german');
    expect(actionsOf(full, 'remove').map(a => a.unit)).toEqual(['51GR/154G', '51GR/156G', '51GR/158G']);
    const rest = act(full, { type: 'remove', unit: '51GR/156G' });
    expect(['51GR/154G', '51GR/156G', '51GR/158G'].map(u => placeOf(rest, u))).toEqual(['0103', 'eliminated', '0103']);
  });

  it('7.8.2 a unit of another division is as bad as a third one', () => {
    const t = cornered('51GR/154G@0101, 6GA/96@0102, 52GR/151G@0103');
    expect(actionsOf(act(t, retreat('51GR/154G', '0103')), 'remove')).toHaveLength(2);
  });

  const CROWD = '6TK/6@0101, 6TK/22@0102, 6TK/112@0102';

  it('7.8.2 not even in passing above the limit: the surplus goes, then the unit goes on', () => {
    const stopped = act(cornered(CROWD), retreat('6TK/6', '0102'));
    expect(actionsOf(stopped, 'remove').map(a => a.unit)).toEqual(['6TK/22', '6TK/112', '6TK/6']);
    const on = act(stopped, { type: 'remove', unit: '6TK/22' });
    expect(active(on)).toBe('soviet');
    expect(hexesFor(on, 'retreat', '6TK/6')).toEqual(['0103']);
    expect(placeOf(act(stopped, { type: 'remove', unit: '6TK/6' }), '6TK/6')).toBe('eliminated');
  });

  it('7.8.2 when the enemy takes away who was stopped, the others still retreat', () => {
    const units = 'LAH/1@0201, LAH/2@0201, 3MK/1@0101, 3MK/3@0101, 3MK/1G@0102, 3MK/49@0102';
    const t = act(beaten({ units }, '0101', [10, 6, 6]), retreat('3MK/1', '0102'));
    const one = act(t, { type: 'remove', unit: '3MK/1' });
    expect([active(one), hexesFor(one, 'retreat', '3MK/3')]).toEqual(['soviet', ['0102']]);
  });

  it('7.8.2 7.6.3 nobody goes into a full hex of his own will', () => {
    // LAH/1 loses a step and may go back, by 0201, where a friend is, to 0301 or 0302.
    const units = 'LAH/1@0101, DR/D@0201*, 51GR/154G@0102';
    const ends = (more: string) =>
      new Set(hexesFor(beaten({ units: `${units}, ${more}` }, '0102', [2, 12, 2]), 'retreat', 'LAH/1'));
    expect(ends('LAH/2@0801')).toEqual(new Set(['0301', '0302']));
    expect(ends('TOT/T@0301, TOT/TE@0301')).toEqual(new Set(['0302']));
    expect(ends('TOT/T@0301, TOT/TE@0301, DR/DF@0302, LAH/2@0302')).toEqual(new Set());
  });

  it('7.8.3 a unit without a way to retreat is lost, and its command loses morale', () => {
    const t = cornered('51GR/154G@0101');
    expect(eventsOf(t, 'eliminated')).toMatchObject([{ unit: '51GR/154G', rule: '7.8.3' }]);
    expect(told(t, 'morale').morale).toBe(4);
  });

  it('7.8.3 through an enemy ZOC only where a friend stands', () => {
    // 0102 lies in the ZOC, with a friend; 0202 lies in it, without one.
    expect(hexesFor(cornered('51GR/154G@0101, 6GA/96@0102'), 'retreat', '51GR/154G')).toEqual(['0103']);
  });

  it('7.8.3 5.2.3 armour does not mind the ZOC of units without anti-tank strength', () => {
    const ends = (name: string, dice: number) =>
      new Set(
        hexesFor(
          beaten({ units: `${name}@0505, 51GR/154G@0506, 52GR/151G@0503*` }, '0506', [dice, 6]),
          'retreat',
          name,
        ),
      );
    expect(ends('11Pz/15', 5)).toEqual(new Set(['0304', '0305', '0403', '0603', '0704', '0705']));
    expect(ends('11Pz/110', 7)).toEqual(new Set(['0304', '0305', '0704', '0705']));
  });

  it('7.8.3 10.3.3 Elefants do', () => {
    const units = '656PJ/653@3133, 8R/151@3134, 15R/47@3131*';
    const howitzers = '656PJ/216@3133, 8R/151@3134, 15R/47@3131*';
    const elefants = hexesFor(beaten({ units }, '3134', [8, 6]), 'retreat', '656PJ/653');
    const others = hexesFor(beaten({ units: howitzers }, '3134', [6, 6]), 'retreat', '656PJ/216');
    expect([elefants.length, others.length]).toEqual([4, 6]);
  });

  it('7.8.3 never off the map, nor onto the other half', () => {
    const t = beaten({ units: '11Pz/15@0526, 51GR/154G@0527' }, '0527', [8, 6]);
    const ends = hexesFor(t, 'retreat', '51GR/154G');
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.every(h => Number(h.slice(2)) <= 28)).toBe(true);
  });

  it('7.8.3 aircraft block nobody', () => {
    const t = driven('51GR/154G@0505, 6TK/22@0507');
    const bombed = beaten({ units: '11Pz/15@0504, 51GR/154G@0505, 8FgK/DB1@0507' }, '0505', [8, 6]);
    expect(hexesFor(t, 'retreat', '51GR/154G')).not.toContain('0507');
    expect(hexesFor(bombed, 'retreat', '51GR/154G')).toContain('0507');
  });

  const PAIR = 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 51GR/156G@0604';
  const both = (): Trial =>
    fight(commit(act(assaultOf({ morale: LOW, units: PAIR }), merge('0505', '0604'))), '0505', 8, 6, 6);

  it('7.8.4 units of one assault go to different hexes, and through none that one of them leaves', () => {
    const t = both();
    expect(new Set(hexesFor(t, 'retreat', '51GR/154G'))).toEqual(
      new Set(['0305', '0306', '0406', '0507', '0606', '0705', '0706']),
    );
    expect(new Set(hexesFor(t, 'retreat', '51GR/156G'))).toEqual(
      new Set(['0506', '0606', '0703', '0706', '0803', '0804', '0805']),
    );
  });

  it('7.8.4 the second unit to retreat takes the place of the first into account', () => {
    const t = act(both(), retreat('51GR/154G', '0606'));
    expect(hexesFor(t, 'retreat', '51GR/156G')).not.toContain('0606');
    expect(hexesFor(t, 'retreat', '51GR/156G')).not.toContain('0505');
  });

  it('7.6.4 7.8.4 the defenders have gone first: attackers go back through the hex they left', () => {
    const t = driven51();
    expect(hexesFor(t, 'retreat', '11Pz/15')).toEqual(expect.arrayContaining(['0502', '0506', '0605']));
    const back = act(t, retreat('11Pz/15', '0506'));
    expect(told(back, 'retreat').path).toEqual(['0505', '0506']);
  });

  it('7.8.4 5.2.8 no unit is lost while another that goes first could open a way for it', () => {
    // All that lies behind 0505 is in the ZOC of units without anti-tank strength: closed to all but armour and its friends.
    const behind = '52GR/151G@0502*, 52GR/153G@0303*, 52GR/155G@0703*, 67GR/196G@0204*, 67GR/199G@0804*';
    const t = beaten({ units: `11Pz/15@0505, 11Pz/110@0505, 51GR/154G@0506, ${behind}` }, '0506', [2, 6, 6]);
    expect([active(t), hexesFor(t, 'retreat', '11Pz/110')]).toEqual(['german', []]);
    expect(refused(t, retreat('11Pz/110', '0503'))).toMatchObject({ rule: '7.8.3', code: 'retreat-zoc' });
    const first = act(t, retreat('11Pz/15', '0503'));
    expect(hexesFor(first, 'retreat', '11Pz/110')).toEqual(['0503']);
    expect(placeOf(act(first, retreat('11Pz/110', '0503')), '11Pz/110')).toBe('0503');
    const alone = beaten({ units: `11Pz/110@0505, 51GR/154G@0506, ${behind}` }, '0506', [3, 6]);
    expect(eventsOf(alone, 'eliminated')).toMatchObject([{ unit: '11Pz/110', rule: '7.8.3' }]);
  });

  it('7.8.9 no points are spent: over a river as well', () => {
    const t = beaten(
      { units: '168/417@3008, 168/429@3008, 168/442@2910, 72GR/222G@2909', morale: { '7GA': 5 } },
      '2909',
      [12, 6],
    );
    expect(hexesFor(t, 'retreat', '72GR/222G')).toContain('2708');
  });
});

/** BC: the defender goes to 0306, the attacker fails as well. */
function driven51(): Trial {
  const t = beaten({ units: '11Pz/15@0504, 51GR/154G@0505' }, '0505', [7, 6]);
  return act(t, retreat('51GR/154G', '0306'), sums(6));
}

describe('7.8.5 retreat onto friends', () => {
  it('7.8.5 units that retreated there are remembered until the phase is over', () => {
    // 154G flees onto 156G, whose hex is assaulted next.
    const units =
      '11Pz/15@0201, 51GR/154G@0101, 6GA/96@0102, 51GR/156G@0103, 11Pz/110@0104, 52GR/151G@3027, LAH/1@3028';
    const t = act(beaten({ units }, '0101', [8, 6]), retreat('51GR/154G', '0103'));
    const second = fight(act(t, { type: 'end-advance' }), '0103', 10, 6);
    expect(told(second, 'assault')).toMatchObject({ attack: 4, defence: 3 });
    expect(eventsOf(second, 'check').map(e => e.unit)).toEqual(['51GR/156G']);
    expect(eventsOf(second, 'eliminated')).toMatchObject([{ unit: '51GR/154G', rule: '7.8.5' }, {}]);
  });
});

it('7.8.5 in the next phase no unit counts as one that retreated', () => {
  const t = act(driven('51GR/154G@0505'), retreat('51GR/154G', '0507'));
  const over = act(t, { type: 'end-advance' });
  expect([stateIn(t).routed[unit('51GR/154G')], stateIn(over).routed[unit('51GR/154G')]]).toEqual([1, 0]);
});

describe('7.8.6 disruption', () => {
  it('7.8.6 a unit forced to retreat is disrupted', () =>
    expect(isDisrupted(act(driven('51GR/154G@0505'), retreat('51GR/154G', '0507')), '51GR/154G')).toBe(1));

  it('7.8.6 7.6.3 a unit that retreats voluntarily is not', () => {
    const t = beaten({ units: '11Pz/15@0504, 51GR/154G@0505', morale: { '48PzK': 11 } }, '0505', [5, 11]);
    expect([can(t, { type: 'stand', unit: '11Pz/15' }), can(t, retreat('11Pz/15', '0502'))]).toEqual([true, true]);
    const back = act(t, retreat('11Pz/15', '0502'));
    expect([placeOf(back, '11Pz/15'), isDisrupted(back, '11Pz/15')]).toEqual(['0502', 0]);
    expect(placeOf(act(t, { type: 'stand', unit: '11Pz/15' }), '11Pz/15')).toBe('0504');
  });

  it('7.6.2 who must go cannot stand', () =>
    expect(can(driven('51GR/154G@0505'), { type: 'stand', unit: '51GR/154G' })).toBe(false));

  it('7.8.7 no anti-tank fire', () => {
    const units = { '51GR/154G': { hex: '0505', disrupted: true }, '51GR/156G': '0505', '11Pz/15': '0504' };
    expect(firers(stateOf({ units }), 1)).toEqual([unit('51GR/156G')]);
  });

  it('7.8.7 assault and defence as usual', () => {
    const units = { '11Pz/110': { hex: '0504', disrupted: true }, '51GR/154G': { hex: '0505', disrupted: true } };
    expect(told(beaten({ units }, '0505', [10, 2]), 'assault')).toMatchObject({ attack: 4, defence: 3 });
  });

  it('7.8.7 half the allowance, rounded down', () => {
    const units = { '11Pz/110': { hex: '0504', disrupted: true }, '11Pz/111': '0504' };
    const s = stateOf({ units, morale: { '48PzK': 8 } });
    expect([allowanceOf(s, unit('11Pz/110')), allowanceOf(s, unit('11Pz/111'))]).toEqual([2 * 5, 2 * 11]);
  });

  it('7.8.8 a second disruption adds nothing', () => {
    const units = { '11Pz/15': '0504', '51GR/154G': { hex: '0505', disrupted: true } };
    const t = act(beaten({ units }, '0505', [8, 6]), retreat('51GR/154G', '0507'));
    expect(isDisrupted(t, '51GR/154G')).toBe(1);
  });

  it('7.8.8 it ends in the recovery of its own side', () => {
    const units = {
      '11Pz/15': { hex: '0504', disrupted: true },
      '51GR/154G': { hex: '0507', disrupted: true },
    };
    const s = stateOf({ units });
    const left = (side: Side) => work(s, 'recovery', side).s.disrupted;
    expect([left(0)[unit('11Pz/15')], left(0)[unit('51GR/154G')]]).toEqual([0, 1]);
    expect([left(1)[unit('11Pz/15')], left(1)[unit('51GR/154G')]]).toEqual([1, 0]);
  });

  it('Q6 armour beside retreating defenders stays', () => {
    const t = act(
      beaten({ units: 'LAH/1@0504, LAH/2@0504, 51GR/154G@0505, 6GA/96@0505' }, '0505', [9, 6]),
      retreat('51GR/154G', '0507'),
    );
    expect([placeOf(t, '6GA/96'), isDisrupted(t, '6GA/96')]).toEqual(['0505', 0]);
  });
});

describe('13.2 retreat through full hexes', () => {
  const overflow = { overflow: true };

  it('13.2.2 a full hex may be passed', () => {
    const t = cornered('6TK/6@0101, 6TK/22@0102, 6TK/112@0102', overflow);
    expect(hexesFor(t, 'retreat', '6TK/6')).toEqual(['0103']);
    expect(active(act(t, retreat('6TK/6', '0103')))).toBe('german');
  });

  const FULL = '51GR/154G@0101, 6GA/96@0102, 51GR/156G@0103, 51GR/158G@0103';

  it('13.2.2 who ends above the limit goes one hex further', () => {
    const t = act(cornered(FULL, overflow), retreat('51GR/154G', '0103'));
    expect([active(t), new Set(hexesFor(t, 'retreat', '51GR/154G'))]).toEqual(['soviet', new Set(['0104', '0203'])]);
    const on = act(t, retreat('51GR/154G', '0104'));
    expect([placeOf(on, '51GR/154G'), isDisrupted(on, '51GR/154G'), active(on)]).toEqual(['0104', 1, 'german']);
  });

  it('13.2.2 or stays, as his owner likes, and the enemy takes one away', () => {
    const t = act(cornered(FULL, overflow), retreat('51GR/154G', '0103'));
    const stays = act(t, { type: 'stand', unit: '51GR/154G' });
    expect(told(stays, 'stand')).toMatchObject({ rule: '13.2.2', unit: '51GR/154G', hex: '0103' });
    expect(isDisrupted(stays, '51GR/154G')).toBe(1);
    expect(actionsOf(stays, 'remove').map(a => a.unit)).toEqual(['51GR/154G', '51GR/156G', '51GR/158G']);
    expect(active(act(stays, { type: 'remove', unit: '51GR/156G' }))).toBe('german');
  });

  it('7.8.2 13.2.2 without the option who was stopped on his way has no such choice', () => {
    const stopped = act(cornered('6TK/6@0101, 6TK/22@0102, 6TK/112@0102'), retreat('6TK/6', '0102'));
    const on = act(stopped, { type: 'remove', unit: '6TK/22' });
    expect(can(on, { type: 'stand', unit: '6TK/6' })).toBe(false);
  });

  it('13.2.2 5.1.7 a unit over the stacking limit there as well costs one', () => {
    const more = `${FULL}, 90GR/268G@0104, 90GR/272G@0104, 67GR/196G@0203, 67GR/199G@0203`;
    const t = act(cornered(more, overflow), retreat('51GR/154G', '0103'));
    const on = act(t, retreat('51GR/154G', '0104'));
    expect(active(on)).toBe('german');
    expect(actionsOf(on, 'remove').map(a => a.unit)).toEqual(['51GR/154G', '90GR/268G', '90GR/272G']);
  });

  it('13.2.2 only who retreats, not who was there', () =>
    expect(actionsOf(act(cornered(FULL, overflow), retreat('51GR/154G', '0103')), 'retreat').map(a => a.unit)).toEqual([
      '51GR/154G',
      '51GR/154G',
    ]));
});

describe('7.9.4 no advance after fire', () => {
  it('7.9.4 a tank that is shot leaves its hex empty, and nobody comes', () => {
    const t = act(
      position({ phase: 'fire', turn: 3, units: '11Pz/15@0504, 11Pz/110@0504, 6TK/22@0505' }),
      { type: 'fire', unit: '11Pz/15', hex: '0505' },
      sums(2),
    );
    expect(placeOf(t, '6TK/22')).toBe('eliminated');
    expect(can(t, advance('11Pz/15', '0505'))).toBe(false);
  });
});
