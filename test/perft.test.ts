/** Every line of play from small positions, counted. A row's name says which rules it guards. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { seededDice } from '../src/kit/dice.ts';
import { type BaseState, type Options, type Position, readOptions, type WholeGame } from '../src/kit/game.ts';
import { perft } from '../src/kit/perft.ts';

interface Row {
  readonly name: string;
  /** The start of a scenario with dice of seed 1, or a position. */
  readonly scenario?: string;
  readonly position?: Position;
  readonly options?: Options;
  readonly depth: number;
  readonly nodes: number;
}

const folder = new URL('./perft/', import.meta.url);
const files = readdirSync(folder).filter(name => name.endsWith('.json'));
const rowsOf = (file: string): Row[] => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

function startOf(game: WholeGame, { scenario, position, options = {} }: Row): BaseState {
  const read = readOptions(game, options);
  if (!read.ok) throw new Error(read.error);
  if (scenario !== undefined) return game.setup(scenario, read.value, seededDice(1));
  const made = game.scene(position ?? {}, read.value);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

describe.each(files.map(file => file.replace('.json', '')))('%s', id => {
  it.each(rowsOf(`${id}.json`).map(row => [row.name, row] as const))('%s', async (_name, row) => {
    const game = await GAMES.find(entry => entry.id === id)!.load();
    expect(perft(game, startOf(game, row), row.depth)).toBe(row.nodes);
  });
});
