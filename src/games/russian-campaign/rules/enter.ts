/** The effects of entering hexes by any means: 5.5 control, and all that depends on it. */
import type { Io } from '../../../kit/flow.ts';
import type { Side } from '../../../kit/sides.ts';
import { IS_PARTISAN, sideOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { noticeGarrisons } from './garrisons.ts';
import { presence } from './ground.ts';
import { checkNations } from './nations.ts';
import { checkVictory } from './victory.ts';

/** `path` holds the hexes entered, in order; the unit stands in the last one. */
export function entered(d: State, unit: number, path: readonly number[], io: Io): void {
  if (IS_PARTISAN[unit]) return;
  take(d, sideOf(unit), path);
  const who = presence(d);
  noticeGarrisons(d, unit, path, io, who);
  const falls = checkNations(d, io, who);
  checkVictory(d, io, falls ? presence(d) : who);
}

function take(d: State, side: Side, path: readonly number[]): void {
  if (path.every(h => d.owner[h] === side)) return;
  const owner = d.owner.slice();
  for (const h of path) owner[h] = side;
  d.owner = owner;
}
