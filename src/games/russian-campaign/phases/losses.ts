/** 9.6.2, 9.6.3 What the players decide when the die has fallen: who is lost, and whether the defender gives ground. */
import { type Phase, pop } from '../../../kit/flow.ts';
import { battleOf, type GiveGroundFrame, type LossFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { destroy } from '../rules/casualties.ts';
import type { State } from '../state.ts';

export const giveGround: Phase<State, GiveGroundFrame> = {
  rule: '9.6.3',
  actor: (_s, f) => roleOf(f.side),
  legal: () => [{ type: 'give-ground' }, { type: 'stand-firm' }],
  on: {
    'give-ground'(d, f, _a, io) {
      const b = battleOf(d);
      io.emit({ type: 'give-ground', rule: '9.6.3', role: roleOf(f.side), hexes: b.hexes, was: b.result });
      b.result = 'DR';
      pop(d);
    },
    'stand-firm'(d, f, _a, io) {
      const b = battleOf(d);
      io.emit({ type: 'stand-firm', rule: '9.6.3', role: roleOf(f.side), hexes: b.hexes, was: b.result });
      pop(d);
    },
  },
};

/** A1, D1, EX: the owner names one unit. */
export const loss: Phase<State, LossFrame> = {
  rule: '9.6.2',
  actor: (_s, f) => roleOf(f.side),
  legal: (_s, f) => f.units.map(unit => ({ type: 'lose', unit })),
  on: {
    lose(d, f, a, io) {
      const b = battleOf(d);
      const unit = a.unit!;
      if (f.side !== b.side) b.fallen = [...b.fallen, { unit, hex: d.place[unit]! }];
      pop(d);
      destroy(d, [unit], { rule: '9.6.2', why: b.result }, io);
    },
  },
};
