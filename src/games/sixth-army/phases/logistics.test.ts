import { expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import type { Json } from '../../../kit/game.ts';
import { act, acts, type Said, type Trial, type TrialPosition } from '../../../kit/trial.ts';
import { SUPPLY_HEXES } from '../data/map.ts';
import { position } from '../testing.ts';
import { game } from '../whole.ts';

const END: Said = { type: 'end-redeployment' };

/** Axis logistics after a redeployment that moves nobody; a stock of 0 and 12 points for the turn. */
function axisPoints(rolls: readonly number[], rest: Partial<TrialPosition> = {}): Trial {
  const p = { phase: 'redeployment', lp: { axis: 0, soviet: 0 }, units: '6Pz/4@0108*, 96/87@1513', ...rest };
  return act(position(p), END, rolls);
}

/** The same for the Soviets; 13M/17 gives them something to decide afterwards. */
function sovietPoints(rolls: readonly number[], rest: Partial<TrialPosition> = {}): Trial {
  const p = { lp: { axis: 0, soviet: 0 }, units: '13M/17@2008*, 8CR/4Ros@0108', ...rest };
  return act(position({ ...p, phase: 'redeployment', active: 'soviet' }), END, rolls);
}

const held = (...hexes: string[]): { control: Record<string, Json> } => ({
  control: Object.fromEntries(hexes.map(hex => [hex, 'axis'])),
});

it('13.2.1 the Axis receive 12 points', () => {
  expect(axisPoints([]).s).toMatchObject({ lp: [12, 0] });
});

it.each([
  ['0604', [5], 17],
  ['0911', [6], 18],
  ['1212', [3, 4], 19],
])('13.2.1 with %s in Axis hands the dice %j are added', (hex, rolls, points) => {
  expect(axisPoints(rolls, held(hex)).s).toMatchObject({ lp: [points, 0] });
});

it('13.2.1 every supply hex with a line gives its own dice', () => {
  expect(axisPoints([1, 2, 3, 4], held('0604', '0911', '1212')).s).toMatchObject({ lp: [22, 0] });
});

it('13.2.1 the Soviet supply hex gives the Axis nothing', () => {
  expect(axisPoints([], held('1611')).s).toMatchObject({ lp: [12, 0] });
});

it('13.2.2 the Soviets receive 12 points and two dice', () => {
  expect(sovietPoints([2, 5]).s).toMatchObject({ lp: [0, 19] });
});

it('13.2.2 without their supply hex only the 12', () => {
  expect(sovietPoints([], held('1611')).s).toMatchObject({ lp: [0, 12] });
});

it('13.2.3 the Soviets control every supply hex at the start', () => {
  expect(game.setup('winter-storm', {}, noDice)).toMatchObject({ control: SUPPLY_HEXES.map(() => 1) });
});

it('13.2.3 in a scene a supply hex is controlled by who stands there', () => {
  expect(axisPoints([5], { units: '6Pz/4@0604*, 96/87@1513' }).s).toMatchObject({ lp: [17, 0], control: [0, 1, 1, 1] });
  expect(position({ units: '6Pz/4@0505, 61C@0604' }).s).toMatchObject({ control: [1, 1, 1, 1] });
  expect(() => position({ units: '6Pz/4@0505, 61C@0604', ...held('0604') })).toThrow('13.2.3');
});

const group = (hex: string, unit: string): Said => ({ type: 'battle-group', hex, units: [unit] });
const move = (unit: string, hex: string): Said => ({ type: 'move', unit, hex });

it('13.2.3 a supply hex changes hands the moment an enemy enters', () => {
  const t = acts(position({ units: '6Pz/4@0505, 96/87@1513' }), group('0505', '6Pz/4'), move('6Pz/4', '0604'));
  expect(t.s).toMatchObject({ control: [0, 1, 1, 1] });
});

it('13.2.3 and stays so when he moves on', () => {
  const t = acts(
    position({ units: '6Pz/4@0505, 96/87@1513' }),
    group('0505', '6Pz/4'),
    move('6Pz/4', '0604'),
    move('6Pz/4', '0705'),
  );
  expect(t.s).toMatchObject({ control: [0, 1, 1, 1] });
});

it('13.2.3 the Soviets take it back in the same way', () => {
  const t = acts(
    position({ active: 'soviet', units: '6Pz/4@0108, 61C@0705', ...held('0604') }),
    group('0705', '61C'),
    move('61C', '0604'),
  );
  expect(t.s).toMatchObject({ control: [1, 1, 1, 1] });
});

it('13.2.3 the Axis may take the Soviet supply hex', () => {
  const t = acts(
    position({ units: '6Pz/4@1511, 96/87@1513', crossed: [1] }),
    group('1511', '6Pz/4'),
    move('6Pz/4', '1611'),
  );
  expect(t.s).toMatchObject({ control: [1, 1, 1, 0] });
});

it('13.2.3 a retreat into a supply hex takes it', () => {
  const t = act(position({ phase: 'combat', activated: ['6Pz/4'], units: '6Pz/4@0605, 61C@0606' }), {
    type: 'attack',
    hex: '0606',
  });
  const back = act(act(t, { type: 'resolve' }, [2]), { type: 'retreat', unit: '6Pz/4', hex: '0604' });
  expect(back.s).toMatchObject({ control: [0, 1, 1, 1] });
});

it('13.2.3 a Soviet retreat takes it back', () => {
  const p = { phase: 'combat', activated: ['6Pz/4'], units: '6Pz/4@0606, 61C@0605, 96/87@1513', ...held('0604') };
  const t = act(act(position(p), { type: 'attack', hex: '0605' }), { type: 'resolve' }, [5]);
  expect(act(t, { type: 'retreat', unit: '61C', hex: '0604' }).s).toMatchObject({ control: [1, 1, 1, 1] });
});

it('13.2.3 an advance into or through a supply hex takes it', () => {
  const t = act(position({ phase: 'combat', activated: ['6Pz/4'], units: '6Pz/4@0605, 61C@0604, 96/87@1513' }), {
    type: 'attack',
    hex: '0604',
  });
  const gone = act(act(t, { type: 'resolve' }, [5]), { type: 'retreat', unit: '61C', hex: '0704' });
  expect(act(gone, { type: 'advance', unit: '6Pz/4', hex: '0504' }).s).toMatchObject({ control: [0, 1, 1, 1] });
});

it('13.2.3 a redeployment into a supply hex takes it in time for its dice', () => {
  const t = position({ phase: 'redeployment', lp: { axis: 0 }, units: '6Pz/4@0505*, 96/87@1513' });
  expect(act(act(t, move('6Pz/4', '0604')), END, [4]).s).toMatchObject({ lp: [16, 12], control: [0, 1, 1, 1] });
});

it('13.2.3 a zone over a supply hex does not take it', () => {
  expect(axisPoints([], { units: '6Pz/4@0605*, 96/87@1513' }).s).toMatchObject({ lp: [12, 0], control: [1, 1, 1, 1] });
});

it.each([
  ['an enemy on the line cuts it', '61C@0206', []],
  ['an enemy zone on the line cuts it', '61C@0105', []],
  ['a unit of one’s own in that zone restores it', '61C@0105, 5CR/6Ros@0106', [6]],
])('13.2.4 %s', (_title, units, rolls) => {
  const t = axisPoints(rolls, { units: `6Pz/4@0108*, 96/87@1513, ${units}`, ...held('0911') });
  expect(t.s).toMatchObject({ lp: [12 + rolls.reduce((sum, n) => sum + n, 0), 0] });
});

it('13.2.4 open country is no line: it follows roads or rail', () => {
  const units = '6Pz/4@0604, 5CR/6Ros@0605, 8CR/4Ros@0405, 61C@0505, 81C@0906, 96/87@1513';
  expect(axisPoints([], { units, ...held('0604') }).s).toMatchObject({ lp: [12, 0] });
});

it('13.2.4 the line may take another road round an enemy', () => {
  const units = '6Pz/4@0604, 5CR/6Ros@0605, 8CR/4Ros@0405, 61C@0505, 96/87@1513';
  expect(axisPoints([2], { units, ...held('0604') }).s).toMatchObject({ lp: [14, 0] });
});

it.each([
  ['rail serves where the road is held by an enemy', '5CR/6Ros@1011', [1, 1, 1], 15],
  ['an empty stretch of rail in his zone does not', '5CR/6Ros@0910', [1], 13],
])('13.2.4 %s', (_title, unit, rolls, points) => {
  const units = `6Pz/4@0911*, 61C@1010, 81C@1511, ${unit}`;
  expect(axisPoints(rolls, { units, ...held('1212') }).s).toMatchObject({ lp: [points, 0] });
});

it.each([
  ['Axis units on every road cut the Soviet line', '6Pz/4@1712, 16PG/60@1511', []],
  ['one road left open is enough', '6Pz/4@1811', [3, 3]],
  ['an Axis zone cuts it', '6Pz/4@1612, 16PG/60@1310', []],
  ['Soviet units in the zone restore it', '6Pz/4@1612, 16PG/60@1310, 61C@1712, 81C@1611', [3, 3]],
])('13.2.4 %s', (_title, units, rolls) => {
  const t = sovietPoints(rolls, { units: `13M/17@2008*, ${units}` });
  expect(t.s).toMatchObject({ lp: [0, rolls.length > 0 ? 18 : 12] });
});

it.each([
  [18, [], 30],
  [19, [], 30],
  [30, [6], 30],
])('13.2.5 from %i points with dice %j the Axis have %i', (axis, rolls, points) => {
  const control = rolls.length > 0 ? held('0604') : {};
  expect(axisPoints(rolls, { lp: { axis, soviet: 0 }, ...control }).s).toMatchObject({ lp: [points, 0] });
});

it('13.2.5 the Soviets keep 30 at most', () => {
  expect(sovietPoints([6, 6], { lp: { axis: 0, soviet: 10 } }).s).toMatchObject({ lp: [0, 30] });
});
