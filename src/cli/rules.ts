/** `hexfront rules`: how much of a rulebook is done, and whether every done section has its test. */
import type { Command } from 'commander';
import { type Coverage, coverageOf } from './coverage.ts';
import { gameIds } from './input.ts';
import { Failure, type Io, table, UsageError } from './io.ts';
import { packageRoot } from './root.ts';

interface Flags {
  readonly all?: boolean;
  readonly json?: boolean;
}

export function addRules(program: Command, io: Io): void {
  program
    .command('rules [game]')
    .summary('checks that every rule section has its test')
    .description('Reads rules.csv of a game; fails when a done section has no test, or a place named in it is missing.')
    .option('--all', 'every game that has a rules.csv')
    .option('--json', 'prints JSON')
    .addHelpText('after', '\nExample: hexfront rules sample')
    .action((game: string | undefined, flags: Flags) => run(game, flags, io));
}

function run(game: string | undefined, flags: Flags, io: Io): void {
  if ((game === undefined) === !flags.all) throw new UsageError('name a game, or give --all');
  const found = (flags.all ? gameIds() : [known(game ?? '')]).flatMap(id => coverageOf(packageRoot(), id) ?? []);
  if (!flags.all && found.length === 0) throw new Failure(`src/games/${game}/rules.csv does not exist`);
  if (flags.json) io.out(JSON.stringify(found));
  else print(found, io);
  const faults = found.reduce((sum, c) => sum + c.faults.length, 0);
  if (faults > 0) throw new Failure(`rules coverage has ${faults} fault${faults === 1 ? '' : 's'}`);
}

function known(id: string): string {
  if (!gameIds().includes(id)) throw new UsageError(`no game '${id}'; there is ${gameIds().join(', ')}`);
  return id;
}

function print(found: readonly Coverage[], io: Io): void {
  const rows = found.map(c => [
    c.game,
    c.sections,
    c.counts.done,
    c.counts.interp,
    c.counts.none,
    c.undone.length,
    c.faults.length,
  ]);
  io.out(table(['game', 'sections', 'done', 'interp', 'none', 'undone', 'faults'], rows));
  for (const { game, undone, faults } of found) {
    if (undone.length > 0) io.out(`${game} undone: ${undone.join(' ')}`);
    for (const fault of faults) io.out(`${game} ${fault}`);
  }
}
