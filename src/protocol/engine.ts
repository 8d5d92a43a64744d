/**
 * The engine protocol as a pure session: one line in, one line out, in order. Games and bots are passed in, so the same
 * session serves stdin, a worker and the tests. No line, however broken, ends it.
 */
import { ok } from '../kit/result.ts';
import * as ask from './ask.ts';
import * as action from './askAction.ts';
import { type Command, type CommandName, HELP } from './commands.ts';
import { askBot, takeAction, takeBack } from './move.ts';
import { didYouMean } from './near.ts';
import { closeOpened, listGames, openBranch, openNew, openSaved, openScene, saveOpened } from './open.ts';
import { COMMAND_NAMES, fieldsOf, parseLine } from './parse.ts';
import { type Answer, printReply, problem, shown } from './reply.ts';
import { type EngineParts, newSession, type Opened, type Session, tableOf } from './session.ts';
import { statusOf } from './show.ts';

export interface Engine {
  /** The reply to one line; lines are answered in the order they come. */
  line(text: string): Promise<string>;
  /** True once `quit` was answered. */
  isOver(): boolean;
}

export function makeEngine(parts: EngineParts): Engine {
  const session = newSession(parts);
  let last: Promise<unknown> = Promise.resolve();
  return {
    line(text) {
      const reply = last.then(() => replyTo(session, text));
      last = reply;
      return reply;
    },
    isOver: () => session.over,
  };
}

async function replyTo(session: Session, line: string): Promise<string> {
  const { id, command } = parseLine(line);
  try {
    return printReply(command.ok ? await answer(session, command.value) : command, id);
  } catch (error) {
    return printReply(problem('internal', error instanceof Error ? error.message : String(error)), id);
  }
}

async function answer(session: Session, command: Command): Promise<Answer> {
  switch (command.cmd) {
    case 'games':
      return listGames(session, command);
    case 'new':
      return openNew(session, command);
    case 'scene':
      return openScene(session, command);
    case 'load':
      return openSaved(session, command);
    case 'help':
      return help(command.about);
    case 'quit':
      session.over = true;
      return ok({});
    default: {
      const opened = tableOf(session, command.table);
      return opened.ok ? answerAt(session, opened.value, command) : opened;
    }
  }
}

type TableCommand = Extract<Command, { table?: string }>;

async function answerAt(session: Session, opened: Opened, command: TableCommand): Promise<Answer> {
  switch (command.cmd) {
    case 'do':
      return takeAction(opened, command);
    case 'undo':
      return takeBack(opened, command);
    case 'go':
      return askBot(session, opened, command);
    case 'save':
      return saveOpened(opened);
    case 'branch':
      return openBranch(session, opened, command);
    case 'close':
      return closeOpened(session, opened);
    default:
      return answerAbout(opened, command);
  }
}

type Question = Exclude<TableCommand, { cmd: 'do' | 'undo' | 'go' | 'save' | 'branch' | 'close' }>;

function answerAbout(opened: Opened, command: Question): Answer {
  switch (command.cmd) {
    case 'status':
      return ok(statusOf(opened));
    case 'units':
      return ask.askUnits(opened, command);
    case 'hexes':
      return ask.askHexes(opened, command);
    case 'tables':
      return ask.askTables(opened, command);
    case 'tracks':
      return ask.askTracks(opened, command);
    case 'legal':
      return ask.askLegal(opened, command);
    case 'complete':
      return ask.askComplete(opened, command);
    case 'explain':
      return ask.askExplain(opened, command);
    case 'reach':
      return action.askReach(opened, command);
    case 'ways':
      return action.askWays(opened, command);
    case 'odds':
      return action.askOdds(opened, command);
    case 'supply':
      return ask.askSupply(opened, command);
    case 'view':
      return ask.askView(opened, command);
    case 'position':
      return ask.askPosition(opened, command);
    case 'log':
      return ask.askLog(opened, command);
    case 'hash':
      return ask.askHash(opened, command);
    case 'perft':
      return ask.askPerft(opened, command);
  }
}

function help(about: string | undefined): Answer {
  const wanted = COMMAND_NAMES.filter(cmd => about === undefined || cmd === about);
  if (about !== undefined && wanted.length === 0)
    return problem('unknown-command', `there is no command ${shown(about)}${didYouMean(COMMAND_NAMES, about)}`);
  return ok({ commands: wanted.map(describe) });
}

const describe = (cmd: CommandName): { cmd: CommandName; fields: string[]; about: string } => ({
  cmd,
  fields: fieldsOf(cmd),
  about: HELP[cmd],
});
