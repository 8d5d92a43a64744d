/** Plays random games and prints the columns that were ever of another kind than `dense` lists: see dense.test.ts. */
import { GAMES } from '../../src/games/index.ts';
import { random, seededDice } from '../../src/kit/dice.ts';
import { type BaseState, readOptions, type WholeGame } from '../../src/kit/game.ts';
import { playout } from '../../src/kit/playout.ts';

const ACTIONS = 1000;

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

function play(game: WholeGame, seed: string, found: Found): void {
  const dice = seededDice(seed);
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const start = game.setup(game.scenarios[0]?.id ?? '', options.value, dice);
  look(start, found);
  let n = 0;
  const each = (_role: string, { state }: { readonly state: BaseState }): void => {
    if (n++ < ACTIONS) look(state, found);
  };
  playout(game, start, { dice, next: random(seed), each });
}

for (const { id, load } of GAMES) {
  const game = await load();
  const found = { looks: 0, lax: new Set<string>() };
  for (const seed of ['dense 1', 'dense 2']) play(game, seed, found);
  console.log(JSON.stringify({ id, looks: found.looks, lax: [...found.lax] }));
}
