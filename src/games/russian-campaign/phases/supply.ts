/** 10.1 After its second impulse a side loses every unit without supply. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { ImpulseFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { lose } from '../rules/loss.ts';
import { unsupplied } from '../rules/supply.ts';
import type { State } from '../state.ts';

export const supply: Phase<State, ImpulseFrame> = {
  rule: '10.1',
  actor: () => undefined,
  auto(d, f, io) {
    pop(d);
    const units = unsupplied(d, f.side);
    for (const u of units) lose(d, u);
    if (units.length > 0) io.emit({ type: 'out-of-supply', rule: '10.1', role: roleOf(f.side), units });
  },
};
