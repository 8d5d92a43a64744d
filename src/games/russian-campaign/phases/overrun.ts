/** 9.11 Who takes part in an automatic victory, and what it does. */
import { type Io, type Phase, pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { withAll, without } from '../../../kit/list.ts';
import { isMovement, type OverrunFrame } from '../frames.ts';
import { enemyOf, roleOf, SIDE, STRENGTH } from '../pieces.ts';
import { capture } from '../rules/casualties.ts';
import { groundOf, stackAt } from '../rules/ground.ts';
import { indispensable, isOverrun, type Overrun, overrunners, overrunOdds } from '../rules/overrun.ts';
import { OVERRAN, type State } from '../state.ts';

export const overrunFrame = (at: Overrun, units: readonly number[]): OverrunFrame => ({
  phase: 'overrun',
  ...at,
  units,
});

export const overrunPhase: Phase<State, OverrunFrame> = {
  rule: '9.11.1',
  actor: (_s, f) => roleOf(f.side),
  legal(s, f) {
    const all = overrunners(s, f.side, f.hex);
    const needed = indispensable(s, f, all);
    const choices: Choice[] = isOverrun(s, f, f.units)
      ? [{ type: 'resolve' }]
      : all.filter(u => !f.units.includes(u)).map(unit => ({ type: 'join', unit }));
    for (const unit of f.units) if (!needed.includes(unit)) choices.push({ type: 'leave', unit, revises: true });
    choices.push({ type: 'call-off', revises: true });
    return choices;
  },
  on: {
    join(_d, f, a) {
      f.units = [...f.units, a.unit!].sort((x, y) => x - y);
    },
    leave(_d, f, a) {
      f.units = without(f.units, a.unit!);
    },
    'call-off': d => pop(d),
    resolve(d, f, _a, io) {
      pop(d);
      overrun(d, f, f.units, io);
    },
  },
};

/** 9.11.1, 9.11.2 The defenders give up; those who took part neither move nor attack in this impulse. */
export function overrun(d: State, { side, impulse, hex }: Overrun, units: readonly number[], io: Io): void {
  const { attack, defence, ratio, shift } = overrunOdds(d, { side, impulse, hex }, units);
  io.emit({ type: 'automatic-victory', rule: '9.11.1', role: roleOf(side), hex, units, attack, defence, ratio, shift });
  d.done = withAll(d.done, units, OVERRAN);
  for (const f of d.flow) if (isMovement(f) && units.includes(f.mover)) f.mover = -1;
  const beaten = stackAt(d, enemyOf(side), hex).filter(u => STRENGTH[u]! > 0);
  capture(d, beaten, { rule: '9.11.1', why: 'overrun' }, io);
  release(d, side);
}

/** 9.11.2 The beaten count as never having been there, so they hold nobody who began the second impulse beside them. */
function release(d: State, side: number): void {
  const { ezoc } = groundOf(d, side);
  d.held = d.held.map((held, u) => (SIDE[u] === side && d.place[u]! >= 0 && !ezoc[d.place[u]!] ? 0 : held));
}
