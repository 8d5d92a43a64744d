/** 12.7 The Soviet player spends the points of his workers and of his allies; V3.4 and Siberia takes its share. */
import { type Io, type Phase, pop } from '../../../kit/flow.ts';
import type { Choice } from '../../../kit/game.ts';
import { without } from '../../../kit/list.ts';
import { yearOf } from '../data/calendar.ts';
import { hasActed, type SovietReplacementFrame } from '../frames.ts';
import { AXIS, roleOf, STAVKA } from '../pieces.ts';
import { receiveConvoys } from '../rules/lendLease.ts';
import { isReturning, maySend, mustSend, siberianStrength, siberians, weighSiberia } from '../rules/siberia.ts';
import { costOf, costOfAll, sovietCandidates } from '../rules/sovietReplacement.ts';
import { workerPoints } from '../rules/workers.ts';
import { end, POOL, REPLACED, SIBERIA, type State, TO_ARRIVE } from '../state.ts';

type F = SovietReplacementFrame;

export const sovietReplacement: Phase<State, F> = {
  rule: '12.7',
  actor: (_s, f) => roleOf(f.side),
  enter,
  legal: (s, f) => [
    ...(owesReturn(s, f) ? siberians(s) : []).map((unit): Choice => ({ type: 'return', unit })),
    ...sovietCandidates(s, f).map((unit): Choice => ({ type: 'replace', unit })),
    ...sendable(s, f).map((unit): Choice => ({ type: 'send', unit })),
    ...(whyNotEndReplacement(s, f) ? [] : [{ type: 'end-replacement' }]),
    ...takenBy(f).map((unit): Choice => ({ type: 'take-back', unit, revises: true })),
  ],
  waits: hasActed,
  on: {
    replace(d, f, a, io) {
      const unit = a.unit!;
      f.units = [...f.units, unit];
      bring(d, f, unit);
      const left = f.points - costOfAll(f.units);
      io.emit({ type: 'replace', rule: '12.7.5', role: roleOf(f.side), unit, cost: costOf(unit), left });
    },
    send(d, f, a, io) {
      f.sent = a.unit!;
      d.place = d.place.with(f.sent, SIBERIA);
      const strength = siberianStrength(d);
      io.emit({ type: 'sent-to-siberia', rule: 'V3.4', role: roleOf(f.side), unit: f.sent, strength });
    },
    return(d, f, a, io) {
      f.returned = a.unit!;
      bring(d, f, f.returned);
      io.emit({ type: 'from-siberia', rule: 'V3.4', role: roleOf(f.side), unit: f.returned });
    },
    'take-back': takeBack,
    'end-replacement'(d, f) {
      if (f.units.includes(STAVKA)) d.stavkaYear = yearOf(d.turn);
      if (f.sent >= 0) weighSiberia(d);
      pop(d);
    },
  },
};

/** 12.7.4-12.7.9 Counts the points. Where nothing can be done with them, nobody is asked. */
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
  d.place = d.place.with(unit, TO_ARRIVE);
  d.via = d.via.with(unit, REPLACED);
}

const takenBy = (f: F): number[] => (f.returned >= 0 ? [...f.units, f.returned] : [...f.units]);

const owesReturn = (s: State, f: F): boolean => f.returning === 1 && f.returned < 0 && siberians(s).length > 0;
const owesSending = (s: State, f: F): boolean => mustSend(s) && f.sent < 0;

const sendable = (s: State, f: F): readonly number[] => (maySend(s) && f.sent < 0 ? f.units : []);

export function whyNotEndReplacement(s: State, f: F) {
  if (owesSending(s, f)) return { rule: 'V3.4', code: 'siberia-first' };
  return owesReturn(s, f) ? { rule: 'V3.4', code: 'return-first' } : undefined;
}

function takeBack(d: State, f: F, { unit = -1 }: { readonly unit?: number }, io: Io): void {
  if (unit === f.returned) {
    f.returned = -1;
    d.place = d.place.with(unit, SIBERIA);
  } else {
    if (unit === f.sent) f.sent = -1;
    f.units = without(f.units, unit);
    d.place = d.place.with(unit, POOL);
  }
  io.emit({ type: 'take-back', rule: '12.7.5', role: roleOf(f.side), unit });
}
