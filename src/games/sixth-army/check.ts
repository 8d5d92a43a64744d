/** Invariants that hold whenever the game waits for a player. */
import { violations } from '../../kit/check.ts';
import type { Violation } from '../../kit/game.ts';
import { AIR_MAXIMUM } from './data/tables.ts';
import { LOGISTICS_MAXIMUM, UNITS } from './data/units.ts';
import { AIR, AXIS, BOARD, COUNT, HEXES, POOL, SIDE } from './pieces.ts';
import { mayShare, STACK_LIMIT } from './rules/ground.ts';
import { isOver, type State, supportLeft } from './state.ts';

export function violationsOf(s: State): Violation[] {
  const whole = violations(must => {
    must(s.turn >= 0 && s.turn <= 4, '5.0', `turn ${s.turn}`);
    must(isOver(s) || (s.turn === 0) === s.flow.some(f => f.phase === 'set-up'), '3.0', 'turn 0 is the set-up');
    must(s.flow.length > 0 !== isOver(s), '4.0', 'a game waits for somebody exactly while it is not over');
    for (const lp of s.lp) must(lp >= 0 && lp <= LOGISTICS_MAXIMUM, '13.2.5', `a side has ${lp} points`);
    for (const n of s.support) must(n >= 0 && n <= AIR_MAXIMUM, '6.1', `${n} support markers of a kind`);
    must(new Set(s.air).size === s.air.length, '6.3', 'two air markers in one hex');
    const inAir = s.air.length + supportLeft(s, AXIS, AIR);
    must(inAir <= POOL[AXIS]![AIR]!, '3.2', `${inAir} Axis air markers`);
    must(s.place.length === COUNT && s.exhausted.length === COUNT, '2.2', 'columns have a value for each unit');
    const draws = 2 - s.crossed.filter(line => line < 3).length;
    const left = s.cup.reduce((sum, n) => sum + n, 0);
    must(left >= draws, '4.1', 'the cup holds too few markers for the lines ahead');
  });
  return [...whole, ...stackViolations(s)];
}

/** 8.0-8.3, save in the middle of a retreat. */
function stackViolations(s: State): Violation[] {
  const out: Violation[] = [];
  const retreating = s.flow.find(isRetreat)?.unit;
  const stacks = new Map<number, number[]>();
  for (let u = 0; u < COUNT; u++) {
    const h = s.place[u]!;
    if (h >= HEXES) out.push({ rule: '2.1', message: `unit ${u} is at ${h}` });
    if (h < 0 || u === retreating) continue;
    const stack = stacks.get(h) ?? [];
    if (stack.some(o => SIDE[o] !== SIDE[u])) out.push({ rule: '8.3', message: `enemies share hex ${BOARD.names[h]}` });
    if (!mayShare(u, stack)) {
      const rule = stack.length < STACK_LIMIT ? '8.1' : '8.0';
      out.push({ rule, message: `${UNITS[u]!.name} cannot stack in hex ${BOARD.names[h]}` });
    }
    stacks.set(h, [...stack, u]);
  }
  return out;
}

const isRetreat = (f: { readonly phase: string }): f is { readonly phase: 'retreat'; readonly unit: number } =>
  f.phase === 'retreat';
