/**
 * 7.1, 8.2.2, 9.1.1, 9.5 The game's own reasons about declared combat: which units can attack which, and the lowest
 * odds.
 */
import { dirTo } from '../../../kit/board.ts';
import type { DeclaredBattle } from '../../../kit/declare.ts';
import type { DeclareCode } from '../../../kit/declareWhy.ts';
import type { Refusal } from '../../../kit/game.ts';
import { bar, type Why } from '../../../kit/why.ts';
import type { DeclareFrame } from '../frames.ts';
import { BOARD, IS_PARTISAN, neighbour, UNITS_OF } from '../pieces.ts';
import { isOnMap, OVERRAN, placeOf, type State } from '../state.ts';
import { whyNotBeside } from './beside.ts';
import { enemyHexes } from './duty.ts';
import { clashOf, oddsOf } from './odds.ts';
import { whyNotPresent } from './whose.ts';

/** Sections of the kit's reasons that differ from that of the grouping (9.2.2). */
export const DECLARE_SECTIONS: Readonly<Partial<Record<DeclareCode, string>>> = { 'already-assigned': '9.4' };

interface Asked {
  readonly s: State;
  readonly f: DeclareFrame;
}

const PARTISAN = bar('11.2.2', 'partisans-do-not-fight', 'unit');
const USED = bar('9.11.2', 'has-overrun', 'unit');
const IDLE = bar('9.1.1', 'does-not-attack', 'unit');

/** Why a unit cannot attack at all. */
export function whyUnable({ s, f }: Asked, unit: number): Why {
  const absent = whyNotPresent(s, f.side, unit);
  if (absent) return absent;
  if (IS_PARTISAN[unit]) return PARTISAN;
  if (s.done[unit] === OVERRAN) return USED;
  const enemy = enemyHexes(s, f.side);
  const beside = [0, 1, 2, 3, 4, 5].map(dir => neighbour(placeOf(s, unit), dir)).find(h => h >= 0 && enemy[h]);
  return (beside === undefined ? undefined : whyNotBeside(s, unit, beside, '9.1.1')) ?? IDLE;
}

const AMIDST = bar('V3.1', 'fights-where-it-jumped', 'unit', 'hex');

/** Why a unit cannot attack a hex, whatever is declared. */
export function whyNotFacing(q: Asked, unit: number, hex: number): Why {
  const { s, f } = q;
  if (!f.hexes.includes(hex)) return whyUntouched(q, hex);
  return whyNotBeside(s, unit, hex, '9.2.2') ?? AMIDST;
}

/** Why no unit can attack a hex. */
export function whyUntouched({ s, f }: Asked, hex: number): Why {
  if (!enemyHexes(s, f.side)[hex]) return { rule: '9.1.1', code: 'no-enemy', about: { hex } };
  const near = UNITS_OF[f.side].find(u => isOnMap(s, u) && dirTo(BOARD, placeOf(s, u), hex) >= 0);
  const water = near === undefined ? undefined : whyNotBeside(s, near, hex, '9.1.1');
  return water ?? { rule: '9.1.1', code: 'not-attacked', about: { hex } };
}

/** 9.5 The odds of a battle are below 1:6. */
export function whyTooWeak({ s, f }: Asked, battle: DeclaredBattle): Refusal {
  const { ratio, shift } = oddsOf(s, clashOf(s, f.side, f.impulse, battle));
  const [hex] = battle.hexes;
  return { rule: '9.5', code: 'below-lowest-odds', about: { hex, ratio, shift } };
}
