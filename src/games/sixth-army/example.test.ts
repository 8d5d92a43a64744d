/** The rulebook's example of play, turn 1, step by step from the ready set-ups. */
import { expect, it } from 'vitest';
import { act, actionsOf, active, acts, can, eventsOf, placeOf, type Trial } from '../../kit/trial.ts';
import {
  begin6,
  drawn,
  EAST,
  FOOT_23,
  fight2,
  fight3,
  fight5,
  fight7,
  fight8,
  fight9,
  GROUP_A,
  GROUP_B,
  gone5,
  order6,
  PASS,
  RD_91,
  SIX,
  shock9,
  step1,
  step2,
  step3,
  step4,
  step5,
  step6,
  step7,
  step8,
  step9,
  TANKS_23,
  WEST,
} from './exampleTesting.ts';

const placesOf = (t: Trial, names: readonly string[]): unknown[] => [...new Set(names.map(name => placeOf(t, name)))];
/** Those of the named units, or of all, that are exhausted. */
const worn = (t: Trial, names: readonly string[]): string[] =>
  t.game.inspect
    .units(t.s)
    .filter(u => u.hex !== undefined && u.values.exhausted === true)
    .map(u => t.game.names.units[u.unit]!)
    .filter(name => names.includes(name));
const combat = (t: Trial): unknown => eventsOf(t, 'combat')[0];

it('E1 a 3 gives the Axis three markers, here one air and two artillery', () => {
  expect(drawn.s).toMatchObject({ turn: 1, support: [1, 2, 0, 0, 0, 0] });
});

it('E1 the air marker goes onto the map before the operations', () => {
  expect([active(step1), step1.s]).toMatchObject([
    'axis',
    { support: [0, 2, 0, 0, 0, 0], air: [step1.game.names.hexes.indexOf('1011')] },
  ]);
});

it('E2 61C is exhausted before the odds of 10:1 are counted, and a 4 destroys it', () => {
  expect(combat(fight2)).toMatchObject({ attack: 10, defence: 1, ratio: '10:1', column: '6:1', die: 4, result: 'DE' });
});

it('E2 the group advances to 0405 and is exhausted', () => {
  expect([placeOf(step2, '61C'), placesOf(step2, WEST), worn(step2, WEST)]).toEqual(['eliminated', ['0405'], WEST]);
});

it('E3 two tank battalions exhaust both regiments; artillery makes 5:1 a 6:1', () => {
  expect(combat(fight3)).toMatchObject({ attack: 10, defence: 2, ratio: '5:1', column: '6:1', die: 3, result: 'DE' });
});

it('E3 both regiments of 126 are gone and the group ends in 0410', () => {
  expect(placesOf(step3, ['366/126', '539/126'])).toEqual(['eliminated']);
  expect([placesOf(step3, TANKS_23), worn(step3, TANKS_23)]).toEqual([['0410'], TANKS_23]);
});

it('E3 one artillery marker is left', () => {
  expect(step3.s).toMatchObject({ support: [0, 1, 0, 0, 0, 0] });
});

it('E4 81C moves to 0506 and is exhausted', () => {
  expect([placeOf(step4, '81C'), worn(step4, ['81C']), active(step4)]).toEqual(['0506', ['81C'], 'axis']);
});

it('E5 the attack on 81C is read at 6:1; a 2 is DD', () => {
  expect(combat(fight5)).toMatchObject({ attack: 13, defence: 1, column: '6:1', die: 2, result: 'DD' });
});

it('E5 81C cannot hold, even with a 1', () => {
  expect(placeOf(act(fight5, { type: 'hold', unit: '81C' }, [1]), '81C')).toBe('eliminated');
});

it('E5 it falls back to 0705, and the group stops in 0506 though it might go on', () => {
  expect(can(gone5, { type: 'advance', unit: '6Pz/AA6', hex: '0606' })).toBe(true);
  expect([placeOf(step5, '81C'), placesOf(step5, EAST)]).toEqual(['0705', ['0506']]);
});

it('E6 the corps order turns eight units up for 8 points', () => {
  expect([worn(order6, [...SIX, ...TANKS_23]), order6.s]).toMatchObject([[], { lp: [22, 12] }]);
});

it('E6 fifteen German units of three divisions and the corps move together', () => {
  expect(new Set(actionsOf(begin6, 'move').map(a => a.unit)).size).toBe(15);
});

it('E6 the groups reach their places, 23 Pz beyond the river', () => {
  const places = [WEST, EAST, FOOT_23, TANKS_23, GROUP_A, GROUP_B].flatMap(units => placesOf(step6, units));
  expect(places).toEqual(['0407', '0508', '0309', '0809', '0707', '0605']);
});

it('E7 two tank battalions exhaust two of the three regiments: 29 to 4 is 7:1, and a 1 is DL', () => {
  expect(combat(fight7)).toMatchObject({ attack: 29, defence: 4, ratio: '7:1', column: '6:1', die: 1, result: 'DL' });
});

it('E7 91 is surrounded and has to hold', () => {
  expect(RD_91.some(unit => can(fight7, { type: 'retreat', unit, hex: '0409' }))).toBe(false);
  expect(RD_91.every(unit => can(fight7, { type: 'hold', unit }))).toBe(true);
});

it('E7 3 fails for strength 2, 6 fails and 1 holds for strength 1', () => {
  expect(['613/91', '503/91', '561/91'].map(unit => placeOf(step7, unit))).toEqual([
    'eliminated',
    'eliminated',
    '0408',
  ]);
});

it('E8 two units of 16 PG attack 81C at 6:1; a 2 is DD', () => {
  expect(combat(fight8)).toMatchObject({ attack: 6, defence: 1, ratio: '6:1', column: '6:1', die: 2, result: 'DD' });
});

it('E8 81C falls back to 0906; 16 PG goes two hexes and takes the depot in 0604', () => {
  expect([placeOf(step8, '81C'), placesOf(step8, GROUP_B)]).toEqual(['0906', ['0604']]);
  expect(step8.s).toMatchObject({ control: [0, 1, 1, 1] });
});

it('E8 the depot gives nothing while 85 in 0404 has its zone over the road', () => {
  const ended = act(acts(step9, PASS, PASS), { type: 'end-redeployment' });
  expect(ended.s).toMatchObject({ lp: [30, 12], control: [0, 1, 1, 1] });
});

it('E9 both sides strike: 116 and 254 are exhausted, the strengths are 8 to 1, and a 6 is DE', () => {
  expect(worn(shock9, ['16PG/116', '16PG/60', '228', '254'])).toEqual(['16PG/116', '254']);
  expect(combat(fight9)).toMatchObject({ attack: 8, defence: 1, ratio: '8:1', column: '6:1', die: 6, result: 'DE' });
});

it('E9 254 is gone, 16 PG stays, fifteen units are exhausted and the Soviets are next', () => {
  const all = [...SIX, ...TANKS_23, ...FOOT_23, ...GROUP_A, ...GROUP_B];
  expect([placeOf(step9, '254'), placesOf(step9, GROUP_A)]).toEqual(['eliminated', ['0707']]);
  expect([worn(step9, all).length, active(step9), step9.s]).toMatchObject([15, 'soviet', { lp: [22, 12] }]);
});
