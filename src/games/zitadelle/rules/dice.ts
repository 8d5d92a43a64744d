/** Most rolls use two dice. */
import type { Io } from '../../../kit/flow.ts';

export const twoDice = ({ dice }: Io, rule: string): number => dice.roll(6, rule) + dice.roll(6, rule);

/** The number of ways to roll each sum with two dice, of 36. */
export const WAYS: readonly number[] = Array.from({ length: 13 }, (_, sum) =>
  sum < 2 ? 0 : sum <= 7 ? sum - 1 : 13 - sum,
);
