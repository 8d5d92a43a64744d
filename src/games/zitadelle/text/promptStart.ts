/** Questions before the first turn, of the air phase, and of fire (3.0, 6.0, 9.0, 11.2, 13.6). */
import { type Fields, fill, type Values } from '../../../kit/phrase.ts';
import { unitsFor } from '../../../kit/words.ts';
import type { AirFrame, FireFrame, SetupFrame, SideFrame, TargetFrame } from '../frames.ts';
import { AIR_UNITS, IS_COMPANY, IS_DIVE, NORTH, SHEET, UNITS_OF } from '../pieces.ts';
import { setUpLack } from '../rules/setUp.ts';
import { READY, type State, TO_SET_UP } from '../state.ts';
import { type Asked, asks, choicesOf } from './asks.ts';
import type { Book } from './parts.ts';
import { fewUnits, place, unit, zone } from './tongue.ts';

export const START_PROMPTS = [
  asks<SetupFrame>('set-up', setUp),
  asks<SideFrame>('model', () => ({ key: 'model' })),
  asks<SideFrame>('order', s => ({ key: 'order', values: { turn: s.turn } })),
  asks<AirFrame>('air', air),
  asks<FireFrame>('fire', fire),
  asks<TargetFrame>('target', (s, f, book) => ({ key: 'target', values: targets(s, f, book) })),
  asks<TargetFrame>('bomb-target', (s, f, book) => ({
    key: 'bomb-target',
    values: { ...targets(s, f, book), place: place(book, s.place[f.unit]) },
  })),
];

/** Units, then Tiger companies (13.4.5), then open hexes of a zone (3.2.2). */
function setUp(s: State, { side }: SetupFrame, book: Book): Asked {
  const left = UNITS_OF[side].filter(u => s.place[u] === TO_SET_UP);
  const n = left.filter(u => !IS_COMPANY[u]).length;
  if (n > 0) return { key: 'set-up', values: { n } };
  if (left.length > 0) return { key: 'set-up-tigers', values: { n: left.length } };
  const lack = setUpLack(s, side);
  return lack ? { key: 'set-up-open', values: openHex(book, { ...lack.about }) } : { key: 'set-up-done' };
}

const openHex = (book: Book, f: Fields): Values => ({ zone: zone(book, f.zone), place: place(book, f.hex) });

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
