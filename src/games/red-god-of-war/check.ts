/** Invariants: what is true of every state, whatever the players did. Tests, fuzzing and `scene` ask for it. */

import { topFrame } from '../../kit/flow.ts';
import type { Violation } from '../../kit/game.ts';
import { BOTH_SIDES, type Side } from '../../kit/sides.ts';
import { isMove } from './frames.ts';
import { scenarioAt } from './options.ts';
import { ALL_UNITS, BOARD, isNameless, roleOf, sideOf, specOf } from './pieces.ts';
import { cupOf } from './rules/chits.ts';
import { canThin, crowdsOf } from './rules/crowding.ts';
import { unitsAt } from './rules/ground.ts';
import { BROKEN, COLUMNS, COMING, isOnMap, POOL, placeOf, type State } from './state.ts';

export const check = (s: State): Violation[] => [
  ...COLUMNS.violations(s, '2.1'),
  ...ALL_UNITS.flatMap(unit => unitViolations(s, unit)),
  ...BOTH_SIDES.flatMap(side =>
    crowds(s, side).map(hex => ({ rule: '5.1', message: `${BOARD.names[hex]} is too full` })),
  ),
  ...cupViolations(s),
  ...(s.turn > scenarioAt(s.scenario).turns ? [{ rule: '13.0', message: `no turn ${s.turn}` }] : []),
];

/** 5.2 In a movement phase one hex may be too full as long as somebody can leave it. */
function crowds(s: State, side: Side): readonly number[] {
  const hexes = crowdsOf(s, side);
  const [first = -1] = hexes;
  const f = topFrame(s);
  return hexes.length === 1 && f && isMove(f) && f.side === side && canThin(s, f, first) ? [] : hexes;
}

function unitViolations(s: State, unit: number): Violation[] {
  const { name, entry } = specOf(unit);
  const place = placeOf(s, unit);
  const problem = (rule: string, message: string): Violation[] => [{ rule, message: `${name} ${message}` }];
  if (isOnMap(s, unit)) {
    const enemy = unitsAt(s, place).find(other => sideOf(other) !== sideOf(unit));
    return enemy === undefined ? [] : problem('4.52', `shares its hex with ${specOf(enemy).name}`);
  }
  if (place === POOL && !isNameless(unit)) return problem('10.4', 'is no nameless regiment');
  if (isNameless(unit) && place !== POOL) return problem('10.4', 'belongs into the pool');
  if (place === BROKEN && (entry.kind === 'breakdown' || sideOf(unit) !== 0))
    return problem('10.4', 'cannot be broken down');
  return place === COMING && entry.kind !== 'turn' ? problem('9.1', 'is no reinforcement') : [];
}

/** 7.1 The number of chits that everybody sees. */
const cupViolations = (s: State): Violation[] =>
  s.flow.some(f => f.phase === 'chits')
    ? []
    : BOTH_SIDES.filter(side => cupOf(s, side).length !== s.cup[side]).map(side => ({
        rule: '7.1',
        message: `the chits of ${roleOf(side)} in the cup are not as many as are told`,
      }));
