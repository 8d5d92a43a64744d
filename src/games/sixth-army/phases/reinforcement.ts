/** 14 Reinforcements at the start of turn 3; a Soviet formation without room for all of it arrives a turn later. */
import { pop } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import { hasActed, type SideFrame } from '../frames.ts';
import { formationOf, roleOf } from '../pieces.ts';
import { groundOf } from '../rules/ground.ts';
import {
  type Arriving,
  allowedHexes,
  arrivalRule,
  arrivals,
  arriving,
  whyNotArrive,
  whyNotBegin,
} from '../rules/setUp.ts';
import type { State } from '../state.ts';

export interface ReinforcementFrame extends SideFrame {
  readonly phase: 'reinforcement';
  /** The formation whose units are being placed, or -1. */
  formation: number;
  acted: number;
}

export const reinforcementFrame = (side: Side): ReinforcementFrame => ({
  phase: 'reinforcement',
  side,
  formation: -1,
  acted: 0,
});

interface Asked extends Arriving {
  readonly f: ReinforcementFrame;
}

const waiting = ({ coming }: Asked): number[] => [...coming.values()].flat();

/** A formation that has begun to arrive is finished first; others may begin only if all of it fits. */
const toPlace = (q: Asked): number[] => waiting(q).filter(u => !whyNotArrive(q, u));

export const reinforcement = offerPhase<State, ReinforcementFrame, Asked>({
  rule: '14.0',
  actor: (_s, f) => roleOf(f.side),
  waits: hasActed,
  ask: (s, f) => ({ ...arriving(s, groundOf(s, f.side), f.formation), f }),
  offers: {
    place: {
      takes: {
        unit: { among: waiting, why: (q, { unit }) => whyNotArrive(q, unit) },
        hex: {
          among: (_q, { unit }) => allowedHexes(unit),
          why: ({ s, f, g }, { unit, hex }) => whyNotBegin(s, g, unit, hex, arrivalRule(f.side)),
        },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        f.acted = 1;
        d.place = withAt(d.place, unit, hex);
        io.emit({ type: 'arrive', rule: arrivalRule(f.side), unit, hex });
        const formation = formationOf(unit);
        f.formation = arrivals(d, f.side).has(formation) ? formation : -1;
      },
    },
    'end-arrival': {
      gate(q) {
        const units = toPlace(q);
        return units.length > 0 ? { rule: arrivalRule(q.f.side), code: 'must-arrive', about: { units } } : undefined;
      },
      run(d, { side }, _a, io) {
        const delayed = [...arrivals(d, side).values()].flat();
        if (delayed.length > 0) io.emit({ type: 'delay', rule: '14.2', units: delayed });
        pop(d);
      },
    },
  },
});
