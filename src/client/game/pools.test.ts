import { expect, it } from 'vitest';
import { groupedPools, type Pool, poolsOf, unitsIn } from './pools.ts';
import { deskOver, firstState, gameNamed } from './testing.ts';

const words = (text: string) => ({ ja: text, en: text });
const pool = (id: string, group?: string): Pool => ({
  box: { id, title: words(id), ...(group === undefined ? {} : { group: { title: words(group), line: words(id) } }) },
  units: [1, 2],
  isAble: false,
});

it('boxes of one group stand together, where the first of them does', () => {
  const groups = groupedPools([pool('lost'), pool('may', 'due'), pool('pool'), pool('june', 'due')]);
  expect(groups.map(g => [g.title.en, g.pools.map(p => p.box.id), g.isGroup, unitsIn(g)])).toEqual([
    ['lost', ['lost'], false, 2],
    ['due', ['may', 'june'], true, 4],
    ['pool', ['pool'], false, 2],
  ]);
});

it('an order of battle of dozens of boxes is a line for each side, and nobody is left out', async () => {
  const game = await gameNamed('russian-campaign');
  const desk = deskOver(game, firstState(game));
  const pools = poolsOf(desk);
  const groups = groupedPools(pools);
  expect(pools.length).toBeGreaterThan(25);
  expect(groups.filter(g => g.isGroup).map(g => g.title.en)).toEqual([
    'Order of battle, by date · Axis',
    'Order of battle, by date · Soviet',
  ]);
  expect(groups.length).toBeLessThan(14);
  const boxed = desk.session.depiction.value?.counters.filter(c => c.box !== undefined).length;
  expect(groups.reduce((sum, g) => sum + unitsIn(g), 0)).toBe(boxed);
});
