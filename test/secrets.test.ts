/**
 * Two tables that differ in secrets alone: one as it is, one that goes on from what a seat imagines, with other draws and
 * choices where the seat sees no difference, and the same ones elsewhere. As long as nothing is revealed, everything that
 * leaves the two tables for the seat through the layer (table/seat.ts) is the same: log, luck, fingerprint, refusals and
 * what it imagines.
 */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { mutant } from '../src/kit/contractLook.ts';
import { type Dice, random, ScriptError, scriptedDice, seededDice } from '../src/kit/dice.ts';
import type { Action, AnyGame, BaseState, LogEntry, Options, Role, Seat } from '../src/kit/game.ts';
import { canonical, hashOf } from '../src/kit/hash.ts';
import { type Step, tryApply } from '../src/kit/play.ts';
import { randomAction } from '../src/kit/playout.ts';
import { seenBy } from '../src/kit/seat.ts';
import { entriesFor, stampsOf } from '../src/table/hostEntries.ts';
import { eventsFor, hashFor, mindFor, outcomeFor, refusalFor, viewAt, viewFor } from '../src/table/seat.ts';
import { luckFor } from '../src/table/seatLuck.ts';
import { seeded } from '../src/table/source.ts';
import { type Table, tableFromState } from '../src/table/table.ts';

const GAMES_EACH = 4;
const STEPS = 60;

/** Every option at its last value: whatever is hidden with options is hidden then. */
const optionsOf = (game: AnyGame): Options => Object.fromEntries(game.options.map(o => [o.id, o.values.at(-1)!]));

const tableAt = (game: AnyGame, s: BaseState): Table =>
  tableFromState(game, s, seeded(1), { scenario: game.scenarios[0]!.id, options: optionsOf(game) });

function record(table: Table, entry: LogEntry, state: BaseState): void {
  table.log.push(entry);
  table.state = state;
  if (table.log.length % 20 === 0) table.kept.push(state);
}

/** Takes an action at both tables that looks the same to a seat; false where the worlds part, and then neither moves. */
function stepBoth(one: Table, two: Table, seat: Seat, next: () => number): boolean {
  const { game } = one;
  const role = game.active(one.state)[0];
  if (role === undefined) return false;
  const action = randomAction(game, one.state, role, next);
  const taken = tryApply(game, one.state, role, action, seededDice(next() * 2 ** 32));
  if (!taken.ok) throw new Error(JSON.stringify(taken.error));
  const same = scriptedDice(taken.value.rolls.map(roll => roll.value));
  const secretly = applied(two, role, alikeTo(two, role, action, next), seededDice(next() * 2 ** 32));
  const again =
    secretly && looks(game, secretly, seat) === looks(game, taken.value, seat)
      ? secretly
      : applied(two, role, action, same);
  if (!again || [...taken.value.events, ...again.events].some(event => event.reveals)) return false;
  record(one, { role, ...taken.value }, taken.value.state);
  record(two, { role, ...again }, again.state);
  return true;
}

/** What a seat sees come of an action. */
const looks = (game: AnyGame, { state, events }: Step, seat: Seat): string =>
  canonical([seenBy(game, events, seat), game.view(state, seat)]);

/** Another action of the same sort, where there is one. */
function alikeTo({ game, state }: Table, role: Role, action: Action, next: () => number): Action {
  const alike = game.legal(state, role).filter(({ type, open }) => type === action.type && open === undefined);
  return alike[Math.floor(next() * alike.length)] ?? action;
}

/** Undefined where the other world does not know the action, or asks for other dice. */
function applied({ game, state }: Table, role: Role, action: Action, dice: Dice): Step | undefined {
  try {
    const step = tryApply(game, state, role, action, dice);
    return step.ok ? step.value : undefined;
  } catch (error) {
    if (error instanceof ScriptError) return undefined;
    throw error;
  }
}

/** Everything the layer tells a seat. */
const told = (table: Table, seat: Seat, seed: number): Readonly<Record<string, string>> => ({
  view: canonical(viewFor(table, seat)),
  before: canonical(viewAt(table, seat, Math.floor(table.log.length / 2))),
  entries: canonical(entriesFor(table, stampsOf(table), seat)),
  events: canonical(eventsFor(table, seat)),
  luck: canonical(luckFor(table, seat)),
  fingerprint: hashFor(table, seat),
  outcome: canonical(outcomeFor(table)),
  mind: canonical(mindFor(table, seat)),
  refusals: canonical(nearMisses(table, seat, seed)),
});

function nearMisses(table: Table, seat: Seat, seed: number): unknown[] {
  const { game } = table;
  const s = mindFor(table, seat);
  const look = { game, s, next: random(seed), breadth: 4 };
  const known = game.active(s).flatMap(role => game.legal(s, role))[0] ?? { type: 'nothing' };
  return Array.from({ length: 6 }, () => refusalFor(table, seat, mutant(look, known)));
}

describe.each(GAMES)('$id', ({ load }) => {
  it('tells a seat the same of two tables that differ in secrets alone', { timeout: 120_000 }, async () => {
    const game = await load();
    const next = random(game.id);
    let apart = 0;
    let hides = false;
    for (let n = 0; n < GAMES_EACH; n++) {
      const scenario = game.scenarios[n % game.scenarios.length]!.id;
      const start = game.setup(scenario, optionsOf(game), seededDice(n));
      for (const seat of [...game.roles, 'observer']) {
        const one = tableAt(game, start);
        for (let i = 0; i < n * STEPS; i++) if (!stepBoth(one, tableAt(game, one.state), seat, next)) break;
        hides ||= canonical(game.view(one.state, seat)) !== canonical(one.state);
        const from = tableAt(game, one.state);
        const two = tableAt(game, game.imagine(game.view(one.state, seat), seat, seededDice(next() * 2 ** 32)));
        if (hashOf(two.state) !== hashOf(from.state)) apart++;
        for (let i = 0; i < STEPS; i++) if (!stepBoth(from, two, seat, next)) break;
        expect(told(two, seat, n)).toEqual(told(from, seat, n));
      }
    }
    // A game that hides nothing has no such tables; the others must have had some.
    expect(apart > 0).toBe(hides);
  });
});
