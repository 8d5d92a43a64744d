import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, acts, can, eventsOf, hexesFor, placeOf, refused, type Said } from '../../../kit/trial.ts';
import { EDGES } from '../data/regions.ts';
import type { State } from '../state.ts';
import { position } from '../testing.ts';
import { arriving, begun, boxed, CALM, coming } from '../testingArrivals.ts';

const END: Said = { type: 'end-movement' };
const arrive = (unit: string, hex: string): Said => ({ type: 'arrive', unit, hex });
const sorted = (list: readonly string[]): string[] => [...list].sort();
const EAST = sorted(EDGES.east);
const stateIn = (t: { readonly s: unknown }): State => Object(t.s);

const axis = (units: Record<string, Json>, more: Record<string, Json> = {}) =>
  position({ turn: 2, ...more, units: { ...CALM, ...units } });
const soviet = (units: Record<string, Json>, more: Record<string, Json> = {}) =>
  axis(units, { active: 'soviet', ...more });

describe('12.1 reinforcements', () => {
  const july = (impulse: number) =>
    begun({
      turn: 2,
      active: 'axis',
      impulse,
      units: { ...CALM, ...coming('40Pz', '27Inf', 'SSRes', 'Hun1', '23Inf', 'Rom5', '34Inf') },
    });
  it('12.1.1 four units come in July 1941', () =>
    expect(eventsOf(july(1), 'reinforcements')[0]?.units).toEqual(['40Pz', '27Inf', 'SSRes', 'Hun1']));
  it('12.1.1 two more come in August', () =>
    expect(eventsOf(july(2), 'reinforcements')[0]?.units).toEqual(['23Inf', 'Rom5']));
  it('12.1.1 what is due later waits', () => expect(placeOf(july(2), '34Inf')).toBe('order-of-battle'));
  it('12.1.1 nobody may be kept back', () =>
    expect(refused(axis(arriving('27Inf')), END)).toMatchObject({ rule: '12.1.1', code: 'arrivals-first' }));
  it('12.1.1 once all have come, movement may end', () =>
    expect(can(act(axis(arriving('27Inf')), arrive('27Inf', 'E34')), END)).toBe(true));
  it('12.1.1 whoever finds no place comes later', () => {
    const t = act(axis({ ...arriving('Hun1'), '8A': 'T33', '1Inf': 'H29' }), END);
    const next = begun({ turn: 2, active: 'axis', impulse: 2, units: { ...CALM, ...arriving('Hun1') } });
    expect([placeOf(t, 'Hun1'), can(next, arrive('Hun1', 'T33'))]).toEqual(['arriving', true]);
  });
  it('12.1.2 placement costs nothing: the whole allowance is left', () =>
    expect(hexesFor(act(axis(arriving('40Pz')), arrive('40Pz', 'E34')), 'move', '40Pz')).toContain('E27'));
  it('12.1.2 it may be done after others have moved', () => {
    const t = act(axis({ ...arriving('27Inf'), '1Inf': 'H25' }), { type: 'move', unit: '1Inf', hex: 'H24' });
    expect(can(t, arrive('27Inf', 'E34'))).toBe(true);
  });
  it('8.3.2 it may go on by rail though the capacity is used up', () => {
    const t = act(axis({ ...arriving('27Inf'), '1Inf': 'H25' }, { railed: { axis: 6 } }), arrive('27Inf', 'K34'));
    expect([can(t, { type: 'rail', unit: '27Inf', hex: 'L26' }), hexesFor(t, 'rail', '1Inf')]).toEqual([true, []]);
    expect(stateIn(act(t, { type: 'rail', unit: '27Inf', hex: 'L26' })).railed).toEqual([6, 0]);
  });
  it('12.1.2 in the second impulse there is no rail', () =>
    expect(hexesFor(act(axis(arriving('23Inf'), { impulse: 2 }), arrive('23Inf', 'K34')), 'rail', '23Inf')).toEqual(
      [],
    ));
  it('8.4.3 it may come by sea', () => expect(hexesFor(axis(arriving('27Inf')), 'sail', '27Inf')).toContain('H23'));
  it('8.4.3 a unit evacuated off the map comes back in the next impulse', () => {
    const t = begun({ turn: 2, active: 'axis', impulse: 2, units: { ...CALM, ...boxed('at-sea', '1Inf') } });
    expect(sorted(hexesFor(t, 'arrive', '1Inf'))).toEqual(sorted(EDGES.west));
  });
  it('5.5 it takes the hex it enters', () => {
    const t = act(axis(arriving('27Inf'), { owner: { K34: 'soviet' } }), arrive('27Inf', 'K34'));
    expect(stateIn(t).owner[stateIn(t).place.find(h => h >= 0 && t.game.names.hexes[h] === 'K34')!]).toBe(0);
  });
});

describe('12.2 Soviet reinforcements', () => {
  /** Two units shut Moscow in. */
  const RING = { '24Pz': 'R10', '46Pz': 'R8', 'W-Moscow': 'R9' };
  it('12.2 without a city they come over the east edge', () =>
    expect(sorted(hexesFor(soviet(arriving('16A')), 'arrive', '16A'))).toEqual(EAST));
  it('12.2 with a city they come there and nowhere else', () =>
    expect(hexesFor(soviet(arriving('20A')), 'arrive', '20A')).toEqual(['R9']));
  it('12.2 the edge is refused while the city is open', () =>
    expect(refused(soviet(arriving('20A')), arrive('20A', 'X1'))).toMatchObject({ rule: '12.2', code: 'city-open' }));
  it('12.2 a city in Axis hands sends them to the edge', () =>
    expect(sorted(hexesFor(soviet(arriving('20A'), { owner: { R9: 'axis' } }), 'arrive', '20A'))).toEqual(EAST));
  it('12.2 an enemy ZOC does not matter', () =>
    expect(hexesFor(soviet({ ...arriving('20A'), ...RING }), 'arrive', '20A')).toEqual(['R9']));
  it('12.2 a city shut in takes no more than may stand there', () =>
    expect(
      sorted(hexesFor(soviet({ ...arriving('20A'), ...RING, '19A': 'R9', '22A': 'R9' }), 'arrive', '20A')),
    ).toEqual(EAST));
  it('12.2 a full city with a way out takes more', () =>
    expect(
      hexesFor(
        soviet({ ...arriving('20A'), '46Pz': 'R8', '19A': 'R9', '22A': 'R9', 'W-Moscow': 'R9' }),
        'arrive',
        '20A',
      ),
    ).toEqual(['R9']));
  it('8.4.3 who comes back from the sea enters at the edge, not in the printed city', () => {
    expect(hexesFor(soviet(arriving('20A')), 'arrive', '20A')).toEqual(['R9']);
    expect(sorted(hexesFor(soviet({ '20A': { box: 'arriving', via: 'again' } }), 'arrive', '20A'))).toEqual(EAST);
  });
  it('12.2 in an enemy ZOC it may march out of it in the first impulse', () => {
    const t = act(soviet({ ...arriving('20A'), '46Pz': 'R8', 'W-Moscow': 'R9' }), arrive('20A', 'R9'));
    expect(can(t, { type: 'move', unit: '20A', hex: 'R10' })).toBe(true);
  });
  it('8.2.3 but not straight into another', () => {
    const t = act(soviet({ ...arriving('20A'), ...RING }), arrive('20A', 'R9'));
    expect(hexesFor(t, 'move', '20A')).toEqual([]);
  });
  it('12.2 in the second impulse it may not move at all', () => {
    const t = act(axis({ ...arriving('23Inf'), Tk1: 'K33' }, { impulse: 2 }), arrive('23Inf', 'K34'));
    expect(refused(t, { type: 'move', unit: '23Inf', hex: 'L33' })).toMatchObject({ rule: '8.2.3', code: 'held' });
  });
  it('12.2 an enemy in the hex bars it', () =>
    expect(hexesFor(soviet({ ...arriving('16A'), '24Pz': 'X1' }), 'arrive', '16A')).not.toContain('X1'));
});

describe('6.2 12.2 room where it is short', () => {
  /** In snow only cavalry moves in the second impulse. */
  const bucharest = (waiting: string, units: Record<string, Json>) =>
    can(axis({ ...arriving(waiting), ...units }, { turn: 5, impulse: 2, weather: 'snow' }), arrive(waiting, 'BB31'));
  const FOOT = { Rom1: 'BB31', Rom2: 'BB31' };
  it('6.2 a unit that can march on may come where there is no room', () =>
    expect([bucharest('RomCav', { ...FOOT, Rom4: 'BB31' }), bucharest('Rom5', { ...FOOT, Rom4: 'BB31' })]).toEqual([
      true,
      false,
    ]));
  it('6.2 or one for whom another can make room', () =>
    expect(bucharest('Rom5', { ...FOOT, RomCav: 'BB31' })).toBe(true));
  it('8.2.3 in an enemy ZOC it could not march on', () =>
    expect(bucharest('RomCav', { ...FOOT, Rom4: 'BB31', '8A': 'BB30' })).toBe(false));
});

describe('12.3 Axis reinforcements', () => {
  const all = axis(arriving('27Inf', 'Hun1', 'Rom5', 'Ita4'));
  it('12.3.1 Romanians come to Bucharest', () => expect(hexesFor(all, 'arrive', 'Rom5')).toEqual(['BB31']));
  it('12.3.2 Hungarians come on the railway at the Hungarian edge', () =>
    expect(hexesFor(all, 'arrive', 'Hun1')).toEqual(['T33']));
  it('12.3.3 Germans come anywhere on the west edge', () =>
    expect(sorted(hexesFor(all, 'arrive', '27Inf'))).toEqual(sorted(EDGES.west)));
  it('12.3.3 and so do Italians', () => expect(sorted(hexesFor(all, 'arrive', 'Ita4'))).toEqual(sorted(EDGES.west)));
  it('12.3.3 elsewhere is refused', () =>
    expect(refused(all, arrive('27Inf', 'L26'))).toMatchObject({ rule: '12.3.3', code: 'no-entry' }));
});

describe('12.4 special reinforcements', () => {
  it('12.4.1 14 A comes on the railway of the north edge', () => {
    const t = begun(
      { turn: 9, active: 'soviet', due: { helsinki: 9 }, units: { ...CALM, ...coming('14A') } },
      { rolls: [1] },
    );
    expect(sorted(hexesFor(t, 'arrive', '14A'))).toEqual(['A15', 'A6']);
  });
  it('12.4.1 the mountain corps need a railway of the Axis', () => {
    const at = (rail: Record<string, string>) =>
      begun({
        turn: 9,
        active: 'axis',
        due: { archangel: 9 },
        rail,
        weather: 'mud',
        units: { ...CALM, ...coming('36Mtn', 'DietlMtn') },
      });
    expect(hexesFor(at({}), 'arrive', '36Mtn')).toEqual(['A15']);
    expect(sorted(hexesFor(at({ A6: 'axis' }), 'arrive', 'DietlMtn'))).toEqual(['A15', 'A6']);
  });
  const garrison = (units: Record<string, string>, owner: Record<string, string> = {}) =>
    axis({ ...arriving('15Mtn', '21Mtn'), ...units }, { turn: 12, weather: 'mud', owner });
  it('12.4.2 the garrison comes to Bucharest', () =>
    expect(hexesFor(garrison({}), 'arrive', '15Mtn')).toEqual(['BB31']));
  it('12.4.2 it may overfill the city while it can march on', () => {
    const t = act(garrison({ Rom1: 'BB31', Rom2: 'BB31' }), arrive('15Mtn', 'BB31'));
    expect([can(t, arrive('21Mtn', 'BB31')), can(act(t, arrive('21Mtn', 'BB31')), END)]).toEqual([true, false]);
  });
  it('12.4.2 what does not fit comes over the west edge', () => {
    const shut = { Rom1: 'BB31', Rom2: 'BB31', '8A': 'BB30', '11A': 'BB32' };
    const t = act(garrison(shut), arrive('15Mtn', 'BB31'));
    expect(sorted(hexesFor(t, 'arrive', '21Mtn'))).toEqual(sorted(EDGES.west));
  });
  it('12.4.2 with Bucharest lost they come over the west edge', () =>
    expect(sorted(hexesFor(garrison({}, { BB31: 'soviet' }), 'arrive', '15Mtn'))).toEqual(sorted(EDGES.west)));
  it('12.4.3 the garrison of Warsaw comes to Warsaw', () => {
    const t = begun({
      turn: 18,
      active: 'axis',
      weather: 'mud',
      due: { 'warsaw-1944': 18 },
      units: { ...CALM, ...coming('4SSPz', 'HG') },
    });
    expect([hexesFor(t, 'arrive', '4SSPz'), hexesFor(t, 'arrive', 'HG')]).toEqual([['L26'], ['L26']]);
  });
});

describe('12.7.1 Soviet replacements arrive', () => {
  const WORKERS = { 'W-Moscow': 'R9', 'W-Kharkov': 'AA15' };
  const t = soviet({ ...arriving('8A', '11A'), ...WORKERS }, { 'replaced-units': ['8A', '11A'] });
  it('12.7.1 over the east edge, or in a city with a worker', () =>
    expect(sorted(hexesFor(t, 'arrive', '8A'))).toEqual(sorted([...EAST, 'R9', 'AA15'])));
  it('12.7.1 one unit a turn in each city', () => {
    const next = act(t, arrive('8A', 'R9'));
    expect(sorted(hexesFor(next, 'arrive', '11A'))).toEqual(sorted([...EAST, 'AA15']));
    expect(refused(next, arrive('11A', 'R9'))).toMatchObject({ rule: '12.7.1', code: 'city-used' });
  });
  it('12.7.1 a full hex of the edge is full, and not refused for the sake of a city', () => {
    const there = { hex: 'X1', done: 'moved' };
    const units = { ...arriving('8A'), ...WORKERS, '16A': there, '19A': there, '22A': there };
    const late = soviet(units, { 'replaced-units': ['8A'], impulse: 2 });
    expect(refused(late, arrive('8A', 'X1'))).toMatchObject({ rule: '6.1', code: 'stack-full' });
  });
  it('12.7.1 a city at the edge is also a hex of the edge', () => {
    const gorki = soviet({ ...arriving('8A', '11A'), 'W-4a': 'U2' }, { 'replaced-units': ['8A', '11A'] });
    expect(can(act(gorki, arrive('8A', 'U2')), arrive('11A', 'U2'))).toBe(true);
  });
  it('12.7.1 Stavka may come in the first impulse, but not move', () => {
    const staff = soviet({ ...arriving('Stavka'), ...WORKERS }, { 'replaced-units': ['Stavka'] });
    expect(refused(act(staff, arrive('Stavka', 'R9')), { type: 'move', unit: 'Stavka', hex: 'R8' }).rule).toBe('8.5.2');
  });
});

describe('12.6.1 Axis replacements arrive', () => {
  it('12.6.1 Finns come to Helsinki, the others as their reinforcements do', () => {
    const t = axis(arriving('Fin2', 'Rom1', '1Inf'), { 'replaced-units': ['Fin2', 'Rom1', '1Inf'] });
    expect(['Fin2', 'Rom1', '1Inf'].map(u => hexesFor(t, 'arrive', u).length)).toEqual([1, 1, EDGES.west.length]);
    expect(hexesFor(t, 'arrive', 'Fin2')).toEqual(['B14']);
  });
});

describe('12.7.1 cities that were used for replacements', () => {
  const used = (active: string, impulse: number) =>
    begun(
      { turn: 7, active, impulse, rebuilt: ['R9'], units: { ...CALM, '1Inf': 'H29', '8A': 'R9' } },
      {
        rolls: active === 'soviet' && impulse === 1 ? [1] : [],
      },
    ).s.rebuilt.length;
  it('12.7.1 are free again with the first Soviet impulse, not before and not in between', () =>
    expect([used('axis', 1), used('axis', 2), used('soviet', 1), used('soviet', 2)]).toEqual([1, 1, 0, 1]));
});

describe('9.12.3 replacements relieve remnants', () => {
  const REMNANTS = { 'RemInf-1': 'P14', 'RemPzGr-1': 'O20', 'RemSSInf-1': 'T14', 'RemSSPzGr-1': 'X13' };
  const NEW = ['1Inf', '41Pz', '52PzGr', '49Mtn', '6SSInf', '1SSPz', 'Rom1'];
  const t = axis({ ...arriving(...NEW), ...REMNANTS }, { 'replaced-units': NEW });
  it.each([
    ['1Inf', ['P14']],
    ['52PzGr', ['O20']],
    ['41Pz', ['O20']],
    ['6SSInf', ['T14']],
    ['1SSPz', ['X13']],
    ['49Mtn', []],
    ['Rom1', []],
  ])('9.12.3 %s takes the place of %j', (unit, hexes) => expect(hexesFor(t, 'relieve', unit)).toEqual(hexes));
  it('9.12.3 the remnant goes, the unit may march on', () => {
    const next = act(t, { type: 'relieve', unit: '41Pz', hex: 'O20' });
    expect(next.events).toContainEqual({
      ...{ type: 'relieve', rule: '9.12.3', unit: '41Pz', hex: 'O20', units: ['RemPzGr-1'] },
    });
    expect([placeOf(next, 'RemPzGr-1'), placeOf(next, '41Pz')]).toEqual(['remnants', 'O20']);
    expect(hexesFor(next, 'move', '41Pz').length).toBeGreaterThan(50);
  });
  it('9.12.3 the remnant makes the room', () => {
    const full = { 'RemInf-1': 'P14', '2Inf': 'P14', '5Inf': 'P14', '8A': 'P15', '11A': 'P13' };
    const shut = axis({ ...arriving('1Inf'), ...full }, { 'replaced-units': ['1Inf'] });
    expect(hexesFor(shut, 'relieve', '1Inf')).toEqual(['P14']);
  });
  it('9.12.3 a reinforcement may not', () => {
    const fresh = axis({ ...arriving('27Inf'), ...REMNANTS });
    expect(refused(fresh, { type: 'relieve', unit: '27Inf', hex: 'P14' })).toMatchObject({ code: 'not-replaced' });
  });
  it('9.12.3 of the Soviets only the Guards do', () => {
    const guards = soviet(
      { ...arriving('5Gd', '2GdTk', '8A', '2GdCav'), 'RemGd-1': 'O9', 'RemGdTk-1': 'U10' },
      { turn: 12, weather: 'mud', 'replaced-units': ['5Gd', '2GdTk', '8A', '2GdCav'] },
    );
    expect(['5Gd', '2GdTk', '8A', '2GdCav'].map(u => hexesFor(guards, 'relieve', u))).toEqual([
      ['O9'],
      ['U10'],
      [],
      [],
    ]);
  });
});

describe('11.1 Soviet paratroops', () => {
  const snow = (units: Record<string, Json> = {}, more: Record<string, Json> = {}) =>
    soviet({ ...boxed('paratroops', 'Para5'), Stavka: 'R9', ...units }, { turn: 5, weather: 'snow', ...more });
  const drop = (hex: string): Said => ({ type: 'drop', unit: 'Para5', hex });
  it('11.1.2 a new corps may go to the holding box, and has then come', () => {
    const t = act(soviet(arriving('Para5'), { turn: 3 }), { type: 'hold', unit: 'Para5' });
    expect([placeOf(t, 'Para5'), can(t, END)]).toEqual(['paratroops', true]);
  });
  it('11.1.2 or come like any reinforcement', () =>
    expect(hexesFor(soviet(arriving('Para5'), { turn: 3 }), 'arrive', 'Para5')).toEqual(['R9']));
  it('11.1.2 others have no such box', () =>
    expect(refused(soviet(arriving('20A')), { type: 'hold', unit: '20A' })).toMatchObject({ rule: '11.1.2' }));
  it('11.1.2 from the box it may come by land later', () =>
    expect(hexesFor(soviet(boxed('paratroops', 'Para5'), { turn: 4 }), 'arrive', 'Para5')).toEqual(['R9']));
  it('11.1.2 but not in a second impulse', () =>
    expect(refused(soviet(boxed('paratroops', 'Para5'), { turn: 4, impulse: 2 }), arrive('Para5', 'R9'))).toMatchObject(
      { rule: '11.1.2', code: 'holding-first-impulse' },
    ));
  it('11.1.1 it need not', () => expect(can(soviet(boxed('paratroops', 'Para5'), { turn: 4 }), END)).toBe(true));
  it('11.1.3 it jumps within eight hexes of Stavka', () => {
    expect([can(snow(), drop('R17')), can(snow(), drop('R18'))]).toEqual([true, false]);
    expect(refused(snow(), drop('R18'))).toMatchObject({ rule: '11.1.3', code: 'drop-range' });
  });
  it('11.1.3 the list names the corps, and its hexes only when asked', () => {
    const { game, s } = snow();
    const listed = game.legal(s, 'soviet').filter(({ type }) => type === 'drop');
    expect(listed).toEqual([{ type: 'drop', unit: game.names.units.indexOf('Para5'), open: 'hex' }]);
  });
  it.each([
    ['woods', 'Q12'],
    ['mountains', 'K11'],
    ['lakes', 'M6'],
  ])('11.1.3 not into %s', (_, hex) => expect(refused(snow(), drop(hex))).toMatchObject({ code: 'drop-terrain' }));
  it('11.1.3 not into an enemy ZOC', () =>
    expect(refused(snow({ '24Pz': 'P13' }), drop('P12'))).toMatchObject({ rule: '11.1.3', code: 'drop-zoc' }));
  it('11.1.3 swamp and snow will do', () => expect(can(snow({ Stavka: 'L9' }), drop('L6'))).toBe(true));
  it.each(['clear', 'light-mud', 'mud'])('11.1.1 not in %s', weather =>
    expect(refused(snow({}, { weather }), drop('R17'))).toMatchObject({ code: 'drop-weather' }),
  );
  it('11.1.1 not in the second impulse', () =>
    expect(refused(snow({}, { impulse: 2 }), drop('R17'))).toMatchObject({ code: 'drop-first-impulse' }));
  it('11.1.3 not while Stavka is gone', () =>
    expect(refused(snow({ Stavka: { box: 'replacement-pool' } }), drop('R17'))).toMatchObject({
      code: 'no-headquarters',
    }));
  it('11.1.3 and does not march in that impulse', () => {
    const t = act(snow(), drop('R17'));
    expect([placeOf(t, 'Para5'), hexesFor(t, 'move', 'Para5')]).toEqual(['R17', []]);
  });
  it('11.1.3 not where there is no room', () => {
    const t = snow({ '8A': 'R8', '11A': 'R8' });
    const full = acts(t, { type: 'rail', unit: '8A', hex: 'U10' }, { type: 'rail', unit: '11A', hex: 'U10' });
    expect([can(t, drop('U10')), can(full, drop('U10'))]).toEqual([true, false]);
  });
  it('5.5 it takes the hex', () => {
    const t = act(snow({}, { owner: { R17: 'axis' } }), drop('R17'));
    expect(stateIn(t).owner[t.game.names.hexes.indexOf('R17')]).toBe(1);
  });
  it('11.1.5 it never goes back to the box', () => {
    const t = soviet({ Para5: 'R9' }, { turn: 5, weather: 'snow' });
    expect([can(t, { type: 'hold', unit: 'Para5' }), can(t, drop('R10'))]).toEqual([false, false]);
  });
});

it('12.1.2 several arrivals one after the other', () => {
  const t = acts(axis(arriving('27Inf', '40Pz')), arrive('27Inf', 'E34'), arrive('40Pz', 'E34'), END);
  expect([placeOf(t, '27Inf'), placeOf(t, '40Pz')]).toEqual(['E34', 'E34']);
});
