/** Which log line an event is, and what fills it. */
import type { GameEvent } from '../../../kit/game.ts';
import {
  entryOf,
  type Fields,
  fieldsIn,
  fill,
  hasKey,
  type Line,
  listIn,
  numberIn,
  numbersIn,
  textIn,
} from '../../../kit/phrase.ts';
import { SPECIAL_REINFORCEMENTS } from '../data/schedule.ts';
import { UNITS } from '../data/units.ts';
import { choiceText } from './choice.ts';
import { combatValues } from './eventCombat.ts';
import type { Book, EventKey } from './parts.ts';
import { date, fewUnits, hexes, lifted, objective, place, spell, unit, unitList, units } from './tongue.ts';

export function eventText(book: Book, event: GameEvent): string {
  const { key, values } = lineOf(book, event);
  return fill(book.events[key], { rule: event.rule ?? '', ...spell(book, event), ...values });
}

function lineOf(book: Book, e: GameEvent): Line<EventKey> {
  const tell = entryOf(TELLERS, e.type);
  if (tell) return tell(book, e);
  if (hasKey(book.events, e.type)) return { key: e.type };
  return { key: e.rule === undefined ? 'other' : 'other-rule' };
}

type Teller = (book: Book, e: Fields) => Line<EventKey>;

/** Events with more than one sentence, or with holes of their own; the others go by their type. */
const TELLERS: Readonly<Record<string, Teller>> = {
  forced: (book, e) => ({ key: 'forced', values: { choice: choiceText(book, fieldsIn(e.action)) } }),
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
  convert: (book, e) => ({
    key: e.rule === '12.8.2' ? 'convert-other' : 'convert',
    values: { infantry: unitList(book, numbersIn(e.units)) },
  }),
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
  withdraw: (_book, e) => ({ key: entryOf(WITHDRAWN_BY, e.by) ?? 'withdraw-march' }),
  'garrison-called': garrison,
  'automatic-victory': (book, e) => ({
    key: 'automatic-victory',
    values: { odds: lifted(book, e.ratio, e.shift) },
  }),
  surrendered: (_book, e) => ({ key: entryOf(SURRENDERED, e.why) ?? 'surrendered-DS' }),
  lost: (_book, e) => ({ key: entryOf(LOST, e.why) ?? 'lost' }),
  propose: (book, e) => ({ key: 'propose', values: { battles: battles(book, e.battles) } }),
  commit: (book, e) => ({ key: 'commit', values: { battles: battles(book, e.battles) } }),
  combat: (book, e) => ({ key: 'combat', values: combatValues(book, e) }),
  'give-ground': (_book, e) => ({ key: 'give-ground', values: { was: textIn(e.was) } }),
  'stand-firm': (_book, e) => ({ key: 'stand-firm', values: { was: textIn(e.was) } }),
  'rail-possession': (_book, e) => ({ key: 'rail-possession', values: { n: numbersIn(e.hexes).length } }),
  'nation-falls': (_book, e) => ({ key: numbersIn(e.units).length > 0 ? 'nation-falls' : 'nation-falls-empty' }),
  'victory-points': (_book, e) => ({
    key: numberIn(e.bonus) ? 'victory-points-bonus' : 'victory-points',
    values: { axis: numberIn(e.axis) ?? 0, soviet: numberIn(e.soviet) ?? 0 },
  }),
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

/** 8.4.4, 8.4.6 The die as it counts, and what it had to be. */
function sail(book: Book, e: Fields): Line<EventKey> {
  const [die, modifier = 0, limit = 0] = [numberIn(e.die), numberIn(e.modifier), numberIn(e.limit)];
  const sum = (die ?? 0) - modifier;
  const { roll, rollLess, noRoll } = book.small;
  const template = die === undefined ? noRoll : modifier > 0 ? rollLess : roll;
  const values = { roll: fill(template, { die: die ?? 0, modifier, limit, sum: sum < 0 ? `−${-sum}` : sum }) };
  const kind = entryOf(SAILINGS, e.kind) ?? 'sail-port';
  return { key: e.success === false ? `${kind}-lost` : kind, values };
}

const SAILINGS = {
  port: 'sail-port',
  arrival: 'sail-arrival',
  landing: 'sail-landing',
  evacuation: 'sail-evacuation',
} as const satisfies Record<string, EventKey>;

const WITHDRAWN_BY: Readonly<Record<string, EventKey>> = {
  march: 'withdraw-march',
  rail: 'withdraw-rail',
  sea: 'withdraw-sea',
  retreat: 'withdraw-retreat',
};

/** 12.4 With the units it calls. */
function garrison(book: Book, e: Fields): Line<EventKey> {
  const { id, trigger } = SPECIAL_REINFORCEMENTS.find(one => one.id === e.event) ?? {};
  const called = UNITS.flatMap(({ entry }, u) => (entry.kind === 'event' && entry.event === id ? [u] : []));
  return {
    key: trigger?.kind === 'taken' ? 'garrison-taken' : 'garrison-near',
    values: { garrison: called.length > 0 ? fewUnits(book, called) : book.some.unit },
  };
}

const SURRENDERED: Readonly<Record<string, EventKey>> = {
  odds: 'surrendered-odds',
  DS: 'surrendered-DS',
  overrun: 'surrendered-overrun',
  stranded: 'surrendered-stranded',
};

const LOST: Readonly<Record<string, EventKey>> = {
  'no-retreat': 'lost-no-retreat',
  'no-room': 'lost-no-room',
  worker: 'lost-worker',
  landed: 'lost-landed',
};

/** 9.1.2 Who attacks what. */
const battles = (book: Book, list: unknown): string =>
  listIn(list)
    .map(b => {
      const [attackers, targets] = [numbersIn(b.units), numbersIn(b.hexes)];
      return fill(book.small.battle, { units: units(book, attackers), hexes: hexes(book, targets) });
    })
    .join(book.small.next) || book.some.what;
