/** Units and stacks in English: printed values, and totals of a stack. */

export const EN_VALUES = {
  fresh: 'strength {strength}, exhausted {back}',
  exhausted: 'exhausted: strength {strength} (fresh {front})',
  moves: 'movement {allowance}',
  red: 'red shock dot: exhausts one enemy unit',
  white: 'white shock dot: two exhaust one enemy unit',
  total: 'Strength {strength} · {n|unit|units}',
  tired: '{n} exhausted',
} as const;
