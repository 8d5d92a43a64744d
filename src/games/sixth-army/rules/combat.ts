/** 11.1-11.3 Who may attack whom. */
import type { CombatFrame } from '../frames.ts';
import { BOARD, enemyOf, hexMap, OPEN_SIDES, UNITS_OF } from '../pieces.ts';
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

const OPEN = 1;
const STRUCK = 2;

/** 11.1, 11.2 Enemy hexes in reach whose units were not attacked yet; a stack is attacked whole or not at all. */
export function targetHexes(s: State, f: CombatFrame): number[] {
  const marks = hexMap();
  for (const u of UNITS_OF[enemyOf(f.side)]!) {
    const h = s.place[u]!;
    if (h >= 0) marks[h]! |= f.targets.includes(u) ? STRUCK : OPEN;
  }
  const out: number[] = [];
  for (const u of f.units) collectBeside(s.place[u]!, marks, out);
  return out.sort((a, b) => a - b);
}

/** Adds the open hexes beside one, each once. */
function collectBeside(from: number, marks: Uint8Array, out: number[]): void {
  if (from < 0) return;
  for (let e = from * 6, end = e + 6; e < end; e++) {
    if (OPEN_SIDES[e]! < 0 || marks[BOARD.next[e]!] !== OPEN) continue;
    out.push(BOARD.next[e]!);
    marks[BOARD.next[e]!] = 0;
  }
}
