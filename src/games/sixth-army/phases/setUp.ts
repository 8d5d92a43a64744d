/** 3 Set-up: the Soviets first, then the Axis; unit by unit, or the ready-made one at once. */
import { pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { withAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import { SETUPS } from '../data/setup.ts';
import type { SetupFrame } from '../frames.ts';
import { hex, roleOf, UNITS_OF, unit as unitOf, unitSpec } from '../pieces.ts';
import { type Ground, groundOf } from '../rules/ground.ts';
import {
  allowedHexes,
  canBegin,
  isFixed,
  setUpRule,
  whyNotBegin,
  whyNotSetUp,
  whyNotTakeBack,
} from '../rules/setUp.ts';
import { type State, TO_SET_UP } from '../state.ts';

interface Asked {
  readonly s: State;
  readonly side: Side;
  readonly g: Ground;
}

const own = ({ side }: Asked): readonly number[] => UNITS_OF[side];
const waiting = ({ s, side }: Asked): number[] => UNITS_OF[side].filter(u => s.place[u] === TO_SET_UP);

export const setUp = offerPhase<State, SetupFrame, Asked>({
  rule: '3.0',
  actor: (_s, f) => roleOf(f.side),
  // 3.1 Units with a printed hex are placed at once.
  enter(d, f, io) {
    for (const u of UNITS_OF[f.side]) {
      if (d.place[u] !== TO_SET_UP) continue;
      if (unitSpec(u).exhausted) d.exhausted = withAt(d.exhausted, u, 1);
      const only = isFixed(u);
      if (only === undefined) continue;
      d.place = withAt(d.place, u, only);
      io.emit({ type: 'place', rule: '3.1', unit: u, hex: only });
    }
  },
  ask: (s, { side }) => ({ s, side, g: groundOf(s, side) }),
  // A unit has up to 33 hexes, and the list is made at every placement: written by hand it is twice as fast.
  list(q) {
    const { s, side, g } = q;
    const isLeft = (u: number): boolean => s.place[u] === TO_SET_UP;
    const choices: Choice[] = [];
    for (const unit of own(q))
      if (isLeft(unit) && canBegin(s, g, unit, setUpRule(side))) choices.push({ type: 'place', unit, open: 'hex' });
    choices.push({ type: own(q).some(isLeft) ? 'historical-set-up' : 'ready' });
    for (const unit of own(q))
      if (!whyNotTakeBack(s, side, unit)) choices.push({ type: 'take-back', unit, revises: true });
    return choices;
  },
  offers: {
    place: {
      takes: {
        unit: { among: own, why: ({ s, side }, { unit }) => whyNotSetUp(s, side, unit) },
        hex: {
          among: (_q, { unit }) => allowedHexes(unit),
          why: ({ s, side, g }, { unit, hex }) => whyNotBegin(s, g, unit, hex, setUpRule(side)),
        },
      },
      isOpen: true,
      run(d, { side }, { unit, hex }, io) {
        d.place = withAt(d.place, unit, hex);
        io.emit({ type: 'place', rule: setUpRule(side), unit, hex });
      },
    },
    ready: {
      gate(q) {
        const units = waiting(q);
        return units.length > 0 ? { rule: setUpRule(q.side), code: 'units-left', about: { units } } : undefined;
      },
      run(d, { side }, _a, io) {
        io.emit({ type: 'ready', rule: setUpRule(side), role: roleOf(side) });
        pop(d);
      },
    },
    'historical-set-up': {
      gate: q => (waiting(q).length > 0 ? undefined : { rule: setUpRule(q.side), code: 'all-placed' }),
      run(d, { side }, _a, io) {
        const place = d.place.slice();
        for (const [name, at] of Object.entries(SETUPS[roleOf(side)])) place[unitOf(name)] = hex(at);
        d.place = place;
        io.emit({ type: 'historical-set-up', rule: setUpRule(side), role: roleOf(side) });
      },
    },
    'take-back': {
      takes: { unit: { among: own, why: ({ s, side }, { unit }) => whyNotTakeBack(s, side, unit) } },
      revises: true,
      run(d, { side }, { unit }, io) {
        d.place = withAt(d.place, unit, TO_SET_UP);
        io.emit({ type: 'take-back', rule: setUpRule(side), unit });
      },
    },
  },
});
