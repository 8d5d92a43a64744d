/** 3.1 The ready-made set-up of a side, in one action. */

import { repeated } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { MODEL_READY, READY } from '../data/setup.ts';
import { COMPANIES, hex, IS_COMPANY, regimentOf, UNITS_OF, unit } from '../pieces.ts';
import { placeOf, SPARE, type State, TO_SET_UP } from '../state.ts';

const compile = (list: Readonly<Record<string, string>>): readonly (readonly [number, number])[] =>
  Object.entries(list).map(([name, at]) => [unit(name), hex(at)]);
const HEX_OF: ReadonlyMap<number, number> = new Map(compile(READY));
const MODEL_HEX: ReadonlyMap<number, number> = new Map(compile(MODEL_READY));

/** Units already placed are placed again; regiments and Tiger battalions are whole again. */
export function deploy(d: State, side: Side): void {
  const place = d.place.slice();
  for (const u of UNITS_OF[side]) {
    if (regimentOf(u) >= 0 || IS_COMPANY[u]) place[u] = SPARE;
    else if (isToStand(d, u)) place[u] = hexFor(d, u);
  }
  d.place = place;
  d.attached = repeated(COMPANIES.length, -1);
}

const isToStand = (s: State, u: number): boolean =>
  placeOf(s, u) >= 0 || s.place[u] === TO_SET_UP || s.place[u] === SPARE;

/** 11.2.2 With Model's divisions present, others may have to move over. */
function hexFor(s: State, u: number): number {
  const h = (s.model === 1 ? MODEL_HEX.get(u) : undefined) ?? HEX_OF.get(u);
  if (h === undefined) throw new Error(`unit ${u} has no place in the ready-made set-up`);
  return h;
}
