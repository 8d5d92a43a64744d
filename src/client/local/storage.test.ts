import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Backend, memoryBackend } from './backend.ts';
import { type KeptReplay, openStorage } from './storage.ts';

const replay = { format: 'hexfront-replay-1', game: 'sample', entries: [] };

const game = (id: string, at: number): KeptReplay => ({
  id,
  at,
  game: 'sample',
  scenario: 'dawn',
  n: 0,
  seating: { blue: { kind: 'person' }, red: { kind: 'bot', level: 'greedy' } },
  settings: { pace: 3, lang: 'ja' },
  replay,
});

test('games are listed, the latest first, loaded and deleted', async () => {
  const storage = openStorage(memoryBackend());
  for (const one of [game('a', 1), game('b', 3), game('c', 2)]) await storage.save(one);
  const { games, problems } = await storage.list();
  expect(games.map(one => one.id)).toEqual(['b', 'c', 'a']);
  expect(games[0]).not.toHaveProperty('replay');
  expect(problems).toEqual([]);
  expect(await storage.load('c')).toEqual({ ok: true, value: game('c', 2) });
  await storage.remove('c');
  expect(await storage.load('c')).toEqual({
    ok: false,
    error: { code: 'no-saved', message: 'there is no saved game c' },
  });
  expect((await storage.list()).games.map(one => one.id)).toEqual(['b', 'a']);
});

test('a game can be named and named anew, and lose its name', async () => {
  const storage = openStorage(memoryBackend());
  await storage.save(game('a', 1));
  await storage.rename('a', 'Dawn');
  expect((await storage.list()).games).toMatchObject([{ id: 'a', at: 1, name: 'Dawn' }]);
  await storage.rename('a', '');
  expect(await storage.load('a')).toEqual({ ok: true, value: game('a', 1) });
  await expect(storage.rename('b', 'Dusk')).rejects.toThrow('no saved game b');
});

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'game'],
  ['half a record', { id: 'bad', at: 1 }],
  ['another’s id', game('good', 1)],
  ['no seating', { ...game('bad', 1), seating: { blue: 'me' } }],
  ['a replay cut off', { ...game('bad', 1), replay: { format: 'hexfront-replay-1' } }],
  ['no time', { ...game('bad', 1), at: Number.NaN }],
])('a record that is %s is passed over and kept', async (_name, bad) => {
  const values = new Map<string, unknown>([
    ['bad', bad],
    ['good', game('good', 1)],
  ]);
  const storage = openStorage(memoryBackend(values));
  const { games, problems } = await storage.list();
  expect(games.map(one => one.id)).toEqual(['good']);
  expect(problems).toEqual([{ code: 'damaged', message: expect.stringContaining('saved game bad is damaged') }]);
  expect((await storage.load('bad')).ok).toBe(false);
  await storage.save(game('next', 2));
  expect(values.get('bad')).toBe(bad);
  expect((await storage.list()).games.map(one => one.id)).toEqual(['next', 'good']);
});

test('reasons that cannot be read cost the game nothing', async () => {
  const reasons = [null, { ja: '理由', en: 'why' }];
  const values = new Map<string, unknown>([
    ['a', { ...game('a', 1), reasons }],
    ['b', { ...game('b', 1), reasons: 'none' }],
  ]);
  const storage = openStorage(memoryBackend(values));
  expect(await storage.load('a')).toEqual({ ok: true, value: { ...game('a', 1), reasons } });
  expect(await storage.load('b')).toEqual({ ok: true, value: game('b', 1) });
  expect((await storage.list()).games.every(one => !('reasons' in one))).toBe(true);
});

test('records of any shape never hide the good ones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.anything(), { maxLength: 5 }), async shapes => {
      const values = new Map<string, unknown>(shapes.map((shape, i) => [`bad ${i}`, shape]));
      values.set('good', game('good', 1));
      const plain: Backend = { ...memoryBackend(values), read: async key => values.get(key) };
      const { games, problems } = await openStorage(plain).list();
      expect(games.map(one => one.id)).toEqual(['good']);
      expect(problems).toHaveLength(shapes.length);
    }),
    { numRuns: 200 },
  );
});

test('a record the browser cannot read is passed over', async () => {
  const whole = memoryBackend(new Map([['good', game('good', 1)]]));
  const backend: Backend = {
    ...whole,
    keys: async () => ['torn', ...(await whole.keys())],
    read: async key => {
      if (key === 'torn') throw new Error('cannot be cloned');
      return whole.read(key);
    },
  };
  const { games, problems } = await openStorage(backend).list();
  expect(games).toHaveLength(1);
  expect(problems).toEqual([{ code: 'damaged', message: expect.stringContaining('cannot be cloned') }]);
});
