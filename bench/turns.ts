/**
 * One of several processes that measure the same work alternately (tools/versus.ts). A slice of work has a number and
 * is the same in every process; the answer is its CPU time and a checksum, which shows that two trees have done the
 * same work. All work is about positions of random games, which one tree plays and records first, since another tree
 * may list the same choices in another order.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { greedy } from '../src/ai/greedy.ts';
import { playMatch } from '../src/cli/play.ts';
import { GAMES } from '../src/games/index.ts';
import { random, seededDice } from '../src/kit/dice.ts';
import { type Action, type BaseState, type Options, readOptions, type WholeGame } from '../src/kit/game.ts';
import { bare, findLegal, sameAction } from '../src/kit/play.ts';
import { playout } from '../src/kit/playout.ts';

/** The number of units of work, and the number of the first. */
export interface Ask {
  readonly measure: string;
  readonly from: number;
  readonly many: number;
}

export interface Slice {
  readonly ms: number;
  readonly sum: number;
}

interface Move {
  readonly role: string;
  readonly action: Action;
}

interface Place extends Move {
  readonly s: BaseState;
}

/** Prepares one unit of work, before the clock starts. */
type Work = (n: number) => () => number;

const GAMES_PLAYED = 3;
const MOST_ACTIONS = 1500;
const SIBLINGS = 64;

/**
 * `record <game> <file>` records games; `serve <game> <file>` answers the questions of its parent process about them.
 */
export async function main([task, id, file = '']: readonly string[]): Promise<void> {
  const entry = GAMES.find(game => game.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  const game = await entry.load();
  if (task === 'record') return writeFileSync(file, JSON.stringify(randomGames(game)));
  const works = worksOf(game, JSON.parse(readFileSync(file, 'utf8')));
  process.on('message', (ask: Ask) => process.send?.(sliceOf(works, ask)));
  process.send?.({ measures: Object.keys(works) });
}

function sliceOf(works: Readonly<Record<string, Work>>, { measure, from, many }: Ask): Slice {
  const work = works[measure];
  if (!work) throw new Error(`no measure ${measure}`);
  const runs = Array.from({ length: many }, (_, i) => work(from + i));
  const start = process.cpuUsage();
  let sum = 0;
  for (const run of runs) sum += run();
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, sum };
}

function worksOf(game: WholeGame, games: readonly (readonly Move[])[]): Readonly<Record<string, Work>> {
  const played = games.map((moves, n) => placesOf(game, moves, n));
  const some = played.flatMap(({ places }) => places);
  const full = longest(game, some, 60);
  const families = some
    .filter(({ s, role }) => actionsOf(game, s, role).length >= SIBLINGS)
    .filter((_, i) => i % 5 === 0);
  const about =
    (places: readonly Place[], ask: (s: BaseState, place: Place) => number): Work =>
    n => {
      const place = places[n % places.length]!;
      const s = copied(place.s);
      return () => ask(s, place);
    };
  return {
    'random playouts': playouts(
      game,
      played.map(({ moves }) => moves),
    ),
    'legal list': about(some, (s, { role }) => game.legal(s, role).length),
    'full legal list': about(full, (s, { role }) => actionsOf(game, s, role).length),
    'apply one action': about(some, (s, { role, action }) => applied(game, s, role, action)),
    evaluate: about(some, (s, { role }) => Math.round(game.evaluate(s, role))),
    'look (depict)': about(some, (s, { role }) => game.depict(s, role).counters.length),
    'greedy decisions': n => () => greedyMoves(game, n),
    'siblings: apply, legal, evaluate': about(families, (s, place) => siblings(game, { ...place, s }, 0)),
    'siblings visited again': about(families, (s, place) => siblings(game, { ...place, s }, 4)),
  };
}

const applied = (game: WholeGame, s: BaseState, role: string, action: Action): number =>
  game.apply(s, role, action, seededDice('applied')).events.length;

/** Without the caches of the gate. */
const actionsOf = (game: WholeGame, s: BaseState, role: string): Action[] =>
  game.legal(s, role).flatMap(choice => (choice.open ? game.complete(s, role, choice) : [choice]));

/** The games again, 20 actions at a time: the list, the completions of what is chosen, and the action. */
function playouts(game: WholeGame, games: readonly (readonly Move[])[]): Work {
  let [at, n] = [0, 0];
  let dice = seededDice('turns 0');
  let s = begin(game, dice);
  const next = (): number => {
    const move = games[n]![at++];
    if (!move) {
      [at, n] = [0, (n + 1) % games.length];
      dice = seededDice(`turns ${n}`);
      s = begin(game, dice);
      return 0;
    }
    const listed = game.legal(s, move.role).find(choice => isFor(choice, move.action));
    const actions = listed?.open ? game.complete(s, move.role, listed) : [bare(listed ?? move.action)];
    const action = actions.find(one => sameAction(one, move.action)) ?? move.action;
    s = game.apply(s, move.role, action, dice).state;
    return actions.length;
  };
  return () => () => {
    let sum = 0;
    for (let i = 0; i < 20; i++) sum += next();
    return sum;
  };
}

const isFor = (choice: Action, { type, unit, card, hex }: Action): boolean =>
  choice.type === type &&
  (choice.unit === undefined || choice.unit === unit) &&
  (choice.card === undefined || choice.card === card) &&
  (choice.hex === undefined || choice.hex === hex);

function greedyMoves(game: WholeGame, n: number): number {
  const players = Object.fromEntries(game.roles.map(role => [role, greedy]));
  const scenario = game.scenarios[0]!.id;
  const match = { game, scenario, options: defaults(game), players, seed: `turns ${n % 3}`, most: 40 };
  return playMatch(match).actions;
}

/** All siblings of a position; then at random, this many times each. */
function siblings(game: WholeGame, { s, role }: Place, again: number): number {
  const actions = actionsOf(game, s, role)
    .sort((a, b) => a.type.localeCompare(b.type) || (a.unit ?? 0) - (b.unit ?? 0) || (a.hex ?? 0) - (b.hex ?? 0))
    .filter((_, i, all) => i % Math.floor(all.length / SIBLINGS) === 0)
    .slice(0, SIBLINGS);
  const next = random('siblings');
  const look = (t: BaseState): number => {
    const [active] = game.active(t);
    return (active === undefined ? 0 : game.legal(t, active).length) + Math.round(game.evaluate(t, role));
  };
  const dice = seededDice('siblings');
  const all = actions.map(action => game.apply(s, role, action, dice).state);
  let sum = all.reduce((total, t) => total + look(t), 0);
  for (let n = 0; n < again * all.length; n++) sum += look(all[Math.floor(next() * all.length)]!);
  return sum;
}

/** Random games of any length. */
const randomGames = (game: WholeGame): Move[][] =>
  Array.from({ length: GAMES_PLAYED }, (_, n) => {
    const dice = seededDice(`turns ${n}`);
    const moves: Move[] = [];
    playout(game, begin(game, dice), {
      dice,
      next: random(`turns ${n}`),
      each: (role, step) => moves.push({ role, action: bare(step.action) }),
    });
    return moves.slice(0, MOST_ACTIONS);
  });

/** The moves of a game in the spelling of this tree, and every eleventh position. */
function placesOf(game: WholeGame, named: readonly Move[], n: number): { moves: Move[]; places: Place[] } {
  const dice = seededDice(`turns ${n}`);
  const places: Place[] = [];
  let s = begin(game, dice);
  const moves = named.map(({ role, action: input }, i) => {
    const action = findLegal(game, s, role, input) ?? input;
    if (i % 11 === 0) places.push({ s: copied(s), role, action });
    s = game.apply(s, role, action, dice).state;
    return { role, action };
  });
  return { moves, places };
}

/**
 * Read from text, like a saved game. Positions that the game itself made are not held: if most of them survive, V8
 * allocates all later ones as long-lived objects, and then collects garbage far more slowly.
 */
const copied = (s: BaseState): BaseState => JSON.parse(JSON.stringify(s));

const longest = (game: WholeGame, places: readonly Place[], many: number): Place[] =>
  places
    .map(place => ({ place, length: actionsOf(game, place.s, place.role).length }))
    .sort((a, b) => b.length - a.length)
    .slice(0, many)
    .map(({ place }) => place);

const begin = (game: WholeGame, dice: ReturnType<typeof seededDice>): BaseState =>
  game.setup(game.scenarios[0]!.id, defaults(game), dice);

function defaults(game: WholeGame): Options {
  const read = readOptions(game, {});
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
