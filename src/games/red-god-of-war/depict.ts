/** What there is to be seen of a position by a seat. */
import type { Depiction } from '../../kit/depict.ts';
import { topFrame } from '../../kit/flow.ts';
import type { Seat } from '../../kit/game.ts';
import { isBattle } from './frames.ts';
import { battlesOf, billOf } from './look/battles.ts';
import { boxesOf } from './look/boxes.ts';
import { countersOf } from './look/counters.ts';
import { SET_UP_SIGNS } from './look/ground.ts';
import { rosterOf } from './look/roster.ts';
import { cupsOf, tracksOf } from './look/tracks.ts';
import { zonesOf } from './look/zones.ts';
import { scenarioAt } from './options.ts';
import { POSITIONS, type State } from './state.ts';
import type { View } from './view.ts';

export function depict(s: View, seat: Seat): Depiction {
  const focus = focusOf(s);
  return {
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
    ...battlesOf(s),
    ...billOf(s),
    ...rosterOf(s, seat),
    ...(focus.length > 0 ? { focus } : {}),
  };
}

/** Decisions about a battle that name no hex. */
function focusOf(s: State): readonly number[] {
  const f = topFrame(s);
  const isNameless = f?.phase === 'reply' || f?.phase === 'stand' || f?.phase === 'occupy';
  const battle = isNameless ? s.flow.findLast(isBattle) : undefined;
  return battle ? [battle.hex] : [];
}
