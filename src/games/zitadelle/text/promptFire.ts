/** Questions about the order of the turn, of the air phase, and of fire (6.0, 9.0, 13.6). */
import { fill } from '../../../kit/phrase.ts';
import { unitsFor } from '../../../kit/words.ts';
import type { AirFrame, FireFrame, SideFrame, TargetFrame } from '../frames.ts';
import { AIR_UNITS, IS_DIVE, NORTH, SHEET } from '../pieces.ts';
import { READY, type State } from '../state.ts';
import { type Asked, asks } from './asks.ts';
import { choicesOf } from './choicesNow.ts';
import type { Book } from './parts.ts';
import { fewUnits, place, unit } from './tongue.ts';

export const FIRE_PROMPTS = [
  asks<SideFrame>('order', s => ({ key: 'order', values: { turn: s.turn } })),
  asks<AirFrame>('air', air),
  asks<FireFrame>('fire', fire),
  asks<TargetFrame>('target', (s, f, book) => ({ key: 'target', values: targets(s, f, book) })),
  asks<TargetFrame>('bomb-target', (s, f, book) => ({
    key: 'bomb-target',
    values: { ...targets(s, f, book), place: place(book, s.place[f.unit]) },
  })),
];

function air(s: State, _f: AirFrame, book: Book): Asked {
  const waiting = AIR_UNITS.filter(u => s.place[u] === READY);
  if (waiting.length === 0) return { key: 'air-done' };
  return { key: 'air', values: { bombers: bombersText(book, waiting) } };
}

/** `dive bombers 2 north, 3 south; level bombers 6 south`. */
function bombersText(book: Book, waiting: readonly number[]): string {
  const { small } = book;
  const sorts = [true, false].flatMap(isDive => {
    const list = waiting.filter(u => IS_DIVE[u] === isDive);
    const north = list.filter(u => SHEET[u] === NORTH).length;
    const counts = [
      ...(north > 0 ? [fill(small.north, { n: north })] : []),
      ...(list.length > north ? [fill(small.south, { n: list.length - north })] : []),
    ].join(small.comma);
    return list.length > 0 ? [fill(isDive ? small.diveBombers : small.levelBombers, { counts })] : [];
  });
  return sorts.join(small.semicolon);
}

/** 6.3.1 Nobody has to. */
function fire(s: State, { side, defensive }: FireFrame, book: Book): Asked {
  const list = unitsFor(choicesOf(s, side), 'fire');
  if (list.length === 0) return { key: 'fire-done' };
  return { key: defensive ? 'fire-defensive' : 'fire', values: { n: list.length, units: fewUnits(book, list) } };
}

const targets = (s: State, { unit: by, units }: TargetFrame, book: Book) => ({
  unit: unit(book, by),
  place: place(book, s.place[units[0] ?? -1]),
  units: fewUnits(book, units),
});
