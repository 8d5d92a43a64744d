import { describe, expect, it } from 'vitest';
import { act, acts, eventsOf, hexesFor, placeOf, refused, unitOf } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

it('4.1 a unit moves once in a phase, and only one of the own side that is there', () => {
  const t = act(position({ units: 'B1@0101, B2@0105, R1@0605' }), { type: 'move', unit: 'B1', hex: '0201' });
  expect(placeOf(t, 'B1')).toBe('0201');
  expect(refused(t, { type: 'move', unit: 'B1', hex: '0101' })).toMatchObject({ rule: '4.1', code: 'acted' });
  expect(refused(t, { type: 'move', unit: 'R1', hex: '0604' })).toMatchObject({ rule: '1.1', code: 'not-your-unit' });
  expect(refused(t, { type: 'move', unit: 'B3', hex: '0101' })).toMatchObject({ rule: '1.1', code: 'not-on-map' });
});

it('4.1 each unit may move again in the next phase of its side', () => {
  const end = { type: 'end-phase' };
  const t = acts(position({ units: 'B1@0101, R1@0605' }), { type: 'move', unit: 'B1', hex: '0201' }, end);
  const next = act(t, end, ['smoke-1', 'smoke-2']);
  expect([next.s.turn, hexesFor(next, 'move', 'B1')]).toEqual([2, expect.arrayContaining(['0101'])]);
});

it('4.2 wood costs 2, clear ground 1', () => {
  const t = position({ units: 'B1@0105, R1@0605' });
  expect(hexesFor(t, 'move', 'B1')).toContain('0104');
  expect(hexesFor(t, 'move', 'B1')).toContain('0103');
  expect(refused(t, { type: 'move', unit: 'B1', hex: '0102' })).toMatchObject({ rule: '4.2', code: 'too-far' });
});

it('4.2 crossing the river costs 1 more', () => {
  const hexes = hexesFor(position({ units: 'B1@0303, R1@0601' }), 'move', 'B1');
  expect(hexes).toContain('0503');
  expect(hexes).not.toContain('0603');
});

it('4.3 a unit stops next to an enemy, but may leave one', () => {
  expect(hexesFor(position({ units: 'B4@0101, R1@0103' }), 'move', 'B4')).not.toContain('0104');
  expect(hexesFor(position({ units: 'B4@0102, R1@0103' }), 'move', 'B4')).toContain('0301');
});

it('4.4 units block each other', () => {
  expect(hexesFor(position({ units: 'B1@0101, B2@0102, B3@0201, R1@0605' }), 'move', 'B1')).toEqual([]);
});

it('4.4 in the first hex of the map as well', () => {
  expect(hexesFor(position({ units: 'B1@0102, B2@0101, R1@0605' }), 'move', 'B1')).not.toContain('0101');
});

it('3.3 a unit rests instead of moving and draws a chit', () => {
  const t = act(position({ units: 'B1@0101, B2@0105, R1@0605' }), { type: 'rest', unit: 'B1' }, ['two']);
  expect(eventsOf(t, 'rested')).toEqual([{ type: 'rested', rule: '3.3', unit: 'B1', chit: 2 }]);
  expect(unitOf(t, 'B1')).toMatchObject({ values: { chit: true } });
  expect(refused(t, { type: 'move', unit: 'B1', hex: '0102' }).code).toBe('acted');
});

it('3.3 a unit with a chit or next to an enemy cannot rest', () => {
  const t = position({ units: { B1: { hex: '0101', chit: 0 }, B2: { hex: '0304' }, R1: { hex: '0403' } } });
  expect(refused(t, { type: 'rest', unit: 'B1' })).toMatchObject({ rule: '3.3', code: 'has-chit' });
  expect(refused(t, { type: 'rest', unit: 'B2' })).toMatchObject({ rule: '3.3', code: 'near-enemy' });
});

it('9.1 high water makes the river cost 2 more', () => {
  const hexes = hexesFor(position({ units: 'B1@0303, R1@0601' }, { highWater: true }), 'move', 'B1');
  expect(hexes).toContain('0403');
  expect(hexes).not.toContain('0503');
});

describe('4.2 a way of the player’s own', () => {
  const t = position({ units: 'B4@0101, B1@0203, R1@0605, R3@0305' });
  const go = (...hexes: string[]) => ({ type: 'move', unit: 'B4', hex: hexes.at(-1) ?? '', hexes });

  it('4.2 is taken though it is not the cheapest', () => {
    const moved = act(t, go('0102', '0202', '0201'));
    expect(eventsOf(moved, 'moved')).toMatchObject([{ to: '0201', path: ['0102', '0202', '0201'] }]);
    expect(placeOf(moved, 'B4')).toBe('0201');
  });

  it('4.2 is refused where it is too dear', () => {
    expect(refused(t, go('0102', '0103', '0202', '0302', '0201'))).toMatchObject({ rule: '4.2', code: 'too-far' });
  });

  it('4.2 leads from hex to hex, beginning beside the unit', () => {
    expect(refused(t, go('0202', '0201'))).toMatchObject({ rule: '4.2', code: 'no-way' });
    expect(refused(t, { ...go('0201'), hex: '0202' })).toMatchObject({ rule: '4.2', code: 'no-way' });
  });

  it('4.3 ends next to an enemy', () => {
    const near = position({ units: 'B4@0101, R1@0301' });
    expect(refused(near, go('0201', '0102'))).toMatchObject({ rule: '4.3', code: 'must-stop' });
  });

  it('4.4 does not lead through a unit', () => {
    expect(refused(t, go('0102', '0103', '0203', '0202'))).toMatchObject({ rule: '4.4', code: 'way-blocked' });
  });
});
