/**
 * Looks one decision ahead: takes the action whose outcome is worth most on average by the game's own `evaluate`, among
 * those of the game's `shortlist` where it has one, else among all.
 *
 * A decision that is built in steps (declare, add, confirm) has no worth until it is finished. Such a step is known by
 * the `revises` choices that stand beside it, and is valued by the best point at which it could be confirmed while the
 * rest is added in the order of the list: linear where trying every subset would be exponential.
 */
import { type Dice, diceFrom, type Roll, recordedDice, seededDice } from '../kit/dice.ts';
import type { Action, AdvisedGame, BaseState, Choice, Role } from '../kit/game.ts';
import { headOf, itemAt } from '../kit/list.ts';
import { bare, completionsOf, legalOf } from '../kit/play.ts';
import { type Chosen, type Means, makeBot } from '../kit/player.ts';
import { NEAR } from '../kit/reason.ts';
import { type Expectation, expectation, glance } from './expect.ts';

interface Rated extends Expectation {
  readonly action: Action;
}

export const greedy = makeBot('greedy', (game, view, role, means) => {
  const s = game.imagine(view, role, diceFrom(means.next));
  const rated = rate(game, s, role, means);
  const mean = Math.max(...rated.map(r => r.mean));
  const best = rated.filter(r => mean - r.mean < NEAR);
  const taken = itemAt(best, Math.floor(means.next() * best.length));
  return explained(taken, rated);
});

const MOST_STEPS = 16;

/** When time runs out the actions not yet looked at are left out; a lone one is taken whatever it is worth. */
function rate(game: AdvisedGame, s: BaseState, role: Role, { now, ms }: Means): Rated[] {
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
function realActions(game: AdvisedGame, s: BaseState, role: Role): readonly Action[] {
  const short = game.shortlist?.(s, role) ?? [];
  return short.length > 0 ? short : realChoices(game, s, role).flatMap(choice => completionsOf(game, s, role, choice));
}

function realChoices(game: AdvisedGame, s: BaseState, role: Role): readonly Choice[] {
  const choices = legalOf(game, s, role);
  const real = choices.filter(choice => !choice.revises);
  return real.length > 0 ? real : choices;
}

function worth(game: AdvisedGame, s: BaseState, role: Role): number {
  let best = -Infinity;
  for (let at: BaseState | undefined = s, steps = 0; at && steps < MOST_STEPS; steps++) {
    if (!isBuilding(game, at, role)) return Math.max(best, game.evaluate(at, role));
    const { confirmed, further } = finish(game, at, role);
    best = Math.max(best, confirmed);
    at = further;
  }
  return best > -Infinity ? best : game.evaluate(s, role);
}

/** Open choices beside them mean placing at will, not building towards one confirmation. */
function isBuilding(game: AdvisedGame, s: BaseState, role: Role): boolean {
  if (!game.active(s).includes(role)) return false;
  const choices = legalOf(game, s, role);
  return choices.some(choice => choice.revises) && !choices.some(choice => choice.open);
}

/** The best that can be had by confirming now, and the position after the first step that builds on. */
function finish(game: AdvisedGame, s: BaseState, role: Role): { confirmed: number; further?: BaseState } {
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
function stepsOf(game: AdvisedGame, s: BaseState, role: Role): readonly Action[] {
  const short = game.shortlist?.(s, role) ?? [];
  if (short.length > 0) return short;
  const real = legalOf(game, s, role).filter(choice => !choice.revises);
  return real.map(choice => headOf(completionsOf(game, s, role, choice)));
}

/** The position after a step that rolled nothing and left more to add. */
function builtOn(game: AdvisedGame, s: BaseState, role: Role, action: Action): BaseState | undefined {
  const rolls: Roll[] = [];
  const { state } = game.apply(s, role, action, recordedDice(seededDice(0), rolls));
  return rolls.length === 0 && isBuilding(game, state, role) ? state : undefined;
}

const valueAfter = (game: AdvisedGame, s: BaseState, role: Role, action: Action, dice: Dice): number =>
  game.evaluate(game.apply(s, role, action, dice).state, role);

function explained({ action, mean, low, high }: Rated, rated: readonly Rated[]): Chosen {
  const [second] = rated.filter(r => r.action !== action).sort((a, b) => b.mean - a.mean);
  const taken = bare(action);
  const rest = second ? { second: { action: bare(second.action), mean: second.mean } } : {};
  return { action: taken, reason: { action: taken, mean, low, high, of: rated.length, ...rest }, value: mean };
}
