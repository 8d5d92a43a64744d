/** What there is to be seen of a position by a seat. */
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
import { printedStrength } from './rules/odds.ts';
import { isReduced, NO_CHIT, placeOf, type State } from './state.ts';
import { FACE_DOWN, type View } from './view.ts';

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
    ...chitMark(s.chit[unit]),
  };
  return { unit, role: side, ...whereOf(place, boxOf(place, unit)), face };
}

/** 3.1 The owner sees what his chit adds, the others that there is one. */
function chitMark(chit = NO_CHIT): Pick<CounterShown['face'], 'corner'> {
  if (chit === NO_CHIT) return {};
  return { corner: chit === FACE_DOWN ? '?' : `+${chit}` };
}
