/** What there is to be seen of a position. A chit that is not shown face up is only a mark on its unit. */
import type { Depiction } from '../../kit/depict.ts';
import { UNITS } from './data/units.ts';
import { LOST, NO_CHIT, type State } from './state.ts';

export const depict = (s: State): Depiction => ({
  turn: s.turn,
  turns: s.turns,
  counters: UNITS.map((spec, unit) => {
    const place = s.place[unit]!;
    const where = place >= 0 ? { hex: place } : { box: place === LOST ? 'lost' : 'off' };
    const corner = s.chit[unit] === NO_CHIT ? {} : { corner: '?' };
    const face = {
      nation: spec.side,
      symbol: 'infantry',
      echelon: 'III',
      left: spec.name,
      right: '',
      values: `${spec.strength}-${spec.allowance}`,
      reduced: false,
      ...corner,
    };
    return { unit, role: spec.side, ...where, face };
  }),
  markers: [],
  boxes: [{ id: 'lost', title: { ja: '損失', en: 'Lost' } }],
  tracks: [],
  zones: [],
});
