/** What there is to be seen of a position by a seat. */
import type { Depiction, PartyShown } from '../../kit/depict.ts';
import { topFrame } from '../../kit/flow.ts';
import type { Seat } from '../../kit/game.ts';
import { isBattle } from './frames.ts';
import { battlesOf, billOf } from './look/battles.ts';
import { rosterOf } from './look/roster.ts';
import { stillOf } from './look/still.ts';
import { FORMATION_UNITS } from './pieces.ts';
import { isOnMap, placeOf, type State } from './state.ts';
import type { View } from './view.ts';

export function depict(s: View, seat: Seat): Depiction {
  const focus = focusOf(s);
  return {
    ...stillOf(s),
    ...battlesOf(s),
    ...billOf(s),
    ...rosterOf(s, seat),
    ...decisionOf(s),
    ...(focus.length > 0 ? { focus } : {}),
  };
}

/** 8.6 Formations overrun as one. */
const PARTIES: readonly PartyShown[] = FORMATION_UNITS.flatMap(({ needed, units }) =>
  needed.slice(0, 1).map(lead => ({ lead, units })),
);

function decisionOf(s: State): Pick<Depiction, 'parties' | 'ends'> {
  const phase = topFrame(s)?.phase;
  return {
    ...(phase === 'move' ? { parties: partiesNow(s) } : {}),
    // 10.11 It ends by itself once the headquarters are back.
    ...(phase === 'return' ? { ends: [{ type: 'end-phase' }] } : {}),
  };
}

const partiesNow = (s: State): PartyShown[] =>
  PARTIES.flatMap(({ lead, units }) => {
    const here = isOnMap(s, lead) ? units.filter(unit => placeOf(s, unit) === placeOf(s, lead)) : [];
    return here.length > 1 ? [{ lead, units: here }] : [];
  });

/** Decisions about a battle that name no hex. */
function focusOf(s: State): readonly number[] {
  const f = topFrame(s);
  const isNameless = f?.phase === 'reply' || f?.phase === 'stand' || f?.phase === 'occupy';
  const battle = isNameless ? s.flow.findLast(isBattle) : undefined;
  return battle ? [battle.hex] : [];
}
