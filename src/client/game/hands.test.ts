import { expect, it } from 'vitest';
import { scene } from '../../kit/trial.ts';
import type { Desk } from './desk.ts';
import { clickUnit, confirm, letGo } from './hands.ts';
import { openChoice } from './roster.ts';
import { FREE } from './select.ts';
import { deskOver, gameNamed } from './testing.ts';

const game = await gameNamed('russian-campaign');
const numberOf = (name: string): number => game.names.units.indexOf(name);

/** Two battles can be changed, a third one is fixed, since it is the only one for 5Inf; 13Inf has no enemy. */
function declared(): Desk {
  const units = '24Pz@X17, 39Pz@X17, Tk3@X16, Tk1@W17, 5Inf@P22, Tk7@P21, 13Inf@E32, Hitler@G33, Stalin@U3, Stavka@U3';
  return deskOver(game, scene(game, { phase: 'combat', turn: 2, units }).s);
}

it.each(['5Inf', 'Tk7'])('9.1 a click on %s shows its battle, and no reason why it has no other', name => {
  const desk = declared();
  clickUnit(desk, numberOf(name), FREE);
  expect(desk.hint.value).toBeUndefined();
  expect(desk.considered.value?.report).toMatchObject({ hex: game.names.hexes.indexOf('P21') });
  letGo(desk);
  expect(desk.considered.value).toBeUndefined();
});

it('9.1 a click on a unit without a battle tells why', () => {
  const desk = declared();
  clickUnit(desk, numberOf('13Inf'), FREE);
  expect(desk.hint.value).toMatchObject({ rule: '9.1.1' });
  expect(desk.considered.value).toBeUndefined();
});

it('8.3 a click on an enemy tells why the unit in hand cannot go there, and leaves it in hand', async () => {
  const sixth = await gameNamed('sixth-army');
  const units = '6Pz/I/11@0306, 61C@0405';
  const desk = deskOver(sixth, scene(sixth, { phase: 'movement', units, activated: ['6Pz/I/11'] }).s);
  const [tank, enemy] = ['6Pz/I/11', '61C'].map(name => sixth.names.units.indexOf(name));
  clickUnit(desk, tank ?? -1, FREE);
  clickUnit(desk, enemy ?? -1, FREE);
  expect(desk.hint.value).toMatchObject({ rule: '8.3' });
  expect(desk.selection.value).toEqual({ kind: 'units', units: [tank] });
});

it('7.1 a cup left empty is asked about once more, since nothing takes it back', async () => {
  const mars = await gameNamed('red-god-of-war');
  const desk = deskOver(mars, scene(mars, { phase: 'chits', turn: 2, units: '20A HQ@3102, XX HQ@0130' }).s);
  const choice = desk.session.choices.value && openChoice(desk.session.choices.value);
  if (!choice) throw new Error('no list is to be filled in');
  desk.selection.value = { kind: 'gather', choice, picked: [] };
  confirm(desk);
  expect(desk.selection.value).toMatchObject({ kind: 'held', actions: [{ type: 'put-chits', cards: [] }] });
  confirm(desk);
  expect(desk.selection.value.kind).toBe('none');
});
