/** The result of a simulation, as shown by the table, the JSON file and the HTML report. */
import type { AnyGame, Options, Role } from '../kit/game.ts';
import { entryOf } from '../kit/phrase.ts';
import { type GameResult, type SimSpec, UNFINISHED } from './batch.ts';
import { table } from './io.ts';
import type { SimRun } from './simulation.ts';
import { countOf, type Interval, quantile, type Spread, spread, type Times, wilson } from './stats.ts';

export interface Share extends Interval {
  readonly count: number;
}

export interface Decisions {
  readonly role: Role;
  readonly player: string;
  readonly count: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Counts on the scale of `stepMs`. */
  readonly times: Times;
}

export interface Summary {
  readonly format: 'hexfront-simulation-1';
  readonly game: string;
  readonly rulesVersion: number;
  readonly scenario: string;
  readonly options: Options;
  readonly players: Readonly<Record<Role, string>>;
  readonly seed: string;
  readonly games: number;
  readonly wins: readonly (Share & { readonly role: Role })[];
  readonly draws: Share;
  readonly unfinished: Share;
  readonly actions: Spread;
  readonly turns: Spread;
  readonly results: readonly GameResult[];
  /** The only part that differs between two runs of the same command. */
  readonly timing: {
    readonly threads: number;
    readonly seconds: number;
    readonly actionsPerSecond: number;
    readonly decisions: readonly Decisions[];
  };
}

export function summaryOf(game: AnyGame, spec: SimSpec, run: SimRun, threads: number): Summary {
  const { results } = run;
  const share = (test: (r: GameResult) => boolean): Share => {
    const count = results.filter(test).length;
    return { count, ...wilson(count, results.length) };
  };
  const played = results.reduce((sum, r) => sum + r.actions, 0);
  const { record: _record, ...what } = spec;
  return {
    format: 'hexfront-simulation-1',
    ...what,
    rulesVersion: game.rulesVersion,
    games: results.length,
    wins: game.roles.map(role => ({ role, ...share(r => r.winner === role) })),
    draws: share(r => r.winner === undefined && r.code !== UNFINISHED),
    unfinished: share(r => r.code === UNFINISHED),
    actions: spread(results.map(r => r.actions)),
    turns: spread(results.map(r => r.turns)),
    results,
    timing: {
      threads,
      seconds: run.seconds,
      actionsPerSecond: run.seconds > 0 ? played / run.seconds : 0,
      decisions: game.roles.map(role =>
        decisionsOf(role, entryOf(spec.players, role) ?? '', entryOf(run.times, role) ?? []),
      ),
    },
  };
}

const decisionsOf = (role: Role, player: string, times: Times): Decisions => ({
  role,
  player,
  count: countOf(times),
  medianMs: quantile(times, 0.5),
  p95Ms: quantile(times, 0.95),
  times,
});

export function summaryText(summary: Summary, roleName: (role: Role) => string): string {
  const { draws, unfinished, timing } = summary;
  const line = (name: string, player: string, s: Share): string[] => [
    name,
    player,
    String(s.count),
    percent(s.share),
    `${percent(s.low)} to ${percent(s.high)}`,
  ];
  const wins = summary.wins.map(w => line(roleName(w.role), entryOf(summary.players, w.role) ?? '', w));
  if (draws.count > 0) wins.push(line('draw', '', draws));
  if (unfinished.count > 0) wins.push(line('unfinished', '', unfinished));
  return [
    `${summary.game}, scenario ${summary.scenario}: ${summary.games} games, seed ${summary.seed}`,
    '',
    table(['winner', 'player', 'games', 'share', '95 % interval'], wins),
    '',
    table(
      ['length', 'mean', 'median', 'least', 'most'],
      [spreadRow('actions', summary.actions), spreadRow('turns', summary.turns)],
    ),
    '',
    table(
      ['decisions of', 'player', 'count', 'median ms', 'p95 ms'],
      timing.decisions.map(d => [roleName(d.role), d.player, d.count, milliseconds(d.medianMs), milliseconds(d.p95Ms)]),
    ),
    '',
    `${Math.round(timing.actionsPerSecond).toLocaleString('en')} actions a second on ${timing.threads} thread${timing.threads === 1 ? '' : 's'} (${timing.seconds.toFixed(2)} s)`,
  ].join('\n');
}

const spreadRow = (name: string, s: Spread): (string | number)[] => [
  name,
  s.mean.toFixed(1),
  s.median,
  s.least,
  s.most,
];

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Two significant digits. */
export const milliseconds = (ms: number): string => (ms >= 100 ? ms.toFixed(0) : String(Number(ms.toPrecision(2))));
