/** 10.3 Combat supply: in the snow of the first two winters most Axis units fight at half strength far from a city. */
import { WINTERS } from '../data/support.ts';
import { SWAMP_FREEZES, WEATHERS } from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import { AXIS, CITY_HEX, canStepOver, hexAcross, hexMap, IS_OIL, inUssr } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { controller } from './control.ts';
import { groundOf, presence } from './ground.ts';

const SNOW = WEATHERS.indexOf(SWAMP_FREEZES);

/** 10.3.1 Finns and Soviets are not affected by winter. */
const IS_BARE: readonly boolean[] = UNITS.map(u => u.side === 'axis' && u.nation !== 'finnish');

/** 10.3.3, 10.3.4 Distance from an own city within which snow has no effect in this impulse; 0 if it has none. */
export function winterReach(s: State, impulse: number): number {
  if (s.weather[impulse - 1] !== SNOW) return 0;
  return WINTERS.find(w => w.turns.some(turn => turn === s.turn))?.reach ?? 0;
}

/** Valid only for the moment, as earlier battles may change it (10.3.5); do not keep it. */
export function combatSupply(s: State, impulse: number): (u: number) => boolean {
  const reach = winterReach(s, impulse);
  if (reach === 0) return () => true;
  const warm = warmHexes(s, reach);
  return u => !IS_BARE[u] || !inUssr(placeOf(s, u)) || warm[placeOf(s, u)] === 1;
}

/** Own cities, hexes next to them, and in the second winter hexes next to one of those that no enemy controls. */
function warmHexes(s: State, reach: number): Uint8Array {
  const warm = hexMap();
  const who = presence(s);
  const g = groundOf(s, AXIS);
  let edge: number[] = [];
  for (const [c, h] of CITY_HEX.entries()) {
    if (IS_OIL[c] || controller(s, h, who) !== AXIS) continue;
    warm[h] = 1;
    edge.push(h);
  }
  for (let step = 1; step <= reach; step++) {
    const next: number[] = [];
    for (const h of edge)
      for (let e = h * 6; e < h * 6 + 6; e++) {
        if (!canStepOver(e)) continue;
        const to = hexAcross(e);
        warm[to] = 1;
        if (!g.ezoc[to] && !g.enemy[to]) next.push(to);
      }
    edge = next;
  }
  return warm;
}
