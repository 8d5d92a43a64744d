/**
 * Two tables that differ only in secrets: the real one, and one that continues from what a seat imagines, with other
 * draws and choices wherever the seat sees no difference, and the same ones elsewhere. As long as nothing is revealed,
 * everything that the two tables send to the seat through the layer (table/seat.ts) is the same: log, luck,
 * fingerprint, refusals and what it imagines.
 */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { mutant } from '../src/kit/contractNear.ts';
import { type Dice, random, type Script, ScriptError, scriptedDice, seededDice, spokenDice } from '../src/kit/dice.ts';
import type { Action, BaseState, LogEntry, Options, Role, Seat, WholeGame } from '../src/kit/game.ts';
import { canonical, hashOf } from '../src/kit/hash.ts';
import { bare, completionsOf, type Step, tryApply } from '../src/kit/play.ts';
import { randomAction } from '../src/kit/playout.ts';
import { depictionFor, seenBy, toldEntry } from '../src/kit/seat.ts';
import type { Seating } from '../src/protocol/link.ts';
import { entriesFor, positionOf, stampsOf } from '../src/table/hostEntries.ts';
import { eventsFor, hashFor, mindFor, outcomeFor, refusalFor, viewAt, viewFor } from '../src/table/seat.ts';
import { luckFor } from '../src/table/seatLuck.ts';
import { seeded } from '../src/table/source.ts';
import { type Table, tableFromState } from '../src/table/table.ts';
import { undoable } from '../src/table/undo.ts';

type Spoken = Table<WholeGame>;

const GAMES_EACH = 2;
/** A game with few units is short, and little is drawn in it. */
const SMALL = { units: 20, games: 12 };
/** Secrets that arise in the middle of a game come late. */
const LEAD = 1500;
const MOMENTS = 2;
const STEPS = 40;

/** Every option at its last value: everything that options can hide is hidden then. */
const optionsOf = (game: WholeGame): Options => Object.fromEntries(game.options.map(o => [o.id, o.values.at(-1)!]));

const tableAt = (game: WholeGame, s: BaseState): Spoken =>
  tableFromState(game, s, seeded(1), { scenario: game.scenarios[0]!.id, options: optionsOf(game) });

function record(table: Spoken, entry: LogEntry, state: BaseState): void {
  table.log.push(entry);
  table.state = state;
  if (table.log.length % 20 === 0) table.kept.push(state);
}

/**
 * Plays an action at both tables that looks the same to a seat; false if the worlds diverge, and then neither moves.
 */
function stepBoth(one: Spoken, two: Spoken, seat: Seat, next: () => number): boolean {
  const { game } = one;
  const role = game.active(one.state)[0];
  if (role === undefined) return false;
  const action = randomAction(game, one.state, role, next);
  // The same draws are those of the same things: hidden things may be numbered differently.
  const spoken: Script[] = [];
  const taken = tryApply(game, one.state, role, action, spokenDice(seededDice(next() * 2 ** 32), spoken));
  if (!taken.ok) throw new Error(JSON.stringify(taken.error));
  const same = scriptedDice(spoken);
  const secretly = applied(two, role, alikeTo(two, role, action, next), seededDice(next() * 2 ** 32));
  const again =
    secretly && isSecret(secretly, taken.value) && looks(game, secretly, seat) === looks(game, taken.value, seat)
      ? secretly
      : applied(two, role, action, same);
  if (!again || [...taken.value.events, ...again.events].some(event => event.reveals)) return false;
  record(one, { role, ...taken.value }, taken.value.state);
  record(two, { role, ...again }, again.state);
  return true;
}

/** Whether more than open dice differs: two different rolls may have the same sum, and they are not hidden. */
const isSecret = (one: Step, two: Step): boolean =>
  canonical([one.action, one.events]) !== canonical([two.action, two.events]);

/** What a seat sees of the effects of an action. */
const looks = (game: WholeGame, { state, events }: Step, seat: Seat): string =>
  canonical([seenBy(game, events, seat), game.view(state, seat)]);

/** Another action of the same type, if there is one; an open choice is completed where the action is a secret. */
function alikeTo({ game, state }: Spoken, role: Role, action: Action, next: () => number): Action {
  const choices = game.legal(state, role).filter(({ type }) => type === action.type);
  const isHidden = canonical(game.told?.(action, role, 'observer') ?? action) !== canonical(action);
  const alike = choices.flatMap(choice =>
    choice.open === undefined ? [bare(choice)] : isHidden ? completionsOf(game, state, role, choice) : [],
  );
  return alike[Math.floor(next() * alike.length)] ?? action;
}

/** Undefined if the action does not exist in the other world, or needs other dice there. */
function applied({ game, state }: Spoken, role: Role, action: Action, dice: Dice): Step | undefined {
  try {
    const step = tryApply(game, state, role, action, dice);
    return step.ok ? step.value : undefined;
  } catch (error) {
    if (error instanceof ScriptError) return undefined;
    throw error;
  }
}

/** Everything the layer sends to a seat, each as a text. */
const CHANNELS: Readonly<Record<string, (table: Spoken, seat: Seat, seed: number) => string>> = {
  view: (table, seat) => canonical(viewFor(table, seat)),
  before: (table, seat) => canonical(viewAt(table, seat, Math.floor(table.log.length / 2))),
  entries: (table, seat) => canonical(entriesFor(table, stampsOf(table), seat)),
  events: (table, seat) => canonical(eventsFor(table, seat)),
  luck: (table, seat) => canonical(luckFor(table, seat)),
  fingerprint: hashFor,
  position: (table, seat) => canonical(positionOf(table, seatingFor(table.game, seat))),
  undo: table => canonical(table.game.roles.map(role => undoable(table, role).ok)),
  outcome: table => canonical(outcomeFor(table)),
  mind: (table, seat) => canonical(mindFor(table, seat)),
  scene: (table, seat) => canonical(table.game.position?.(mindFor(table, seat))),
  picture: (table, seat) => canonical(depictionFor(table.game, table.state, seat)),
  refusals: (table, seat, seed) => canonical(nearMisses(table, seat, seed)),
};

/** Where two texts differ, with a few characters of each: whole views would be unreadable. */
function differing({ from, two, seat, seed }: Pair, channels = Object.entries(CHANNELS)): string[] {
  return channels.flatMap(([what, tell]) => {
    const [a, b] = [tell(from, seat, seed), tell(two, seat, seed)];
    const at = [...a].findIndex((letter, i) => letter !== b[i]);
    return a === b ? [] : [`${what}: …${a.slice(Math.max(0, at - 80), at + 80)} or …${b.slice(at, at + 80)}`];
  });
}

/** A person in the seat, and the computer elsewhere. */
const seatingFor = (game: WholeGame, seat: Seat): Seating =>
  Object.fromEntries(game.roles.map(role => [role, role === seat ? { kind: 'person' } : { kind: 'bot', level: 'x' }]));

function nearMisses(table: Spoken, seat: Seat, seed: number): unknown[] {
  const { game } = table;
  const s = mindFor(table, seat);
  const look = { game, s, next: random(seed), breadth: 4 };
  const known = game.active(s).flatMap(role => game.legal(s, role))[0] ?? { type: 'nothing' };
  return Array.from({ length: 6 }, () => refusalFor(table, seat, mutant(look, known)));
}

/** A table that continues, the other that looks the same to a seat, and whether their positions differ. */
interface Pair {
  readonly from: Spoken;
  readonly two: Spoken;
  readonly seat: Seat;
  readonly seed: number;
  readonly isApart: boolean;
}

/** Random positions of a game: its beginning, some in between, and some shortly before something happens in secret. */
function momentsOf(game: WholeGame, start: BaseState, next: () => number): BaseState[] {
  const states = [start];
  const secret: number[] = [];
  for (let s = start; states.length < LEAD; states.push(s)) {
    const role = game.active(s)[0];
    if (role === undefined) break;
    const action = randomAction(game, s, role, next);
    const { state, events } = game.apply(s, role, action, seededDice(next() * 2 ** 32));
    const told = toldEntry(game, { role, action, rolls: [], events }, 'observer');
    if (canonical([told.action, told.events]) !== canonical([bare(action), events])) secret.push(states.length - 1);
    s = state;
  }
  const someOf = (list: readonly number[]): number[] =>
    list.length === 0 ? [] : Array.from({ length: MOMENTS }, () => list[Math.floor(next() * list.length)]!);
  const before = someOf(secret).map(at => Math.max(0, at - Math.floor((next() * STEPS) / 4)));
  return [0, ...someOf([...states.keys()]), ...before].map(at => states[at]!);
}

function* pairsOf(game: WholeGame): Iterable<Pair> {
  const next = random(game.id);
  const many = game.names.units.length < SMALL.units ? SMALL.games : GAMES_EACH;
  for (let n = 0; n < many; n++) {
    const scenario = game.scenarios[n % game.scenarios.length]!.id;
    const start = game.setup(scenario, optionsOf(game), seededDice(n));
    for (const state of momentsOf(game, start, next))
      for (const seat of [...game.roles, 'observer']) {
        const from = tableAt(game, state);
        const two = tableAt(game, game.imagine(game.view(state, seat), seat, seededDice(next() * 2 ** 32)));
        const isApart = hashOf(two.state) !== hashOf(state);
        for (let i = 0; i < STEPS; i++) if (!stepBoth(from, two, seat, next)) break;
        yield { from, two, seat, seed: n, isApart };
      }
  }
}

/** The same table with a game that hides nothing: what the layer would send if it hid nothing. */
const unveiled = (table: Spoken): Spoken => ({
  ...table,
  // The layer caches what it may say about an entry.
  log: table.log.map(entry => ({ ...entry })),
  game: { ...table.game, view: s => s, seen: event => event, told: action => action },
});

const TELLTALE = ['view', 'before', 'fingerprint', 'mind', 'entries'];
const MORE = new Map([
  ['zitadelle', ['events']],
  ['sample', ['events', 'luck']],
]);

describe.each(GAMES)('$id', ({ load }) => {
  it('tells a seat the same of two tables that differ in secrets alone', async () => {
    const game = await load();
    let apart = 0;
    let hides = false;
    const found = new Set<string>();
    const telltale = [...TELLTALE, ...(MORE.get(game.id) ?? [])];
    for (const pair of pairsOf(game)) {
      const { from, two, seat, isApart } = pair;
      expect(differing(pair), `as ${seat}`).toEqual([]);
      hides ||= canonical(game.view(from.kept[0]!, seat)) !== canonical(from.kept[0]);
      if (isApart) apart++;
      const open = { ...pair, from: unveiled(from), two: unveiled(two) };
      for (const what of telltale)
        if (!found.has(what) && differing(open, [[what, CHANNELS[what]!]]).length > 0) found.add(what);
    }
    // A game that hides nothing has no such tables; the others must have had some.
    expect(apart > 0).toBe(hides);
    // Each of these detects a layer that hides nothing.
    expect([...found]).toEqual(expect.arrayContaining(hides ? telltale : []));
  });
});
