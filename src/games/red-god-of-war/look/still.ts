/** What there is to be seen of a position but for what is being decided: counters, boxes, tracks, zones, the cup, lines. */
import type { Depiction } from '../../../kit/depict.ts';
import { topFrame } from '../../../kit/flow.ts';
import { scenarioAt } from '../options.ts';
import { POSITIONS } from '../state.ts';
import type { View } from '../view.ts';
import { boxesOf } from './boxes.ts';
import { countersOf } from './counters.ts';
import { SET_UP_SIGNS } from './ground.ts';
import { cupsOf, tracksOf } from './tracks.ts';
import { zonesOf } from './zones.ts';

export const stillOf = (s: View): Depiction => ({
  turn: s.turn,
  turns: scenarioAt(s.scenario).turns,
  counters: countersOf(s),
  markers: [],
  boxes: boxesOf(s),
  tracks: tracksOf(s),
  zones: zonesOf(s),
  cups: cupsOf(s),
  lines: topFrame(s)?.phase === 'set-up' ? SET_UP_SIGNS : [],
  lost: POSITIONS.filter((_, i) => s.breached[i] === 1),
  grave: GRAVE,
});

/** 8.2, 8.3, 10.15, 11.4 What cannot be taken back once the other side has decided, or a die has fallen. */
const GRAVE = ['lose-step', 'hold', 'fall-back', 'retreat', 'withdraw', 'answer', 'pass', 'occupy', 'stay'];
