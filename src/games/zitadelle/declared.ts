/**
 * 7.1, 7.2 Assaults as they are declared, with what is still wrong, and assaults that wait for their dice. Faults are
 * given as refusals, so that list, map and refusal agree.
 */
import { faultsNow, unmetNow } from '../../kit/declare.ts';
import { declareLook } from '../../kit/declareLook.ts';
import { whyFault, whyUnmet } from '../../kit/declareWhy.ts';
import type { BattleShown, Depiction, Lack } from '../../kit/depict.ts';
import { topFrame } from '../../kit/flow.ts';
import type { Refusal } from '../../kit/game.ts';
import { rungName } from '../../kit/ladder.ts';
import { headOf } from '../../kit/list.ts';
import type { Obligation } from '../../kit/report.ts';
import type { Side } from '../../kit/sides.ts';
import { type Battle, type DeclareFrame, isMovement } from './frames.ts';
import { DECLARE_RULES, engagementOf, supportOf } from './phases/declare.ts';
import { GERMAN, IS_TROOP, roleOf, SIDE, UNITS_OF } from './pieces.ts';
import { isDeclare, isResolve } from './preview.ts';
import { dutyOf } from './rules/duty.ts';
import { defendersOf, LADDER, oddsOf } from './rules/odds.ts';
import { GONE, isOnMap, type State } from './state.ts';

export function declaredOf(s: State): Pick<Depiction, 'battles' | 'demands'> {
  const top = topFrame(s);
  if (top && isDeclare(top)) return whileDeclaring(s, top);
  const resolving = s.flow.find(isResolve);
  return resolving ? { battles: resolving.battles.map(b => shown(s, resolving.side, b, [])) } : {};
}

function whileDeclaring(s: State, f: DeclareFrame): Pick<Depiction, 'battles' | 'demands'> {
  const e = engagementOf(s, f);
  const q = { s, f, e };
  return declareLook(f, {
    faults: faultsNow(e, f),
    lackOf: fault => lackOf(whyFault(DECLARE_RULES, q, fault)),
    shown: (battle, lacks) => shown(s, f.side, { ...battle, support: supportOf(s, f, battle) }, lacks),
    demands: unmetNow(e, f).map(unit => ({ ...lackOf(whyUnmet(DECLARE_RULES, q, unit)), unit })),
  });
}

/** An assault whose defenders are already gone does not take place (7.3), and has no odds. */
function shown(s: State, side: Side, battle: Battle, lacks: readonly Lack[]): BattleShown {
  const { hexes, support } = battle;
  const isOpen = defendersOf(s, { side, hexes }).length > 0;
  const units = isOpen ? battle.units.filter(u => isOnMap(s, u)) : [];
  const known = { hex: headOf(hexes), role: roleOf(side), hexes, units, lacks };
  if (units.length === 0) return known;
  const { attack, defence, column } = oddsOf(s, { side, hexes, units, support });
  return { ...known, strength: [attack, defence], column: rungName(LADDER, column) };
}

const lackOf = (refusal: Refusal): Lack => ({ rule: refusal.rule, why: refusal });

/**
 * 7.1.1 What a unit that ended its move in a hex would have to assault in the current position: in the same turn only
 * if its side moves before it fights (13.6), otherwise in its own next one.
 */
export function obligationOf(s: State, unit: number, hex: number): Obligation | undefined {
  const top = topFrame(s);
  if (!top || !isMovement(top) || SIDE[unit] !== top.side || !IS_TROOP[unit]) return undefined;
  const place = s.place.slice();
  for (const u of UNITS_OF[top.side]) place[u] = GONE;
  place[unit] = hex;
  const { hexes, owed } = dutyOf({ ...s, place }, top.side);
  const due = hexes.filter((_, t) => owed[t]);
  if (due.length === 0) return undefined;
  const isNow = top.side === GERMAN && s.movesFirst === 1;
  return { rule: '7.1.1', hexes: due, ...(isNow ? {} : { later: true }) };
}
