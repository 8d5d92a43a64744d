/**
 * Checks a game's answers beyond its choices (`inspect`): plain JSON, about existing units and hexes, and consistent
 * with the list.
 */
import { type Look, type Problem, some, textProblems } from './contractLook.ts';
import type { Depiction } from './depict.ts';
import { type AnyGame, type BaseState, LANGS, type Role, type WholeGame } from './game.ts';
import { jsonProblem } from './plain.ts';
import { completionsOf, legalOf } from './play.ts';
import { ruledText } from './ruledText.ts';
import { depictionFor } from './seat.ts';

export function* inspectProblems(look: Look): Iterable<Problem> {
  const { game, s } = look;
  const units = game.inspect.units(s);
  yield* plain('units', units);
  if (units.length !== game.names.units.length) yield say(`units lists ${units.length} of ${game.names.units.length}`);
  yield* plain('tables', game.inspect.tables());
  for (const seat of [...game.roles, 'observer']) {
    const shown = depictionFor(game, s, seat);
    yield* plain('depict', shown);
    if (shown.counters.length !== units.length)
      yield say(`depict shows ${shown.counters.length} of ${units.length} units`);
    yield* battleProblems(game, s, shown);
  }
  for (const { unit } of some(look, units)) yield* reachProblems(game, s, unit);
  for (const role of game.roles) yield* plain('supply', game.inspect.supply(s, role));
  for (const role of game.active(s)) yield* roleProblems(game, s, role);
}

const say = (message: string): Problem => ({ kind: 'inspect', message });

function* plain(what: string, value: unknown): Iterable<Problem> {
  const problem = jsonProblem(value, what);
  if (problem !== undefined) yield say(problem);
}

/** A battle is named by one of its hexes and can be inspected by it; each lack has a sentence. */
function* battleProblems(game: WholeGame, s: BaseState, { battles = [], demands = [] }: Depiction): Iterable<Problem> {
  for (const { hex, role, hexes, units } of battles) {
    if (!hexes.includes(hex)) yield say(`battle ${hex} is not at ${hexes}`);
    if (units.length > 0 && game.inspect.battle?.(s, role, hex).ok !== true) yield say(`battle ${hex} has no odds`);
  }
  for (const { rule, why } of [...demands, ...battles.flatMap(b => b.lacks)]) {
    if (rule === '') yield say('something is demanded without a rule');
    for (const lang of LANGS) yield* textProblems(`${lang} demand`, ruledText(game.words[lang], why));
  }
}

/** A path ends at the hex that it is given for, and its cost is not negative. */
function* reachProblems(game: AnyGame, s: BaseState, unit: number): Iterable<Problem> {
  const answer = game.inspect.reach(s, unit);
  yield* plain('reach', answer);
  if (!answer.ok) return;
  for (const { hex, path, cost } of answer.value.hexes) {
    if (path[path.length - 1] !== hex || cost < 0) yield say(`unit ${unit} has no way to hex ${hex}`);
  }
}

/** Where moves are legal, `reach` gives the same hexes; the odds of every action can be asked for. */
function* roleProblems(game: AnyGame, s: BaseState, role: Role): Iterable<Problem> {
  for (const choice of legalOf(game, s, role)) {
    if (choice.type === 'move' && choice.unit !== undefined && choice.open === 'hex') {
      const answer = game.inspect.reach(s, choice.unit);
      const legal = completionsOf(game, s, role, choice)
        .map(a => a.hex)
        .sort();
      const reached = answer.ok ? answer.value.hexes.map(h => h.hex).sort() : [];
      if (legal.join() !== reached.join()) yield say(`reach and legal moves of unit ${choice.unit} differ`);
    }
    yield* plain('odds', game.inspect.odds(s, role, choice));
  }
}
