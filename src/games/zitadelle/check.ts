/** Invariants that hold whenever the game waits for a player. */
import { sharedHexes, violations } from '../../kit/check.ts';
import { topFrame } from '../../kit/flow.ts';
import type { Violation } from '../../kit/game.ts';
import { UNITS } from './data/units.ts';
import {
  BOARD,
  COMMAND_COUNT,
  fullSteps,
  GERMAN,
  HEX_SHEET,
  HEXES,
  IS_AIR,
  IS_COMPANY,
  IS_TROOP,
  SHEET,
  SIDE,
  SOVIET,
} from './pieces.ts';
import { overfullHexes } from './rules/surplus.ts';
import { BOXES, COLUMNS, isOver, OVER, placeOf, SPARE, type State, stepsOf } from './state.ts';

export function violationsOf(s: State): Violation[] {
  const whole = violations(must => {
    must(s.flow.length > 0 !== isOver(s), '12.0', 'a game waits for somebody exactly while it is not over');
    must((s.ending === null) !== isOver(s), '12.3', 'a game has an ending exactly when it is over');
  });
  return [...COLUMNS.violations(s, '2.2'), ...whole, ...placeViolations(s), ...stackViolations(s)];
}

function placeViolations(s: State): Violation[] {
  const each = violations(must => {
    for (const [u, { name }] of UNITS.entries()) {
      const [h, steps] = [placeOf(s, u), stepsOf(s, u)];
      must(isPlace(u, h), '2.1', `${name} is at ${h}`);
      if (h < 0) continue;
      must(!IS_TROOP[u] || (steps >= 1 && steps <= fullSteps(u)), '6.6.1', `${name} has ${steps} steps`);
      must(IS_AIR[u] === true || HEX_SHEET[h] === SHEET[u], '8.2.6', `${name} is on the wrong half-map`);
    }
  });
  const shared = sharedHexes(s.place, SIDE, u => !IS_AIR[u]);
  return [...each, ...shared.map(h => ({ rule: '8.2.1', message: `enemies share ${BOARD.names[h]}` }))];
}

/** Tiger companies are never on the map by themselves (13.4.5). */
function isPlace(u: number, h: number): boolean {
  if (h >= 0) return h < HEXES && !IS_COMPANY[u];
  return BOXES[h] !== undefined || (IS_AIR[u] === true && h <= OVER && h > OVER - COMMAND_COUNT) || h === SPARE;
}

/** 5.1.1 The limit applies except in movement and what follows it, retreats, and set-up unit by unit. */
function stackViolations(s: State): Violation[] {
  const top = topFrame(s);
  if (top && ['movement', 'surplus', 'retreat'].includes(top.phase)) return [];
  return [GERMAN, SOVIET].flatMap(side =>
    overfullHexes(s, side).map(h => ({ rule: '5.1.1', message: `too many units in ${BOARD.names[h]}` })),
  );
}
