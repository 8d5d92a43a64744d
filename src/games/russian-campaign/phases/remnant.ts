/** 9.12.1 The owner of the lost units may place one remnant. */
import { pop } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { RemnantFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { entered } from '../rules/enter.ts';
import { type Rally, ralliesOf, whyNotRallied, whyNotRallyHex } from '../rules/remnants.ts';
import type { State } from '../state.ts';

interface Asked {
  readonly s: State;
  readonly f: RemnantFrame;
  readonly rallies: readonly Rally[];
}

export const remnant = offerPhase<State, RemnantFrame, Asked>({
  rule: '9.12.1',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, f) => ({ s, f, rallies: ralliesOf(s, f.fallen) }),
  offers: {
    remnant: {
      takes: {
        unit: {
          ends: ({ rallies }) => rallies.map(({ unit }) => unit),
          why: ({ s, f }, { unit }) => whyNotRallied(s, f.fallen, unit),
        },
        hex: {
          ends: ({ rallies }, { unit }) => rallies.find(x => x.unit === unit)?.hexes ?? [],
          why: ({ s, f }, { unit, hex }) => whyNotRallyHex(s, f.fallen, unit, hex),
        },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        pop(d);
        d.place = withAt(d.place, unit, hex);
        io.emit({ type: 'remnant', rule: '9.12.1', role: roleOf(f.side), unit, hex });
        entered(d, unit, [hex], io);
      },
    },
    decline: {
      run(d, f, _a, io) {
        pop(d);
        io.emit({ type: 'no-remnant', rule: '9.12.1', role: roleOf(f.side) });
      },
    },
  },
});
