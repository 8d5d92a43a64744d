/** Units and stacks in English: printed values, current values, time of arrival. */

export const EN_VALUES = {
  strength: 'strength {strength}',
  halved: 'strength {combat} (printed {strength}; no combat supply)',
  moves: 'movement {allowance} (this turn {first} and {second})',
  fixed: 'does not move',
  points: '{strength|replacement point|replacement points} a turn',
  partisan: 'ZOC in its own hex only',
  comes: 'comes in {date}, {impulse}',
  formed: 'formed in {date}',
  total: 'Strength {strength} · {n|unit|units}',
} as const;
