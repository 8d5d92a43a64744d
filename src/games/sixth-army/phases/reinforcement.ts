/** 14 Reinforcements at the start of turn 3; a Soviet formation that does not fit whole comes a turn later. */
import { type Phase, pop } from '../../../kit/flow.ts';
import { hasActed, type SideFrame } from '../frames.ts';
import { FORMATION, roleOf, SIDE } from '../pieces.ts';
import { type Ground, groundOf } from '../rules/ground.ts';
import { arrivals, fitsWhole, setUpHexes } from '../rules/setUp.ts';
import type { State } from '../state.ts';

export interface ReinforcementFrame extends SideFrame {
  readonly phase: 'reinforcement';
  /** The formation whose units are being placed, or -1. */
  formation: number;
  acted: number;
}

export const reinforcementFrame = (side: number): ReinforcementFrame => ({
  phase: 'reinforcement',
  side,
  formation: -1,
  acted: 0,
});

export const reinforcement: Phase<State, ReinforcementFrame> = {
  rule: '14.0',
  actor: (_s, f) => roleOf(f.side),
  waits: hasActed,
  legal(s, f) {
    const g = groundOf(s, f.side);
    const units = unitsToPlace(s, g, f);
    if (units.length === 0) return [{ type: 'end-arrival' }];
    return units.map(u => ({ type: 'place', unit: u, open: 'hex' }));
  },
  complete: (s, f, choice) =>
    setUpHexes(s, groundOf(s, f.side), choice.unit!).map(h => ({ type: 'place', unit: choice.unit!, hex: h })),
  on: {
    place(d, f, a, io) {
      const u = a.unit!;
      f.acted = 1;
      d.place = d.place.with(u, a.hex!);
      io.emit({ type: 'arrive', rule: SIDE[u] === 0 ? '14.1' : '14.2', unit: u, hex: a.hex! });
      f.formation = arrivals(d, f.side).has(FORMATION[u]!) ? FORMATION[u]! : -1;
    },
    'end-arrival'(d, f, _a, io) {
      const delayed = [...arrivals(d, f.side).values()].flat();
      if (delayed.length > 0) io.emit({ type: 'delay', rule: '14.2', units: delayed });
      pop(d);
    },
  },
};

/** A formation once begun is finished first; others may begin only if they fit whole. */
export function unitsToPlace(s: State, g: Ground, f: ReinforcementFrame): number[] {
  const waiting = arrivals(s, f.side);
  if (f.formation >= 0) return waiting.get(f.formation) ?? [];
  return [...waiting.values()].filter(units => fitsWhole(g, units)).flat();
}
