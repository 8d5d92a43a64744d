/** 12.1.1 The beginning of an impulse: arrivals, and the decisions to be made before movement. */

import { type Io, push } from '../../../kit/flow.ts';
import type { Frame } from '../../../kit/game.ts';
import { withAll, withAt } from '../../../kit/list.ts';
import { yearOf } from '../data/calendar.ts';
import { SPECIAL_REINFORCEMENTS } from '../data/schedule.ts';
import { ARTILLERY_CORPS, BULGE, ITALY_OUT, SIBERIA, TUNISIA } from '../data/variants.ts';
import type {
  AxisReplacementFrame,
  ConversionFrame,
  ImpulseFrame,
  SovietReplacementFrame,
  WhatIfFrame,
  WorkersFrame,
} from '../frames.ts';
import { AXIS, GERMAN_PARATROOP, IS_ARMOUR, roleOf, SOVIET, UNITS_OF, unit, unitSpec } from '../pieces.ts';
import {
  AGAIN,
  AS_PRINTED,
  AT_SEA,
  end,
  PARA,
  POOL,
  REPLACED,
  type State,
  TO_ARRIVE,
  TO_COME,
  WITHDRAWN,
} from '../state.ts';
import { axisCandidates, hasReplacements, staffsOf } from './axisReplacement.ts';
import { conversionsOf, convert, ownInfantry } from './conversion.ts';
import { noticeStanding } from './garrisons.ts';
import { settleDrop } from './paratroops.ts';
import { dueVariant, isAdopted } from './whatIf.ts';
import { owedCorps, withdrawalDue } from './withdrawal.ts';

type Impulse = Pick<ImpulseFrame, 'side' | 'impulse'>;

export function beginImpulse(d: State, f: Impulse, io: Io): void {
  const { side, impulse } = f;
  const variant = dueVariant(d, f);
  if (variant >= 0) {
    // V3 It is decided first; then the beginning of the impulse runs again.
    push(d, Object.assign({ phase: 'begin' }, { side, impulse }));
    const ask: WhatIfFrame = { phase: 'what-if', side, variant };
    push(d, ask);
    return;
  }
  const missed = impulse === 2 ? withdrawalDue(d, side, 1) : undefined;
  if (missed && owedCorps(d, side, 1) > 0) {
    const { rule } = missed;
    io.emit({ type: 'withdrawal-missed', rule, count: owedCorps(d, side, 1) });
    end(d, SOVIET, rule, 'withdrawal');
    return;
  }
  noticeStanding(d, side, io);
  if (side === AXIS && impulse === 2) settleDrop(d, io);
  if (side === AXIS && impulse === 1) d.withdrawn = 0;
  muster(d, f, io);
  for (const frame of side === AXIS ? axisQuestions(d, impulse, io) : sovietQuestions(impulse)) push(d, frame);
}

/** 12.1.1 Units due now go to the arriving box, where those that found no place before still wait. */
function muster(d: State, f: Impulse, io: Io): void {
  if (f.side === SOVIET && f.impulse === 1) d.rebuilt = [];
  formArtillery(d, f, io);
  const units: number[] = [];
  const bring = (u: number, via: number): void => {
    d.place = withAt(d.place, u, TO_ARRIVE);
    d.via = withAt(d.via, u, via);
    units.push(u);
  };
  for (const u of UNITS_OF[f.side]) {
    if (d.place[u] === AT_SEA) {
      // V3.1 German paratroops may wait off the map for their next jump.
      if (u === GERMAN_PARATROOP) d.place = withAt(d.place, u, PARA);
      else bring(u, AGAIN);
    } else if (isDue(d, f, u)) bring(u, AS_PRINTED);
    else if (isBrought(d, f, u)) bring(u, AGAIN);
  }
  if (units.length > 0) io.emit({ type: 'reinforcements', rule: '12.1.1', role: roleOf(f.side), units });
}

/** By the order of battle, or by an event (12.4). */
function isDue(s: State, { impulse }: Impulse, u: number): boolean {
  if (s.place[u] !== TO_COME) return false;
  const { entry } = unitSpec(u);
  if (entry.kind === 'turn') return arrivalTurn(s, u) === s.turn && entry.impulse === impulse;
  if (entry.kind !== 'event' || impulse !== 1) return false;
  const due = s.due[SPECIAL_REINFORCEMENTS.findIndex(one => one.id === entry.event)] ?? 0;
  return due > 0 && due <= s.turn;
}

/** V3.2 The Siberian units of 1941 arrive sooner, if they come over the east edge. */
export function arrivalTurn(s: State, u: number): number {
  const { entry } = unitSpec(u);
  if (entry.kind !== 'turn') return -1;
  const isSiberian = entry.at === 'east' && yearOf(entry.turn) === SIBERIA.year && isAdopted(s, 'siberia');
  return isSiberian ? entry.turn - SIBERIA.sooner : entry.turn;
}

const HERMANN_GORING = unit(TUNISIA.unit);
const AFRIKA = unit(ITALY_OUT.unit);

/** V3.3, V3.5, V3.6 Whether a decision brings the unit. */
function isBrought(s: State, { side, impulse }: Impulse, u: number): boolean {
  if (side !== AXIS) return false;
  const isNow = (at: { readonly turn: number; readonly impulse: number }): boolean =>
    at.turn === s.turn && at.impulse === impulse;
  const waits = s.place[u] === TO_COME;
  if (u === AFRIKA && waits && isAdopted(s, 'italy-out') && isNow(ITALY_OUT.arrives)) return true;
  if (u === HERMANN_GORING && waits && isAdopted(s, 'tunisia') && isNow(TUNISIA.arrives)) return true;
  if (!isAdopted(s, 'bulge') || !isNow(BULGE.arrives)) return false;
  return (u === HERMANN_GORING && waits) || (s.place[u] === WITHDRAWN && IS_ARMOUR[u] === true);
}

/** V1 They are no reinforcements: from their year on they are available as replacements. */
function formArtillery(d: State, { side, impulse }: Impulse, io: Io): void {
  if (impulse !== 1 || !d.options.artilleryCorps) return;
  const years = yearOf(d.turn) - ARTILLERY_CORPS.fromYear + 1;
  const units = ARTILLERY_CORPS.units[roleOf(side)]
    .slice(0, Math.max(0, years))
    .map(unit)
    .filter(u => d.place[u] === TO_COME);
  d.place = withAll(d.place, units, POOL);
  if (units.length > 0) io.emit({ type: 'artillery-corps', rule: 'V1', role: roleOf(side), units });
}

/** 12.6, 12.8 As a stack: the last one is asked first. */
function axisQuestions(d: State, impulse: number, io: Io): Frame[] {
  const frames: Frame[] = [];
  if (hasReplacements(d, impulse)) {
    d.replaced = yearOf(d.turn);
    d.staffs = d.turn;
    const frame: AxisReplacementFrame = { phase: 'axis-replacement', side: AXIS, impulse, units: [], acted: 0 };
    if (axisCandidates(d, []).length > 0) frames.push(frame);
  }
  if (impulse === 2 && d.staffs === d.turn) replaceStaffs(d, io);
  if (impulse === 1) frames.push(...convertOwn(d, io));
  return frames;
}

/** 12.6.2 */
function replaceStaffs(d: State, io: Io): void {
  const units = staffsOf(d);
  for (const u of units) {
    d.place = withAt(d.place, u, TO_ARRIVE);
    d.via = withAt(d.via, u, REPLACED);
  }
  if (units.length > 0) io.emit({ type: 'staffs-replaced', rule: '12.6.2', role: roleOf(AXIS), units });
}

/** 12.8.1 Converts a corps whose own infantry can be converted; for the others another must be chosen. */
function convertOwn(d: State, io: Io): Frame[] {
  const left: number[] = [];
  for (const corps of conversionsOf(d)) {
    const infantry = ownInfantry(d, corps);
    if (infantry >= 0) convert(d, infantry, corps, io);
    else left.push(corps);
  }
  const frame: ConversionFrame = { phase: 'conversion', side: AXIS, units: left };
  return left.length > 0 ? [frame] : [];
}

/** 12.7 Workers first: they give points at once (12.7.4). */
function sovietQuestions(impulse: number): Frame[] {
  if (impulse !== 1) return [];
  const replace: SovietReplacementFrame = {
    phase: 'soviet-replacement',
    side: SOVIET,
    points: 0,
    units: [],
    sent: -1,
    returning: 0,
    returned: -1,
    acted: 0,
  };
  const workers: WorkersFrame = { phase: 'workers', side: SOVIET, acted: 0 };
  return [replace, workers];
}
