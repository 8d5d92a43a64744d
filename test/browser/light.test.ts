/** The home page shows every game without fetching one; a game is fetched when it is begun. */
import { expect, test } from 'vitest';
import { begin, card } from './support/home.ts';
import { type Visit, visit } from './support/visit.ts';

const gamesFetched = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => name.match(/\/(game-[a-z-]+)-[^/]+\.js$/)?.[1] ?? []),
  );

test('no game is fetched before it is begun', async () => {
  const v = await visit();
  await card(v).getByRole('button', { name: 'Play now' }).waitFor();
  await v.page.waitForLoadState('networkidle');
  expect(await gamesFetched(v)).toEqual([]);
  await begin(v, 'two');
  expect([...new Set(await gamesFetched(v))]).toEqual(['game-sixth-army']);
});
