/** Invariants that hold whenever the game waits for a player. */
import { sharedHexes, violations } from '../../kit/check.ts';
import { topFrame } from '../../kit/flow.ts';
import type { Violation } from '../../kit/game.ts';
import { UNITS } from './data/units.ts';
import { isMovement } from './frames.ts';
import { AXIS, BOARD, GERMAN_PARATROOP, HEXES, IS_PARTISAN, isLand, SIDE, SOVIET } from './pieces.ts';
import { groundOf, isOverfull } from './rules/ground.ts';
import { lastTurn, scenarioOf } from './scenarios.ts';
import { COLUMNS, isOver, placeOf, type State } from './state.ts';

export function violationsOf(s: State): Violation[] {
  const last = lastTurn(scenarioOf(s.scenario));
  const whole = violations(must => {
    must(s.turn <= last, '4.0', `turn ${s.turn} of a game that ends with turn ${last}`);
    must(s.flow.length > 0 !== isOver(s), '5.0', 'a game waits for somebody exactly while it is not over');
    must((s.ending === null) !== isOver(s), '5.0', 'a game has an ending exactly when it is over');
  });
  return [...COLUMNS.violations(s, '2.1'), ...whole, ...placeViolations(s), ...stackViolations(s)];
}

function placeViolations(s: State): Violation[] {
  const lost = UNITS.flatMap(({ name }, u): Violation[] => {
    const h = placeOf(s, u);
    return h < 0 || isLand(h) ? [] : [{ rule: '2.2.2', message: `${name} is at sea, in ${BOARD.names[h]}` }];
  });
  // V3.1 Paratroops may share an enemy hex that they jumped into, until that battle is over.
  const shared = sharedHexes(s.place, SIDE, u => !IS_PARTISAN[u] && u !== GERMAN_PARATROOP);
  return [...lost, ...shared.map(h => ({ rule: '6.0', message: `enemies share ${BOARD.names[h]}` }))];
}

/** 6.2 The limit applies at the end of a movement phase; the moving side may exceed it until then. */
function stackViolations(s: State): Violation[] {
  const top = topFrame(s);
  const out: Violation[] = [];
  for (const side of [AXIS, SOVIET]) {
    if (top && (isMovement(top) || top.phase === 'overrun' || top.phase === 'surplus' || top.phase === 'set-up'))
      continue;
    if (top?.phase === 'retreat') continue;
    const g = groundOf(s, side);
    for (let h = 0; h < HEXES; h++)
      if (isOverfull(g, h)) out.push({ rule: '6.1', message: `too many units in ${BOARD.names[h]}` });
  }
  return out;
}
