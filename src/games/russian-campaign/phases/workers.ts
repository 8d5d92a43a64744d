/** 12.7.4, 13.4 New workers get a city; by option some go behind the Urals. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { hasActed, type WorkersFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { evacuees, newWorkers, workerHexes } from '../rules/workers.ts';
import { SHELTERED, type State } from '../state.ts';

/** Where no city is free, new workers wait for the next turn. */
const placeable = (s: State): number[] => (workerHexes(s).length > 0 ? newWorkers(s) : []);

export const workers: Phase<State, WorkersFrame> = {
  rule: '12.7.4',
  actor: (_s, f) => roleOf(f.side),
  enter(d) {
    if (placeable(d).length === 0 && evacuees(d).length === 0) pop(d);
  },
  legal(s) {
    const choices: Choice[] = placeable(s).map(unit => ({ type: 'place', unit, open: 'hex' }));
    for (const unit of evacuees(s)) choices.push({ type: 'shelter', unit });
    if (placeable(s).length === 0) choices.push({ type: 'end-workers' });
    return choices;
  },
  complete: (s, _f, { unit }) => workerHexes(s).map(hex => ({ type: 'place', unit: unit!, hex })),
  waits: hasActed,
  on: {
    place(d, f, a, io) {
      f.acted = 1;
      d.place = d.place.with(a.unit!, a.hex!);
      io.emit({ type: 'worker', rule: '12.7.4', role: roleOf(f.side), unit: a.unit!, hex: a.hex! });
    },
    shelter(d, f, a, io) {
      f.acted = 1;
      const from = d.place[a.unit!]!;
      d.place = d.place.with(a.unit!, SHELTERED);
      io.emit({ type: 'shelter', rule: '13.4', role: roleOf(f.side), unit: a.unit!, ...(from >= 0 && { from }) });
    },
    'end-workers': d => pop(d),
  },
};
