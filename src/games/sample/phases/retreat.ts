/** 5.5 Retreats: the owner chooses the hex; a unit that has none is lost without asking anybody. */
import { pop } from '../../../kit/flow.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar } from '../../../kit/why.ts';
import { sideOf } from '../data/units.ts';
import { eliminate, retreatHexes, whyNotRetreat } from '../rules/combat.ts';
import { enterHex } from '../rules/movement.ts';
import type { RetreatFrame, State } from '../state.ts';

const OTHER_FIRST = bar('5.5', 'other-first', 'unit');

export const retreat = offerPhase<State, RetreatFrame, { readonly s: State; readonly f: RetreatFrame }>({
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
  ask: (s, f) => ({ s, f }),
  offers: {
    retreat: {
      takes: {
        unit: { ends: ({ f }) => f.units.slice(0, 1), why: () => OTHER_FIRST },
        hex: {
          ends: ({ s }, { unit }) => retreatHexes(s, unit),
          why: ({ s }, { unit, hex }) => whyNotRetreat(s, unit, hex),
        },
      },
      run(d, f, { unit, hex }, io) {
        io.emit({ type: 'retreated', rule: '5.5', unit, from: d.place[unit], to: hex });
        enterHex(d, unit, hex, io);
        f.units = f.units.slice(1);
      },
    },
  },
});
