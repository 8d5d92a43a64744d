/** Chooses the log line of an event and fills it. */
import { entryOf, type Fields, fill, type Line, numberIn, numbersIn, textIn } from '../../../kit/phrase.ts';
import { caseOf, type Tellers } from '../../../kit/teller.ts';
import { diceText } from '../../../kit/tongue.ts';
import { SPECIAL_REINFORCEMENTS } from '../data/schedule.ts';
import { UNITS } from '../data/units.ts';
import { combatValues } from './eventCombat.ts';
import type { Book, EventKey } from './parts.ts';
import { date, fewUnits, lifted, objective, place, TONGUE, unit } from './tongue.ts';

/** Events with several sentences or with holes of their own; the others use their type. */
export const EVENT_TELLERS: Tellers<Book, EventKey> = {
  'take-back': (_book, e) => ({ key: isOf(e, '12.') ? 'take-back-replacement' : 'take-back' }),
  ready: (_book, e) => ({ key: numbersIn(e.units).length > 0 ? 'ready-lost' : 'ready' }),
  objectives: (book, e) => ({
    key: 'objectives',
    values: { axis: objective(book, textIn(e.axis)), soviet: objective(book, textIn(e.soviet)) },
  }),
  turn: (book, e) => {
    const turn = numberIn(e.turn) ?? 1;
    return { key: turn > 0 ? 'turn' : 'turn-early', values: { date: date(book, turn) } };
  },
  weather: (_book, e) => ({ key: weatherKey(e) }),
  'neutrals-join': (book, e) => ({ key: 'neutrals-join', values: { nations: nations(book, e.nations) } }),
  convert: (_book, e) => ({ key: e.rule === '12.8.2' ? 'convert-other' : 'convert' }),
  shelter: (book, e) => ({
    key: numberIn(e.from) === undefined ? 'shelter-new' : 'shelter',
    values: { city: place(book, e.from) },
  }),
  'replacement-points': (_book, e) => ({
    key: numberIn(e.lendLease) ? 'replacement-points-aided' : 'replacement-points',
  }),
  replace: (_book, e) => ({ key: numberIn(e.cost) === undefined ? 'replace' : 'replace-points' }),
  sail,
  relieve: (book, e) => ({ key: 'relieve', values: { remnant: unit(book, numbersIn(e.units)[0]) } }),
  drop: (_book, e) => ({ key: e.onto === true ? 'drop-onto' : 'drop' }),
  withdraw: (book, e) => ({ key: caseOf(book.events, 'withdraw', e.by) ?? 'withdraw-march' }),
  'garrison-called': garrison,
  'automatic-victory': (book, e) => ({
    key: 'automatic-victory',
    values: { odds: lifted(book, e.ratio, e.shift) },
  }),
  surrendered: (book, e) => ({ key: caseOf(book.events, 'surrendered', e.why) ?? 'surrendered-DS' }),
  lost: (book, e) => ({ key: caseOf(book.events, 'lost', e.why) ?? 'lost' }),
  propose: (book, e) => ({ key: 'propose', values: { battles: TONGUE.battles(book, e.battles) } }),
  commit: (book, e) => ({ key: 'commit', values: { battles: TONGUE.battles(book, e.battles) } }),
  combat: (book, e) => ({ key: 'combat', values: combatValues(book, e) }),
  'rail-possession': (_book, e) => ({ key: 'rail-possession', values: { n: numbersIn(e.hexes).length } }),
  'nation-falls': (_book, e) => ({ key: numbersIn(e.units).length > 0 ? 'nation-falls' : 'nation-falls-empty' }),
  'victory-points': (_book, e) => ({ key: numberIn(e.bonus) ? 'victory-points-bonus' : 'victory-points' }),
};

const isOf = (e: Fields, chapter: string): boolean => typeof e.rule === 'string' && e.rule.startsWith(chapter);

/** 4.0, 13.5, 13.6 */
function weatherKey(e: Fields): EventKey {
  if (numberIn(e.die) === undefined) return e.rule === '13.5' ? 'weather-history' : 'weather';
  return numberIn(e.impulse) === undefined ? 'weather-die' : 'weather-impulse';
}

const nations = (book: Book, list: unknown): string => {
  const known = Array.isArray(list) ? list.flatMap(id => entryOf(book.nations, id) ?? []) : [];
  return known.length > 0 ? known.join(book.small.and) : book.some.what;
};

/** 8.4.4, 8.4.6 The modified die, and the limit it was compared with. */
function sail(book: Book, e: Fields): Line<EventKey> {
  const [die, modifier = 0, limit = 0] = [numberIn(e.die), numberIn(e.modifier), numberIn(e.limit)];
  const { roll, noRoll } = book.small;
  const values = { roll: die === undefined ? noRoll : fill(roll, { dice: diceText(die, -modifier), limit }) };
  const lost = e.success === false ? '-lost' : '';
  return { key: caseOf(book.events, 'sail', `${e.kind}${lost}`) ?? `sail-port${lost}`, values };
}

/** 12.4 With the units that it brings. */
function garrison(book: Book, e: Fields): Line<EventKey> {
  const { id, trigger } = SPECIAL_REINFORCEMENTS.find(one => one.id === e.event) ?? {};
  const called = UNITS.flatMap(({ entry }, u) => (entry.kind === 'event' && entry.event === id ? [u] : []));
  return {
    key: trigger?.kind === 'taken' ? 'garrison-taken' : 'garrison-near',
    values: { garrison: fewUnits(book, called) },
  };
}
