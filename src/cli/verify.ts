/** `hexfront verify`: replays a file with the current rules and says whether every position is the recorded one. */
import type { Command } from 'commander';
import { hashOf } from '../kit/hash.ts';
import { playFile } from './files.ts';
import type { Io } from './io.ts';

export function addVerify(program: Command, io: Io): void {
  program
    .command('verify <file...>')
    .summary('plays replay files and checks them')
    .description(
      'Plays replay files through the rules; fails when an action is not legal or a position not the recorded one.',
    )
    .addHelpText('after', '\nExample: hexfront verify out/sample-0.json')
    .action((files: readonly string[]) => run(files, io));
}

async function run(files: readonly string[], io: Io): Promise<void> {
  for (const file of files) {
    const table = await playFile(file);
    io.out(`${file}: agrees, ${table.log.length} actions, ${table.game.id}, hash ${hashOf(table.state)}`);
  }
}
