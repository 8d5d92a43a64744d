/**
 * 9.8.2 Rivers run through hexes: an attack is across one if the attacker stands on a river, but not on the stretch
 * that the defender stands on.
 */
import { dirTo, linkBits } from '../../../kit/board.ts';
import { RIVERS_AT } from '../data/rivers.ts';
import { BOARD } from '../pieces.ts';

const RIVER = 1 << BOARD.links.indexOf('river');
const HAS_RIVER: readonly boolean[] = BOARD.names.map(name => RIVERS_AT.has(name));

/** Whether an attack from one hex into its neighbour goes over a river. */
export function isAcross(from: number, to: number): boolean {
  if (!HAS_RIVER[from]) return false;
  const dir = dirTo(BOARD, from, to);
  return dir >= 0 && (linkBits(BOARD, from * 6 + dir) & RIVER) === 0;
}
