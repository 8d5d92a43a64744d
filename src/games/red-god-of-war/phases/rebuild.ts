/** 10.42 At the end of a German impulse divisions are built up of regiments in one hex. */
import { pop } from '../../../kit/flow.ts';
import { hasActed } from '../../../kit/frames.ts';
import { withAll, withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { RebuildFrame } from '../frames.ts';
import { GERMAN, roleOf, unitsBy } from '../pieces.ts';
import { buildAt, buildHexes, whyNotBuild, whyNotBuildAt } from '../rules/breakdown.ts';
import { resettle } from '../rules/control.ts';
import { BROKEN, POOL, type State } from '../state.ts';

export const rebuild = offerPhase<State, RebuildFrame, State>({
  rule: '10.42',
  actor: () => roleOf(GERMAN),
  waits: hasActed,
  ask: s => s,
  offers: {
    'build-up': {
      takes: {
        unit: {
          among: s => unitsBy(GERMAN).filter(unit => s.place[unit] === BROKEN),
          why: (s, { unit }) => whyNotBuild(s, unit),
        },
        hex: { among: (s, { unit }) => buildHexes(s, unit), why: (s, { unit, hex }) => whyNotBuildAt(s, unit, hex) },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        f.acted = 1;
        const { regiments: units, lost } = buildAt(d, unit, hex);
        io.emit({ type: 'built-up', rule: '10.42', unit, units, hex });
        const most = (column: readonly number[]): number => Math.max(...units.map(one => column[one] ?? 0));
        // What its regiments have done, it has done.
        d.acted = withAt(d.acted, unit, most(d.acted));
        d.marched = withAt(d.marched, unit, most(d.marched));
        d.status = withAt(d.status, unit, most(d.status));
        d.lost = withAt(d.lost, unit, lost);
        d.place = withAt(withAll(d.place, units, POOL), unit, hex);
        resettle(d, hex, io);
      },
    },
    'end-phase': { run: d => pop(d) },
  },
});
