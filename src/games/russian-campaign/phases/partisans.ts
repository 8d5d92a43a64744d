/** 11.2 Partisans: placed anew after the second Soviet impulse, driven off after each Axis movement. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { ImpulseFrame, PartisanFrame } from '../frames.ts';
import { hasActed } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { partisanHexes, partisansOf, sweepPartisans } from '../rules/partisans.ts';
import type { State } from '../state.ts';

/** 11.2.4 Each may be put down once; whoever is not stays where he is. */
export const partisans: Phase<State, PartisanFrame> = {
  rule: '11.2.4',
  actor: (_s, f) => roleOf(f.side),
  enter(d, f) {
    f.units = partisansOf(d);
    f.acted = 0;
    if (f.units.length === 0 || partisanHexes(d).length === 0) pop(d);
  },
  legal(s, f) {
    const hexes = partisanHexes(s);
    const able = f.units.filter(u => hexes.some(h => h !== s.place[u]));
    return [...able.map(unit => ({ type: 'place', unit, open: 'hex' as const })), { type: 'end-partisans' }];
  },
  complete: (s, _f, { unit }) =>
    partisanHexes(s).flatMap(hex => (s.place[unit!] === hex ? [] : [{ type: 'place', unit: unit!, hex }])),
  waits: hasActed,
  on: {
    place(d, f, a, io) {
      d.place = d.place.with(a.unit!, a.hex!);
      f.units = f.units.filter(u => u !== a.unit);
      f.acted = 1;
      io.emit({ type: 'partisan', rule: '11.2.4', unit: a.unit!, hex: a.hex! });
    },
    'end-partisans'(d) {
      pop(d);
    },
  },
};

/** 11.2.3 */
export const sweep: Phase<State, ImpulseFrame> = {
  rule: '11.2.3',
  actor: () => undefined,
  auto(d, _f, io) {
    pop(d);
    sweepPartisans(d, io);
  },
};
