/** Chooses the log line of an event and fills it. */
import { numberIn, numbersIn } from '../../../kit/phrase.ts';
import { IS_COMPANY } from '../pieces.ts';
import { COMBAT_TELLERS } from './eventCombat.ts';
import { END_TELLERS } from './eventEnd.ts';
import type { EventTellers } from './parts.ts';
import { date } from './tongue.ts';

/** Events with several sentences or with holes of their own; the others use their type. */
export const EVENT_TELLERS: EventTellers = {
  'take-back': (_book, e) => ({ key: IS_COMPANY[numberIn(e.unit) ?? -1] ? 'take-back-company' : 'take-back' }),
  // 7.2 takes assaults apart, 13.4 regiments.
  split: (_book, e) => {
    if (numberIn(e.unit) === undefined) return { key: 'split-assault' };
    return { key: numberIn(e.hex) === undefined ? 'split' : 'split-there' };
  },
  join: (_book, e) => ({ key: numberIn(e.hex) === undefined ? 'join' : 'join-there' }),
  model: (_book, e) => ({ key: e.early === true ? 'model-early' : 'model-late' }),
  order: (_book, e) => ({ key: e.first === true ? 'order-move' : 'order-fight' }),
  turn: (book, e) => ({ key: 'turn', values: { date: date(book, numberIn(e.turn) ?? 1) } }),
  bombed: (_book, e) => ({ key: e.success === true ? 'bombed' : 'bombed-missed' }),
  scatter: (_book, e) => ({ key: e.from === e.to ? 'scatter-none' : 'scatter' }),
  reinforcements: (_book, e) => ({ key: e.hidden === true ? 'reinforcements-chits' : 'reinforcements' }),
  'push-on': (_book, e) => ({ key: e.success === true ? 'push-on' : 'push-on-failed' }),
  recovered: (_book, e) => ({ key: 'recovered', values: { n: numbersIn(e.units).length } }),
  morale: (_book, e) => ({ key: e.rule === '13.8.1' ? 'morale-up' : 'morale-down' }),
  ...COMBAT_TELLERS,
  ...END_TELLERS,
};
