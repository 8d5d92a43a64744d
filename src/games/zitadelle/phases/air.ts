/** 9.1, 9.2 The Germans send their bombers; level bombing is rolled for at once. */
import { type Io, pop } from '../../../kit/flow.ts';
import { withAll, withAt, withMore } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import { LEVEL_BOMBING } from '../data/tables.ts';
import { type AirFrame, hasActed } from '../frames.ts';
import { AIR_UNITS, roleOf } from '../pieces.ts';
import {
  canDive,
  diveHexes,
  muster,
  raidedBy,
  raidTargets,
  waiting,
  whyNotDive,
  whyNotDiver,
  whyNotRaid,
  whyNotRaider,
  whyNotRecall,
} from '../rules/air.ts';
import { HANGAR, OVER, READY, type State } from '../state.ts';

export const air = offerPhase<State, AirFrame, { readonly s: State; readonly side: Side }>({
  rule: '9.1',
  actor: (_s, f) => roleOf(f.side),
  enter: d => muster(d),
  waits: hasActed,
  ask: (s, { side }) => ({ s, side }),
  offers: {
    dive: {
      rule: '9.1.4',
      takes: {
        unit: { among: ({ s }) => waiting(s), why: ({ s, side }, { unit }) => whyNotDiver(s, side, unit) },
        hex: {
          ends: ({ s }, { unit }) => diveHexes(s, unit),
          some: ({ s }, { unit }) => canDive(s, unit),
          why: (_q, { unit, hex }) => whyNotDive(unit, hex),
        },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        f.acted = 1;
        d.place = withAt(d.place, unit, hex);
        io.emit({ type: 'dive', rule: '9.1.1', unit, hex });
      },
    },
    raid: {
      rule: '9.1.5',
      takes: {
        unit: { among: ({ s }) => waiting(s), why: ({ s, side }, { unit }) => whyNotRaider(s, side, unit) },
        card: { ends: (_q, { unit }) => raidTargets(unit), why: (_q, { card }) => whyNotRaid(card) },
      },
      run(d, f, { unit, card }, io) {
        f.acted = 1;
        d.place = withAt(d.place, unit, OVER - card);
        io.emit({ type: 'raid', rule: '9.1.1', unit, card });
      },
    },
    'end-air': {
      run(d, _f, _a, io) {
        pop(d);
        const idle = AIR_UNITS.filter(u => d.place[u] === READY);
        d.place = withAll(d.place, idle, HANGAR);
        for (const u of AIR_UNITS) if (raidedBy(d, u) >= 0) bomb(d, u, io);
      },
    },
    recall: {
      takes: { unit: { among: () => AIR_UNITS, why: ({ s, side }, { unit }) => whyNotRecall(s, side, unit) } },
      revises: true,
      run(d, _f, { unit }, io) {
        d.place = withAt(d.place, unit, READY);
        io.emit({ type: 'recall', rule: '9.1.1', unit });
      },
    },
  },
});

/** 9.2.2, 9.2.4 */
function bomb(d: State, u: number, io: Io): void {
  const command = raidedBy(d, u);
  const die = io.dice.roll(6, '9.2.1');
  const success = die <= LEVEL_BOMBING.most;
  if (success) d.pm = withMore(d.pm, command);
  else d.place = withAt(d.place, u, HANGAR);
  io.emit({ type: 'bombed', rule: success ? '9.2.2' : '9.2.4', unit: u, card: command, die, success });
}
