/** `hexfront new-game`: starts a game as a copy of the sample, which passes all tests before anything is changed. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Command } from 'commander';
import { Failure, type Io, UsageError } from './io.ts';
import { packageRoot } from './root.ts';

const SAMPLE = 'sample';
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 40;

export function addNewGame(program: Command, io: Io): void {
  program
    .command('new-game <id>')
    .summary('starts a new game as a copy of the sample')
    .description('Copies src/games/sample to src/games/<id> and enters it into src/games/index.ts.')
    .addHelpText('after', '\nExample: hexfront new-game winter-gale')
    .action((id: string) => {
      for (const line of newGame(packageRoot(), id)) io.out(line);
    });
}

/** Makes the folder and returns the message for the author. */
export function newGame(root: string, id: string): string[] {
  if (!ID.test(id) || id.length > LONGEST)
    throw new UsageError(
      `'${id}' is no id for a game; use small letters, digits and single hyphens, as in winter-gale`,
    );
  const from = join(root, 'src', 'games', SAMPLE);
  const to = join(root, 'src', 'games', id);
  if (existsSync(to)) throw new UsageError(`src/games/${id} exists already`);
  if (!existsSync(from)) throw new Failure(`there is no sample at ${from}; new-game works in the source tree`);
  cpSync(from, to, { recursive: true });
  for (const file of filesIn(to)) rename(file, id);
  register(join(root, 'src', 'games', 'index.ts'), id);
  const beside = copyBeside(root, id);
  return [
    `made src/games/${id} and entered it into src/games/index.ts`,
    ...beside.map(path => `made ${path}`),
    `players do not see it until the line "hidden: true" of ${id} is taken out of src/games/index.ts`,
    'next: npm test, then docs/adding-a-game.md',
  ];
}

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

/**
 * Code and data contain the id of the sample; its title is replaced by the new id until the author chooses a better
 * one.
 */
function rename(file: string, id: string): void {
  const text = readFileSync(file, 'utf8');
  const title = titleOf(id);
  let renamed = text
    .replace(/(['"`])sample\1/g, `$1${id}$1`)
    .replace(/games\/sample\b/g, `games/${id}`)
    .replace(COMMENT, line => line.replace('Crossing at Dawn', title));
  if (/[\\/]card\.ts$/.test(file)) renamed = renamed.replace(TITLE, `title: { ja: '${title}', en: '${title}' }`);
  if (/[\\/]rulebook[\\/]\w+\.md$/.test(file)) renamed = renamed.replace(/^# .*/, `# ${title}`);
  if (renamed !== text) writeFileSync(file, renamed);
}

/** Lines of comments; the title that players read is in the card and the rulebook. */
const COMMENT = /^\s*\/?\*.*$/gm;
const TITLE = /\btitle: \{ ja: '[^']*', en: '[^']*' \}/;

const titleOf = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, gap: string, c: string) => (gap ? ' ' : '') + c.toUpperCase());

function register(index: string, id: string): void {
  const text = readFileSync(index, 'utf8');
  const end = text.lastIndexOf('\n];');
  if (end < 0) throw new Failure(`${index} has no list of games to add to`);
  const entry = [
    '  {',
    `    id: '${id}',`,
    `    card: async () => (await import('./${id}/card.ts')).CARD,`,
    '    hidden: true,',
    `    rules: async () => (await import('./${id}/game.ts')).game,`,
    '    words: {',
    `      ja: async () => (await import('./${id}/text/ja.ts')).ja,`,
    `      en: async () => (await import('./${id}/text/en.ts')).en,`,
    '    },',
    `    advice: async () => (await import('./${id}/advice.ts')).advice,`,
    `    scenes: async () => (await import('./${id}/scenes.ts')).scenes,`,
    `    load: async () => (await import('./${id}/whole.ts')).game,`,
    `    story: async () => (await import('./${id}/story.ts')).STORY,`,
    `    edition: async () => (await import('./${id}/edition.ts')).EDITION,`,
    `    shape: async () => (await import('./${id}/shape.ts')).shape,`,
    `    lesson: async () => (await import('./${id}/lesson/lesson.ts')).lesson,`,
    '  },',
  ].join('\n');
  writeFileSync(index, `${text.slice(0, end)}\n${entry}${text.slice(end)}`);
}

/** Perft counts and golden replays are stored by game in test/; the copy begins with those of the sample. */
function copyBeside(root: string, id: string): string[] {
  const made: string[] = [];
  for (const folder of ['perft', 'golden'].map(name => join(root, 'test', name))) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder).filter(name => basename(name, '.json') === SAMPLE)) {
      const to = join(folder, entry.replace(SAMPLE, id));
      cpSync(join(folder, entry), to, { recursive: true });
      const files = readdirSync(folder, { withFileTypes: true }).some(e => e.name === basename(to) && e.isDirectory())
        ? filesIn(to)
        : [to];
      for (const file of files) {
        rename(file, id);
        const name = basename(file).replace(SAMPLE, id);
        if (name !== basename(file)) renameSync(file, join(dirname(file), name));
      }
      made.push(relative(root, to));
    }
  }
  return made;
}
