/**
 * Those who decide for a side through the contract alone. A player sits down at a table once and may keep what it has
 * planned between its decisions. It is handed the view of its seat and nothing else, so it cannot peek: what it does not
 * know it imagines. All chance comes from `next`, so the same views and the same chance give the same choices.
 */
import type { Action, AdvisedGame, Role } from './game.ts';
import type { Reason } from './reason.ts';

export interface Means {
  /** Chance, from 0 to below 1. */
  readonly next: () => number;
  /** A clock in milliseconds, for players that keep to `ms`. */
  readonly now?: () => number;
  readonly ms?: number;
  /** How far the thinking has come, from 0 to 1. */
  progress?(done: number): void;
  /** Set where the answer may cease to be wanted. */
  readonly stop?: Stop;
}

/** A decision that may be called off: whatever is answered afterwards is thrown away. */
export interface Stop {
  readonly isStopped: boolean;
  /** Runs when it is called off, at once if it has been. */
  onStop(run: () => void): void;
}

export interface Chosen {
  readonly action: Action;
  /** Why: `reasonText` puts it into words. */
  readonly reason: Reason;
  /** What the player thinks its position is worth after the action, in the game's own measure. */
  readonly value?: number;
}

/** A player at one seat of one table. */
export interface Mind {
  /** May take its time; one decision at a time. */
  choose(view: unknown, means: Means): Chosen | Promise<Chosen>;
  /** The seat is left: plans can be thrown away, helpers sent home. */
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

/** A stop, and what calls it off. */
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
