/** Questions about what a unit or an action could do: destinations, ways and chances. Nothing here changes a table. */
import type { Action, BaseState, Refusal, Role, WholeGame } from '../kit/game.ts';
import { findLegal } from '../kit/play.ts';
import type { ChanceReport, OddsReport } from '../kit/report.ts';
import { ok, type Result } from '../kit/result.ts';
import { mindFor, refusalFor } from '../table/seat.ts';
import type { Ask } from './ask.ts';
import { readAsked, readName, readRole } from './read.ts';
import { refused, showReport } from './show.ts';

/** Marches, and every other way to reach a hex: onto the map, by rail, by sea. */
export const askReach: Ask<'reach'> = ({ table }, command) => {
  const { game } = table;
  const unit = readName(game.names, 'units', command.unit);
  if (!unit.ok) return unit;
  const role = command.role === undefined ? undefined : readRole(table, command.role);
  if (role && !role.ok) return role;
  const s = role === undefined ? table.state : mindFor(table, role.value);
  const reach = game.inspect.reach(s, unit.value);
  const travels = game.answers?.travels?.(s, unit.value) ?? [];
  if (!reach.ok && travels.length === 0) return refused(table, reach.error);
  const march = reach.ok ? reach.value : { unit: unit.value, from: null, allowance: null, hexes: [] };
  return ok(showReport(game, { ...march, hexes: [...march.hexes, ...travels] }));
};

/** The default way of a legal action that moves, and the ways with other effects. */
export const askWays: Ask<'ways'> = ({ table }, command) => {
  const asked = readAsked(table, command.role, command.action);
  if (!asked.ok) return asked;
  const { game } = table;
  const { role } = asked.value;
  const refusal = refusalFor(table, role, asked.value.action);
  if (refusal) return refused(table, refusal);
  const s = mindFor(table, role);
  const action = findLegal(game, s, role, asked.value.action) ?? asked.value.action;
  const path = action.hexes ?? game.way?.(s, role, action);
  const ways = path ? (game.inspect.ways?.(s, role, action) ?? []) : [];
  return ok({ role, ...showReport(game, { path: path ?? [] }), ways: ways.map(way => showReport(game, way)) });
};

/** The defender may ask as well as the attacker, each with its own knowledge. */
export const askOdds: Ask<'odds'> = ({ table }, command) => {
  const asked = readAsked(table, command.role, command.action);
  if (!asked.ok) return asked;
  const { game } = table;
  const { role, action } = asked.value;
  const s = mindFor(table, role);
  const own = oddsBy(game, s, role, action);
  if (own.ok) return ok({ role, ...showReport(game, own.value) });
  const others = game.roles.filter(other => other !== role).map(other => oddsBy(game, s, other, action));
  const theirs = others.find(found => found.ok);
  return theirs?.ok ? ok({ role, ...showReport(game, theirs.value) }) : refused(table, own.error);
};

const oddsBy = (
  game: WholeGame,
  s: BaseState,
  role: Role,
  action: Action,
): Result<OddsReport | ChanceReport, Refusal> =>
  game.answers?.chances?.(s, role, action) ?? game.inspect.odds(s, role, action);
