import { describe, expect, test } from 'vitest';
import type { Player } from '../../kit/player.ts';
import { BOTS, told as of, PAIR } from '../../table/hostTesting.ts';
import { active, browser, dawn, logged, play, replayIn, resume } from './tabsTesting.ts';

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
    await expect.poll(() => logged(first)).toBeGreaterThan(12);
    expect(Object(memory.heads.get(first.id())).n).toBeGreaterThan(12);
  });

  test('a step that was thought about while another tab took over is not taken', async () => {
    const { memory, tab } = browser();
    const thinking: (() => void)[] = [];
    const slow: Player = {
      open: () => ({
        choose: () =>
          new Promise(done => thinking.push(() => done({ action: { type: 'end-phase' }, reason: { ja: '', en: '' } }))),
      }),
    };
    const bots = { blue: { kind: 'bot', level: 'slow' }, red: { kind: 'bot', level: 'slow' } } as const;
    const [first, second] = [tab(undefined, undefined, { slow }), tab(undefined, undefined, { slow })];
    for (const one of [first, second]) await one.link.ask({ type: 'pace', pace: { ms: 5, paused: true } });
    await first.link.ask(dawn(bots));
    const step = first.link.ask({ type: 'step' });
    await expect.poll(() => thinking.length).toBe(1);
    await resume(second, first.id());
    await second.link.ask({ type: 'claim' });
    await expect.poll(() => first.keeping()?.state).toBe('following');
    for (const answer of thinking) answer();
    expect(await step).toMatchObject({ type: 'failed', code: 'called-off' });
    expect([logged(first), Object(memory.heads.get(first.id())).n]).toEqual([0, 0]);
  });

  test('without locks and messages the second writer of an action is told, and nothing is overwritten', async () => {
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
