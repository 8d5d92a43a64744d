import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scene } from '../../kit/trial.ts';
import type { Desk } from './desk.ts';
import { clickUnit } from './hands.ts';
import { explainPointed } from './pointing.ts';
import { FREE } from './select.ts';
import { deskOver, gameNamed } from './testing.ts';

const game = await gameNamed('sixth-army');
const [tank, grenadiers, spent] = ['6Pz/I/11', '6Pz/4', '6Pz/114'].map(name => game.names.units.indexOf(name));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The pointer rests on a unit while a battle group is being chosen, the first tank battalion ticked. */
function restingOn(unit: number | undefined): Desk {
  const desk = deskOver(game, scene(game, { units: '6Pz/I/11@0306, 6Pz/4@0306, 6Pz/114@0306*, 61C@0405' }).s);
  const stop = explainPointed(desk);
  clickUnit(desk, tank ?? -1, FREE);
  desk.pointed.value = { hex: game.names.hexes.indexOf('0306'), unit: unit ?? -1 };
  vi.runAllTimers();
  stop();
  return desk;
}

it.each([tank, grenadiers])('9.1 nothing is refused over a unit that can be ticked or unticked', unit => {
  expect(restingOn(unit).hint.value).toBeUndefined();
});

it('9.1 the reason is told over a unit that cannot be ticked', () => {
  expect(restingOn(spent).hint.value).toBeDefined();
});

it('9.4 a position that comes under a resting pointer is explained when the pointer moves', () => {
  const units = '6Pz/I/11@0306, 6Pz/4@0306, 61C@0405';
  const desk = deskOver(game, scene(game, { phase: 'movement', units, activated: ['6Pz/I/11'] }).s);
  const there = { hex: game.names.hexes.indexOf('0306'), unit: grenadiers ?? -1 };
  desk.pointed.value = there;
  const stop = explainPointed(desk);
  vi.runAllTimers();
  expect(desk.hint.value).toBeUndefined();
  desk.pointed.value = { ...there };
  vi.runAllTimers();
  stop();
  expect(desk.hint.value).toMatchObject({ rule: '9.4' });
});
