/** 11.12 Which units may advance where; enemy ZOC does not matter, the Don, enemies and stacking do. */
import { dirTo } from '../../../kit/board.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { type AdvanceFrame, battleOf } from '../frames.ts';
import { BOARD } from '../pieces.ts';
import type { State } from '../state.ts';
import { type Ground, isOverDon, whyNotStand } from './ground.ts';
import { whyNotOwn } from './own.ts';

const RETREATED = bar('11.12', 'advance-retreated', 'unit');
const HAS_ADVANCED = bar('11.12', 'has-advanced', 'unit');

/** Why a unit cannot advance (any more): only attackers of this battle that did not retreat may, once each. */
export function whyNotAdvance(s: State, f: AdvanceFrame, u: number): Why {
  const why = whyNotOwn(s, f.side, u);
  if (why) return why;
  const { attackers, retreated } = battleOf(s);
  if (!attackers.includes(u)) return { rule: '11.12', code: 'not-advancing', about: { unit: u, hex: f.hex } };
  return retreated.includes(u) ? RETREATED : HAS_ADVANCED;
}

/** The emptied hex, and if a defender retreated the hexes around it. */
export function advanceHexes({ hex, far }: AdvanceFrame): number[] {
  if (!far) return [hex];
  return [hex, ...BOARD.next.subarray(hex * 6, hex * 6 + 6)].filter(h => h >= 0);
}

const DON = bar('10.2', 'don', 'unit', 'hex');

/** Into the emptied hex first, a second hex only after a retreat. */
export function whyNotAdvanceTo(s: State, g: Ground, f: AdvanceFrame, u: number, hex: number): Why {
  if (hex === f.hex) return whyNotStand(g, u, hex);
  if (!f.far) return { rule: '11.12', code: 'advance-one', about: { hex: f.hex } };
  if (dirTo(BOARD, f.hex, hex) < 0) return { rule: '11.12', code: 'advance-far', about: { hex: f.hex } };
  if (isOverDon(f.hex, hex)) return DON;
  // Returning to its own hex needs no room.
  return hex === s.place[u] ? undefined : whyNotStand(g, u, hex);
}
