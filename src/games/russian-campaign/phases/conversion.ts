/** 12.8.2 Another infantry corps of the same strength is converted; where there is none, the new corps is lost (Q6). */
import { type Io, type Phase, pop } from '../../../kit/flow.ts';
import type { ConversionFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { convert, miss, substitutesFor } from '../rules/conversion.ts';
import type { State } from '../state.ts';

export const conversion: Phase<State, ConversionFrame> = {
  rule: '12.8.2',
  actor: (_s, f) => roleOf(f.side),
  enter: next,
  legal: (s, f) => substitutesFor(s, f.units[0]!).map(unit => ({ type: 'convert', unit })),
  on: {
    convert(d, f, a, io) {
      convert(d, a.unit!, f.units[0]!, io);
      f.units = f.units.slice(1);
      next(d, f, io);
    },
  },
};

/** On to the first corps for which there is a choice. */
function next(d: State, f: ConversionFrame, io: Io): void {
  while (f.units.length > 0 && substitutesFor(d, f.units[0]!).length === 0) {
    miss(d, f.units[0]!, io);
    f.units = f.units.slice(1);
  }
  if (f.units.length === 0) pop(d);
}
