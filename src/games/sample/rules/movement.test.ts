import { expect, it } from 'vitest';
import { act, at, events, hexesFor, placeOf, refused } from '../testing.ts';

it('4.1 a unit moves once in a phase', () => {
  const s = act(at({ units: { B1: '0101', B2: '0105' } }), 'blue', { type: 'move', unit: 'B1', hex: '0201' });
  expect(placeOf(s, 'B1')).toBe('0201');
  expect(refused(s, 'blue', { type: 'move', unit: 'B1', hex: '0101' })).toBe('4.1 acted');
  expect(refused(s, 'red', { type: 'end-phase' })).toBe('2.1 not-your-turn');
});

it('4.2 wood costs 2, clear ground 1', () => {
  const s = at({ units: { B1: '0105', R1: '0605' } });
  const ends = hexesFor(s, 'blue', 'move', 'B1');
  expect(ends).toContain('0104');
  expect(ends).toContain('0103');
  expect(ends).not.toContain('0102');
  expect(refused(s, 'blue', { type: 'move', unit: 'B1', hex: '0102' })).toBe('4.2 too-far');
});

it('4.2 crossing the river costs 1 more', () => {
  const ends = hexesFor(at({ units: { B1: '0303', R1: '0601' } }), 'blue', 'move', 'B1');
  expect(ends).toContain('0403');
  expect(ends).toContain('0503');
  expect(ends).not.toContain('0603');
});

it('4.3 a unit stops next to an enemy, but may leave one', () => {
  expect(hexesFor(at({ units: { B4: '0101', R1: '0103' } }), 'blue', 'move', 'B4')).not.toContain('0104');
  expect(hexesFor(at({ units: { B4: '0102', R1: '0103' } }), 'blue', 'move', 'B4')).toContain('0301');
});

it('4.4 units block each other', () => {
  const s = at({ units: { B1: '0101', B2: '0102', B3: '0201', R1: '0605' } });
  expect(hexesFor(s, 'blue', 'move', 'B1')).toEqual([]);
});

it('3.3 a rested unit draws a chit that only its owner may see', () => {
  const s = at({ units: { B1: '0101', B2: { hex: '0105', chit: 2 }, R1: '0605' } });
  const [rested] = events(s, 'blue', { type: 'rest', unit: 'B1' }, [3]);
  expect(rested).toEqual({ type: 'rested', rule: '3.3', unit: 0, chit: 1 });
  expect(act(s, 'blue', { type: 'rest', unit: 'B1' }, [3]).chit[0]).toBe(1);
});

it('3.3 a unit with a chit or next to an enemy cannot rest', () => {
  const s = at({ units: { B1: { hex: '0101', chit: 0 }, B2: '0304', R1: '0403' } });
  expect(refused(s, 'blue', { type: 'rest', unit: 'B1' })).toBe('3.3 has-chit');
  expect(refused(s, 'blue', { type: 'rest', unit: 'B2' })).toBe('3.3 near-enemy');
});

it('7.1 high water makes the river cost 2 more', () => {
  const s = at({ units: { B1: '0303', R1: '0601' } }, { highWater: true });
  const ends = hexesFor(s, 'blue', 'move', 'B1');
  expect(ends).toContain('0403');
  expect(ends).not.toContain('0503');
});
