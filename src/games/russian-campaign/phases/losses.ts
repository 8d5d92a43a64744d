/** 9.6.2, 9.6.3 The players' decisions after the die: which unit is lost, and whether the defender gives ground. */
import { pop } from '../../../kit/flow.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { type Asked, asked, battleOf, type GiveGroundFrame, type LossFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { destroy } from '../rules/casualties.ts';
import { whyNotPresent } from '../rules/whose.ts';
import { placeOf, type State } from '../state.ts';

export const giveGround = offerPhase<State, GiveGroundFrame, Asked<GiveGroundFrame>>({
  rule: '9.6.3',
  actor: (_s, f) => roleOf(f.side),
  ask: asked,
  offers: {
    'give-ground': {
      run(d, f, _a, io) {
        const b = battleOf(d);
        io.emit({ type: 'give-ground', rule: '9.6.3', role: roleOf(f.side), hexes: b.hexes, was: b.result });
        b.result = 'DR';
        pop(d);
      },
    },
    'stand-firm': {
      run(d, f, _a, io) {
        const b = battleOf(d);
        io.emit({ type: 'stand-firm', rule: '9.6.3', role: roleOf(f.side), hexes: b.hexes, was: b.result });
        pop(d);
      },
    },
  },
});

/** A1, D1, EX: the owner chooses one unit. */
export const loss = offerPhase<State, LossFrame, Asked<LossFrame>>({
  rule: '9.6.2',
  actor: (_s, f) => roleOf(f.side),
  ask: asked,
  offers: {
    lose: {
      takes: {
        unit: {
          ends: ({ f }) => f.units,
          why: ({ s, f }, { unit }) =>
            whyNotPresent(s, f.side, unit) ?? {
              rule: '9.6.2',
              code: 'not-in-battle',
              about: { unit, units: f.units },
            },
        },
      },
      run(d, f, { unit }, io) {
        const b = battleOf(d);
        if (f.side !== b.side) b.fallen = [...b.fallen, { unit, hex: placeOf(d, unit) }];
        pop(d);
        destroy(d, [unit], { rule: '9.6.2', why: b.result }, io);
      },
    },
  },
});
