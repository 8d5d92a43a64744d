import { expect, it } from 'vitest';
import { depictionFor } from '../../kit/seat.ts';
import { sideColours } from './sideColours.ts';
import { firstState, gameNamed } from './testing.ts';

it.each([
  ['sample', 'blue', 'red'],
  ['sixth-army', 'german', 'soviet'],
  ['russian-campaign', 'german', 'soviet'],
  ['zitadelle', 'wehrmacht', 'soviet'],
])('both sides of %s have the colours of their counters', async (id, ...nations) => {
  const game = await gameNamed(id);
  const shown = depictionFor(game, firstState(game), 'observer');
  expect(Object.values(sideColours(game, shown))).toEqual(nations.map(nation => game.skin.counters[nation]?.dark));
  expect(sideColours(game, undefined)).toEqual({});
});
