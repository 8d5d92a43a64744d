/** A close look at one position: its state, its list of choices, what they do, and what `explain` says of them. */
import { type Roll, recordedDice, scriptedDice, seededDice } from './dice.ts';
import { isRefusal, strangeField } from './door.ts';
import {
  type Action,
  type BaseState,
  type Choice,
  type GameEvent,
  LANGS,
  type OpenField,
  type Refusal,
  type Role,
  type WholeGame,
} from './game.ts';
import { canonical, sameJson } from './hash.ts';
import { itemAt } from './list.ts';
import { namedAction, readAction } from './names.ts';
import { cacheOfEach } from './partOfEach.ts';
import { deepFreeze, jsonCopy, jsonProblem } from './plain.ts';
import { bare, completionsOf, findLegal, legalOf, sameAction } from './play.ts';
import { fail, ok, type Result } from './result.ts';
import { NUMBER } from './section.ts';

export type FaultKind =
  | 'crash'
  | 'dead-end'
  | 'endless'
  | 'choices'
  | 'completion'
  | 'names'
  | 'frozen'
  | 'json'
  | 'shape'
  | 'hash'
  | 'invariant'
  | 'explain'
  | 'words'
  | 'leak'
  | 'outcome'
  | 'evaluate'
  | 'shortlist'
  | 'inspect'
  | 'strange'
  | 'way'
  | 'replay';

export interface Problem {
  readonly kind: FaultKind;
  readonly message: string;
}

export interface Look {
  readonly game: WholeGame;
  readonly s: BaseState;
  readonly next: () => number;
  /** How many actions are tried in a position; Infinity tries them all. */
  readonly breadth: number;
  /** Choices and refusals whose words were already checked in this game: they read the same in every position. */
  readonly spelled?: Set<string>;
}

/** What must hold for a state by itself, whoever may act in it. */
export function* stateProblems(look: Look): Iterable<Problem> {
  const { game, s } = look;
  const json = jsonProblem(s, 'state');
  if (json !== undefined) yield { kind: 'json', message: json };
  for (const { rule, message } of game.check(s)) yield { kind: 'invariant', message: `${rule} ${message}` };
  for (const role of game.roles) {
    const value = game.evaluate?.(s, role) ?? Number.NaN;
    if (!Number.isFinite(value)) yield { kind: 'evaluate', message: `the position of ${role} is worth ${value}` };
  }
  for (const lang of LANGS) yield* textProblems(`${lang} prompt`, game.words[lang].prompt(s));
  yield* endProblems(look);
}

function* endProblems(look: Look): Iterable<Problem> {
  const { game, s } = look;
  const active = game.active(s);
  const outcome = game.outcome(s);
  if (active.length === 0 && !outcome) yield { kind: 'outcome', message: 'the game is over without an outcome' };
  if (active.length > 0 && outcome) yield { kind: 'outcome', message: 'there is an outcome before the game is over' };
  if (outcome) for (const lang of LANGS) yield* textProblems(`${lang} outcome`, game.words[lang].outcome(outcome));
  for (const role of game.roles) {
    if (active.includes(role)) continue;
    if (game.legal(s, role).length > 0) yield { kind: 'choices', message: `${role} is not active but has choices` };
    for (const choice of active.flatMap(other => legalOf(game, s, other)).slice(0, 1))
      yield* explainProblems(look, role, bare(choice));
  }
}

/** Checks the list of a role that may act, and a sample of its actions. */
export function* choiceProblems(look: Look, role: Role): Iterable<Problem> {
  const { game, s } = look;
  const choices = game.legal(s, role);
  if (!sameJson(game.legal(jsonCopy(s), role), choices))
    yield { kind: 'choices', message: 'a copy of the state has another list of choices' };
  const texts = choices.map(canonical);
  yield* derivedProblems(game, s, role, texts);
  yield* twice('choices', texts);
  yield* spellingProblems(look, choices);
  const open = choices.flatMap(choice => (choice.open === undefined ? [] : [{ choice, field: choice.open }]));
  for (const { choice, field } of some(look, open))
    yield* completionProblems(choice, field, game.complete(s, role, choice));
  yield* shortlistProblems(game, s, role);
  for (const action of sample(look, role)) {
    yield* explainProblems(look, role, action);
    yield* actionProblems(look, role, action);
  }
}

function* spellingProblems({ game, spelled = new Set() }: Look, choices: readonly Choice[]): Iterable<Problem> {
  for (const choice of choices) {
    const text = JSON.stringify(choice);
    if (spelled.has(text)) continue;
    spelled.add(text);
    for (const lang of LANGS) yield* textProblems(`${lang} choice`, game.words[lang].choice(choice));
  }
}

/** A list that a phase writes by itself equals the one derived from its offers. */
function* derivedProblems(game: WholeGame, s: BaseState, role: Role, texts: readonly string[]): Iterable<Problem> {
  const offered = game.derived?.(s, role);
  if (!offered) return;
  const derived = new Set(offered.map(canonical));
  const listed = new Set(texts);
  for (const item of listed) if (!derived.has(item)) yield { kind: 'choices', message: `${item} is not offered` };
  for (const item of derived) if (!listed.has(item)) yield { kind: 'choices', message: `${item} is not listed` };
}

/** Bots take actions of the shortlist without checking them, so each must be legal. */
function* shortlistProblems(game: WholeGame, s: BaseState, role: Role): Iterable<Problem> {
  for (const action of game.shortlist?.(s, role) ?? [])
    if (!findLegal(game, s, role, action))
      yield { kind: 'shortlist', message: `${canonical(bare(action))} is not legal` };
}

function* twice(kind: FaultKind, texts: readonly string[]): Iterable<Problem> {
  const seen = new Set<string>();
  for (const item of texts) {
    if (seen.has(item)) yield { kind, message: `${item} is listed twice` };
    seen.add(item);
  }
}

function* completionProblems(choice: Choice, field: OpenField, actions: readonly Action[]): Iterable<Problem> {
  const say = (what: string): Problem => ({ kind: 'completion', message: `${canonical(choice)} ${what}` });
  if (choice.revises) yield say('is open and only revises: the table could not tell from the action');
  if (actions.length === 0) yield say('has no completion');
  yield* twice('completion', actions.map(canonical));
  const wanted = { ...bare(choice), [field]: undefined };
  for (const action of actions) {
    const fits = action[field] !== undefined && sameJson({ ...action, [field]: undefined }, wanted);
    if (!fits) yield say(`is completed to ${canonical(action)}`);
  }
}

/** Up to `breadth` actions: random choices, each completed at random. */
export function sample(look: Look, role: Role): Action[] {
  const { game, s } = look;
  return some(look, legalOf(game, s, role))
    .flatMap(choice =>
      some(look.breadth === Infinity ? look : { ...look, breadth: 1 }, completionsOf(game, s, role, choice)),
    )
    .map(bare);
}

export function some<T>({ next, breadth }: Look, list: readonly T[]): readonly T[] {
  if (breadth >= list.length) return list;
  return Array.from({ length: breadth }, () => oneOf(list, next));
}

export const pick = <T>(list: readonly T[], next: () => number): T | undefined =>
  list[Math.floor(next() * list.length)];

/** One of a list that is never empty. */
export const oneOf = <T>(list: readonly T[], next: () => number): T => itemAt(list, Math.floor(next() * list.length));

export function* actionProblems(look: Look, role: Role, action: Action): Iterable<Problem> {
  const { game } = look;
  const back = readAction(game.names, namedAction(game.names, action));
  if (!back.ok || !sameAction(back.value, action))
    yield { kind: 'names', message: `${canonical(action)} is lost when written by printed names` };
  const once = frozenApply(look, role, action, Math.floor(look.next() * 2 ** 32));
  if (!once.ok) return yield once.error;
  const { state, events, rolls } = once.value;
  const dice = scriptedDice(rolls.map(roll => roll.value));
  const again = game.apply(jsonCopy(look.s), role, action, dice);
  if (!sameJson(again.state, state) || !sameJson(again.events, events) || dice.left() > 0)
    yield { kind: 'hash', message: `${canonical(action)} with the same rolls ends differently` };
  yield* eventProblems(game, events);
}

interface Done {
  readonly state: BaseState;
  readonly events: readonly GameEvent[];
  readonly rolls: readonly Roll[];
}

/** Frozen copies, so that all actions of a look can be tried on the same state. */
const frozenStates = cacheOfEach<BaseState, BaseState>(2);

function frozenApply({ game, s }: Look, role: Role, action: Action, seed: number): Result<Done, Problem> {
  const rolls: Roll[] = [];
  const frozen = frozenStates.known(s) ?? frozenStates.keep(s, deepFreeze(jsonCopy(s)));
  const done = guarded(() => game.apply(frozen, role, action, recordedDice(seededDice(seed), rolls)));
  if (done.ok) return ok({ ...done.value, rolls });
  const kind = /read only|not extensible|Cannot (delete|define|redefine)/.test(String(done.error)) ? 'frozen' : 'crash';
  const what = `${canonical(action)} with rolls ${canonical(rolls.map(roll => roll.value))}`;
  return fail({ kind, message: `${what}: ${crashText(done.error)}` });
}

function guarded<T>(act: () => T): Result<T, unknown> {
  try {
    return ok(act());
  } catch (error) {
    return fail(error);
  }
}

/** The message and the innermost stack frames. */
export const crashText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join('\n') : String(error);

/** Events are JSON and have words for every seat that sees them. */
export function* eventProblems(game: WholeGame, events: readonly GameEvent[]): Iterable<Problem> {
  for (const event of events) {
    for (const seat of [...game.roles, 'observer']) {
      const told = game.seen(event, seat);
      if (!told) continue;
      for (const lang of LANGS) yield* textProblems(`${lang} event ${event.type}`, game.words[lang].event(told));
    }
  }
}

/** `explain` returns nothing exactly where the gate accepts the action, and names a section otherwise. */
export function* explainProblems(look: Look, role: Role, action: Action): Iterable<Problem> {
  const { game, s } = look;
  const isLegal = findLegal(game, s, role, action) !== undefined;
  const answer = guarded(() => game.explain(s, role, action));
  if (!answer.ok)
    return yield { kind: 'crash', message: `explaining ${canonical(action)}: ${crashText(answer.error)}` };
  const why = answer.value;
  const say = (what: string): Problem => ({ kind: 'explain', message: `${role} ${canonical(action)} ${what}` });
  if (isLegal && why) yield say(`is legal, but refused by ${why.rule} ${why.code}`);
  if (!isLegal && !why) yield say('is not legal, but nothing says why');
  if (!why) return;
  if (!isRefusal(why)) return yield say('is refused by something that is no refusal');
  if (!ONE_SECTION.test(why.rule)) yield say(`is refused by ${why.rule || 'nothing'}, which is no section`);
  // No rule has to speak about things that do not exist.
  if (why.code === 'not-legal' && strangeField(game, action) === undefined)
    yield say(`is refused by ${why.rule} without a reason`);
  yield* refusalTextProblems(look, why);
}

const ONE_SECTION = new RegExp(`^${NUMBER}$`);

function* refusalTextProblems({ game, spelled }: Look, why: Refusal): Iterable<Problem> {
  const text = JSON.stringify(why);
  if (spelled?.has(text)) return;
  spelled?.add(text);
  for (const lang of LANGS) yield* textProblems(`${lang} refusal ${why.code}`, game.words[lang].refusal(why));
}

export function* textProblems(what: string, text: string): Iterable<Problem> {
  if (text.trim() === '') yield { kind: 'words', message: `${what} is empty` };
  else if (/undefined|NaN|\[object|\bnull\b/.test(text)) yield { kind: 'words', message: `${what}: ${text}` };
}
