/** A part of a simulation: consecutive games, for a worker thread or in this thread. */
import type { Options, Role } from '../kit/game.ts';
import { hashOf } from '../kit/hash.ts';
import { valueIn } from '../kit/list.ts';
import { makeReplay, type Replay } from '../kit/replay.ts';
import { loadGame, loadPlayers } from './input.ts';
import { type Match, type MatchEnd, playMatch } from './play.ts';
import { addTime, noTimes, type Times } from './stats.ts';

export interface SimSpec {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  /** The bot of each role, by name. */
  readonly players: Readonly<Record<Role, string>>;
  readonly seed: string;
  /** Keeps a replay of every game. */
  readonly record: boolean;
}

export interface Task {
  readonly spec: SimSpec;
  readonly from: number;
  readonly to: number;
}

export interface GameResult {
  readonly n: number;
  readonly seed: string;
  /** Absent in a draw and in a game that did not end. */
  readonly winner?: Role;
  /** How it ended, as the game's outcome says; `unfinished` when it was given up. */
  readonly code: string;
  readonly turns: number;
  readonly actions: number;
  /** Fingerprint of the last position. */
  readonly hash: string;
}

export interface Batch {
  readonly results: readonly GameResult[];
  readonly replays: readonly Replay[];
  readonly times: Readonly<Record<Role, Times>>;
}

export const UNFINISHED = 'unfinished';

/** Game n of a simulation has the seed `seed:n`, on any thread. */
export async function playBatch({ spec, from, to }: Task): Promise<Batch> {
  const game = await loadGame(spec.game);
  const players = loadPlayers(spec.players);
  const times = new Map(game.roles.map(role => [role, noTimes()]));
  const onDecision = (role: Role, ms: number): void => addTime(valueIn(times, role), ms);
  const results: GameResult[] = [];
  const replays: Replay[] = [];
  for (let n = from; n < to; n++) {
    const seed = `${spec.seed}:${n}`;
    const match = { game, scenario: spec.scenario, options: spec.options, players, seed, record: spec.record };
    const end = playNamed({ ...match, onDecision });
    if (end.played) replays.push(makeReplay(game, spec.scenario, spec.options, end.played));
    const winner = end.outcome?.winner;
    results.push({
      n,
      seed,
      ...(winner === undefined ? {} : { winner }),
      code: end.outcome?.code ?? UNFINISHED,
      turns: end.state.turn,
      actions: end.actions,
      hash: hashOf(end.state),
    });
  }
  return { results, replays, times: Object.fromEntries(times) };
}

/** A failure names the seed of the game, so that it can be played again. */
function playNamed(match: Match): MatchEnd {
  try {
    return playMatch(match);
  } catch (error) {
    throw new Error(`game ${match.seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
