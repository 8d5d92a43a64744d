import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Backend, emptyMemory, type Memory, memoryBackend } from './backend.ts';
import { readRecord } from './record.ts';
import { openStorage } from './storage.ts';

const seating = { blue: { kind: 'person' }, red: { kind: 'bot', level: 'greedy' } } as const;

const head = (id: string, at: number) => ({
  ...{ id, at, rev: 1, writer: 'me', game: 'sample', rulesVersion: 1, scenario: 'dawn', options: {}, table: 't' },
  ...{ n: 0, hash: 'abc', seating, settings: { turn: 3, isOver: false } },
});

/** As written by older builds, with the whole replay. */
const old = (id: string, at: number) => ({
  ...{ id, at, game: 'sample', scenario: 'dawn', n: 0, seating, settings: { turn: 3, isOver: false } },
  replay: { format: 'hexfront-replay-1', game: 'sample', entries: [], hash: 'abc' },
});

const memoryOf = (...heads: readonly { readonly id: string }[]): Memory => ({
  ...emptyMemory(),
  heads: new Map(heads.map(one => [one.id, one])),
  parts: new Map(heads.map(one => [one.id, [{ setup: [] }]])),
});

test('games are listed, the latest first, those of older builds too, and deleted with all their entries', async () => {
  const memory = memoryOf(head('a', 1), old('b', 3), head('c', 2));
  const storage = openStorage(memoryBackend(memory));
  const { games, problems } = await storage.list();
  expect(games.map(one => one.id)).toEqual(['b', 'c', 'a']);
  expect(new Set(games.map(one => one.hash))).toEqual(new Set(['abc']));
  expect(games[0]).not.toHaveProperty('replay');
  expect(problems).toEqual([]);
  memory.seeds.set('t', { seed: 's', at: 1 });
  await storage.remove('c');
  expect((await storage.list()).games.map(one => one.id)).toEqual(['b', 'a']);
  expect([memory.parts.has('c'), memory.seeds.has('t')]).toEqual([false, true]);
});

test.each([head('a', 1), old('a', 1)])('a game can be named and named anew, and lose its name', async record => {
  const memory = memoryOf(record);
  const storage = openStorage(memoryBackend(memory));
  await storage.rename('a', 'Dawn');
  expect((await storage.list()).games).toMatchObject([{ id: 'a', at: 1, name: 'Dawn' }]);
  await storage.rename('a', '');
  expect(memory.heads.get('a')).toEqual(record);
  await expect(storage.rename('b', 'Dusk')).rejects.toThrow('no saved game b');
});

test.each<[string, unknown]>([
  ['null', null],
  ['a text', 'game'],
  ['a list', []],
  ['half a record', { id: 'bad', at: 1 }],
  ['another’s id', head('good', 1)],
  ['no seating', { ...head('bad', 1), seating: { blue: 'me' } }],
  ['a replay cut off', { ...old('bad', 1), replay: { format: 'hexfront-replay-1' } }],
  ['neither old nor new', { ...old('bad', 1), replay: undefined }],
  ['no time', { ...head('bad', 1), at: Number.NaN }],
  ['less than nothing', { ...head('bad', 1), n: -1 }],
])('a record that is %s is passed over and kept', async (_name, bad) => {
  const memory = memoryOf(head('good', 1));
  memory.heads.set('bad', bad);
  const storage = openStorage(memoryBackend(memory));
  const { games, problems } = await storage.list();
  expect(games.map(one => one.id)).toEqual(['good']);
  expect(problems).toEqual([{ code: 'damaged', message: expect.stringContaining('saved game bad is damaged') }]);
  expect(readRecord('bad', { head: bad, parts: [] }).ok).toBe(false);
  await expect(storage.rename('bad', 'Dusk')).rejects.toThrow();
  expect(memory.heads.get('bad')).toBe(bad);
});

test('records of any shape never hide the good ones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.anything(), { maxLength: 5 }), async shapes => {
      const heads: [string, unknown][] = shapes.map((shape, i) => [`bad ${i}`, shape]);
      const plain: Backend = { ...memoryBackend(), heads: async () => [...heads, ['good', head('good', 1)]] };
      const { games, problems } = await openStorage(plain).list();
      expect(games.map(one => one.id)).toEqual(['good']);
      expect(problems).toHaveLength(shapes.length);
      for (const [id, shape] of heads) expect(readRecord(id, { head: shape, parts: shapes }).ok).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test('entries that are missing damage a record, and reasons that cannot be read cost it nothing', () => {
  const two = { ...head('a', 1), n: 2 };
  const entry = { role: 'blue', action: { type: 'end-phase' } };
  expect(readRecord('a', { head: two, parts: [{ setup: [] }, entry] })).toMatchObject({ error: { code: 'damaged' } });
  expect(readRecord('a', { head: two, parts: [] })).toMatchObject({ error: { code: 'damaged' } });
  const why = { ja: '理由', en: 'why' };
  const parts = [{ setup: [3] }, { ...entry, reason: why }, { ...entry, reason: 'none' }];
  expect(readRecord('a', { head: two, parts })).toMatchObject({
    ok: true,
    value: {
      reasons: [why, null],
      table: 't',
      replay: { table: 't', setup: [3], entries: [entry, entry], hash: 'abc' },
    },
  });
});
