/** Chooses the log line of an event and fills it. */
import {
  entryOf,
  type Fields,
  fieldsIn,
  fill,
  type Line,
  listIn,
  numberIn,
  numbersIn,
  textIn,
} from '../../../kit/phrase.ts';
import type { Tellers } from '../../../kit/teller.ts';
import { diceText } from '../../../kit/tongue.ts';
import { FORMATIONS, LOGISTICS_MAXIMUM } from '../data/units.ts';
import { AIR, supportOfCard } from '../pieces.ts';
import type { Book, EventKey } from './parts.ts';
import { countCards, hand, hex, TONGUE, units, way } from './tongue.ts';

/** Events with several sentences or with holes of their own; the others use their type. */
export const EVENT_TELLERS: Tellers<Book, EventKey> = {
  'air-superiority': airSuperiority,
  support: (book, e) => ({ key: 'support', values: { hand: hand(book, countCards(numbersIn(e.cards))) } }),
  order: (_book, e) => ({
    key: FORMATIONS[numberIn(e.card) ?? -1]?.level === 'corps' ? 'order-corps' : 'order-division',
  }),
  move: (_book, e) => ({ key: moveKey(e) }),
  attack: (book, e) => ({
    key: 'attack',
    values: { attackers: units(book, unitsOf(e.attackers)), defenders: units(book, unitsOf(e.defenders)) },
  }),
  exhaust: (_book, e) => ({ key: entryOf(EXHAUSTED_BY, e.rule) ?? 'exhaust' }),
  combat,
  retreat: (_book, e) => ({ key: e.rule === '8.4' ? 'retreat-more' : 'retreat' }),
  hold: (_book, e) => ({ key: holdKey(e), values: { roll: modified(e) } }),
  eliminate: (_book, e) => ({ key: e.rule === '8.4' ? 'eliminate-stacked' : 'eliminate' }),
  advance: (book, e) => ({
    key: 'advance',
    values: { way: way(book, [...numbersIn([e.from]), ...numbersIn(e.path)]) },
  }),
  thunder: (_book, e) => ({ key: entryOf(DRAWN, e.marker) ?? 'thunder-last' }),
  'support-attack': (_book, e) => ({
    key: supportOfCard(numberIn(e.card) ?? -1) === AIR ? 'support-attack-air' : 'support-attack-artillery',
  }),
  recover: (_book, e) => ({ key: e.cost === 0 ? 'recover-free' : e.cost === 2 ? 'recover-cut' : 'recover' }),
  logistics,
};

/** 6.2 One die on the first turns; later one each, the Axis first. */
function airSuperiority(_book: Book, e: Fields): Line<EventKey> {
  const [axis = 0, soviet] = numbersIn(e.dice);
  if (soviet === undefined) return { key: 'air-superiority-given', values: { die: axis } };
  const values = { axis, soviet };
  return { key: e.role === undefined ? 'air-superiority-tied' : 'air-superiority-won', values };
}

function moveKey(e: Fields): EventKey {
  if (e.rule === '13.1') return e.mode === 'short' ? 'redeploy-short' : 'redeploy';
  return e.mode === 'strategic' ? 'move-strategic' : 'move';
}

const unitsOf = (side: unknown): readonly number[] => numbersIn(fieldsIn(side).units);

const EXHAUSTED_BY: Readonly<Record<string, EventKey>> = {
  '11.7': 'exhaust-shock',
  '11.11': 'exhaust-retreat',
  '11.13': 'exhaust-acted',
  '12.2': 'exhaust-support',
  '12.3': 'exhaust-support',
};

/** 11.4 The whole calculation in one line. */
function combat(book: Book, e: Fields): Line<EventKey> {
  const fighters = (side: unknown): string =>
    units(
      book,
      listIn(side).flatMap(x => numbersIn([x.unit])),
    );
  return {
    key: 'combat',
    values: {
      attackers: fighters(e.attackers),
      defenders: fighters(e.defenders),
      odds: TONGUE.odds(book, e),
      result: textIn(e.result),
    },
  };
}

/** B2 An unmodified 1 or 6 may override the sum. */
function holdKey(e: Fields): EventKey {
  const sum = (numberIn(e.die) ?? 0) + (numberIn(e.modifier) ?? 0);
  const natural = e.holds !== sum <= (numberIn(e.strength) ?? 0);
  if (e.holds === true) return natural ? 'hold-natural' : 'hold';
  return natural ? 'hold-natural-failed' : 'hold-failed';
}

/** The modified die: `3`, `3+1=4`, `3−2=1`. */
const modified = (e: Fields): string => diceText(numberIn(e.die) ?? 0, numberIn(e.modifier) ?? 0);

const DRAWN: Readonly<Record<string, EventKey>> = { 'break-out': 'thunder-break-out', refused: 'thunder-refused' };

/** 13.2 The fixed points, then the dice of each supply hex. */
function logistics(book: Book, e: Fields): Line<EventKey> {
  const depots = listIn(e.depots);
  const income = numberIn(e.income) ?? 0;
  const total = depots.reduce((sum, x) => sum + (numberIn(x.points) ?? 0), income);
  const dice = depots.map(x => fill(book.small.points, { dice: numbersIn(x.dice).join('+'), hex: hex(book, x.hex) }));
  const lp = numberIn(e.lp) ?? 0;
  const now = fill(lp === LOGISTICS_MAXIMUM ? book.small.full : book.small.lp, { n: lp });
  return {
    key: depots.length > 0 ? 'logistics' : 'logistics-plain',
    values: { sum: [String(income), ...dice].join(book.small.plus), total, now },
  };
}
