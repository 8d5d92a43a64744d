/** 12.8.2 Another infantry corps of the same strength is converted; if there is none, the new corps is lost (Q6). */
import { type Io, pop } from '../../../kit/flow.ts';
import { headOf } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { ConversionFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { convert, miss, substitutesFor, whyNotConverted } from '../rules/conversion.ts';
import type { State } from '../state.ts';

/** The corps to be formed now is the first of the frame. */
interface Asked {
  readonly s: State;
  readonly corps: number;
}

export const conversion = offerPhase<State, ConversionFrame, Asked>({
  rule: '12.8.2',
  actor: (_s, f) => roleOf(f.side),
  enter: next,
  ask: (s, { units: [corps = -1] }) => ({ s, corps }),
  offers: {
    convert: {
      takes: {
        unit: {
          ends: ({ s, corps }) => substitutesFor(s, corps),
          why: ({ s, corps }, { unit }) => whyNotConverted(s, unit, corps),
        },
      },
      run(d, f, { unit }, io) {
        const [corps = -1, ...rest] = f.units;
        convert(d, unit, corps, io);
        f.units = rest;
        next(d, f, io);
      },
    },
  },
});

/** On to the first corps with a choice. */
function next(d: State, f: ConversionFrame, io: Io): void {
  while (f.units.length > 0 && substitutesFor(d, headOf(f.units)).length === 0) {
    miss(d, headOf(f.units), io);
    f.units = f.units.slice(1);
  }
  if (f.units.length === 0) pop(d);
}
