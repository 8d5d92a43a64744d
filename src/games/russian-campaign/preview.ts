/**
 * 9.6 A battle before the dice: odds line by line, the chances, and the effect of each result. For `fight`, for
 * `assign`, `merge` and `commit` while battles are declared, for `automatic-victory`, and for any enemy hex as a
 * forecast.
 */
import { battlesNow, type DeclaredBattle } from '../../kit/declare.ts';
import { topFrame } from '../../kit/flow.ts';
import { frameIs } from '../../kit/frames.ts';
import type { Action, Refusal, Role } from '../../kit/game.ts';
import { headOf, itemAt } from '../../kit/list.ts';
import type { OddsReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import type { Side } from '../../kit/sides.ts';
import { resultsOf } from '../../kit/table.ts';
import { type DeclareFrame, impulseNow, isMovement, type OverrunFrame, type ResolveFrame } from './frames.ts';
import { isFlexible } from './phases/battle.ts';
import { sideOfRole } from './pieces.ts';
import { enemyHexes } from './rules/duty.ts';
import { outlook, outlookJson } from './rules/fates.ts';
import { type Clash, CRT_TABLE, clashOf, oddsOf } from './rules/odds.ts';
import { overrunners } from './rules/overrun.ts';
import type { State } from './state.ts';

export function oddsReport(s: State, role: Role, action: Action): Result<OddsReport, Refusal> {
  const side = sideOfRole(role);
  const battle = side === undefined ? undefined : battleMeant(s, side, action);
  if (side === undefined || !battle)
    return fail({ rule: '9.6.1', code: 'no-battle', about: action.hex === undefined ? {} : { hex: action.hex } });
  if (battle.units.length === 0)
    return fail({ rule: '9.2.2', code: 'must-be-attacked', about: { hex: battle.hexes[0] } });
  return ok(reportOf(s, clashOf(s, side, impulseNow(s), battle)));
}

/** All units next to the hex against it alone, even if that cannot be declared now. */
export function forecastReport(s: State, role: Role, hex: number): Result<OddsReport, Refusal> {
  const side = sideOfRole(role);
  const battle = side === undefined ? undefined : attackOn(s, side, hex);
  if (side === undefined || !battle) return fail({ rule: '9.1.1', code: 'nobody-beside', about: { hex } });
  return ok(reportOf(s, clashOf(s, side, impulseNow(s), battle)));
}

const isDeclare = frameIs<DeclareFrame>('declare');
const isResolve = frameIs<ResolveFrame>('resolve');
const isOverrun = frameIs<OverrunFrame>('overrun');

function battleMeant(s: State, side: Side, a: Action): DeclaredBattle | undefined {
  const f = topFrame(s);
  if (!f) return undefined;
  // Waiting battles can be inspected while another one is being resolved.
  const waiting = a.type === 'fight' ? s.flow.find(isResolve) : undefined;
  if (waiting) return waiting.battles.find(b => a.hex !== undefined && b.hexes.includes(a.hex));
  if (isDeclare(f)) return declaredBattle(f, a);
  if (isOverrun(f)) {
    const joins = a.type === 'join' && a.unit !== undefined;
    return { hexes: [f.hex], units: joins ? [...f.units, a.unit] : f.units };
  }
  if (isMovement(f) && a.type !== 'automatic-victory') return undefined;
  return a.hex === undefined ? undefined : attackOn(s, side, a.hex);
}

/** The current battle of a hex, with what the action would add. */
function declaredBattle(f: DeclareFrame, a: Action): DeclaredBattle | undefined {
  const battles = battlesNow(f);
  const at = (hex: number | undefined): DeclaredBattle | undefined =>
    battles.find(b => hex !== undefined && b.hexes.includes(hex));
  if (a.type === 'assign') {
    const battle = at(a.hex);
    if (!battle || a.unit === undefined) return undefined;
    return { hexes: battle.hexes, units: [...battle.units, a.unit].sort((x, y) => x - y) };
  }
  if (a.type !== 'merge') return at(a.hex);
  const parts = (a.hexes ?? []).flatMap(h => at(h) ?? []);
  return { hexes: parts.flatMap(b => b.hexes), units: parts.flatMap(b => b.units) };
}

function attackOn(s: State, side: Side, hex: number): DeclaredBattle | undefined {
  const units = enemyHexes(s, side)[hex] ? overrunners(s, side, hex) : [];
  return units.length > 0 ? { hexes: [hex], units } : undefined;
}

function reportOf(s: State, c: Clash): OddsReport {
  const odds = oddsOf(s, c);
  const results = resultsOf(CRT_TABLE, odds.final);
  const outlooks = results.map(({ result }) => outlook(s, c, result));
  const empty = results.reduce((sum, { chance }, i) => sum + (itemAt(outlooks, i).isEmptied ? chance : 0), 0);
  return {
    hex: headOf(c.hexes),
    hexes: c.hexes,
    attackers: odds.attackers,
    defenders: odds.defenders,
    strength: [odds.attack, odds.defence],
    ratio: odds.ratio,
    shifts: odds.shifts,
    shift: odds.shift,
    column: odds.column,
    results,
    fates: outlooks.map(outlookJson),
    /** The exact chance that the hexes are empty afterwards, if the defender does not give ground (9.6.3). */
    empty,
    /** 9.6.3 Results that the defender may turn into a retreat. */
    flexible: results.map(r => r.result).filter(result => isFlexible(s, result)),
  };
}
