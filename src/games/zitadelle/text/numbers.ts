/** Numbers used in sentences; if one is absent, a word replaces it. */
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
