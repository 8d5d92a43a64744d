/** 12.7.4, 13.4 New workers are placed in cities; with the option some go behind the Urals. */
import { pop } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { type Asked, asked, hasActed, type WorkersFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { evacuees, newWorkers, whyNotNew, whyNotSheltered, whyNotWorkerCity, workerHexes } from '../rules/workers.ts';
import { placeOf, SHELTERED, type State } from '../state.ts';

/** If no city is free, new workers wait for the next turn. */
const placeable = (s: State): number[] => (workerHexes(s).length > 0 ? newWorkers(s) : []);

export const workers = offerPhase<State, WorkersFrame, Asked<WorkersFrame>>({
  rule: '12.7.4',
  actor: (_s, f) => roleOf(f.side),
  enter(d) {
    if (placeable(d).length === 0 && evacuees(d).length === 0) pop(d);
  },
  waits: hasActed,
  ask: asked,
  offers: {
    place: {
      takes: {
        unit: { ends: ({ s }) => newWorkers(s), why: ({ s }, { unit }) => whyNotNew(s, unit) },
        hex: { ends: ({ s }) => workerHexes(s), why: ({ s }, { hex }) => whyNotWorkerCity(s, hex) },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        f.acted = 1;
        d.place = withAt(d.place, unit, hex);
        io.emit({ type: 'worker', rule: '12.7.4', role: roleOf(f.side), unit, hex });
      },
    },
    shelter: {
      rule: '13.4',
      takes: { unit: { ends: ({ s }) => evacuees(s), why: ({ s }, { unit }) => whyNotSheltered(s, unit) } },
      run(d, f, { unit }, io) {
        f.acted = 1;
        const from = placeOf(d, unit);
        d.place = withAt(d.place, unit, SHELTERED);
        io.emit({ type: 'shelter', rule: '13.4', role: roleOf(f.side), unit, ...(from >= 0 && { from }) });
      },
    },
    'end-workers': {
      gate({ s }) {
        const units = placeable(s);
        return units.length > 0 ? { rule: '12.7.4', code: 'workers-first', about: { units } } : undefined;
      },
      run: d => pop(d),
    },
  },
});
