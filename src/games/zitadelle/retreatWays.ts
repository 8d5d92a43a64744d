/** 7.8.1 Ways of a retreat to the same hex that differ in their effects: places entered are taken (12.1.1). */
import { topFrame } from '../../kit/flow.ts';
import type { Action, Frame } from '../../kit/game.ts';
import type { WayReport } from '../../kit/report.ts';
import { wayReports } from '../../kit/ways.ts';
import type { RetreatFrame } from './frames.ts';
import { refugesNow } from './phases/retreat.ts';
import type { State } from './state.ts';
import { prizes } from './ways.ts';

const isRetreat = (f: Frame): f is RetreatFrame => f.phase === 'retreat';

export function retreatWays(s: State, { type, unit, hex }: Action): readonly WayReport[] {
  const f = topFrame(s);
  if (!f || !isRetreat(f) || type !== 'retreat' || unit === undefined) return [];
  const [own, ...others] = refugesNow(s, f, unit).find(refuge => refuge.hex === hex)?.paths ?? [];
  if (!own) return [];
  // The end is the same for all ways.
  const onTheWay = prizes(s, unit).filter(({ hexes }) => !hexes.some(h => h === hex));
  return wayReports(
    { path: own },
    others.map(path => ({ path })),
    onTheWay,
  );
}
