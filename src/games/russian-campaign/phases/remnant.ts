/** 9.12.1 The owner of the fallen may place one remnant. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import type { RemnantFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { entered } from '../rules/enter.ts';
import { ralliesOf } from '../rules/remnants.ts';
import type { State } from '../state.ts';

export const remnant: Phase<State, RemnantFrame> = {
  rule: '9.12.1',
  actor: (_s, f) => roleOf(f.side),
  legal: (s, f) => [
    ...ralliesOf(s, f.fallen).map(({ unit }): Choice => ({ type: 'remnant', unit, open: 'hex' })),
    { type: 'decline' },
  ],
  complete(s, f, choice) {
    const unit = choice.unit!;
    const hexes = ralliesOf(s, f.fallen).find(x => x.unit === unit)?.hexes ?? [];
    return hexes.map(hex => ({ type: 'remnant', unit, hex }));
  },
  on: {
    remnant(d, f, a, io) {
      pop(d);
      d.place = d.place.with(a.unit!, a.hex!);
      io.emit({ type: 'remnant', rule: '9.12.1', role: roleOf(f.side), unit: a.unit!, hex: a.hex! });
      entered(d, a.unit!, [a.hex!], io);
    },
    decline(d, f, _a, io) {
      pop(d);
      io.emit({ type: 'no-remnant', rule: '9.12.1', role: roleOf(f.side) });
    },
  },
};
