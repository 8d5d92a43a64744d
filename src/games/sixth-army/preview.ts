/**
 * 11 A battle before the dice: shock as both sides would sensibly choose it, odds, and the effect of each result. For
 * `attack` (with or without units) and for `resolve`, `artillery` and `decline` while a battle is being built.
 */
import { topFrame } from '../../kit/flow.ts';
import type { Action, Json, Refusal, Role } from '../../kit/game.ts';
import { withAll } from '../../kit/list.ts';
import type { OddsReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import type { Side } from '../../kit/sides.ts';
import { resultsOf } from '../../kit/table.ts';
import { isActivation, isAssemble, isBattle, isCombat } from './frames.ts';
import { enemyOf, sideOfRole, UNITS_OF } from './pieces.ts';
import { attackersOf, canStrike, whyNotClash } from './rules/combat.ts';
import { type Ground, groundOf, stackAt } from './rules/ground.ts';
import { type Clash, CRT_TABLE, oddsOf } from './rules/odds.ts';
import { type Effect, effectsOf, holdModifier } from './rules/results.ts';
import { canRetreat, holdChance, retreatHexes } from './rules/retreat.ts';
import { afterShock, attackHits, defenceHits, fresh } from './rules/shock.ts';
import { artilleryHolder } from './rules/support.ts';
import { DEAD, placeOf, type State, strengthOf } from './state.ts';

export function oddsReport(s: State, role: Role, action: Action): Result<OddsReport, Refusal> {
  const found = clashMeant(s, sideOfRole(role), action);
  if (!found.ok) return found;
  return ok(clashReport(s, found.value.clash, found.value.shocked ? 'struck' : 'to-come'));
}

/** Whether shock has been applied already, or is still to come. */
export type ShockState = 'struck' | 'to-come';

export function clashReport(s: State, clash: Clash, shock: ShockState): OddsReport {
  const shocked = shock === 'struck';
  const after = shocked ? s : afterShock(s, clash);
  const odds = oddsOf(after, clash);
  const results = resultsOf(CRT_TABLE, odds.final);
  return {
    hex: clash.hex,
    attackers: strengths(after, clash.attackers),
    defenders: strengths(after, clash.defenders),
    strength: [odds.attack, odds.defence],
    ratio: odds.ratio,
    shifts: odds.shifts,
    shift: odds.shift,
    column: odds.column,
    results,
    shock: shocked ? null : shockOf(s, after, clash),
    fates: results.map(({ result }) => ({ result, units: fates(after, clash, result) })),
  };
}

interface Found {
  readonly clash: Clash;
  /** Whether shock has been applied already. */
  readonly shocked: boolean;
}

function clashMeant(s: State, side: Side | undefined, action: Action): Result<Found, Refusal> {
  const f = topFrame(s);
  const b = s.flow.find(isBattle);
  if (b && (action.type === 'artillery' || action.type === 'decline')) {
    const supporting = action.type === 'artillery' ? artilleryHolder(s) : b.artillery;
    return ok({ clash: { ...b, artillery: supporting }, shocked: f?.phase === 'artillery' });
  }
  const hex = f && isAssemble(f) && action.type !== 'attack' ? f.hex : action.hex;
  if (side === undefined || hex === undefined) return fail({ rule: '11.4', code: 'no-battle' });
  const units = f && isAssemble(f) && action.units === undefined && f.units.length > 0 ? f.units : undefined;
  const attackers = action.units ?? units ?? ableUnits(s, side, hex);
  const refusal = whyNotClash(s, side, hex, attackers);
  if (refusal) return fail(refusal);
  return ok({
    clash: { side, hex, attackers, defenders: stackAt(s, enemyOf(side), hex), artillery: -1 },
    shocked: false,
  });
}

/** Units that could attack now; before the combat sub-phase the activated ones, outside an operation all fresh ones. */
function ableUnits(s: State, side: Side, hex: number): number[] {
  const sub = s.flow.find(isCombat);
  if (sub?.side === side) return attackersOf(s, sub, hex);
  const acting = s.flow.find(isActivation);
  const units = acting?.side === side ? acting.units : fresh(s, UNITS_OF[side]);
  return units.filter(u => canStrike(s, u, hex));
}

const strengths = (s: State, units: readonly number[]): { what: string; rule: string; unit: number; value: number }[] =>
  units.map(unit => ({
    what: s.exhausted[unit] ? 'exhausted' : 'front',
    rule: '11.4',
    unit,
    value: strengthOf(s, unit),
  }));

function shockOf(s: State, after: State, c: Clash): Json {
  const struck = (units: readonly number[]): number[] => units.filter(u => after.exhausted[u] !== s.exhausted[u]);
  return {
    rule: '11.7',
    onDefender: { hits: attackHits(s, c.attackers), units: struck(c.defenders) },
    onAttacker: { hits: defenceHits(s, c.defenders), units: struck(c.attackers) },
  };
}

/** The effect of a result on each unit: destroyed, or whether it may retreat, and its chance to hold. */
function fates(s: State, c: Clash, result: string): Json[] {
  const { attacker, defender } = effectsOf(result);
  // 11.8 In an exchange the attackers suffer first; if they retreat, their ZOC no longer blocks the defenders.
  const left = typeof attacker === 'number' && typeof defender === 'number' ? withoutRetreating(s, c, attacker) : s;
  return [
    ...sideFates(s, groundOf(s, c.side), c.attackers, attacker),
    ...sideFates(s, groundOf(left, enemyOf(c.side)), c.defenders, defender),
  ];
}

function sideFates(s: State, g: Ground, units: readonly number[], effect: Effect): Json[] {
  if (effect === 'none') return [];
  if (effect === 'destroyed') return units.map(unit => ({ unit, destroyed: true }));
  return units.map(unit => {
    const ways = retreatHexes(g, [placeOf(s, unit)], effect).length;
    return { unit, retreat: ways > 0, ways, hold: holdChance(s, unit, holdModifier(effect)) };
  });
}

function withoutRetreating(s: State, c: Clash, steps: number): State {
  const g = groundOf(s, c.side);
  const gone = c.attackers.filter(u => canRetreat(g, placeOf(s, u), steps));
  return { ...s, place: withAll(s.place, gone, DEAD) };
}
