/** A battle before the die: odds line by line and the chance of every result. */
import { topFrame } from '../../kit/flow.ts';
import type { Action, Refusal, Role } from '../../kit/game.ts';
import type { OddsReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import type { Side } from '../../kit/sides.ts';
import { isBattle, isDeclare, isImpulse, isMove, isResolve } from './frames.ts';
import { clashOf } from './phases/battle.ts';
import { commandsBy, formationOf, isBeside, isHq, isTank, SOVIET, sideOf, sideOfRole, unitsBy } from './pieces.ts';
import { isNearest } from './rules/activation.ts';
import { clashAt, readyFor } from './rules/attack.ts';
import type { Clash } from './rules/clash.ts';
import { HALVES } from './rules/costs.ts';
import { isEnemyAt } from './rules/ground.ts';
import { defendersOf, reportOf } from './rules/odds.ts';
import { clashOf as overrunClash, overrunCost } from './rules/overrun.ts';
import { attackOf, isOverRiver } from './rules/strength.ts';
import { isOnMap, placeOf, type State } from './state.ts';

type Answer = Result<OddsReport, Refusal>;

const noBattle = (hex: number | undefined): Refusal => ({
  rule: '8.1',
  code: 'no-battle-there',
  ...(hex === undefined ? {} : { about: { hex } }),
});

const reported = (s: State, clash: Clash): Answer =>
  clash.units.length === 0 || defendersOf(s, clash.hex).length === 0 || !isEnemyAt(s, clash.side, clash.hex)
    ? fail(noBattle(clash.hex))
    : ok(reportOf(s, clash));

/** For `fight`, `overrun`, and what declares an attack. */
export function oddsReport(s: State, role: Role, a: Action): Answer {
  const side = sideOfRole(role);
  const clash = side === undefined || a.hex === undefined ? undefined : clashMeant(s, side, { ...a, hex: a.hex });
  if (!clash) return fail(noBattle(a.hex));
  const report = reported(s, clash);
  const f = topFrame(s);
  if (!report.ok || !clash.overrun || !f || !isMove(f)) return report;
  // 8.61 The slowest of the formation pays most.
  const cost = Math.max(...clash.units.map(unit => overrunCost(s, f, unit, clash.hex))) / HALVES;
  return cost > 0 ? ok({ ...report.value, cost }) : report;
}

type At = Action & { readonly hex: number };

function clashMeant(s: State, side: Side, a: At): Clash | undefined {
  const f = topFrame(s);
  if (f && isDeclare(f) && f.side === side) {
    const unit = a.type === 'assign' ? (a.unit ?? -1) : -1;
    const isMore = unit >= 0 && !f.units.includes(unit) && sideOf(unit) === side && isBeside(placeOf(s, unit), a.hex);
    const known = clashAt(s, f, a.hex);
    return isMore ? { ...known, units: [...known.units, unit] } : known;
  }
  const impulse = s.flow.find(isImpulse);
  if (f && isMove(f) && impulse && f.side === side && a.type === 'overrun') {
    const { unit = -1 } = a;
    if (unit < 0 || formationOf(unit) < 0 || !isOnMap(s, unit) || sideOf(unit) !== side) return undefined;
    return overrunClash(s, impulse, unit, [a.hex, a.n ?? 0]);
  }
  return a.type === 'fight' ? fought(s, side, a.hex) : undefined;
}

/** A battle that waits, or that is being fought and has no die yet. */
function fought(s: State, side: Side, hex: number): Clash | undefined {
  const now = s.flow.findLast(isBattle);
  if (now?.side === side && now.hex === hex && now.stage <= 1) return clashOf(s, now);
  const waiting = s.flow.find(isResolve);
  const attack = waiting?.side === side ? waiting.attacks.find(one => one.hex === hex) : undefined;
  const impulse = s.flow.find(isImpulse);
  if (!attack || !impulse) return undefined;
  return {
    ...{ side, card: impulse.card, hex, units: readyFor(s, attack), overrun: false },
    ...{ supported: attack.supported === 1, spent: attack.spent === 1, reply: false },
  };
}

/** All units of one command next to a hex against it, as if its impulse came now; the command with most of them. */
export function forecastReport(s: State, role: Role, hex: number): Answer {
  const side = sideOfRole(role);
  if (side === undefined) return fail(noBattle(hex));
  const units = unitsBy(side).filter(unit => canReach(s, unit, hex));
  const counted = commandsBy(side).map(card => ({ card, own: units.filter(unit => isOf(s, card, unit)) }));
  const best = counted.reduce((most, one) => (one.own.length > most.own.length ? one : most), { card: 0, own: NOBODY });
  return reported(s, {
    ...{ side, card: best.card, hex, units: best.own, overrun: false, supported: true, spent: false, reply: false },
  });
}

const canReach = (s: State, unit: number, hex: number): boolean =>
  isOnMap(s, unit) &&
  isBeside(placeOf(s, unit), hex) &&
  !isHq(unit) &&
  attackOf(s, unit) > 0 &&
  !(isTank(unit) && isOverRiver(placeOf(s, unit), hex));

const isOf = (s: State, card: number, unit: number): boolean =>
  sideOf(unit) === SOVIET ? s.army[unit] === card : isNearest(s, card, placeOf(s, unit));

const NOBODY: readonly number[] = [];
