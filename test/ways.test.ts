/** Ways named by the player, in whole random games: the same as legs, hex by hex. */
import { expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { random, ScriptError, scriptedDice, seededDice } from '../src/kit/dice.ts';
import type { Action, AnyGame, BaseState, Role } from '../src/kit/game.ts';
import { allActions, completionsOf, legalOf, tryApply } from '../src/kit/play.ts';

/** Set-up may take hundreds of steps. */
const STEPS = 2_000;
const ENOUGH = 25;
/** Games in which a unit may continue after it has moved; in others there is nothing to compare. */
const BY_LEGS = ['sixth-army', 'russian-campaign', 'zitadelle'];

it.each(GAMES)('$id: legs that nothing is rolled for lead to the same as the way they make', async ({ load }) => {
  const game = await load();
  const next = random(`ways ${game.id}`);
  const dice = seededDice('ways');
  let s = game.setup(game.scenarios[0]!.id, {}, dice);
  let compared = 0;
  for (let n = 0; n < STEPS && compared < ENOUGH; n++) {
    const role = game.active(s)[0];
    if (role === undefined) break;
    compared += compare(game, s, role, next);
    const choices = legalOf(game, s, role).filter(choice => !choice.revises);
    const choice = choices[Math.floor(next() * choices.length)] ?? legalOf(game, s, role)[0]!;
    const actions = completionsOf(game, s, role, choice);
    s = game.apply(s, role, actions[Math.floor(next() * actions.length)]!, dice).state;
  }
  if (BY_LEGS.includes(game.id)) expect(compared).toBe(ENOUGH);
});

/** Moves one unit two legs to neighbours, and compares with one named way. */
function compare(game: AnyGame, s: BaseState, role: Role, next: () => number): number {
  const moves = legalOf(game, s, role).filter(choice => choice.type === 'move' && choice.open === 'hex');
  const choice = moves[Math.floor(next() * moves.length)];
  const steps = choice ? completionsOf(game, s, role, choice).filter(a => wayOf(game, s, role, a) === 1) : [];
  const first = steps[Math.floor(next() * steps.length)];
  const after = first && quiet(game, s, role, first);
  if (!first || !after || game.active(after)[0] !== role) return 0;
  const on = allActions(game, after, role).filter(
    a => a.type === 'move' && a.unit === first.unit && wayOf(game, after, role, a) === 1 && a.hex !== first.hex,
  );
  const second = on[Math.floor(next() * on.length)];
  const legs = second && quiet(game, after, role, second);
  if (!second || !legs) return 0;
  const hexes = [first.hex!, second.hex!];
  const named = { ...first, hex: second.hex!, hexes };
  // A full stack, or a start, may forbid the end of one leg.
  if (!allActions(game, s, role).some(a => a.type === 'move' && a.unit === first.unit && a.hex === second.hex))
    return 0;
  const once = quiet(game, s, role, named);
  expect(once, JSON.stringify(named)).toEqual(legs);
  return 1;
}

const wayOf = (game: AnyGame, s: BaseState, role: Role, a: Action): number => game.way?.(s, role, a)?.length ?? 0;

/** The position after an action; undefined if it rolls dice. */
function quiet(game: AnyGame, s: BaseState, role: Role, action: Action): BaseState | undefined {
  try {
    const step = tryApply(game, s, role, action, scriptedDice([]));
    return step.ok ? step.value.state : undefined;
  } catch (error) {
    if (error instanceof ScriptError) return undefined;
    throw error;
  }
}
