/**
 * Players that decide for a side through the contract alone. A player sits down at a table once and may keep plans
 * between its decisions. It gets the view of its seat and nothing else, so it cannot peek: what it does not know it
 * imagines. All randomness comes from `next`, so the same views and the same random numbers give the same choices.
 */
import type { Action, AdvisedGame, Role } from './game.ts';
import type { Reason } from './reason.ts';

export interface Means {
  /** Random numbers from 0 to below 1. */
  readonly next: () => number;
  /** A clock in milliseconds, for players with a time limit `ms`. */
  readonly now?: () => number;
  readonly ms?: number;
  /** How far the thinking has come, from 0 to 1. */
  progress?(done: number): void;
  /** Set if the decision may be cancelled. */
  readonly stop?: Stop;
}

/** Tells a player that its decision is cancelled: any later answer is discarded. */
export interface Stop {
  readonly isStopped: boolean;
  /** Runs on cancellation, at once if it has already happened. */
  onStop(run: () => void): void;
}

export interface Chosen {
  readonly action: Action;
  /** Why: `reasonText` puts it into words. */
  readonly reason: Reason;
  /** The player's estimate of its position after the action, on the game's own scale. */
  readonly value?: number;
}

/** A player at one seat of one table. */
export interface Mind {
  /** May take its time; one decision at a time. */
  choose(view: unknown, means: Means): Chosen | Promise<Chosen>;
  /** The seat is left: plans can be dropped, workers stopped. */
  close?(): void;
}

export interface Player {
  open(game: AdvisedGame, role: Role): Mind;
}

/** A player that keeps nothing between its decisions and answers at once. */
export interface Bot extends Player {
  readonly id: string;
  choose(game: AdvisedGame, view: unknown, role: Role, means: Means): Chosen;
  open(game: AdvisedGame, role: Role): { choose(view: unknown, means: Means): Chosen };
}

export const makeBot = (id: string, choose: Bot['choose']): Bot => ({
  id,
  choose,
  open: (game, role) => ({ choose: (view, means) => choose(game, view, role, means) }),
});

/** A stop, and the function that triggers it. */
export function makeStop(): { readonly stop: Stop; end(): void } {
  let isStopped = false;
  const waiting: (() => void)[] = [];
  return {
    stop: {
      get isStopped() {
        return isStopped;
      },
      onStop(run) {
        if (isStopped) run();
        else waiting.push(run);
      },
    },
    end() {
      if (isStopped) return;
      isStopped = true;
      for (const run of waiting.splice(0)) run();
    },
  };
}
