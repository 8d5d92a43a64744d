/**
 * Every game keeps the contract, in every scenario and with every option: hundreds of random games. They are
 * distributed over several files, so that all cores are used.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { type CheckSpec, checkGame, type Fault } from '../../src/kit/contract.ts';
import type { AnyGame, Options } from '../../src/kit/game.ts';

const TEACHING = { games: 100, thorough: 3, every: 1 };
/**
 * Enough for everything to happen: the last kind of event came in game 185 of one title, in game 22 of 27 of another.
 */
const FULL = { games: 200, thorough: 60, every: 4 };
/** The number of files. */
const SHARES = 6;
/** Games with at most this many units are short. */
const HANDY = 160;

/** The defaults, each other value alone, and the last value of every option together. */
function optionSets(game: AnyGame): Options[] {
  const initial = Object.fromEntries(game.options.map(o => [o.id, o.initial]));
  const single = game.options.flatMap(o => o.values.filter(v => v !== o.initial).map(v => ({ ...initial, [o.id]: v })));
  const all = Object.fromEntries(game.options.map(o => [o.id, o.values.at(-1) ?? o.initial]));
  return game.options.length > 1 ? [initial, ...single, all] : [initial, ...single];
}

/** Every scenario with the defaults, and every other set of options, with alternating scenarios. */
export function tablesOf(game: AnyGame): { readonly scenario: string; readonly options: Options }[] {
  const ids = game.scenarios.map(({ id }) => id);
  const [initial = {}, ...others] = optionSets(game);
  return [
    ...ids.map(scenario => ({ scenario, options: initial })),
    ...others.map((options, i) => ({ scenario: ids[i % ids.length] ?? '', options })),
  ];
}

/** Games with many scenarios, or with hundreds of units, take long. */
export const lengthOf = ({ scenarios, names }: AnyGame): number =>
  Math.max(scenarios.length, (names.units.length / HANDY) ** 2);

/** Writes the fault to a file and says how to reproduce it. */
function reported(game: AnyGame, spec: CheckSpec, fault: Fault): string {
  const file = join(tmpdir(), `hexfront-${game.id}-${fault.kind}-${spec.seed}.json`);
  writeFileSync(file, JSON.stringify(fault.replay, null, 1));
  return `${fault.kind} after ${fault.at} actions of ${spec.scenario} ${JSON.stringify(spec.options)} (seed ${spec.seed}):
${fault.message}
npx hexfront verify ${file}`;
}

/** The games of one file: every n-th of each title. */
export function describeShare(share: number): void {
  describe.each(GAMES)('$id', ({ hidden, load, shape }) => {
    it(`keeps the contract (${share} of ${SHARES})`, async () => {
      const game = await load();
      const { columns } = await shape();
      const { games, thorough, every } = hidden && game.names.units.length <= HANDY ? TEACHING : FULL;
      const tables = tablesOf(game);
      const many = Math.max(games / lengthOf(game), tables.length);
      for (let i = share - 1; i < many; i += SHARES) {
        // Close looks come in whole rounds over the tables, so that each is covered.
        const isClose = Math.floor(i / tables.length) % every === 0;
        const spec = { ...tables[i % tables.length]!, seed: i, thorough: isClose ? thorough : 0, shape: columns };
        expect(checkGame(game, spec).map(fault => reported(game, spec, fault))).toEqual([]);
      }
    });
  });
}
