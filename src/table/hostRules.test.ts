/** A game that begins with its opening is set up without the rest of its rules, which is waited for where it is needed. */
import { expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import type { AnyGame } from '../kit/game.ts';
import { headOf } from '../kit/list.ts';
import { acts, code, type Trial, told, trial } from './hostTesting.ts';

const ID = 'russian-campaign';
const PERSON = { kind: 'person' } as const;
const READY = { type: 'ready' };
const SET_UP = { type: 'historical-set-up' };
const entry = headOf(GAMES.filter(({ id }) => id === ID));

/** A table at a host that cannot fetch more of the game than its opening until it is connected. */
async function opened(soviet: { kind: 'person' } | { kind: 'bot'; level: string } = PERSON) {
  let isOnline = false;
  const rules = async (): Promise<AnyGame> => {
    if (!isOnline) throw new Error('no network');
    return entry.rules();
  };
  const t = trial({ games: [{ ...entry, rules }], fault: () => undefined });
  const seating = { axis: PERSON, soviet };
  const answer = await t.ask({ type: 'open', game: ID, scenario: 'campaign', options: {}, seating, seed: 'x' });
  expect(answer.type).toBe('opened');
  return {
    t,
    connect: (): void => {
      isOnline = true;
    },
  };
}

const phaseIn = (t: Trial): unknown => {
  const tell = t.told.findLast(one => one.tell.type === 'position')?.tell;
  return tell && 'position' in tell ? Object(tell.position.view).flow.at(-1).phase : undefined;
};

it('is set up and taken back with the opening alone', async () => {
  const { t } = await opened();
  told(await t.ask(acts('soviet', SET_UP)), 'position');
  told(await t.ask({ type: 'undo', role: 'soviet' }), 'position');
  told(await t.ask(acts('soviet', SET_UP)), 'position');
  told(await t.ask(acts('soviet', READY)), 'position');
  expect(phaseIn(t)).toBe('set-up');
  told(await t.ask({ type: 'look', n: 0 }), 'looked');
});

it('says that the rest is missing, changes nothing, and goes on when it has come', async () => {
  const { t, connect } = await opened();
  for (const role of ['soviet', 'axis']) {
    await t.ask(acts(role, SET_UP));
    if (role === 'soviet') await t.ask(acts(role, READY));
  }
  expect(code(await t.ask(acts('axis', READY)))).toBe('not-loaded');
  expect(phaseIn(t)).toBe('set-up');
  connect();
  told(await t.ask(acts('axis', READY)), 'position');
  expect(phaseIn(t)).toBe('movement');
});

it('refuses by all of its rules', async () => {
  const { t, connect } = await opened();
  const move = acts('soviet', { type: 'move', unit: 0, hex: 0 });
  expect(code(await t.ask(move))).toBe('not-loaded');
  connect();
  expect(told(await t.ask(move), 'refused').refusal.code).toBe('not-now');
});

it('lets no bot think before all rules are here', async () => {
  const { t, connect } = await opened({ kind: 'bot', level: 'random' });
  await t.turn();
  expect(t.told.map(one => one.tell.type)).toContain('failed');
  connect();
  await t.ask({ type: 'pace', pace: { ms: 0, paused: false } });
  await t.turn();
  expect(t.told.at(-1)?.tell.type).toBe('position');
});
