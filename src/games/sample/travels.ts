/** 6.3 Where a reinforcement may arrive: in its own arrival phase as the list has it, otherwise as if that came now. */
import { topFrame } from '../../kit/flow.ts';
import { frameIs } from '../../kit/frames.ts';
import type { Travel } from '../../kit/report.ts';
import { EDGES } from './data/map.ts';
import type { SideFrame } from './frames.ts';
import { sideOf } from './pieces.ts';
import { whyNotArrive, whyNotAt } from './rules/arrival.ts';
import { COMING, placeOf, type State } from './state.ts';

const isArrival = frameIs<SideFrame>('arrival');

export function travelsOf(s: State, unit: number): Travel[] {
  const f = topFrame(s);
  if (!f || placeOf(s, unit) !== COMING) return [];
  const side = sideOf(unit);
  if (isArrival(f) && f.side === side && whyNotArrive(s, side, unit)) return [];
  return EDGES[side].filter(hex => !whyNotAt(s, unit, hex)).map(hex => ({ hex, mode: 'arrive', path: [hex] }));
}
