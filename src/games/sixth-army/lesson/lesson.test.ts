import { expect, it } from 'vitest';
import { hashOf } from '../../../kit/hash.ts';
import { startOf } from '../../../kit/lesson.ts';
import { taughtTable } from '../../../table/hostLesson.ts';
import { step1, step2, step3, step4, step5, step6, step7, step8, step9 } from '../exampleTesting.ts';
import { game } from '../whole.ts';
import { lesson } from './lesson.ts';

const at = (title: string): number => lesson.steps.findIndex(step => step.title.en === title);

const tableAt = (step: number) => {
  const made = taughtTable(game, lesson, step);
  if (!made.ok) throw new Error(made.error);
  return made.value;
};

it.each([
  ['E1', 'One operation each', step1],
  ['E2', 'The Soviets pass', step2],
  ['E3', 'Cavalry to the gap', step3],
  ['E4', 'The rest of 6 Panzer', step4],
  ['E5', 'Eight units spent', step5],
  ['E6', 'A division surrounded', step6],
  ['E7', 'The cavalry again', step7],
  ['E8', 'Tank against tank', step8],
  ['E9', 'The turn is not over', step9],
])('%s is behind the player when “%s” begins', (_, title, example) => {
  expect(hashOf(tableAt(at(title)).table.state)).toBe(hashOf(example.s));
});

it('E9 the last step stands where the example ends, with nothing more to be played', () => {
  const { table, plan } = tableAt(lesson.steps.length - 1);
  expect(hashOf(table.state)).toBe(hashOf(step9.s));
  expect(startOf(plan, plan.steps.length)).toBe(table.log.length);
});
