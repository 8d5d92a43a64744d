/** `hexfront replay`: a replay file as a log to read, with headings by turn and phase. */
import type { Command } from 'commander';
import { topFrame } from '../kit/flow.ts';
import type { BaseState, Lang, LogEntry, WholeGame } from '../kit/game.ts';
import { headOf } from '../kit/list.ts';
import { again, type Table } from '../table/table.ts';
import { playFile } from './files.ts';
import { langOption } from './input.ts';
import type { Io } from './io.ts';

interface Flags {
  readonly lang: Lang;
}

export function addReplay(program: Command, io: Io): void {
  program
    .command('replay <file>')
    .summary('prints a replay as a log to read')
    .description('Prints a replay file as a log, in Japanese or English.')
    .addOption(langOption())
    .addHelpText('after', '\nExample: hexfront replay out/sample-0.json --lang ja')
    .action(async (file: string, flags: Flags) => {
      for (const line of logLines(await playFile(file), flags.lang)) io.out(line);
    });
}

const TURN = { ja: (n: number) => `第${n}ターン`, en: (n: number) => `Turn ${n}` };

export function logLines(table: Table<WholeGame>, lang: Lang): string[] {
  const { game } = table;
  const words = game.words[lang];
  const scenario = game.scenarios.find(s => s.id === table.scenario)?.title[lang] ?? table.scenario;
  const lines = [`${game.title[lang]}${scenario ? ` — ${scenario}` : ''}`];
  let heading = '';
  let s = headOf(table.kept);
  for (const entry of table.log) {
    const now = headingOf(table, s, entry, lang);
    if (now !== heading) lines.push('', now);
    heading = now;
    const told = entry.events.map(event => words.event(event)).filter(text => text !== '');
    lines.push(...(told.length ? told : [words.choice(entry.action)]).map(text => `  ${text}`));
    s = again(game, s, entry);
  }
  const outcome = game.outcome(s);
  if (outcome) lines.push('', words.outcome(outcome));
  return lines;
}

function headingOf({ game }: Table<WholeGame>, s: BaseState, entry: LogEntry, lang: Lang): string {
  const words = game.words[lang];
  const phase = topFrame(s)?.phase;
  return `${TURN[lang](s.turn)} · ${words.role(entry.role)}${phase === undefined ? '' : ` · ${words.phase(phase)}`}`;
}
