import { afterEach, describe, expect, test } from 'vitest';
import type { Ask, Keeping, Seating, Tell } from '../../protocol/link.ts';
import { type Backend, emptyMemory, type Memory, MOST_SEEDS, memoryBackend } from './backend.ts';
import { makeKeeper } from './keeper.ts';
import type { Link } from './link.ts';
import { fakeChannels, fakeLocks, nearLink, PARTS } from './testing.ts';

const PAIR: Seating = { blue: { kind: 'person' }, red: { kind: 'person' } };
const SOLO: Seating = { blue: { kind: 'person' }, red: { kind: 'bot', level: 'random' } };
const BOTS: Seating = { blue: { kind: 'bot', level: 'random' }, red: { kind: 'bot', level: 'random' } };
const about = { game: 'sample', scenario: 'dawn', options: {} } as const;
const dawn = (seating: Seating): Ask => ({ type: 'open', ...about, seating, seed: 'test' });

/** One browser: what it stores, and its tabs. */
interface Browser {
  readonly memory: Memory;
  tab(backend?: Backend): Tab;
}

interface Tab {
  readonly link: Link;
  readonly told: Tell[];
  keeping(): Keeping | undefined;
  id(): string;
}

const open: Link[] = [];
afterEach(() => {
  for (const link of open.splice(0)) link.close();
});

/** `plain` has neither locks nor news, as on plain http in an old browser. */
function browser(kind: 'plain' | 'modern' = 'modern'): Browser {
  const memory = emptyMemory();
  const [locks, channel] = [fakeLocks(), fakeChannels()];
  return {
    memory,
    tab(backend = memoryBackend(memory)) {
      const means = kind === 'modern' ? { locks, channel: channel() } : {};
      const link = nearLink({ ...PARTS, keeper: makeKeeper({ backend, ...means }) });
      open.push(link);
      const told: Tell[] = [];
      link.onTell(tell => told.push(tell));
      const keeping = (): Keeping | undefined => {
        const last = told.findLast(tell => tell.type === 'keeping');
        return last?.type === 'keeping' ? last.keeping : undefined;
      };
      return { link, told, keeping, id: () => keeping()?.id ?? '' };
    },
  };
}

const of = <T extends Tell['type']>(tell: Tell | undefined, type: T): Extract<Tell, { type: T }> => {
  if (!isOf(tell, type)) throw new Error(`expected ${type}, got ${JSON.stringify(tell)?.slice(0, 300)}`);
  return tell;
};
const isOf = <T extends Tell['type']>(tell: Tell | undefined, type: T): tell is Extract<Tell, { type: T }> =>
  tell?.type === type;

const active = ({ told }: Tab): string => {
  const last = told.findLast(tell => tell.type === 'position' || tell.type === 'opened');
  return last && 'position' in last ? (last.position.active[0] ?? '') : '';
};

/** Lets greedy play for whoever is to decide. */
async function play(tab: Tab, actions: number): Promise<Tell> {
  let tell: Tell = { type: 'done' };
  for (let i = 0; i < actions; i++) {
    const hint = of(await tab.link.ask({ type: 'hint', role: active(tab), level: 'greedy' }), 'hint');
    tell = of(await tab.link.ask({ type: 'act', role: active(tab), action: hint.action }), 'position');
  }
  return tell;
}

const replayIn = async ({ link }: Tab) => of(await link.ask({ type: 'save' }), 'saved').replay;
const resume = (tab: Tab, id: string): Promise<Tell> => tab.link.ask({ type: 'resume', id });
const logged = (tab: Tab): number => {
  const last = tab.told.findLast(tell => tell.type === 'position' || tell.type === 'opened');
  return last && 'position' in last ? last.position.n : -1;
};

describe('D4: what was told is kept', () => {
  test('every telling finds its entries in the store already', async () => {
    const { memory, tab } = browser();
    const page = tab();
    const late: string[] = [];
    page.link.onTell(tell => {
      if (tell.type !== 'position' && tell.type !== 'opened') return;
      const stored = [...memory.parts.values()][0]?.length ?? 0;
      if (stored < tell.position.n + 1) late.push(`${tell.position.n} told, ${stored - 1} kept`);
    });
    await page.link.ask({ type: 'pace', pace: { ms: 0, paused: false } });
    await page.link.ask(dawn(BOTS));
    await expect.poll(() => logged(page)).toBeGreaterThan(20);
    expect(late).toEqual([]);
  });

  test('nothing is told while the store still writes', async () => {
    const { memory, tab } = browser();
    const whole = memoryBackend(memory);
    let go: () => void = () => undefined;
    let gate = Promise.resolve();
    const update: Backend['update'] = async (id, decide) => {
      await gate;
      return whole.update(id, decide);
    };
    const page = tab({ ...whole, update });
    await page.link.ask(dawn(PAIR));
    gate = new Promise(done => {
      go = done;
    });
    const many = page.told.length;
    const answer = page.link.ask({ type: 'act', role: 'blue', action: { type: 'end-phase' } });
    await new Promise(done => setTimeout(done, 30));
    expect(page.told.length).toBe(many);
    go();
    expect((await answer).type).toBe('position');
  });

  test('a page that is loaded again goes on with the same log and the same dice', async () => {
    const { memory, tab } = browser();
    const before = tab();
    await before.link.ask(dawn(PAIR));
    await play(before, 7);
    const replay = await replayIn(before);
    const copies = [structuredClone(memory), structuredClone(memory)];
    await play(before, 15);
    const went = await replayIn(before);
    for (const copy of copies) {
      const after = tab(memoryBackend(copy));
      // The lock is the first tab's, but the store of a copy is not.
      await resume(after, before.id());
      await after.link.ask({ type: 'claim' });
      expect(await replayIn(after)).toEqual(replay);
      await play(after, 15);
      expect(await replayIn(after)).toEqual(went);
    }
  });

  test('an undo takes the tail out of the record, and an action is one small writing', async () => {
    const { memory, tab } = browser();
    const whole = memoryBackend(memory);
    const sizes: number[] = [];
    const page = tab({
      ...whole,
      update: (id, decide) =>
        whole.update(id, old => {
          const update = decide(old);
          sizes.push(update?.parts?.length ?? -1);
          return update;
        }),
    });
    await page.link.ask(dawn(PAIR));
    await play(page, 3);
    const n = logged(page);
    const undone = await page.link.ask({ type: 'undo', role: active(page) });
    if (undone.type === 'position') expect(memory.parts.get(page.id())).toHaveLength(n);
    await play(page, 12);
    expect(memory.parts.get(page.id())).toHaveLength(logged(page) + 1);
    expect(Math.max(...sizes)).toBe(1);
    expect(memory.heads.get(page.id())).toMatchObject({ n: logged(page), seating: PAIR, settings: { isOver: false } });
  });

  test('why a bot did something is kept, and known again at the end', async () => {
    const { memory, tab } = browser();
    const page = tab();
    await page.link.ask({ type: 'pace', pace: { ms: 0, paused: false } });
    await page.link.ask(dawn(BOTS));
    const over = (): boolean => page.told.some(tell => tell.type === 'position' && tell.position.outcome !== undefined);
    await expect.poll(over, { timeout: 10_000 }).toBe(true);
    expect(memory.heads.get(page.id())).toMatchObject({ settings: { isOver: true } });
    const id = page.id();
    page.link.close();
    const { log } = of(await resume(tab(), id), 'opened');
    expect(log.every(entry => entry.reason !== undefined)).toBe(true);
  });

  test('a lesson is not kept, but a game that goes on from it is', async () => {
    const { memory, tab } = browser();
    const page = tab();
    const seating: Seating = { axis: { kind: 'person' }, soviet: { kind: 'person' } };
    await page.link.ask({ type: 'teach', game: 'sixth-army', step: 0, seating });
    await page.link.ask({ type: 'show' });
    expect([page.keeping(), memory.heads.size]).toEqual([undefined, 0]);
    await page.link.ask({ type: 'branch', n: 1, seating });
    expect([page.keeping()?.state, memory.heads.size]).toEqual(['kept', 1]);
  });

  test('a name that is given while the game is played stays', async () => {
    const { memory, tab } = browser();
    const page = tab();
    await page.link.ask(dawn(PAIR));
    memory.heads.set(page.id(), { ...Object(memory.heads.get(page.id())), name: 'The crossing' });
    await play(page, 2);
    expect(memory.heads.get(page.id())).toMatchObject({ name: 'The crossing', n: 2 });
  });

  test('a record that is deleted while it is played is written anew, whole', async () => {
    const { memory, tab } = browser();
    const page = tab();
    await page.link.ask(dawn(PAIR));
    await play(page, 4);
    memory.heads.clear();
    memory.parts.clear();
    await play(page, 1);
    expect(memory.parts.get(page.id())).toHaveLength(6);
    expect(page.keeping()?.state).toBe('kept');
  });
});

describe('dice', () => {
  test('a file that is opened in the same browser goes on with the dice of its table', async () => {
    const { memory, tab } = browser();
    const first = tab();
    await first.link.ask(dawn(PAIR));
    await play(first, 9);
    const file = await replayIn(first);
    await play(first, 20);
    memory.heads.clear();
    memory.parts.clear();
    const second = tab();
    const opened = of(await second.link.ask({ type: 'load', replay: file, seating: PAIR }), 'opened');
    expect(opened.hasNewDice).toBeUndefined();
    await play(second, 20);
    expect((await replayIn(second)).entries).toEqual((await replayIn(first)).entries);
    expect(second.id()).not.toBe(first.id());
  });

  test('elsewhere it gets new ones, as does a branch, and says so', async () => {
    const first = browser().tab();
    expect(of(await first.link.ask(dawn(PAIR)), 'opened').hasNewDice).toBeUndefined();
    await play(first, 9);
    const file = await replayIn(first);
    const other = browser();
    const second = other.tab();
    const opened = of(await second.link.ask({ type: 'load', replay: file, seating: PAIR }), 'opened');
    expect(opened.hasNewDice).toBe(true);
    expect((await replayIn(second)).table).not.toBe(file.table);
    const branched = of(await second.link.ask({ type: 'branch', n: 4, seating: SOLO }), 'opened');
    expect(branched).toMatchObject({ hasNewDice: true, position: { n: 4 } });
    expect(other.memory.heads.size).toBe(2);
    expect(new Set([...other.memory.seeds.values()].map(one => one.seed)).size).toBe(2);
  });

  test('their seed is in no telling and in no file', async () => {
    const { memory, tab } = browser();
    const page = tab();
    await page.link.ask({ type: 'open', ...about, seating: PAIR });
    await play(page, 6);
    await page.link.ask({ type: 'export', id: page.id() });
    const [seed] = [...memory.seeds.values()];
    expect(seed?.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify([page.told, await replayIn(page)])).not.toContain(seed?.seed);
  });

  test('outlive their game, the newest of them', async () => {
    const { memory, tab } = browser();
    for (let i = 0; i < MOST_SEEDS; i++) memory.seeds.set(`old ${i}`, { seed: 'x', at: i });
    await tab().link.ask(dawn(PAIR));
    expect([memory.seeds.size, memory.seeds.has('old 0'), memory.seeds.has('old 1')]).toEqual([
      MOST_SEEDS,
      false,
      true,
    ]);
  });
});

describe('D5: two tabs on one game', () => {
  test('the second follows the first live and changes nothing', async () => {
    const { memory, tab } = browser();
    const first = tab();
    await first.link.ask(dawn(PAIR));
    await play(first, 5);
    const second = tab();
    expect(of(await resume(second, first.id()), 'opened').position.n).toBe(5);
    expect(second.keeping()).toEqual({ id: first.id(), state: 'following' });
    await play(first, 12);
    await expect.poll(() => logged(second)).toBe(17);
    const refused = await second.link.ask({ type: 'act', role: active(second), action: { type: 'end-phase' } });
    expect(refused).toMatchObject({ type: 'failed', code: 'following' });
    expect(memory.heads.get(first.id())).toMatchObject({ n: 17 });
    expect(await replayIn(second)).toEqual(await replayIn(first));
  });

  test('the second takes over, and the first follows, to and fro', async () => {
    const { tab } = browser();
    const tabs = [tab(), tab()] as const;
    await tabs[0].link.ask(dawn(PAIR));
    await play(tabs[0], 3);
    await resume(tabs[1], tabs[0].id());
    for (let round = 0; round < 4; round++) {
      const [here, there] = round % 2 === 0 ? [tabs[1], tabs[0]] : [tabs[0], tabs[1]];
      expect((await here.link.ask({ type: 'claim' })).type).toBe('position');
      await expect.poll(() => [here.keeping()?.state, there.keeping()?.state]).toEqual(['kept', 'following']);
      await play(here, 3);
      await expect.poll(() => logged(there)).toBe(3 + 3 * (round + 1));
    }
    expect(await replayIn(tabs[1])).toEqual(await replayIn(tabs[0]));
  });

  test('bots move in one tab only', async () => {
    const { memory, tab } = browser();
    const [first, second] = [tab(), tab()];
    await first.link.ask({ type: 'pace', pace: { ms: 5, paused: false } });
    await second.link.ask({ type: 'pace', pace: { ms: 5, paused: false } });
    await first.link.ask(dawn(BOTS));
    await expect.poll(() => logged(first)).toBeGreaterThan(2);
    await resume(second, first.id());
    await expect.poll(() => logged(second)).toBeGreaterThan(6);
    expect(second.keeping()?.state).toBe('following');
    await second.link.ask({ type: 'claim' });
    await expect.poll(() => first.keeping()?.state).toBe('following');
    await expect.poll(() => logged(first), { timeout: 5000 }).toBeGreaterThan(12);
    expect(Object(memory.heads.get(first.id())).n).toBeGreaterThan(12);
  });

  test('without locks and news whoever comes second to an action is told, and nothing is overwritten', async () => {
    const { memory, tab } = browser('plain');
    const [first, second] = [tab(), tab()];
    await first.link.ask(dawn(PAIR));
    await play(first, 5);
    await resume(second, first.id());
    await play(first, 12);
    const role = active(second);
    const hint = of(await second.link.ask({ type: 'hint', role, level: 'greedy' }), 'hint');
    const late = await second.link.ask({ type: 'act', role, action: hint.action });
    expect(late).toMatchObject({ type: 'failed', code: 'overtaken' });
    expect(second.keeping()?.state).toBe('following');
    expect(logged(second)).toBe(17);
    expect(memory.heads.get(first.id())).toMatchObject({ n: 17 });
    await second.link.ask({ type: 'claim' });
    await play(second, 1);
    const none = await first.link.ask({ type: 'undo', role: active(first) });
    expect(['overtaken', 'undo-other', 'undo-roll', 'undo-seat']).toContain(of(none, 'failed').code);
    expect(memory.heads.get(first.id())).toMatchObject({ n: 18 });
  });
});

describe('a store that fails', () => {
  /** Fails while `isFull`. */
  function fullable(memory: Memory): { readonly backend: Backend; isFull: boolean } {
    const whole = memoryBackend(memory);
    const state = {
      isFull: true,
      backend: {
        ...whole,
        update: (id: string, decide: Parameters<Backend['update']>[1]) =>
          state.isFull ? Promise.reject(new Error('the disk is full')) : whole.update(id, decide),
      },
    };
    return state;
  }

  test('is told of, the game goes on, and everything is written once it can be', async () => {
    const { memory, tab } = browser();
    const store = fullable(memory);
    const page = tab(store.backend);
    expect((await page.link.ask(dawn(PAIR))).type).toBe('opened');
    expect(page.keeping()).toEqual({ state: 'failing', message: 'the disk is full' });
    await play(page, 5);
    expect(memory.heads.size).toBe(0);
    store.isFull = false;
    await play(page, 1);
    expect(page.keeping()).toEqual({ id: page.id(), state: 'kept' });
    expect(memory.parts.get(page.id())).toHaveLength(7);
    store.isFull = true;
    await play(page, 2);
    expect(page.keeping()).toMatchObject({ id: page.id(), state: 'failing' });
    store.isFull = false;
    await play(page, 1);
    expect(memory.parts.get(page.id())).toHaveLength(10);
    page.link.close();
    const after = tab();
    of(await resume(after, page.id()), 'opened');
    expect(await replayIn(after)).toMatchObject({ entries: { length: 9 } });
  });

  test('a writing that was done and reported as failed is followed on', async () => {
    const { memory, tab } = browser();
    const whole = memoryBackend(memory);
    let isLying = false;
    const lying: Backend = {
      ...whole,
      async update(id, decide) {
        await whole.update(id, decide);
        if (isLying) throw new Error('lost on the way back');
      },
    };
    const page = tab(lying);
    await page.link.ask(dawn(PAIR));
    await play(page, 2);
    isLying = true;
    await play(page, 2);
    expect(page.keeping()?.state).toBe('failing');
    isLying = false;
    await play(page, 1);
    expect(page.keeping()?.state).toBe('kept');
    expect(memory.parts.get(page.id())).toHaveLength(6);
  });

  test('one that cannot be read opens nothing and says so', async () => {
    const { tab } = browser();
    const page = tab({ ...memoryBackend(), read: () => Promise.reject(new Error('denied')) });
    expect(await resume(page, 'x')).toMatchObject({ type: 'failed', code: 'no-store', message: 'denied' });
    expect(await resume(tab(), 'x')).toMatchObject({ type: 'failed', code: 'no-saved' });
  });
});

describe('records of other builds', () => {
  test('one that holds its whole replay goes on, in entries of its own from then on', async () => {
    const { memory, tab } = browser();
    const first = tab();
    await first.link.ask(dawn(PAIR));
    await play(first, 8);
    const { table: _table, ...replay } = await replayIn(first);
    const head = { at: 1, game: 'sample', scenario: 'dawn', n: 8, seating: SOLO, settings: {}, name: 'Old' };
    memory.heads.set('old', { id: 'old', ...head, replay, reasons: [null] });
    const page = tab();
    expect(of(await resume(page, 'old'), 'opened')).toMatchObject({ hasNewDice: true, position: { n: 8 } });
    expect(memory.parts.get('old')).toHaveLength(9);
    expect(memory.heads.get('old')).toMatchObject({ rev: 1, name: 'Old', n: 8 });
    expect(memory.heads.get('old')).not.toHaveProperty('replay');
    page.link.close();
    expect(of(await resume(tab(), 'old'), 'opened').hasNewDice).toBeUndefined();
  });

  test('one of other rules is opened only by agreement, as a copy, and can be exported as it is', async () => {
    const { memory, tab } = browser();
    const first = tab();
    await first.link.ask(dawn(PAIR));
    await play(first, 25);
    const id = first.id();
    first.link.close();
    // By other rules the position may have looked different, too.
    const other = { ...Object(memory.heads.get(id)), rulesVersion: 0, hash: 'other' };
    memory.heads.set(id, other);
    const parts = memory.parts.get(id);
    const page = tab();
    expect(await resume(page, id)).toEqual({ type: 'other-rules', saved: 0, now: 1 });
    expect(await page.link.ask({ type: 'export', id })).toMatchObject({ type: 'saved', replay: { rulesVersion: 0 } });
    const opened = of(await page.link.ask({ type: 'resume', id, agreed: true }), 'opened');
    expect([opened.position.n, opened.hasNewDice]).toEqual([25, undefined]);
    await play(page, 1);
    expect(page.id()).not.toBe(id);
    expect([memory.heads.get(id), memory.parts.get(id)]).toEqual([other, parts]);
    expect(memory.heads.get(page.id())).toMatchObject({ rulesVersion: 1, n: 26 });
  });

  test('a damaged one stays as it is, and so does the game in play', async () => {
    const { memory, tab } = browser();
    const page = tab();
    await page.link.ask(dawn(PAIR));
    await play(page, 3);
    const id = page.id();
    const torn = { ...Object(memory.heads.get(id)), id: 'torn', hash: '0' };
    memory.heads.set('torn', torn);
    memory.parts.set('torn', memory.parts.get(id) ?? []);
    expect(await resume(page, 'torn')).toMatchObject({ type: 'failed', code: 'bad-replay' });
    expect(memory.heads.get('torn')).toEqual(torn);
    await play(page, 1);
    expect([page.id(), memory.heads.size]).toEqual([id, 2]);
  });
});
