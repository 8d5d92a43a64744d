/**
 * 9.2, 9.1.2 Battles as they are declared, with what is still wrong, and battles that wait for their die. Faults are
 * given as refusals, so that list, map and refusal agree.
 */
import { type DeclaredBattle, faultsNow } from '../../kit/declare.ts';
import { declareLook } from '../../kit/declareLook.ts';
import { whyFault } from '../../kit/declareWhy.ts';
import type { BattleShown, Depiction, Lack } from '../../kit/depict.ts';
import { topFrame } from '../../kit/flow.ts';
import { frameIs } from '../../kit/frames.ts';
import type { Fault } from '../../kit/grouping.ts';
import { headOf } from '../../kit/list.ts';
import type { Obligation } from '../../kit/report.ts';
import { type DeclareFrame, type ImpulseFrame, isMovement, type ResolveFrame } from './frames.ts';
import { DECLARE_RULES, engagementNow } from './phases/declare.ts';
import { roleOf, SIDE } from './pieces.ts';
import { enemiesBeside, enemyHexes } from './rules/duty.ts';
import { clashOf, oddsOf } from './rules/odds.ts';
import { isOnMap, type State } from './state.ts';

const isDeclare = frameIs<DeclareFrame>('declare');
const isResolve = frameIs<ResolveFrame>('resolve');

export function declaredOf(s: State): Pick<Depiction, 'battles' | 'demands'> {
  const top = topFrame(s);
  if (top && isDeclare(top)) return whileDeclaring(s, top);
  const resolving = s.flow.find(isResolve);
  return resolving ? { battles: resolving.battles.map(b => shown(s, resolving, b, [])) } : {};
}

/** 9.2.2 What a unit would have to attack, with others or alone, if it ended its move in a hex. */
export function obligationOf(s: State, unit: number, hex: number): Obligation | undefined {
  const top = topFrame(s);
  if (!top || !isMovement(top) || SIDE[unit] !== top.side) return undefined;
  const hexes = enemiesBeside(hex, enemyHexes(s, top.side));
  return hexes.length > 0 ? { rule: '9.2.2', hexes } : undefined;
}

const whileDeclaring = (s: State, f: DeclareFrame): Pick<Depiction, 'battles' | 'demands'> =>
  declareLook(f, {
    faults: faultsNow(engagementNow(s, f), f),
    lackOf: fault => lackOf(s, f, fault),
    shown: (battle, lacks) => shown(s, f, battle, lacks),
  });

function shown(s: State, { side, impulse }: ImpulseFrame, battle: DeclaredBattle, lacks: readonly Lack[]): BattleShown {
  const units = battle.units.filter(u => isOnMap(s, u));
  const known = { hex: headOf(battle.hexes), role: roleOf(side), hexes: battle.hexes, units, lacks };
  if (units.length === 0) return known;
  const { attack, defence, column } = oddsOf(s, clashOf(s, side, impulse, { hexes: battle.hexes, units }));
  return { ...known, strength: [attack, defence], column };
}

/** 9.2.2 has three requirements, distinguished by letters in its example. */
const RULES: Readonly<Record<Fault['code'], string>> = {
  unattacked: '9.2.2.A',
  idle: '9.2.2.B',
  'not-near': '9.2.2.C',
  'too-weak': '9.5',
};

const lackOf = (s: State, f: DeclareFrame, fault: Fault): Lack => ({
  rule: RULES[fault.code],
  why: whyFault(DECLARE_RULES, { s, f, e: engagementNow(s, f) }, fault),
});
