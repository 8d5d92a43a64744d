/** 12.7 The Soviet player spends the points of workers and lend-lease; V3.4 and sends units to Siberia. */
import { type Io, pop } from '../../../kit/flow.ts';
import { withAt, without } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { yearOf } from '../data/calendar.ts';
import { type Asked, asked, hasActed, type SovietReplacementFrame } from '../frames.ts';
import { AXIS, roleOf, STAVKA, UNITS_OF } from '../pieces.ts';
import { receiveConvoys } from '../rules/lendLease.ts';
import { isReturning, maySend, mustSend, siberianStrength, siberians, weighSiberia } from '../rules/siberia.ts';
import { costOf, costOfAll, sovietCandidates, whyNotReplaced } from '../rules/sovietReplacement.ts';
import { whyNotOwn } from '../rules/whose.ts';
import { workerPoints } from '../rules/workers.ts';
import { end, POOL, REPLACED, SIBERIA, type State, TO_ARRIVE } from '../state.ts';

type F = SovietReplacementFrame;

export const sovietReplacement = offerPhase<State, F, Asked<F>>({
  rule: '12.7',
  actor: (_s, f) => roleOf(f.side),
  enter,
  waits: hasActed,
  ask: asked,
  offers: {
    return: {
      rule: 'V3.4',
      takes: { unit: { ends: ({ s, f }) => returnable(s, f), why: ({ s, f }, { unit }) => whyNotReturn(s, f, unit) } },
      run(d, f, { unit }, io) {
        f.returned = unit;
        bring(d, f, unit);
        io.emit({ type: 'from-siberia', rule: 'V3.4', role: roleOf(f.side), unit });
      },
    },
    replace: {
      takes: {
        unit: {
          among: ({ f }) => UNITS_OF[f.side],
          why: ({ s, f }, { unit }) => whyNotReplaced(s, f, unit),
        },
      },
      run(d, f, { unit }, io) {
        f.units = [...f.units, unit];
        bring(d, f, unit);
        const left = f.points - costOfAll(f.units);
        io.emit({ type: 'replace', rule: '12.7.5', role: roleOf(f.side), unit, cost: costOf(unit), left });
      },
    },
    send: {
      rule: 'V3.4',
      takes: { unit: { ends: ({ s, f }) => sendable(s, f), why: ({ s, f }, { unit }) => whyNotSend(s, f, unit) } },
      run(d, f, { unit }, io) {
        f.sent = unit;
        d.place = withAt(d.place, unit, SIBERIA);
        const strength = siberianStrength(d);
        io.emit({ type: 'sent-to-siberia', rule: 'V3.4', role: roleOf(f.side), unit, strength });
      },
    },
    'end-replacement': {
      gate: ({ s, f }) => whyNotEnd(s, f),
      run(d, f) {
        if (f.units.includes(STAVKA)) d.stavkaYear = yearOf(d.turn);
        if (f.sent >= 0) weighSiberia(d);
        pop(d);
      },
    },
    'take-back': {
      takes: { unit: { ends: ({ f }) => takenBy(f), why: ({ f }, { unit }) => whyNotOwn(f.side, unit) ?? NOT_TAKEN } },
      revises: true,
      run: takeBack,
    },
  },
});

/** 12.7.4-12.7.9 Counts the points. If nothing can be done with them, the phase ends. */
function enter(d: State, f: F, io: Io): void {
  const workers = workerPoints(d);
  const lendLease = receiveConvoys(d, io);
  f.points = workers + lendLease;
  f.returning = isReturning(d) ? 1 : 0;
  io.emit({ type: 'replacement-points', rule: '12.7.5', role: roleOf(f.side), workers, lendLease, points: f.points });
  const candidates = sovietCandidates(d, f).length;
  if (candidates === 0 && mustSend(d)) {
    io.emit({ type: 'siberia-lost', rule: 'V3.4' });
    end(d, AXIS, 'V3.4', 'siberia');
  } else if (candidates === 0 && !f.returning) pop(d);
}

function bring(d: State, f: F, unit: number): void {
  f.acted = 1;
  d.place = withAt(d.place, unit, TO_ARRIVE);
  d.via = withAt(d.via, unit, REPLACED);
}

const takenBy = (f: F): number[] => (f.returned >= 0 ? [...f.units, f.returned] : [...f.units]);

const NOT_TAKEN = bar('12.7.5', 'not-taken', 'unit');
const CLOSED = bar('V3.4', 'siberia-closed', 'unit');
const ONE_SENT = bar('V3.4', 'one-to-siberia', 'unit');
const REPLACED_ONLY = bar('V3.4', 'replaced-only', 'unit');
const NOT_THERE = bar('V3.4', 'not-in-siberia', 'unit');
const ONE_BACK = bar('V3.4', 'one-from-siberia', 'unit');
const BACK = bar('V3.4', 'already-taken', 'unit');
const STAYS = bar('V3.4', 'siberia-stays', 'unit');
const SEND_FIRST = bar('V3.4', 'siberia-first');
const RETURN_FIRST = bar('V3.4', 'return-first');

/** V3.4 Units that may return now: one a turn. */
const returnable = (s: State, f: F): number[] => (f.returning === 1 && f.returned < 0 ? siberians(s) : []);

function whyNotReturn(s: State, f: F, u: number): Why {
  const own = whyNotOwn(f.side, u);
  if (own) return own;
  if (u === f.returned) return BACK;
  if (s.place[u] !== SIBERIA) return NOT_THERE;
  return f.returning ? ONE_BACK : STAYS;
}

/** V3.4 Units that may be sent: one of those replaced in this turn. */
const sendable = (s: State, f: F): readonly number[] => (maySend(s) && f.sent < 0 ? f.units : []);

function whyNotSend(s: State, f: F, u: number): Why {
  const own = whyNotOwn(f.side, u);
  if (own) return own;
  if (!maySend(s)) return CLOSED;
  return f.sent >= 0 ? ONE_SENT : REPLACED_ONLY;
}

/** V3.4 What is owed before the replacements end. */
export function whyNotEnd(s: State, f: F): Why {
  if (mustSend(s) && f.sent < 0) return SEND_FIRST;
  return returnable(s, f).length > 0 ? RETURN_FIRST : undefined;
}

function takeBack(d: State, f: F, { unit }: { readonly unit: number }, io: Io): void {
  if (unit === f.returned) {
    f.returned = -1;
    d.place = withAt(d.place, unit, SIBERIA);
  } else {
    if (unit === f.sent) f.sent = -1;
    f.units = without(f.units, unit);
    d.place = withAt(d.place, unit, POOL);
  }
  io.emit({ type: 'take-back', rule: '12.7.5', role: roleOf(f.side), unit });
}
