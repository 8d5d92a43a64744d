/** 5.1.7 The enemy takes units away from stacks that are too high. */
import { type Phase, pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import type { SurplusFrame } from '../frames.ts';
import { enemyOf, roleOf } from '../pieces.ts';
import { eliminate } from '../rules/loss.ts';
import { overfullHexes, surplusUnits } from '../rules/surplus.ts';
import type { State } from '../state.ts';

export const surplus: Phase<State, SurplusFrame> = {
  rule: '5.1.7',
  actor: (_s, f) => roleOf(f.side),
  legal: (s, f) => surplusUnits(s, enemyOf(f.side)).map((unit): Choice => ({ type: 'remove', unit })),
  on: {
    remove(d, f, a, io) {
      eliminate(d, a.unit!, '5.1.7', io);
      if (overfullHexes(d, enemyOf(f.side)).length === 0) pop(d);
    },
  },
};
