import { expect, test } from 'vitest';
import { loadGame, loadShape, playSome } from '../../test/support.ts';
import { hashOf } from '../kit/hash.ts';
import { loadTable, type SavedTable, saveTable } from './save.ts';
import { seeded } from './source.ts';
import { openTable, type Table, tableFromState } from './table.ts';

const game = await loadGame('sample');
const shape = await loadShape('sample');

function played(actions: number): Table {
  const table = openTable(game, 'dawn', { highWater: true }, seeded('s'));
  if (!table.ok) throw new Error(table.error.message);
  playSome(table.value, actions, 8);
  return table.value;
}

function scene(actions: number): Table {
  const state = game.scene({
    turn: 2,
    phase: 'move',
    units: { B1: { hex: '0102' }, B4: { hex: '0203' }, R1: { hex: '0604', chit: 1 } },
  });
  if (!state.ok) throw new Error(state.error);
  const table = tableFromState(game, state.value, seeded('s'), { options: { highWater: false } });
  playSome(table, actions, 8);
  return table;
}

/** As a file would bring it back. */
const through = (saved: SavedTable): SavedTable => JSON.parse(JSON.stringify(saved));

test.each([
  ['a fresh game', played(0)],
  ['a game under way', played(50)],
  ['a scene', scene(0)],
  ['a scene under way', scene(12)],
])('%s comes back as it was', (_name, table) => {
  const loaded = loadTable(game, through(saveTable(table)), { dice: seeded('s'), shape });
  if (!loaded.ok) throw new Error(loaded.error);
  expect(hashOf(loaded.value)).toBe(hashOf(table));
});

test('a loaded table goes on with the dice it would have had', () => {
  const [whole, half] = [played(0), played(0)];
  const goOn = (table: Table, from: number, to: number): void => {
    for (let n = from; n <= to; n++) playSome(table, n, n);
  };
  goOn(whole, 1, 40);
  goOn(half, 1, 15);
  const loaded = loadTable(game, saveTable(half), { dice: seeded('s'), shape });
  if (!loaded.ok) throw new Error(loaded.error);
  goOn(loaded.value, 16, 40);
  expect(hashOf(loaded.value)).toBe(hashOf(whole));
});

test.each<[string, (saved: SavedTable) => SavedTable, string]>([
  ['another last position', s => ({ ...s, hash: '0' }), 'the last position is not the recorded one'],
  [
    'an action that was not legal',
    s => ({ ...s, entries: [{ role: 'red', action: { type: 'end-phase' } }] }),
    'entry 1: ',
  ],
  [
    'a die too many',
    s => ({ ...s, entries: [{ role: 'blue', action: { type: 'end-phase' }, rolls: [1] }] }),
    'entry 1: 1 rolls',
  ],
  ['setup dice that do not exist', s => ({ ...s, setup: [99] }), 'setup: rolls[0] is 99'],
  ['a scenario that does not exist', s => ({ ...s, scenario: 'dusk' }), 'no scenario "dusk"'],
  ['an option that does not exist', s => ({ ...s, options: { fog: true } }), 'unknown option "fog"'],
  ['no scenario', s => ({ ...s, scenario: '' }), 'neither a scenario nor a start position'],
  ['other rules', s => ({ ...s, rulesVersion: 3, hash: '0' }), '(recorded with rules version 3, this is 1)'],
  ['a die of other rules', s => ({ ...s, rulesVersion: 3, setup: [99] }), 'rules version 3, this is 1'],
  ['an option of other rules', s => ({ ...s, rulesVersion: 3, options: { fog: true } }), 'rules version 3, this is 1'],
])('%s is told', (_name, change, message) => {
  const loaded = loadTable(game, change(saveTable(played(3))), { dice: seeded(1), shape });
  expect(loaded.ok ? 'loaded' : loaded.error).toContain(message);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', [1]],
  ['no flow', { turn: 1 }],
  ['a flow of nonsense', { turn: 1, flow: [3] }],
  ['no columns', { turn: 1, flow: [{ phase: 'move', side: 'blue' }] }],
])('a start position with %s is refused', (_name, state) => {
  const saved = { ...saveTable(scene(0)), start: { state, hash: hashOf(state) } };
  expect(loadTable(game, saved, { dice: seeded(1), shape })).toMatchObject({ ok: false });
});

test('a start position that was changed is refused', () => {
  const { start, ...saved } = saveTable(scene(0));
  expect(loadTable(game, { ...saved, start: { state: start?.state, hash: '0' } }, { dice: seeded(1), shape }).ok).toBe(
    false,
  );
});
