/** What there is to be seen of a position but for assaults and shots: counters, markers, boxes, tracks, zones. */
import type { CounterShown, Depiction, MarkerShown } from '../../../kit/depict.ts';
import { itemAt } from '../../../kit/list.ts';
import { latestOfEach } from '../../../kit/partOfEach.ts';
import { ofBothSides } from '../../../kit/sides.ts';
import { TURNS } from '../data/calendar.ts';
import { VP_HEXES } from '../data/victory.ts';
import { BOARD, GERMAN, IS_ARTILLERY, IS_ENGINEER, roleOf, SIDE, SOVIET, sideOf } from '../pieces.ts';
import { PRIZES } from '../rules/control.ts';
import { stacksOf } from '../rules/ground.ts';
import { hasTigers } from '../rules/values.ts';
import { placeOf, type State, stepsOf } from '../state.ts';
import type { View } from '../view.ts';
import { boxesOf, boxOf } from './boxes.ts';
import { faceOf, markerFace } from './counters.ts';
import { focusOf } from './focus.ts';
import { tracksOf } from './tracks.ts';
import { zonesOf } from './zones.ts';

export const stillOf = (s: View): Depiction => ({
  turn: s.turn,
  turns: TURNS,
  counters: countersOf(s),
  markers: heldMarkers(s),
  boxes: boxesOf(s),
  tracks: tracksOf(s),
  zones: zonesOf(s),
  ...focusOf(s),
});

/** By unit: from one position to the next hardly any changes. */
const SHOWN = latestOfEach<CounterShown>();

const countersOf = (s: State): CounterShown[] => SIDE.map((_, u) => counterOf(s, u));

/** All that a counter is drawn from is in its key, and in the name of its box, which is empty on the map. */
function counterOf(s: State, u: number): CounterShown {
  const place = placeOf(s, u);
  const box = place >= 0 ? '' : boxOf(s, u);
  const key = ((place * 4 + stepsOf(s, u)) * 2 + (s.disrupted[u] ? 1 : 0)) * 2 + (hasTigers(s, u) ? 1 : 0);
  return SHOWN.known(u, key, box) ?? SHOWN.keep(u, key, box, drawn(s, u, box));
}

function drawn(s: State, u: number, box: string): CounterShown {
  const where = box === '' ? { hex: placeOf(s, u) } : { box };
  const under = IS_ARTILLERY[u] || IS_ENGINEER[u] ? { isUnder: true as const } : {};
  return { unit: u, role: roleOf(sideOf(u)), ...where, ...under, face: faceOf(s, u) };
}

/** 12.1.1 Where a place has changed hands and nobody stands there to show it. */
function heldMarkers(s: State): MarkerShown[] {
  const first = ofBothSides(side => stacksOf(s, side).first);
  return PRIZES.flatMap((hex, i) => {
    const holder = s.held[i] === 1 ? GERMAN : SOVIET;
    const atStart = i < VP_HEXES.length ? SOVIET : GERMAN;
    if (holder === atStart || first.some(list => itemAt(list, hex) >= 0)) return [];
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
