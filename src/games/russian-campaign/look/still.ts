/** What there is to be seen of a position but for its battles: counters, markers, tracks, zones, the scenario's own lines. */
import type { CounterShown, Depiction, MarkerShown } from '../../../kit/depict.ts';
import { itemAt } from '../../../kit/list.ts';
import { whereOf } from '../../../kit/sideLook.ts';
import { roleOf, sideOf } from '../pieces.ts';
import { lastTurn, scenarioOf } from '../scenarios.ts';
import { placeOf, type State } from '../state.ts';
import type { View } from '../view.ts';
import { frontId } from './borders.ts';
import { ALL_BOXES, boxOf } from './boxes.ts';
import { FACES, markerFace } from './counters.ts';
import { tracksOf } from './tracks.ts';
import { railheads, zonesOf } from './zones.ts';

export const stillOf = (s: View): Depiction => ({
  turn: s.turn,
  turns: lastTurn(scenarioOf(s.scenario)),
  counters: FACES.map((_, u) => counter(s, u)),
  markers: [...stukas(s), ...guns(s), ...railheads(s)],
  boxes: ALL_BOXES,
  tracks: tracksOf(s),
  zones: zonesOf(s),
  lines: linesOf(s.scenario),
});

function counter(s: State, u: number): CounterShown {
  const place = placeOf(s, u);
  return { unit: u, role: roleOf(sideOf(u)), ...whereOf(place, place < 0 ? boxOf(s, u) : ''), face: itemAt(FACES, u) };
}

/** 9.9 */
const stukas = (s: State): MarkerShown[] =>
  s.stukas.map(({ hex }, i) => ({
    id: `stuka-${i}`,
    hex,
    role: 'axis',
    face: markerFace('luftwaffe', 'air'),
    title: { ja: 'スツーカ', en: 'Stuka' },
  }));

/** 9.10 */
const guns = (s: State): MarkerShown[] =>
  s.guns.map((hex, i) => ({
    id: `artillery-${i}`,
    hex,
    role: 'soviet',
    face: markerFace('soviet-hq', 'artillery'),
    title: { ja: '砲兵', en: 'Artillery' },
  }));

/** S2.0, S4.0 The line where the scenario begins, and the one its points are taken beyond. */
function linesOf(scenario: string): string[] {
  const { start, end } = scenarioOf(scenario);
  const fronts = [start.position?.front, end?.front].flatMap(front => (front === undefined ? [] : [frontId(front)]));
  return [...new Set(fronts)];
}
