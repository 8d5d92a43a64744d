import { describe, expect, it } from 'vitest';
import { can, hexesFor } from '../../../kit/trial.ts';
import { UNITS } from '../data/units.ts';
import { BOARD, GERMAN, SOVIET } from '../pieces.ts';
import { stateOf } from '../testing.ts';
import { assaultOf, type Scene } from '../testingAssault.ts';
import { dutyOf } from './duty.ts';

/** Who must assault and who may besides, and the hexes that must be assaulted and may be. */
function duty(p: Scene, side = GERMAN, options = {}) {
  const { units, bound, hexes, owed } = dutyOf(stateOf({ turn: 3, ...p }, options), side);
  const named = (list: readonly number[], test: readonly boolean[], is: boolean, names: (n: number) => string) =>
    list.filter((_, i) => test[i] === is).map(names);
  const unit = (u: number): string => UNITS[u]!.name;
  const hex = (h: number): string => BOARD.names[h]!;
  return {
    must: named(units, bound, true, unit),
    may: named(units, bound, false, unit),
    owed: named(hexes, owed, true, hex),
    free: named(hexes, owed, false, hex),
  };
}

describe('7.1.1 the duty to assault', () => {
  it('7.1.1 every unit in the ZOC of a non-armoured enemy must assault, armour and battalions too', () =>
    expect(duty({ units: '11Pz/15@0504, GD/3@0504, 11Pz/110@0405, 51GR/154G@0505' })).toEqual({
      must: ['11Pz/15', '11Pz/110', 'GD/3'],
      may: [],
      owed: ['0505'],
      free: [],
    }));

  it('7.1.1 nobody two hexes away', () =>
    expect(duty({ units: '11Pz/15@0503, 51GR/154G@0505' })).toEqual({ must: [], may: [], owed: [], free: [] }));

  it('7.1.1 7.8.7 a disrupted unit, too', () => {
    const units = { '11Pz/110': { hex: '0504', disrupted: true }, '51GR/154G': '0505' };
    expect(duty({ units }).must).toEqual(['11Pz/110']);
  });

  it('7.1.1 a battalion without a ZOC forces nobody, but may be assaulted', () =>
    expect(duty({ units: 'Jg/8@3033, 8R/151@3032' }, SOVIET)).toEqual({
      must: [],
      may: ['8R/151'],
      owed: [],
      free: ['3033'],
    }));

  it('7.1.1 a regiment beside that battalion does', () =>
    expect(duty({ units: 'Jg/8@3033, 78St/14@3033, 8R/151@3032' }, SOVIET)).toMatchObject({
      must: ['8R/151'],
      owed: ['3033'],
    }));

  it('7.1.1 artillery and engineers have no duty and are no target', () => {
    expect(duty({ turn: 1, units: 'Arko35@3033, PzPi811@3033, 15R/47@3032' })).toMatchObject({ must: [], may: [] });
    expect(duty({ turn: 1, units: 'Arko35@3033, PzPi811@3033, 15R/47@3032' }, SOVIET)).toMatchObject({
      must: [],
      may: [],
    });
  });

  it('5.2.3 armour ignores ZOCs without anti-tank strength in movement and retreat only', () =>
    expect(duty({ units: '11Pz/15@0504, 9GV/23G@0505' }).must).toEqual(['11Pz/15']));

  it('7.1.5 armour of the other side is neither assaulted nor presses anybody', () =>
    expect(duty({ units: 'LAH/1@0504, 6GA/96@0505' })).toEqual({ must: [], may: [], owed: [], free: [] }));

  it('Q2 but armour itself is bound in its own phase, and not asked for in the enemy’s', () => {
    const units = 'GD/3@0504, 51GR/154G@0505';
    expect(duty({ units }).must).toEqual(['GD/3']);
    expect(duty({ units }, SOVIET)).toEqual({ must: [], may: [], owed: [], free: [] });
  });

  it('Q1 both kinds assault, and only non-armoured units are assaulted', () => {
    const units = '6TK/22@0504, 3MK/1@0404, 11Pz/110@0505, 11Pz/15@0405';
    expect(duty({ units }, SOVIET)).toMatchObject({ must: ['3MK/1', '6TK/22'], owed: ['0505'], free: [] });
  });
});

describe('7.1.2 who must be assaulted', () => {
  it('7.1.2 every non-armoured enemy with a ZOC next to a unit that must assault', () =>
    expect(duty({ units: 'LAH/1@0504, 51GR/154G@0505, 52GR/151G@0604, 51GR/156G@0507' }).owed).toEqual([
      '0505',
      '0604',
    ]));

  it('7.1.2 not an enemy beside exempt units alone', () =>
    expect(duty({ units: '51GR/154G@2120, GD/Fus@2121' }, SOVIET)).toEqual({
      must: [],
      may: ['51GR/154G'],
      owed: [],
      free: ['2121'],
    }));
});

describe('7.1.3 Soviets in forts, trenches and towns', () => {
  it.each([
    ['a fort', '2120', '2121'],
    ['a trench', '2126', '2127'],
    ['a town', '3026', '3027'],
  ])('7.1.3 non-armoured ones in %s are free', (_what, own, other) => {
    const { must, may } = duty({ units: `51GR/154G@${own}, GD/Fus@${other}` }, SOVIET);
    expect([must, may]).toEqual([[], ['51GR/154G']]);
  });

  it('7.1.3 not in a village or woods', () => {
    expect(duty({ units: '51GR/154G@2121, GD/Fus@2122' }, SOVIET).must).toEqual(['51GR/154G']);
    expect(duty({ units: '51GR/154G@2119, GD/Fus@2118' }, SOVIET).must).toEqual(['51GR/154G']);
  });

  it('7.1.3 armour there is bound, and its target owed; the others may join', () =>
    expect(duty({ units: '51GR/154G@2120, 6GA/96@2120, GD/Fus@2121' }, SOVIET)).toEqual({
      must: ['6GA/96'],
      may: ['51GR/154G'],
      owed: ['2121'],
      free: [],
    }));

  it('7.1.3 Germans have no such choice, in a fort or in a town', () => {
    expect(duty({ units: 'LAH/1@2120, 51GR/154G@2121' }).must).toEqual(['LAH/1']);
    expect(duty({ units: 'LAH/1@3026, 51GR/154G@3027' }).must).toEqual(['LAH/1']);
  });

  it('7.1.3 a free unit need not assault at all', () =>
    expect(can(assaultOf({ active: 'soviet', units: '51GR/154G@2120, GD/Fus@2121' }), { type: 'commit' })).toBe(true));

  it('7.1.3 a free unit may assault one hex or the other', () => {
    const t = assaultOf({ active: 'soviet', units: '107R/504@2625, LAH/1@2624, LAH/2@2525' });
    expect(hexesFor(t, 'assign', '107R/504')).toEqual(['2525', '2624']);
  });
});

describe('13.1 streams and rivers', () => {
  const streams = { streams: true };

  it('13.1.1 nobody is bound across a stream, but he may assault', () => {
    const units = 'GD/PG@2219, 71GR/219G@2120';
    expect(duty({ units }).must).toEqual(['GD/PG']);
    expect(duty({ units }, GERMAN, streams)).toEqual({ must: [], may: ['GD/PG'], owed: [], free: ['2120'] });
  });

  it('13.1.1 nor across a river', () =>
    expect(duty({ units: '168/417@2808, 72GR/222G@2909' }, GERMAN, streams)).toMatchObject({
      must: [],
      may: ['168/417'],
    }));

  it('13.1.1 a unit next to the same enemy without water must assault, and the enemy must be assaulted', () =>
    expect(duty({ units: 'GD/PG@2219, GD/Fus@2121, 71GR/219G@2120' }, GERMAN, streams)).toEqual({
      must: ['GD/Fus'],
      may: ['GD/PG'],
      owed: ['2120'],
      free: [],
    }));

  it('13.1.1 for the Soviets alike, armour too', () =>
    expect(duty({ units: 'GD/PG@2219, 6GA/96@2120' }, SOVIET, streams)).toMatchObject({ must: [], may: ['6GA/96'] }));

  it('13.1.1 a unit with an enemy on its own bank must assault, even with another across the river', () =>
    expect(duty({ units: 'GD/PG@2219, 71GR/219G@2120, 51GR/154G@2319' }, GERMAN, streams)).toEqual({
      must: ['GD/PG'],
      may: [],
      owed: ['2319'],
      free: ['2120'],
    }));
});
