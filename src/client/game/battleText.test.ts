import { expect, it } from 'vitest';
import { scene } from '../../kit/trial.ts';
import { battleText } from './battleText.ts';
import { clickUnit } from './hands.ts';
import { FREE } from './select.ts';
import { deskOver, gameNamed } from './testing.ts';

it('says one chance where it does not matter what the defender does', async () => {
  const game = await gameNamed('russian-campaign');
  const units = '24Pz@P22, 39Pz@P22, Tk7@P21, Hitler@G33, Stalin@U3, Stavka@U3';
  const desk = deskOver(game, scene(game, { phase: 'combat', turn: 2, units }).s);
  clickUnit(desk, game.names.units.indexOf('Tk7'), FREE);
  const told = desk.considered.value;
  if (!told) throw new Error('there is no battle');
  expect(battleText(desk, told)).toMatch(/: [\d.]+%$/);
});
