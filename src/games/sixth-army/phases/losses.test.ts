import { expect, it } from 'vitest';
import {
  act,
  active,
  acts,
  can,
  eventsOf,
  placeOf,
  refused,
  type Trial,
  type TrialPosition,
} from '../../../kit/trial.ts';
import { position } from '../testing.ts';

/** Every activated unit attacks the hex, and the dice fall. */
function fight(hex: string, activated: readonly string[], dice: readonly number[], rest: TrialPosition): Trial {
  const t = act(position({ phase: 'combat', activated, ...rest }), { type: 'attack', hex });
  return act(can(t, { type: 'join-all' }) ? act(t, { type: 'join-all' }) : t, { type: 'resolve' }, dice);
}

const isFresh = (t: Trial, name: string): boolean =>
  t.game.inspect.units(t.s).some(u => t.game.names.units[u.unit] === name && u.values.exhausted === false);

/** At 2:1 the die gives 1 AD, 2 AL, 3 EX, 5 DL, 6 DD. */
const single = (die: number, defender = '61C@1009'): Trial =>
  fight('1009', [defender.endsWith('*') ? '23Pz/AA23' : '6Pz/4'], [die], {
    units: `6Pz/4@1008, 23Pz/AA23@0909, ${defender}, 96/87@1513`,
  });

/** Two defenders at 2:1. */
const pair = (die: number): Trial =>
  fight('1009', ['6Pz/4', '6Pz/114'], [die], { units: '6Pz/4@1008, 6Pz/114@1008, 61C@1009, 81C@1009, 96/87@1513' });

it('11.9 after an A result the attacker chooses, after a D result the defender', () => {
  expect([active(single(2)), active(single(1)), active(single(5)), active(single(6))]).toEqual([
    'axis',
    'axis',
    'soviet',
    'soviet',
  ]);
});

it('11.9 a Soviet attacker chooses after an A result', () => {
  const units = '5CR/6Ros@1008, 13M/17@1009, 96/87@1513, 8CR/4Ros@0108';
  const t = fight('1008', ['13M/17'], [5], { active: 'soviet', units });
  expect([active(t), can(t, { type: 'hold', unit: '13M/17' })]).toEqual(['soviet', true]);
});

it('11.9 each unit chooses for itself', () => {
  const t = act(act(pair(5), { type: 'hold', unit: '61C' }), { type: 'retreat', unit: '81C', hex: '1010' }, [2]);
  expect([placeOf(t, '61C'), placeOf(t, '81C')]).toEqual(['1009', '1010']);
});

it('11.8 no hold die is rolled before every retreat is made', () => {
  const t = act(pair(5), { type: 'hold', unit: '61C' });
  expect(eventsOf(t, 'hold')).toEqual([]);
  const gone = act(t, { type: 'retreat', unit: '81C', hex: '1010' }, [3]);
  expect(gone.events.map(e => e.type)).toEqual(['retreat', 'exhaust', 'hold', 'eliminate']);
});

it('11.9 a unit that has chosen to hold cannot retreat any more', () => {
  const t = act(pair(5), { type: 'hold', unit: '61C' });
  expect(refused(t, { type: 'retreat', unit: '61C', hex: '1010' }).rule).toBe('11.9');
});

it('11.8 a hold that failed does not give the next unit another choice', () => {
  const t = act(act(pair(5), { type: 'hold', unit: '61C' }), { type: 'hold', unit: '81C' }, [6, 1]);
  expect([placeOf(t, '61C'), placeOf(t, '81C')]).toEqual(['eliminated', '1009']);
});

it('11.9 attackers from different hexes choose one by one, too', () => {
  const units = '16PG/60@1008, 23Pz/126@0909, 61C@1009, 81C@1009, 96/87@1513';
  const t = fight('1009', ['16PG/60', '23Pz/126'], [5], { units });
  const chosen = act(
    act(t, { type: 'hold', unit: '16PG/60' }),
    { type: 'retreat', unit: '23Pz/126', hex: '0809' },
    [4],
  );
  expect([placeOf(chosen, '16PG/60'), placeOf(chosen, '23Pz/126')]).toEqual(['1008', '0809']);
});

it('11.9 a unit that cannot retreat holds, whether it likes it or not', () => {
  const t = fight('1013', ['6Pz/4'], [5, 3], { units: '6Pz/4@1012, 61C@1013, 96/87@1513' });
  expect(eventsOf(t, 'hold')).toMatchObject([{ unit: '61C', die: 3, holds: false }]);
});

it('11.9 an attacker that cannot retreat holds as well', () => {
  const units = '6Pz/4@1013, 61C@1012, 96/87@1513';
  const t = fight('1012', ['6Pz/4'], [2, 5], { units });
  expect(eventsOf(t, 'hold')).toMatchObject([{ unit: '6Pz/4', die: 5, holds: true }]);
});

it('11.9 of two attackers the one without a way out holds, the other may go', () => {
  const units = '6Pz/4@1013, 16PG/60@1112, 61C@1012, 81C@1012, 96/87@1513';
  const t = fight('1012', ['6Pz/4', '16PG/60'], [2], { units });
  expect(can(t, { type: 'retreat', unit: '16PG/60', hex: '1211' })).toBe(true);
  expect(refused(t, { type: 'retreat', unit: '6Pz/4', hex: '1113' }).rule).toBe('11.11');
});

it.each([
  ['strength 2 holds with a 2', '61C@1009', 5, 2, '1009'],
  ['strength 2 falls with a 3', '61C@1009', 5, 3, 'eliminated'],
  ['a back of 1 holds with a 1', '61C@1009*', 5, 1, '1009'],
  ['a back of 1 falls with a 2', '61C@1009*', 5, 2, 'eliminated'],
  ['after DD strength 2 holds with a 1', '61C@1009', 6, 1, '1009'],
  ['after DD strength 2 falls with a 2', '61C@1009', 6, 2, 'eliminated'],
  ['after DD a back of 1 falls even with a 1', '61C@1009*', 6, 1, 'eliminated'],
])('11.10 in defence %s', (_title, defender, result, die, place) => {
  expect(placeOf(act(single(result, defender), { type: 'hold', unit: '61C' }, [die]), '61C')).toBe(place);
});

it.each([
  ['strength 5 holds with a 5', 2, 5, '1008'],
  ['strength 5 falls with a 6', 2, 6, 'eliminated'],
  ['after AD strength 5 holds with a 4', 1, 4, '1008'],
  ['after AD strength 5 falls with a 5', 1, 5, 'eliminated'],
])('11.10 in attack %s', (_title, result, die, place) => {
  expect(placeOf(act(single(result), { type: 'hold', unit: '6Pz/4' }, [die]), '6Pz/4')).toBe(place);
});

it.each([
  [3, '1008'],
  [4, 'eliminated'],
])('11.10 an attacker turned over by shock holds with its back of 3: a %i', (die, place) => {
  const t = fight('1009', ['6Pz/4'], [5], { units: '6Pz/4@1008, 254@1009, 96/87@1513' });
  expect(placeOf(act(t, { type: 'hold', unit: '6Pz/4' }, [die]), '6Pz/4')).toBe(place);
});

it('11.10 each holding unit rolls its own die', () => {
  const t = act(act(pair(5), { type: 'hold', unit: '81C' }), { type: 'hold', unit: '61C' }, [1, 6]);
  expect(eventsOf(t, 'hold')).toHaveLength(2);
});

it('11.10 a fresh defender that holds stays on its front', () => {
  expect(isFresh(act(single(5), { type: 'hold', unit: '61C' }, [2]), '61C')).toBe(true);
});

it('11.10 a fresh attacker that holds stays on its front until its combat sub-phase ends', () => {
  const units = '6Pz/4@1008, 6Pz/114@1008, 61C@1009, 81C@0908, 96/87@1513';
  const t = acts(
    position({ phase: 'combat', activated: ['6Pz/4', '6Pz/114'], units }),
    { type: 'attack', hex: '1009' },
    { type: 'join', unit: '6Pz/4' },
  );
  const held = act(act(t, { type: 'resolve' }, [2]), { type: 'hold', unit: '6Pz/4' }, [1]);
  expect([isFresh(held, '6Pz/4'), isFresh(act(held, { type: 'end-combat' }), '6Pz/4')]).toEqual([true, false]);
});
