/** 2.2.2 Why a unit is not on the map: each box has its own rule. */
import { bar, type Why } from '../../../kit/why.ts';
import { UNITS } from '../data/units.ts';
import {
  AT_SEA,
  GONE,
  PARA,
  POOL,
  placeOf,
  SHELTERED,
  SIBERIA,
  SPARE,
  type State,
  TO_ARRIVE,
  TO_COME,
  TO_SET_UP,
  UNDERGROUND,
  WITHDRAWN,
} from '../state.ts';

const BOXED: ReadonlyMap<number, Why> = new Map([
  [POOL, bar('9.6.2', 'in-pool', 'unit')],
  [GONE, bar('9.6.2', 'gone-for-good', 'unit')],
  [TO_SET_UP, bar('3.0', 'to-set-up', 'unit')],
  [TO_COME, bar('12.1.1', 'comes-later', 'unit')],
  [TO_ARRIVE, bar('12.1.2', 'to-arrive', 'unit')],
  [PARA, bar('11.1.2', 'in-paratroop-box', 'unit')],
  [WITHDRAWN, bar('12.5', 'is-withdrawn', 'unit')],
  [SIBERIA, bar('V3.4', 'in-siberia', 'unit')],
  [SPARE, bar('9.12.1', 'remnant-later', 'unit')],
  [AT_SEA, bar('8.4.3', 'beyond-map', 'unit')],
  [SHELTERED, bar('13.4', 'worker-sheltered', 'unit')],
  [UNDERGROUND, bar('11.2.4', 'in-hiding', 'unit')],
]);

const BY_EVENT = bar('12.4', 'comes-by-event', 'unit');
const BY_CONVERSION = bar('12.8.1', 'comes-by-conversion', 'unit');

/** Why a unit in a box is there; undefined for one on the map. */
export function whyOffMap(s: State, u: number): Why {
  const at = placeOf(s, u);
  if (at === TO_COME && UNITS[u]?.entry.kind === 'event') return BY_EVENT;
  if (at === TO_COME && UNITS[u]?.entry.kind === 'conversion') return BY_CONVERSION;
  return BOXED.get(at);
}
