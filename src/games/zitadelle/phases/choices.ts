/** The two decisions of the Germans alone: Model's choice (11.2) and the order of the turn (13.6). */
import { pop } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { SideFrame } from '../frames.ts';
import { roleOf, UNITS_OF, unitSpec } from '../pieces.ts';
import { type State, TO_SET_UP } from '../state.ts';

export const model = offerPhase<State, SideFrame, SideFrame>({
  rule: '11.2',
  actor: (_s, f) => roleOf(f.side),
  ask: (_s, f) => f,
  offers: {
    'attack-early': {
      run(d, f, _a, io) {
        pop(d);
        d.model = 1;
        for (const u of UNITS_OF[f.side]) {
          const { entry } = unitSpec(u);
          if (entry.kind === 'turn' && entry.zone !== undefined) d.place = withAt(d.place, u, TO_SET_UP);
        }
        io.emit({ type: 'model', rule: '11.2.1', early: true });
      },
    },
    'hold-back': {
      run(d, _f, _a, io) {
        pop(d);
        d.model = 0;
        io.emit({ type: 'model', rule: '11.2.1', early: false });
      },
    },
  },
});

export const order = offerPhase<State, SideFrame, SideFrame>({
  rule: '13.6',
  actor: (_s, f) => roleOf(f.side),
  ask: (_s, f) => f,
  offers: {
    'fight-first': {
      run(d, _f, _a, io) {
        pop(d);
        d.movesFirst = 0;
        io.emit({ type: 'order', rule: '13.6.1', first: false });
      },
    },
    'move-first': {
      run(d, _f, _a, io) {
        pop(d);
        d.movesFirst = 1;
        io.emit({ type: 'order', rule: '13.6.1', first: true });
      },
    },
  },
});
