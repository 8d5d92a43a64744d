import { describe, expect, it } from 'vitest';
import type { Options } from '../../../kit/game.ts';
import type { TrialPosition } from '../../../kit/trial.ts';
import { UNITS } from '../data/units.ts';
import { AXIS, BOARD, hex, SOVIET, unit } from '../pieces.ts';
import { GONE, POOL, SPARE } from '../state.ts';
import { stateOf, work } from '../testing.ts';
import { cutOffBy, supplyLines, unsupplied } from './supply.ts';

const cutOff = (p: TrialPosition, side = AXIS, options: Options = {}): string =>
  unsupplied(stateOf(p, options), side)
    .map(u => UNITS[u]!.name)
    .join(' ');

/** Everything east of Kaunas is Soviet; the nearest Axis railway ends in Königsberg. */
const lost = (units: string, more: Omit<TrialPosition, 'units'> = {}) => cutOff({ units, ...more });

describe('10.1 when', () => {
  it('10.1 units without supply go to the pool', () => {
    const { s, events } = work(stateOf({ units: '24Pz@O12, 41Pz@L26' }), 'supply', AXIS);
    expect([s.place[unit('24Pz')], s.place[unit('41Pz')]]).toEqual([POOL, hex('L26')]);
    expect(events).toEqual([{ type: 'out-of-supply', rule: '10.1', role: 'axis', units: [unit('24Pz')] }]);
  });
  it('10.1 only those of the side whose turn it is', () =>
    expect(work(stateOf({ units: '24Pz@O12, 8A@G30' }), 'supply', AXIS).s.place[unit('8A')]).toBe(hex('G30')));
  it('9.12.4 a remnant is laid aside', () =>
    expect(work(stateOf({ units: 'RemInf-1@O12' }), 'supply', AXIS).s.place[unit('RemInf-1')]).toBe(SPARE));
  it('11.1.4 Soviet paratroops need none', () => expect(cutOff({ units: 'Para5@M34' }, SOVIET)).toBe(''));
  it('11.2 nor do partisans', () => expect(cutOff({ units: 'Par1@G30' }, SOVIET)).toBe(''));
  it('10.1 a dictator does', () =>
    expect(work(stateOf({ units: 'Stalin@M34' }), 'supply', SOVIET).s.place[unit('Stalin')]).toBe(GONE));
});

describe('10.2.1 lines to cities', () => {
  // Vitebsk (L15) alone in Axis hands, no Axis railway beside it.
  const vitebsk = { owner: { L15: 'axis' } };
  it('10.2.1 a unit eight hexes from an own city is supplied', () => expect(lost('24Pz@L7', vitebsk)).toBe(''));
  it('10.2.1 nine hexes are too far', () => expect(lost('24Pz@L6', vitebsk)).toBe('24Pz'));
  it('10.2.3 in snow four hexes', () => {
    expect(lost('24Pz@L11', { ...vitebsk, weather: 'snow' })).toBe('');
    expect(lost('24Pz@L10', { ...vitebsk, weather: 'snow' })).toBe('24Pz');
  });
  it('10.2.3 13.6 the weather of the second impulse counts', () => {
    expect(lost('24Pz@L7', { ...vitebsk, weather: ['snow', 'mud'] })).toBe('');
    expect(lost('24Pz@L7', { ...vitebsk, weather: ['mud', 'snow'] })).toBe('24Pz');
  });
  it('10.2.1 a city that only the unit itself controls is a source', () => expect(lost('24Pz@P14')).toBe(''));
  it('2.2.3 an oil field is none', () => expect(lost('24Pz@QQ8')).toBe('24Pz'));
  it('10.2.1 the unit may stand in an enemy ZOC', () => expect(lost('24Pz@L14, 8A@L13', vitebsk)).toBe(''));
  it('10.2.1 the city may lie in an enemy ZOC', () => expect(lost('24Pz@L16, 8A@L14', vitebsk)).toBe(''));
  // Soviet units on both sides of the only ways east of the city.
  const ring = '8A@J13, 11A@L12, 3A@N12';
  it('10.2.1 no line leads through an enemy ZOC', () => expect(lost(`24Pz@L9, ${ring}`, vitebsk)).toBe('24Pz'));
  it('10.2.1 an own unit there changes nothing', () =>
    expect(lost(`24Pz@L9, 41Pz@K13, 47Pz@M13, ${ring}`, vitebsk)).toContain('24Pz'));
  it('10.2.1 without the ring the same unit is supplied', () => expect(lost('24Pz@L9', vitebsk)).toBe(''));
  it('10.2.1 the city need not have a line to the map edge', () =>
    expect(lost('24Pz@II9', { owner: { II8: 'axis' } })).toBe(''));
  it('8.2.2 no line crosses water, but one crosses the Kerch Strait', () => {
    const sevastopol = { owner: { JJ23: 'axis' } };
    expect(lost('24Pz@KK20', sevastopol)).toBe('');
    expect(lost('24Pz@LL19', sevastopol)).toBe('');
    // Beyond the water side KK19-KK20 the way leads around by LL19.
    expect(lost('24Pz@JJ17', sevastopol)).toBe('24Pz');
  });
});

describe('10.2.1 10.2.2 lines to railways', () => {
  // From Vitebsk (L15) towards Orsha; W17 is eight hexes from its end and further from everything else.
  const orsha = { owner: { L15: 'axis' }, rail: { M16: 'axis', N16: 'axis', O17: 'axis' } };
  it('10.2.1 own railway that leads to an own city', () => {
    expect(lost('24Pz@W17', orsha)).toBe('');
    expect(lost('24Pz@X17', orsha)).toBe('24Pz');
  });
  it('10.2.1 8.3.6 a railway in enemy possession gives no supply', () =>
    expect(lost('24Pz@W17', { owner: orsha.owner })).toBe('24Pz'));
  it('10.2.1 nor is railway that leads to no own city', () =>
    expect(lost('24Pz@W17', { rail: orsha.rail })).toBe('24Pz'));
  it('10.2.1 an enemy ZOC on the railway cuts it', () => expect(lost('24Pz@W17, 8A@M17', orsha)).toBe('24Pz'));
  it('10.2.1 11.2 a partisan cuts it in his own hex', () => {
    expect(lost('24Pz@W17, Par1@N16', orsha)).toBe('24Pz');
    expect(lost('24Pz@W17, Par1@N17', orsha)).toBe('');
  });
  it('10.2.1 so does an enemy city on the way', () => {
    const rail = {
      R10: 'axis',
      Q11: 'axis',
      Q12: 'axis',
      Q13: 'axis',
      P13: 'axis',
      O15: 'axis',
      N14: 'axis',
      M15: 'axis',
    };
    // From Vitebsk the railway passes Smolensk (P14).
    expect(lost('24Pz@X10', { owner: { L15: 'axis', P14: 'axis' }, rail })).toBe('');
    expect(lost('24Pz@X10', { owner: { L15: 'axis' }, rail })).toBe('24Pz');
  });
  it('10.2.2 Axis railway to the west edge', () => {
    // All Axis cities Soviet: only the edge is left.
    const owner = Object.fromEntries('E32 L26 H29 K31 H23 BB31'.split(' ').map(h => [h, 'soviet']));
    expect(lost('24Pz@T25', { owner })).toBe('');
    expect(lost('24Pz@T18', { owner })).toBe('24Pz');
  });
  it('10.2.2 an edge without railway is none', () => {
    const owner = Object.fromEntries('E32 L26 H29 K31 H23 BB31'.split(' ').map(h => [h, 'soviet']));
    const rail = Object.fromEntries(BOARD.names.map(h => [h, 'soviet']));
    expect(lost('24Pz@O34', { owner, rail })).toBe('24Pz');
  });
  const soviet = (at: string, more = '') => {
    const owner = Object.fromEntries(BOARD.names.map(h => [h, 'axis']));
    return cutOff({ units: `8A@${at}${more}`, owner }, SOVIET);
  };
  it('10.2.2 Soviet railway to the east and the south edge', () => {
    expect(soviet('FF6')).toBe('');
    expect(soviet('OO11')).toBe('');
  });
  it('10.2.2 not to the north edge', () => {
    expect(soviet('A7')).toBe('');
    // Cut from the east at K3, the line has only its northern end.
    expect(soviet('A7', ', 24Pz@K3')).toBe('8A');
  });
  it('8.3.7 by option railways of one edge join beyond the map', () => {
    // The Axis possess the stub at X1 only, and hold Gorki (U2) with its exit on the same edge.
    const p = { units: '24Pz@Z2', owner: { U2: 'axis' }, rail: { X1: 'axis', X2: 'axis', U2: 'axis' } };
    const near = { ...p, units: '24Pz@DD2' };
    expect(cutOff(near)).toBe('24Pz');
    expect(cutOff(near, AXIS, { 'off-map-rail': true })).toBe('');
  });
});

describe('exceptions', () => {
  it('Q4 8.4.3 a unit that has landed is supplied in that turn', () =>
    expect(lost('24Pz@PP17', { turn: 6, landed: ['24Pz'] })).toBe(''));
  it('Q4 8.4.3 and checked at the end of the next', () => {
    const s = stateOf({ turn: 6, units: '24Pz@PP17', landed: ['24Pz'] });
    s.turn = 7;
    expect(unsupplied(s, AXIS)).toEqual([unit('24Pz')]);
  });
  it('V3.1 no line leads through neutral Romania, and Romanians there need none', () => {
    expect(lost('24Pz@W26, Rom1@DD30', { neutral: 1, owner: { S26: 'soviet' } })).not.toContain('Rom1');
    const p = { units: '24Pz@DD26', rail: {} };
    expect(cutOff(p)).toBe('');
    expect(cutOff({ ...p, neutral: 1 })).toBe('24Pz');
  });
});

describe('E10 what the line is', () => {
  it('E10 a line is told from the unit to its source', () => {
    const [line] = supplyLines(stateOf({ units: '24Pz@L13', owner: { L15: 'axis' } }), AXIS);
    expect(line?.path?.map(h => BOARD.names[h])).toEqual(['L13', 'L14', 'L15']);
  });
  it('E10 a unit in its city is its own source', () => {
    const [line] = supplyLines(stateOf({ units: '24Pz@L15' }), AXIS);
    expect(line?.path?.map(h => BOARD.names[h])).toEqual(['L15']);
  });
  it('E10 what cuts a unit off are the zones around it', () => {
    const s = stateOf({ units: '24Pz@L9, 8A@J13, 11A@L12, 3A@N12', owner: { L15: 'axis' } });
    expect(supplyLines(s, AXIS)[0]?.path).toBeUndefined();
    expect(cutOffBy(s, AXIS, hex('L9')).map(h => BOARD.names[h])).toContain('L11');
  });
});
