/** 12.1.1, 12.2.2 Places that count at the end belong to the side that was there last. */
import type { Io } from '../../../kit/flow.ts';
import { itemAt, withAt } from '../../../kit/list.ts';
import { BELGOROD, VP_HEXES } from '../data/victory.ts';
import { GERMAN, HEXES, hex, roleOf, SIDE, sideOf } from '../pieces.ts';
import type { State } from '../state.ts';

/** Victory hexes in their order, then Belgorod. */
export const PRIZES: readonly number[] = [...VP_HEXES.map(v => hex(v.hex)), hex(BELGOROD)];
export const prizeHex = (prize: number): number => itemAt(PRIZES, prize);
export const BELGOROD_PRIZE = PRIZES.length - 1;

const PRIZE_AT = new Int8Array(HEXES).fill(-1);
for (const [i, h] of PRIZES.entries()) PRIZE_AT[h] = i;

/** Called after a unit has taken a way, by movement, retreat or advance. */
export function entered(d: State, u: number, path: readonly number[], io: Io): void {
  const isGerman = SIDE[u] === GERMAN ? 1 : 0;
  for (const h of path) {
    const prize = PRIZE_AT[h] ?? -1;
    if (prize < 0 || d.held[prize] === isGerman) continue;
    d.held = withAt(d.held, prize, isGerman);
    const rule = prize === BELGOROD_PRIZE ? '12.2.2' : '12.1.1';
    io.emit({ type: 'control', rule, hex: h, role: roleOf(sideOf(u)) });
  }
}
