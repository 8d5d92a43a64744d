import { describe, expect, test } from 'vitest';
import { codeOf, entryOf, loadGame, messageOf, type Talk, talk, withSample } from '../../test/support.ts';
import { makeEngine } from './engine.ts';

describe('sessions', () => {
  test('games tells what there is; hidden ones only when asked', async () => {
    const say = talk();
    const shown = await say({ cmd: 'games', hidden: true });
    expect(shown.games).toContainEqual(
      expect.objectContaining({
        id: 'sample',
        roles: ['blue', 'red'],
        title: { ja: expect.any(String), en: expect.any(String) },
      }),
    );
    expect(JSON.stringify(await say({ cmd: 'games' }))).not.toContain('"sample"');
  });

  test('several tables stay apart, and the last opened is the one meant', async () => {
    const say = talk();
    expect(await say({ cmd: 'new', game: 'sample' })).toMatchObject({ ok: true, table: 't1', scenario: 'dawn' });
    expect(await say({ cmd: 'new', game: 'sample', scenario: 'raid' })).toMatchObject({ table: 't2' });
    await say({ cmd: 'do', table: 't1', action: { type: 'end-phase' } });
    expect(await say({ cmd: 'status', table: 't1' })).toMatchObject({ n: 1 });
    expect(await say({ cmd: 'status' })).toMatchObject({ table: 't2', n: 0, scenario: 'raid' });
    expect(await say({ cmd: 'close' })).toMatchObject({ closed: 't2', table: 't1' });
    expect(messageOf(await say({ cmd: 'status', table: 't2' }))).toBe('there is no table "t2"; open: t1');
    expect(await say({ cmd: 'close' })).toMatchObject({ closed: 't1', table: null });
    expect(codeOf(await say({ cmd: 'status' }))).toBe('no-table');
  });

  test('there is an end to tables', async () => {
    const say = talk();
    for (let i = 0; i < 256; i++) await say({ cmd: 'new', game: 'sample' });
    expect(codeOf(await say({ cmd: 'new', game: 'sample' }))).toBe('too-many-tables');
  });

  test('lines sent at once are answered in order', async () => {
    const engine = makeEngine({ games: [entryOf(await loadGame('sample'))], players: {} });
    const lines = ['{"cmd":"new","game":"sample"}', '{"cmd":"do","action":{"type":"end-phase"}}', '{"cmd":"hash"}'];
    const replies = await Promise.all(lines.map(line => engine.line(line)));
    expect(replies.map(line => JSON.parse(line).n)).toEqual([0, 1, 1]);
  });

  test('the id of a request comes back', async () => {
    const say = await withSample();
    expect(await say({ cmd: 'hash', id: 'a' })).toMatchObject({ ok: true, id: 'a' });
    expect(await say({ cmd: 'reach', id: 9, unit: 'X' })).toMatchObject({ ok: false, id: 9 });
  });

  test('help names every field; quit ends the session', async () => {
    const say = talk();
    expect((await say({ cmd: 'help', about: 'undo' })).commands).toMatchObject([
      { cmd: 'undo', fields: ['role?', 'n?', 'table?', 'id?'] },
    ]);
    expect(codeOf(await say({ cmd: 'help', about: 'nothing' }))).toBe('unknown-command');
    const engine = makeEngine({ games: [], players: {} });
    expect(engine.isOver()).toBe(false);
    expect(await engine.line('{"cmd":"quit"}')).toBe('{"ok":true}');
    expect(engine.isOver()).toBe(true);
  });

  test('equal seeds give equal tables; without one each table has its own', async () => {
    const hash = async (say: Talk, seed?: number) =>
      (await say({ cmd: 'new', game: 'sample', ...(seed ? { seed } : {}) })).hash;
    const [a, b] = [talk(), talk()];
    expect(await hash(a, 5)).toBe(await hash(b, 5));
    expect(await hash(a)).toBe(await hash(b));
    expect(await hash(a)).not.toBe(await hash(talk({ seed: 2 })));
  });
});

describe('broken games', () => {
  const end = { cmd: 'do', action: { type: 'end-phase' } };

  async function withGame(change: (game: Awaited<ReturnType<typeof loadGame>>) => object): Promise<Talk> {
    const game = await loadGame('sample');
    const say = talk({ games: [entryOf({ ...game, ...change(game) })] });
    await say({ cmd: 'new', game: 'sample' });
    return say;
  }

  test('a rule that throws becomes one line, and the table stays as it was', async () => {
    const fails = () => {
      throw new Error('a rule\nis broken');
    };
    const say = await withGame(() => ({ apply: fails }));
    const { hash } = await say({ cmd: 'hash' });
    expect((await say(end)).error).toEqual({ code: 'internal', message: 'a rule is broken' });
    expect(await say({ cmd: 'hash' })).toMatchObject({ hash, n: 0 });
  });

  test('words that throw after the action take it back', async () => {
    const fails = () => {
      throw new Error('no words');
    };
    const telling = { ...(await loadGame('sample')).words.en, event: fails };
    const say = await withGame(game => ({ words: { ...game.words, en: telling } }));
    const { hash } = await say({ cmd: 'hash' });
    expect(codeOf(await say({ cmd: 'do', action: { type: 'move', unit: 'B1', hex: '0202' } }))).toBe('internal');
    expect(await say({ cmd: 'hash' })).toMatchObject({ hash, n: 0 });
  });

  test('a game that cannot be told of is not left open', async () => {
    const fails = () => {
      throw new Error('no prompt');
    };
    const telling = { ...(await loadGame('sample')).words.en, prompt: fails };
    const say = await withGame(game => ({ words: { ...game.words, en: telling } }));
    expect(codeOf(await say({ cmd: 'hash' }))).toBe('no-table');
  });
});
