/** Golden games replay to the same position. If a rule changes on purpose, record them again: tools/golden.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { playReplay } from '../src/kit/replay.ts';

const folder = new URL('./golden/', import.meta.url);

const read = (file: URL) => {
  const [head, ...rest] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  const tail = rest.pop();
  return { replay: { ...head, entries: rest, hash: tail.hash }, outcome: tail.outcome };
};

describe.each(readdirSync(folder))('%s', id => {
  const files = readdirSync(new URL(`${id}/`, folder)).filter(name => name.endsWith('.jsonl'));

  it.each(files)('%s', async name => {
    const game = await GAMES.find(entry => entry.id === id)!.load();
    const { replay, outcome } = read(new URL(`${id}/${name}`, folder));
    expect(replay).toMatchObject({ game: id, rulesVersion: game.rulesVersion });
    const played = playReplay(game, replay);
    if (!played.ok) throw new Error(`${name}: ${played.error}`);
    expect(game.outcome(played.value.states.at(-1)!)).toEqual(outcome);
  });
});
