/** Invariants: what is true of every state, whatever the players did. Tests, fuzzing and `scene` ask for it. */
import type { Violation } from '../../kit/game.ts';
import { CHIT_SET } from './data/tables.ts';
import { UNITS } from './data/units.ts';
import { hasChit } from './rules/chits.ts';
import { COLUMNS, COMING, isOnMap, placeOf, type State, unitAt } from './state.ts';

export const check = (s: State): Violation[] => [
  ...COLUMNS.violations(s, '1.1'),
  ...UNITS.flatMap((_, unit) => unitViolations(s, unit)),
  ...CHIT_SET.flatMap((count, kind) =>
    s.chit.filter(chit => chit === kind).length > count ? [{ rule: '3.0', message: `too many chits of ${kind}` }] : [],
  ),
  ...s.chosen.flatMap((card, side) =>
    card >= 0 && s.cards[card] !== side
      ? [{ rule: '7.2', message: 'a side has chosen a card that it does not hold' }]
      : [],
  ),
  ...(s.turn > s.turns ? [{ rule: '2.2', message: `turn ${s.turn} of ${s.turns}` }] : []),
];

function unitViolations(s: State, unit: number): Violation[] {
  const { name, arrives } = UNITS[unit] ?? { name: '' };
  const isHere = isOnMap(s, unit);
  return [
    ...(isHere && unitAt(s, placeOf(s, unit)) !== unit ? [{ rule: '4.4', message: `${name} shares its hex` }] : []),
    ...(!isHere && hasChit(s, unit) ? [{ rule: '3.2', message: `${name} is off the map with a chit` }] : []),
    ...(s.place[unit] === COMING && arrives === undefined ? [{ rule: '6.3', message: `${name} is not to come` }] : []),
  ];
}
