/** Battles being declared, battles that wait for their die, and the bill for a result. */
import { billLook } from '../../../kit/billPhase.ts';
import { type DeclaredBattle, faultsNow } from '../../../kit/declare.ts';
import { declareLook } from '../../../kit/declareLook.ts';
import { whyFault } from '../../../kit/declareWhy.ts';
import type { BattleShown, Depiction, Lack } from '../../../kit/depict.ts';
import { topFrame } from '../../../kit/flow.ts';
import type { Action, Bilingual } from '../../../kit/game.ts';
import { BOARD } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import { type BattleFrame, isBattle, isDeclare, isLosses, isResolve } from '../frames.ts';
import { LOSSES } from '../phases/losses.ts';
import { roleOf } from '../pieces.ts';
import { DECLARE_RULES, engagementOf } from '../rules/duty.ts';
import { type Clash, defendersOf, type Eye, oddsOf } from '../rules/odds.ts';
import { isOnMap, isReduced, type State } from '../state.ts';

/** `eye` is the side that looks: its own chits are counted (3.1). */
export function battlesOf(s: State, eye: Eye): Pick<Depiction, 'battles' | 'demands'> {
  const f = topFrame(s);
  if (f && isDeclare(f)) {
    const q = { s, f, e: engagementOf(s, f.side) };
    return declareLook(f, {
      faults: faultsNow(q.e, f),
      lackOf: fault => lackOf(whyFault(DECLARE_RULES, q, fault)),
      shown: (battle, lacks) => shown(s, { side: f.side, ...battle }, eye, lacks),
    });
  }
  // Once the die has fallen, chits and cards are gone and the odds are the log's.
  const now = s.flow.find((one): one is BattleFrame => isBattle(one) && one.result === '');
  const waiting = s.flow.find(isResolve);
  const current = now ? [{ side: now.side, hexes: now.hexes, units: now.attackers, cards: now.cards }] : [];
  const later = waiting ? waiting.battles.map((battle: DeclaredBattle) => ({ side: waiting.side, ...battle })) : [];
  const all = [...current, ...later].map(clash => shown(s, clash, eye, []));
  return all.length > 0 ? { battles: all } : {};
}

const lackOf = (why: Lack['why']): Lack => ({ rule: why.rule, why });

/** A battle without defenders or attackers has no odds. */
function shown(s: State, clash: Clash, eye: Eye, lacks: readonly Lack[]): BattleShown {
  const { side, hexes } = clash;
  const isOpen = defendersOf(s, clash).length > 0;
  const units = isOpen ? clash.units.filter(unit => isOnMap(s, unit)) : [];
  const known = { hex: hexes[0] ?? 0, role: roleOf(side), hexes, units, lacks };
  if (units.length === 0) return known;
  const { attack, defence, column } = oddsOf(s, { ...clash, units }, eye);
  return { ...known, strength: [attack, defence], column };
}

/** 5.5 */
export function billOf(s: State): Pick<Depiction, 'bill'> {
  const f = topFrame(s);
  if (!f || !isLosses(f)) return {};
  return { bill: billLook(LOSSES, [s, f], { ja: '損害の支払い', en: 'Losses to pay' }, action => wayTitle(s, action)) };
}

function wayTitle(s: State, { type, unit = -1, hex = -1 }: Action): Bilingual {
  const { ja, en } = UNITS[unit] ?? { ja: '', en: '' };
  const to = BOARD.names[hex] ?? '';
  if (type === 'retreat') return { ja: `${ja}：${to}へ退却`, en: `${en}: retreat to ${to}` };
  return isReduced(s, unit)
    ? { ja: `${ja}：除去`, en: `${en}: eliminate` }
    : { ja: `${ja}：1ステップ`, en: `${en}: a step` };
}
