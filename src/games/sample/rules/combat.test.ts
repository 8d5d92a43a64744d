import { expect, it } from 'vitest';
import type { Position } from '../../../kit/game.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { act, at, events, hexesFor, placeOf, refused, unitNamed } from '../testing.ts';
import { oddsOf } from './combat.ts';

/** An attack on the unit in a hex, put together and ready to be resolved. */
function attack(units: Position['units'] & object, hex: string, ...attackers: string[]): State {
  let s = act(at({ phase: 'combat', units }), 'blue', { type: 'declare-target', hex });
  for (const unit of attackers) s = act(s, 'blue', { type: 'add-unit', unit });
  return s;
}

const fight = (s: State, die: number): State => act(s, 'blue', { type: 'resolve' }, [die]);
const FIELD = { B1: '0502', B2: '0501', R1: '0503', R2: '0605' };

it('5.1 an attack is declared, joined and resolved; no unit fights twice', () => {
  const s = attack(FIELD, '0503', 'B1');
  expect(refused(s, 'blue', { type: 'add-unit', unit: 'B1' })).toBe('5.1 already-in');
  expect(refused(s, 'blue', { type: 'add-unit', unit: 'B2' })).toBe('5.1 not-adjacent');
  const empty = act(s, 'blue', { type: 'remove-unit', unit: 'B1' });
  expect(refused(empty, 'blue', { type: 'resolve' })).toBe('5.1 nobody');
  const calledOff = act(empty, 'blue', { type: 'cancel' });
  expect(refused(calledOff, 'blue', { type: 'declare-target', hex: '0605' })).toBe('5.1 no-attacker');
  expect(refused(calledOff, 'blue', { type: 'declare-target', hex: '0101' })).toBe('5.1 no-target');
});

it('5.1 a unit is attacked once in a phase', () => {
  const units = { B1: '0502', B2: '0602', R1: { hex: '0503', done: true } };
  expect(refused(at({ phase: 'combat', units }), 'blue', { type: 'declare-target', hex: '0503' })).toBe('5.1 attacked');
});

it('5.2 fractions favour the defender: 8 to 3 is 2:1', () => {
  const s = at({ phase: 'combat', units: { B1: '0502', B2: '0602', B3: '0603', R1: '0503' } });
  const odds = oddsOf(s, ['B1', 'B2', 'B3'].map(unitNamed), s.place[unitNamed('R1')]!, 'both');
  expect([odds.strength, odds.ratio, odds.column]).toEqual([[8, 3], '2:1', '2:1']);
});

it('3.2 chits add to strength, are shown and go back into the cup', () => {
  const s = attack({ B1: { hex: '0502', chit: 2 }, R1: { hex: '0503', chit: 1 }, R2: '0605' }, '0503', 'B1');
  const [battle] = events(s, 'blue', { type: 'resolve' }, [6]);
  expect(battle).toMatchObject({ strength: [5, 4], column: '1:1', die: 6, result: 'DR', reveals: true });
  expect(fight(s, 6).chit.every(chit => chit < 0)).toBe(true);
});

it('5.3 the town and the river are worth a column each to the defender', () => {
  const s = at({ phase: 'combat', units: { B1: '0303', B2: '0304', B3: '0404', R1: '0403' } });
  const shifted = (...units: string[]) => {
    const { ratio, shift, column } = oddsOf(s, units.map(unitNamed), s.place[unitNamed('R1')]!, 'both');
    return [ratio, shift, column];
  };
  expect(shifted('B1', 'B2')).toEqual(['2:1', -2, '1:2']);
  expect(shifted('B1', 'B2', 'B3')).toEqual(['2:1', -1, '1:1']);
});

it.each([
  [1, 'AE', 'gone', '0503'],
  [4, 'EX', 'gone', 'gone'],
])('5.4 at 1:1 a %i is %s', (die, result, blue, red) => {
  const s = attack(FIELD, '0503', 'B1');
  expect(events(s, 'blue', { type: 'resolve' }, [die])[0]).toMatchObject({ result });
  expect([placeOf(fight(s, die), 'B1'), placeOf(fight(s, die), 'R1')]).toEqual([blue, red]);
});

it('5.5 the owner chooses where to retreat: away from enemies, units and the river', () => {
  const s = fight(attack(FIELD, '0503', 'B1'), 5);
  expect(game.active(s)).toEqual(['red']);
  expect(hexesFor(s, 'red', 'retreat', 'R1').sort()).toEqual(['0403', '0504', '0603']);
  expect(refused(s, 'red', { type: 'retreat', unit: 'R1', hex: '0502' })).toBe('5.5 no-retreat');
});

it('5.5 a unit without a retreat is lost', () => {
  const s = fight(attack({ B1: '0602', B2: '0502', R1: '0601', R2: '0605' }, '0601', 'B1', 'B2'), 6);
  expect(placeOf(s, 'R1')).toBe('gone');
});
