/** 3.0 Where units are set up, 14 where reinforcements arrive, and 13.1 how far a unit may be redeployed. */
import { topFrame } from '../../kit/flow.ts';
import { frameIs } from '../../kit/frames.ts';
import type { Frame } from '../../kit/game.ts';
import type { Travel } from '../../kit/report.ts';
import { isMovement } from './frames.ts';
import type { ReinforcementFrame } from './phases/reinforcement.ts';
import { SIDE } from './pieces.ts';
import { groundOf } from './rules/ground.ts';
import { waysOf } from './rules/movement.ts';
import { arrivalRule, arriving, beginHexes, setUpRule, whyNotArrive } from './rules/setUp.ts';
import { isOnMap, type State, TO_ARRIVE, TO_SET_UP } from './state.ts';

export function travelsOf(s: State, unit: number): Travel[] {
  const f = topFrame(s);
  if (!f) return [];
  return isOnMap(s, unit) ? redeployments(s, f, unit) : placings(s, f, unit);
}

const isReinforcement = frameIs<ReinforcementFrame>('reinforcement');

/** 3.0, 14 Now, or as if the phase came now. */
function placings(s: State, f: Frame, unit: number): Travel[] {
  const side = SIDE[unit] ?? 0;
  const g = groundOf(s, side);
  const rule = s.place[unit] === TO_SET_UP ? setUpRule(side) : arrivalRule(side);
  const isOther = s.place[unit] !== TO_SET_UP && s.place[unit] !== TO_ARRIVE;
  const isLater = isReinforcement(f) && f.side === side && whyNotArrive(arriving(s, g, f.formation), unit);
  if (isOther || isLater) return [];
  return beginHexes(s, g, unit, rule).map(hex => ({ hex, mode: 'place', path: [hex] }));
}

/** 13.1 An exhausted unit moves two hexes, others their allowance. In the phase itself that is a march. */
function redeployments(s: State, f: Frame, unit: number): Travel[] {
  const side = SIDE[unit] ?? 0;
  if (isMovement(f) && f.phase === 'redeployment' && f.side === side) return [];
  const short = s.exhausted[unit] === 1;
  const leg = { unit, from: s.place[unit] ?? 0, spent: 0, strategic: false, short, inOperation: false };
  const g = groundOf(s, side);
  return waysOf(s, g, leg).map(({ hex, cost, path }) => {
    const stop = g.ezoc[hex] ? { stop: '10.3' } : {};
    return { hex, mode: 'redeployment', cost: short ? cost : cost / 2, path, ...stop };
  });
}
