/**
 * The slowest question: everything that may be asked (questions.ts), asked of the densest fronts that a game allows
 * (crowds.ts) and of positions that a player reaches from them by joining and splitting battles more often than
 * fighting them. Each is asked of a copy, so that no cache helps. Only CPU time counts. The slowest are asked again and
 * their best time counts, because the first call of new code is always slow.
 */
import { random, seededDice } from '../src/kit/dice.ts';
import type { BaseState, Choice, WholeGame } from '../src/kit/game.ts';
import { completionsOf, legalOf, tryApply } from '../src/kit/play.ts';
import { type Crowd, crowdsOf, randomCrowdsOf } from './crowds.ts';
import { budget, busy, type Measure, type Tell } from './measure.ts';
import { drawn, type Question, questionsOf } from './questions.ts';

const GOAL_MS = 50;
/** Random fronts, in addition to the patterns. */
const FRONTS = 200;
const STEPS = 12;
/** The number of steps between two full sets of questions. */
const EVERY = 6;
const SLOWEST = 12;
const ROUNDS = 8;

interface Asked extends Question {
  readonly from: string;
  readonly s: BaseState;
  readonly ms: number;
}

/** None for a game that has no plan in crowds.ts. */
export function* worstMeasures(game: WholeGame, speed: number, tell: Tell): Generator<Measure> {
  tell(`worst question of ${game.id}`);
  yield* worstOf(game, speed, 'worst question', crowdsOf(game));
  tell(`worst question of ${game.id} on ${FRONTS} random fronts`);
  yield* worstOf(game, speed, `worst question on ${FRONTS} random fronts`, randomCrowdsOf(game, FRONTS));
}

function worstOf(game: WholeGame, speed: number, name: string, crowds: Iterable<Crowd>): Measure[] {
  const { slow, p99 } = slowestOf(game, crowds);
  if (slow.length === 0) return [];
  const best = slow.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, one] of slow.entries()) best[i] = Math.min(best[i]!, askedAnew(one, one.s));
  const most = Math.max(...best);
  const { what, from } = slow[best.indexOf(most)]!;
  const rest = `99 of 100 below ${p99.toPrecision(2)} ms`;
  return [budget(`${name} of ${game.id}: ${what}, ${from} (${rest})`, most, GOAL_MS / speed)];
}

/** The questions that took longest when first asked, and the 99th percentile of all. */
function slowestOf(game: WholeGame, crowds: Iterable<Crowd>): { slow: Asked[]; p99: number } {
  let slow: Asked[] = [];
  const times: number[] = [];
  for (const { name, state } of crowds)
    for (const { s, step } of walk(game, state, name))
      for (const question of questionsOf(game, s, random(`${name} ${step}`))) {
        const asked = { ...question, s, from: `${name}, step ${step}`, ms: askedAnew(question, s) };
        times.push(asked.ms);
        slow = [...slow, asked].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
      }
  times.sort((a, b) => a - b);
  return { slow, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

const askedAnew = ({ ask }: Question, s: BaseState): number => {
  const copy = structuredClone(s);
  return busy(() => ask(copy));
};

interface Stop {
  readonly s: BaseState;
  readonly step: number;
}

function* walk(game: WholeGame, start: BaseState, seed: string): Generator<Stop> {
  const next = random(seed);
  const dice = seededDice(seed);
  let s = start;
  for (let step = 0; step < STEPS; step++) {
    const role = game.active(s)[0];
    if (role === undefined) return;
    if (step % EVERY === 0) yield { s, step };
    const [choice] = drawn(building(legalOf(game, s, role), next), 1, next);
    const [action] = drawn(completionsOf(game, s, role, choice!), 1, next);
    const done = tryApply(game, s, role, action!, dice);
    if (!done.ok) throw new Error(`a legal action was refused: ${JSON.stringify(done.error)}`);
    s = done.value.state;
  }
}

/** Ending a declaration, or taking it back as a whole, is rare; joining hexes is what makes it hard. */
function building(choices: readonly Choice[], next: () => number): readonly Choice[] {
  const joins = choices.filter(c => c.type === 'merge');
  if (joins.length > 0 && next() < 0.5) return joins;
  const rest = choices.filter(c => !RARE.includes(c.type) || next() < 0.05);
  return rest.length > 0 ? rest : choices;
}

const RARE: readonly string[] = ['commit', 'clear', 'propose', 'end'];
