import { expect, it } from 'vitest';
import { compileBoard, rectangle } from './board.ts';
import { finder, mapTrial, sum, tally } from './dataTrial.ts';

const board = compileBoard({
  ...rectangle(3, 3, 'flat', 'odd'),
  sides: { river: ['0101-0201'] },
  links: { road: [['0101', '0102']] },
});
const trial = mapTrial(board);

it('a map is asked by printed names', () => {
  expect(trial.apart('0101', '0303')).toBe(3);
  expect(trial.sideBetween('0201', '0101')).toEqual(['river']);
  expect(trial.linkBetween('0101', '0102')).toEqual(['road']);
  expect(trial.around('0101').toSorted()).toEqual(['0102', '0201']);
  expect(() => trial.at('0909')).toThrow('no hex 0909');
});

it('a roster is searched and counted', () => {
  const roster = [{ name: '6' }, { name: '7' }];
  expect(finder(roster)('7')).toBe(roster[1]);
  expect(() => finder(roster)('8')).toThrow('no unit 8');
  expect(tally(['a', 'b', 'a'], item => item)).toEqual({ a: 2, b: 1 });
  expect(sum([1, 2, 4])).toBe(7);
});
