/** The record tracks: the turn, and the points of each side as if the game ended now (8.1). */

import type { TrackShown } from '../../../kit/depict.ts';
import { BOTH_SIDES, type Side } from '../../../kit/sides.ts';
import { roleOf } from '../pieces.ts';
import { points, TOWN_POINTS } from '../rules/victory.ts';
import type { State } from '../state.ts';

export const tracksOf = (s: State): TrackShown[] => [
  { id: 'turn', title: { ja: 'ターン', en: 'Turn' }, rule: '2.1', value: s.turn, most: s.turns },
  ...BOTH_SIDES.map(side => pointsTrack(s, side)),
];

function pointsTrack(s: State, side: Side): TrackShown {
  const role = roleOf(side);
  const title = { ja: '得点', en: 'Points' };
  return {
    ...{ id: `points-${role}`, title, rule: '8.1', role, value: points(s, side) },
    items: [
      { title: { ja: '橋の町', en: 'Bridgetown' }, state: s.holder === side ? 'ready' : 'off', count: TOWN_POINTS },
    ],
    pinned: { label: title, start: 0 },
  };
}
