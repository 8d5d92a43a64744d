/**
 * The longest answers: a full legal list, and everything derived to show a position (zones of control, supply,
 * railways, battles being declared). A median would hide them. Positions come from random games, every second one of
 * the first scenario, with random options. Each is asked about as a copy, after another position, so that no cache
 * helps. The slowest are asked again and their best time counts, because a busy machine can make any answer slow once.
 */
import { random, seededDice } from '../src/kit/dice.ts';
import type { BaseState, Options, WholeGame } from '../src/kit/game.ts';
import { playout } from '../src/kit/playout.ts';
import { depictionFor } from '../src/kit/seat.ts';
import { budgetOf } from './budgets.ts';
import { budget, type Measure, type Tell, timed } from './measure.ts';

const POSITIONS = 3000;
const SHARE = 0.1;
const SLOWEST = 80;
const ROUNDS = 12;

export function* longestMeasures(game: WholeGame, speed: number, tell: Tell): Generator<Measure> {
  tell(`${POSITIONS} positions of ${game.id} from random games`);
  const positions = sample(game);
  const { longest, shown } = budgetOf(game);
  tell(`longest legal list of ${game.id}`);
  const list = slowest(positions, s => fullLegal(game, s));
  yield budget(`longest legal list of ${game.id}`, list, longest / speed);
  tell(`longest look at ${game.id}`);
  const look = slowest(positions, s => depictionFor(game, s, 'observer'));
  yield budget(`longest look at ${game.id}: zones, supply, all`, look, shown / speed);
}

/** Every complete action, without cached lists. */
export function fullLegal(game: WholeGame, s: BaseState): number {
  const role = game.active(s)[0]!;
  let many = 0;
  for (const choice of game.legal(s, role)) many += choice.open ? game.complete(s, role, choice).length : 1;
  return many;
}

function sample(game: WholeGame): BaseState[] {
  const next = random('longest');
  const dice = seededDice('longest dice');
  const found: BaseState[] = [];
  for (let games = 0; found.length < POSITIONS; games++) {
    const scenario = game.scenarios[games % 2 === 0 ? 0 : Math.floor(next() * game.scenarios.length)]!;
    playout(game, game.setup(scenario.id, someOptions(game, next), dice), {
      dice,
      next,
      each: (_role, _step, before) => {
        if (found.length < POSITIONS && next() < SHARE) found.push(before);
      },
    });
  }
  return found;
}

const someOptions = (game: WholeGame, next: () => number): Options =>
  Object.fromEntries(game.options.map(o => [o.id, o.values[Math.floor(next() * o.values.length)]!]));

/** In milliseconds. */
function slowest(positions: readonly BaseState[], ask: (s: BaseState) => unknown): number {
  const once = positions.map(s => ({ s, ms: askedAnew(s, ask) }));
  const slow = once.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const best = slow.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { s }] of slow.entries()) best[i] = Math.min(best[i]!, askedAnew(s, ask));
  return Math.max(...best);
}

const askedAnew = (s: BaseState, ask: (s: BaseState) => unknown): number => {
  const copy = structuredClone(s);
  return timed(() => ask(copy));
};
