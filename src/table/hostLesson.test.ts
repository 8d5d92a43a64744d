/** A lesson that begins at a position; those of the games are played through in test/lesson.test.ts. */
import { expect, it } from 'vitest';
import { shape } from '../games/sample/shape.ts';
import { game } from '../games/sample/whole.ts';
import { hashOf } from '../kit/hash.ts';
import type { Lesson } from '../kit/lesson.ts';
import { nextMove, taughtTable } from './hostLesson.ts';
import { loadTable, saveTable } from './save.ts';
import { seeded } from './source.ts';
import { act, branch } from './table.ts';

const WORDS = { ja: '文', en: 'text' };
const POSITION = { turn: 2, units: { B1: { hex: '0303', chit: 2 }, R1: { hex: '0403', chit: 1 } } };
const END = { type: 'end-phase' };

const lesson: Lesson = {
  scenario: 'dawn',
  options: {},
  role: 'blue',
  position: POSITION,
  steps: [
    { title: WORDS, text: WORDS, moves: [END] },
    { title: WORDS, text: WORDS, moves: [{ type: 'commit' }] },
  ],
};

const taught = (step: number, more: Partial<Lesson> = {}) => {
  const made = taughtTable(game, { ...lesson, ...more }, step);
  if (!made.ok) throw new Error(made.error);
  return made.value;
};

it('stands at its position, with nobody else on the map', () => {
  const { table } = taught(0);
  const scene = game.scene(POSITION, {}, 'dawn');
  expect(scene.ok && hashOf(table.state)).toBe(scene.ok && hashOf(scene.value));
  expect([table.scenario, table.log.length]).toEqual(['dawn', 0]);
});

it('is played from there to a later step', () => {
  const { table, plan } = taught(1);
  expect(table.log).toHaveLength(1);
  const move = nextMove(table, plan)!;
  expect(act(table, move.role, move.action).ok).toBe(true);
});

it('is left for a game that can be saved and read again', () => {
  const { table } = taught(1);
  const gone = branch(table, table.log.length, seeded('x'))!;
  const read = loadTable(game, saveTable(gone), { dice: seeded('x'), shape, scenes: game });
  expect(read.ok && hashOf(read.value.state)).toBe(hashOf(table.state));
});

it.each<[Partial<Lesson>, string]>([
  [{ position: { units: { B9: '0303' } } }, 'B9'],
  [{ options: { fog: true } }, 'fog'],
])('says what is wrong with %j', (more, fault) => {
  const made = taughtTable(game, { ...lesson, ...more }, 0);
  expect(!made.ok && made.error).toContain(fault);
});
