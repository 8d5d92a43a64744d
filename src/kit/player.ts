/**
 * Whoever decides for a side, through the contract alone. It is handed the view of its seat and nothing else, so it cannot
 * peek: what it does not know it imagines. All chance comes from `next`, so the same view and the same `next` give the
 * same choice.
 */
import type { Action, AnyGame, Bilingual, Role } from './game.ts';

export interface Means {
  /** Chance, from 0 to below 1. */
  readonly next: () => number;
  /** A clock in milliseconds, for players that keep to `ms`. */
  readonly now?: () => number;
  readonly ms?: number;
}

export interface Chosen {
  readonly action: Action;
  /** Why, in words a person can read. */
  readonly reason: Bilingual;
  /** What the player thinks its position is worth after the action, in the game's own measure. */
  readonly value?: number;
}

/** It may take its time. */
export interface Player {
  choose(game: AnyGame, view: unknown, role: Role, means: Means): Chosen | Promise<Chosen>;
}

/** A player that is a program of ours, and answers at once. */
export interface Bot extends Player {
  readonly id: string;
  choose(game: AnyGame, view: unknown, role: Role, means: Means): Chosen;
}
