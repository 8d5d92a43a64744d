import { expect, it } from 'vitest';
import { act, acts, can, eventsOf, refused, type Trial } from '../../../kit/trial.ts';
import { combat, fight, look } from '../testing.ts';

const battleOf = (t: Trial) => eventsOf(t, 'battle')[0];

it('5.2 fractions favour the defender: 8 to 3 is 2:1', () => {
  const t = fight(combat('B1@0502, B2@0602, B3@0603, R1@0503, R2@0605'), '0503', 6);
  expect(battleOf(t)).toMatchObject({ attack: 8, defence: 3, ratio: '2:1', column: '2:1', die: 6, result: 'D2' });
});

it('5.2 a reduced unit has the strength of its back', () => {
  const t = fight(combat('B1@0502*, R1@0503*, R2@0605'), '0503', 4);
  expect(battleOf(t)).toMatchObject({ attack: 2, defence: 2, column: '1:1' });
});

it('5.2 the attacker chooses the order, and fights each battle once', () => {
  const t = act(combat('B1@0101, B2@0501, R1@0102, R2@0601'), { type: 'commit' });
  expect(refused(t, { type: 'fight', hex: '0605' })).toMatchObject({ rule: '5.2', code: 'no-battle-there' });
  const second = act(t, { type: 'fight', hex: '0601' }, [6]);
  const paid = acts(second, { type: 'lose-step', unit: 'R2' });
  expect([can(paid, { type: 'fight', hex: '0601' }), can(paid, { type: 'fight', hex: '0102' })]).toEqual([false, true]);
});

it('3.2 chits add to strength, are revealed and go back into the cup', () => {
  const units = { B1: { hex: '0502', chit: 2 }, R1: { hex: '0503', chit: 1 }, R2: { hex: '0605', chit: 0 } };
  const t = fight(combat(units), '0503', 6);
  expect(battleOf(t)).toMatchObject({ attack: 5, defence: 4, reveals: true });
  expect(t.s).toMatchObject({ chit: [-1, -1, -1, -1, -1, 0, -1, -1, -1] });
});

it.each([
  ['B1@0303, B2@0304, R1@0403, R2@0601', '0403', ['town', 'river'], '1:2'],
  ['B1@0303, B2@0304, B3@0404, R1@0403, R2@0601', '0403', ['town'], '1:1'],
  ['B1@0503, B2@0404, R1@0504, R2@0601', '0504', ['wood'], '1:1'],
  ['B1@0502, B2@0602, R1@0503, R2@0605', '0503', [], '2:1'],
])('5.3 %s against %s: the defender gains a column each for %j', (units, hex, shifts, column) => {
  const t = fight(combat(units), hex, 4);
  expect(battleOf(t)).toMatchObject({ ratio: '2:1', shifts: shifts.map(what => ({ what, value: -1 })), column });
});

it.each([
  [1, 'A2', [['blue', 2]]],
  [2, 'A1', [['blue', 1]]],
  [4, 'EX', [['blue', 1]]],
  [6, 'D1', [['red', 1]]],
])('5.4 at 1:1 a roll of %i is %s', (die, result, owed) => {
  const t = fight(combat('B1@0502, R1@0503, R2@0605'), '0503', die);
  expect(battleOf(t)).toMatchObject({ column: '1:1', result });
  const { bill } = look(t);
  expect([[bill?.role, bill?.owed]]).toEqual(owed);
});

it('5.4 in an exchange the attacker pays first, then the defender', () => {
  const t = fight(combat('B1@0502, R1@0503, R2@0605'), '0503', 4);
  const paid = act(t, { type: 'lose-step', unit: 'B1' });
  expect(t.game.active(t.s)).toEqual(['blue']);
  expect(paid.game.active(paid.s)).toEqual(['red']);
});

it('7.2 what was chosen for one battle does not count for the next', () => {
  const cards = { 'barrage-1': 'blue', 'smoke-1': 'red' };
  const ready = act(combat('B1@0502, R1@0503, R2@0605', { cards }), { type: 'commit' });
  const chosen = acts(ready, { type: 'fight', hex: '0503' }, { type: 'choose', card: 'barrage-1' });
  expect(act(chosen, { type: 'choose' }, [6]).s).toMatchObject({ chosen: [-1, -1] });
});

it('5.4 who owes nothing is not asked', () => {
  const t = fight(combat('B1@0502, R1@0503, R2@0605'), '0503', 6);
  expect(t.s.flow.filter(({ phase }) => phase === 'losses')).toHaveLength(1);
});
