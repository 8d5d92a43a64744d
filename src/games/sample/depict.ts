/** What there is to be seen of a position by a seat. A chit that is not shown face up is only a mark on its unit. */
import type { CounterShown, Depiction } from '../../kit/depict.ts';
import type { Seat } from '../../kit/game.ts';
import { whereOf } from '../../kit/sideLook.ts';
import { UNITS, type UnitSpec } from './data/units.ts';
import { battlesOf, billOf } from './look/battles.ts';
import { boxesOf, boxOf } from './look/boxes.ts';
import { cupsOf, handsOf } from './look/hands.ts';
import { tracksOf } from './look/tracks.ts';
import { zonesOf } from './look/zones.ts';
import { sideOfRole } from './pieces.ts';
import { hasChit } from './rules/chits.ts';
import { printedStrength } from './rules/odds.ts';
import { isReduced, placeOf, type State } from './state.ts';
import type { View } from './view.ts';

export function depict(s: View, seat: Seat): Depiction {
  return {
    turn: s.turn,
    turns: s.turns,
    counters: UNITS.map((spec, unit) => counterOf(s, spec, unit)),
    markers: [],
    boxes: boxesOf(s),
    tracks: tracksOf(s),
    zones: zonesOf(s),
    hands: handsOf(s),
    cups: cupsOf(s),
    ...battlesOf(s, sideOfRole(seat) ?? 'nobody'),
    ...billOf(s),
  };
}

function counterOf(s: State, { name, side, symbol, allowance }: UnitSpec, unit: number): CounterShown {
  const place = placeOf(s, unit);
  const face = {
    ...{ nation: side, symbol, echelon: 'III', left: name, right: '', reduced: isReduced(s, unit) },
    values: `${printedStrength(s, unit)}-${allowance}`,
    ...(hasChit(s, unit) && { corner: '?' }),
  };
  return { unit, role: side, ...whereOf(place, boxOf(place, unit)), face };
}
