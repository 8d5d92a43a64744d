import { expect, it } from 'vitest';
import { topFrame } from '../../../kit/flow.ts';
import {
  act,
  active,
  eventsOf,
  hexesFor,
  placeOf,
  refused,
  type Trial,
  type TrialPosition,
} from '../../../kit/trial.ts';
import { position } from '../testing.ts';

/** An attack by Blue that only waits to be resolved. */
function attack(units: TrialPosition['units'], hex: string, ...attackers: string[]): Trial {
  const declared = act(position({ phase: 'combat', units }), { type: 'declare-target', hex });
  return attackers.reduce((t, unit) => act(t, { type: 'add-unit', unit }), declared);
}

const fight = (t: Trial, die: number): Trial => act(t, { type: 'resolve' }, [die]);
const battleOf = (t: Trial) => eventsOf(t, 'battle')[0];

const FIELD = 'B1@0502, B2@0501, R1@0503, R2@0605';

it('5.1 an attack is put together from units next to its target', () => {
  const t = attack(FIELD, '0503', 'B1');
  expect(refused(t, { type: 'add-unit', unit: 'B1' })).toMatchObject({ rule: '5.1', code: 'already-in' });
  expect(refused(t, { type: 'add-unit', unit: 'B2' })).toMatchObject({ rule: '5.1', code: 'not-adjacent' });
  const empty = act(t, { type: 'remove-unit', unit: 'B1' });
  expect(refused(empty, { type: 'resolve' }).code).toBe('nobody');
  const calledOff = act(empty, { type: 'cancel' });
  expect(refused(calledOff, { type: 'declare-target', hex: '0605' }).code).toBe('no-attacker');
  expect(refused(calledOff, { type: 'declare-target', hex: '0101' }).code).toBe('no-target');
});

it('5.1 a unit attacks once in a phase and is attacked once', () => {
  const units = {
    B1: { hex: '0502', done: 1 },
    B2: { hex: '0602' },
    R1: { hex: '0503', done: 1 },
    R2: { hex: '0601' },
  };
  const t = position({ phase: 'combat', units });
  expect(refused(t, { type: 'declare-target', hex: '0503' }).code).toBe('attacked');
  expect(refused(act(t, { type: 'declare-target', hex: '0601' }), { type: 'add-unit', unit: 'B1' }).code).toBe('acted');
});

it('5.2 fractions favour the defender: 8 to 3 is 2:1', () => {
  const t = attack('B1@0502, B2@0602, B3@0603, R1@0503, R2@0605', '0503', 'B1', 'B2', 'B3');
  expect(battleOf(fight(t, 6))).toMatchObject({ strength: [8, 3], ratio: '2:1', column: '2:1', die: 6, result: 'DE' });
});

it('3.2 chits add to strength, are revealed and go back into the cup', () => {
  const units = { B1: { hex: '0502', chit: 2 }, R1: { hex: '0503', chit: 1 }, R2: { hex: '0605', chit: 0 } };
  const t = fight(attack(units, '0503', 'B1'), 6);
  expect(battleOf(t)).toMatchObject({ strength: [5, 4], reveals: true });
  expect(t.s).toMatchObject({ chit: [-1, -1, -1, -1, -1, 0, -1] });
});

it.each([
  [['B1', 'B2'], ['town', 'river'], '1:2'],
  [['B1', 'B2', 'B3'], ['town'], '1:1'],
])('5.3 %s attack the town: the defender gains a column each for %s', (attackers, shifts, column) => {
  const t = fight(attack('B1@0303, B2@0304, B3@0404, R1@0403', '0403', ...attackers), 3);
  expect(battleOf(t)).toMatchObject({ ratio: '2:1', shifts: shifts.map(what => ({ what, value: -1 })), column });
});

it.each([
  [1, 'AE', ['lost', '0503']],
  [2, 'AR', ['0502', '0503']],
  [4, 'EX', ['lost', 'lost']],
  [6, 'DR', ['0502', '0503']],
])('5.4 at 1:1 a roll of %i is %s', (die, result, places) => {
  const t = fight(attack(FIELD, '0503', 'B1'), die);
  expect(battleOf(t)).toMatchObject({ column: '1:1', result });
  expect([placeOf(t, 'B1'), placeOf(t, 'R1')]).toEqual(places);
  expect(topFrame(t.s)?.phase === 'retreat').toBe(result.endsWith('R'));
});

it('5.4 at 4:1 a roll of 6 is DE', () => {
  const t = fight(attack('B1@0502, B2@0602, B3@0603, R2@0503, R1@0605', '0503', 'B1', 'B2', 'B3'), 6);
  expect([battleOf(t)?.column, placeOf(t, 'R2')]).toEqual(['4:1', 'lost']);
});

it('5.5 the owner chooses where to retreat: away from enemies, units and the river', () => {
  const t = fight(attack(FIELD, '0503', 'B1'), 5);
  expect(active(t)).toBe('red');
  expect(hexesFor(t, 'retreat', 'R1').sort()).toEqual(['0403', '0504', '0603']);
  const codeOf = (unit: string, hex: string): string => refused(t, { type: 'retreat', unit, hex }).code;
  expect(['0502', '0602', '0305'].map(hex => codeOf('R1', hex))).toEqual(['occupied', 'to-enemy', 'far-retreat']);
  expect(codeOf('R2', '0604')).toBe('other-first');
});

it('5.5 a unit that cannot retreat is lost', () => {
  const t = fight(attack('B1@0602, B2@0502, R1@0601, R2@0605', '0601', 'B1', 'B2'), 5);
  expect(eventsOf(t, 'eliminated')).toEqual([{ type: 'eliminated', rule: '5.5', unit: 'R1', hex: '0601' }]);
});
