/** Units and stacks in English: printed values, current values, time of arrival. */

export const EN_VALUES = {
  at: 'anti-tank {at}',
  armour: 'armour {armour}',
  noArmour: 'no armour',
  combat: 'combat {combat}',
  moves: 'movement {allowance}',
  morale: 'morale {morale}',
  tigers: 'Tiger company attached',
  reduced: 'one step lost',
  disrupted: 'disrupted',
  artillery: 'shifts an assault {shift} columns right (turn 1)',
  engineer: 'undoes the fort in an assault (turn 1)',
  company: 'anti-tank +1, armour 5 for its regiment',
  dive: 'bombs tanks with anti-tank {at}',
  level: 'lowers the morale of an army by 1 for the turn',
  comes: 'due on turn {turn}, {date}, at {area}',
  called: 'comes at {area} on the turn of chit {chit}, which is drawn',
  drawn: 'comes at {area}: chit {chit} was that of turn {turn}',
  total: 'Combat {combat} · highest armour {armour} · {n|unit|units}',
} as const;
