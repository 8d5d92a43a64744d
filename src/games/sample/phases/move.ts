/** 4.0 The movement phase: each unit of the side may move or rest, in any order. */
import { type Phase, pop } from '../../../kit/flow.ts';
import { drawChit } from '../rules/chits.ts';
import { destinations, enterHex, wayTo, whyNotAlong, whyNotRest } from '../rules/movement.ts';
import { type SideFrame, type State, unitsOf } from '../state.ts';

export const move: Phase<State, SideFrame> = {
  rule: '4.0',
  actor: (_s, f) => f.side,
  // Once a unit has moved the end is said by the player, who could otherwise not undo the last move.
  waits: (s, f) => unitsOf(s, f.side).some(unit => s.done[unit]),
  enter(d) {
    d.done.fill(0);
  },
  legal(s, f) {
    const ready = unitsOf(s, f.side).filter(unit => !s.done[unit]);
    const movers = ready.filter(unit => destinations(s, unit).length > 0);
    const resters = ready.filter(unit => !whyNotRest(s, f.side, unit));
    return [
      ...movers.map(unit => ({ type: 'move', unit, open: 'hex' as const })),
      ...resters.map(unit => ({ type: 'rest', unit })),
      { type: 'end-phase' },
    ];
  },
  complete: (s, _f, { unit }) => destinations(s, unit!).map(hex => ({ type: 'move', unit: unit!, hex })),
  way: (s, _f, { type, unit, hex }) => (type === 'move' ? wayTo(s, unit!, hex!) : undefined),
  follows: (s, _f, { unit, hex, hexes }) => !whyNotAlong(s, unit!, hex!, hexes!),
  on: {
    move(d, _f, { unit, hex, hexes }, io) {
      const path = hexes ?? wayTo(d, unit!, hex!);
      io.emit({ type: 'moved', rule: '4.1', unit, from: d.place[unit!], to: hex, path });
      d.done[unit!] = 1;
      enterHex(d, unit!, hex!, io);
    },
    rest(d, _f, { unit }, io) {
      d.done[unit!] = 1;
      drawChit(d, unit!, io.dice, '3.3');
      io.emit({ type: 'rested', rule: '3.3', unit, chit: d.chit[unit!] });
    },
    'end-phase': d => pop(d),
  },
};
