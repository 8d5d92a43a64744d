/** Ways of a move that differ in their effects: supply hexes taken (13.2.3), thunder lines crossed (4). */
import { topFrame } from '../../kit/flow.ts';
import type { Action } from '../../kit/game.ts';
import type { WayReport } from '../../kit/report.ts';
import { legWays, type Thing, taking } from '../../kit/ways.ts';
import { SUPPLY_HEXES } from './data/map.ts';
import { isMovement } from './frames.ts';
import { wayOf } from './phases/movement.ts';
import { AXIS, BOARD, hex, SIDE, THUNDER_LEVEL, thunderLevelAt } from './pieces.ts';
import { groundOf } from './rules/ground.ts';
import { type Leg, legOf, modesOf, specOf } from './rules/movement.ts';
import type { State } from './state.ts';

export function ways(s: State, action: Action): readonly WayReport[] {
  const f = topFrame(s);
  if (!f || !isMovement(f) || action.type !== 'move' || action.unit === undefined) return [];
  const own = wayOf(s, f, action);
  const g = groundOf(s, f.side);
  const leg = legOf(s, g, f, action.unit);
  if (!own) return [];
  const specs = modesOf(leg).map(mode => specOf(s, g, leg, mode));
  return legWays(BOARD, { start: leg.from, own, specs, things: thingsOf(s, leg), point: leg.short ? 1 : 2 });
}

function thingsOf(s: State, { unit, from }: Leg): Thing[] {
  const things = SUPPLY_HEXES.flatMap((depot, i) =>
    s.control[i] === SIDE[unit] ? [] : [taking(BOARD, hex(depot.hex), '13.2.3')],
  );
  if (SIDE[unit] !== AXIS) return things;
  for (const line of LINES) {
    if (s.crossed.includes(line) || thunderLevelAt(from) >= line) continue;
    const hexes = THUNDER_LEVEL.flatMap((level, h) => (level >= line ? [h] : []));
    const text = { ja: `第${line}のラインを越える`, en: `crosses thunder line ${line}` };
    things.push({ hexes, rule: `4.${line}`, text });
  }
  return things;
}

/** 4.1-4.3 */
const LINES = [1, 2, 3];
