/**
 * What a seat may be told: the pure half of the layer between a table and its seats (`table/seat.ts` is the other).
 * Questions about a position are put to a state imagined from the seat's own view, so that no answer can depend on what
 * the seat cannot know; only the gate uses the true state. Past events, actions and dice are filtered one by one.
 */
import type { Depiction } from './depict.ts';
import { type Roll, seededDice } from './dice.ts';
import type { Action, AnyGame, BaseState, GameEvent, Json, LogEntry, Seat } from './game.ts';
import { hashOf, sameJson } from './hash.ts';
import { cacheOfEach } from './partOfEach.ts';

/** The parts of a game that this needs. */
export type Discloser = Pick<AnyGame, 'seen' | 'told'>;

/** One entry of a log as a seat may know it. */
export type ToldEntry = Pick<LogEntry, 'action' | 'events' | 'rolls'>;

interface Imagined {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly state: BaseState;
}

const minds = cacheOfEach<BaseState, Imagined>(2);

/** The position as a seat imagines it: the same for all positions that look alike to the seat. */
export function mindOf(game: AnyGame, s: BaseState, seat: Seat): BaseState {
  const known = minds.known(s);
  if (known?.game === game && known.seat === seat) return known.state;
  const state = game.imagine(game.view(s, seat), seat, seededDice('mind'));
  return minds.keep(s, { game, seat, state }).state;
}

/** What a seat sees of a position, for the screen. */
export const depictionFor = (game: AnyGame, s: BaseState, seat: Seat): Depiction =>
  game.depict(game.view(s, seat), seat);

/** A fingerprint that reveals no more than the view: that of the true state could be searched for hidden facts. */
export const fingerprintFor = (game: AnyGame, s: BaseState, seat: Seat): string => hashOf(game.view(s, seat));

export const seenBy = (game: Discloser, events: readonly GameEvent[], seat: Seat): GameEvent[] =>
  events.flatMap(event => {
    const seen = game.seen(event, seat);
    return seen ? [forcedAsTold(game, seen, seat)] : [];
  });

export function toldEntry(game: Discloser, entry: LogEntry, seat: Seat): ToldEntry {
  const events = seenBy(game, entry.events, seat);
  return { action: actionFor(game, entry, events, seat), events, rolls: rollsFor(entry, events) };
}

/** If a game shows a seat nothing of what an action did, the seat learns only the action's type. */
function actionFor(
  game: Discloser,
  { role, action, events }: LogEntry,
  seen: readonly GameEvent[],
  seat: Seat,
): Action {
  if (events.length > 0 && seen.length === 0 && role !== seat) return { type: action.type };
  return game.told?.(action, role, seat) ?? action;
}

/** All rolls if nothing was hidden from the seat; otherwise only those that its events mention. */
function rollsFor({ rolls, events }: LogEntry, seen: readonly GameEvent[]): readonly Roll[] {
  if (rolls.length === 0) return rolls;
  if (events.length > 0 && sameJson(seen, events)) return rolls;
  return rolls.filter(roll => seen.some(event => tellsOf(event, roll)));
}

/** Whether an event mentions a die. */
export const tellsOf = ({ rule, die, dice }: GameEvent, roll: Roll): boolean =>
  rule === roll.rule && (die === roll.value || (Array.isArray(dice) && dice.includes(roll.value)));

/** A forced choice is an action too. */
function forcedAsTold(game: Discloser, event: GameEvent, seat: Seat): GameEvent {
  const { type, role, action } = event;
  if (type !== 'forced' || !game.told || typeof role !== 'string' || !isAction(action)) return event;
  return { ...event, action: { ...game.told(action, role, seat) } };
}

const isAction = (value: Json | undefined): value is Action & { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
