/** 8.4 Units advance after combat; 8.64 a formation goes on into the hex that it has overrun. */
import { pop } from '../../../kit/flow.ts';
import { frameBelow, hasActed } from '../../../kit/frames.ts';
import { withAll, withAt, without } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { type AdvanceFrame, type BattleFrame, isBattle, isResolve, type OccupyFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { advanceHexes, advances, whyNotAdvanceTo, whyNotAdvancing, whyNotBy } from '../rules/advance.ts';
import { enterHexes } from '../rules/control.ts';
import { HALTED, placeOf, type State } from '../state.ts';

interface Asked {
  readonly s: State;
  readonly f: AdvanceFrame;
  readonly battle: BattleFrame;
}

export const advance = offerPhase<State, AdvanceFrame, Asked>({
  rule: '8.4',
  actor: (_s, f) => roleOf(f.side),
  waits: hasActed,
  ask: (s, f) => ({ s, f, battle: frameBelow(s, isBattle) }),
  offers: {
    advance: {
      takes: {
        unit: { among: ({ f }) => f.units, why: ({ f }, { unit }) => whyNotAdvancing(f, unit) },
        hex: {
          ends: ({ s, f, battle }, { unit }) => advanceHexes(s, f, unit, battle),
          why: ({ s, f, battle }, { unit, hex }) => whyNotAdvanceTo(s, f, battle, [unit, hex]),
        },
      },
      isOpen: true,
      way: ({ s, f, battle }, { unit, hex }) => advances(s, f, unit, battle).get(hex),
      along: ({ s, f, battle }, a) => whyNotBy(s, f, battle, a),
      run(d, f, { unit, hex, hexes }, io) {
        const path = hexes ?? advances(d, f, unit, frameBelow(d, isBattle)).get(hex) ?? [hex];
        f.units = without(f.units, unit);
        f.acted = 1;
        const resolve = frameBelow(d, isResolve);
        resolve.advanced = [...resolve.advanced, unit];
        if (!d.acted[unit]) d.acted = withAt(d.acted, unit, 1);
        io.emit({ type: 'advanced', rule: '8.4', unit, from: placeOf(d, unit), to: hex, path });
        enterHexes(d, unit, path, io);
      },
    },
    'end-phase': { run: d => pop(d) },
  },
});

export const occupy = offerPhase<State, OccupyFrame, OccupyFrame>({
  rule: '8.64',
  actor: (_s, f) => roleOf(f.side),
  ask: (_s, f) => f,
  offers: {
    occupy: {
      run(d, f, _a, io) {
        pop(d);
        io.emit({ type: 'occupied', rule: '8.64', units: f.units, hex: f.hex });
        for (const unit of f.units) enterHexes(d, unit, [f.hex], io);
      },
    },
    stay: {
      run(d, f) {
        pop(d);
        d.mode = withAll(d.mode, f.units, HALTED);
      },
    },
  },
});
