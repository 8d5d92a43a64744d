/** What there is to be seen of a position: counters, markers, boxes, tracks, zones, assaults and shots. */
import type { CounterShown, Depiction, MarkerShown } from '../../kit/depict.ts';
import { partsOf, SAME } from '../../kit/part.ts';
import { ofBothSides } from '../../kit/sides.ts';
import { TURNS } from './data/calendar.ts';
import { VP_HEXES } from './data/victory.ts';
import { declaredOf } from './declared.ts';
import { boxesOf, boxOf } from './look/boxes.ts';
import { faceOf, markerFace } from './look/counters.ts';
import { shotsOf } from './look/shots.ts';
import { tracksOf } from './look/tracks.ts';
import { zonesOf } from './look/zones.ts';
import { BOARD, GERMAN, IS_ARTILLERY, IS_ENGINEER, roleOf, SIDE, SOVIET } from './pieces.ts';
import { PRIZES } from './rules/control.ts';
import { stacksOf } from './rules/ground.ts';
import { placeOf, type State } from './state.ts';
import type { View } from './view.ts';

export function depict(s: View): Depiction {
  const shots = shotsOf(s);
  return {
    turn: s.turn,
    turns: TURNS,
    counters: countersOf(s),
    markers: heldMarkers(s),
    boxes: boxesOf(s),
    tracks: tracksOf(s),
    zones: zonesOf(s),
    ...declaredOf(s),
    ...(shots.length > 0 ? { shots } : {}),
  };
}

/** All that a counter is drawn from; `box` is empty for one on the map. */
interface Seen extends Pick<State, 'place' | 'steps' | 'disrupted' | 'options' | 'attached'> {
  readonly box: string;
}

/** By unit: from one position to the next hardly any changes. */
const COUNTERS = SIDE.map((side, u) =>
  partsOf<Seen>()({
    on: { place: [u], steps: [u], disrupted: [u], options: SAME, attached: SAME, box: SAME },
    derive: (s): CounterShown => {
      const where = s.box === '' ? { hex: placeOf(s, u) } : { box: s.box };
      const under = IS_ARTILLERY[u] || IS_ENGINEER[u] ? { isUnder: true as const } : {};
      return { unit: u, role: roleOf(side), ...where, ...under, face: faceOf(s, u) };
    },
    slots: 4,
  }),
);

function countersOf(s: State): CounterShown[] {
  const { place, steps, disrupted, options, attached } = s;
  return COUNTERS.map((counter, u) =>
    counter.of({ place, steps, disrupted, options, attached, box: place[u]! >= 0 ? '' : boxOf(s, u) }),
  );
}

/** 12.1.1 Where a place has changed hands and nobody stands there to show it. */
function heldMarkers(s: State): MarkerShown[] {
  const first = ofBothSides(side => stacksOf(s, side).first);
  return PRIZES.flatMap((hex, i) => {
    const holder = s.held[i] === 1 ? GERMAN : SOVIET;
    const atStart = i < VP_HEXES.length ? SOVIET : GERMAN;
    if (holder === atStart || first.some(list => list[hex]! >= 0)) return [];
    const isGerman = holder === GERMAN;
    return [
      {
        id: `held-${BOARD.names[hex]}`,
        hex,
        role: roleOf(holder),
        face: markerFace(isGerman ? 'wehrmacht' : 'soviet', 'flag', String(VP_HEXES[i]?.points ?? '')),
        title: isGerman ? { ja: 'ドイツ軍支配', en: 'German control' } : { ja: 'ソ連軍支配', en: 'Soviet control' },
      },
    ];
  });
}
