/**
 * Obligatory combat on a front of 60 attackers and up to 35 targets: one complete grouping, and everything that may be
 * decided next, which is what a list of legal choices asks. Nothing is cached from one front to the next.
 */
import { random } from '../src/kit/dice.ts';
import { openGrouping, type Problem } from '../src/kit/grouping.ts';
import { frontProblem } from '../src/kit/groupingSamples.ts';
import { isFeasible, optionsOf, solve } from '../src/kit/groupingSolve.ts';
import { type Measure, microsPerCall, type Tell } from './measure.ts';
import { machineSpeed } from './playouts.ts';

const GOAL_MICROS = 300;

export function* groupingMeasures(tell: Tell): Generator<Measure> {
  tell('the speed of this machine');
  const speed = machineSpeed();
  const rng = random('grouping');
  const fronts = Array.from({ length: 100 }, () => frontProblem(rng, { attackers: 60, targets: 35 }, { weak: 0 }));
  const solvable = fronts.filter(problem => isFeasible(problem));
  tell('grouping of a whole front');
  yield measure('grouping of a whole front', speed, fronts, problem => solve(problem));
  tell('all assignments on a whole front');
  yield measure('all assignments on a whole front', speed, solvable, problem => {
    const open = openGrouping(problem);
    for (const attacker of problem.near.keys()) optionsOf(problem, open, attacker);
  });
}

function measure(name: string, speed: number, fronts: readonly Problem[], ask: (problem: Problem) => void): Measure {
  const askAll = (): void => {
    for (const problem of fronts) ask({ ...problem });
  };
  const value = microsPerCall(askAll) / fronts.length;
  const goal = GOAL_MICROS / speed;
  return {
    name,
    value,
    unit: 'µs',
    against: `${Math.round(goal)} µs on a machine like this`,
    ratio: value / goal,
    goal: 'at most 1x',
    ok: value <= goal,
  };
}
