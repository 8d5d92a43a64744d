/**
 * 7.3 An assault before the dice: odds line by line, the chances, and the effect of each result. For `fight`, for
 * `assign`, `merge` and `support` while assaults are declared, and for any enemy hex as a forecast.
 */
import { battlesNow, type DeclaredBattle, isTied } from '../../kit/declare.ts';
import { topFrame } from '../../kit/flow.ts';
import { frameIs } from '../../kit/frames.ts';
import type { Action, Refusal, Role } from '../../kit/game.ts';
import { resultAt, rungName } from '../../kit/ladder.ts';
import { headOf, itemAt } from '../../kit/list.ts';
import type { OddsLine, OddsReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import type { Side } from '../../kit/sides.ts';
import { resultsBy } from '../../kit/table.ts';
import { ASSAULT_LOW } from './data/tables.ts';
import type { DeclareFrame, ResolveFrame } from './frames.ts';
import { engagementOf, supportOf } from './phases/declare.ts';
import { BOARD, enemyOf, fullSteps, IS_ARMOUR, IS_TROOP, sideOfRole } from './pieces.ts';
import { WAYS } from './rules/dice.ts';
import { dutyOf } from './rules/duty.ts';
import { outlook, outlookJson } from './rules/fates.ts';
import { stackAt } from './rules/ground.ts';
import { type Clash, defendersOf, LADDER, oddsOf } from './rules/odds.ts';
import { combatOf } from './rules/values.ts';
import { isOnMap, type State, stepsOf } from './state.ts';

export function oddsReport(s: State, role: Role, action: Action): Result<OddsReport, Refusal> {
  const side = sideOfRole(role);
  const clash = side === undefined ? undefined : clashMeant(s, side, action);
  if (!clash) return fail(noAssault(action.hex));
  if (clash.units.length === 0)
    return fail({ rule: '7.1.2', code: 'must-be-attacked', about: { hex: clash.hexes[0] } });
  return ok(reportOf(s, clash));
}

const noAssault = (hex: number | undefined): Refusal => ({
  rule: '7.1.4',
  code: 'no-assault-there',
  about: hex === undefined ? {} : { hex },
});

/** All units next to the hex against it alone, even if that cannot be declared now. */
export function forecastReport(s: State, role: Role, hex: number): Result<OddsReport, Refusal> {
  const side = sideOfRole(role);
  if (side === undefined) return fail(noAssault(hex));
  const { units, near } = dutyOf(s, side);
  const beside = units.filter((_, i) => near[i]?.includes(hex));
  if (beside.length === 0) return fail(noAssault(hex));
  return ok(reportOf(s, { side, hexes: [hex], units: beside, support: [] }));
}

export const isDeclare = frameIs<DeclareFrame>('declare');
export const isResolve = frameIs<ResolveFrame>('resolve');

function clashMeant(s: State, side: Side, a: Action): Clash | undefined {
  const f = topFrame(s);
  if (f && isDeclare(f)) return declaredClash(s, f, a);
  // Waiting assaults can be inspected while another one is being resolved.
  const waiting = a.type === 'fight' ? s.flow.find(isResolve) : undefined;
  const battle = waiting?.battles.find(b => a.hex !== undefined && b.hexes.includes(a.hex));
  if (!battle || waiting?.side !== side) return undefined;
  const clash = { ...battle, side, units: battle.units.filter(u => isOnMap(s, u)) };
  return defendersOf(s, clash).length > 0 ? clash : undefined;
}

/** The current assault on a hex, with what the action would add. */
function declaredClash(s: State, f: DeclareFrame, a: Action): Clash | undefined {
  const battles = battlesNow(f);
  const at = (hex: number | undefined): DeclaredBattle | undefined =>
    battles.find(b => hex !== undefined && b.hexes.includes(hex));
  const clash = (battle: DeclaredBattle, more: readonly number[] = []): Clash => ({
    side: f.side,
    ...battle,
    support: [...supportOf(s, f, battle), ...more],
  });
  if (a.type === 'merge') {
    const parts = (a.hexes ?? []).flatMap(h => at(h) ?? []);
    return parts.length < 2 ? undefined : clash(joined(parts));
  }
  const battle = at(a.hex) ?? (a.type === 'assign' ? unmanned(a.hex) : undefined);
  if (!battle || !ASKED.includes(a.type)) return undefined;
  if (a.type === 'support' && a.unit !== undefined) return clash(battle, [a.unit]);
  // 7.1.1 Whoever has no choice where to do its duty takes on the hex together with that one.
  const own = a.type === 'assign' ? battles.find(b => a.unit !== undefined && b.units.includes(a.unit)) : undefined;
  if (own && own !== battle && isTied(engagementOf(s, f), a.unit ?? -1)) return clash(joined([own, battle]));
  return clash(a.type === 'assign' ? withUnit(battle, a.unit) : battle);
}

/** An assault that nobody takes part in yet; there is none off the map. */
const unmanned = (hex: number | undefined): DeclaredBattle | undefined =>
  hex === undefined || BOARD.names[hex] === undefined ? undefined : { hexes: [hex], units: [] };

const ASKED: readonly string[] = ['assign', 'fight', 'support'];

const joined = (parts: readonly DeclaredBattle[]): DeclaredBattle => ({
  hexes: parts.flatMap(b => b.hexes).sort((x, y) => x - y),
  units: parts.flatMap(b => b.units).sort((x, y) => x - y),
});

const withUnit = ({ hexes, units }: DeclaredBattle, unit: number | undefined): DeclaredBattle =>
  unit === undefined || units.includes(unit)
    ? { hexes, units }
    : { hexes, units: [...units, unit].sort((x, y) => x - y) };

export function reportOf(s: State, clash: Clash): OddsReport {
  const { attack, defence, basic, column, shifts } = oddsOf(s, clash);
  const results = resultsBy(WAYS, dice => resultAt(LADDER, column, dice - ASSAULT_LOW));
  const outlooks = results.map(({ result }) => outlook(s, clash, result));
  const defenders = defenceLines(s, clash);
  const isKept = defenders.some(line => line.value === 0);
  return {
    hex: headOf(clash.hexes),
    hexes: clash.hexes,
    attackers: clash.units.map(u => strength(s, u)),
    defenders,
    strength: [attack, defence],
    ratio: rungName(LADDER, basic),
    shifts,
    shift: shifts.reduce((n, line) => n + line.value, 0),
    column: rungName(LADDER, column),
    results,
    fates: outlooks.map(outlookJson),
    /** The exact chance that no unit is left in the hexes. */
    empty: isKept ? 0 : results.reduce((n, { chance }, i) => n + chance * itemAt(outlooks, i).emptied, 0),
  };
}

const strength = (s: State, unit: number): OddsLine => ({
  what: stepsOf(s, unit) < fullSteps(unit) ? 'reduced' : 'printed',
  rule: '7.3',
  unit,
  value: combatOf(s, unit),
});

/** 7.1.5, 7.8.5 Tanks in the hexes are not assaulted and stay; units that retreated there take no part. */
function defenceLines(s: State, clash: Clash): OddsLine[] {
  const others = clash.hexes.flatMap(h =>
    stackAt(s, enemyOf(clash.side), h).filter(u => IS_TROOP[u] && (IS_ARMOUR[u] || s.routed[u] === 1)),
  );
  return [
    ...defendersOf(s, clash).map(u => strength(s, u)),
    ...others.map((unit): OddsLine => {
      const isFled = s.routed[unit] === 1;
      return { what: isFled ? 'fled' : 'not-assaulted', rule: isFled ? '7.8.5' : '7.1.5', unit, value: 0 };
    }),
  ];
}
