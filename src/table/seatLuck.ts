/**
 * The luck of a game as one seat may know it. Only actions that are fully visible to the seat are counted. The chance
 * of a draw is computed from the true position, so it is told only if that position looked the same to all: otherwise
 * the number itself could reveal what is hidden.
 */
import { everyRoll } from '../kit/dice.ts';
import type { AnyGame, BaseState, GameEvent, LogEntry, Seat } from '../kit/game.ts';
import { hashOf, sameJson } from '../kit/hash.ts';
import { headOf } from '../kit/list.ts';
import { toldEntry } from '../kit/seat.ts';
import { type Luck, luckOf, type OwnerOf, type Rolled } from './luck.ts';
import { again, type Table } from './table.ts';

export function luckFor(table: Table, seat: Seat): Luck {
  const { game } = table;
  let s = headOf(table.kept);
  const open: Rolled[] = [];
  table.log.forEach((entry, i) => {
    const { rolls, events } = toldEntry(game, entry, seat);
    if (rolls.length > 0 && isWhole(entry, events)) {
      const chance = chanceTold(game, s, entry);
      open.push({ n: i + 1, role: entry.role, rolls, events, ...(chance === undefined ? {} : { chance }) });
    }
    s = again(game, s, entry);
  });
  return luckOf(game, open, ownerIn(table));
}

const isWhole = ({ events }: LogEntry, seen: readonly GameEvent[]): boolean =>
  events.length > 0 && sameJson(seen, events);

/** An entry's chance never changes, and the log is evaluated again after every action. */
const known = new WeakMap<LogEntry, { readonly chance: number | undefined }>();

function chanceTold(game: AnyGame, before: BaseState, entry: LogEntry): number | undefined {
  const kept = known.get(entry);
  if (kept) return kept.chance;
  const [first, ...others] = game.roles.map(role => hashOf(game.view(before, role)));
  const chance = others.every(view => view === first) ? chanceOf(game, before, entry) : undefined;
  known.set(entry, { chance });
  return chance;
}

const MOST_WAYS = 2000;

/** The chance that the action ends as it did, whatever the faces of the dice; undefined if there are too many ways. */
function chanceOf(game: AnyGame, before: BaseState, entry: LogEntry): number | undefined {
  const ended = endOf(entry.events);
  let chance = 0;
  const isWhole = everyRoll(
    dice => game.apply(before, entry.role, entry.action, dice).events,
    (events, share) => {
      if (endOf(events) === ended) chance += share;
    },
    MOST_WAYS,
  );
  return isWhole ? chance : undefined;
}

const endOf = (events: readonly GameEvent[]): string =>
  JSON.stringify(events, (key, value: unknown) => (key === 'die' || key === 'dice' ? undefined : value));

function ownerIn({ game, kept }: Table): OwnerOf {
  const owners = new Map(game.inspect.units(headOf(kept)).map(({ unit, role }) => [unit, role]));
  return unit => owners.get(unit);
}
