/** Everything a seat can ask about a position, as questions that can be put to two worlds and compared. */
import { type Look, some } from './contractLook.ts';
import { mutant } from './contractNear.ts';
import { type Action, type BaseState, LANGS, type Role } from './game.ts';
import { bare, completionsOf, legalOf } from './play.ts';
import { depictionFor, fingerprintFor } from './seat.ts';

export interface Question {
  readonly what: string;
  of(s: BaseState): unknown;
}

/** Questions that the rules answer from the role's own knowledge: the true state and an imagined one must agree. */
export function ownQuestions(look: Look, role: Role): Question[] {
  const { game, s } = look;
  const units = game.inspect.units(s).filter(unit => unit.role === role);
  const own = some(look, units).map(({ unit }) => unit);
  const hexes = some(look, game.names.hexes).map(name => game.board.index.get(name) ?? 0);
  const tried = triedBy(look, role);
  const ask = (what: string, of: (state: BaseState) => unknown): Question => ({ what, of });
  return [
    ask('the view', state => game.view(state, role)),
    // An observer knows no more than any player does.
    ask("the observer's view", state => game.view(state, 'observer')),
    ask('the picture', state => depictionFor(game, state, role)),
    ask('the fingerprint', state => fingerprintFor(game, state, role)),
    ask('who is active', state => game.active(state)),
    ask('the rule', state => game.rule(state)),
    ask('the outcome', state => game.outcome(state)),
    ask('the prompt', state => LANGS.map(lang => game.words[lang].prompt(state))),
    ask('the list of choices', state => game.legal(state, role)),
    ask('a list of completions', state => completed(look, state, role)),
    ask('a refusal', state => tried.map(action => game.explain(state, role, action))),
    ask('a calculation of odds', state => tried.map(action => game.inspect.odds(state, role, action))),
    ask('a forecast', state => hexes.map(hex => game.inspect.forecast?.(state, role, hex))),
    ask('a battle as it stands', state => hexes.map(hex => game.inspect.battle?.(state, role, hex))),
    ask('the reach', state => own.map(unit => game.inspect.reach(state, unit))),
    ask('a duty to attack', state => own.map((unit, i) => game.inspect.obliges?.(state, unit, hexes[i] ?? 0))),
    ask('the supply', state => game.inspect.supply(state, role)),
  ];
}

/** Questions whose answers also involve other sides, and are therefore put to what the seat imagines. */
export function seatQuestions(look: Look): Question[] {
  const { game, s } = look;
  const units = some(look, game.inspect.units(s)).map(({ unit }) => unit);
  const ask = (what: string, of: (state: BaseState) => unknown): Question => ({ what, of });
  return [
    ask('the roster as told', state => game.inspect.units(state)),
    ask('the reach of anybody', state => units.map(unit => game.inspect.reach(state, unit))),
    ask("the enemy's supply", state => game.roles.map(other => game.inspect.supply(state, other))),
    ask("the enemy's list of choices", state => game.roles.map(other => game.legal(state, other))),
  ];
}

/** The completions of every open choice; of very many, an evenly spaced sample. */
function completed({ game }: Look, s: BaseState, role: Role): readonly Action[][] {
  const open = legalOf(game, s, role).filter(choice => choice.open !== undefined);
  const step = Math.ceil(open.length / MOST_OPEN);
  return open.filter((_, i) => i % step === 0).map(choice => [...completionsOf(game, s, role, choice)]);
}

const MOST_OPEN = 40;

/** Choices of the role and near misses of them; if the role is not to decide, those of another role. */
function triedBy(look: Look, role: Role): Action[] {
  const { game, s } = look;
  const lists =
    game.legal(s, role).length > 0 ? legalOf(game, s, role) : game.active(s).flatMap(r => legalOf(game, s, r));
  return some(look, lists).flatMap(choice => [bare(choice), mutant(look, bare(choice)), mutant(look, bare(choice))]);
}
