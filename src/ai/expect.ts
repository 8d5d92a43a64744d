/** What an action is worth on average: exact over every way the dice can fall where they are few, sampled where not. */
import { type Dice, everyRoll, type Roll, recordedDice, seededDice } from '../kit/dice.ts';

export interface Expectation {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** False where there were too many ways and samples stand for them. */
  readonly exact: boolean;
}

const MOST_WAYS = 1500;
const SAMPLES = 200;

export function expectation(worth: (dice: Dice) => number): Expectation {
  const exact = sums();
  if (everyRoll(worth, exact.add, MOST_WAYS)) return { ...exact.total(), exact: true };
  // The same seeds for every action, so that luck in the samples does not decide between actions.
  const sampled = sums();
  for (let i = 0; i < SAMPLES; i++) sampled.add(worth(seededDice(i)), 1 / SAMPLES);
  return { ...sampled.total(), exact: false };
}

const GLANCE_WAYS = 6;
const GLANCE_SAMPLES = 4;

/** The same at a glance, for an action that is taken whatever it is worth: one die is counted out, more are sampled. */
export function glance(worth: (dice: Dice) => number): Expectation {
  const rolls: Roll[] = [];
  const sampled = sums();
  sampled.add(worth(recordedDice(seededDice(0), rolls)), 1 / GLANCE_SAMPLES);
  if (rolls.reduce((ways, { of }) => ways * of, 1) <= GLANCE_WAYS) return expectation(worth);
  for (let i = 1; i < GLANCE_SAMPLES; i++) sampled.add(worth(seededDice(i)), 1 / GLANCE_SAMPLES);
  return { ...sampled.total(), exact: false };
}

function sums() {
  let [mean, low, high] = [0, Infinity, -Infinity];
  return {
    add(value: number, chance: number): void {
      mean += value * chance;
      low = Math.min(low, value);
      high = Math.max(high, value);
    },
    total: () => ({ mean, low, high }),
  };
}
