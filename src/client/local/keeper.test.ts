import { describe, expect, test } from 'vitest';
import { loadGame } from '../../../test/support.ts';
import { hashOf } from '../../kit/hash.ts';
import { playReplay, type Replay } from '../../kit/replay.ts';
import type { Seating } from '../../protocol/link.ts';
import { BOTS, told as of, PAIR, SOLO } from '../../table/hostTesting.ts';
import { type Backend, MOST_SEEDS, memoryBackend } from './backend.ts';
import { about, active, browser, dawn, logged, play, replayIn, resume } from './tabsTesting.ts';

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
      // The first tab has the lock, but a copy of the game is another record.
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
    await expect.poll(over).toBe(true);
    expect(memory.heads.get(page.id())).toMatchObject({ settings: { isOver: true } });
    const id = page.id();
    page.link.close();
    const { log } = of(await resume(tab(), id), 'opened');
    expect(log.every(({ reason, action }) => reason !== undefined || action.type === 'choose')).toBe(true);
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

const sample = await loadGame('sample');

/** A changed file with the hash of the position that it leads to. */
function ended({ hash: _hash, ...changed }: Replay): Replay {
  const played = playReplay(sample, changed);
  if (!played.ok) throw new Error(played.error);
  return { ...changed, hash: hashOf(played.value.states.at(-1)) };
}

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

  test('so does a file in which a die was changed, also with the name of a table that is kept here', async () => {
    const { memory, tab } = browser();
    const first = tab();
    await first.link.ask(dawn(PAIR));
    await play(first, 60);
    const file = await replayIn(first);
    const at = file.entries.findLastIndex(entry => entry.rolls?.some(roll => roll === 1 || roll === 2));
    const { hash: _hash, ...entry } = file.entries[at]!;
    const rolls = entry.rolls!.map(roll => (roll === 1 ? 2 : roll === 2 ? 1 : roll));
    const opens = async (entries: Replay['entries']): Promise<readonly unknown[]> => {
      const page = tab();
      const replay = ended({ ...file, entries });
      const { hasNewDice } = of(await page.link.ask({ type: 'load', replay, seating: PAIR }), 'opened');
      return [hasNewDice, (await replayIn(page)).table === file.table];
    };
    expect(await opens([...file.entries.slice(0, at), { ...entry, rolls }])).toEqual([true, false]);
    // Only the end is missing.
    expect(await opens(file.entries.slice(0, at + 1))).toEqual([undefined, true]);
    expect(memory.seeds.size).toBe(2);
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
