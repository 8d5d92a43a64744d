/**
 * Does a seat learn more than it should? Nothing here knows what a game hides. The looks rest on `imagine`: a state made
 * from a seat's view has that seat's knowledge and other secrets, so whatever the seat is shown of the two must be equal,
 * now and after the same action with the same rolls, until an event says that something was revealed.
 */
import type { Look, Problem } from './contractLook.ts';
import { type Dice, type Roll, recordedDice, ScriptError, scriptedDice, seededDice } from './dice.ts';
import { type Action, type AnyGame, type BaseState, type GameEvent, LANGS, type Role } from './game.ts';
import { canonical } from './hash.ts';
import { jsonCopy, jsonProblem, leaves } from './plain.ts';
import { completionsOf, findLegal, legalOf } from './play.ts';

export function* secretProblems(look: Look): Iterable<Problem> {
  const { game, s, next } = look;
  for (const role of game.roles) {
    const view = game.view(s, role);
    const json = jsonProblem(view, `the view of ${role}`);
    if (json !== undefined) yield { kind: 'json', message: json };
    const other = game.imagine(jsonCopy(view), role, seededDice(Math.floor(next() * 2 ** 32)));
    for (const { rule, message } of game.check(other))
      yield { kind: 'invariant', message: `imagined by ${role}: ${rule} ${message}` };
    yield* differences(game, s, other, role);
    yield* laterDifferences(look, other, role);
  }
  yield* sharedSecrets(look);
}

/** Everything a seat is shown of a position. */
function* differences(game: AnyGame, s: BaseState, other: BaseState, role: Role): Iterable<Problem> {
  const shown: readonly [string, (state: BaseState) => unknown][] = [
    ['the view', state => game.view(state, role)],
    // Whoever watches knows no more than any player does.
    ["the observer's view", state => game.view(state, 'observer')],
    ['who is active', state => game.active(state)],
    ['the rule', state => game.rule(state)],
    ['the outcome', state => game.outcome(state)],
    ['the prompt', state => LANGS.map(lang => game.words[lang].prompt(state))],
    ['the list of choices', state => game.legal(state, role)],
    ['a list of completions', state => firstCompletions(game, state, role)],
  ];
  for (const [what, of] of shown)
    if (canonical(of(s)) !== canonical(of(other)))
      yield { kind: 'leak', message: `${what} of ${role} depends on what ${role} cannot know` };
}

function firstCompletions(game: AnyGame, s: BaseState, role: Role): readonly Action[] {
  const open = legalOf(game, s, role).find(choice => choice.open !== undefined);
  return open ? completionsOf(game, s, role, open) : [];
}

/** The same action with the same rolls in both worlds. */
function* laterDifferences({ game, s, next }: Look, other: BaseState, role: Role): Iterable<Problem> {
  const actor = game.active(s)[0];
  const choices = actor === undefined ? [] : legalOf(game, s, actor);
  const choice = choices[Math.floor(next() * choices.length)];
  if (actor === undefined || !choice) return;
  const action = completionsOf(game, s, actor, choice)[0];
  // What an opponent may do can rest on his secrets; then the worlds part here and nothing can be compared.
  if (!action || !findLegal(game, other, actor, action)) return;
  const rolls: Roll[] = [];
  const one = game.apply(s, actor, action, recordedDice(seededDice(Math.floor(next() * 2 ** 32)), rolls));
  const two = applyWith(game, other, actor, action, scriptedDice(rolls.map(roll => roll.value)));
  if (!two || [...one.events, ...two.events].some(event => event.reveals)) return;
  const told = (events: readonly GameEvent[]) => events.map(event => game.seen(event, role));
  if (canonical(told(one.events)) !== canonical(told(two.events)))
    yield { kind: 'leak', message: `events of ${canonical(action)} tell ${role} what it cannot know` };
  if (canonical(game.view(one.state, role)) !== canonical(game.view(two.state, role)))
    yield { kind: 'leak', message: `the view of ${role} after ${canonical(action)} tells what ${role} cannot know` };
}

/** Undefined where the other world asks for other dice. */
function applyWith(game: AnyGame, s: BaseState, role: Role, action: Action, dice: Dice) {
  try {
    return game.apply(s, role, action, dice);
  } catch (error) {
    if (error instanceof ScriptError) return undefined;
    throw error;
  }
}

const WORLDS = 4;

/**
 * Worlds that look the same from outside the table: what differs between them is somebody's secret, and a secret that
 * two seats see and the observer does not has leaked from one to the other.
 */
function* sharedSecrets({ game, s, next }: Look): Iterable<Problem> {
  const worlds = outsideWorlds(game, s, next);
  const known = new Map<string, Role>();
  for (const role of game.roles) {
    for (const path of varying(worlds.map(world => leaves(game.view(world, role))))) {
      const first = known.get(path);
      if (first !== undefined) yield { kind: 'leak', message: `${first} and ${role} both see the secret${path}` };
      known.set(path, role);
    }
  }
}

/** `imagine` need not know how to read an observer's view; where it cannot, there is nothing to compare. */
function outsideWorlds(game: AnyGame, s: BaseState, next: () => number): BaseState[] {
  const outside = game.view(s, 'observer');
  try {
    return Array.from({ length: WORLDS }, () =>
      game.imagine(jsonCopy(outside), game.roles[0]!, seededDice(Math.floor(next() * 2 ** 32))),
    ).filter(world => canonical(game.view(world, 'observer')) === canonical(outside));
  } catch {
    return [];
  }
}

function varying(all: readonly ReadonlyMap<string, string>[]): string[] {
  const paths = new Set(all.flatMap(map => [...map.keys()]));
  return [...paths].filter(path => new Set(all.map(map => map.get(path))).size > 1);
}
