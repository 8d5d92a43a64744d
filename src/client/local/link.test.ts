import { describe, expect, test, vi } from 'vitest';
import type { Ask, Asked, Seating, Tell } from '../../protocol/link.ts';
import { openLink } from './link.ts';
import { nearLink, PARTS } from './testing.ts';

const BOT = { kind: 'bot', level: 'random' } as const;
const PAIR: Seating = { blue: { kind: 'person' }, red: { kind: 'person' } };
const open = (seating: Seating): Ask => ({ type: 'open', game: 'sample', scenario: 'dawn', options: {}, seating });

/** A host that answers as the test says. */
function byHand() {
  const posted: Asked[] = [];
  let told: (message: unknown) => void = () => undefined;
  let broken: (message: string) => void = () => undefined;
  const close = vi.fn();
  const link = openLink({
    post: asked => posted.push(asked),
    listen(onTold, onBroken) {
      told = onTold;
      broken = onBroken;
    },
    close,
  });
  return {
    link,
    posted,
    close,
    tell: (message: unknown) => told(message),
    breaks: (message: string) => broken(message),
  };
}

describe('a link', () => {
  test('gives every ask its own answer, in whatever order they come', async () => {
    const { link, posted, tell } = byHand();
    const answers = [link.ask({ type: 'save' }), link.ask({ type: 'look', n: 1 })];
    expect(new Set(posted.map(asked => asked.id)).size).toBe(2);
    tell({ id: posted[1]!.id, tell: { type: 'done' } });
    tell({ id: posted[0]!.id, tell: { type: 'failed', code: 'x', message: 'y' } });
    expect(await Promise.all(answers)).toEqual([{ type: 'failed', code: 'x', message: 'y' }, { type: 'done' }]);
  });

  test('tells listeners everything in order, until they leave', async () => {
    const { link, posted, tell } = byHand();
    const heard: [string, number | undefined][] = [];
    const leave = link.onTell(({ type }, id) => heard.push([type, id]));
    void link.ask({ type: 'save' });
    tell({ tell: { type: 'done' } });
    tell({ id: posted[0]!.id, tell: { type: 'done' } });
    tell('gibberish');
    leave();
    tell({ tell: { type: 'done' } });
    expect(heard).toEqual([
      ['done', undefined],
      ['done', posted[0]!.id],
      ['failed', undefined],
    ]);
  });

  test('answers even if a listener fails', async () => {
    const { link, posted, tell } = byHand();
    link.onTell(() => {
      throw new Error('listener');
    });
    const answer = link.ask({ type: 'save' });
    expect(() => tell({ id: posted[0]!.id, tell: { type: 'done' } })).toThrow('listener');
    expect(await answer).toEqual({ type: 'done' });
  });

  test('does not leave anybody waiting when the host breaks', async () => {
    const { link, breaks } = byHand();
    const heard: Tell[] = [];
    link.onTell(tell => heard.push(tell));
    const answer = link.ask({ type: 'save' });
    breaks('out of memory');
    await expect(answer).rejects.toThrow('out of memory');
    expect(heard).toEqual([{ type: 'failed', code: 'host-broken', message: 'out of memory' }]);
  });

  test('closes for good', async () => {
    const { link, close, tell } = byHand();
    const heard = vi.fn();
    link.onTell(heard);
    const answer = link.ask({ type: 'save' });
    link.close();
    link.close();
    await expect(answer).rejects.toThrow('closed');
    await expect(link.ask({ type: 'save' })).rejects.toThrow('closed');
    tell({ tell: { type: 'done' } });
    expect(heard).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('rejects what cannot be posted', async () => {
    const link = openLink({
      post: asked => void structuredClone(asked),
      listen: () => undefined,
      close: () => undefined,
    });
    await expect(link.ask({ type: 'load', replay: () => 1, seating: PAIR })).rejects.toThrow();
  });
});

describe('the worker’s side', () => {
  test('plays a whole game of bots at no pace', async () => {
    const link = nearLink();
    const over = new Promise<number>(resolve => {
      link.onTell(tell => {
        if (tell.type === 'position' && tell.position.outcome) resolve(tell.position.n);
      });
    });
    await link.ask({ type: 'pace', pace: { ms: 0, paused: false } });
    expect(await link.ask(open({ blue: BOT, red: BOT }))).toMatchObject({ type: 'opened' });
    expect(await over).toBeGreaterThan(10);
    link.close();
  });

  test('gives each game dice of its own', async () => {
    const setups = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const link = nearLink();
        await link.ask(open(PAIR));
        const saved = await link.ask({ type: 'save' });
        return saved.type === 'saved' ? saved.replay.setup.join() : '';
      }),
    );
    expect(new Set(setups).size).toBeGreaterThan(1);
  });

  test('answers nonsense with a sentence, and by its number', async () => {
    const link = nearLink();
    const nonsense: Ask = JSON.parse('{"type":"look","n":"first"}');
    expect(await link.ask(nonsense)).toMatchObject({ type: 'failed', code: 'bad-ask' });
    expect(await link.ask({ type: 'save' })).toMatchObject({ code: 'no-game' });
  });

  test('tries again when the games could not be fetched', async () => {
    let offline = true;
    const games: typeof PARTS.games = () => (offline ? Promise.reject(new Error('offline')) : PARTS.games());
    const link = nearLink({ ...PARTS, games });
    expect(await link.ask(open(PAIR))).toMatchObject({ code: 'not-loaded', message: 'offline' });
    offline = false;
    expect(await link.ask(open(PAIR))).toMatchObject({ type: 'opened' });
  });
});
