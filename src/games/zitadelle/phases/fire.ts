/** 6.4 Units fire one by one; every shot is seen before the next one is decided. */

import { type Io, type Phase, pop, push } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { withAll } from '../../../kit/list.ts';
import { type FireFrame, hasActed, type TargetFrame } from '../frames.ts';
import { enemyOf, roleOf, UNITS_OF } from '../pieces.ts';
import { areAlike } from '../rules/alike.ts';
import { twoDice } from '../rules/dice.ts';
import { fireLines, firers, foremost, isHit, sumOf, targetHexes } from '../rules/fire.ts';
import { loseStep } from '../rules/loss.ts';
import { armourOf, atOf } from '../rules/values.ts';
import { ACTED, IDLE, type State } from '../state.ts';

export const fire: Phase<State, FireFrame> = {
  rule: '6.0',
  actor: (_s, f) => roleOf(f.side),
  enter(d, f) {
    d.done = withAll(d.done, UNITS_OF[f.side]!, IDLE);
  },
  legal(s, f) {
    const choices = firers(s, f.side).map((unit): Choice => ({ type: 'fire', unit, open: 'hex' }));
    choices.push({ type: 'end-fire' });
    return choices;
  },
  complete: (s, _f, { unit }) => targetHexes(s, unit!).map(hex => ({ type: 'fire', unit: unit!, hex })),
  waits: hasActed,
  on: {
    fire(d, f, a, io) {
      f.acted = 1;
      d.done = d.done.with(a.unit!, ACTED);
      const units = foremost(d, enemyOf(f.side), a.hex!);
      if (areAlike(d, units)) shoot(d, a.unit!, units[0]!, io);
      else {
        const frame: TargetFrame = { phase: 'target', side: enemyOf(f.side), unit: a.unit!, units };
        push(d, frame);
      }
    },
    'end-fire': pop,
  },
};

/** 6.3.5 The owner of tanks that are equally well armoured says which one is fired at. */
export const target: Phase<State, TargetFrame> = {
  rule: '6.3.5',
  actor: (_s, f) => roleOf(f.side),
  legal: (_s, f) => f.units.map((unit): Choice => ({ type: 'choose', unit })),
  on: {
    choose(d, f, a, io) {
      pop(d);
      shoot(d, f.unit, a.unit!, io);
    },
  },
};

/** 6.4 Two dice with what 6.5 adds, against the armour. */
function shoot(d: State, unit: number, hit: number, io: Io): void {
  const at = atOf(d, unit);
  const armour = armourOf(d, hit);
  const modifier = sumOf(fireLines(d, unit, hit));
  const dice = twoDice(io, '6.4');
  const isGood = isHit(at, dice + modifier, armour);
  io.emit({
    type: 'fire',
    rule: '6.4',
    unit,
    target: hit,
    hex: d.place[hit]!,
    at,
    armour,
    dice,
    modifier,
    hit: isGood,
  });
  if (isGood) loseStep(d, hit, '6.6.3', io);
}
