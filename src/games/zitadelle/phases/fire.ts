/** 6.4 Units fire one by one; the result of each shot is known before the next one is decided. */

import { type Io, pop, push } from '../../../kit/flow.ts';
import { headOf, withAll, withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { type FireFrame, hasActed, type TargetFrame } from '../frames.ts';
import { enemyOf, roleOf, TROOPS_OF, UNITS_OF } from '../pieces.ts';
import { areAlike } from '../rules/alike.ts';
import { twoDice } from '../rules/dice.ts';
import {
  armourHexes,
  foremost,
  inReach,
  isHit,
  isInReach,
  shotOf,
  whyNotAt,
  whyNotFire,
  whyNotHit,
} from '../rules/fire.ts';
import { loseStep } from '../rules/loss.ts';
import { whyNotOwn } from '../rules/who.ts';
import { ACTED, IDLE, placeOf, type State } from '../state.ts';

interface Firing {
  readonly s: State;
  readonly f: FireFrame;
  /** Hexes with a target. */
  readonly armour: Uint8Array;
}

export const fire = offerPhase<State, FireFrame, Firing>({
  rule: '6.0',
  actor: (_s, f) => roleOf(f.side),
  enter(d, f) {
    d.done = withAll(d.done, UNITS_OF[f.side], IDLE);
  },
  waits: hasActed,
  ask: (s, f) => ({ s, f, armour: armourHexes(s, enemyOf(f.side)) }),
  offers: {
    fire: {
      rule: '6.2.2',
      takes: {
        unit: {
          among: ({ f }) => TROOPS_OF[f.side],
          why: ({ s, f }, { unit }) => whyNotOwn(f.side, unit) ?? whyNotFire(s, unit),
        },
        hex: {
          ends: ({ s, armour }, { unit }) => inReach(armour, placeOf(s, unit)),
          some: ({ s, armour }, { unit }) => isInReach(armour, placeOf(s, unit)),
          why: ({ s }, { unit, hex }) => whyNotAt(s, unit, hex),
        },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        f.acted = 1;
        d.done = withAt(d.done, unit, ACTED);
        const units = foremost(d, enemyOf(f.side), hex);
        if (areAlike(d, units)) shoot(d, unit, headOf(units), io);
        else {
          const frame: TargetFrame = { phase: 'target', side: enemyOf(f.side), unit, units };
          push(d, frame);
        }
      },
    },
    'end-fire': { run: d => pop(d) },
  },
});

/** 6.3.5 The owner of tanks with equal armour chooses which one is hit. */
export const target = offerPhase<State, TargetFrame, { readonly s: State; readonly f: TargetFrame }>({
  rule: '6.3.5',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, f) => ({ s, f }),
  offers: {
    choose: {
      takes: { unit: { ends: ({ f }) => f.units, why: ({ s, f }, { unit }) => whyNotHit(s, unit, f.units) } },
      run(d, f, { unit }, io) {
        pop(d);
        shoot(d, f.unit, unit, io);
      },
    },
  },
});

/** 6.4 Two dice with the modifiers of 6.5, against the armour. */
function shoot(d: State, unit: number, hit: number, io: Io): void {
  const { at, armour, modifier } = shotOf(d, unit, hit);
  const dice = twoDice(io, '6.4');
  const isGood = isHit(at, dice + modifier, armour);
  io.emit({
    type: 'fire',
    rule: '6.4',
    unit,
    target: hit,
    hex: placeOf(d, hit),
    at,
    armour,
    dice,
    modifier,
    hit: isGood,
  });
  if (isGood) loseStep(d, hit, '6.6.3', io);
}
