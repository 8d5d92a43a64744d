import { describe, expect, it } from 'vitest';
import { topFrame } from '../../../kit/flow.ts';
import { act, actionsOf, acts, can, eventsOf, hexesFor, refused } from '../../../kit/trial.ts';
import { combat } from '../testing.ts';

const COMMIT = { type: 'commit' };

it('5.1 a unit next to an enemy must attack, and its enemies must be attacked', () => {
  const t = combat('B1@0503, R1@0504, R2@0502, B2@0101');
  expect(refused(t, COMMIT)).toMatchObject({ rule: '5.1', code: 'must-attack', about: { unit: 0 } });
  const one = act(t, { type: 'assign', unit: 'B1', hex: '0502' });
  expect(refused(one, COMMIT)).toMatchObject({ rule: '5.1', code: 'must-be-attacked' });
  const both = act(one, { type: 'merge', hexes: ['0502', '0504'] });
  expect(can(both, COMMIT)).toBe(true);
});

it('5.1 a unit next to one enemy is assigned to it at once, and no other unit can attack', () => {
  const t = combat('B1@0502, B2@0101, R1@0503, R2@0605');
  expect(actionsOf(t, 'commit')).toHaveLength(1);
  const why = (unit: string, hex: string) => refused(t, { type: 'assign', unit, hex });
  expect(why('B1', '0503')).toMatchObject({ rule: '5.1', code: 'no-other-enemy' });
  expect(why('B2', '0503')).toMatchObject({ rule: '5.1', code: 'nobody-beside' });
  expect(why('R1', '0502')).toMatchObject({ rule: '1.1', code: 'not-your-unit' });
  expect(why('B3', '0503')).toMatchObject({ rule: '1.1', code: 'not-on-map' });
});

it('5.1 a unit in the town may choose', () => {
  const t = combat('B1@0403, R1@0503, R2@0605');
  expect(topFrame(t.s)?.phase).toBe('declare');
  expect(can(t, COMMIT)).toBe(true);
  expect(hexesFor(t, 'assign', 'B1')).toEqual(['0503']);
  expect(eventsOf(act(t, COMMIT), 'commit')).toMatchObject([{ battles: [] }]);
});

it('5.1 where nobody is next to an enemy the phase passes by itself', () => {
  const t = combat('B1@0101, R1@0605');
  expect([topFrame(t.s)?.phase, t.game.active(t.s)]).toEqual(['move', ['red']]);
});

it('5.1 an enemy beside nobody but a unit in the town need not be attacked', () => {
  const t = combat('B1@0403, B2@0101, R1@0503, R2@0102');
  expect(eventsOf(act(t, COMMIT), 'commit')).toMatchObject([{ battles: [{ hexes: ['0102'] }] }]);
});

describe('5.2 hexes attacked together', () => {
  const t = combat('B1@0503, B2@0602, R1@0504, R2@0502');

  it('5.2 every attacker is next to each of them', () => {
    const two = act(t, { type: 'assign', unit: 'B1', hex: '0504' });
    expect(refused(two, { type: 'merge', hexes: ['0502', '0504'] })).toMatchObject({
      rule: '5.2',
      code: 'not-beside-all',
    });
  });

  it('5.2 a hex without an enemy, or without anybody beside it, is none of them', () => {
    expect(refused(t, { type: 'split', hex: '0101' })).toMatchObject({ rule: '5.1', code: 'empty-hex' });
    const far = combat('B1@0502, R1@0503, R2@0605');
    expect(refused(far, { type: 'split', hex: '0605' })).toMatchObject({ rule: '5.1', code: 'nobody-near' });
  });

  it('5.1 units are put where there is an enemy next to them', () => {
    const why = (hex: string) => refused(t, { type: 'assign', unit: 'B1', hex });
    expect(why('0603')).toMatchObject({ rule: '5.1', code: 'no-enemy-there' });
    expect(why('0101')).toMatchObject({ rule: '5.1', code: 'not-beside' });
  });

  it('5.1 a proposal fulfils all duties, and can be taken apart', () => {
    const proposed = act(t, { type: 'propose' });
    expect(can(proposed, COMMIT)).toBe(true);
    expect(refused(proposed, { type: 'propose' }).code).toBe('all-declared');
    expect(can(acts(proposed, { type: 'unassign', unit: 'B1' }), COMMIT)).toBe(false);
  });
});
