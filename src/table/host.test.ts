import { describe, expect, test } from 'vitest';
import { entryOf, loadGame } from '../../test/support.ts';
import type { WholeGame } from '../kit/game.ts';
import { numberOf } from '../kit/names.ts';
import { reasonText } from '../kit/reason.ts';
import type { Ask } from '../protocol/link.ts';
import {
  acts,
  BOTS,
  code,
  dawn,
  END,
  logOf,
  PAIR,
  playOut,
  SOLO,
  told,
  trial,
  type Unnumbered,
} from './hostTesting.ts';

const sample = await loadGame('sample');

function num(kind: 'units' | 'hexes', name: string): number {
  const found = numberOf(sample.names, kind, name);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

const move = (unit: string, hex: string) => ({ type: 'move', unit: num('units', unit), hex: num('hexes', hex) });

describe('persons', () => {
  test('two at one screen see what the one to decide may see', async () => {
    const t = trial();
    const opened = told(await t.ask(dawn(PAIR)), 'opened');
    expect(opened.position.seat).toBe('blue');
    await playOut(t, sample, ['blue', 'red']);
    for (const { tell } of t.told) {
      if (tell.type !== 'position') continue;
      expect(tell.position.seat).toBe(tell.position.active[0] ?? 'observer');
    }
  });

  test('what one of two was shown is told anew, without it, when the screen changes hands', async () => {
    const hidden: WholeGame = {
      ...sample,
      seen: (event, seat) => (event.type === 'moved' && seat !== 'blue' ? undefined : event),
    };
    const u = trial({ games: [entryOf(hidden)] });
    await u.ask(dawn(PAIR));
    await u.ask(acts('blue', move('B1', '0202')));
    expect(logOf(u)[0]).toMatchObject({ action: move('B1', '0202'), events: [{ type: 'moved' }] });
    const tell = told(await u.ask(acts('blue', END)), 'position');
    expect(tell.position.seat).toBe('red');
    expect(tell.from).toBe(0);
    expect(logOf(u)[0]).toMatchObject({ n: 1, action: { type: 'move' }, events: [] });
    expect(logOf(u)[0]!.action).toEqual({ type: 'move' });
  });

  test('see what an observer sees while the decision is open to all', async () => {
    const shared: WholeGame = { ...sample, isOpen: () => true };
    const t = trial({ games: [entryOf(shared)] });
    expect(told(await t.ask(dawn(PAIR)), 'opened').position).toMatchObject({ seat: 'observer', active: ['blue'] });
    expect(told(await t.ask(acts('blue', END)), 'position').position).toMatchObject({
      seat: 'observer',
      active: ['red'],
    });
    const u = trial({ games: [entryOf(shared)] });
    expect(told(await u.ask(dawn(SOLO)), 'opened').position.seat).toBe('blue');
  });

  test('take back what nobody has seen yet', async () => {
    const t = trial();
    const opened = told(await t.ask(dawn(SOLO)), 'opened');
    const moved = told(await t.ask(acts('blue', move('B1', '0202'))), 'position');
    expect(moved).toMatchObject({
      from: 0,
      entries: [{ n: 1, turn: 1, phase: 'move' }],
      position: { undoable: ['blue'] },
    });
    const undone = told(await t.ask({ type: 'undo', role: 'blue' }), 'position');
    expect(undone).toMatchObject({ from: 0, entries: [], position: { n: 0, undoable: [] } });
    expect(undone.position.view).toEqual(opened.position.view);
    expect(code(await t.ask({ type: 'undo', role: 'blue' }))).toBe('undo-nothing');
    await t.ask(acts('blue', END));
    expect(code(await t.ask({ type: 'undo', role: 'blue' }))).toBe('undo-seat');
    expect(t.due()).toHaveLength(1);
    await t.turn();
    expect(code(await t.ask({ type: 'undo', role: 'blue' }))).toBe('undo-other');
    expect(code(await t.ask({ type: 'undo', role: 'red' }))).toBe('not-your-seat');
    expect(code(await t.ask({ type: 'undo', role: 'green' }))).toBe('unknown-role');
  });

  test('who repeat themselves in another spelling get the same answer', async () => {
    const t = trial();
    await t.ask(dawn(PAIR));
    const plain = move('B1', '0202');
    const first = told(await t.ask({ ...acts('blue', plain), n: 0 }), 'position');
    const again = told(await t.ask({ ...acts('blue', { ...plain, hexes: [plain.hex] }), n: 0 }), 'position');
    expect([again.position, again.entries]).toEqual([first.position, first.entries]);
    expect(code(await t.ask({ ...acts('blue', move('B1', '0203')), n: 0 }))).toBe('stale');
    expect(code(await t.ask({ ...acts('blue', { ...plain, unit: 999 }), n: 0 }))).toBe('stale');
    expect(logOf(t)).toHaveLength(1);
  });

  test('take back several actions at once', async () => {
    const t = trial();
    await t.ask(dawn(SOLO));
    await t.ask(acts('blue', move('B1', '0202')));
    await t.ask(acts('blue', move('B2', '0203')));
    const undone = told(await t.ask({ type: 'undo', role: 'blue', to: 0 }), 'position');
    expect(undone).toMatchObject({ from: 0, entries: [], position: { n: 0 } });
    expect(logOf(t)).toEqual([]);
  });

  test('are told how lucky they were', async () => {
    const t = trial();
    await t.ask(dawn(PAIR));
    await playOut(t, sample, ['blue', 'red']);
    const { n, luck } = told(await t.ask({ type: 'luck' }), 'luck');
    expect(n).toBe(logOf(t).length);
    expect(luck.battles.length).toBeGreaterThan(0);
    for (const { n: at, event } of luck.battles) expect(logOf(t)[at - 1]!.events[event]).toHaveProperty('column');
  });

  test('are told why not', async () => {
    const t = trial();
    await t.ask(dawn(SOLO));
    const tried: [Ask | Unnumbered, string][] = [
      [acts('blue', move('B1', '0605')), 'refused too-far'],
      [acts('red', END), 'not-your-seat'],
      [acts('green', END), 'refused not-active'],
      [acts('blue', { type: 'fly' }), 'refused not-legal'],
      [acts('blue', { type: 'move', unit: 1e9, hex: -4 }), 'refused not-legal'],
      [{ type: 'hint', role: 'red', level: 'greedy' }, 'not-your-seat'],
      [{ type: 'hint', role: 'blue', level: '__proto__' }, 'unknown-level'],
      [{ type: 'look', n: 1 }, 'no-position'],
      [{ type: 'look', n: -1 }, 'no-position'],
      [{ type: 'look', n: 0.5 }, 'no-position'],
    ];
    for (const [ask, want] of tried) expect([ask, code(await t.ask(ask))]).toEqual([ask, want]);
    expect(logOf(t)).toEqual([]);
    const two = trial();
    await two.ask(dawn(PAIR));
    expect(code(await two.ask(acts('red', END)))).toBe('refused not-active');
  });

  test('may ask what a bot would do', async () => {
    const t = trial();
    await t.ask(dawn(SOLO));
    const hint = told(await t.ask({ type: 'hint', role: 'blue', level: 'greedy' }), 'hint');
    expect(reasonText(sample.words.en, hint.reason, 'en')).toMatch(/worth/);
    told(await t.ask(acts('blue', hint.action)), 'position');
  });
});

describe('the log', () => {
  test('look shows an earlier position to the same seat and leaves the game alone', async () => {
    const t = trial();
    const opened = told(await t.ask(dawn(SOLO)), 'opened');
    const first = told(await t.ask(acts('blue', move('B1', '0202'))), 'position');
    await t.ask(acts('blue', END));
    const before = await t.ask({ type: 'save' });
    const due = t.due();
    expect(await t.ask({ type: 'look', n: 0 })).toEqual({
      type: 'looked',
      n: 0,
      seat: 'blue',
      view: opened.position.view,
    });
    expect(await t.ask({ type: 'look', n: 1 })).toMatchObject({ seat: 'blue', view: first.position.view });
    expect(await t.ask({ type: 'save' })).toEqual(before);
    expect(t.due()).toEqual(due);
  });

  test('a branch goes on by itself', async () => {
    const t = trial();
    await t.ask(dawn(BOTS));
    for (let i = 0; i < 12; i++) await t.turn();
    const old = told(await t.ask({ type: 'save' }), 'saved').replay;
    const log = logOf(t);
    const opened = told(await t.ask({ type: 'branch', n: 5, seating: PAIR }), 'opened');
    expect(opened.log.map(({ reason: _own, ...entry }) => entry)).toEqual(
      log.slice(0, 5).map(entry => ({ ...entry, events: expect.any(Array) })),
    );
    expect(opened).toMatchObject({ seating: PAIR, position: { n: 5 } });
    expect(t.due()).toEqual([]);
    const bad: [Ask, string][] = [
      [{ type: 'branch', n: 6, seating: PAIR }, 'no-position'],
      [{ type: 'branch', n: 2, seating: {} }, 'bad-seating'],
    ];
    for (const [ask, want] of bad) {
      const length = t.told.length;
      expect(code(await t.ask(ask))).toBe(want);
      expect(t.told).toHaveLength(length + 1);
    }
    expect(told(await t.ask({ type: 'save' }), 'saved').replay.entries).toEqual(old.entries.slice(0, 5));
  });
});

describe('opening', () => {
  test.each<[string, Ask, string]>([
    ['an unknown game', { ...dawnAsk(), game: 'chess' }, 'unknown-game'],
    ['a game called __proto__', { ...dawnAsk(), game: '__proto__' }, 'unknown-game'],
    ['an unknown scenario', { ...dawnAsk(), scenario: 'dusk' }, 'unknown-scenario'],
    ['an unknown option', { ...dawnAsk(), options: { fog: true } }, 'bad-option'],
    ['an empty chair', { ...dawnAsk(), seating: { blue: { kind: 'person' } } }, 'bad-seating'],
    ['a chair too many', { ...dawnAsk(), seating: { ...PAIR, green: { kind: 'person' } } }, 'bad-seating'],
    ['an unknown bot', { ...dawnAsk(), seating: { ...PAIR, red: { kind: 'bot', level: 'toString' } } }, 'bad-seating'],
  ])('%s fails and leaves the game in play alone', async (_name, ask, want) => {
    const t = trial();
    await t.ask(dawn(BOTS));
    await t.turn();
    expect(code(await t.ask(ask))).toBe(want);
    expect(t.due()).toHaveLength(1);
    await t.turn();
    expect(logOf(t)).toHaveLength(2);
  });

  test('a game that cannot be fetched fails', async () => {
    const t = trial({ games: [{ ...entryOf(sample), rules: () => Promise.reject(new Error('offline')) }] });
    expect(await t.ask(dawn(PAIR))).toMatchObject({ code: 'broken', message: expect.stringContaining('offline') });
  });

  test('before any game there is nothing to ask for', async () => {
    const t = trial();
    const asks: (Ask | Unnumbered)[] = [
      { type: 'save' },
      { type: 'look', n: 0 },
      acts('blue', END),
      { type: 'undo', role: 'blue' },
    ];
    for (const ask of asks) expect(code(await t.ask(ask))).toBe('no-game');
  });

  test('a game without a seed gets one nobody was told', async () => {
    const t = trial({ seed: () => 'secret' });
    const { seed: _seed, ...ask } = dawnAsk();
    await t.ask({ ...ask, seating: BOTS });
    while (await t.turn());
    await t.ask({ type: 'save' });
    expect(JSON.stringify(t.told)).not.toContain('secret');
  });
});

function dawnAsk(): Extract<Ask, { type: 'open' }> {
  const ask = dawn(PAIR);
  if (ask.type !== 'open') throw new Error('not an opening');
  return ask;
}
