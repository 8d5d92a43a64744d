import { describe, expect, test } from 'vitest';
import { entryOf, loadGame, type Reply, type Talk, talk } from '../../test/support.ts';
import { makeEngine } from './engine.ts';

const code = (reply: Reply): string => reply.error?.code ?? 'fine';
const message = (reply: Reply): string => reply.error?.message ?? 'fine';

async function opened(): Promise<Talk> {
  const say = talk();
  await say({ cmd: 'new', game: 'sample', scenario: 'dawn', seed: 7 });
  return say;
}

/** Blue's first foot stands across the river from red's, blue to attack. */
async function fight(): Promise<Talk> {
  const say = talk();
  const position = { phase: 'combat', units: { B1: '0303', B3: '0304', R1: { hex: '0403', chit: 2 } } };
  await say({ cmd: 'scene', game: 'sample', position });
  return say;
}

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
    expect(message(await say({ cmd: 'status', table: 't2' }))).toBe('there is no table "t2"; open: t1');
    expect(await say({ cmd: 'close' })).toMatchObject({ closed: 't1', table: null });
    expect(code(await say({ cmd: 'status' }))).toBe('no-table');
  });

  test('there is an end to tables', async () => {
    const say = talk();
    for (let i = 0; i < 256; i++) await say({ cmd: 'new', game: 'sample' });
    expect(code(await say({ cmd: 'new', game: 'sample' }))).toBe('too-many-tables');
  });

  test('lines sent at once are answered in order', async () => {
    const engine = makeEngine({ games: [entryOf(await loadGame('sample'))], players: {} });
    const lines = ['{"cmd":"new","game":"sample"}', '{"cmd":"do","action":{"type":"end-phase"}}', '{"cmd":"hash"}'];
    const replies = await Promise.all(lines.map(line => engine.line(line)));
    expect(replies.map(line => JSON.parse(line).n)).toEqual([0, 1, 1]);
  });

  test('the id of a request comes back', async () => {
    const say = await opened();
    expect(await say({ cmd: 'hash', id: 'a' })).toMatchObject({ ok: true, id: 'a' });
    expect(await say({ cmd: 'reach', id: 9, unit: 'X' })).toMatchObject({ ok: false, id: 9 });
  });

  test('help names every field; quit ends the session', async () => {
    const say = talk();
    expect((await say({ cmd: 'help', about: 'undo' })).commands).toMatchObject([
      { cmd: 'undo', fields: ['role?', 'table?', 'id?'] },
    ]);
    expect(code(await say({ cmd: 'help', about: 'nothing' }))).toBe('unknown-command');
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

describe('opening', () => {
  test.each<[object, string, string]>([
    [{ cmd: 'new', game: 'sampel' }, 'unknown-game', 'there is no game "sampel"'],
    [{ cmd: 'new', game: 'constructor' }, 'unknown-game', 'there is no game "constructor"'],
    [{ cmd: 'new', game: 'sample', scenario: 'dusk' }, 'unknown-scenario', 'there is dawn, raid'],
    [{ cmd: 'new', game: 'sample', options: { fog: 1 } }, 'bad-option', 'unknown option "fog"; there is highWater'],
    [{ cmd: 'new', game: 'sample', options: { highWater: 3 } }, 'bad-option', 'takes false, true, not 3'],
    [{ cmd: 'scene', game: 'sample', position: {}, scenario: 'dusk' }, 'unknown-scenario', 'dusk'],
    [{ cmd: 'scene', game: 'sample', position: {}, options: { a: 1 } }, 'bad-option', 'unknown option "a"'],
    [{ cmd: 'scene', game: 'sample', position: { units: { b1: '0101' } } }, 'unknown-unit', 'did you mean B1?'],
    [{ cmd: 'scene', game: 'sample', position: { units: { B1: '9999' } } }, 'bad-position', '9999'],
    [{ cmd: 'scene', game: 'sample', position: { phase: 'tea' } }, 'bad-position', 'tea'],
    [{ cmd: 'load', replay: {} }, 'bad-field', 'field replay.format is missing'],
  ])('%j', async (request, wanted, words) => {
    const reply = await talk()(request);
    expect(code(reply)).toBe(wanted);
    expect(message(reply)).toContain(words);
  });

  test('a scene is the position it says', async () => {
    const say = await fight();
    expect(await say({ cmd: 'status' })).toMatchObject({ phase: 'combat', active: ['blue'], scenario: null });
    const { units } = await say({ cmd: 'units', units: ['R1', 'B2'] });
    expect(units).toMatchObject([
      { unit: 'B2', box: 'off' },
      { unit: 'R1', role: 'red', hex: '0403', values: { strength: 3 } },
    ]);
  });

  test('save and load bring a table back, a scene too', async () => {
    for (const say of [await opened(), await fight()]) {
      for (let i = 0; i < 12; i++) await say({ cmd: 'go', play: true });
      const { hash } = await say({ cmd: 'hash' });
      const { replay } = await say({ cmd: 'save' });
      expect(await say({ cmd: 'load', replay })).toMatchObject({ ok: true, table: 't2', hash });
      const { log: before } = await say({ cmd: 'log', table: 't1' });
      expect((await say({ cmd: 'log' })).log).toEqual(before);
    }
  });

  test('a replay that does not play is refused with the entry', async () => {
    const say = await opened();
    await say({ cmd: 'do', action: { type: 'end-phase' } });
    const { replay } = await say({ cmd: 'save' });
    const bad = { ...Object(replay), entries: [{ role: 'red', action: { type: 'end-phase' } }] };
    expect(await say({ cmd: 'load', replay: bad })).toMatchObject({
      error: { code: 'bad-replay', message: /^entry 0: / },
    });
    expect(await say({ cmd: 'status' })).toMatchObject({ table: 't1' });
  });

  test('a branch shares the beginning', async () => {
    const say = await opened();
    const first = await say({ cmd: 'hash' });
    await say({ cmd: 'do', action: { type: 'end-phase' } });
    expect(await say({ cmd: 'branch', n: 0 })).toMatchObject({ ok: true, table: 't2', n: 0, hash: first.hash });
    expect(await say({ cmd: 'status', table: 't1' })).toMatchObject({ n: 1 });
    expect(code(await say({ cmd: 'branch', n: 5 }))).toBe('bad-field');
  });
});

describe('asking', () => {
  test('choices say what they are and can be sent back as they came', async () => {
    const say = await opened();
    const { choices } = await say({ cmd: 'legal' });
    const [first] = Array.isArray(choices) ? choices : [];
    expect(first).toEqual({
      type: 'move',
      unit: 'B1',
      open: 'hex',
      text: { ja: expect.any(String), en: 'move 1st Blue Foot' },
    });
    const { actions } = await say({ cmd: 'complete', choice: first });
    const [action] = Array.isArray(actions) ? actions : [];
    expect(action).toMatchObject({ type: 'move', unit: 'B1', hex: expect.stringMatching(/^\d{4}$/) });
    expect(await say({ cmd: 'explain', action })).toMatchObject({ legal: true, role: 'blue' });
    expect(await say({ cmd: 'do', action })).toMatchObject({ ok: true, n: 1 });
    expect(await say({ cmd: 'complete', choice: first })).toMatchObject({ error: { code: 'not-open' } });
    expect(await say({ cmd: 'legal', role: 'red' })).toMatchObject({ ok: true, choices: [] });
    expect(await say({ cmd: 'complete', role: 'red', choice: first })).toMatchObject({ error: { code: 'illegal' } });
  });

  test('explain gives rule, code and words', async () => {
    const say = await opened();
    const far = { type: 'move', unit: 'B1', hex: '0605' };
    expect(await say({ cmd: 'explain', action: far })).toMatchObject({
      ok: true,
      legal: false,
      refusal: {
        rule: '4.2',
        code: 'too-far',
        about: { unit: 'B1', hex: '0605' },
        text: { en: '1st Blue Foot cannot reach 0605.' },
      },
    });
    const { refusal } = await say({ cmd: 'explain', role: 'red', action: { type: 'end-phase' } });
    expect(refusal).toMatchObject({
      code: 'not-active',
      text: { ja: 'いまは青軍の番です。', en: expect.stringContaining('Blue is to decide') },
    });
  });

  test('names that are nearly right get a hint', async () => {
    const say = await opened();
    const move = (unit: string, hex: string) => say({ cmd: 'do', action: { type: 'move', unit, hex } });
    expect(message(await move('b1', '0202'))).toBe('there is no unit "b1"; did you mean B1?');
    expect(message(await move('B1', '02022'))).toContain('there is no hex "02022"; did you mean 0202');
    expect(code(await move('__proto__', '0202'))).toBe('unknown-unit');
    expect(code(await move('B1', 'constructor'))).toBe('unknown-hex');
    expect(code(await say({ cmd: 'do', action: { type: 'play', card: 'ace' } }))).toBe('unknown-card');
    expect(message(await say({ cmd: 'legal', role: 'bleu' }))).toBe('sample has no role "bleu"; did you mean blue?');
    expect(code(await say({ cmd: 'view', role: 'toString' }))).toBe('unknown-role');
    expect(code(await say({ cmd: 'tables', chart: 'constructor' }))).toBe('unknown-chart');
    expect(code(await say({ cmd: 'go', level: 'constructor' }))).toBe('unknown-level');
  });

  test('the board by directions', async () => {
    const reply = await (await opened())({ cmd: 'hexes', hexes: ['0403', '0101'] });
    expect(reply).toMatchObject({ orientation: 'flat', terrains: ['clear', 'wood', 'town'], sides: ['river'] });
    const next = { SE: '0504', S: '0404', SW: '0304', NW: '0303', N: '0402', NE: '0503' };
    const place = { kind: 'town', ja: '橋の町', en: 'Bridgetown', source: 'rulebook' };
    const sides = { NW: ['river'], SW: ['river'] };
    expect(reply.hexes).toMatchObject([
      { hex: '0403', terrain: 'town', next, sides, places: [place] },
      { hex: '0101' },
    ]);
    expect(Object.keys(Object(Object(reply.hexes)[1]).next).sort()).toEqual(['S', 'SE']);
  });

  test('the whole board and every chart come without asking for parts', async () => {
    const say = await opened();
    expect((await say({ cmd: 'hexes' })).hexes).toHaveLength(30);
    expect((await say({ cmd: 'tables' })).tables).toMatchObject([{ id: 'crt' }, { id: 'chits' }]);
    expect((await say({ cmd: 'tables', chart: 'crt' })).tables).toHaveLength(1);
    expect((await say({ cmd: 'units' })).units).toHaveLength(7);
    expect((await say({ cmd: 'units', role: 'red' })).units).toHaveLength(3);
  });

  test('reach, odds and supply go by printed names', async () => {
    const say = await fight();
    const odds = await say({ cmd: 'odds', action: { type: 'declare-target', hex: '0403' } });
    expect(odds).toMatchObject({ ok: true, hex: '0403', ratio: expect.any(String), attackers: expect.any(Array) });
    expect(odds.attackers).toContainEqual(expect.objectContaining({ unit: 'B1', value: 3 }));
    expect(await say({ cmd: 'odds', action: { type: 'declare-target', hex: '0101' } })).toMatchObject({
      error: { code: 'illegal', rule: '5.1' },
    });
    expect(await say({ cmd: 'supply', role: 'red' })).toMatchObject({ ok: true, role: 'red', units: [] });
    const reach = await (await opened())({ cmd: 'reach', unit: 'B1' });
    expect(reach).toMatchObject({ unit: 'B1', from: '0102', allowance: 3 });
    expect(reach.hexes).toContainEqual(
      expect.objectContaining({ hex: '0303', cost: 2, path: expect.any(Array), stop: '4.3' }),
    );
  });

  test('views hide what a seat may not know', async () => {
    const say = await opened();
    const [blue, red, observer] = await Promise.all(
      ['blue', 'red', undefined].map(role => say({ cmd: 'view', ...(role ? { role } : {}) })),
    );
    expect(observer?.role).toBe('observer');
    expect(new Set([blue, red, observer].map(reply => JSON.stringify(reply?.view))).size).toBe(3);
  });

  test('perft counts, and stops at its budget', async () => {
    const say = await fight();
    expect(await say({ cmd: 'perft', depth: 2 })).toMatchObject({
      ok: true,
      depth: 2,
      counts: [2, expect.any(Number)],
    });
    expect(code(await say({ cmd: 'perft', depth: 12 }))).toBe('too-many');
    expect(code(await say({ cmd: 'perft', depth: 2, most: 3 }))).toBe('too-many');
  });
});

describe('acting', () => {
  const target = { type: 'declare-target', hex: '0403' };

  test('do tells action, events, rolls and the position after', async () => {
    const say = await fight();
    await say({ cmd: 'do', action: target });
    await say({ cmd: 'do', action: { type: 'add-unit', unit: 'B1' } });
    const reply = await say({ cmd: 'do', action: { type: 'resolve' }, rolls: [6] });
    expect(reply).toMatchObject({
      ok: true,
      role: 'blue',
      action: { type: 'resolve' },
      rolls: [{ kind: 'roll', of: 6, value: 6 }],
      n: 3,
      active: ['red'],
      prompt: { ja: expect.any(String), en: expect.any(String) },
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(reply.events).toContainEqual(
      expect.objectContaining({ type: 'battle', hex: '0403', units: ['B1'], die: 6 }),
    );
  });

  test.each<[string, unknown[]]>([
    ['too few', []],
    ['too many', [6, 6]],
    ['no such face', [9]],
  ])('%s rolls: an error, and nothing is applied', async (_name, rolls) => {
    const say = await fight();
    await say({ cmd: 'do', action: target });
    await say({ cmd: 'do', action: { type: 'add-unit', unit: 'B1' } });
    const { hash } = await say({ cmd: 'hash' });
    expect(code(await say({ cmd: 'do', action: { type: 'resolve' }, rolls }))).toBe('bad-rolls');
    expect(await say({ cmd: 'hash' })).toMatchObject({ hash, n: 2 });
  });

  test('an illegal action is refused with its rule', async () => {
    const say = await opened();
    const reply = await say({ cmd: 'do', action: { type: 'move', unit: 'B1', hex: '0605' } });
    expect(reply.error).toMatchObject({ code: 'illegal', rule: '4.2', message: '1st Blue Foot cannot reach 0605.' });
  });

  test('undo goes back, or says why not', async () => {
    const say = await opened();
    const before = await say({ cmd: 'hash' });
    expect(await say({ cmd: 'undo' })).toMatchObject({ error: { code: 'no-undo', why: 'nothing' } });
    await say({ cmd: 'do', action: { type: 'move', unit: 'B1', hex: '0202' } });
    expect(await say({ cmd: 'undo', role: 'red' })).toMatchObject({ error: { code: 'no-undo', why: 'other' } });
    expect(await say({ cmd: 'undo' })).toMatchObject({
      ok: true,
      role: 'blue',
      undone: { unit: 'B1' },
      hash: before.hash,
    });
  });

  test('a chit drawn shows in the log of its owner alone', async () => {
    const say = talk();
    await say({ cmd: 'scene', game: 'sample', position: { units: { B1: '0102', R1: '0604' } } });
    await say({ cmd: 'do', action: { type: 'rest', unit: 'B1' } });
    const first = async (role: string) => Object(Object((await say({ cmd: 'log', role })).log)[0]).events[0];
    expect(await first('blue')).toMatchObject({
      type: 'rested',
      chit: expect.any(Number),
      text: { en: expect.stringContaining('+') },
    });
    expect(await first('observer')).not.toHaveProperty('chit');
    expect((await say({ cmd: 'log', from: 1 })).log).toEqual([]);
  });

  test('go proposes, and plays when told to, to the end of the game', async () => {
    const say = await opened();
    expect(await say({ cmd: 'go' })).toMatchObject({ ok: true, role: 'blue', reason: { en: 'at random' } });
    expect(await say({ cmd: 'status' })).toMatchObject({ n: 0 });
    expect(await say({ cmd: 'go', role: 'red' })).toMatchObject({ error: { code: 'illegal' } });
    let reply = await say({ cmd: 'go', play: true });
    for (let i = 0; i < 2000 && reply.outcome === null; i++) reply = await say({ cmd: 'go', play: true });
    expect(reply).toMatchObject({
      ok: true,
      active: [],
      outcome: { rule: expect.any(String), text: { en: expect.any(String) } },
    });
    expect(code(await say({ cmd: 'go' }))).toBe('game-over');
    expect(code(await say({ cmd: 'do', action: { type: 'end-phase' } }))).toBe('game-over');
    expect(await say({ cmd: 'explain', action: { type: 'end-phase' } })).toMatchObject({
      legal: false,
      refusal: { code: 'over' },
    });
    expect(await say({ cmd: 'legal' })).toMatchObject({ ok: true, role: null, choices: [] });
  });

  test('a bot that answers nonsense is found out', async () => {
    const players = { mad: { choose: () => ({ action: { type: 'fly' }, reason: { ja: '', en: '' } }) } };
    const say = talk({ players });
    await say({ cmd: 'new', game: 'sample' });
    expect(code(await say({ cmd: 'go', play: true }))).toBe('bot-failed');
    expect(await say({ cmd: 'status' })).toMatchObject({ n: 0 });
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
    expect(code(await say({ cmd: 'do', action: { type: 'move', unit: 'B1', hex: '0202' } }))).toBe('internal');
    expect(await say({ cmd: 'hash' })).toMatchObject({ hash, n: 0 });
  });

  test('a game that cannot be told of is not left open', async () => {
    const fails = () => {
      throw new Error('no prompt');
    };
    const telling = { ...(await loadGame('sample')).words.en, prompt: fails };
    const say = await withGame(game => ({ words: { ...game.words, en: telling } }));
    expect(code(await say({ cmd: 'hash' }))).toBe('no-table');
  });
});
