import { expect, test } from 'vitest';
import type { Ask, Seating, Tell } from '../../protocol/link.ts';
import { type Autosave, autosave } from './autosave.ts';
import { memoryBackend } from './backend.ts';
import type { Failure } from './failure.ts';
import type { Link } from './link.ts';
import { openStorage } from './storage.ts';
import { nearLink } from './testing.ts';

const PAIR: Seating = { blue: { kind: 'person' }, red: { kind: 'person' } };
const SOLO: Seating = { blue: { kind: 'person' }, red: { kind: 'bot', level: 'random' } };
const dawn = (seating: Seating): Ask => ({
  type: 'open',
  game: 'sample',
  scenario: 'dawn',
  options: {},
  seating,
  seed: 'test',
});

interface Page {
  readonly link: Link;
  readonly saver: Autosave;
  readonly problems: Failure[];
  /** How often a replay was told. */
  saves(): number;
}

/** A page on a store; several on the same store are reloads of it. */
function page(values: Map<string, unknown>): Page {
  const link = nearLink();
  const problems: Failure[] = [];
  let saves = 0;
  let ids = values.size;
  link.onTell(tell => {
    if (tell.type === 'saved') saves++;
  });
  const saver = autosave({
    link,
    storage: openStorage(memoryBackend(values)),
    settings: () => ({ lang: 'en' }),
    problem: failure => problems.push(failure),
    newId: () => `game ${++ids}`,
    now: () => 1000 + values.size,
    ms: 5,
  });
  return { link, saver, problems, saves: () => saves };
}

/** Lets greedy play for whoever is to decide. */
async function play(link: Link, opened: Tell, actions: number): Promise<Tell> {
  let tell = opened;
  for (let i = 0; i < actions; i++) {
    if (tell.type !== 'opened' && tell.type !== 'position') throw new Error(JSON.stringify(tell));
    const role = tell.position.active[0]!;
    const hint = await link.ask({ type: 'hint', role, level: 'greedy' });
    if (hint.type !== 'hint') throw new Error(JSON.stringify(hint));
    tell = await link.ask({ type: 'act', role, action: hint.action });
  }
  return tell;
}

const replayIn = async (link: Link): Promise<unknown> => {
  const saved = await link.ask({ type: 'save' });
  return saved.type === 'saved' ? saved.replay : saved;
};

test('a page that is reloaded mid-battle goes on where it was', async () => {
  const values = new Map<string, unknown>();
  const before = page(values);
  await play(before.link, await before.link.ask(dawn(PAIR)), 17);
  await before.saver.flush();
  const replay = await replayIn(before.link);
  before.link.close();
  const after = page(values);
  expect(await after.saver.resume('game 1')).toMatchObject({ ok: true, value: { n: 17, settings: { lang: 'en' } } });
  expect(await replayIn(after.link)).toEqual(replay);
  expect(after.saver.current()).toBe('game 1');
  await after.saver.flush();
  expect([...values.keys()]).toEqual(['game 1']);
});

test('a game keeps its name while it is played on', async () => {
  const values = new Map<string, unknown>();
  const before = page(values);
  await play(before.link, await before.link.ask(dawn(PAIR)), 2);
  await before.saver.flush();
  before.link.close();
  await openStorage(memoryBackend(values)).rename('game 1', 'The crossing');
  const after = page(values);
  await after.saver.resume('game 1');
  const hint = await after.link.ask({ type: 'undo', role: 'blue' });
  expect(hint.type).toBe('position');
  await after.saver.flush();
  expect(values.get('game 1')).toMatchObject({ name: 'The crossing', n: 1 });
});

test('a change after a quiet time is written at once, so that no die can be rolled again', async () => {
  const values = new Map<string, unknown>();
  const link = nearLink();
  const quiet = { settings: () => ({}), problem: () => undefined, newId: () => 'game 1' };
  autosave({ link, storage: openStorage(memoryBackend(values)), ...quiet, later: () => () => undefined });
  await play(link, await link.ask(dawn(PAIR)), 0);
  await expect.poll(() => Object(values.get('game 1')).n).toBe(0);
  link.close();
});

test('changes that come fast are written at once', async () => {
  const values = new Map<string, unknown>();
  const { link, saver, saves, problems } = page(values);
  await play(link, await link.ask(dawn(PAIR)), 20);
  await saver.flush();
  expect(values.get('game 1')).toMatchObject({ n: 20, seating: PAIR });
  expect(saves()).toBeLessThan(20);
  const total = saves();
  await saver.flush();
  expect(saves()).toBe(total);
  expect(problems).toEqual([]);
});

test('what a bot does is kept too, without being asked', async () => {
  const values = new Map<string, unknown>();
  const { link } = page(values);
  await link.ask({ type: 'pace', pace: { ms: 0, paused: false } });
  await link.ask(dawn(SOLO));
  await link.ask({ type: 'act', role: 'blue', action: { type: 'end-phase' } });
  await expect.poll(() => Object(values.get('game 1')).n).toBeGreaterThan(1);
  link.close();
});

test('why a bot did something is still known when the game is taken up again', async () => {
  const values = new Map<string, unknown>();
  const before = page(values);
  await before.link.ask({ type: 'pace', pace: { ms: 0, paused: true } });
  await before.link.ask(dawn(SOLO));
  await before.link.ask({ type: 'act', role: 'blue', action: { type: 'end-phase' } });
  await before.link.ask({ type: 'act', role: 'blue', action: { type: 'end-phase' } });
  const stepped = await before.link.ask({ type: 'step' });
  if (stepped.type !== 'position') throw new Error(JSON.stringify(stepped));
  const { n, reason } = stepped.entries.at(-1)!;
  expect(reason?.en).toMatch(/\w/);
  await before.saver.flush();
  before.link.close();
  const after = page(values);
  const opened = new Promise<Tell>(resolve => after.link.onTell(tell => tell.type === 'opened' && resolve(tell)));
  expect((await after.saver.resume('game 1')).ok).toBe(true);
  const told = await opened;
  expect(told.type === 'opened' && told.log.map(entry => entry.reason)).toEqual([
    ...Array.from({ length: n - 1 }, () => undefined),
    reason,
  ]);
});

test('a branch gets its own record, and the old game keeps its last move', async () => {
  const values = new Map<string, unknown>();
  const { link, saver } = page(values);
  await play(link, await link.ask(dawn(PAIR)), 9);
  await link.ask({ type: 'branch', n: 4, seating: SOLO });
  await saver.flush();
  expect(values.get('game 1')).toMatchObject({ n: 9, seating: PAIR });
  expect(values.get('game 2')).toMatchObject({ n: 4, seating: SOLO });
});

test('a saved game that cannot be played stays as it is, and so does the game in play', async () => {
  const values = new Map<string, unknown>();
  const { link, saver } = page(values);
  await play(link, await link.ask(dawn(PAIR)), 3);
  await saver.flush();
  const torn = { ...Object(values.get('game 1')), id: 'torn' };
  torn.replay = { ...torn.replay, hash: '0' };
  values.set('torn', torn);
  expect(await saver.resume('torn')).toMatchObject({ ok: false, error: { code: 'bad-replay' } });
  expect(await saver.resume('nobody')).toMatchObject({ ok: false, error: { code: 'no-saved' } });
  await link.ask(dawn(PAIR));
  await saver.flush();
  expect(values.get('torn')).toEqual(torn);
  expect([...values.keys()]).toEqual(['game 1', 'torn', 'game 2']);
});

test('a store that fails is told of, and the game goes on', async () => {
  const link = nearLink();
  const problems: Failure[] = [];
  const full = { ...memoryBackend(), write: () => Promise.reject(new Error('the disk is full')) };
  const storage = openStorage(full);
  const saver = autosave({ link, storage, settings: () => ({}), problem: failure => problems.push(failure), ms: 0 });
  const tell = await play(link, await link.ask(dawn(PAIR)), 2);
  await saver.flush();
  expect(problems[0]).toEqual({ code: 'save-failed', message: 'the disk is full' });
  expect((await play(link, tell, 1)).type).toBe('position');
  saver.close();
  link.close();
});

test('a lesson is not kept, but a game that goes on from it is', async () => {
  const values = new Map<string, unknown>();
  const { link, saver, problems } = page(values);
  const seating: Seating = { axis: { kind: 'person' }, soviet: { kind: 'person' } };
  await link.ask({ type: 'teach', game: 'sixth-army', step: 0, seating });
  await link.ask({ type: 'show' });
  await saver.flush();
  expect([saver.current(), values.size]).toEqual([undefined, 0]);
  await link.ask({ type: 'branch', n: 1, seating });
  await saver.flush();
  expect([saver.current(), values.size, problems]).toEqual(['game 1', 1, []]);
});
