import { expect, test } from 'vitest';
import { loadGame, playSome } from '../../test/support.ts';
import type { AnyGame, Lang } from '../kit/game.ts';
import { afterAction } from './afterAction.ts';
import { entriesFor, stampsOf } from './hostEntries.ts';
import { seeded } from './source.ts';
import { openTable } from './table.ts';

const sample = await loadGame('sample');

test('turns, phases and events as text', () => {
  const event = { type: 'moved', rule: '4.1', unit: 0, from: 0, to: 1 };
  const at = (turn: number, phase: string, role: string, ...events: (typeof event)[]) => ({
    turn,
    phase,
    role,
    events,
  });
  const entries = [
    at(1, 'move', 'blue', event, event),
    at(1, 'move', 'blue', event),
    at(1, 'combat', 'blue'),
    at(1, 'move', 'red', event),
    at(2, 'move', 'red', event),
  ];
  const outcome = { winner: 'blue', rule: '6.2', code: 'points' };
  const [a, b] = sample.names.hexes;
  const moved = `- 1st Blue Foot moves ${a} → ${b}. (4.1)`;
  expect(afterAction(sample, { scenario: 'dawn', entries, outcome }, 'en').split('\n')).toEqual([
    expect.stringMatching(/^# Crossing at Dawn — \w/),
    '',
    '## Turn 1',
    '',
    '### Movement — Blue',
    '',
    moved,
    moved,
    moved,
    '',
    '### Movement — Red',
    '',
    moved,
    '',
    '## Turn 2',
    '',
    '### Movement — Red',
    '',
    moved,
    '',
    '## Result',
    '',
    'Blue wins on points.',
    '',
  ]);
});

test('a game that has not begun is only its title', () => {
  expect(afterAction(sample, { scenario: '', entries: [] }, 'ja')).toBe('# 夜明けの渡河\n');
});

test.each<[string, string, Lang]>([
  ['sample', 'dawn', 'ja'],
  ['sample', 'dawn', 'en'],
  ['sixth-army', 'winter-storm', 'ja'],
  ['sixth-army', 'winter-storm', 'en'],
])('a whole game of %s (%s) in %s', async (id, scenario, lang) => {
  const game: AnyGame = await loadGame(id);
  const table = openTable(game, scenario, {}, seeded(1));
  if (!table.ok) throw new Error(table.error.message);
  playSome(table.value, 10_000, 2);
  const entries = entriesFor(table.value, stampsOf(table.value), 'observer');
  const outcome = game.outcome(table.value.state)!;
  const text = afterAction(game, { scenario, entries, outcome }, lang);
  expect(text).not.toMatch(/undefined|\[object|NaN/);
  expect(text.match(/^- /gm)).toHaveLength(entries.flatMap(entry => entry.events).length);
  expect(text).toMatch(lang === 'ja' ? /^## 第2ターン$/m : /^## Turn 2$/m);
  expect(text.trimEnd().endsWith(game.words[lang].outcome(outcome))).toBe(true);
});
