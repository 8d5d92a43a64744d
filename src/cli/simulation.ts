/** The games of a simulation, played on threads and collected in order. */
import type { Role } from '../kit/game.ts';
import { entryOf } from '../kit/phrase.ts';
import type { Replay } from '../kit/replay.ts';
import { type Batch, type GameResult, playBatch, type SimSpec, type Task } from './batch.ts';
import { hire, workOff } from './pool.ts';
import { addTimes, noTimes, type Times } from './stats.ts';

export interface SimRun {
  readonly results: readonly GameResult[];
  readonly replays: readonly Replay[];
  readonly times: Readonly<Record<Role, Times>>;
  /** Wall time of play, without starting the threads. */
  readonly seconds: number;
}

export interface Labour {
  readonly threads: number;
  readonly onGames?: (count: number) => void;
}

export async function simulate(spec: SimSpec, games: number, { threads, onGames }: Labour): Promise<SimRun> {
  const crew = await hire<Task, Batch>({ threads, name: 'playBatch', inPlace: playBatch });
  try {
    await Promise.all(Array.from({ length: threads }, () => crew.work({ spec, from: 0, to: 0 })));
    const start = performance.now();
    const batches: Batch[] = [];
    await workOff(crew, split(spec, games, threads), batch => {
      batches.push(batch);
      onGames?.(batch.results.length);
    });
    return join(batches, (performance.now() - start) / 1000);
  } finally {
    await crew.close();
  }
}

/** Small enough that no thread waits long for the last task, large enough that messages cost nothing. */
function* split(spec: SimSpec, games: number, threads: number): Generator<Task> {
  const size = Math.max(1, Math.min(20, Math.floor(games / (threads * 4))));
  for (let from = 0; from < games; from += size) yield { spec, from, to: Math.min(games, from + size) };
}

function join(batches: readonly Batch[], seconds: number): SimRun {
  const times: Record<Role, number[]> = {};
  for (const batch of batches) {
    for (const [role, more] of Object.entries(batch.times)) {
      const sum = entryOf(times, role) ?? noTimes();
      addTimes(sum, more);
      times[role] = sum;
    }
  }
  const played = batches.flatMap(({ results, replays }) =>
    results.map((result, i) => ({ result, replay: replays[i] })),
  );
  played.sort((a, b) => a.result.n - b.result.n);
  return {
    results: played.map(({ result }) => result),
    replays: played.flatMap(({ replay }) => replay ?? []),
    times,
    seconds,
  };
}
