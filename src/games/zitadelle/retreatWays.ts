/** 7.8.1 Ways of a retreat to the same hex that differ in what they bring about: places entered are taken (12.1.1). */
import { topFrame } from '../../kit/flow.ts';
import type { Action, Frame } from '../../kit/game.ts';
import type { WayReport } from '../../kit/report.ts';
import type { RetreatFrame } from './frames.ts';
import { refugesNow } from './phases/retreat.ts';
import { BOARD, GERMAN, SIDE } from './pieces.ts';
import { BELGOROD_PRIZE, PRIZES } from './rules/control.ts';
import type { State } from './state.ts';

const isRetreat = (f: Frame): f is RetreatFrame => f.phase === 'retreat';

export function retreatWays(s: State, { type, unit, hex }: Action): readonly WayReport[] {
  const f = topFrame(s);
  if (!f || !isRetreat(f) || type !== 'retreat' || unit === undefined) return [];
  const paths = refugesNow(s, f, unit).find(refuge => refuge.hex === hex)?.paths ?? [];
  const found = new Map<string, WayReport>();
  for (const path of paths) {
    const taken = path.filter(h => h !== hex && isTaken(s, unit, h));
    const key = taken.join();
    if (!found.has(key)) found.set(key, { path, effects: taken.map(effectOf) });
  }
  return found.size > 1 ? [...found.values()] : [];
}

function isTaken(s: State, u: number, h: number): boolean {
  const prize = PRIZES.indexOf(h);
  return prize >= 0 && s.held[prize] !== (SIDE[u] === GERMAN ? 1 : 0);
}

function effectOf(h: number): WayReport['effects'][number] {
  const name = BOARD.names[h]!;
  const place = BOARD.map.places.find(p => p.hex === name);
  const text = { ja: `${place?.ja ?? name}を占領`, en: `takes ${place?.en ?? name}` };
  return { rule: PRIZES.indexOf(h) === BELGOROD_PRIZE ? '12.2.2' : '12.1.1', text };
}
