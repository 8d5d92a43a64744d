/** D7, §3.6, §3.8 Files from anywhere at the host: limits, progress, other rules, and where a game began. */
import { describe, expect, test } from 'vitest';
import { loadGame, loadShape, playSome } from '../../test/support.ts';
import { dawn, PAIR, told, trial } from './hostTesting.ts';
import { FILE_LIMITS, watchFor } from './limits.ts';
import { loadTable, type SavedTable, saveTable } from './save.ts';
import { seeded } from './source.ts';
import { openTable, tableFromState } from './table.ts';

const game = await loadGame('sample');
const shape = await loadShape('sample');

function saved(actions: number): SavedTable {
  const table = openTable(game, 'dawn', {}, seeded('s'));
  if (!table.ok) throw new Error(table.error.message);
  playSome(table.value, actions, 8);
  return saveTable(table.value);
}

function given(): SavedTable {
  const state = game.scene({ turn: 2, units: { B1: { hex: '0102' }, R1: { hex: '0604' } } }, {}, 'raid');
  if (!state.ok) throw new Error(state.error);
  return saveTable(tableFromState(game, state.value, seeded('s'), { options: { highWater: false }, scenario: 'raid' }));
}

const check = (text: string, agreed?: true) => trial().ask({ type: 'check', text, ...(agreed ? { agreed } : {}) });

describe('the text of a file', () => {
  test.each<[string, string, string]>([
    ['no JSON', '{', 'not-json'],
    ['a list', '[]', 'not-replay'],
    ['something else', '{"name":"x"}', 'not-replay'],
    ['nesting without end', '['.repeat(100_000) + ']'.repeat(100_000), 'too-deep'],
    ['too many bytes', ' '.repeat(FILE_LIMITS.bytes + 1), 'too-large'],
    [
      'too many actions',
      JSON.stringify({ ...saved(0), entries: new Array(FILE_LIMITS.entries + 1).fill(0) }),
      'too-many',
    ],
    ['a field nobody knows', JSON.stringify({ ...saved(0), cheat: 1 }), 'bad-replay'],
    ['another game', JSON.stringify({ ...saved(0), game: 'chess' }), 'unknown-game'],
    ['another end', JSON.stringify({ ...saved(3), hash: '0' }), 'bad-replay'],
  ])('%s is told by its kind', async (_name, text, code) => {
    expect(await check(text)).toMatchObject({ type: 'failed', code });
  });

  test('that plays says what it is, and is opened from the text', async () => {
    const text = JSON.stringify(saved(12));
    const { file } = told(await check(text), 'checked');
    expect(file).toEqual({ game: 'sample', scenario: 'dawn', n: 12, hash: saved(12).hash });
    expect(told(await trial().ask({ type: 'load', text, seating: PAIR }), 'opened').log).toHaveLength(12);
  });

  test('that begins from a given position says so, and so does the game', async () => {
    const text = JSON.stringify(given());
    expect(told(await check(text), 'checked').file).toMatchObject({ isGiven: true, n: 0 });
    const t = trial();
    expect(told(await t.ask({ type: 'load', text, seating: PAIR }), 'opened').isGiven).toBe(true);
    expect(told(await t.ask(dawn(PAIR)), 'opened').isGiven).toBeUndefined();
  });

  test('that was checked leaves the game in play as it is', async () => {
    const t = trial();
    await t.ask(dawn(PAIR));
    const before = await t.ask({ type: 'save' });
    await t.ask({ type: 'check', text: JSON.stringify(saved(12)) });
    expect(await t.ask({ type: 'save' })).toEqual(before);
  });
});

describe('a file of other rules', () => {
  const other = JSON.stringify({ ...saved(12), rulesVersion: 7, hash: 'of other rules' });

  test('is told with both numbers before anything is played', async () => {
    const told = { type: 'other-rules', saved: 7, now: game.rulesVersion };
    expect(await check(other)).toEqual(told);
    expect(await trial().ask({ type: 'load', text: other, seating: PAIR })).toEqual(told);
  });

  test('is played by today’s rules once the player agrees', async () => {
    expect(told(await check(other, true), 'checked').file.n).toBe(12);
    const opened = await trial().ask({ type: 'load', text: other, seating: PAIR, agreed: true });
    expect(told(opened, 'opened').position.n).toBe(12);
  });
});

describe('time', () => {
  test('is told while a file is played, and ends it when it runs out', () => {
    let now = 0;
    const seen: number[] = [];
    const watch = watchFor({ now: () => now, progress: done => seen.push(done) });
    const play = (ms: number) =>
      loadTable(game, saved(30), {
        dice: seeded(1),
        shape,
        watch: (done, all) => {
          now += ms;
          return watch(done, all);
        },
      });
    expect(play(40).ok).toBe(true);
    expect(seen.length).toBeGreaterThan(5);
    expect(play(FILE_LIMITS.ms)).toEqual({ ok: false, error: 'it takes longer than 120 seconds' });
  });

  test('is told by the host, by whose clock a file can be too slow', async () => {
    let now = 0;
    const t = trial({
      now: () => {
        now += 150;
        return now;
      },
    });
    told(await t.ask({ type: 'check', text: JSON.stringify(saved(30)) }), 'checked');
    expect(t.told.filter(({ tell }) => tell.type === 'loading').length).toBeGreaterThan(10);
    const slow = trial({
      now: () => {
        now += FILE_LIMITS.ms;
        return now;
      },
    });
    expect(await slow.ask({ type: 'check', text: JSON.stringify(saved(3)) })).toMatchObject({ code: 'too-slow' });
  });
});
