/** 11.12 Advance after combat: into the emptied hex, and on to a second one where a defender retreated. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { without } from '../../../kit/list.ts';
import { type AdvanceFrame, hasActed } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { advanceHexes } from '../rules/advance.ts';
import { walk } from '../rules/enter.ts';
import { groundOf } from '../rules/ground.ts';
import { isOver, type State } from '../state.ts';

export const advance: Phase<State, AdvanceFrame> = {
  rule: '11.12',
  actor: (_s, f) => roleOf(f.side),
  waits: hasActed,
  legal(s, f) {
    const g = groundOf(s, f.side);
    const choices: Choice[] = [];
    for (const unit of f.units) {
      if (advanceHexes(s, g, f, unit).length > 0) choices.push({ type: 'advance', unit, open: 'hex' });
    }
    choices.push({ type: 'end-advance' });
    return choices;
  },
  complete: (s, f, choice) =>
    advanceHexes(s, groundOf(s, f.side), f, choice.unit!).map(hex => ({ type: 'advance', unit: choice.unit!, hex })),
  on: {
    advance(d, f, a, io) {
      const u = a.unit!;
      const path = a.hex === f.hex ? [f.hex] : [f.hex, a.hex!];
      io.emit({ type: 'advance', rule: '11.12', unit: u, from: d.place[u]!, to: a.hex!, path });
      walk(d, u, path, io);
      if (isOver(d)) return;
      f.units = without(f.units, u);
      f.acted = 1;
    },
    'end-advance': d => pop(d),
  },
};
