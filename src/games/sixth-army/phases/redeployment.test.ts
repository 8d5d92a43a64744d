import { expect, it } from 'vitest';
import { act, acts, can, hexesFor, placeOf, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { hex, unit } from '../pieces.ts';
import { sceneOf } from '../scene.ts';
import { position } from '../testing.ts';
import { travelsOf } from '../travels.ts';

const redeploy = (units: string, rest: { active?: string; air?: string[] } = {}): Trial =>
  position({ phase: 'redeployment', units, ...rest });
const move = (unit: string, hex: string): Said => ({ type: 'move', unit, hex });
const END: Said = { type: 'end-redeployment' };
const isExhausted = (t: Trial, name: string): boolean =>
  t.game.inspect.units(t.s).some(u => t.game.names.units[u.unit] === name && u.values.exhausted === true);

it('13.1 every unit on the map may redeploy: of any division, independent, fresh or exhausted', () => {
  const t = redeploy('6Pz/4@1008, 5CR/6Ros@1005, 228@1108, 16PG/60@0905*, 96/87@1513');
  const ready = ['6Pz/4', '5CR/6Ros', '228', '16PG/60'].filter(u => hexesFor(t, 'move', u).length > 0);
  expect(ready).toEqual(['6Pz/4', '5CR/6Ros', '228', '16PG/60']);
});

it('13.1 a fresh unit moves as far as its allowance, and not twice as far', () => {
  const t = redeploy('5CR/6Ros@0113, 96/87@1513');
  expect([can(t, move('5CR/6Ros', '0108')), can(t, move('5CR/6Ros', '0107'))]).toEqual([true, false]);
});

it('13.1 no Soviet unit moves strategically either', () => {
  const t = redeploy('61C@1613, 8CR/4Ros@0108', { active: 'soviet' });
  expect([can(t, move('61C', '1608')), can(t, move('61C', '1607'))]).toEqual([true, false]);
});

it('13.1 a move beyond the allowance is refused', () => {
  const t = redeploy('5CR/6Ros@0113, 96/87@1513');
  expect(refused(t, move('5CR/6Ros', '0107'))).toMatchObject({ rule: '13.1', code: 'redeploy-strategic' });
  expect(refused(t, move('5CR/6Ros', '0906'))).toMatchObject({ rule: '10.1', code: 'too-far' });
});

it('13.1 interdiction is ignored', () => {
  const t = redeploy('61C@1009, 8CR/4Ros@0108', { active: 'soviet', air: ['1011'] });
  expect(can(t, move('61C', '1013'))).toBe(true);
});

it('13.1 a fresh unit pays for rivers', () => {
  const t = redeploy('61C@0613, 8CR/4Ros@0108', { active: 'soviet' });
  expect([can(t, move('61C', '0913')), can(t, move('61C', '1113'))]).toEqual([true, false]);
});

it('13.1 a fresh unit may enter an enemy zone', () => {
  expect(can(redeploy('6Pz/4@1006, 61C@1009'), move('6Pz/4', '1008'))).toBe(true);
});

it('13.1 and stops there', () => {
  const t = redeploy('6Pz/4@1007, 228@0108, 61C@1009, 81C@0908');
  const stopped = act(t, move('6Pz/4', '1008'));
  expect(hexesFor(stopped, 'move', '6Pz/4')).toEqual([]);
});

it('13.1 a fresh unit that has redeployed is exhausted, one that stayed is not', () => {
  const t = acts(redeploy('6Pz/4@1008, 6Pz/114@1008, 96/87@1513'), move('6Pz/4', '1007'), END);
  expect([isExhausted(t, '6Pz/4'), isExhausted(t, '6Pz/114')]).toEqual([true, false]);
});

it('13.1 Soviet units that redeploy are exhausted as well', () => {
  const t = act(redeploy('13M/17@1912, 13M/61@1912, 8CR/4Ros@0108', { active: 'soviet' }), move('13M/17', '1811'));
  expect(isExhausted(act(t, END, [1, 1]), '13M/17')).toBe(true);
});

it('13.1 an exhausted unit moves two hexes, road or not', () => {
  const t = redeploy('6Pz/4@1008*, 96/87@1513');
  const reached = hexesFor(t, 'move', '6Pz/4');
  expect([reached.length, reached.includes('1208'), reached.includes('1209')]).toEqual([18, true, true]);
  expect(can(t, move('6Pz/4', '1308'))).toBe(false);
});

it('13.1 a river does not shorten the move of an exhausted unit', () => {
  expect(can(redeploy('6Pz/4@0606*, 96/87@1513'), move('6Pz/4', '0806'))).toBe(true);
});

it('13.1 the Don stops it all the same', () => {
  expect(can(redeploy('6Pz/4@0404*, 96/87@1513'), move('6Pz/4', '0403'))).toBe(false);
});

it('13.1 an exhausted unit does not enter an enemy zone', () => {
  expect(refused(redeploy('6Pz/4@1007*, 61C@1009'), move('6Pz/4', '1008')).rule).toBe('13.1');
});

it('13.1 a friend in the hex does not help it', () => {
  const t = redeploy('6Pz/4@1007*, 6Pz/114@1008, 61C@1009');
  expect(can(t, move('6Pz/4', '1008'))).toBe(false);
});

it('13.1 an exhausted unit in an enemy zone may leave it', () => {
  const t = redeploy('6Pz/4@1008*, 61C@1009');
  expect(hexesFor(t, 'move', '6Pz/4')).toContain('1007');
});

it('13.1 but does not slip from zone to zone', () => {
  const t = redeploy('6Pz/4@1008*, 61C@1009');
  expect([can(t, move('6Pz/4', '1109')), can(t, move('6Pz/4', '1209'))]).toEqual([false, false]);
});

it('13.1 two hexes may be walked in two steps', () => {
  const t = acts(redeploy('6Pz/4@1008*, 96/87@1513'), move('6Pz/4', '1007'), move('6Pz/4', '1006'));
  expect([placeOf(t, '6Pz/4'), hexesFor(t, 'move', '6Pz/4')]).toEqual(['1006', []]);
});

it('13.1 each unit redeploys once', () => {
  const t = acts(redeploy('6Pz/4@1008*, 228@1108, 96/87@1513'), move('6Pz/4', '1007'), move('228', '1107'));
  expect(refused(t, move('6Pz/4', '1006')).rule).toBe('13.1');
});

it('13.1 a fresh unit that has redeployed gets no second move as an exhausted one', () => {
  const t = acts(redeploy('6Pz/4@1008, 228@1108, 96/87@1513'), move('6Pz/4', '1007'), move('228', '1107'));
  expect(hexesFor(t, 'move', '6Pz/4')).toEqual([]);
});

it('13.1 stacking holds where a redeployment ends', () => {
  const t = redeploy('6Pz/4@1008*, 16PG/60@1007, 96/87@1513');
  expect([can(t, move('6Pz/4', '1007')), can(t, move('6Pz/4', '1006'))]).toEqual([false, true]);
});

it('13.1 nobody has to redeploy', () => {
  expect(placeOf(act(redeploy('6Pz/4@1008*, 96/87@1513'), END), '6Pz/4')).toBe('1008');
});

it('13.1 10.3 where a ZOC would end a redeployment is told beforehand', () => {
  const made = sceneOf({ units: { '6Pz/4': '0511', '61C': '0513' } });
  const ways = made.ok ? travelsOf(made.value, unit('6Pz/4')) : [];
  const stopAt = (at: string) => ways.find(way => way.hex === hex(at))?.stop;
  expect([stopAt('0512'), stopAt('0510')]).toEqual(['10.3', undefined]);
});
