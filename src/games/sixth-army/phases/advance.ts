/** 11.12 Advance after combat: into the emptied hex, and on to a second one if a defender retreated. */
import { pop } from '../../../kit/flow.ts';
import { without } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { type AdvanceFrame, hasActed } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { advanceHexes, whyNotAdvance, whyNotAdvanceTo } from '../rules/advance.ts';
import { walk } from '../rules/enter.ts';
import { type Ground, groundOf } from '../rules/ground.ts';
import { whyNotMarker } from '../rules/support.ts';
import { placeOf, type State } from '../state.ts';

interface Asked {
  readonly s: State;
  readonly f: AdvanceFrame;
  readonly g: Ground;
}

export const advance = offerPhase<State, AdvanceFrame, Asked>({
  rule: '11.12',
  actor: (_s, f) => roleOf(f.side),
  waits: hasActed,
  ask: (s, f) => ({ s, f, g: groundOf(s, f.side) }),
  offers: {
    advance: {
      takes: {
        unit: { ends: ({ f }) => f.units, why: ({ s, f }, { unit }) => whyNotAdvance(s, f, unit) },
        hex: {
          among: ({ f }) => advanceHexes(f),
          why: ({ s, f, g }, { unit, hex }) => whyNotAdvanceTo(s, g, f, unit, hex),
        },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        const path = hex === f.hex ? [hex] : [f.hex, hex];
        io.emit({ type: 'advance', rule: '11.12', unit, from: placeOf(d, unit), to: hex, path });
        walk(d, unit, path, io);
        f.units = without(f.units, unit);
        f.acted = 1;
      },
    },
    'end-advance': { run: d => pop(d) },
  },
  elsewhere: ({ s, f }, a) => whyNotMarker(s, f.side, a.type),
});
