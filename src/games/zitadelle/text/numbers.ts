/** Numbers that some sentence names; where one is absent, a word stands in for it. */
const NUMBERS = [
  'n',
  'count',
  'cost',
  'total',
  'left',
  'allowance',
  'turn',
  'die',
  'dice',
  'attack',
  'defence',
  'morale',
] as const;

export const numbersAs = (word: string): Readonly<Record<string, string>> =>
  Object.fromEntries(NUMBERS.map(name => [name, word]));
