/** Prompts of combat (9.0). */

import { battleIn, battlesNow, faultsNow, hexIn } from '../../../kit/declare.ts';
import { isPossibleNow } from '../../../kit/declareScope.ts';
import type { Fault } from '../../../kit/grouping.ts';
import { unitsFor } from '../../../kit/words.ts';
import {
  type BattleFrame,
  battleOf,
  type DeclareFrame,
  type GiveGroundFrame,
  type LossFrame,
  type RemnantFrame,
  type ResolveFrame,
  type RetreatFrame,
  type SurrenderFrame,
} from '../frames.ts';
import { engagementNow } from '../phases/declare.ts';
import { enemyOf, roleOf, SIDE } from '../pieces.ts';
import { isHeldByWoods } from '../rules/retreat.ts';
import type { State } from '../state.ts';
import { type Asked, asks } from './asks.ts';
import { choicesOf } from './choicesNow.ts';
import type { Book } from './parts.ts';
import { fewHexes, fewUnits, hexes, role } from './tongue.ts';

export const COMBAT_PROMPTS = [
  asks<SurrenderFrame>('surrender', (s, f, book) => ({
    key: 'surrender',
    values: { units: fewUnits(book, unitsFor(choicesOf(s, f.side), 'surrender')) },
  })),
  asks<DeclareFrame>('declare', declare),
  asks<ResolveFrame>('resolve', (_s, f, book) => ({
    key: 'resolve',
    values: {
      n: f.battles.length,
      hexes: fewHexes(
        book,
        f.battles.flatMap(b => b.hexes.slice(0, 1)),
      ),
    },
  })),
  asks<GiveGroundFrame>('give-ground', giveGround),
  asks<LossFrame>('loss', (s, f, book) => ({
    key: 'loss',
    values: { ...fought(book, battleOf(s)), units: fewUnits(book, f.units) },
  })),
  asks<RetreatFrame>('retreat', retreat),
  asks<RemnantFrame>('remnant', (_s, f, book) => ({
    key: 'remnant',
    values: {
      fallen: fewUnits(
        book,
        f.fallen.map(x => x.unit),
      ),
    },
  })),
];

const fought = (book: Book, b: BattleFrame): { result: string; hexes: string } => ({
  result: b.result,
  hexes: hexes(book, b.hexes),
});

/** 9.2.2, 9.5 What is missing: enemies not attacked, units without an attack, odds below the minimum. */
function declare(s: State, f: DeclareFrame, book: Book): Asked {
  const e = engagementNow(s, f);
  const found = faultsNow(e, f);
  if (!isPossibleNow(e, f)) return { key: 'declare-stuck', values: {} };
  const of = (code: Fault['code']): number[] =>
    found.flatMap(fault => (fault.code === code && 'target' in fault ? [hexIn(f, fault.target)] : []));
  const bare = of('unattacked');
  const idle = f.units.filter((_, i) => battleIn(f, i) < 0);
  if (bare.length > 0) {
    const values = { n: bare.length, hexes: fewHexes(book, bare), idle: idle.length };
    return { key: 'declare', values: { ...values, enemy: role(book, roleOf(enemyOf(f.side))) } };
  }
  if (idle.length > 0) return { key: 'declare-idle', values: { idle: idle.length, units: fewUnits(book, idle) } };
  if (found.length > 0) return { key: 'declare-weak', values: { hexes: fewHexes(book, of('too-weak')) } };
  return { key: 'declare-done', values: { n: battlesNow(f).length } };
}

/** 9.6.3, 9.8.4 Units in woods do not retreat. */
function giveGround(s: State, _f: GiveGroundFrame, book: Book): Asked {
  const b = battleOf(s);
  const going = b.defenders.filter(u => !isHeldByWoods(s, u));
  return { key: 'give-ground', values: { ...fought(book, b), units: fewUnits(book, going) } };
}

/** 9.7.1 The attacker moves his own or the enemy's retreating units. */
function retreat(s: State, f: RetreatFrame, book: Book): Asked {
  const values = { ...fought(book, battleOf(s)), units: fewUnits(book, f.units) };
  if (SIDE[f.units[0] ?? 0] !== f.side) return { key: 'retreat-enemy', values };
  const off = unitsFor(choicesOf(s, f.side), 'withdraw');
  if (off.length > 0) return { key: 'retreat-off', values: { ...values, off: fewUnits(book, off) } };
  return { key: 'retreat-own', values };
}
