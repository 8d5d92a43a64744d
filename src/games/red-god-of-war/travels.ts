/** 4.3, 9.11 Where a unit may go by rail, or enter the map: in its own phase as the list has it, otherwise as if that came now. */
import { topFrame } from '../../kit/flow.ts';
import type { Travel } from '../../kit/report.ts';
import { isImpulse, isMove, type MoveFrame } from './frames.ts';
import { commandsBy, GERMAN, sideOf } from './pieces.ts';
import { HALVES } from './rules/costs.ts';
import { entryCost, entryHexes, whyNotEnter, whyNotEnterAt } from './rules/entry.ts';
import { whyNotTraveller } from './rules/mover.ts';
import { travelEnds, travelPath, whyNotRail } from './rules/travel.ts';
import { isOnMap, type State } from './state.ts';

export function travelsOf(s: State, unit: number): Travel[] {
  if (sideOf(unit) !== GERMAN) return [];
  const f = topFrame(s);
  const now = f && isMove(f) && f.side === GERMAN ? f : undefined;
  return isOnMap(s, unit) ? rails(s, now, unit) : entries(s, now, unit);
}

function rails(s: State, now: MoveFrame | undefined, unit: number): Travel[] {
  if (now && (now.late || now.tactical || whyNotTraveller(s, now, unit))) return [];
  if (whyNotRail(s, unit)) return [];
  return travelEnds(s, unit, 'rail').map(hex => ({ hex, mode: 'rail', path: travelPath(s, unit, hex, 'rail') }));
}

function entries(s: State, now: MoveFrame | undefined, unit: number): Travel[] {
  const f: MoveFrame = now ?? { phase: 'move', side: GERMAN, late: 1, hand: [], tactical: 0, gained: [], acted: 0 };
  if (whyNotEnter(s, f, unit)) return [];
  const card = now ? s.flow.find(isImpulse)?.card : undefined;
  const cards = card === undefined ? commandsBy(GERMAN) : [card];
  return entryHexes(unit)
    .filter(hex => cards.some(one => !whyNotEnterAt(s, one, unit, hex)))
    .map(hex => ({ hex, mode: 'enter', cost: entryCost(s, unit, hex) / HALVES, path: [hex] }));
}
