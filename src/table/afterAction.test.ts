import { expect, test } from 'vitest';
import { loadGame, playSome } from '../../test/support.ts';
import type { GameEvent, Lang, WholeGame } from '../kit/game.ts';
import { afterAction } from './afterAction.ts';
import { entriesFor, stampsOf } from './hostEntries.ts';
import { luckSentence } from './luckText.ts';
import { luckFor } from './seatLuck.ts';
import { seeded } from './source.ts';
import { openTable } from './table.ts';

const sample = await loadGame('sample');

test('turns, phases and events as text', () => {
  const event = { type: 'moved', rule: '4.1', unit: 0, from: 0, to: 1 };
  const at = (turn: number, phase: string, role: string, ...events: GameEvent[]) => ({
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
  const forced = { type: 'forced', role: 'red', action: { type: 'end-phase' } };
  const one = `1st Blue Foot moves ${a} → ${b}`;
  const moved = `- ${one}. (4.1)`;
  const told = { scenario: 'dawn', entries: [...entries, at(2, 'move', 'red', forced)], outcome, about: ['Today'] };
  expect(afterAction({ card: sample, words: sample.words.en, lang: 'en' }, told).split('\n')).toEqual([
    expect.stringMatching(/^# Crossing at Dawn — \w/),
    '',
    '- Today',
    '- Result: Blue wins on points.',
    '',
    '## Turn 1',
    '',
    '### Movement — Blue',
    '',
    `- ${one}; ${one}. (4.1)`,
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
  expect(afterAction({ card: sample, words: sample.words.ja, lang: 'ja' }, { scenario: '', entries: [] })).toBe(
    '# 夜明けの渡河\n',
  );
});

test.each<[string, string, Lang]>([
  ['sample', 'dawn', 'ja'],
  ['sample', 'dawn', 'en'],
  ['sixth-army', 'winter-storm', 'ja'],
  ['sixth-army', 'winter-storm', 'en'],
])('a whole game of %s (%s) in %s', async (id, scenario, lang) => {
  const game: WholeGame = await loadGame(id);
  const table = openTable(game, scenario, {}, seeded(1));
  if (!table.ok) throw new Error(table.error.message);
  playSome(table.value, 10_000, 2);
  const entries = entriesFor(table.value, stampsOf(table.value), 'observer');
  const outcome = game.outcome(table.value.state)!;
  const luck = luckFor(table.value, 'observer');
  const text = afterAction({ card: game, words: game.words[lang], lang }, { scenario, entries, outcome, luck });
  expect(text).not.toMatch(/undefined|\[object|NaN/);
  const loud = entries.filter(entry => entry.events.some(event => event.type !== 'forced'));
  expect(text.match(/^- /gm)).toHaveLength(1 + loud.length + game.roles.length);
  expect(text).toMatch(lang === 'ja' ? /^## 第2ターン$/m : /^## Turn 2$/m);
  const end = text.slice(text.indexOf(lang === 'ja' ? '## 結果' : '## Result'));
  expect(end.split('\n')[2]).toBe(game.words[lang].outcome(outcome));
  for (const side of luck.sides) expect(end).toContain(luckSentence(game.words[lang], side, lang));
});

test('options that were changed are named, others are not', async () => {
  const game = await loadGame('sixth-army');
  const [first, second] = game.options;
  const options = { [first!.id]: !first!.initial, [second!.id]: second!.initial };
  const text = afterAction({ card: game, words: game.words.en, lang: 'en' }, { scenario: '', options, entries: [] });
  expect(text).toContain(`- Optional rules: ${first!.title.en} (${first!.rule}) on\n`);
  expect(text).not.toContain(second!.title.en);
});
