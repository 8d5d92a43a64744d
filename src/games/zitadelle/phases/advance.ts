/** 7.9 The advance after an assault: as many as like and fit. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { type AdvanceFrame, hasActed } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { roomsFor } from '../rules/advance.ts';
import { entered } from '../rules/control.ts';
import type { State } from '../state.ts';

export const advance: Phase<State, AdvanceFrame> = {
  rule: '7.9',
  actor: (_s, f) => roleOf(f.side),
  legal: (s, f) => [
    ...f.units
      .filter(u => roomsFor(s, u, f.hexes).length > 0)
      .map((unit): Choice => ({ type: 'advance', unit, open: 'hex' })),
    { type: 'end-advance' },
  ],
  complete: (s, f, { unit }) => roomsFor(s, unit!, f.hexes).map(hex => ({ type: 'advance', unit: unit!, hex })),
  waits: hasActed,
  on: {
    advance(d, f, a, io) {
      const from = d.place[a.unit!]!;
      f.acted = 1;
      f.units = f.units.filter(u => u !== a.unit);
      d.place = d.place.with(a.unit!, a.hex!);
      io.emit({ type: 'advance', rule: '7.9.1', unit: a.unit!, from, to: a.hex! });
      entered(d, a.unit!, [a.hex!], io);
    },
    'end-advance': pop,
  },
};
