/**
 * A search asks about the neighbours of a position again and again: each of 64 siblings is made (`apply`) and asked for
 * its legal list and its value, in CPU time. Then they are visited again at random, as by a search that returns to
 * known positions. The reference is the same with nothing cached (kit/question.ts), so the ratio is what caching gains
 * here.
 */
import { random, seededDice } from '../src/kit/dice.ts';
import { type Action, type AdvisedGame, type BaseState, readOptions } from '../src/kit/game.ts';
import { allActions } from '../src/kit/play.ts';
import { playout } from '../src/kit/playout.ts';
import { keepingNothing } from '../src/kit/question.ts';
import { busy, type Measure } from './measure.ts';

const SIBLINGS = 64;
const PARENTS = 24;
const ROUNDS = 7;
/** At most this ratio, against deriving everything again. */
const GOAL = 0.75;

export function siblingMeasures(game: AdvisedGame): Measure[] {
  const families = familiesOf(game);
  const [one, two] = [visits, revisits].map(visit => bestOf(() => all(game, families, visit)));
  const [bare, bareAgain] = [visits, revisits].map(visit =>
    keepingNothing(() => bestOf(() => all(game, families, visit), 2)),
  );
  return [
    measure(`siblings of ${game.id}: apply, legal, evaluate`, one!, bare!),
    measure(`siblings of ${game.id}, visited again at random`, two!, bareAgain!),
  ];
}

/** CPU milliseconds for all families, once; the fastest of several rounds. */
export function siblingTimes(
  game: AdvisedGame,
  rounds = ROUNDS,
): { readonly visits: number; readonly revisits: number } {
  const families = familiesOf(game);
  return {
    visits: bestOf(() => all(game, families, visits), rounds),
    revisits: bestOf(() => all(game, families, revisits), rounds),
  };
}

interface Family {
  readonly s: BaseState;
  readonly role: string;
  readonly actions: readonly Action[];
}

type Visit = (game: AdvisedGame, family: Family) => number;

const visits: Visit = (game, family) =>
  siblingsOf(game, family).reduce((sum, s) => sum + lookAt(game, s, family.role), 0);

/** Four times as many visits, to siblings visited before. */
const revisits: Visit = (game, family) => {
  const siblings = siblingsOf(game, family);
  const next = random('siblings again');
  let sum = 0;
  for (let n = 0; n < 4 * siblings.length; n++)
    sum += lookAt(game, siblings[Math.floor(next() * siblings.length)]!, family.role);
  return sum;
};

const siblingsOf = (game: AdvisedGame, { s, role, actions }: Family): BaseState[] => {
  const dice = seededDice('siblings');
  return actions.map(action => game.apply(s, role, action, dice).state);
};

function lookAt(game: AdvisedGame, s: BaseState, role: string): number {
  const [active] = game.active(s);
  const many = active === undefined ? 0 : game.legal(s, active).length;
  return many + game.evaluate(s, role);
}

/** Positions of random games with enough actions, each with 64 of them drawn by seed. */
function familiesOf(game: AdvisedGame): Family[] {
  const dice = seededDice('families');
  const next = random('families');
  const found: Family[] = [];
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  for (let games = 0; found.length < PARENTS && games < 50; games++) {
    const start = game.setup(game.scenarios[0]!.id, options.value, dice);
    playout(game, start, {
      dice,
      next,
      each: (role, _step, s) => {
        if (found.length >= PARENTS || next() > 0.02) return;
        const actions = drawn(allActions(game, s, role), next);
        if (actions.length === SIBLINGS) found.push({ s, role, actions });
      },
    });
  }
  return found;
}

function drawn(actions: readonly Action[], next: () => number): Action[] {
  const left = actions.slice();
  const out: Action[] = [];
  while (out.length < SIBLINGS && left.length > 0) out.push(...left.splice(Math.floor(next() * left.length), 1));
  return out;
}

function all(game: AdvisedGame, families: readonly Family[], visit: Visit): number {
  return families.reduce((sum, family) => sum + visit(game, family), 0);
}

function bestOf(run: () => number, rounds = ROUNDS): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) best = Math.min(best, busy(run));
  return best;
}

const measure = (name: string, ms: number, bare: number): Measure => ({
  name,
  value: ms,
  unit: 'ms of the processor',
  against: `${Number(bare.toPrecision(3))} ms with nothing kept`,
  ratio: ms / bare,
  goal: `at most ${GOAL}x`,
  ok: ms <= GOAL * bare,
});
