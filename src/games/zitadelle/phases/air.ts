/** 9.1, 9.2 The Germans send their bombers; level bombing is diced for at once. */
import { type Io, type Phase, pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { withAll } from '../../../kit/list.ts';
import { LEVEL_BOMBING } from '../data/tables.ts';
import { type AirFrame, hasActed } from '../frames.ts';
import { AIR_UNITS, IS_DIVE, roleOf } from '../pieces.ts';
import { canDive, diveHexes, muster, raidedBy, raidTargets, waiting } from '../rules/air.ts';
import { HANGAR, OVER, READY, type State } from '../state.ts';

export const air: Phase<State, AirFrame> = {
  rule: '9.1',
  actor: (_s, f) => roleOf(f.side),
  enter: d => muster(d),
  legal(s) {
    const choices: Choice[] = [];
    for (const unit of waiting(s)) {
      if (!IS_DIVE[unit]) choices.push(...raidTargets(unit).map((card): Choice => ({ type: 'raid', unit, card })));
      else if (canDive(s, unit)) choices.push({ type: 'dive', unit, open: 'hex' });
    }
    choices.push({ type: 'end-air' });
    for (const unit of AIR_UNITS)
      if (s.place[unit] !== HANGAR && s.place[unit] !== READY) choices.push({ type: 'recall', unit, revises: true });
    return choices;
  },
  complete: (s, _f, { unit }) => diveHexes(s, unit!).map(hex => ({ type: 'dive', unit: unit!, hex })),
  waits: hasActed,
  on: {
    dive(d, f, a, io) {
      f.acted = 1;
      d.place = d.place.with(a.unit!, a.hex!);
      io.emit({ type: 'dive', rule: '9.1.1', unit: a.unit!, hex: a.hex! });
    },
    raid(d, f, a, io) {
      f.acted = 1;
      d.place = d.place.with(a.unit!, OVER - a.card!);
      io.emit({ type: 'raid', rule: '9.1.1', unit: a.unit!, card: a.card! });
    },
    recall(d, _f, a, io) {
      d.place = d.place.with(a.unit!, READY);
      io.emit({ type: 'recall', rule: '9.1.1', unit: a.unit! });
    },
    'end-air'(d, _f, _a, io) {
      pop(d);
      const idle = AIR_UNITS.filter(u => d.place[u] === READY);
      d.place = withAll(d.place, idle, HANGAR);
      for (const u of AIR_UNITS) if (raidedBy(d, u) >= 0) bomb(d, u, io);
    },
  },
};

/** 9.2.2, 9.2.4 */
function bomb(d: State, u: number, io: Io): void {
  const command = raidedBy(d, u);
  const die = io.dice.roll(6, '9.2.1');
  const success = die <= LEVEL_BOMBING.most;
  if (success) d.pm = d.pm.with(command, d.pm[command]! + 1);
  else d.place = d.place.with(u, HANGAR);
  io.emit({ type: 'bombed', rule: success ? '9.2.2' : '9.2.4', unit: u, card: command, die, success });
}
