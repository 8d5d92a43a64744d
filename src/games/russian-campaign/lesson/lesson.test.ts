/** What the texts of the lesson promise is what its moves and dice bring about. */
import { expect, it } from 'vitest';
import type { GameEvent } from '../../../kit/game.ts';
import { nextMove, taughtTable } from '../../../table/hostLesson.ts';
import { act } from '../../../table/table.ts';
import { NAMES } from '../names.ts';
import { game } from '../whole.ts';
import { lesson } from './lesson.ts';

const at = (title: string): number => lesson.steps.findIndex(step => step.title.en === title);

const taughtAt = (step: number) => {
  const made = taughtTable(game, lesson, step);
  if (!made.ok) throw new Error(made.error);
  return made.value;
};

/** The events of one step. */
function eventsIn(title: string): readonly GameEvent[] {
  const { table, plan } = taughtAt(at(title));
  const out: GameEvent[] = [];
  for (const _ of plan.steps[at(title)]!.flat()) {
    const move = nextMove(table, plan)!;
    const taken = act(table, move.role, move.action);
    if (!taken.ok) throw new Error(`${title}: ${taken.error.code}`);
    out.push(...taken.value.events);
  }
  return out;
}

const battlesIn = (title: string) =>
  eventsIn(title)
    .filter(event => event.type === 'combat')
    .map(({ hex, attack, defence, column, die, result }) => [
      NAMES.hexes[Number(hex)],
      `${attack}:${defence}`,
      column,
      die,
      result,
    ]);

/** Units lost or captured in a step. */
const lostIn = (title: string, type = 'lost') =>
  eventsIn(title)
    .filter(event => event.type === type)
    .map(event => NAMES.units[Number(event.unit)]);

const hexOf = (step: number, unit: string) => {
  const { table } = taughtAt(step);
  const found = table.game.inspect.units(table.state).find(one => NAMES.units[one.unit] === unit);
  return found?.hex === undefined ? undefined : NAMES.hexes[found.hex];
};

it.each([
  ['H20', [['H20', '26:7', '6:1', 4, 'DE']]],
  ['The price', [['I21', '3:9', '1:3', 5, 'AR']]],
  ['Exchange', [['L22', '13:5', '2:1', 4, 'EX']]],
  ['Lvov', [['S26', '15:11', '4:1', 3, 'DR']]],
  [
    'One lost, one driven off',
    [
      ['R25', '16:8', '2:1', 6, 'D1'],
      ['T26', '16:2', '8:1', 4, 'DE'],
    ],
  ],
  ['The last battle', [['I21', '29:9', '3:1', 6, 'DE']]],
])('9.6.2 the battles of “%s” have the odds and results that are told', (title, battles) => {
  expect(battlesIn(title)).toEqual(battles);
});

it('9.11.1 the cavalry surrenders during movement', () => {
  expect(lostIn('Automatic victory', 'surrendered')).toEqual(['Cav7']);
});

it('9.6.2 the exchange costs each side what is told', () => {
  expect(lostIn('Exchange')).toEqual(['13Inf', '10A']);
});

it('3.3.2 movement may not end before the last three corps have come up', () => {
  const mayEnd = (title: string): boolean => {
    const { table } = taughtAt(at(title));
    return table.game.legal(table.state, 'axis').some(choice => choice.type === 'end-movement');
  };
  expect([mayEnd('South: the last three'), mayEnd('By rail')]).toEqual([false, true]);
});

it('9.7.1 the beaten armies are in the marshes', () => {
  const step = at('Move again');
  expect(['12A', '6A', '5A'].map(unit => hexOf(step, unit))).toEqual(['S24', 'S24', 'R23']);
});

it('10.1 no unit is lost by lack of supply, and the Soviets are next', () => {
  expect(lostIn('The last battle').sort()).toEqual(['11A', 'Tk7']);
  const { table } = taughtAt(lesson.steps.length - 1);
  expect(table.game.active(table.state)).toEqual(['soviet']);
  expect(hexOf(lesson.steps.length - 1, '3Pz')).toBe('S26');
});
