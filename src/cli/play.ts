/** One game between bots, through the contract: a bot gets the view of its seat and nothing else. */

import { type Roll, random, recordedDice, seededDice } from '../kit/dice.ts';
import type { Action, AdvisedGame, BaseState, Options, Outcome, Role } from '../kit/game.ts';
import { entryOf } from '../kit/phrase.ts';
import { type Step, tryApply } from '../kit/play.ts';
import type { Bot } from '../kit/player.ts';
import type { Played } from '../kit/replay.ts';

export interface Match {
  readonly game: AdvisedGame;
  readonly scenario: string;
  readonly options: Options;
  readonly players: Readonly<Record<Role, Bot>>;
  readonly seed: string;
  /** After this many actions a game is stopped and counts as unfinished. */
  readonly most?: number;
  /** Keeps every step, for a replay. */
  readonly record?: boolean;
  /** Called after every decision: the role, and the bot's time in milliseconds. */
  readonly onDecision?: (role: Role, ms: number) => void;
}

export interface MatchEnd {
  readonly state: BaseState;
  readonly actions: number;
  /** Undefined if the game was stopped. */
  readonly outcome: Outcome | undefined;
  readonly played: Played | undefined;
}

/** Dice and the random choices of bots come from the seed alone, so a match is the same on every machine and thread. */
export function playMatch(match: Match): MatchEnd {
  const { game, seed, most = 50_000 } = match;
  const dice = seededDice(`${seed}:dice`);
  const setup: Roll[] = [];
  const seats = new Map(game.roles.map(role => [role, seatOf(match, role)]));
  let s = game.setup(match.scenario, match.options, recordedDice(dice, setup));
  const states = [s];
  const steps: (Step & { role: Role })[] = [];
  let actions = 0;
  for (; actions < most; actions++) {
    const role = game.active(s)[0];
    if (role === undefined) break;
    const step = decide(match, s, role, seats.get(role));
    const done = tryApply(game, s, role, step, dice);
    if (!done.ok) throw new Error(`the bot of ${role} chose ${JSON.stringify(step)}, which ${done.error.rule} forbids`);
    s = done.value.state;
    if (match.record) {
      states.push(s);
      steps.push({ ...done.value, role });
    }
  }
  return { state: s, actions, outcome: game.outcome(s), played: match.record ? { states, steps, setup } : undefined };
}

interface Seated {
  readonly mind: ReturnType<Bot['open']>;
  readonly next: () => number;
}

function seatOf({ game, players, seed }: Match, role: Role): Seated | undefined {
  const mind = entryOf(players, role)?.open(game, role);
  return mind && { mind, next: random(`${seed}:${role}`) };
}

function decide({ game, onDecision }: Match, s: BaseState, role: Role, seat: Seated | undefined): Action {
  if (!seat) throw new Error(`nobody plays ${role}`);
  const view = game.view(s, role);
  const start = performance.now();
  const { action } = seat.mind.choose(view, { next: seat.next });
  onDecision?.(role, performance.now() - start);
  return action;
}
