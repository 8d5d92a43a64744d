import { expect, it } from 'vitest';
import { act, can, eventsOf, type Said, type Trial, type TrialPosition } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

/** Every activated unit attacks the hex; the next `resolve` fights the battle. */
function attack(hex: string, activated: readonly string[], rest: TrialPosition): Trial {
  const t = act(position({ phase: 'combat', activated, ...rest }), { type: 'attack', hex });
  return can(t, { type: 'join-all' }) ? act(t, { type: 'join-all' }) : t;
}

const ARTILLERY: Said = { type: 'artillery', card: 'artillery' };
const DECLINE: Said = { type: 'decline' };
const fight = (t: Trial, die = 6): Trial => act(t, { type: 'resolve' }, [die]);
const fightWith = (t: Trial, said: Said, die = 6): Trial => act(act(t, { type: 'resolve' }), said, [die]);

const columnOf = (t: Trial): string => String(eventsOf(t, 'combat')[0]?.column);

/** Strength 5 in 1008 against strength 2 in 1009: 2:1. */
const TWO_TO_ONE = '6Pz/4@1008, 61C@1009, 96/87@1513';

it.each([
  ['10:4 is 2:1', ['6Pz/4', '6Pz/114'], ['61C', '81C'], '2:1'],
  ['8:4 is 2:1', ['16PG/60', '16PG/156'], ['61C', '81C'], '2:1'],
  ['7:4 is 1:1', ['6Pz/4', '228'], ['61C', '81C'], '1:1'],
  ['4:4 is 1:1', ['16PG/60'], ['61C', '81C'], '1:1'],
  ['4:5 is 1:2', ['16PG/60'], ['5G/3G', '61C'], '1:2'],
  ['4:8 is 1:2', ['16PG/60'], ['5G/3G', '9G/3G', '61C'], '1:2'],
  ['4:9 is 1:3', ['16PG/60'], ['5G/3G', '9G/3G', '13G/3G'], '1:3'],
  ['13:2 is 6:1', ['6Pz/4', '6Pz/114', '6Pz/AA6'], ['61C'], '6:1'],
])('11.4 fractions favour the defender: %s', (_title, attackers, defenders, ratio) => {
  const units = [...attackers.map(u => `${u}@1008`), ...defenders.map(u => `${u}@1009`), '96/87@1513'].join(', ');
  expect(eventsOf(fight(attack('1009', attackers, { units })), 'combat')).toMatchObject([{ ratio }]);
});

it('11.4 exhausted defenders count what their back shows', () => {
  const t = fight(attack('1009', ['6Pz/4'], { units: '6Pz/4@1008, 61C@1009*, 81C@1009, 96/87@1513' }));
  expect(eventsOf(t, 'combat')).toMatchObject([{ attack: 5, defence: 3, ratio: '1:1' }]);
});

it.each([
  [1, 'AD'],
  [2, 'AL'],
  [3, 'EX'],
  [4, 'EX'],
  [5, 'DL'],
  [6, 'DD'],
])('11.4 at 2:1 a die of %i is %s', (die, result) => {
  const t = fight(attack('1009', ['6Pz/4'], { units: TWO_TO_ONE }), die);
  expect(eventsOf(t, 'combat')).toMatchObject([{ column: '2:1', result }]);
});

it.each([
  ['all attackers across a river lose a column', '6Pz/4@0707, 16PG/60@0708, 61C@0807', ['6Pz/4', '16PG/60'], '3:1'],
  ['one attacker on the near bank saves it', '6Pz/4@0707, 16PG/60@0806, 61C@0807', ['6Pz/4', '16PG/60'], '4:1'],
  ['a road across the river changes nothing', '6Pz/4@0707, 61C@0807', ['6Pz/4'], '1:1'],
  ['a town changes nothing', '6Pz/4@1207, 61C@1208', ['6Pz/4'], '2:1'],
])('11.5 %s', (_title, units, attackers, column) => {
  const target = units.slice(-4);
  expect(columnOf(fight(attack(target, attackers, { units: `${units}, 96/87@1513` })))).toBe(column);
});

it('11.5 a river costs Soviet attackers a column as well', () => {
  const units = '5CR/6Ros@0707, 13M/17@0807, 96/87@1513';
  expect(columnOf(fight(attack('0707', ['13M/17'], { active: 'soviet', units })))).toBe('1:2');
});

it.each([
  ['on the target', ['1009'], '3:1'],
  ['next to the target', ['1010'], '3:1'],
  ['two hexes away', ['1011'], '2:1'],
  ['over the attacker only', ['1007'], '2:1'],
  ['twice over the target', ['1010', '1110'], '3:1'],
])('11.6 an Axis attack with an air marker %s', (_title, air, column) => {
  expect(columnOf(fight(attack('1009', ['6Pz/4'], { units: TWO_TO_ONE, air })))).toBe(column);
});

it.each([
  ['over the defender shifts left', ['1008'], '1:2'],
  ['over the attacker only does nothing', ['1010'], '1:1'],
])('11.6 in Axis defence an air marker %s', (_title, air, column) => {
  const units = '5CR/6Ros@1008, 13M/17@1009, 96/87@1513';
  expect(columnOf(fight(attack('1008', ['13M/17'], { active: 'soviet', units, air })))).toBe(column);
});

it('11.6 an air marker in hand gives no support', () => {
  const t = attack('1009', ['6Pz/4'], { units: TWO_TO_ONE, support: { axis: { air: 1 } } });
  expect(columnOf(fight(t))).toBe('2:1');
});

/** The second of two attacks, each 2:1; the first destroys 61C. */
function second(rest: Omit<TrialPosition, 'units'>, answer?: Said): Trial {
  const units = '6Pz/4@1008, 6Pz/114@1108, 61C@1009, 81C@1109, 96/87@1513';
  const t = act(position({ phase: 'combat', activated: ['6Pz/4', '6Pz/114'], units, ...rest }), {
    type: 'attack',
    hex: '1009',
  });
  const won = answer ? fightWith(t, answer, 5) : fight(t, 5);
  const done = act(act(won, { type: 'hold', unit: '61C' }, [6]), { type: 'end-advance' });
  return act(done, { type: 'attack', hex: '1109' });
}

it('11.6 an air marker on the map supports one battle after the other', () => {
  expect(columnOf(fight(second({ air: ['1109'] })))).toBe('3:1');
});

const ONE_TO_ONE = '5CR/6Ros@1008, 13M/17@1009, 96/87@1513';

it.each([
  ['an Axis attacker', 'axis', 'axis', TWO_TO_ONE, '3:1'],
  ['a Soviet defender', 'axis', 'soviet', TWO_TO_ONE, '1:1'],
  ['a Soviet attacker', 'soviet', 'soviet', ONE_TO_ONE, '2:1'],
  ['an Axis defender', 'soviet', 'axis', ONE_TO_ONE, '1:2'],
])('11.6 artillery of %s shifts a column his way', (_title, active, owner, units, column) => {
  const [hex, unit] = active === 'axis' ? ['1009', '6Pz/4'] : ['1008', '13M/17'];
  const t = attack(hex, [unit], { active, units, support: { [owner]: { artillery: 1 } } });
  expect(columnOf(fightWith(t, ARTILLERY))).toBe(column);
});

it('11.6 the owner of the artillery decides on it', () => {
  const t = attack('1009', ['6Pz/4'], { units: TWO_TO_ONE, support: { soviet: { artillery: 1 } } });
  expect(can(act(t, { type: 'resolve' }), ARTILLERY, 'soviet')).toBe(true);
});

it('11.6 artillery need not be used, and then is kept', () => {
  const t = attack('1009', ['6Pz/4'], { units: TWO_TO_ONE, support: { axis: { artillery: 1 } } });
  const fought = fightWith(t, DECLINE);
  expect([columnOf(fought), fought.s]).toMatchObject(['2:1', { support: [0, 1, 0, 0, 0, 0] }]);
});

it('11.6 one artillery marker supports a battle, however many are in hand', () => {
  const t = attack('1009', ['6Pz/4'], { units: TWO_TO_ONE, support: { axis: { artillery: 3 } } });
  const fought = fightWith(t, ARTILLERY);
  expect([columnOf(fought), fought.s]).toMatchObject(['3:1', { support: [0, 2, 0, 0, 0, 0] }]);
});

it('11.6 an artillery marker serves once a turn', () => {
  const t = second({ support: { axis: { artillery: 1 } } }, ARTILLERY);
  expect(columnOf(fight(t))).toBe('2:1');
});

it('11.6 another marker may support the next battle', () => {
  const t = second({ support: { axis: { artillery: 2 } } }, ARTILLERY);
  expect(columnOf(fightWith(t, ARTILLERY))).toBe('3:1');
});

it('11.6 shifts are summed: a river left, air and artillery right make one to the right', () => {
  const units = '6Pz/4@0707, 61C@0807, 96/87@1513';
  const t = attack('0807', ['6Pz/4'], { units, air: ['0807'], support: { axis: { artillery: 1 } } });
  expect(columnOf(fightWith(t, ARTILLERY))).toBe('3:1');
});

it('11.6 shifts are summed before the table ends: at 1:2 a river and artillery cancel', () => {
  const units = '16PG/60@0707, 5G/3G@0807, 61C@0807, 96/87@1513';
  const t = attack('0807', ['16PG/60'], { units, support: { axis: { artillery: 1 } } });
  expect(columnOf(fightWith(t, ARTILLERY))).toBe('1:2');
});

it.each([
  ['7:1 less a column is 6:1', ['6Pz/4', '228'], '7:1', '6:1'],
  ['6:1 less a column is 5:1', ['16PG/60', '16PG/AA165'], '6:1', '5:1'],
])('11.6 odds beyond the table go on in columns of their own: %s', (_title, attackers, ratio, column) => {
  const units = `${attackers.map(u => `${u}@0707`).join(', ')}, 61C@0807*, 96/87@1513`;
  const t = fight(attack('0807', attackers, { units }), 1);
  expect(eventsOf(t, 'combat')).toMatchObject([{ ratio, column }]);
});

it('11.6 a result beyond 6:1 is read at 6:1', () => {
  const units = '16PG/60@1008, 16PG/AA165@1008, 61C@1009*, 96/87@1513';
  const t = fight(attack('1009', ['16PG/60', '16PG/AA165'], { units, air: ['1009'] }), 1);
  expect(eventsOf(t, 'combat')).toMatchObject([{ ratio: '6:1', column: '6:1' }]);
});

it.each([
  ['1:3 is read at 1:2', '1009', [], false, '1:2'],
  ['1:3 and one column is 1:2', '1009', ['1009'], false, '1:2'],
  ['1:3 and two columns is 1:1', '1009', ['1009'], true, '1:1'],
  ['1:3 over a river is read at 1:2', '0807', [], false, '1:2'],
])('11.6 odds below the table go on in columns of their own: %s', (_title, hex, air, guns, column) => {
  const from = hex === '1009' ? '1008' : '0707';
  const units = `23Pz/AA23@${from}, 5G/3G@${hex}, 61C@${hex}, 96/87@1513`;
  const t = attack(hex, ['23Pz/AA23'], { units, air, support: { axis: { artillery: guns ? 1 : 0 } } });
  expect(columnOf(guns ? fightWith(t, ARTILLERY) : fight(t))).toBe(column);
});
