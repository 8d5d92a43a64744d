/** Every game answers every command of the protocol, from its first decision into the middle of the game. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { namedAction, readAction } from '../src/kit/names.ts';
import { type Reply, spread, type Talk, talk } from './support.ts';

const games = await Promise.all(GAMES.map(entry => entry.load()));
const rows = games.flatMap(game => game.scenarios.map(scenario => [game.id, scenario.id, game] as const));
const ACTIONS = 200;
const ASK_EVERY = 20;

describe.each(rows)('%s %s', (id, scenario, game) => {
  test('plays on, answers every question by printed names, and comes back from a replay', async () => {
    const say = talk();
    expect(await say({ cmd: 'new', game: id, scenario, seed: 3 })).toMatchObject({ ok: true, n: 0 });
    await askAll(say, game.roles, [...PRINTED, ...PLAIN]);
    for (let i = 1; i <= ACTIONS; i++) {
      const reply = await say({ cmd: 'go', level: 'random', play: true });
      expect(reply).toMatchObject({ ok: true, n: i });
      if (i % ASK_EVERY === 0) await askAll(say, game.roles, i === ACTIONS ? [...PRINTED, ...PLAIN] : PLAIN);
      if (reply.outcome !== null) break;
    }
    const { hash } = await say({ cmd: 'hash' });
    const { replay } = await say({ cmd: 'save' });
    expect(await say({ cmd: 'load', replay })).toMatchObject({ ok: true, hash });
  });

  test('every choice is completed to what is legal when sent back', async () => {
    const say = talk();
    await say({ cmd: 'new', game: id, scenario, seed: 3 });
    const isFirst = scenario === game.scenarios[0]?.id;
    // Scenarios of a game begin alike: the first is followed further, with every choice; of the others a sample of each
    // kind.
    for (let i = 0; i < (isFirst ? 5 : 2); i++) {
      const choices = list((await say({ cmd: 'legal' })).choices);
      for (const choice of isFirst ? choices : ofEachKind(choices)) {
        const actions = list((await say({ cmd: 'complete', choice })).actions);
        expect(actions.length).toBeGreaterThan(0);
        for (const action of isFirst ? ends(actions) : actions.slice(0, 1))
          expect(await say({ cmd: 'explain', action })).toMatchObject({ ok: true, legal: true });
      }
      await say({ cmd: 'go', level: 'random', play: true });
    }
  });
});

test.each(games.map(game => [game.id, game] as const))('%s: every printed name means one thing', (_id, { names }) => {
  const lost = (field: 'unit' | 'hex' | 'card', all: readonly string[]): string[] =>
    all.filter((_name, n) => {
      const back = readAction(names, namedAction(names, { type: 'x', [field]: n }));
      return !back.ok || back.value[field] !== n;
    });
  expect([...lost('unit', names.units), ...lost('hex', names.hexes), ...lost('card', names.cards)]).toEqual([]);
});

const OF_EACH_KIND = 6;

/** A sample of each type of action with the same fields, from the whole list. */
function ofEachKind(choices: readonly Row[]): Row[] {
  const kinds = new Map<string, Row[]>();
  for (const choice of choices) {
    const { type, text: _text, ...fields } = choice;
    const kind = [type, ...Object.keys(fields)].join(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), choice]);
  }
  return [...kinds.values()].flatMap(alike => spread(alike, OF_EACH_KIND, () => true));
}

const ends = (actions: readonly Row[]): Row[] => [...actions.slice(0, 1), ...actions.slice(1).slice(-1)];

/** Long replies that hardly change during play: asked at the beginning and at the end. */
const PRINTED: readonly string[] = ['hexes', 'tables'];
const PLAIN: readonly string[] = ['status', 'units', 'tracks', 'legal', 'view', 'log', 'hash', 'save'];

async function askAll(say: Talk, roles: readonly string[], commands: readonly string[]): Promise<void> {
  const plain = commands.map(cmd => ({ cmd }));
  const seated = roles.flatMap(role => ['legal', 'view', 'log', 'supply', 'units'].map(cmd => ({ cmd, role })));
  for (const request of [...plain, ...seated]) {
    const reply = await say(request);
    expect(reply, request.cmd).toMatchObject({ ok: true });
    if (request.cmd !== 'view' && request.cmd !== 'save') expect(numbered(reply), request.cmd).toEqual([]);
  }
  const units = list((await say({ cmd: 'units' })).units);
  for (const { unit } of units.slice(0, 8)) {
    const reply = await say({ cmd: 'reach', unit });
    expect(reply.error?.code ?? 'illegal').toBe('illegal');
    expect(numbered(reply)).toEqual([]);
  }
}

interface Row {
  readonly [key: string]: unknown;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const list = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** A number, alone or in a list, where a printed name is required. */
const NUMBERED = /"(?:unit|units|hex|hexes|path|card|cards)":(?:\[(?:"[^"]*",)*)?-?\d/g;

/** Fields that should hold printed names, but hold a number. */
const numbered = (reply: Reply): string[] => JSON.stringify(reply).match(NUMBERED) ?? [];

test('the measure itself: numbers in place of names are found', () => {
  const found = numbered({ ok: true, unit: 3, log: [{ units: ['A', 4], hex: '0101' }], n: 2, cards: ['B'], path: [] });
  expect(found).toEqual(['"unit":3', '"units":["A",4']);
});
