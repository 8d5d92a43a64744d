/**
 * Checks actions that move from hex to hex: naming the engine's own way gives the same action; a different way that is
 * accepted is the one travelled; any other way is refused with a rule.
 */
import { actionProblems, explainProblems, type Look, type Problem, pick, sample } from './contractLook.ts';
import { seededDice } from './dice.ts';
import type { Action, Role } from './game.ts';
import { canonical } from './hash.ts';
import { headOf, itemAt, lastOf } from './list.ts';
import { findLegal, sameAction, sameList } from './play.ts';
import { isWay } from './way.ts';

const say = (message: string): Problem => ({ kind: 'way', message });

export function* wayProblems(look: Look, role: Role): Iterable<Problem> {
  const { game, s } = look;
  for (const action of sample(look, role)) {
    const own = game.way?.(s, role, action);
    if (own) yield* travelProblems(look, role, action, own);
    // No other action may carry a way.
    else if (action.hexes === undefined && action.hex !== undefined)
      yield* refusalProblems(look, role, { ...action, hexes: [action.hex] });
  }
}

function* travelProblems(look: Look, role: Role, action: Action, own: readonly number[]): Iterable<Problem> {
  const { game, s } = look;
  // A move off the map ends in no hex but may pass some, or none if the unit stands at the edge.
  const end = action.hex ?? own.at(-1);
  if (end === undefined) return;
  if (!isWay(game.board, own, end)) return yield say(`${canonical(action)} goes by ${own}, which is no way`);
  const named = findLegal(game, s, role, { ...action, hexes: own });
  if (!named || !sameAction(named, action)) yield say(`${canonical(action)} by its own way is another action`);
  for (const hexes of [detour(look, own), detour(look, own), detour(look, detour(look, own))]) {
    const asked = { ...action, hexes };
    yield* explainProblems(look, role, asked);
    if (isWay(game.board, hexes, end) && findLegal(game, s, role, asked)?.hexes) yield* goneProblems(look, role, asked);
  }
  for (const hexes of wrongWays(look, action, own)) yield* refusalProblems(look, role, { ...action, hexes });
  for (const { path } of game.inspect.ways?.(s, role, action) ?? [])
    if (!findLegal(game, s, role, { ...action, hexes: path })) yield say(`${canonical(action)} cannot go by ${path}`);
}

/** The event of the journey lists the hexes that were named. */
function* goneProblems(look: Look, role: Role, action: Action): Iterable<Problem> {
  const { game, s, next } = look;
  yield* actionProblems(look, role, action);
  const { events } = game.apply(s, role, action, seededDice(Math.floor(next() * 2 ** 32)));
  const isIt = (path: unknown): boolean => Array.isArray(path) && sameList(path, action.hexes);
  if (!events.some(event => isIt(event.path))) yield say(`${canonical(action)} goes another way`);
}

function* refusalProblems(look: Look, role: Role, action: Action): Iterable<Problem> {
  yield* explainProblems(look, role, action);
  if (findLegal(look.game, look.s, role, action)) yield say(`${canonical(action)} is let through`);
}

/** The way with a neighbour of one of its hexes inserted before that hex. */
function detour({ game, next }: Look, way: readonly number[]): readonly number[] {
  const at = Math.floor(next() * way.length);
  const beside = [...game.board.next.subarray(itemAt(way, at) * 6, itemAt(way, at) * 6 + 6)].filter(
    h => h >= 0 && !way.includes(h),
  );
  const over = pick(beside, next);
  return over === undefined ? way : [...way.slice(0, at), over, ...way.slice(at)];
}

/** Longer than any map is wide; the last step is replaced by the end. */
const LONG_WAY: readonly number[] = Array.from({ length: 5_000 }, (_, i) => (i === 4_999 ? -1 : i));

function wrongWays({ game, next }: Look, { hex }: Action, way: readonly number[]): readonly (readonly number[])[] {
  const { size } = game.board;
  const end = lastOf(way);
  const some = Math.floor(next() * size);
  return [
    [],
    [...way, end],
    [...way, headOf(way), end],
    [size + some, ...way],
    [-1, ...way],
    [0.5, ...way],
    LONG_WAY.map(step => (step < 0 ? end : step % size)),
    ...(some === end || hex === undefined ? [] : [[...way, some]]),
  ];
}
