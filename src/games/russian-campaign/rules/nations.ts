/** 11.3 Allies of the Axis that give up. */
import type { Io } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { CAPITALS, cityNamed } from '../data/cities.ts';
import { COUNTRIES } from '../data/regions.ts';
import { HUNGARY_FALLS } from '../data/support.ts';
import type { Nation } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import { COUNTRY, hex, SOVIET } from '../pieces.ts';
import { GONE, placeOf, type State } from '../state.ts';
import { controller } from './control.ts';
import { type Presence, presence } from './ground.ts';

/** In the order of `State.fallen`. */
export const FALLING = ['hungarian', 'finnish', 'romanian'] as const satisfies readonly Nation[];

const HUNGARY: readonly number[] = COUNTRY.flatMap((country, h) =>
  country === COUNTRIES.indexOf('hungary') ? [h] : [],
);
const capital = (nation: 'finnish' | 'romanian'): number => hex(cityNamed(CAPITALS[nation]).hex);
const HELSINKI = capital('finnish');
const BUCHAREST = capital('romanian');

/** To be called whenever a hex may have changed hands. True if a nation gives up. */
export function checkNations(d: State, io: Io, who: Presence = presence(d)): boolean {
  let falls = false;
  for (const [n, nation] of FALLING.entries()) {
    if (d.fallen[n] || !isLost(d, nation, who)) continue;
    fall(d, n, nation, io);
    falls = true;
  }
  return falls;
}

function isLost(s: State, nation: (typeof FALLING)[number], who: Presence): boolean {
  if (nation === 'hungarian') return invaders(who.soviet.units) >= HUNGARY_FALLS;
  return controller(s, nation === 'finnish' ? HELSINKI : BUCHAREST, who) === SOVIET;
}

/** 11.3.1 Soviet units in Hungary. */
function invaders(units: Uint8Array): number {
  let n = 0;
  for (const h of HUNGARY) n += units[h] ?? 0;
  return n;
}

/** Its units leave the game, including those still to arrive. */
function fall(d: State, n: number, nation: Nation, io: Io): void {
  d.fallen = withAt(d.fallen, n, 1);
  const units: number[] = [];
  for (const [u, spec] of UNITS.entries()) {
    if (spec.nation !== nation || d.place[u] === GONE) continue;
    if (placeOf(d, u) >= 0) units.push(u);
    d.place = withAt(d.place, u, GONE);
  }
  io.emit({ type: 'nation-falls', rule: n === 0 ? '11.3.1' : '11.3.2', nation, units });
}
