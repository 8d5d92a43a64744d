import { expect, it } from 'vitest';
import {
  act,
  acts,
  can,
  eventsOf,
  hexesFor,
  placeOf,
  refused,
  type Said,
  type Trial,
  type TrialPosition,
} from '../../../kit/trial.ts';
import { position } from '../testing.ts';

/** At 2:1 the die gives these results. */
const AD = 1;
const AL = 2;
const DL = 5;
const DD = 6;

/** The activated unit attacks the hex, and the dice fall. */
function fight(hex: string, unit: string, dice: readonly number[], rest: TrialPosition): Trial {
  const t = act(position({ phase: 'combat', activated: [unit], ...rest }), { type: 'attack', hex });
  return act(t, { type: 'resolve' }, dice);
}

/** 6Pz/4 in 1008 attacks 61C in 1009; `more` are other units. */
const open = (die: number, more = '96/87@1513'): Trial =>
  fight('1009', '6Pz/4', [die], { units: `6Pz/4@1008, 61C@1009, ${more}` });

/** 6Pz/4 in 1112 attacks 61C in 1113 at the east edge; free are 1013 and 1213. */
const edge = (dice: readonly number[], more: string): Trial =>
  fight('1113', '6Pz/4', dice, { units: `6Pz/4@1112, 61C@1113, 235@1610, ${more}` });

const back = (unit: string, hex: string): Said => ({ type: 'retreat', unit, hex });
const waysOf = (t: Trial, unit: string): string[] => hexesFor(t, 'retreat', unit).sort();
const isFresh = (t: Trial, name: string): boolean =>
  t.game.inspect.units(t.s).some(u => t.game.names.units[u.unit] === name && u.values.exhausted === false);

it('11.11 a retreat enters neither enemy hexes nor enemy zones', () => {
  expect(waysOf(open(DL), '61C')).toEqual(['0910', '1010', '1110']);
});

it.each([
  ['an enemy hex', '1008', '8.3'],
  ['an enemy zone', '1109', '11.11'],
])('11.11 a retreat into %s is refused', (_title, hex, rule) => {
  expect(refused(open(DL), back('61C', hex)).rule).toBe(rule);
});

it('11.11 the zone of an exhausted enemy that did not attack bars as well', () => {
  expect(waysOf(open(DL, '5CR/6Ros@1011*, 96/87@1513'), '61C')).toEqual(['0910', '1110']);
});

it('11.11 a friend in the hex does not lift the enemy zone', () => {
  expect(waysOf(open(DL, '503/91@1109, 96/87@1513'), '61C')).toEqual(['0910', '1010', '1110']);
});

it('11.11 an Axis attacker is bound by Soviet zones', () => {
  expect(waysOf(open(AL), '6Pz/4')).toEqual(['0908', '1007', '1108']);
});

it('11.11 the Don cannot be crossed', () => {
  const t = fight('0404', '6Pz/4', [DL], { units: '6Pz/4@0405, 61C@0404, 96/87@1513' });
  expect(waysOf(t, '61C')).toEqual(['0304', '0504']);
});

it('11.11 zones do not reach over the Don', () => {
  const t = fight('0404', '6Pz/4', [DL], { units: '6Pz/4@0405, 5CR/6Ros@0403, 61C@0404, 96/87@1513' });
  expect(waysOf(t, '61C')).toEqual(['0304', '0504']);
});

it('11.11 a river can be crossed', () => {
  const t = fight('0807', '6Pz/4', [DL], { units: '6Pz/4@0907, 61C@0807, 96/87@1513' });
  expect(waysOf(t, '61C')).toEqual(['0707', '0708', '0808']);
});

it('11.11 there is no retreat off the map', () => {
  const t = fight('1013', '6Pz/4', [DL, 2], { units: '6Pz/4@1012, 61C@1013, 96/87@1513' });
  expect([placeOf(t, '61C'), eventsOf(t, 'hold').length]).toEqual(['1013', 1]);
});

it('11.11 a retreat of two hexes ends two hexes away', () => {
  const t = act(open(DD), back('61C', '1010'));
  expect(waysOf(t, '61C')).toEqual(['0911', '1011', '1111']);
});

it('11.11 going back beside the first hex is refused', () => {
  const t = act(open(DD), back('61C', '1010'));
  expect(refused(t, back('61C', '1110')).rule).toBe('11.11');
});

it('11.11 the second hex is barred by zones like the first', () => {
  const t = act(open(DD, '5CR/6Ros@0912, 96/87@1513'), back('61C', '1010'));
  expect(placeOf(t, '61C')).toBe('1111');
});

it('11.11 an attacker retreats two hexes after AD', () => {
  const t = act(act(open(AD), back('6Pz/4', '1007')), back('6Pz/4', '1006'));
  expect(placeOf(t, '6Pz/4')).toBe('1006');
});

const NO_WAY_ON = '5CR/6Ros@0912, 8CR/4Ros@1312';

it('11.11 after DL one free hex is enough', () => {
  expect(waysOf(edge([DL], NO_WAY_ON), '61C')).toEqual(['1013', '1213']);
});

it('11.11 after DD a unit that could go one hex only must hold', () => {
  expect(eventsOf(edge([DD, 1], NO_WAY_ON), 'hold')).toMatchObject([{ unit: '61C', modifier: 1 }]);
});

it('11.11 so must an attacker after AD', () => {
  const units = '6Pz/4@1113, 61C@1112, 254@0912, 81C@1312, 96/87@1513';
  expect(eventsOf(fight('1112', '6Pz/4', [AD, 4], { units }), 'hold')).toMatchObject([{ unit: '6Pz/4', modifier: 1 }]);
});

it('11.11 after DD the first hex must leave a way on', () => {
  expect(waysOf(edge([DD], '5CR/6Ros@0912'), '61C')).toEqual(['1213']);
});

it('11.11 a fresh unit is turned over where its retreat ends', () => {
  expect(isFresh(act(open(DL), back('61C', '1010')), '61C')).toBe(false);
});

it('11.11 not before: half-way through two hexes it is still fresh', () => {
  expect(isFresh(act(open(DD), back('61C', '1010')), '61C')).toBe(true);
});

it('11.11 an exhausted unit suffers nothing more', () => {
  const units = '23Pz/AA23@1008, 61C@1009*, 96/87@1513';
  const t = act(fight('1009', '23Pz/AA23', [DL], { units }), back('61C', '1010'));
  expect([placeOf(t, '61C'), isFresh(t, '61C')]).toEqual(['1010', false]);
});

const FULL = '503/91@1010, 561/91@1010, 613/91@1010, 96/87@1513';

it('11.11 a retreat that ends in a full hex goes on for another', () => {
  const t = act(open(DL, FULL), back('61C', '1010'));
  expect(can(t, { type: 'end-advance' }, 'axis')).toBe(false);
  expect(placeOf(act(t, back('61C', '1011')), '61C')).toBe('1011');
});

it('11.11 and for another still when that is full as well', () => {
  const more = `${FULL}, 366/126@1011, 539/126@1011, 550/126@1011`;
  const t = acts(open(DL, more), back('61C', '1010'), back('61C', '1011'), back('61C', '1012'));
  expect(placeOf(t, '61C')).toBe('1012');
});

it('11.11 a stack it may not join by colour counts as full', () => {
  const units = '6Pz/4@1008, 13M/17@1009*, 4M/36@1010*, 96/87@1513';
  const t = act(fight('1009', '6Pz/4', [DL], { units }), back('13M/17', '1010'));
  expect(placeOf(act(t, back('13M/17', '1011')), '13M/17')).toBe('1011');
});

it('11.11 a full hex may be passed on the way', () => {
  const t = acts(open(DD, FULL), back('61C', '1010'), back('61C', '1011'));
  expect(placeOf(t, '61C')).toBe('1011');
});

it('11.11 the extra hex keeps to the same bars', () => {
  const t = act(open(DL, `${FULL}, 5CR/6Ros@0912`), back('61C', '1010'));
  expect(refused(t, back('61C', '1011')).rule).toBe('11.11');
});

it('11.11 a unit that cannot make room is destroyed', () => {
  const more = '503/91@1213, 561/91@1213, 613/91@1213, 8CR/4Ros@1312';
  const t = act(edge([DL], more), back('61C', '1213'));
  expect(placeOf(t, '61C')).toBe('eliminated');
});

it('11.11 an Axis unit that cannot make room is destroyed as well', () => {
  const units = `6Pz/4@1113, 61C@1112, 81C@1312, 235@1610,
    5CR/6Ros@1213, 5CR/7Ros@1213, 5CR/8Ros@1213`;
  const t = act(fight('1112', '6Pz/4', [AL], { units }), back('6Pz/4', '1213'));
  expect(placeOf(t, '6Pz/4')).toBe('eliminated');
});

it('8.4 an extra hex after two leads no nearer than two', () => {
  // 61C goes 1009 → 1010 → 1111, which is full; 1110 is but one hex from 1009.
  const t = open(DD, '503/91@1111, 561/91@1111, 613/91@1111, 96/87@1513');
  const full = acts(t, back('61C', '1010'), back('61C', '1111'));
  expect(waysOf(full, '61C')).toEqual(['1011', '1112', '1210', '1211']);
});
