/** Ways of an action that differ in their effects, for the player to choose among. */
import { topFrame } from '../../kit/flow.ts';
import type { Action, Bilingual, Role } from '../../kit/game.ts';
import type { WayReport } from '../../kit/report.ts';
import { isMovement } from './frames.ts';
import { marchWays } from './marchWays.ts';
import { BOARD, cityAt, citySpec, sideOfRole } from './pieces.ts';
import { moveContextOf } from './rules/mover.ts';
import { type Passing, passings } from './rules/passing.ts';
import { retreatChoices } from './rules/retreat.ts';
import { rideChoices } from './rules/ride.ts';
import { isLeaving, outChoices } from './rules/withdrawal.ts';
import type { State } from './state.ts';

export function wayReports(s: State, role: Role, action: Action): WayReport[] {
  if (action.type === 'move') return marchWays(s, action);
  const { unit } = action;
  if (unit === undefined) return [];
  return pathsOf(s, role, action).map(path => ({ path, effects: passings(s, unit, path).map(effectOf) }));
}

function pathsOf(s: State, role: Role, { type, unit = -1, hex = -1 }: Action): readonly (readonly number[])[] {
  const f = topFrame(s);
  if (type === 'retreat') return retreatChoices(s, unit, hex, sideOfRole(role) ?? -1);
  if (!f || !isMovement(f)) return [];
  if (isLeaving(type)) return outChoices(moveContextOf(s, f), unit);
  return type === 'rail' ? rideChoices(moveContextOf(s, f), unit, hex) : [];
}

const effectOf = ({ rule, what, hexes }: Passing): WayReport['effects'][number] => ({ rule, text: TEXTS[what](hexes) });

const TEXTS: Readonly<Record<Passing['what'], (hexes: readonly number[]) => Bilingual>> = {
  city([h = -1]) {
    const { ja, en } = citySpec(cityAt(h));
    return { ja: `${ja}を支配`, en: `takes ${en}` };
  },
  rail(hexes) {
    const { length: n } = hexes;
    if (n > FEW) return { ja: `鉄道${n}ヘクスに進入`, en: `enters ${n} hexes of the railway` };
    const names = hexes.map(h => BOARD.names[h]);
    return { ja: `鉄道${names.join('、')}に進入`, en: `enters the railway at ${names.join(', ')}` };
  },
  garrison([h = -1]) {
    const { ja, en } = citySpec(cityAt(h));
    return { ja: `${ja}守備隊が登場`, en: `calls the garrison of ${en}` };
  },
};

/** Up to how many hexes are named one by one. */
const FEW = 4;
