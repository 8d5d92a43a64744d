/** 7.9 The advance after an assault: any number of units that fit. */
import { pop } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { type AdvanceFrame, type BattleFrame, battleOf, hasActed } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { whyNotAdvancing, whyNotInto } from '../rules/advance.ts';
import { entered } from '../rules/control.ts';
import { placeOf, type State } from '../state.ts';

interface Advancing {
  readonly s: State;
  readonly f: AdvanceFrame;
  readonly battle: BattleFrame;
}

export const advance = offerPhase<State, AdvanceFrame, Advancing>({
  rule: '7.9',
  actor: (_s, f) => roleOf(f.side),
  waits: hasActed,
  ask: (s, f) => ({ s, f, battle: battleOf(s) }),
  offers: {
    advance: {
      rule: '7.9.1',
      takes: {
        unit: {
          among: ({ f }) => f.units,
          why: ({ s, f, battle }, { unit }) => whyNotAdvancing(s, f, battle, unit),
        },
        hex: {
          among: ({ f }) => f.hexes,
          why: ({ s, f, battle }, { unit, hex }) => whyNotInto(s, { f, battle }, unit, hex),
        },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        const from = placeOf(d, unit);
        f.acted = 1;
        f.units = f.units.filter(u => u !== unit);
        d.place = withAt(d.place, unit, hex);
        io.emit({ type: 'advance', rule: '7.9.1', unit, from, to: hex });
        entered(d, unit, [hex], io);
      },
    },
    'end-advance': { run: d => pop(d) },
  },
});
