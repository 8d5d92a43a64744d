import { expect, test } from 'vitest';
import { loadGame } from '../../test/support.ts';
import type { AnyGame, GameEvent, Position } from '../kit/game.ts';
import { hashOf } from '../kit/hash.ts';
import { numberOf } from '../kit/names.ts';
import { seeded } from './source.ts';
import { act, type Table, tableFromState } from './table.ts';
import { undo, undoable, undoTo } from './undo.ts';

const game = await loadGame('sample');

function at(position: Position, played: AnyGame = game): Table {
  const state = game.scene(position);
  if (!state.ok) throw new Error(state.error);
  return tableFromState(played, state.value, seeded(1), { options: {} });
}

function num(kind: 'units' | 'hexes', name: string): number {
  const found = numberOf(game.names, kind, name);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

/** The game with further events after each action. */
const telling = (...more: GameEvent[]): AnyGame => ({
  ...game,
  apply(s, role, action, dice) {
    const { state, events } = game.apply(s, role, action, dice);
    return { state, events: [...events, ...more] };
  },
});

const march: Position = {
  phase: 'move',
  units: { B1: { hex: '0102' }, B2: { hex: '0103' }, B3: { hex: '0105' }, R1: { hex: '0604' } },
};
const move = (name: string, to: string) => ({ type: 'move', unit: num('units', name), hex: num('hexes', to) });

test('a move is taken back, and the one before it', () => {
  const table = at(march);
  const hashes = [hashOf(table.state)];
  for (const action of [move('B1', '0202'), move('B2', '0203')]) {
    expect(act(table, 'blue', action).ok).toBe(true);
    hashes.push(hashOf(table.state));
  }
  expect(undoable(table, 'blue')).toMatchObject({ ok: true, value: { action: move('B2', '0203') } });
  expect(undo(table, 'blue').ok).toBe(true);
  expect(hashOf(table.state)).toBe(hashes[1]);
  expect(undo(table, 'blue').ok).toBe(true);
  expect(hashOf(table.state)).toBe(hashes[0]);
  expect(undo(table, 'blue')).toMatchObject({ ok: false, error: { why: 'nothing' } });
});

test('what one hand movement did is taken back at once, and no more', () => {
  const table = at(march);
  for (const action of [move('B3', '0205'), move('B1', '0202'), move('B2', '0203')])
    expect(act(table, 'blue', action).ok).toBe(true);
  expect(undoTo(table, 'blue', 1).ok).toBe(true);
  expect(table.log.map(entry => entry.action)).toEqual([move('B3', '0205')]);
});

test('a hand movement is taken back no further than a die, a reveal or another seat', () => {
  let loud = true;
  const once: AnyGame = {
    ...game,
    apply(s, role, action, dice) {
      const { state, events } = game.apply(s, role, action, dice);
      return { state, events: loud ? [...events, { type: 'shown', reveals: true }] : events };
    },
  };
  const table = at(march, once);
  act(table, 'blue', move('B1', '0202'));
  loud = false;
  act(table, 'blue', move('B2', '0203'));
  act(table, 'blue', move('B3', '0205'));
  expect(undoTo(table, 'blue', 0).ok).toBe(true);
  expect(table.log).toHaveLength(1);
  expect(undoTo(table, 'blue', 0)).toMatchObject({ ok: false, error: { why: 'reveal' } });
  expect(undoTo(table, 'red', 0)).toMatchObject({ ok: false, error: { why: 'other' } });
  expect(table.log).toHaveLength(1);
});

test('an attack that is being put together can be taken apart again', () => {
  const table = at({ phase: 'combat', units: { B1: { hex: '0503' }, R1: { hex: '0504' }, R2: { hex: '0502' } } });
  act(table, 'blue', { type: 'assign', unit: num('units', 'B1'), hex: num('hexes', '0502') });
  act(table, 'blue', { type: 'merge', hexes: [num('hexes', '0502'), num('hexes', '0504')] });
  expect(undo(table, 'blue').ok).toBe(true);
  expect(undo(table, 'blue').ok).toBe(true);
  expect(table.log).toEqual([]);
});

test('nobody takes back what another seat did', () => {
  const table = at(march);
  act(table, 'blue', move('B1', '0202'));
  expect(undo(table, 'red')).toMatchObject({ ok: false, error: { why: 'other' } });
});

test('a draw stands', () => {
  const table = at(march);
  act(table, 'blue', { type: 'rest', unit: num('units', 'B1') });
  expect(undo(table, 'blue')).toMatchObject({ ok: false, error: { why: 'roll' } });
  expect(table.log).toHaveLength(1);
});

test('what was revealed stays known', () => {
  const table = at(march, telling({ type: 'sighted', reveals: true }));
  act(table, 'blue', move('B1', '0202'));
  expect(undo(table, 'blue')).toMatchObject({ ok: false, error: { why: 'reveal' } });
});

test('no way back past a change of seat', () => {
  const table = at({
    ...march,
    units: { B1: { hex: '0303' }, R1: { hex: '0504' }, R2: { hex: '0604' } },
  });
  act(table, 'blue', { type: 'end-phase' });
  expect(game.active(table.state)).toEqual(['red']);
  expect(undo(table, 'blue')).toMatchObject({ ok: false, error: { why: 'seat' } });
});

test('a forced choice of the other side within the action counts as its turn', () => {
  const table = at(march, telling({ type: 'forced', role: 'red', action: { type: 'end-phase' } }));
  act(table, 'blue', move('B1', '0202'));
  expect(undo(table, 'blue')).toMatchObject({ ok: false, error: { why: 'seat', text: { ja: expect.any(String) } } });
});
