/** 5.5 Retreats: the owner chooses the hex; a unit that has none is lost without asking anybody. */
import { type Phase, pop } from '../../../kit/flow.ts';
import { sideOf } from '../data/units.ts';
import { eliminate, retreatHexes } from '../rules/combat.ts';
import { enterHex } from '../rules/movement.ts';
import type { RetreatFrame, State } from '../state.ts';

export const retreat: Phase<State, RetreatFrame> = {
  rule: '5.5',
  actor(s, f) {
    const unit = f.units[0];
    return unit !== undefined && retreatHexes(s, unit).length > 0 ? sideOf(unit) : undefined;
  },
  auto(d, f, io) {
    const [unit, ...rest] = f.units;
    if (unit === undefined) return pop(d);
    eliminate(d, unit, '5.5', io);
    f.units = rest;
  },
  legal: (s, f) => retreatHexes(s, f.units[0]!).map(hex => ({ type: 'retreat', unit: f.units[0]!, hex })),
  on: {
    retreat(d, f, { unit, hex }, io) {
      io.emit({ type: 'retreated', rule: '5.5', unit, from: d.place[unit!], to: hex });
      enterHex(d, unit!, hex!, io);
      f.units = f.units.slice(1);
    },
  },
};
