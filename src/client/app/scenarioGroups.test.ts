import { expect, it } from 'vitest';
import { groupsOf } from './scenarioGroups.ts';

const scenario = (id: string, group?: string) => ({
  id,
  title: { ja: id, en: id },
  turns: 1,
  ...(group === undefined ? {} : { group: { ja: group, en: group } }),
});

it('scenarios stand under their group in the order of the game, others by themselves', () => {
  const groups = groupsOf([scenario('all'), scenario('a1', 'A'), scenario('b1', 'B'), scenario('a2', 'A')]);
  expect(groups.map(g => [g.title?.en, g.scenarios.map(s => s.id)])).toEqual([
    [undefined, ['all']],
    ['A', ['a1', 'a2']],
    ['B', ['b1']],
  ]);
});
