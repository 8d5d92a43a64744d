/**
 * Does a seat learn more than it should? Nothing here knows what a game hides. The checks rest on `imagine`: a state
 * made from a seat's view has that seat's knowledge and other secrets, so everything the seat is shown of the two must
 * be equal, now and after the same action with the same rolls, until an event says that something was revealed.
 * Questions that the rules of the seat's own side answer are put to both worlds directly (`contractQuestions.ts`);
 * those whose answer on the true state would leak go through the layer that serves the tables (`seat.ts`).
 */
import type { Look, Problem } from './contractLook.ts';
import { ownQuestions, type Question, seatQuestions } from './contractQuestions.ts';
import { type Roll, recordedDice, type Script, ScriptError, scriptedDice, seededDice, spokenDice } from './dice.ts';
import type { Action, Applied, BaseState, LogEntry, Role, Seat } from './game.ts';
import { canonical, sameJson } from './hash.ts';
import { jsonCopy, jsonProblem, leaves } from './plain.ts';
import { completionsOf, findLegal, legalOf } from './play.ts';
import { mindOf, type ToldEntry, toldEntry } from './seat.ts';

/** Gives the position that questions of a seat are put to. Tests replace it. */
export type Minds = typeof mindOf;

const IMAGINED = 2;

export function* secretProblems(look: Look, minds: Minds = mindOf): Iterable<Problem> {
  const { game, s } = look;
  for (const role of game.roles) {
    const view = game.view(s, role);
    const json = jsonProblem(view, `the view of ${role}`);
    if (json !== undefined) yield { kind: 'json', message: json };
    const worlds = otherWorlds(look, role, view);
    // Most positions hide nothing, so no questions are needed.
    const own = worlds.length > 0 ? answersTo(ownQuestions(look, role), s) : [];
    const told = worlds.length > 0 ? answersTo(seatQuestions(look), minds(game, s, role)) : [];
    for (const other of worlds) {
      for (const { rule, message } of game.check(other))
        yield { kind: 'invariant', message: `imagined by ${role}: ${rule} ${message}` };
      yield* differences(own, other, role);
      yield* differences(told, minds(game, other, role), role);
      yield* laterDifferences(look, other, role);
    }
  }
  for (const seat of [...game.roles, 'observer']) yield* drawProblems(look, seat);
  yield* sharedSecrets(look);
}

/** States that the seat cannot tell from the position, other than the position itself. */
function otherWorlds(look: Look, role: Role, view: unknown): BaseState[] {
  const { game, s } = look;
  const worlds = Array.from({ length: IMAGINED }, () => game.imagine(jsonCopy(view), role, seededDice(seedOf(look))));
  return worlds.filter(world => !sameJson(world, s));
}

const seedOf = ({ next }: Look): number => Math.floor(next() * 2 ** 32);

interface Answered {
  readonly question: Question;
  readonly answer: unknown;
}

/** Copies, so that an answer that is changed later is not compared with itself. */
const answersTo = (questions: readonly Question[], s: BaseState): Answered[] =>
  questions.map(question => ({ question, answer: jsonCopy(question.of(s)) }));

function* differences(known: readonly Answered[], other: BaseState, role: Role): Iterable<Problem> {
  for (const { question, answer } of known)
    if (!sameJson(question.of(other), answer))
      yield { kind: 'leak', message: `${question.what} of ${role} depends on what ${role} cannot know` };
}

/** An action that somebody could take now. */
function anyAction({ game, s, next }: Look): { readonly actor: Role; readonly action: Action } | undefined {
  const actor = game.active(s)[0];
  const choices = actor === undefined ? [] : legalOf(game, s, actor);
  const choice = choices[Math.floor(next() * choices.length)];
  const action = actor === undefined || !choice ? undefined : completionsOf(game, s, actor, choice)[0];
  return actor === undefined || !action ? undefined : { actor, action };
}

/** The same action with the same rolls in both worlds. */
function* laterDifferences(look: Look, other: BaseState, role: Role): Iterable<Problem> {
  const { game, s } = look;
  const taken = anyAction(look);
  // An opponent's options can depend on his secrets; then the worlds diverge here and nothing can be compared.
  if (!taken || !findLegal(game, other, taken.actor, taken.action)) return;
  const { actor, action } = taken;
  const rolls: Roll[] = [];
  const spoken: Script[] = [];
  const dice = spokenDice(recordedDice(seededDice(seedOf(look)), rolls), spoken);
  const one = game.apply(s, actor, action, dice);
  const isAlike = (a: Applied<BaseState>, b: Applied<BaseState>): boolean =>
    sameJson(game.view(a.state, role), game.view(b.state, role));
  // The same number can draw different things from hidden stock; the seat that draws sees them, so it must draw the
  // same.
  const byNumber = applyWith(
    look,
    other,
    taken,
    rolls.map(roll => roll.value),
  );
  const two = byNumber && isAlike(one, byNumber) ? byNumber : applyWith(look, other, taken, spoken);
  if (!two || [...one.events, ...two.events].some(event => event.reveals)) return;
  const told = ({ events }: Applied<BaseState>): ToldEntry =>
    toldEntry(game, { role: actor, action, rolls, events }, role);
  if (!sameJson(told(one), told(two)))
    yield { kind: 'leak', message: `events of ${canonical(action)} tell ${role} what it cannot know` };
  if (!isAlike(one, two))
    yield { kind: 'leak', message: `the view of ${role} after ${canonical(action)} tells what ${role} cannot know` };
}

/** Undefined if the other world asks for different dice. */
function applyWith({ game }: Look, s: BaseState, { actor, action }: Taken, script: readonly Script[]) {
  try {
    return game.apply(s, actor, action, scriptedDice(script));
  } catch (error) {
    if (error instanceof ScriptError) return undefined;
    throw error;
  }
}

/** If a seat cannot see the effect of a draw or an action, it may not see its numbers either. */
function* drawProblems(look: Look, seat: Seat): Iterable<Problem> {
  const { game, s } = look;
  const taken = anyAction(look);
  if (!taken) return;
  const [one, two] = [doneWith(look, s, taken), doneWith(look, s, alternative(look, taken))];
  const events = ({ entry }: Done): unknown => toldEntry(game, { ...entry, rolls: [] }, seat).events;
  if (!sameJson(events(one), events(two)) || !sameJson(game.view(one.state, seat), game.view(two.state, seat))) return;
  if (sameJson(one.state, two.state)) return;
  const told = ({ entry }: Done): unknown => {
    const { action, rolls } = toldEntry(game, entry, seat);
    return [action, rolls];
  };
  if (!sameJson(told(one), told(two)))
    yield { kind: 'leak', message: `${canonical(taken.action)} or its dice tell ${seat} what ${seat} cannot see` };
}

/** Another action of the same type, if there is one: secret choices must look alike. */
function alternative({ game, s, next }: Look, { actor, action }: Taken): Taken {
  const alike = legalOf(game, s, actor).filter(({ type, open }) => type === action.type && open === undefined);
  const other = alike[Math.floor(next() * alike.length)];
  return { actor, action: other ?? action };
}

interface Taken {
  readonly actor: Role;
  readonly action: Action;
}

interface Done {
  readonly entry: LogEntry;
  readonly state: BaseState;
}

function doneWith(look: Look, s: BaseState, { actor, action }: Taken): Done {
  const rolls: Roll[] = [];
  const { state, events } = look.game.apply(s, actor, action, recordedDice(seededDice(seedOf(look)), rolls));
  return { entry: { role: actor, action, rolls, events }, state };
}

const WORLDS = 4;

/**
 * Compares worlds that look the same to an observer: what differs between them is somebody's secret, and a secret that
 * two seats can see and the observer cannot has leaked from one to the other. Cards dealt from one deck to both differ
 * for both of them, as each sees its own: then no world shows both the same.
 */
function* sharedSecrets(look: Look): Iterable<Problem> {
  const { game } = look;
  const worlds = outsideWorlds(look);
  // Where nothing is hidden all worlds are the same.
  if (worlds.every(world => sameJson(world, worlds[0]))) return;
  const truth = worlds.map(world => leaves(world));
  const seats = game.roles.map(role => {
    const seen = worlds.map(world => leaves(game.view(world, role)));
    return { role, seen, paths: varying(seen) };
  });
  for (const [i, one] of seats.entries())
    for (const two of seats.slice(i + 1))
      for (const path of one.paths.filter(known => two.paths.includes(known))) {
        const same = worlds.flatMap((_, at) => sameAt(path, [one.seen[at], two.seen[at], truth[at]]));
        if (same.some(({ isTrue }) => isTrue) || new Set(same.map(({ value }) => value)).size > 1)
          yield { kind: 'leak', message: `${one.role} and ${two.role} both see the secret${path}` };
      }
}

type Leaves = ReadonlyMap<string, string> | undefined;

/** The value that two seats see alike in a world, and whether it is the true one. */
function sameAt(
  path: string,
  [one, two, truth]: readonly [Leaves, Leaves, Leaves],
): { value: string; isTrue: boolean }[] {
  const value = one?.get(path);
  return value !== undefined && value === two?.get(path) ? [{ value, isTrue: value === truth?.get(path) }] : [];
}

function outsideWorlds(look: Look): BaseState[] {
  const { game, s } = look;
  const outside = game.view(s, 'observer');
  return Array.from({ length: WORLDS }, () =>
    game.imagine(jsonCopy(outside), 'observer', seededDice(seedOf(look))),
  ).filter(world => sameJson(game.view(world, 'observer'), outside));
}

function varying(all: readonly ReadonlyMap<string, string>[]): string[] {
  const paths = new Set(all.flatMap(map => [...map.keys()]));
  return [...paths].filter(path => new Set(all.map(map => map.get(path))).size > 1);
}
