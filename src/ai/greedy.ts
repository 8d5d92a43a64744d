/**
 * Looks one decision ahead: takes the action whose outcome is worth most on average by the game's own `evaluate`, among
 * those of the game's `shortlist` where it has one, else among all.
 *
 * A decision that is built in steps (declare, add, confirm) has no worth until it is finished. Such a step is known by
 * the `revises` choices that stand beside it, and is valued by the best point at which it could be confirmed while the
 * rest is added in the order of the list: linear where trying every subset would be exponential.
 */
import { type Dice, diceFrom, type Roll, recordedDice, seededDice } from '../kit/dice.ts';
import type { Action, AnyGame, BaseState, Choice, Role } from '../kit/game.ts';
import { bare, completionsOf, legalOf } from '../kit/play.ts';
import { type Chosen, type Means, makeBot } from '../kit/player.ts';
import { type Expectation, expectation, glance } from './expect.ts';

interface Rated extends Expectation {
  readonly action: Action;
}

export const greedy = makeBot('greedy', (game, view, role, means) => {
  const s = game.imagine(view, role, diceFrom(means.next));
  const rated = rate(game, s, role, means);
  const mean = Math.max(...rated.map(r => r.mean));
  const best = rated.filter(r => mean - r.mean < NEAR);
  const taken = best[Math.floor(means.next() * best.length)]!;
  return explained(game, taken, rated);
});

/** Sums of chances are not exact; values closer than this are equal. */
const NEAR = 1e-9;
const MOST_STEPS = 16;

/** When time runs out the actions not yet looked at are left out; a lone one is taken whatever it is worth. */
function rate(game: AnyGame, s: BaseState, role: Role, { now, ms }: Means): Rated[] {
  const rated: Rated[] = [];
  const end = now && ms !== undefined ? now() + ms : Infinity;
  const actions = realActions(game, s, role);
  if (actions.length === 1)
    return actions.map(action => ({ action, ...glance(d => valueAfter(game, s, role, action, d)) }));
  for (const action of actions) {
    rated.push({ action, ...expectation(dice => worth(game, game.apply(s, role, action, dice).state, role)) });
    if (now && now() >= end) break;
  }
  return rated;
}

/** What the game itself would look at; else everything that does more than take back; if there is nothing else, that. */
function realActions(game: AnyGame, s: BaseState, role: Role): readonly Action[] {
  const short = game.shortlist?.(s, role) ?? [];
  return short.length > 0 ? short : realChoices(game, s, role).flatMap(choice => completionsOf(game, s, role, choice));
}

function realChoices(game: AnyGame, s: BaseState, role: Role): readonly Choice[] {
  const choices = legalOf(game, s, role);
  const real = choices.filter(choice => !choice.revises);
  return real.length > 0 ? real : choices;
}

function worth(game: AnyGame, s: BaseState, role: Role): number {
  let best = -Infinity;
  for (let at: BaseState | undefined = s, steps = 0; at && steps < MOST_STEPS; steps++) {
    if (!isBuilding(game, at, role)) return Math.max(best, ratingOf(game, at, role));
    const { confirmed, further } = finish(game, at, role);
    best = Math.max(best, confirmed);
    at = further;
  }
  return best > -Infinity ? best : ratingOf(game, s, role);
}

/** Open choices beside them mean placing at will, not building towards one confirmation. */
function isBuilding(game: AnyGame, s: BaseState, role: Role): boolean {
  if (!game.active(s).includes(role)) return false;
  const choices = legalOf(game, s, role);
  return choices.some(choice => choice.revises) && !choices.some(choice => choice.open);
}

/** The best that can be had by confirming now, and the position after the first step that builds on. */
function finish(game: AnyGame, s: BaseState, role: Role): { confirmed: number; further?: BaseState } {
  let confirmed = -Infinity;
  let further: BaseState | undefined;
  for (const action of stepsOf(game, s, role)) {
    const next = builtOn(game, s, role, action);
    if (next) further ??= next;
    else confirmed = Math.max(confirmed, expectation(d => valueAfter(game, s, role, action, d)).mean);
  }
  return further ? { confirmed, further } : { confirmed };
}

/** What may come next while a decision is built; of an open choice the first completion stands for all. */
function stepsOf(game: AnyGame, s: BaseState, role: Role): readonly Action[] {
  const short = game.shortlist?.(s, role) ?? [];
  if (short.length > 0) return short;
  const real = legalOf(game, s, role).filter(choice => !choice.revises);
  return real.map(choice => completionsOf(game, s, role, choice)[0]!);
}

/** The position after a step that rolled nothing and left more to add. */
function builtOn(game: AnyGame, s: BaseState, role: Role, action: Action): BaseState | undefined {
  const rolls: Roll[] = [];
  const { state } = game.apply(s, role, action, recordedDice(seededDice(0), rolls));
  return rolls.length === 0 && isBuilding(game, state, role) ? state : undefined;
}

function ratingOf(game: AnyGame, s: BaseState, role: Role): number {
  if (!game.evaluate) throw new Error(`${game.id} was loaded without what bots ask of it`);
  return game.evaluate(s, role);
}

const valueAfter = (game: AnyGame, s: BaseState, role: Role, action: Action, dice: Dice): number =>
  ratingOf(game, game.apply(s, role, action, dice).state, role);

function explained(game: AnyGame, taken: Rated, rated: readonly Rated[]): Chosen {
  const others = rated.filter(r => r !== taken).sort((a, b) => b.mean - a.mean);
  const facts = { taken, second: others[0], many: rated.length };
  const reason = { ja: reasonJa(game, facts), en: reasonEn(game, facts) };
  return { action: bare(taken.action), reason, value: taken.mean };
}

interface Facts {
  readonly taken: Rated;
  readonly second: Rated | undefined;
  readonly many: number;
}

function reasonEn(game: AnyGame, { taken, second, many }: Facts): string {
  const say = game.words.en;
  const worth = `${say.choice(taken.action)}: worth ${shown(taken.mean)} on average`;
  const rest = second
    ? `${leadOf(taken, second)} ahead of the next best of ${many}, ${say.choice(second.action)}`
    : 'the only candidate';
  const luck = isCertain(taken) ? 'no dice involved' : `the dice make it ${shown(taken.low)} to ${shown(taken.high)}`;
  return `${worth}, ${rest}; ${luck}.`;
}

function reasonJa(game: AnyGame, { taken, second, many }: Facts): string {
  const say = game.words.ja;
  const worth = `${say.choice(taken.action)}：期待値${shown(taken.mean)}`;
  const rest = second
    ? `${many}案中の次善「${say.choice(second.action)}」を${leadOf(taken, second)}上回る`
    : '唯一の候補';
  const luck = isCertain(taken) ? 'ダイスによる振れはない' : `ダイス次第で${shown(taken.low)}から${shown(taken.high)}`;
  return `${worth}。${rest}。${luck}。`;
}

const isCertain = ({ low, high }: Rated): boolean => high - low < NEAR;
const leadOf = (taken: Rated, second: Rated): string => shown(taken.mean - second.mean);
const shown = (value: number): string => (Math.abs(value) < 0.05 ? '0.0' : value.toFixed(1));
