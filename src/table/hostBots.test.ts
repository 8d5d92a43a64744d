import { describe, expect, test } from 'vitest';
import { entryOf, loadGame } from '../../test/support.ts';
import { PLAYERS } from '../ai/players.ts';
import { hashOf } from '../kit/hash.ts';
import { type Chosen, type Means, makeBot, type Player } from '../kit/player.ts';
import { acts, BOTS, code, dawn, END, last, logOf, PAIR, playOut, SOLO, told, trial } from './hostTesting.ts';

const sample = await loadGame('sample');

const NO_REASON = { ja: '無', en: 'none' };
const scripted = (values: readonly number[]): (() => number) => {
  let at = 0;
  return () => values[at++]!;
};

/** A timer that only remembers. */
const keep = (late: (() => void)[]) => (_ms: number, run: () => void) => {
  late.push(run);
  return () => undefined;
};

describe('bots', () => {
  test.each<[string, string, string, readonly string[]]>([
    ['sample', 'dawn', 'greedy', ['blue', 'red']],
    ['sixth-army', 'winter-storm', 'random', ['axis', 'soviet']],
  ])('play a whole game of %s between themselves', async (game, scenario, level, roles) => {
    const t = trial();
    const seating = Object.fromEntries(roles.map(role => [role, { kind: 'bot', level } as const]));
    const opened = told(await t.ask({ type: 'open', game, scenario, options: {}, seating, seed: 'x' }), 'opened');
    expect(opened.position).toMatchObject({ n: 0, seat: 'observer', thinking: opened.position.active[0] });
    while (await t.turn());
    const { position } = told(last(t), 'position');
    expect(position).toMatchObject({ active: [], outcome: { rule: expect.any(String) }, undoable: [] });
    expect(position).not.toHaveProperty('thinking');
    const log = logOf(t);
    expect(log.map(entry => entry.n)).toEqual(log.map((_, i) => i + 1));
    // Why somebody chose in secret is told to nobody.
    expect(log.every(entry => (entry.reason || entry.action.type === 'choose') && entry.phase !== '')).toBe(true);
    const turns = log.map(entry => entry.turn);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });

  test('the same seed gives the same game', async () => {
    const game = async (): Promise<string> => {
      const t = trial();
      await t.ask(dawn(BOTS));
      while (await t.turn());
      return hashOf(logOf(t));
    };
    expect(await game()).toBe(await game());
  });

  test('take turns with a person', async () => {
    const t = trial();
    const opened = told(await t.ask(dawn(SOLO)), 'opened');
    expect(opened.position).toMatchObject({ seat: 'blue', active: ['blue'] });
    expect(t.due()).toEqual([]);
    await playOut(t, sample, ['blue']);
    const log = logOf(t);
    expect(new Set(log.map(entry => entry.role))).toEqual(new Set(['blue', 'red']));
    for (const entry of log.filter(({ action }) => action.type !== 'choose'))
      expect(entry.reason !== undefined).toBe(entry.role === 'red');
    expect(t.told.every(({ tell }) => tell.type !== 'position' || tell.position.seat === 'blue')).toBe(true);
  });

  test('wait as long as the pace says, and not at all to move while it is paused', async () => {
    const t = trial();
    await t.ask({ type: 'pace', pace: { ms: 70, paused: false } });
    await t.ask(dawn(BOTS));
    expect(t.due()).toEqual([70]);
    expect(await t.ask({ type: 'pace', pace: { ms: 70, paused: true } })).toEqual({ type: 'done' });
    expect(t.due()).toEqual([]);
    await t.ask({ type: 'pace', pace: { ms: 5, paused: false } });
    expect(t.due()).toEqual([5]);
    await t.turn();
    expect(logOf(t)).toHaveLength(1);
  });

  test('take one step when asked, paused or not, and only where it is theirs to take', async () => {
    const t = trial();
    await t.ask({ type: 'pace', pace: { ms: 70, paused: true } });
    await t.ask(dawn(BOTS));
    for (const n of [1, 2]) {
      expect(told(await t.ask({ type: 'step' }), 'position').position.n).toBe(n);
      expect(t.due()).toEqual([]);
    }
    await t.ask(dawn(PAIR));
    expect(await t.ask({ type: 'step' })).toMatchObject({ type: 'failed', code: 'no-bot' });
  });

  test('do not say why they did what nobody may see', async () => {
    const hidden = { ...sample, seen: () => undefined };
    const t = trial({ games: [entryOf(hidden)] });
    await t.ask(dawn(SOLO));
    await playOut(t, sample, ['blue']);
    const moves = logOf(t).filter(entry => entry.role === 'red' && entry.action.type === 'move');
    expect(moves.length).toBeGreaterThan(0);
    for (const entry of moves) expect(entry).not.toHaveProperty('reason');
  });

  test('are called off by another game, even when their time has come', async () => {
    const late: (() => void)[] = [];
    const t = trial({ later: keep(late) });
    await t.ask(dawn(BOTS));
    const opening = t.ask(dawn(PAIR));
    late[0]!();
    await opening;
    late[0]!();
    await t.ask({ type: 'save' });
    expect(late).toHaveLength(1);
    expect(logOf(t)).toEqual([]);
  });

  test('never move in the middle of something else', async () => {
    let arrived = (): void => undefined;
    const slow = new Promise<void>(resolve => {
      arrived = resolve;
    });
    const late: (() => void)[] = [];
    const games = [entryOf(sample), { ...entryOf(sample), id: 'slow', rules: () => slow.then(() => sample) }];
    const t = trial({ games, later: keep(late) });
    await t.ask(dawn(BOTS));
    const opening = t.ask({ type: 'open', game: 'slow', scenario: 'dawn', options: {}, seating: BOTS });
    late[0]!();
    await Promise.resolve();
    expect(t.told).toHaveLength(1);
    arrived();
    told(await opening, 'opened');
    expect(t.told).toHaveLength(2);
  });

  test('that fail are told of, and try again when the pace is set', async () => {
    let broken = true;
    const moody = makeBot('moody', (...given) => {
      if (broken) throw new Error('no idea');
      return PLAYERS.random!.choose(...given);
    });
    const faults: unknown[] = [];
    const t = trial({ players: { moody }, fault: error => faults.push(error) });
    const seats = (level: string) => ({ blue: { kind: 'bot', level }, red: { kind: 'bot', level } }) as const;
    await t.ask(dawn(seats('moody')));
    await t.turn();
    // What went wrong may be about what only the bot knows: the table's keeper hears of it, no seat does.
    expect(faults).toEqual([new Error('no idea')]);
    expect(last(t)).toMatchObject({ type: 'failed', code: 'broken', message: expect.not.stringContaining('no idea') });
    expect(t.due()).toEqual([]);
    broken = false;
    await t.ask({ type: 'pace', pace: { ms: 0, paused: false } });
    await t.turn();
    expect(logOf(t)).toHaveLength(1);
  });

  test('that cheat are caught', async () => {
    const cheat = makeBot('cheat', () => ({ action: { type: 'resolve' }, reason: NO_REASON }));
    const t = trial({ players: { ...PLAYERS, cheat } });
    await t.ask(dawn({ ...BOTS, blue: { kind: 'bot', level: 'cheat' } }));
    await t.turn();
    expect(last(t)).toMatchObject({ type: 'failed', code: 'bot-failed' });
    expect(told(await t.ask({ type: 'save' }), 'saved').replay.entries).toEqual([]);
  });

  test('are shown nothing but the view of their seat', async () => {
    const views: unknown[] = [];
    const spy = makeBot('spy', (...given) => {
      views.push([given[1], given[2]]);
      return PLAYERS.random!.choose(...given);
    });
    const t = trial({ players: { ...PLAYERS, spy } });
    await t.ask(dawn({ ...BOTS, blue: { kind: 'bot', level: 'spy' } }));
    await t.turn();
    const { replay } = told(await t.ask({ type: 'save' }), 'saved');
    const s = sample.setup('dawn', replay.options, { roll: () => 1, pick: scripted(replay.setup) });
    expect(views).toEqual([[sample.view(s, 'blue'), 'blue']]);
  });

  /** A player whose answers come when the test says so. */
  const thinker = () => {
    const asked: { readonly view: unknown; readonly means: Means; answer(chosen: Chosen): void }[] = [];
    const log: string[] = [];
    const player: Player = {
      open(_game, role) {
        log.push(`open ${role}`);
        return {
          choose: (view, means) => new Promise(answer => asked.push({ view, means, answer })),
          close: () => log.push(`close ${role}`),
        };
      },
    };
    const t = trial({ players: { ...PLAYERS, slow: player } });
    return { t, asked, log };
  };
  const SLOW = { blue: { kind: 'person' }, red: { kind: 'bot', level: 'slow' } } as const;
  const ENDED: Chosen = { action: END, reason: NO_REASON };
  const MOVED = {
    ...ENDED,
    action: { type: 'move', unit: sample.names.units.indexOf('R1'), hex: sample.names.hexes.indexOf('0503') },
  };

  test('think beside the line: looking back and saving do not wait', async () => {
    const { t, asked } = thinker();
    await t.ask(dawn(SLOW));
    await t.ask(acts('blue', END));
    t.begin();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked).toHaveLength(1);
    expect(told(await t.ask({ type: 'look', n: 0 }), 'looked').n).toBe(0);
    expect(code(await t.ask({ type: 'undo', role: 'blue' }))).toBe('undo-seat');
    expect(logOf(t)).toHaveLength(1);
    asked[0]!.answer(ENDED);
    await t.ask({ type: 'look', n: 0 });
    await expect.poll(() => logOf(t).length).toBe(2);
  });

  test('sit down once, keep what they know, and leave with the game', async () => {
    const { t, asked, log } = thinker();
    await t.ask(dawn(SLOW));
    await t.ask(acts('blue', END));
    for (const n of [1, 2]) {
      t.begin();
      await expect.poll(() => asked.length).toBe(n);
      asked[n - 1]!.answer(n === 1 ? MOVED : ENDED);
      await expect.poll(() => logOf(t).length).toBe(n + 1);
    }
    expect(log).toEqual(['open red']);
    await t.ask(dawn(PAIR));
    expect(log).toEqual(['open red', 'close red']);
  });

  test('tell how far they are', async () => {
    const { t, asked } = thinker();
    await t.ask(dawn(SLOW));
    await t.ask(acts('blue', END));
    t.begin();
    await expect.poll(() => asked.length).toBe(1);
    asked[0]!.means.progress?.(0.5);
    expect(last(t)).toEqual({ type: 'thinking', role: 'red', n: 1, done: 0.5 });
  });

  test('tell how far they are in tenths, so that nobody counts their choices', async () => {
    const { t, asked } = thinker();
    await t.ask(dawn(SLOW));
    await t.ask(acts('blue', END));
    t.begin();
    await expect.poll(() => asked.length).toBe(1);
    for (let i = 0; i <= 37; i++) asked[0]!.means.progress?.(i / 37);
    const tenths = t.told.flatMap(({ tell }) => (tell.type === 'thinking' ? tell.done : []));
    expect(tenths).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  });

  test('are stopped when the position changes, and what they say afterwards is thrown away', async () => {
    const { t, asked } = thinker();
    await t.ask(dawn(SLOW));
    await t.ask(acts('blue', END));
    t.begin();
    await expect.poll(() => asked.length).toBe(1);
    await t.ask(dawn(PAIR));
    expect(asked[0]!.means.stop?.isStopped).toBe(true);
    const many = t.told.length;
    asked[0]!.means.progress?.(0.9);
    asked[0]!.answer(ENDED);
    await t.ask({ type: 'look', n: 0 });
    expect(t.told.slice(many).map(({ tell }) => tell.type)).toEqual(['looked']);
    expect(logOf(t)).toEqual([]);
  });

  test('that are asked for a hint are called off by another action', async () => {
    const { t, asked } = thinker();
    await t.ask(dawn(PAIR));
    const hint = t.ask({ type: 'hint', role: 'blue', level: 'slow' });
    await expect.poll(() => asked.length).toBe(1);
    await t.ask(acts('blue', END));
    expect(code(await hint)).toBe('called-off');
    expect(asked[0]!.means.stop?.isStopped).toBe(true);
  });
});

test('what is meant for another position is not taken; the same again brings the same answer', async () => {
  const t = trial();
  await t.ask(dawn(PAIR));
  const first = told(await t.ask({ ...acts('blue', END), n: 0 }), 'position');
  const again = told(await t.ask({ ...acts('blue', END), n: 0 }), 'position');
  expect([again.position, again.entries]).toEqual([first.position, first.entries]);
  expect(code(await t.ask({ ...acts('red', END), n: 0 }))).toBe('stale');
  expect(code(await t.ask({ type: 'undo', role: 'blue', n: 0 }))).toBe('stale');
  expect(logOf(t)).toHaveLength(1);
});
