/** 9.3 Dive bombing: where the bombs fall, which tank they find, and whether they hit it. */
import { type Io, type Phase, pop, push } from '../../../kit/flow.ts';
import { headOf, withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { DiveFrame, TargetFrame } from '../frames.ts';
import { AIR_UNITS, GERMAN, IS_DIVE, roleOf } from '../pieces.ts';
import { nearestTanks, scattered, strikeOf, whyNotBombed } from '../rules/air.ts';
import { areAlike } from '../rules/alike.ts';
import { twoDice } from '../rules/dice.ts';
import { isHit } from '../rules/fire.ts';
import { loseStep } from '../rules/loss.ts';
import { placeOf, type State } from '../state.ts';

export const dive: Phase<State, DiveFrame> = {
  rule: '9.3',
  actor: () => undefined,
  enter(d, f) {
    f.units = AIR_UNITS.filter(u => IS_DIVE[u] && placeOf(d, u) >= 0);
  },
  auto(d, f, io) {
    const [unit, ...rest] = f.units;
    if (unit === undefined) {
      pop(d);
      return;
    }
    f.units = rest;
    const from = placeOf(d, unit);
    const dice = twoDice(io, '9.3.1');
    const hex = scattered(from, dice);
    d.place = withAt(d.place, unit, hex);
    io.emit({ type: 'scatter', rule: '9.3.1', unit, from, to: hex, dice });
    const units = nearestTanks(d, hex);
    if (units.length === 0) return;
    if (areAlike(d, units)) strike(d, unit, headOf(units), io);
    else {
      const frame: TargetFrame = { phase: 'bomb-target', side: GERMAN, unit, units };
      push(d, frame);
    }
  },
};

/** 9.3.1 c, d The Germans choose which of the possible tanks is bombed. */
export const bombTarget = offerPhase<State, TargetFrame, { readonly s: State; readonly f: TargetFrame }>({
  rule: '9.3.1',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, f) => ({ s, f }),
  offers: {
    choose: {
      takes: { unit: { ends: ({ f }) => f.units, why: ({ s, f }, { unit }) => whyNotBombed(s, unit, f.units) } },
      run(d, f, { unit }, io) {
        pop(d);
        strike(d, f.unit, unit, io);
      },
    },
  },
});

/** 9.3.1 e Like anti-tank fire, with its own modifier. */
function strike(d: State, unit: number, target: number, io: Io): void {
  const h = placeOf(d, target);
  const { at, armour, modifier } = strikeOf(d, target);
  const dice = twoDice(io, '9.3.1');
  const hit = isHit(at, dice + modifier, armour);
  io.emit({ type: 'strike', rule: '9.3.1', unit, target, hex: h, at, armour, dice, modifier, hit });
  if (hit) loseStep(d, target, '9.3.1', io);
}
