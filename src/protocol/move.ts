/** The commands that change a position: do, undo, go. */
import { random } from '../kit/dice.ts';
import type { LogEntry, Role } from '../kit/game.ts';
import { entryOf } from '../kit/phrase.ts';
import { findLegal } from '../kit/play.ts';
import type { Chosen, Player } from '../kit/player.ts';
import { reasonText } from '../kit/reason.ts';
import { ok, type Result } from '../kit/result.ts';
import { notActive } from '../table/refusal.ts';
import { entryFor, viewFor } from '../table/seat.ts';
import { type ActError, act, rewind, type Table } from '../table/table.ts';
import { undo } from '../table/undo.ts';
import type { Command } from './commands.ts';
import { didYouMean } from './near.ts';
import { readAsked, readRole } from './read.ts';
import { type Answer, type Fields, type ProtocolError, problem, shown } from './reply.ts';
import type { Opened, Session, WholeTable } from './session.ts';
import { both, refused, showChoice, showEvent, statusOf } from './show.ts';

type Of<C extends Command['cmd']> = Extract<Command, { cmd: C }>;

export function takeAction(opened: Opened, command: Of<'do'>): Answer {
  const { table } = opened;
  const asked = readAsked(table, command.role, command.action);
  if (!asked.ok) return asked;
  const { role, action } = asked.value;
  const late = stale(table, command.n);
  if (late) return late;
  return entryAnswer(opened, () => act(table, role, action, command.rolls));
}

export function takeBack(opened: Opened, command: Of<'undo'>): Answer {
  const { table } = opened;
  const role = command.role === undefined ? ok(table.log.at(-1)?.role ?? '') : readRole(table, command.role);
  if (!role.ok) return role;
  const late = stale(table, command.n);
  if (late) return late;
  const undone = undo(table, role.value);
  if (!undone.ok)
    return problem('no-undo', undone.error.text.en, { why: undone.error.why, text: { ...undone.error.text } });
  return ok({ role: undone.value.role, undone: showChoice(table.game, undone.value.action), ...statusOf(opened) });
}

/** The command is meant for another position than the table's. */
const stale = ({ log }: Table, n = log.length): ReturnType<typeof problem> | undefined =>
  n === log.length ? undefined : problem('stale', `${log.length} actions have been taken, not ${n}`, { n: log.length });

export async function askBot(session: Session, opened: Opened, command: Of<'go'>): Promise<Answer> {
  const { table } = opened;
  const role = readRole(table, command.role);
  if (!role.ok) return role;
  const refusal = notActive(table.game, table.state, role.value);
  if (refusal) return refused(table, refusal);
  const bot = botOf(session, command.level);
  if (!bot.ok) return bot;
  const choice = await chosen(session, opened, bot.value, { role: role.value, ms: command.ms });
  if (!choice.ok) return choice;
  const { action, reason, value } = choice.value;
  const said = {
    role: role.value,
    action: showChoice(table.game, action),
    reason: both(lang => reasonText(table.game.words[lang], reason, lang)),
    ...(value === undefined ? {} : { value }),
  };
  if (!command.play) return ok(said);
  const played = entryAnswer(opened, () => act(table, role.value, action));
  return played.ok ? ok({ ...said, ...played.value }) : played;
}

function botOf(session: Session, level: string | undefined): Result<Player, ProtocolError> {
  const levels = Object.keys(session.parts.players);
  const wanted = level ?? levels.at(-1);
  const bot = entryOf(session.parts.players, wanted);
  const hint = didYouMean(levels, wanted ?? '') || `; there is ${levels.join(', ') || 'none'}`;
  return bot ? ok(bot) : problem('unknown-level', `there is no level ${shown(wanted)}${hint}`);
}

interface Turn {
  readonly role: Role;
  readonly ms: number | undefined;
}

/** A bot sees only its view, and its answer is checked against the legal list like any other. */
async function chosen(
  session: Session,
  opened: Opened,
  bot: Player,
  turn: Turn,
): Promise<Result<Chosen, ProtocolError>> {
  const { table, seed } = opened;
  const { now } = session.parts;
  const choice = await bot.open(table.game, turn.role).choose(viewFor(table, turn.role), {
    next: random(`${seed}/bot/${table.log.length}`),
    ...(now ? { now } : {}),
    ...(turn.ms === undefined ? {} : { ms: turn.ms }),
  });
  if (findLegal(table.game, table.state, turn.role, choice.action)) return ok(choice);
  return problem('bot-failed', `the bot chose something that is not legal: ${shown(choice.action)}`);
}

/** Takes an action and reports it. If reporting fails, the table is rewound: an error means nothing happened. */
function entryAnswer(opened: Opened, take: () => Result<LogEntry, ActError>): Answer {
  const { table } = opened;
  const before = table.log.length;
  const entry = take();
  if (!entry.ok)
    return entry.error.code === 'illegal'
      ? refused(table, entry.error.refusal)
      : problem('bad-rolls', entry.error.message);
  try {
    return ok({ ...showEntry(table, entry.value), ...statusOf(opened) });
  } catch (error) {
    rewind(table, before);
    throw error;
  }
}

function showEntry(table: WholeTable, entry: LogEntry): Fields {
  const { action, events, rolls } = entryFor(table, entry, entry.role);
  const shown = events.map(event => showEvent(table.game, event));
  return { role: entry.role, action: showChoice(table.game, action), events: shown, rolls };
}
