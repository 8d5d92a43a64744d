import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action, Json } from '../kit/game.ts';
import type { Replay } from '../kit/replay.ts';
import type { Entry, Seating } from '../protocol/link.ts';
import { BOTS, code, logOf, PAIR, SOLO, type Trial, told, trial } from './hostTesting.ts';

async function midway(game: string, scenario: string, seating: Seating, actions: number): Promise<Trial> {
  const t = trial();
  await t.ask({ type: 'open', game, scenario, options: {}, seating, seed: 'mid' });
  for (let i = 0; i < actions; i++) await t.turn();
  return t;
}

const saved = async (t: Trial): Promise<Replay> => told(await t.ask({ type: 'save' }), 'saved').replay;

describe('a saved game', () => {
  const BOT = { kind: 'bot', level: 'random' } as const;
  const AXIS: Seating = { axis: { kind: 'person' }, soviet: BOT };

  test.each<[string, string, Seating, Seating]>([
    ['sample', 'dawn', BOTS, SOLO],
    ['sixth-army', 'winter-storm', { axis: BOT, soviet: BOT }, AXIS],
  ])('of %s comes back as it was', async (game, scenario, bots, seating) => {
    const t = await midway(game, scenario, bots, 90);
    const replay = await saved(t);
    const other = trial();
    const opened = told(
      await other.ask({ type: 'load', replay: JSON.parse(JSON.stringify(replay)), seating }),
      'opened',
    );
    expect(await saved(other)).toEqual(replay);
    expect(opened).toMatchObject({ game, scenario, seating, position: { n: replay.entries.length } });
    // What was chosen in secret is told to its own seat alone.
    const open = (action: Action): Action => (action.type === 'choose' ? { type: 'choose' } : action);
    const when = (log: readonly Entry[]) =>
      log.map(({ n, turn, phase, role, action }) => ({ n, turn, phase, role, action: open(action) }));
    expect(when(opened.log)).toEqual(when(logOf(t)));
  });

  test('loading calls off the bot that was to move', async () => {
    const t = await midway('sample', 'dawn', BOTS, 9);
    const replay = await saved(t);
    told(await t.ask({ type: 'load', replay, seating: PAIR }), 'opened');
    expect(t.due()).toEqual([]);
  });
});

describe('a broken replay', async () => {
  const t = await midway('sample', 'dawn', BOTS, 30);
  const good = await saved(t);
  const due = t.due();

  /** It is refused with a sentence, and the game in play is still there with its bot about to move. */
  async function survives(replay: unknown): Promise<string> {
    const answer = await t.ask({ type: 'load', replay, seating: BOTS });
    t.told.length = 0;
    if (answer.type === 'opened') throw new Error(`was opened: ${JSON.stringify(replay)}`);
    const still = await saved(t);
    expect(still).toEqual(good);
    expect(t.due()).toEqual(due);
    expect(answer).toMatchObject({ type: 'failed', message: expect.stringMatching(/\w.*\w/) });
    return code(answer);
  }

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'bad-replay'],
    ['null', null, 'bad-replay'],
    ['a text', JSON.stringify(good), 'bad-replay'],
    ['a list', [good], 'bad-replay'],
    ['an empty object', {}, 'bad-replay'],
    ['another format', { ...good, format: 'hexfront-replay-0' }, 'bad-replay'],
    ['another game', { ...good, game: 'chess' }, 'unknown-game'],
    ['a game that does not fit', { ...good, game: 'sixth-army' }, 'bad-seating'],
    ['no scenario', { ...good, scenario: 'dusk' }, 'bad-replay'],
    ['settings of nonsense', { ...good, options: { highWater: [] } }, 'bad-replay'],
    ['a setting nobody knows', JSON.parse(JSON.stringify(good).replace('"highWater"', '"__proto__"')), 'bad-replay'],
    ['setup dice missing', { ...good, setup: [] }, 'bad-replay'],
    ['setup dice too high', { ...good, setup: good.setup.map(() => 1e300) }, 'bad-replay'],
    ['an entry missing', { ...good, entries: good.entries.slice(1) }, 'bad-replay'],
    ['entries with holes', { ...good, entries: new Array(3) }, 'bad-replay'],
    ['another end', { ...good, hash: '0' }, 'bad-replay'],
    ['a start of nothing', { ...good, start: null }, 'bad-replay'],
    ['a start of nonsense', { ...good, start: { state: { turn: 1, flow: [] }, hash: 'x' } }, 'bad-replay'],
    ['a nested start', { ...good, start: { state: deep(100_000), hash: 'x' } }, 'bad-replay'],
    ['a start in a circle', { ...good, start: { state: circle(), hash: 'x' } }, 'bad-replay'],
    ['fields that throw', throwing(), 'broken'],
  ])('%s', async (_name, replay, want) => {
    expect(await survives(replay)).toBe(want);
  });

  test('of any shape at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything({ withNullPrototype: true, withSparseArray: true }), async replay => {
        await survives(replay);
      }),
      { numRuns: 300 },
    );
  });

  test('that was once a good one', async () => {
    const paths = pathsOf(JSON.parse(JSON.stringify(good)));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async (path, value) => {
        const replay: Json = JSON.parse(JSON.stringify(good));
        const before = JSON.stringify(replay);
        const changed = withAt(replay, path, value);
        // The rules version is only a hint of why a replay may not fit, and a hash on the way may be left out.
        fc.pre(JSON.stringify(changed) !== before && path[0] !== 'rulesVersion');
        const answer = await t.ask({ type: 'load', replay: changed, seating: BOTS });
        t.told.length = 0;
        if (answer.type === 'opened') {
          const again = await saved(t);
          expect(again.hash).toBe(good.hash);
        } else expect(await saved(t)).toMatchObject({ hash: good.hash, entries: good.entries });
        expect(['opened', 'failed']).toContain(answer.type);
      }),
      { numRuns: 300 },
    );
  });
});

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = [value];
  return { turn: 1, flow: [], value };
}

function circle(): unknown {
  const ring: Record<string, unknown> = { turn: 1, flow: [] };
  ring.ring = ring;
  return ring;
}

const throwing = (): unknown => ({
  get format(): never {
    throw new Error('no');
  },
});

type Path = readonly (string | number)[];

function pathsOf(value: Json, here: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item ?? null, [...here, key]))];
}

function withAt(value: Json, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  const inner: [string, Json | undefined][] = Object.entries(value);
  copy[key] = withAt(inner.find(([name]) => name === key)?.[1] ?? null, rest, put);
  return Array.isArray(value) ? Object.values(copy) : copy;
}
