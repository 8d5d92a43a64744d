/** Where the map goes after an action: to what the other side did, or to what has to be decided next. */
import type { GameEvent } from '../../kit/game.ts';
import { foughtIn } from './battle.ts';
import { ableUnits, type Choices, dueHexes } from './choices.ts';

export interface Done {
  readonly events: readonly GameEvent[];
  readonly isOwn: boolean;
}

/** More than this are not shown at once. */
const MOST_HEXES = 8;

export function soughtHexes(c: Choices | undefined, { events, isOwn }: Done): readonly number[] {
  const hexes = new Set(isOwn ? decidedAt(c, events) : touchedBy(events));
  return hexes.size <= MOST_HEXES ? [...hexes] : [];
}

const touchedBy = (events: readonly GameEvent[]): number[] =>
  events.flatMap(({ hex, from, to }) => [hex, from, to].filter(x => typeof x === 'number'));

/** Units that must be answered for; after a battle also those that may, e.g. advance. */
function decidedAt(c: Choices | undefined, events: readonly GameEvent[]): readonly number[] {
  if (!c) return [];
  const due = dueHexes(c);
  if (due.length > 0 || !foughtIn(events)) return due;
  return ableUnits(c).flatMap(u => c.hexOf.get(u) ?? []);
}
