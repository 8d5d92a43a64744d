/** Plays random games and prints the columns that were ever of another kind than `dense` lists: see dense.test.ts. */
import { GAMES } from '../../src/games/index.ts';
import { random, seededDice } from '../../src/kit/dice.ts';
import { type BaseState, readOptions, type WholeGame } from '../../src/kit/game.ts';
import { playout } from '../../src/kit/playout.ts';

/** Lines that make columns lax do so once they are compiled, some after tens of thousands of actions. */
const ACTIONS = 60_000;
/** Every position is looked at in the beginning, later one of so many. */
const AT_FIRST = 1000;
const ONE_OF = 50;

/** The syntax is V8's own, behind a flag. */
const isDense = new Function('list', 'return %HasSmiElements(list) && !%HasHoleyElements(list);');

const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(item => typeof item === 'number');

interface Found {
  /** How often a column was looked at. */
  looks: number;
  readonly lax: Set<string>;
}

function look(s: BaseState, found: Found): void {
  for (const [name, value] of Object.entries(s)) {
    if (!isNumbers(value)) continue;
    found.looks++;
    if (!isDense(value)) found.lax.add(name);
  }
}

/** One game; `before` is the number of actions played in earlier ones. */
function play(game: WholeGame, seed: string, before: number, found: Found): number {
  const dice = seededDice(seed);
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const start = game.setup(game.scenarios[0]?.id ?? '', options.value, dice);
  look(start, found);
  let n = before;
  const each = (_role: string, { state }: { readonly state: BaseState }): void => {
    if (n < AT_FIRST || n % ONE_OF === 0) look(state, found);
    n++;
  };
  playout(game, start, { dice, next: random(seed), each });
  return n;
}

for (const { id, load } of GAMES) {
  const game = await load();
  const found = { looks: 0, lax: new Set<string>() };
  for (let n = 0, round = 1; n < ACTIONS; round++) n = play(game, `dense ${round}`, n, found);
  console.log(JSON.stringify({ id, looks: found.looks, lax: [...found.lax] }));
}
