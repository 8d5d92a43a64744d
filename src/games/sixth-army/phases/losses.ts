/** 11.8-11.11 Retreat or hold, unit by unit: all retreats first, then the hold checks. */
import { type Io, pop, push } from '../../../kit/flow.ts';
import { without } from '../../../kit/list.ts';
import { type Named, offerPhase } from '../../../kit/offer.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { battleOf, type LossesFrame, type RetreatFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { eliminate, exhaust } from '../rules/condition.ts';
import { fallBack } from '../rules/enter.ts';
import { type Ground, groundOf } from '../rules/ground.ts';
import { holdCheck, mayStay, retreatHexes, whyNotRetreat } from '../rules/retreat.ts';
import { whyNotMarker } from '../rules/support.ts';
import { placeOf, type State } from '../state.ts';

interface Asked<F> {
  readonly s: State;
  readonly f: F;
  readonly g: Ground;
}

const CHOICE_MADE = bar('11.9', 'choice-made', 'unit');
const NOT_TO_DECIDE = bar('11.9', 'not-to-decide', 'unit');

/** 11.9 Why a unit that has already decided cannot decide again. */
function whyNotDecide({ s, f }: Asked<LossesFrame>, { unit }: Named): Why {
  return f.hold.includes(unit) || battleOf(s).retreated.includes(unit) ? CHOICE_MADE : NOT_TO_DECIDE;
}

const open = ({ f }: Asked<LossesFrame>): readonly number[] => f.units;

export const losses = offerPhase<State, LossesFrame, Asked<LossesFrame>>({
  rule: '11.9',
  // Once every unit has decided, the checks are rolled without a player.
  actor: (_s, f) => (f.units.length > 0 ? roleOf(f.side) : undefined),
  auto(d, f, io) {
    pop(d);
    for (const u of f.hold) checkHold(d, u, f.modifier, io);
  },
  ask: (s, f) => ({ s, f, g: groundOf(s, f.side) }),
  offers: {
    retreat: {
      takes: {
        unit: { ends: open, why: whyNotDecide },
        hex: {
          ends: ({ s, f, g }, { unit }) => retreatHexes(g, [placeOf(s, unit)], f.steps),
          why: ({ s, g }, { unit, hex }) => whyNotRetreat(g, [placeOf(s, unit)], hex),
        },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        f.units = without(f.units, unit);
        const b = battleOf(d);
        b.retreated = [...b.retreated, unit];
        const { side, steps } = f;
        const frame: RetreatFrame = { phase: 'retreat', side, unit, path: [placeOf(d, unit)], steps, left: steps };
        push(d, frame);
        step(d, frame, hex, io);
      },
    },
    hold: {
      takes: { unit: { ends: open, why: whyNotDecide } },
      run(_d, f, { unit }) {
        f.units = without(f.units, unit);
        f.hold = [...f.hold, unit];
      },
    },
  },
  elsewhere: ({ s, f }, a) => whyNotMarker(s, f.side, a.type),
});

/** 11.10 One die per unit. */
function checkHold(d: State, u: number, modifier: number, io: Io): void {
  const die = io.dice.roll(6, '11.10');
  const check = holdCheck(d, u, die, modifier);
  io.emit({ type: 'hold', rule: '11.10', unit: u, die, ...check });
  if (!check.holds) eliminate(d, u, '11.10', io);
}

const next = ({ f, g }: Asked<RetreatFrame>): number[] => retreatHexes(g, f.path, f.left, f.steps);
const itself = {
  ends: ({ f }: Asked<RetreatFrame>) => [f.unit],
  why: ({ f }: Asked<RetreatFrame>): Why => ({ rule: '11.11', code: 'other-retreats', about: { unit: f.unit } }),
};

/** 11.11 A retreat in progress: hexes still owed, or one more for stacking (8.4). */
export const retreat = offerPhase<State, RetreatFrame, Asked<RetreatFrame>>({
  rule: '11.11',
  actor: (_s, f) => roleOf(f.side),
  ask: (s, f) => ({ s, f, g: groundOf(s, f.side) }),
  offers: {
    retreat: {
      takes: { unit: itself, hex: { ends: next, why: ({ f, g }, { hex }) => whyNotRetreat(g, f.path, hex) } },
      run: (d, f, { hex }, io) => step(d, f, hex, io),
    },
    perish: {
      rule: '8.4',
      gate: q => (next(q).length > 0 ? { rule: '8.4', code: 'can-retreat', about: { unit: q.f.unit } } : undefined),
      takes: { unit: itself },
      // 8.4 Nowhere left to go.
      run(d, { unit }, _a, io) {
        pop(d);
        eliminate(d, unit, '8.4', io);
      },
    },
  },
  // 11.9 A unit that has begun to retreat can no longer hold.
  elsewhere: ({ s, f }, a) => (a.type === 'hold' && a.unit === f.unit ? CHOICE_MADE : whyNotMarker(s, f.side, a.type)),
});

function step(d: State, f: RetreatFrame, h: number, io: Io): void {
  const extra = f.left === 0;
  io.emit({ type: 'retreat', rule: extra ? '8.4' : '11.11', unit: f.unit, from: placeOf(d, f.unit), to: h });
  fallBack(d, f.unit, h, io);
  f.path = [...f.path, h];
  if (!extra) f.left--;
  if (f.left > 0 || !mayStay(d, f.unit)) return;
  pop(d);
  // 11.11 A retreat exhausts the unit at its end.
  exhaust(d, f.unit, '11.11', io);
}
