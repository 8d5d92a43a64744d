/**
 * Questions asked as a role, of two tables that differ only in what that role cannot know. The game is one that gives
 * away its whole position in every answer, so that a question put to the true one is found out.
 */
import { describe, expect, test } from 'vitest';
import { entryOf, loadGame, type Talk, talk } from '../../test/support.ts';
import { certain, chanceReport } from '../kit/chance.ts';
import type { MarkerShown } from '../kit/depict.ts';
import { seededDice } from '../kit/dice.ts';
import type { BaseState, WholeGame } from '../kit/game.ts';
import { hashOf } from '../kit/hash.ts';
import type { Player } from '../kit/player.ts';
import { ok } from '../kit/result.ts';

const sample = await loadGame('sample');

const traceOf = (value: unknown): number => Number.parseInt(hashOf(value).slice(0, 8), 16);

const markerOf = (v: unknown): MarkerShown => {
  const text = String(traceOf(v));
  const face = { nation: '', symbol: '', echelon: '', left: '', right: '', values: '', reduced: false };
  return { id: text, hex: 0, face, title: { ja: text, en: text } };
};

const gossip: WholeGame = {
  ...sample,
  active: () => sample.roles,
  legal: s => [{ type: 'end-phase' }, { type: 'move', unit: 0, open: 'hex' }, { type: 'end-phase', n: traceOf(s) }],
  complete: s => [{ type: 'move', unit: 0, hex: 0, n: traceOf(s) }],
  explain: s => ({ rule: '1', code: 'x', about: { n: traceOf(s) } }),
  way: () => [0],
  depict: (v, seat) => ({ ...sample.depict(v, seat), turn: traceOf(v), markers: [markerOf(v)] }),
  inspect: {
    ...sample.inspect,
    units: s => sample.inspect.units(s).map(unit => ({ ...unit, values: { trace: traceOf(s) } })),
    reach: (s, unit) => ok({ unit, from: 0, allowance: traceOf(s), hexes: [] }),
    odds: s => ({ ok: false, error: { rule: '1', code: 'x', about: { n: traceOf(s) } } }),
    supply: s => [{ unit: 0, supplied: true, rule: '1', cost: traceOf(s) }],
    ways: s => [{ path: [0], cost: traceOf(s), effects: [] }],
  },
  answers: {
    travels: s => [{ hex: 0, mode: 'move', cost: traceOf(s), path: [] }],
    // Red alone can rest: whoever else asks about it is told red's chances.
    chances: (s, role, { type }) =>
      type === 'move' || (type === 'rest' && role === 'red')
        ? ok(chanceReport({ results: certain(String(traceOf(s))) }))
        : undefined,
  },
};

/** Says what it was shown. */
const parrot: Player = {
  open: () => ({
    choose(view) {
      const said = String(traceOf(view));
      return { action: { type: 'end-phase' }, reason: { ja: said, en: said } };
    },
  }),
};

async function tableAt(s: BaseState): Promise<Talk> {
  const say = talk({ games: [entryOf({ ...gossip, setup: () => s })], players: { parrot } });
  expect(await say({ cmd: 'new', game: 'sample', seed: 1 })).toMatchObject({ ok: true });
  return say;
}

const END = { type: 'end-phase' };
const FAR = { type: 'move', unit: 'B1', hex: '0605' };

const QUESTIONS: readonly { readonly cmd: string; readonly [field: string]: unknown }[] = [
  { cmd: 'units' },
  { cmd: 'hexes', hexes: [sample.names.hexes[0]] },
  { cmd: 'legal' },
  { cmd: 'complete', choice: { type: 'move', unit: 'B1' } },
  { cmd: 'explain', action: FAR },
  { cmd: 'do', action: FAR },
  { cmd: 'reach', unit: 'B1' },
  { cmd: 'reach', unit: 'R1' },
  { cmd: 'ways', action: END },
  { cmd: 'odds', action: END },
  { cmd: 'odds', action: FAR },
  { cmd: 'odds', action: { type: 'rest', unit: 'R1' } },
  { cmd: 'supply' },
  { cmd: 'view' },
  { cmd: 'position' },
  { cmd: 'hash' },
  { cmd: 'go' },
];

describe('what is asked as a role', async () => {
  const one = sample.setup('dawn', {}, seededDice(1));
  const two = sample.imagine(sample.view(one, 'blue'), 'blue', seededDice(2));
  const tables = await Promise.all([tableAt(one), tableAt(two)]);
  const asked = (question: object) => Promise.all(tables.map(say => say(question)));

  test.each(QUESTIONS)('$cmd tells nothing that the role cannot know', async question => {
    expect(hashOf(one)).not.toBe(hashOf(two));
    const [here, there] = await asked({ ...question, role: 'blue' });
    expect(here).toEqual(there);
    // Whoever can know is told another thing at each table: the question does ask for it.
    const [mine, other] = await asked({ ...question, role: 'red' });
    expect(mine).not.toEqual(other);
  });

  test('tracks tell what an onlooker sees', async () => {
    const seen = sample.imagine(sample.view(one, 'observer'), 'observer', seededDice(3));
    const say = await tableAt(seen);
    expect(await say({ cmd: 'tracks' })).toEqual(await tables[0]?.({ cmd: 'tracks' }));
  });
});
