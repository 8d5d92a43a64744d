/** A battle before the die: odds line by line and the chance of every result, counting only the own chits (3.1). */

import { battlesNow, type DeclaredBattle } from '../../kit/declare.ts';
import { topFrame } from '../../kit/flow.ts';
import type { Action, Refusal, Role } from '../../kit/game.ts';
import type { OddsReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import type { Side } from '../../kit/sides.ts';
import { isBattle, isDeclare, isResolve } from './frames.ts';
import { sideOfRole } from './pieces.ts';
import { engagementOf } from './rules/duty.ts';
import { type Clash, defendersOf, reportOf } from './rules/odds.ts';
import { isOnMap, type State } from './state.ts';

/** For `fight`, and for `assign` and `merge` while battles are declared. */
export function oddsReport(s: State, role: Role, a: Action): Result<OddsReport, Refusal> {
  const side = sideOfRole(role);
  const battle = side === undefined ? undefined : battleMeant(s, side, a);
  return side !== undefined && battle ? reported(s, { side, ...battle }) : fail(noBattle(a.hex));
}

/** All units next to a hex against it alone, even if that cannot be declared now. */
export function forecastReport(s: State, role: Role, hex: number): Result<OddsReport, Refusal> {
  const side = sideOfRole(role);
  if (side === undefined) return fail(noBattle(hex));
  const { units, near } = engagementOf(s, side);
  return reported(s, { side, hexes: [hex], units: units.filter((_, i) => near[i]?.includes(hex)) });
}

const noBattle = (hex: number | undefined): Refusal => ({
  rule: '5.2',
  code: 'no-battle-there',
  ...(hex === undefined ? {} : { about: { hex } }),
});

function reported(s: State, clash: Clash): Result<OddsReport, Refusal> {
  const units = clash.units.filter(unit => isOnMap(s, unit));
  if (units.length === 0 || defendersOf(s, clash).length === 0) return fail(noBattle(clash.hexes[0]));
  return ok(reportOf(s, { ...clash, units }, clash.side));
}

function battleMeant(s: State, side: Side, a: Action): Omit<Clash, 'side'> | undefined {
  const f = topFrame(s);
  if (f && isDeclare(f) && f.side === side) return declaredMeant(battlesNow(f), a);
  if (a.type !== 'fight') return undefined;
  const now = s.flow.find(isBattle);
  if (now?.side === side && now.hexes.includes(a.hex ?? -1)) return { ...now, units: now.attackers };
  const waiting = s.flow.find(isResolve);
  return waiting?.side === side ? at(waiting.battles, a.hex) : undefined;
}

/** The current battle on a hex, with what the action would add. */
function declaredMeant(battles: readonly DeclaredBattle[], a: Action): DeclaredBattle | undefined {
  if (a.type === 'merge') {
    const parts = (a.hexes ?? []).flatMap(hex => at(battles, hex) ?? []);
    return parts.length < 2 ? undefined : { hexes: parts.flatMap(b => b.hexes), units: parts.flatMap(b => b.units) };
  }
  const { type, unit, hex } = a;
  const battle = at(battles, hex);
  if (type === 'fight' || hex === undefined) return battle;
  if (type !== 'assign' || unit === undefined) return undefined;
  const { hexes, units } = battle ?? { hexes: [hex], units: [] };
  return { hexes, units: [...new Set([...units, unit])] };
}

const at = (battles: readonly DeclaredBattle[], hex: number | undefined): DeclaredBattle | undefined =>
  battles.find(({ hexes }) => hex !== undefined && hexes.includes(hex));
