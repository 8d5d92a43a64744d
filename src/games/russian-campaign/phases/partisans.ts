/** 11.2 Partisans: placed again after the second Soviet impulse, removed after each Axis movement. */
import { type Phase, pop } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { ImpulseFrame, PartisanFrame } from '../frames.ts';
import { hasActed } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { partisanHexes, partisansOf, sweepPartisans, whyNotPartisan, whyNotPartisanHex } from '../rules/partisans.ts';
import type { State } from '../state.ts';

interface Asked {
  readonly s: State;
  readonly f: PartisanFrame;
  readonly hexes: readonly number[];
}

/** 11.2.4 Each may be placed once; the others stay where they are. */
export const partisans = offerPhase<State, PartisanFrame, Asked>({
  rule: '11.2.4',
  actor: (_s, f) => roleOf(f.side),
  enter(d, f) {
    f.units = partisansOf(d);
    f.acted = 0;
    if (f.units.length === 0 || partisanHexes(d).length === 0) pop(d);
  },
  waits: hasActed,
  ask: (s, f) => ({ s, f, hexes: partisanHexes(s) }),
  offers: {
    place: {
      takes: {
        unit: { ends: ({ f }) => f.units, why: ({ s }, { unit }) => whyNotPartisan(s, unit) },
        hex: {
          ends: ({ s, hexes }, { unit }) => hexes.filter(h => h !== s.place[unit]),
          why: ({ s }, { unit, hex }) => whyNotPartisanHex(s, unit, hex),
        },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        d.place = withAt(d.place, unit, hex);
        f.units = f.units.filter(u => u !== unit);
        f.acted = 1;
        io.emit({ type: 'partisan', rule: '11.2.4', unit, hex });
      },
    },
    'end-partisans': { run: d => pop(d) },
  },
});

/** 11.2.3 */
export const sweep: Phase<State, ImpulseFrame> = {
  rule: '11.2.3',
  actor: () => undefined,
  auto(d, _f, io) {
    pop(d);
    sweepPartisans(d, io);
  },
};
