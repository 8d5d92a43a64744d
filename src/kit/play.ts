/**
 * The one gate through which an action enters a game: it refers to things that exist, it equals a member of `legal` (or
 * of the completions of an open member) or stands for one (`meant`), and that member is applied. A member that moves
 * from hex to hex may name its way, which is checked separately (kit/way.ts). The last list and completions are kept,
 * so that a list just shown is not computed again to check the answer to it. A refusal is explained on a position that
 * the role imagines: an explanation of the true one could reveal what is hidden.
 */
import { type Dice, type Roll, recordedDice } from './dice.ts';
import { isRefusal, strangeField } from './door.ts';
import type { Action, AnyGame, BaseState, Choice, GameEvent, OpenField, Refusal, Role } from './game.ts';
import { cacheOfEach } from './partOfEach.ts';
import { fail, ok, type Result } from './result.ts';
import { mindOf } from './seat.ts';
import { isWay } from './way.ts';

export interface Step<S = BaseState> {
  readonly state: S;
  readonly events: readonly GameEvent[];
  readonly action: Action;
  readonly rolls: readonly Roll[];
}

/** The parts of a game that listing needs; ways can be named only on a board. */
export type Lister = Pick<AnyGame, 'legal' | 'complete' | 'meant' | 'way' | 'follows'> &
  Partial<Pick<AnyGame, 'board'>>;

interface Listed {
  readonly role: Role;
  readonly choices: readonly Choice[];
}

/** Lists may share choices, so a choice alone does not identify its completions. */
interface Completed {
  readonly choice: Choice;
  readonly actions: readonly Action[];
}

const lists = cacheOfEach<BaseState, Listed>(2);
const completions = cacheOfEach<BaseState, Completed>(2);

export function legalOf(game: Lister, s: BaseState, role: Role): readonly Choice[] {
  const known = lists.known(s);
  if (known?.role === role) return known.choices;
  return lists.keep(s, { role, choices: game.legal(s, role) }).choices;
}

/** Completions of a member of `legalOf(game, s, role)`; a complete choice completes to itself. */
export function completionsOf(game: Lister, s: BaseState, role: Role, choice: Choice): readonly Action[] {
  if (choice.open === undefined) return [choice];
  const known = completions.known(s);
  if (known?.choice === choice) return known.actions;
  return completions.keep(s, { choice, actions: game.complete(s, role, choice) }).actions;
}

/** Every complete action open to a role. */
export function allActions(game: Lister, s: BaseState, role: Role): Action[] {
  return legalOf(game, s, role).flatMap(choice => completionsOf(game, s, role, choice));
}

/** The action that an input stands for: a member of the legal list, or one with a way of its own. */
export const findLegal = (game: Lister, s: BaseState, role: Role, input: Action): Action | undefined =>
  findListed(game, s, role, input) ?? findMeant(game, s, role, input) ?? findByWay(game, s, role, input);

/** The member that an input stands for by another spelling: logs and dice do not depend on the spelling. */
function findMeant(game: Lister, s: BaseState, role: Role, input: Action): Action | undefined {
  const meant = game.meant?.(s, role, input);
  return meant && findListed(game, s, role, meant);
}

/**
 * A way that equals the engine's own is dropped: logs and dice do not depend on the spelling. An action without a hex,
 * which leaves the map, ends wherever its way ends.
 */
function findByWay(game: Lister, s: BaseState, role: Role, input: Action): Action | undefined {
  const { hexes, ...rest } = input;
  if (!game.board || !game.follows || !hexes || !isWay(game.board, hexes, rest.hex ?? hexes.at(-1))) return undefined;
  const listed = findListed(game, s, role, rest);
  const own = listed && game.way?.(s, role, listed);
  if (!own || sameList(own, hexes)) return own && listed;
  const named: Action = { ...bare(listed), hexes: [...hexes] };
  return game.follows(s, role, named) ? named : undefined;
}

/** The member of the legal list that an input equals. */
function findListed(game: Lister, s: BaseState, role: Role, input: Action): Action | undefined {
  for (const choice of legalOf(game, s, role)) {
    if (choice.type !== input.type) continue;
    if (choice.open === undefined) {
      if (isMeant(choice, input)) return choice;
    } else if (sameButFor(choice.open, choice, input)) {
      const actions = completionsOf(game, s, role, choice);
      // Programs mostly return the very member of the list.
      const found = actions.includes(input) ? input : actions.find(action => isMeant(action, input));
      if (found) return found;
    }
  }
  return undefined;
}

/** Dice, or a function that makes them for the action that is taken. */
export type DiceFor = Dice | ((action: Action) => Dice);

export function tryApply(game: AnyGame, s: BaseState, role: Role, input: Action, dice: DiceFor): Result<Step, Refusal> {
  const action = passes(game, s, role, input);
  if (!action) return fail(refusalFor(game, s, role, input));
  const rolls: Roll[] = [];
  const source = typeof dice === 'function' ? dice(action) : dice;
  const { state, events } = game.apply(s, role, action, recordedDice(source, rolls));
  return ok({ state, events, action, rolls });
}

/** Why an action is refused, as far as the role may know; undefined if it would be accepted. */
export const whyNot = (game: AnyGame, s: BaseState, role: Role, input: Action): Refusal | undefined =>
  passes(game, s, role, input) ? undefined : refusalFor(game, s, role, input);

/** The action that an input from outside stands for; undefined if it is refused. */
export const passes = (game: AnyGame, s: BaseState, role: Role, input: Action): Action | undefined =>
  strangeField(game, input) === undefined ? findLegal(game, s, role, input) : undefined;

function refusalFor(game: AnyGame, s: BaseState, role: Role, input: Action): Refusal {
  const seat = game.roles.includes(role) ? role : 'observer';
  const isStrange = strangeField(game, input) !== undefined;
  const why: unknown = isStrange ? undefined : game.explain(mindOf(game, s, seat), role, input);
  return isRefusal(why) ? why : { rule: game.rule(s), code: 'not-legal' };
}

/** Hexes first: completions of one choice mostly differ only there. */
export const sameAction = (a: Action, b: Action): boolean =>
  a.hex === b.hex &&
  a.type === b.type &&
  a.unit === b.unit &&
  a.card === b.card &&
  a.n === b.n &&
  sameList(a.units, b.units) &&
  sameList(a.hexes, b.hexes) &&
  sameList(a.cards, b.cards);

/** Units and cards are sets, in any order; a way is not. */
function isMeant(listed: Action, input: Action): boolean {
  if (sameAction(listed, input)) return true;
  const { units, cards } = listed;
  if (units === undefined && cards === undefined) return false;
  const isSame = sameUnits(units, input.units) && sameUnits(cards, input.cards);
  return isSame && sameAction(listed, { ...input, ...(units && { units }), ...(cards && { cards }) });
}

/** The bare action of a choice, without the marks that only a list needs. */
export function bare(choice: Choice): Action {
  const { open: _open, revises: _revises, ...action } = choice;
  return action;
}

const sameButFor = (open: OpenField, a: Action, b: Action): boolean =>
  a.unit === b.unit &&
  a.card === b.card &&
  a.n === b.n &&
  (open === 'hex' || a.hex === b.hex) &&
  (open === 'units' || sameUnits(a.units, b.units)) &&
  (open === 'hexes' || sameList(a.hexes, b.hexes)) &&
  (open === 'cards' || sameUnits(a.cards, b.cards));

/** The same units or cards, none of them twice, in any order. */
export function sameUnits(a: readonly number[] | undefined, b: readonly number[] | undefined): boolean {
  if (sameList(a, b)) return true;
  return a !== undefined && b !== undefined && a.length === b.length && a.every(unit => b.includes(unit));
}

export function sameList(a: readonly number[] | undefined, b: readonly number[] | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
