/** 9.11 The choice of units for an automatic victory, and its effect. */
import { type Io, pop } from '../../../kit/flow.ts';
import { withAll, withEach, without } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { type Asked, isMovement, type OverrunFrame } from '../frames.ts';
import { enemyOf, printedStrength, roleOf, SIDE } from '../pieces.ts';
import { capture } from '../rules/casualties.ts';
import { groundOf, stackAt } from '../rules/ground.ts';
import {
  indispensable,
  type Overrun,
  overrunners,
  overrunOdds,
  whyNotOverrun,
  whyNotOverrunner,
} from '../rules/overrun.ts';
import { OVERRAN, placeOf, type State } from '../state.ts';

export const overrunFrame = (at: Overrun, units: readonly number[]): OverrunFrame => ({
  phase: 'overrun',
  ...at,
  units,
});

interface Question extends Asked<OverrunFrame> {
  /** All units that could take part. */
  readonly all: readonly number[];
  /** Why the units chosen so far do not win. */
  readonly lacks: Why;
}

export const overrunPhase = offerPhase<State, OverrunFrame, Question>({
  rule: '9.11.1',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, f) => ({ s, f, all: overrunners(s, f.side, f.hex), lacks: whyNotOverrun(s, f, f.units) }),
  offers: {
    resolve: {
      gate: ({ lacks }) => lacks,
      run(d, f, _a, io) {
        pop(d);
        overrun(d, f, f.units, io);
      },
    },
    join: {
      takes: {
        unit: {
          ends: ({ f, all }) => all.filter(u => !f.units.includes(u)),
          why: ({ s, f }, { unit }) => (f.units.includes(unit) ? CHOSEN : whyNotOverrunner(s, f, unit)),
        },
      },
      run(_d, f, { unit }) {
        f.units = [...f.units, unit].sort((x, y) => x - y);
      },
    },
    leave: {
      takes: {
        unit: {
          ends({ s, f, all }) {
            const needed = indispensable(s, f, all);
            return f.units.filter(u => !needed.includes(u));
          },
          why: ({ f }, { unit }) => (f.units.includes(unit) ? NEEDED : NOT_CHOSEN),
        },
      },
      revises: true,
      run(_d, f, { unit }) {
        f.units = without(f.units, unit);
      },
    },
    'call-off': { revises: true, run: d => pop(d) },
  },
});

const CHOSEN = bar('9.11.1', 'already-chosen', 'unit');
const NEEDED = bar('9.11.1', 'indispensable', 'unit');
const NOT_CHOSEN = bar('9.11.1', 'not-chosen', 'unit');

/** 9.11.1, 9.11.2 The defenders surrender; the units that took part neither move nor attack in this impulse. */
export function overrun(d: State, { side, impulse, hex }: Overrun, units: readonly number[], io: Io): void {
  const { attack, defence, ratio, shift } = overrunOdds(d, { side, impulse, hex }, units);
  io.emit({ type: 'automatic-victory', rule: '9.11.1', role: roleOf(side), hex, units, attack, defence, ratio, shift });
  d.done = withAll(d.done, units, OVERRAN);
  for (const f of d.flow) if (isMovement(f) && units.includes(f.mover)) f.mover = -1;
  const beaten = stackAt(d, enemyOf(side), hex).filter(u => printedStrength(u) > 0);
  capture(d, beaten, { rule: '9.11.1', why: 'overrun' }, io);
  release(d, side);
}

/** 9.11.2 Beaten defenders count as never present, so they hold no unit that began the second impulse next to them. */
function release(d: State, side: Side): void {
  const { ezoc } = groundOf(d, side);
  d.held = withEach(d.held, (held, u) => (SIDE[u] === side && placeOf(d, u) >= 0 && !ezoc[placeOf(d, u)] ? 0 : held));
}
