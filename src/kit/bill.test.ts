import { expect, it } from 'vitest';
import { isPaid, leftOf, paidBy, payable } from './bill.ts';

const way = (name: string, pays: number) => ({ name, pays });
const names = (owed: number, ...ways: ReturnType<typeof way>[]): string[] =>
  payable({ owed, paid: 0 }, ways).map(({ name }) => name);

it.each<[string, string[], string[]]>([
  ['all that fit', names(3, way('step', 1), way('hex', 2)), ['step', 'hex']],
  ['none that pays too much while one fits', names(1, way('step', 1), way('unit', 2)), ['step']],
  ['the smallest where every one pays too much', names(1, way('unit', 2), way('stack', 3)), ['unit']],
  ['nothing that pays nothing', names(1, way('prayer', 0)), []],
  ['nothing where nothing is owed', names(0, way('step', 1)), []],
])('the ways to pay are %s', (_name, found, expected) => {
  expect(found).toEqual(expected);
});

it('is paid once as much as is owed was given, or more', () => {
  const half = paidBy({ owed: 3, paid: 0 }, way('hex', 2));
  expect([leftOf(half), isPaid(half)]).toEqual([1, false]);
  expect([leftOf(paidBy(half, way('unit', 2))), isPaid(paidBy(half, way('unit', 2)))]).toEqual([0, true]);
});
