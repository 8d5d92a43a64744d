/** Invariants that hold whenever the game waits for a player. */
import { violations } from '../../kit/check.ts';
import type { Violation } from '../../kit/game.ts';
import { itemAt } from '../../kit/list.ts';
import { AIR, AXIS, BOARD, COUNT, POOL, SIDE, unitSpec } from './pieces.ts';
import { mayShare, STACK_LIMIT } from './rules/ground.ts';
import { COLUMNS, isOver, placeOf, type State, supportLeft } from './state.ts';

export function violationsOf(s: State): Violation[] {
  const whole = violations(must => {
    must(isOver(s) || (s.turn === 0) === s.flow.some(f => f.phase === 'set-up'), '3.0', 'turn 0 is the set-up');
    must(s.flow.length > 0 !== isOver(s), '4.0', 'a game waits for somebody exactly while it is not over');
    const inAir = s.air.length + supportLeft(s, AXIS, AIR);
    must(inAir <= itemAt(POOL[AXIS], AIR), '3.2', `${inAir} Axis air markers`);
    const draws = 2 - s.crossed.filter(line => line < 3).length;
    const left = s.cup.reduce((sum, n) => sum + n, 0);
    must(left >= draws, '4.1', 'the cup holds too few markers for the lines ahead');
  });
  return [...COLUMNS.violations(s, '2.2'), ...whole, ...stackViolations(s)];
}

/** 8.0-8.3, except in the middle of a retreat. */
function stackViolations(s: State): Violation[] {
  const out: Violation[] = [];
  const retreating = s.flow.find(isRetreat)?.unit;
  const stacks = new Map<number, number[]>();
  for (let u = 0; u < COUNT; u++) {
    const h = placeOf(s, u);
    if (h < 0 || u === retreating) continue;
    const stack = stacks.get(h) ?? [];
    if (stack.some(o => SIDE[o] !== SIDE[u])) out.push({ rule: '8.3', message: `enemies share hex ${BOARD.names[h]}` });
    if (!mayShare(u, stack)) {
      const rule = stack.length < STACK_LIMIT ? '8.1' : '8.0';
      out.push({ rule, message: `${unitSpec(u).name} cannot stack in hex ${BOARD.names[h]}` });
    }
    stacks.set(h, [...stack, u]);
  }
  return out;
}

const isRetreat = (f: { readonly phase: string }): f is { readonly phase: 'retreat'; readonly unit: number } =>
  f.phase === 'retreat';
