import { expect, it } from 'vitest';
import {
  act,
  actionsOf,
  active,
  acts,
  can,
  hexesFor,
  placeOf,
  refused,
  type Said,
  type Trial,
  type TrialPosition,
} from '../../../kit/trial.ts';
import { position } from '../testing.ts';

/** Every activated unit attacks the hex, and the die falls. */
function fight(hex: string, activated: readonly string[], die: number, rest: TrialPosition): Trial {
  const t = act(position({ phase: 'combat', activated, ...rest }), { type: 'attack', hex });
  return act(can(t, { type: 'join-all' }) ? act(t, { type: 'join-all' }) : t, { type: 'resolve' }, [die]);
}

const advance = (unit: string, hex: string): Said => ({ type: 'advance', unit, hex });
const back = (unit: string, hex: string): Said => ({ type: 'retreat', unit, hex });
const hold = (unit: string): Said => ({ type: 'hold', unit });
const waysOf = (t: Trial, unit: string): string[] => hexesFor(t, 'advance', unit).sort();

/** At 2:1 the die gives 1 AD, 2 AL, 3 EX, 5 DL, 6 DD. */
const open = (die: number, more = ''): Trial =>
  fight('1009', ['6Pz/4'], die, { units: `6Pz/4@1008, 61C@1009, 96/87@1513${more}` });
/** 5:1 and a 6: destroyed. */
const destroyed = (more = ''): Trial =>
  fight('1009', ['6Pz/4'], 6, { units: `6Pz/4@1008, 61C@1009*, 96/87@1513${more}` });

const NEAR_1009 = ['0909', '0910', '1010', '1109', '1110'];

it('11.12 after DE the attacker may enter the hex, and goes no further', () => {
  expect(waysOf(destroyed(), '6Pz/4')).toEqual(['1009']);
});

it('11.12 after a failed hold the attacker goes one hex as well', () => {
  expect(waysOf(act(open(5), hold('61C'), [6]), '6Pz/4')).toEqual(['1009']);
});

it.each([
  ['DL', 5, ['1010']],
  ['DD', 6, ['1010', '1011']],
])('11.12 after a retreat by %s the attacker may go two hexes, in any direction', (_result, die, path) => {
  const t = acts(open(die), ...path.map(hex => back('61C', hex)));
  const free = NEAR_1009.filter(hex => hex !== placeOf(t, '61C'));
  expect(waysOf(t, '6Pz/4').filter(hex => hex !== '1008')).toEqual([...free, '1009'].sort());
});

it('11.12 the first hex is the one the defender left', () => {
  const t = act(open(5), back('61C', '1010'));
  expect(refused(t, advance('6Pz/4', '0908')).rule).toBe('11.12');
});

it('11.12 an advance ignores enemy zones, in the first hex and in the second', () => {
  const t = act(open(5, ', 81C@0809'), back('61C', '1010'));
  expect(placeOf(act(t, advance('6Pz/4', '0910')), '6Pz/4')).toBe('0910');
});

it('11.12 a hex with an enemy in it is not entered', () => {
  const t = act(open(5), back('61C', '1010'));
  expect(refused(t, advance('6Pz/4', '1010')).rule).toBe('8.3');
});

it('11.12 the second hex does not lie across the Don', () => {
  const units = '6Pz/4@0405, 61C@0404, 96/87@1513';
  const t = act(fight('0404', ['6Pz/4'], 5, { units }), back('61C', '0504'));
  expect(can(t, advance('6Pz/4', '0403'))).toBe(false);
});

it('11.12 rivers do not stop an advance', () => {
  const units = '6Pz/4@0907, 61C@0807, 96/87@1513';
  const t = act(fight('0807', ['6Pz/4'], 5, { units }), back('61C', '0808'));
  expect(can(t, advance('6Pz/4', '0707'))).toBe(true);
});

it('11.12 nobody has to advance', () => {
  const t = act(destroyed(), { type: 'end-advance' });
  expect(placeOf(t, '6Pz/4')).toBe('1008');
});

it('11.12 each attacker decides for itself', () => {
  const units = '6Pz/4@1008, 6Pz/114@1008, 61C@1009, 81C@1009, 96/87@1513';
  const t = fight('1009', ['6Pz/4', '6Pz/114'], 5, { units });
  const open = acts(t, back('61C', '1010'), back('81C', '1010'), advance('6Pz/4', '0910'));
  const done = act(open, { type: 'end-advance' });
  expect([placeOf(done, '6Pz/4'), placeOf(done, '6Pz/114')]).toEqual(['0910', '1008']);
});

it('11.12 every attacker that has not advanced yet is listed', () => {
  const attackers = ['6Pz/4', '6Pz/AA6', '6Pz/114'];
  const units = '6Pz/4@1008, 6Pz/AA6@0909, 6Pz/114@1110, 61C@1009*, 96/87@1513';
  const listed = (t: Trial): unknown[] => actionsOf(t, 'advance').map(({ unit, hex }) => `${unit} ${hex}`);
  for (const first of attackers) {
    const t = fight('1009', attackers, 6, { units });
    expect(listed(t).sort()).toEqual(attackers.map(unit => `${unit} 1009`).sort());
    const rest = attackers.filter(unit => unit !== first);
    expect(listed(act(t, advance(first, '1009'))).sort()).toEqual(rest.map(unit => `${unit} 1009`).sort());
  }
});

it('11.12 a unit that did not take part does not advance', () => {
  expect(refused(destroyed(', 6Pz/114@1008'), advance('6Pz/114', '1009')).rule).toBe('11.12');
});

it('11.12 an activated unit that did not join does not advance either', () => {
  const units = '6Pz/4@1008, 6Pz/114@1008, 61C@1009*, 81C@0908, 96/87@1513';
  const t = acts(
    position({ phase: 'combat', activated: ['6Pz/4', '6Pz/114'], units }),
    { type: 'attack', hex: '1009' },
    { type: 'join', unit: '6Pz/4' },
  );
  expect(waysOf(act(t, { type: 'resolve' }, [6]), '6Pz/114')).toEqual([]);
});

it('11.12 while one defender stays there is no advance', () => {
  const units = '6Pz/4@1008, 6Pz/114@1008, 61C@1009, 81C@1009, 96/87@1513';
  const t = act(fight('1009', ['6Pz/4', '6Pz/114'], 5, { units }), hold('61C'));
  expect(active(act(t, back('81C', '1010'), [1]))).toBe('soviet');
});

it('11.12 one retreat among losses is enough for two hexes', () => {
  const units = '6Pz/4@1008, 6Pz/114@1008, 61C@1009, 81C@1009, 96/87@1513';
  const t = act(fight('1009', ['6Pz/4', '6Pz/114'], 5, { units }), hold('61C'));
  expect(can(act(t, back('81C', '1010'), [6]), advance('6Pz/4', '0910'))).toBe(true);
});

it('11.12 the defender never advances', () => {
  const units = '6Pz/4@1007, 16PG/60@1008, 61C@1009, 81C@1009, 96/87@1513';
  const t = fight('1009', ['16PG/60'], 1, { units });
  expect([placeOf(t, '16PG/60'), waysOf(t, '61C')]).toEqual(['eliminated', []]);
});

it('11.12 an attacker turned over by shock advances like the others', () => {
  const units = '6Pz/I/11@1008, 254@1009, 96/87@1513';
  const t = act(fight('1009', ['6Pz/I/11'], 4, { units }), back('254', '1010'));
  expect(placeOf(act(t, advance('6Pz/I/11', '0910')), '6Pz/I/11')).toBe('0910');
});

it('11.12 stacking holds when the advance is over', () => {
  const units = '6Pz/4@1008, 6Pz/114@1008, 6Pz/AA6@1008, 6Pz/I/11@0909, 61C@1009*, 96/87@1513';
  const t = fight('1009', ['6Pz/4', '6Pz/114', '6Pz/AA6', '6Pz/I/11'], 6, { units });
  const three = acts(t, advance('6Pz/4', '1009'), advance('6Pz/114', '1009'), advance('6Pz/AA6', '1009'));
  expect(can(three, advance('6Pz/I/11', '1009'), 'axis')).toBe(false);
  const two = acts(t, advance('6Pz/4', '1009'), advance('6Pz/114', '1009'));
  expect(can(two, advance('6Pz/I/11', '1009'))).toBe(true);
});

it('11.12 units of two divisions do not advance into one hex', () => {
  const units = '6Pz/4@1008, 16PG/60@0909, 61C@1009*, 96/87@1513';
  const t = fight('1009', ['6Pz/4', '16PG/60'], 6, { units });
  expect(can(act(t, advance('6Pz/4', '1009')), advance('16PG/60', '1009'), 'axis')).toBe(false);
});

it('11.12 a full hex is passed on the way to a second', () => {
  const units = '6Pz/4@1008, 6Pz/114@1008, 6Pz/AA6@1008, 16PG/60@0909, 61C@1009*, 96/87@1513';
  const t = fight('1009', ['6Pz/4', '6Pz/114', '6Pz/AA6', '16PG/60'], 1, { units });
  const full = acts(
    t,
    back('61C', '1010'),
    advance('6Pz/4', '1009'),
    advance('6Pz/114', '1009'),
    advance('6Pz/AA6', '1009'),
  );
  expect(placeOf(act(full, advance('16PG/60', '0910')), '16PG/60')).toBe('0910');
});

it('11.12 Soviet attackers advance by the same rule', () => {
  const units = '5CR/6Ros@1008, 13M/17@1009, 13M/61@1009, 8CR/4Ros@0108';
  const t = act(fight('1008', ['13M/17', '13M/61'], 1, { active: 'soviet', units }), back('5CR/6Ros', '1007'));
  expect(placeOf(act(t, advance('13M/17', '0908')), '13M/17')).toBe('0908');
});

/** EX with two attackers in different hexes. */
const exchange = (): Trial =>
  fight('1009', ['16PG/60', '16PG/156'], 3, {
    units: '16PG/60@1008, 16PG/156@0909, 61C@1009, 81C@1009, 96/87@1513',
  });

it('11.12 after EX an attacker that held may advance two hexes when the defender retreats', () => {
  const held = act(act(open(3), hold('6Pz/4'), [5]), back('61C', '1010'));
  expect(can(held, advance('6Pz/4', '0910'))).toBe(true);
});

it('11.12 after EX it goes one hex when the defender is destroyed', () => {
  const held = act(act(open(3), hold('6Pz/4'), [5]), hold('61C'), [6]);
  expect(waysOf(held, '6Pz/4')).toEqual(['1009']);
});

it('11.12 after EX an attacker that retreated does not advance, though another holds', () => {
  const t = act(act(exchange(), hold('16PG/60')), back('16PG/156', '0809'), [4]);
  const open = act(act(t, hold('61C')), hold('81C'), [6, 6]);
  expect([waysOf(open, '16PG/60'), waysOf(open, '16PG/156')]).toEqual([['1009'], []]);
});

it('11.12 after EX nobody advances when all attackers retreated', () => {
  const t = act(act(open(3), back('6Pz/4', '1007')), back('61C', '1010'));
  expect([active(t), placeOf(t, '6Pz/4')]).toEqual(['soviet', '1007']);
});
