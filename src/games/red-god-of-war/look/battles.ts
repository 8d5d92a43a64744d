/** Attacks being declared, attacks that wait for their die, and the bill for a result. */
import { billLook } from '../../../kit/billPhase.ts';
import type { BattleShown, BillShown, BillWay, Depiction, Lack } from '../../../kit/depict.ts';
import { topFrame } from '../../../kit/flow.ts';
import { frameIs } from '../../../kit/frames.ts';
import type { Action, Bilingual } from '../../../kit/game.ts';
import { unitNameEn, unitNameJa } from '../data/names.ts';
import { type BattleFrame, isBattle, isDeclare, isLosses, isResolve, type WithdrawFrame } from '../frames.ts';
import { clashOf } from '../phases/battle.ts';
import { LOSSES } from '../phases/losses.ts';
import { roleOf, specOf, stepsOf } from '../pieces.ts';
import { attackedHexes, clashAt, readyFor } from '../rules/attack.ts';
import type { Clash } from '../rules/clash.ts';
import { impulseOf } from '../rules/mover.ts';
import { defendersOf, isAllowed, oddsOf } from '../rules/odds.ts';
import { chooserOf, owedBy, withdrawable } from '../rules/withdrawal.ts';
import { lostOf, type State } from '../state.ts';

export function battlesOf(s: State): Pick<Depiction, 'battles' | 'demands' | 'isVoluntary'> {
  const f = topFrame(s);
  if (f && isDeclare(f)) {
    const battles = attackedHexes(f).map(hex => shown(s, clashAt(s, f, hex)));
    return { battles, demands: [], isVoluntary: true };
  }
  // Once the die has fallen the odds are the log's.
  const now = s.flow.find((one): one is BattleFrame => isBattle(one) && one.stage <= 1);
  const waiting = s.flow.find(isResolve);
  const later = (waiting?.attacks ?? []).map(attack => ({
    ...{ side: waiting?.side ?? 0, card: impulseOf(s).card, hex: attack.hex, units: readyFor(s, attack) },
    ...{ overrun: false, supported: attack.supported === 1, spent: attack.spent === 1, reply: false },
  }));
  const all = [...(now ? [clashOf(s, now)] : []), ...later].map(clash => shown(s, clash));
  return all.length > 0 ? { battles: all } : {};
}

/** A battle without defenders or attackers has no odds. */
function shown(s: State, clash: Clash): BattleShown {
  const { side, hex } = clash;
  const isOpen = defendersOf(s, hex).length > 0 && clash.units.length > 0;
  const known = { hex, role: roleOf(side), hexes: [hex], units: isOpen ? clash.units : [], lacks: [] };
  if (!isOpen) return known;
  const odds = oddsOf(s, clash);
  const lacks: Lack[] = isAllowed(odds)
    ? []
    : [{ rule: '8.14', why: { rule: '8.14', code: 'battle-too-weak', about: { hex } } }];
  return { ...known, lacks, strength: [odds.attack, odds.defence], column: odds.column };
}

const isWithdraw = frameIs<WithdrawFrame>('withdraw');

/** 11.4 What is still called away, and the units that may go. */
function withdrawals(s: State, { side }: WithdrawFrame): BillShown {
  const ways = withdrawable(s, side).map((unit): BillWay => {
    const [ja, en] = [unitNameJa(specOf(unit)), unitNameEn(specOf(unit))];
    return { action: { type: 'withdraw', unit }, title: { ja: `${ja}：撤退`, en: `${en}: withdraw` }, pays: 1, unit };
  });
  const title = { ja: '撤退させるユニット', en: 'Units to be withdrawn' };
  return { title, rule: '11.4', role: chooserOf(s, side), owed: owedBy(s, side), paid: 0, ways };
}

/** 8.22 */
export function billOf(s: State): Pick<Depiction, 'bill'> {
  const f = topFrame(s);
  if (f && isWithdraw(f)) return { bill: withdrawals(s, f) };
  if (!f || !isLosses(f)) return {};
  const title = { ja: '損害の支払い', en: 'Losses to pay' };
  return { bill: billLook(LOSSES, [s, f], title, action => wayTitle(s, action)) };
}

function wayTitle(s: State, { unit = 0 }: Action): Bilingual {
  const spec = specOf(unit);
  const isLast = lostOf(s, unit) + 1 >= stepsOf(unit);
  return isLast
    ? { ja: `${unitNameJa(spec)}：除去`, en: `${unitNameEn(spec)}: eliminate` }
    : { ja: `${unitNameJa(spec)}：1ステップ`, en: `${unitNameEn(spec)}: a step` };
}
