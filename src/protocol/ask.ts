/**
 * Questions about a table: nothing here changes it. A question asked as a role is answered as that role may know it, by
 * the layer that serves the pages; one without a role is about the whole table, which the asking program owns.
 */
import type { MarkerShown } from '../kit/depict.ts';
import type { Action, AnyGame, Choice, Role } from '../kit/game.ts';
import { hashOf, sameJson } from '../kit/hash.ts';
import { named } from '../kit/names.ts';
import { perft } from '../kit/perft.ts';
import { bare, completionsOf, legalOf, sameAction } from '../kit/play.ts';
import { ok } from '../kit/result.ts';
import { depictionFor } from '../kit/seat.ts';
import { notActive } from '../table/refusal.ts';
import { eventsFor, hashFor, mindFor, refusalFor, viewFor } from '../table/seat.ts';
import type { Command } from './commands.ts';
import { didYouMean } from './near.ts';
import { readAsked, readNames, readRole, readSeat } from './read.ts';
import { type Answer, problem, shown } from './reply.ts';
import type { Opened, WholeTable } from './session.ts';
import { refused, showChoice, showEvent, showHex, showRefusal, showReport } from './show.ts';

export type Ask<C extends Command['cmd']> = (opened: Opened, command: Extract<Command, { cmd: C }>) => Answer;

export const askUnits: Ask<'units'> = ({ table }, command) => {
  const { game } = table;
  const role = command.role === undefined ? undefined : readRole(table, command.role);
  if (role && !role.ok) return role;
  const wanted = readNames(game.names, 'units', command.units ?? []);
  if (!wanted.ok) return wanted;
  const s = role === undefined ? table.state : mindFor(table, role.value);
  const units = game.inspect
    .units(s)
    .filter(report => role === undefined || report.role === role.value)
    .filter(report => command.units === undefined || wanted.value.includes(report.unit));
  return ok({ units: units.map(report => showReport(game, report)) });
};

export const askHexes: Ask<'hexes'> = ({ table }, command) => {
  const { game } = table;
  const { orientation, push } = game.board.map;
  const { terrains, sides, links } = game.board;
  const seat = readSeat(table, command.role);
  if (!seat.ok) return seat;
  const wanted = readNames(game.names, 'hexes', command.hexes ?? game.names.hexes);
  if (!wanted.ok) return wanted;
  const { markers } = depictionFor(game, table.state, seat.value);
  const hexes = wanted.value.map(h => ({ ...showHex(game, h), markers: markersAt(markers, h) }));
  return ok({ orientation, push, terrains, sides, links, hexes });
};

/** What is on the hex besides units. */
const markersAt = (markers: readonly MarkerShown[], h: number): object[] =>
  markers.filter(({ hex }) => hex === h).map(({ face: _face, hex: _hex, ...marker }) => marker);

export const askTables: Ask<'tables'> = ({ table }, command) => {
  const charts = table.game.inspect.tables();
  if (command.chart === undefined) return ok({ tables: charts });
  const found = charts.filter(chart => chart.id === command.chart);
  const ids = charts.map(chart => chart.id);
  const hint = didYouMean(ids, command.chart) || `; there is ${ids.join(', ')}`;
  return found.length
    ? ok({ tables: found })
    : problem('unknown-chart', `there is no chart ${shown(command.chart)}${hint}`);
};

/** As an observer sees it. */
export const askTracks: Ask<'tracks'> = ({ table }) => {
  const { game } = table;
  const { turn, turns, tracks, zones, markers } = depictionFor(game, table.state, 'observer');
  const plain = markers.map(({ face: _face, ...marker }) => marker);
  return ok(showReport(game, { turn, turns, tracks, markers: plain, zones }));
};

export const askLegal: Ask<'legal'> = ({ table }, command) => {
  // A list that may be empty suits a bot's loop better than an error at the end of every game.
  if (command.role === undefined && table.game.active(table.state).length === 0) return ok({ role: null, choices: [] });
  const role = readRole(table, command.role);
  if (!role.ok) return role;
  const choices = legalOf(table.game, mindFor(table, role.value), role.value);
  return ok({ role: role.value, choices: choices.map(choice => showChoice(table.game, choice)) });
};

export const askComplete: Ask<'complete'> = ({ table }, command) => {
  const asked = readAsked(table, command.role, command.choice);
  if (!asked.ok) return asked;
  const { role, action } = asked.value;
  const s = mindFor(table, role);
  const choice = legalOf(table.game, s, role).find(known => stands(known, action));
  if (!choice) return notOpen(table, role, action);
  const actions = completionsOf(table.game, s, role, choice);
  return ok({ role, actions: actions.map(found => showChoice(table.game, bare(found))) });
};

export const askExplain: Ask<'explain'> = ({ table }, command) => {
  // If the game is over and no role is given, any seat gives the same answer.
  const role = table.game.active(table.state)[0] ?? table.game.roles[0];
  const asked = readAsked(table, command.role ?? role, command.action);
  if (!asked.ok) return asked;
  const refusal = refusalFor(table, asked.value.role, asked.value.action);
  if (!refusal) return ok({ role: asked.value.role, legal: true, action: showChoice(table.game, asked.value.action) });
  return ok({ role: asked.value.role, legal: false, refusal: showRefusal(table, refusal) });
};

export const askSupply: Ask<'supply'> = ({ table }, command) => {
  const role = readRole(table, command.role);
  if (!role.ok) return role;
  const units = table.game.inspect.supply(mindFor(table, role.value), role.value);
  return ok({ role: role.value, units: units.map(report => showReport(table.game, report)) });
};

export const askView: Ask<'view'> = ({ table }, command) => {
  const seat = readSeat(table, command.role);
  if (!seat.ok) return seat;
  return ok({ role: seat.value, view: named(table.game.names, viewFor(table, seat.value)) });
};

/**
 * The position as `scene` takes it. Asked as a role, it is the one that the role imagines: what it cannot know is one
 * of the possibilities, the same for all positions that look alike to it.
 */
export const askPosition: Ask<'position'> = ({ table }, command) => {
  const { game, state, scenario, options } = table;
  if (!game.position) return problem('bad-position', `${game.id} has no scenes`);
  if (game.active(state).length === 0) return problem('game-over', 'no scene begins where nobody is to decide');
  const seat = command.role === undefined ? undefined : readSeat(table, command.role);
  if (seat && !seat.ok) return seat;
  const s = seat ? mindFor(table, seat.value) : state;
  const imagined = seat !== undefined && !sameJson(viewFor(table, seat.value), s);
  const head = { game: game.id, ...(scenario === '' ? {} : { scenario }), options };
  return ok({ ...(seat ? { role: seat.value, imagined } : {}), ...head, position: game.position(s) });
};

export const askLog: Ask<'log'> = ({ table }, command) => {
  const seat = readSeat(table, command.role);
  if (!seat.ok) return seat;
  const entries = eventsFor(table, seat.value, command.from ?? 0);
  const log = entries.map(entry => ({ ...entry, events: entry.events.map(event => showEvent(table.game, event)) }));
  return ok({ role: seat.value, n: table.log.length, log });
};

export const askHash: Ask<'hash'> = ({ table }, command) => {
  const n = table.log.length;
  if (command.role === undefined) return ok({ n, hash: hashOf(table.state) });
  const seat = readSeat(table, command.role);
  return seat.ok ? ok({ n, role: seat.value, hash: hashFor(table, seat.value) }) : seat;
};

const NODES = 200_000;

/** Counts through a game whose `apply` fails when the budget is spent: kit's perft itself has no limit. */
export const askPerft: Ask<'perft'> = ({ table }, command) => {
  const most = command.most ?? NODES;
  const spent = new Error('budget');
  let left = most;
  const game: AnyGame = {
    ...table.game,
    apply(s, role, action, dice) {
      if (left-- <= 0) throw spent;
      return table.game.apply(s, role, action, dice);
    },
  };
  try {
    const counts = Array.from({ length: command.depth }, (_, i) => perft(game, table.state, i + 1));
    return ok({ depth: command.depth, nodes: counts.at(-1), counts });
  } catch (error) {
    if (error !== spent) throw error;
    return problem('too-many', `more than ${most} nodes; ask for less depth, or allow more with most`);
  }
};

/** Whether a choice stands for a list member: the same fields except the open one, which may be left out. */
const stands = (known: Choice, action: Action): boolean => sameAction(bare(known), action);

function notOpen(table: WholeTable, role: Role, action: Action): Answer {
  const refusal = notActive(table.game, table.state, role);
  if (refusal) return refused(table, refusal);
  return problem(
    'not-open',
    `no choice of ${role} fits ${shown(named(table.game.names, { ...action }))}; legal lists them`,
  );
}
