/** 4.0 The movement phase: each unit of the side may move or rest, in any order. */

import { pop } from '../../../kit/flow.ts';
import { withAt, withEach } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import type { SideFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { drawChit } from '../rules/chits.ts';
import { destinations, enterHex, TOO_FAR, wayTo, whyNotAct, whyNotAlong, whyNotRest } from '../rules/movement.ts';
import { placeOf, type State, unitsOf } from '../state.ts';

export const move = offerPhase<State, SideFrame, { readonly s: State; readonly side: Side }>({
  rule: '4.0',
  actor: (_s, f) => roleOf(f.side),
  // Once a unit has moved, only the player ends the phase: otherwise the last move could not be undone.
  waits: (s, f) => unitsOf(s, f.side).some(unit => s.done[unit]),
  enter(d) {
    d.done = withEach(d.done, () => 0);
  },
  ask: (s, { side }) => ({ s, side }),
  offers: {
    move: {
      rule: '4.1',
      takes: {
        unit: { among: ({ s, side }) => unitsOf(s, side), why: ({ s, side }, { unit }) => whyNotAct(s, side, unit) },
        hex: { ends: ({ s }, { unit }) => destinations(s, unit), why: () => TOO_FAR },
      },
      isOpen: true,
      way: ({ s }, { unit, hex }) => wayTo(s, unit, hex),
      along: ({ s }, { unit, hex, hexes = [] }) => whyNotAlong(s, unit, hex, hexes),
      run(d, _f, { unit, hex, hexes }, io) {
        const path = hexes ?? wayTo(d, unit, hex);
        io.emit({ type: 'moved', rule: '4.1', unit, from: placeOf(d, unit), to: hex, path });
        d.done = withAt(d.done, unit, 1);
        enterHex(d, unit, hex, io);
      },
    },
    rest: {
      rule: '3.3',
      takes: {
        unit: { among: ({ s, side }) => unitsOf(s, side), why: ({ s, side }, { unit }) => whyNotRest(s, side, unit) },
      },
      run(d, _f, { unit }, io) {
        d.done = withAt(d.done, unit, 1);
        drawChit(d, unit, io.dice, '3.3');
        io.emit({ type: 'rested', rule: '3.3', unit, chit: d.chit[unit] });
      },
    },
    'end-phase': { run: d => pop(d) },
  },
});
