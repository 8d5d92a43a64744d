/** 4.0 Disruption ends (7.8.8); after the Soviet recovery the air units return, too (9.2.6, 9.3.1 f). */

import { type Phase, pop } from '../../../kit/flow.ts';
import { repeated, withAll } from '../../../kit/list.ts';
import type { SideFrame } from '../frames.ts';
import { AIR_UNITS, roleOf, SOVIET, UNITS_OF } from '../pieces.ts';
import { HANGAR, type State } from '../state.ts';

export const recovery: Phase<State, SideFrame> = {
  rule: '7.8.8',
  actor: () => undefined,
  auto(d, f, io) {
    pop(d);
    const units = UNITS_OF[f.side].filter(u => d.disrupted[u] === 1);
    if (units.length > 0) {
      d.disrupted = withAll(d.disrupted, units, 0);
      io.emit({ type: 'recovered', rule: '7.8.8', role: roleOf(f.side), units });
    }
    if (f.side !== SOVIET) return;
    d.place = withAll(d.place, AIR_UNITS, HANGAR);
    d.pm = repeated(d.pm.length, 0);
  },
};
