import { expect, it } from 'vitest';
import { fetchWhenIdle, partOf } from './part.ts';

it('is fetched once, and again only where it did not come', async () => {
  let tries = 0;
  const part = partOf(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return 'here';
  });
  expect(part.now.value).toBeUndefined();
  await expect(part.fetch()).rejects.toThrow('offline');
  expect(part.now.value).toBeUndefined();
  expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(['here', 'here']);
  expect([part.now.value, tries]).toEqual(['here', 2]);
});

it('comes by itself while the page is idle, one part after the other, whatever fails', async () => {
  const fetched: string[] = [];
  const done = new Promise<void>(resolve => {
    const part = (name: string, fetch: () => Promise<unknown>) => ({
      fetch: () => {
        fetched.push(name);
        return fetch();
      },
    });
    fetchWhenIdle([
      part('first', () => Promise.reject(new Error('offline'))),
      part('second', async () => undefined),
      part('last', async () => resolve()),
    ]);
  });
  await done;
  expect(fetched).toEqual(['first', 'second', 'last']);
});

it('is not fetched any more by a page that is gone', async () => {
  let tries = 0;
  const stop = fetchWhenIdle([{ fetch: async () => (tries += 1) }]);
  stop();
  await new Promise(resolve => setTimeout(resolve, 300));
  expect(tries).toBe(0);
});
