/**
 * How fast whole games go: random playouts through the gate (legal, tryApply, events), the full legal list, a bot's
 * decision, and simulation over threads.
 *
 * Goals in seconds mean nothing on another machine, so they are scaled. `reference` is a fixed piece of work of the kind
 * that rule code does: copies of columns, small objects, short lists, integer loops. On the machine where the peers were
 * measured (Rally the Troops, random play of Waterloo 1815: 12,100 actions a second on one core) one round of it takes
 * `REFERENCE_MICROS`. What it takes here, against that, is the speed of this machine, and the goals move with it.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { greedy } from '../src/ai/greedy.ts';
import { playMatch } from '../src/cli/play.ts';
import { hire } from '../src/cli/pool.ts';
import { packageRoot } from '../src/cli/root.ts';
import { spread } from '../src/cli/stats.ts';
import { random, seededDice } from '../src/kit/dice.ts';
import { type BaseState, type Options, readOptions, type WholeGame } from '../src/kit/game.ts';
import { playout } from '../src/kit/playout.ts';
import { budgetOf } from './budgets.ts';
import { fullLegal, longestMeasures } from './longest.ts';
import { budget, busy, type Measure, microsPerCall, type Tell, timed } from './measure.ts';
import { siblingMeasures } from './siblings.ts';
import { worstMeasures } from './worst.ts';

const REFERENCE_MICROS = 23;
const WATERLOO_ACTIONS = 12_100;
const GREEDY_MS = 100;
/** Enough that compilation, which runs beside a single thread but for each of many, is a small part of it. */
const SIMULATED_ACTIONS = 1_000_000;

/** One after the other, so that a caller can print each when it is done. */
export async function* playMeasures(game: WholeGame, tell: Tell): AsyncGenerator<Measure> {
  tell('the speed of this machine');
  const speed = machineSpeed();
  tell(`random playouts of ${game.id}`);
  yield playoutMeasure(game, speed);
  tell(`siblings of ${game.id}`);
  yield* siblingMeasures(game);
  tell(`full legal list of ${game.id}`);
  yield legalMeasure(game, speed);
  yield* longestMeasures(game, speed, tell);
  yield* worstMeasures(game, processorSpeed(), tell);
  tell(`greedy decisions of ${game.id}`);
  yield greedyMeasure(game, speed);
  tell(`simulation of ${game.id} on one thread and on all`);
  yield await scalingMeasure(game);
}

/** 1 on the machine where the peers were measured, 2 on one twice as fast. */
export const machineSpeed = (): number => REFERENCE_MICROS / microsPerCall(reference);

/** The same in CPU time, for measures taken in CPU time: other work on the machine affects neither. */
export const processorSpeed = (): number => REFERENCE_MICROS / microsPerCall(reference, { clock: busy });

export function playoutMeasure(game: WholeGame, speed: number): Measure {
  playoutRate(game, { seed: 'warm up', ms: 2000 });
  let rate = 0;
  // Many and short: on a busy machine some of them run undisturbed.
  for (let round = 0; round < 15; round++) rate = Math.max(rate, playoutRate(game, { seed: `${round}`, ms: 200 }));
  const goal = budgetOf(game).playout;
  const waterloo = WATERLOO_ACTIONS * speed;
  const ratio = rate / waterloo;
  return {
    name: `random playouts of ${game.id}`,
    value: Math.round(rate),
    unit: 'actions/s',
    against: `Rally's Waterloo, ${Math.round(waterloo)} actions/s on a machine like this`,
    ratio,
    goal: `at least ${goal.toFixed(1)}x`,
    ok: ratio >= goal,
  };
}

export function legalMeasure(game: WholeGame, speed: number): Measure {
  const positions = fullest(game, sample(game, 4000), 200);
  for (const s of positions) fullLegal(game, s);
  const value = spread(positions.map(s => timed(() => fullLegal(game, s)))).median;
  return budget(`full legal list of ${game.id}`, value, budgetOf(game).legal / speed);
}

/** The first decisions of a game between two greedy players, each seeing its own view only. */
export function greedyMeasure(game: WholeGame, speed: number): Measure {
  const times: number[] = [];
  playMatch({
    game,
    scenario: firstScenario(game),
    options: defaults(game),
    players: Object.fromEntries(game.roles.map(role => [role, greedy])),
    seed: 'bench',
    most: 150,
    onDecision: (_role, ms) => times.push(ms),
  });
  return budget(`greedy decision of ${game.id}, median`, spread(times).median, GREEDY_MS / speed);
}

/**
 * All cores against one, as `hexfront simulate` is run by users. Cores share caches, memory and other work, so the gain
 * of threads that do nothing but compute is reported beside it.
 */
export async function scalingMeasure(game: WholeGame): Promise<Measure> {
  const threads = availableParallelism();
  const games = gamesFor(game);
  let [alone, together, bare] = [0, 0, 0];
  // Alternating, and the best of each, because other work on the machine slows all of them.
  for (let round = 0; round < 3; round++) {
    bare = Math.max(bare, await bareScaling(threads));
    alone = Math.max(alone, simulatedRate(game, games, 1));
    together = Math.max(together, simulatedRate(game, games, threads));
  }
  const ratio = together / alone;
  const wanted = 1 + (threads - 1) * 0.67;
  return {
    name: `simulation of ${game.id} on ${threads} threads`,
    value: Math.round(together),
    unit: 'actions/s',
    against: `the same on 1 thread; bare threads win ${bare.toFixed(2)}x here`,
    ratio,
    goal: `at least ${wanted.toFixed(1)}x`,
    ok: ratio >= wanted,
  };
}

/** Enough games for the number of actions, whether games are long or short. */
function gamesFor(game: WholeGame): number {
  const dice = seededDice('length');
  const { actions } = playout(game, begin(game, dice), { dice, next: random('length') });
  return Math.ceil(SIMULATED_ACTIONS / actions);
}

/** Actions per second of a simulation between random bots, run as a separate command. */
function simulatedRate(game: WholeGame, games: number, threads: number): number {
  const flags = [
    '--players',
    'random',
    '--games',
    String(games),
    '--seed',
    'bench',
    '--threads',
    String(threads),
    '--json',
    '-',
  ];
  const command = join(packageRoot(), 'bin', 'hexfront.mjs');
  const { stdout } = spawnSync(process.execPath, [command, 'simulate', game.id, ...flags], { maxBuffer: 2 ** 28 });
  const rate = /"actionsPerSecond":([0-9.]+)/.exec(String(stdout))?.[1];
  if (rate === undefined) throw new Error('the simulation told no rate');
  return Number(rate);
}

async function bareScaling(threads: number): Promise<number> {
  const rounds = async (crewSize: number): Promise<number> => {
    const crew = await hire<number, number>({ threads: crewSize, name: 'spin' });
    await Promise.all(Array.from({ length: crewSize }, () => crew.work(200)));
    const done = await Promise.all(Array.from({ length: crewSize }, () => crew.work(600)));
    await crew.close();
    return done.reduce((sum, n) => sum + n, 0);
  };
  const alone = await rounds(1);
  return (await rounds(threads)) / alone;
}

/** Actions per second of whole games, over some time. */
function playoutRate(game: WholeGame, { seed, ms: least }: { readonly seed: string; readonly ms: number }): number {
  const dice = seededDice(`bench ${seed}`);
  const next = random(`bench ${seed} next`);
  let actions = 0;
  let events = 0;
  const each = (_role: string, step: { readonly events: readonly unknown[] }): void => {
    events += step.events.length;
  };
  const start = performance.now();
  let ms = 0;
  while (ms < least) {
    actions += playout(game, begin(game, dice), { dice, next, each }).actions;
    ms = performance.now() - start;
  }
  if (events === 0) throw new Error('nothing happened in any game');
  return (actions * 1000) / ms;
}

/** Positions spread over random games. */
function sample(game: WholeGame, count: number): BaseState[] {
  const dice = seededDice('positions');
  const next = random('positions next');
  const found: BaseState[] = [];
  while (found.length < count) {
    playout(game, begin(game, dice), {
      dice,
      next,
      each: (_role, _step, before) => {
        if (found.length < count && next() < 0.1) found.push(before);
      },
    });
  }
  return found;
}

/** The positions with the longest lists: the map full of units that may all move. */
function fullest(game: WholeGame, positions: readonly BaseState[], count: number): BaseState[] {
  const counted = positions.map(s => ({ s, many: fullLegal(game, s) }));
  return counted
    .sort((a, b) => b.many - a.many)
    .slice(0, count)
    .map(({ s }) => s);
}

const begin = (game: WholeGame, dice: ReturnType<typeof seededDice>): BaseState =>
  game.setup(firstScenario(game), defaults(game), dice);

function firstScenario(game: WholeGame): string {
  const first = game.scenarios[0];
  if (!first) throw new Error(`${game.id} has no scenario`);
  return first.id;
}

function defaults(game: WholeGame): Options {
  const read = readOptions(game, {});
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const COLUMN = Array.from({ length: 120 }, (_, i) => (i * 7919) % 251);

/** The fixed work. Its answer is checked, so that no compiler can leave it out. */
function reference(): void {
  let sum = 0;
  for (let round = 0; round < 24; round++) {
    const columns = [COLUMN.slice(), COLUMN.slice(), COLUMN.slice(), COLUMN.slice()];
    const choices: { type: string; unit: number; hex: number }[] = [];
    for (let unit = 0; unit < 120; unit++) {
      const hex = columns[unit % 4]![unit]!;
      if ((hex + round) % 5 === 0) choices.push({ type: 'move', unit, hex });
      columns[round % 4]![unit] = hex + 1;
    }
    const near = choices.filter(choice => choice.hex % 2 === 0).map(choice => ({ ...choice, hex: choice.hex + round }));
    for (const choice of near) sum = (sum + choice.hex * 31 + choice.unit) | 0;
  }
  if (sum !== REFERENCE_SUM) throw new Error(`the reference gave ${sum}`);
}

const REFERENCE_SUM = 1_275_785;
