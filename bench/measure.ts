/**
 * What a bench reports, and how time is measured. Each measure compares us with something that can be run here and now,
 * as a ratio with a goal: ratios survive a change of machine, microseconds do not.
 */

export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it is compared with. */
  readonly against: string;
  readonly ratio: number;
  /** The goal in words, e.g. `at most 3x`. */
  readonly goal: string;
  readonly ok: boolean;
}

/** Is told what will be measured next, since some measures take minutes. */
export type Tell = (doing: string) => void;

/**
 * Microseconds per call of `run`, the best of several rounds: on a shared machine the fastest round is the least
 * disturbed one. Rounds are long enough for the resolution of the clock; the first ones warm up the compiler.
 */
export function microsPerCall(run: () => void, { rounds = 9, roundMs = 40, clock = timed } = {}): number {
  const elapsed = (): number =>
    clock(() => {
      for (let i = 0; i < calls; i++) run();
    });
  let calls = 1;
  while (elapsed() < roundMs) calls *= 2;
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) best = Math.min(best, elapsed());
  return (best * 1000) / calls;
}

/** Milliseconds of a single run. */
export function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** A time in milliseconds against the maximum allowed here. */
export function budget(name: string, value: number, most: number): Measure {
  const ratio = value / most;
  const against = `${Number(most.toPrecision(3))} ms, the budget on a machine like this`;
  return { name, value, unit: 'ms', against, ratio, goal: 'at most 1x', ok: ratio <= 1 };
}

/** CPU time of a single run in milliseconds: other work on the machine does not count. */
export function busy(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
