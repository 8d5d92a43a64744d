import { expect, test } from 'vitest';
import { loadGame } from '../../test/support.ts';
import type { Action } from '../kit/game.ts';
import { numberOf } from '../kit/names.ts';
import { refusalText } from './refusal.ts';
import { REARRANGED, runOf } from './run.ts';
import { seeded } from './source.ts';
import { act, branch, rewind, type Table, tableFromState } from './table.ts';
import { undo } from './undo.ts';

const game = await loadGame('sample');

function num(kind: 'units' | 'hexes', name: string): number {
  const found = numberOf(game.names, kind, name);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

const declare: Action = { type: 'assign', unit: num('units', 'B1'), hex: num('hexes', '0502') };
const cancel: Action = { type: 'unassign', unit: num('units', 'B1') };
const both = [num('hexes', '0502'), num('hexes', '0504')];

/** Blue may attack, and may think better of it. */
function fight(): Table {
  const state = game.scene({
    phase: 'combat',
    units: { B1: { hex: '0503' }, R1: { hex: '0504', chit: 2 }, R2: { hex: '0502' } },
  });
  if (!state.ok) throw new Error(state.error);
  return tableFromState(game, state.value, seeded(1), { options: {} });
}

const blue = (table: Table, ...actions: Action[]) => actions.map(action => act(table, 'blue', action)).at(-1)!;

/** Declares and cancels until a run has no more room for cancelling. */
function worn(): Table {
  const table = fight();
  for (let n = 0; n < REARRANGED.run; n += 2) blue(table, declare, cancel);
  return table;
}

test('what may be undone is counted as it is done, undone and branched', () => {
  const table = fight();
  blue(table, declare, cancel, declare);
  expect(runOf(table)).toBe(3);
  expect(branch(table, 2, seeded(2))?.runs).toEqual([1, 2]);
  undo(table, 'blue');
  expect(runOf(table)).toBe(2);
  rewind(table, 0);
  expect(runOf(table)).toBe(0);
});

test('a die ends the run', () => {
  const table = fight();
  blue(
    table,
    declare,
    { type: 'merge', hexes: both },
    { type: 'commit' },
    { type: 'fight', hex: num('hexes', '0502') },
  );
  expect(table.log.at(-1)?.rolls.length).toBeGreaterThan(0);
  expect(runOf(table)).toBe(0);
});

test('placing and taking back cannot go on for ever', () => {
  const table = worn();
  expect(blue(table, declare).ok).toBe(true);
  const refused = blue(table, cancel);
  expect(refused).toMatchObject({ ok: false, error: { refusal: { code: 'rearranged' } } });
  expect(table.log).toHaveLength(REARRANGED.run + 1);
});

test('what has been rearranged too often is undone, and can be rearranged again', () => {
  const table = worn();
  blue(table, declare);
  expect(blue(table, cancel).ok).toBe(false);
  for (let n = 0; n < 2; n++) expect(undo(table, 'blue').ok).toBe(true);
  expect(blue(table, cancel).ok).toBe(true);
  expect(blue(table, declare, cancel).ok).toBe(false);
});

test('the refusal says what can be done instead', () => {
  const table = fight();
  const text = refusalText(game, table.state, { rule: '1', code: 'rearranged' });
  expect(text.en).toMatch(/undo/);
  expect(text.ja).toMatch(/取り消/);
});
