import { describe, expect, test } from 'vitest';
import { told as of, PAIR, SOLO } from '../../table/hostTesting.ts';
import { type Backend, type Memory, memoryBackend } from './backend.ts';
import type { Channel } from './keeper.ts';
import { browser, dawn, play, replayIn, resume } from './tabsTesting.ts';

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

  test('a writing that was given up and comes through late takes nothing back', async () => {
    const { memory, tab } = browser();
    const whole = memoryBackend(memory);
    let late: (() => Promise<void>) | undefined;
    let isHanging = false;
    const page = tab({
      ...whole,
      update(id, decide) {
        if (!isHanging) return whole.update(id, decide);
        late = () => whole.update(id, decide);
        return Promise.reject(new Error('the store does not answer'));
      },
    });
    await page.link.ask(dawn(PAIR));
    await play(page, 2);
    isHanging = true;
    await play(page, 1);
    isHanging = false;
    await play(page, 3);
    expect(page.keeping()?.state).toBe('kept');
    const kept = [structuredClone(memory.heads), structuredClone(memory.parts)];
    await late?.();
    expect([memory.heads, memory.parts]).toEqual(kept);
  });

  const shut = (): never => {
    throw new DOMException('the operation is insecure', 'SecurityError');
  };

  test.each([
    ['made', shut],
    ['listened to', () => ({ postMessage: () => undefined, addEventListener: shut })],
    ['spoken to', () => ({ postMessage: shut, addEventListener: () => undefined })],
  ])('a channel that cannot be %s is done without', async (_what, channel) => {
    const { memory, tab } = browser();
    const page = tab(memoryBackend(memory), channel);
    await page.link.ask(dawn(PAIR));
    await play(page, 2);
    expect(page.keeping()).toEqual({ id: page.id(), state: 'kept' });
  });

  test('a page that can write does not need to read what others wrote', async () => {
    const { memory, tab } = browser();
    const ears: Parameters<Channel['addEventListener']>[1][] = [];
    const channel = (): Channel => ({
      postMessage: () => undefined,
      addEventListener: (_type, ear) => ears.push(ear),
    });
    const page = tab({ ...memoryBackend(memory), head: () => Promise.reject(new Error('denied')) }, channel);
    await page.link.ask(dawn(PAIR));
    const many = page.told.length;
    for (const ear of ears) ear({ data: page.id() });
    await page.link.ask({ type: 'look', n: 0 });
    expect(page.told.slice(many).map(tell => tell.type)).toEqual(['looked']);
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
    // Under other rules the position may have looked different, too.
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
