import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { loadGame, loadShape, playSome } from '../../test/support.ts';
import { seal } from '../client/local/seal.ts';
import type { Dice } from '../kit/dice.ts';
import { numberOf } from '../kit/names.ts';
import { completionsOf } from '../kit/play.ts';
import { loadTable, saveTable } from './save.ts';
import { type Seal, sealed } from './sealed.ts';
import { act, branch, openTable, rewind, type Table, tableFromState } from './table.ts';
import { undo } from './undo.ts';

const game = await loadGame('sample');
const shape = await loadShape('sample');
const SEED = '0123456789abcdef0123456789abcdef';

/** The platform's own, to compare with. */
const node: Seal = {
  sha256: text => createHash('sha256').update(text, 'utf8').digest(),
  hmacSha256: (key, text) => createHmac('sha256', key).update(text, 'utf8').digest(),
};

const unwrap = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const unit = (name: string): number => unwrap(numberOf(game.names, 'units', name));
const hex = (name: string): number => unwrap(numberOf(game.names, 'hexes', name));
const faces = (dice: Dice, many = 24): number[] => Array.from({ length: many }, () => dice.roll(6, 'x'));
const entry = { n: 1, chain: 'c', role: 'blue', action: { type: 'fight' } };

/** A unit of each side face to face and another far away; blue is to move or to attack. */
function battle(phase = 'combat'): Table {
  const units = { B1: { hex: '0303' }, B2: { hex: '0101' }, R1: { hex: '0403', chit: 2 } };
  const state = unwrap(game.scene({ phase, units }));
  return tableFromState(game, state, sealed(seal, SEED), { options: { highWater: false } });
}

const COMMIT = { type: 'commit' };

/** The roll of a fight after whatever was done before it. */
function fight(table: Table): string {
  unwrap(act(table, 'blue', COMMIT));
  const { rolls } = unwrap(act(table, 'blue', { type: 'fight', hex: hex('0403') }));
  return JSON.stringify(rolls.map(roll => roll.value));
}

describe('the seal', () => {
  test.each(['', 'abc', 'ドン川', 'x'.repeat(200)])('agrees with the platform on %j', text => {
    expect([...seal.sha256(text)]).toEqual([...node.sha256(text)]);
    for (const key of [new Uint8Array(0), node.sha256('key'), new Uint8Array(100).fill(7)])
      expect([...seal.hmacSha256(key, text)]).toEqual([...node.hmacSha256(key, text)]);
  });

  test('draws what HMAC-SHA-256 says', () => {
    const key = node.hmacSha256(node.sha256(SEED), 'dice\n["c","blue",{"type":"fight"}]');
    const first = node.hmacSha256(key, '0');
    const words = Array.from({ length: 8 }, (_, i) =>
      new DataView(first.buffer, first.byteOffset).getUint32(4 * i),
    ).reverse();
    expect(faces(sealed(seal, SEED).dice(entry), 8)).toEqual(words.map(word => 1 + (word % 6)));
  });
});

describe('sealed dice', () => {
  test('are the same for the same occasion and others for any other', () => {
    const source = sealed(seal, SEED);
    const rolled = faces(source.dice(entry));
    expect(faces(sealed(seal, SEED).dice(entry))).toEqual(rolled);
    for (const other of [
      { ...entry, chain: 'd' },
      { ...entry, role: 'red' },
      { ...entry, action: { type: 'fight', hex: '0101' } },
      { n: 0, chain: 'c' },
    ])
      expect(faces(source.dice(other))).not.toEqual(rolled);
  });

  test('rest on every bit of the seed', () => {
    const rolled = new Set<string>();
    for (let at = 0; at < SEED.length; at++)
      for (const bit of [1, 2, 4, 8]) {
        const digit = (Number.parseInt(SEED[at]!, 16) ^ bit).toString(16);
        rolled.add(faces(sealed(seal, SEED.slice(0, at) + digit + SEED.slice(at + 1)).dice(entry)).join(''));
      }
    expect(rolled.size).toBe(128);
  });

  test('fall evenly, draws of an odd number included', () => {
    for (const of of [6, 10, 7]) {
      const dice = sealed(seal, SEED).dice(entry);
      const counts = new Array<number>(of).fill(0);
      for (let i = 0; i < of * 2000; i++) counts[dice.pick(of, 'x')]!++;
      const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
      // Beyond this lies one fair sample in 10,000, even of the ten-sided die; the seed is fixed.
      expect(chi).toBeLessThan(33.7);
    }
  });

  test('words of an incomplete round are passed over', () => {
    const words = [0xffffffff, 0xfffffffe, 5];
    const stacked: Seal = {
      sha256: node.sha256,
      hmacSha256: () => Uint8Array.from([...words].reverse().flatMap(word => [24, 16, 8, 0].map(by => word >>> by))),
    };
    // 2 to the 32nd leaves 4 over when divided by 6, so the last four words count for nothing.
    expect(sealed(stacked, SEED).dice(entry).roll(6, 'x')).toBe(6);
  });
});

describe('a table with sealed dice', () => {
  test('rolls the same for the same action after a save and a load', () => {
    const loaded = unwrap(
      loadTable(game, JSON.parse(JSON.stringify(saveTable(battle()))), { dice: sealed(seal, SEED), shape }),
    );
    expect(fight(loaded)).toBe(fight(battle()));
  });

  test('keeps one link for the opening and one for each entry, undone and loaded too', () => {
    const table = unwrap(openTable(game, 'dawn', {}, sealed(seal, SEED)));
    playSome(table, 30, 3);
    const { chain } = unwrap(loadTable(game, saveTable(table), { dice: sealed(seal, SEED), shape }));
    expect(chain).toEqual(table.chain);
    expect(new Set(chain).size).toBe(table.log.length + 1);
    rewind(table, 7);
    expect(table.chain).toEqual(chain.slice(0, 8));
    expect(branch(table, 5, sealed(seal, 'other'))!.chain).toEqual(chain.slice(0, 6));
  });

  test('rolls the same again after something was taken back', () => {
    const table = battle();
    unwrap(act(table, 'blue', COMMIT));
    unwrap(undo(table, 'blue'));
    expect(fight(table)).toBe(fight(battle()));
  });

  test('binds dice to all that went before: harmless actions change the roll, but nobody knows to what', () => {
    const moves = completionsOf(game, battle('move').state, 'blue', { type: 'move', unit: unit('B2'), open: 'hex' });
    const rolled = new Set<string>();
    for (const move of moves) {
      const table = battle('move');
      unwrap(act(table, 'blue', move));
      unwrap(act(table, 'blue', { type: 'end-phase' }));
      rolled.add(fight(table));
    }
    expect(rolled.size).toBeGreaterThan(2);
  });

  test('a scenario’s setup draws differ by seed, options and scenario', () => {
    const setups = [
      openTable(game, 'dawn', {}, sealed(seal, SEED)),
      openTable(game, 'dawn', { highWater: true }, sealed(seal, SEED)),
      openTable(game, 'dawn', {}, sealed(seal, 'other')),
    ].map(table => JSON.stringify(unwrap(table).setup?.map(roll => roll.value)));
    expect(new Set(setups).size).toBe(3);
  });
});
