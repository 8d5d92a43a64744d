/** Every game, through the real stream runner, under input that no correct program sends. */
import { Readable, Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runEngine } from '../src/cli/engine.ts';
import { GAMES } from '../src/games/index.ts';
import type { AnyGame } from '../src/kit/game.ts';
import type { CommandName } from '../src/protocol/commands.ts';
import { makeEngine } from '../src/protocol/engine.ts';
import { COMMAND_NAMES, LINE_LIMIT } from '../src/protocol/parse.ts';
import { type Reply, randomBot, read } from './support.ts';

/** Sends raw lines and reads the reply lines. */
async function converse(lines: readonly (string | Buffer)[]): Promise<Reply[]> {
  let said = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      said += String(chunk);
      done();
    },
  });
  const engine = makeEngine({ games: GAMES, players: { random: randomBot }, seed: 1 });
  const input = Readable.from(lines.flatMap(line => [line, '\n']));
  await runEngine(input, output, engine);
  return said.split('\n').slice(0, -1).map(read);
}

const HOSTILE: readonly (readonly [string, string | Buffer])[] = [
  ['no JSON', 'go go go'],
  ['half a line', '{"cmd":"legal"'],
  ['a list', '[{"cmd":"legal"}]'],
  ['a number', '42'],
  ['an unknown command', '{"cmd":"resign"}'],
  ['a command that is an object', '{"cmd":{"toString":"legal"}}'],
  ['a list for a text', '{"cmd":"reach","unit":["A"]}'],
  ['an unknown unit', '{"cmd":"reach","unit":"no such unit"}'],
  ['an unknown hex', '{"cmd":"do","action":{"type":"move","hex":"9999"}}'],
  ['an unknown role', '{"cmd":"legal","role":"umpire"}'],
  ['an unknown type', '{"cmd":"do","action":{"type":"fly"}}'],
  ['a prototype as a type', '{"cmd":"do","action":{"type":"__proto__"}}'],
  ['a constructor as a type', '{"cmd":"do","action":{"type":"constructor"}}'],
  ['a method as a type', '{"cmd":"do","action":{"type":"toString"}}'],
  ['a prototype as a field', '{"cmd":"do","action":{"type":"move","__proto__":{"unit":"A"}}}'],
  ['a prototype as a unit', '{"cmd":"reach","unit":"__proto__"}'],
  ['a constructor as a unit', '{"cmd":"reach","unit":"constructor"}'],
  ['a prototype as a game', '{"cmd":"new","game":"__proto__"}'],
  ['a prototype as a table', '{"cmd":"status","table":"__proto__"}'],
  ['a prototype as an option', '{"cmd":"new","game":"sample","options":{"__proto__":1}}'],
  ['a number too large', '{"cmd":"do","action":{"type":"move","n":1e400}}'],
  ['a fraction', '{"cmd":"do","action":{"type":"move","n":0.5}}'],
  ['rolls of every kind', '{"cmd":"do","action":{"type":"end-phase"},"rolls":[-1,1.5,"x",1e9]}'],
  ['a NUL byte', '{"cmd":"reach","unit":"A\u0000B"}'],
  ['an escaped NUL', '{"cmd":"reach","unit":"A\\u0000B"}'],
  ['half a character', '{"cmd":"reach","unit":"\\ud800"}'],
  ['a line separator', '{"cmd":"reach","unit":"\u2028"}'],
  ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x80, 0x7d])],
  ['deep nesting', `{"cmd":"do","action":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
  ['deep lists', '['.repeat(500_000)],
  ['a long name', `{"cmd":"reach","unit":"${'x'.repeat(900_000)}"}`],
  ['ten megabytes', 'x'.repeat(10 * LINE_LIMIT)],
  ['ten megabytes of JSON', `{"cmd":"reach","unit":"${'x'.repeat(10 * LINE_LIMIT)}"}`],
  ['ten megabytes of replay', `{"cmd":"load","replay":{"entries":[${'{},'.repeat(3 * LINE_LIMIT)}{}]}}`],
  ['a replay of nonsense', '{"cmd":"load","replay":{"format":"hexfront-replay-1","game":"constructor"}}'],
  ['a scene of nonsense', '{"cmd":"scene","game":"sample","position":{"turn":-5,"units":{"":null}}}'],
  ['a budget without end', '{"cmd":"perft","depth":3,"most":1e12}'],
];

const games = await Promise.all(GAMES.map(entry => entry.load()));

describe.each(games.map(game => [game.id, game] as const))('%s', (id, game) => {
  const open = JSON.stringify({ cmd: 'new', game: id, seed: 1 });
  const hash = '{"cmd":"hash","table":"t1"}';

  test.each(HOSTILE)('%s: one error, and the game goes on', async (_name, line) => {
    const [, before, reply, after, ...more] = await converse([open, hash, line, hash]);
    expect(reply).toMatchObject({ ok: false, error: { code: expect.any(String), message: expect.any(String) } });
    expect(reply?.error?.code).not.toBe('internal');
    expect(reply?.error?.message.length).toBeLessThan(700);
    expect(before?.ok).toBe(true);
    expect(after).toEqual(before);
    expect(more).toEqual([]);
  });

  test('all of them in one session', async () => {
    const replies = await converse([open, hash, ...HOSTILE.map(([, line]) => line), hash]);
    expect(replies).toHaveLength(HOSTILE.length + 3);
    expect(replies.at(-1)).toEqual(replies[1]);
  });

  test('random lines never end the session, and refused ones never change the position', async () => {
    const engine = makeEngine({ games: GAMES, players: { random: randomBot }, seed: 1 });
    await engine.line(open);
    const attempt = async (line: string): Promise<void> => {
      const before = await engine.line(hash);
      const reply = read(await engine.line(line));
      expect(reply.error?.code).not.toBe('internal');
      if (!reply.ok) expect(await engine.line(hash)).toBe(before);
    };
    await fc.assert(fc.asyncProperty(linesFor(game), attempt), { numRuns: 1500, seed: 1 });
  });
});

/** Made once: it takes longer than many lines of it. */
const TEXT = fc.string({ unit: 'binary' });

const FIELDS = ['role', 'unit', 'units', 'hexes', 'choice', 'rolls', 'chart', 'from', 'table', 'id', 'about'] as const;

/** Random lines, and commands whose fields hold anything from nonsense to values that the game really knows. */
function linesFor(game: AnyGame): fc.Arbitrary<string> {
  // These open tables, end the session or legitimately take long.
  const skipped: readonly CommandName[] = ['new', 'scene', 'load', 'branch', 'close', 'quit', 'go', 'perft'];
  const known = [
    ...game.roles,
    't1',
    'valueOf',
    'move',
    'end-phase',
    ...game.names.units.slice(0, 5),
    ...game.names.hexes.slice(0, 5),
  ];
  const words = fc.oneof(TEXT, fc.constantFrom(...known));
  const action = fc.record({ type: words, unit: words, hex: words }, { requiredKeys: ['type'] });
  const value = fc.oneof(words, fc.jsonValue(), fc.array(words), action);
  const cmd = fc.constantFrom(...COMMAND_NAMES.filter(name => !skipped.includes(name)));
  const fields = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 3 });
  return fc.oneof(
    TEXT,
    fc.json(),
    fc.tuple(cmd, fields).map(([name, given]) => JSON.stringify({ cmd: name, ...given })),
    fc
      .tuple(fc.constantFrom('do', 'explain', 'odds'), action)
      .map(([name, a]) => JSON.stringify({ cmd: name, action: a })),
  );
}
