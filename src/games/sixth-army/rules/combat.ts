/** 11.1-11.3 Who may attack whom. */
import type { CombatFrame } from '../frames.ts';
import { BOARD, COUNT, OPEN_SIDES, SIDE } from '../pieces.ts';
import type { State } from '../state.ts';

/** Whether a unit stands beside a hex with no Don between (10.2). */
export function canStrike(s: State, u: number, h: number): boolean {
  const from = s.place[u]!;
  if (from < 0) return false;
  for (let e = from * 6, end = e + 6; e < end; e++) if (BOARD.next[e] === h) return OPEN_SIDES[e]! >= 0;
  return false;
}

/** 11.3 Activated units that have not attacked and stand beside the hex. */
export const attackersOf = (s: State, f: CombatFrame, h: number): number[] => f.units.filter(u => canStrike(s, u, h));

/** 11.1, 11.2 Enemy hexes in reach whose units were not attacked yet; a stack is attacked whole or not at all. */
export function targetHexes(s: State, f: CombatFrame): number[] {
  const enemies = new Map<number, boolean>();
  for (let u = 0; u < COUNT; u++) {
    const h = s.place[u]!;
    if (h < 0 || SIDE[u] === f.side) continue;
    enemies.set(h, (enemies.get(h) ?? true) && !f.targets.includes(u));
  }
  const out: number[] = [];
  for (const [h, open] of enemies) if (open && f.units.some(u => canStrike(s, u, h))) out.push(h);
  return out.sort((a, b) => a - b);
}
