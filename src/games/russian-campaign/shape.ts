/** States from outside: their shape, and which of them a game may begin from. */
import type { Frame } from '../../kit/game.ts';
import { solve } from '../../kit/groupingSolve.ts';
import { declaredFault, type Layout, layoutFault } from '../../kit/layout.ts';
import { withAt } from '../../kit/list.ts';
import { sameList } from '../../kit/play.ts';
import type { StateShape } from '../../kit/shape.ts';
import type { Side } from '../../kit/sides.ts';
import { battleFault } from './battleFaults.ts';
import { violationsOf } from './check.ts';
import {
  type AxisReplacementFrame,
  type ConversionFrame,
  type DeclareFrame,
  type ImpulseFrame,
  isMovement,
  type PartisanFrame,
  type SovietReplacementFrame,
  type WhatIfFrame,
} from './frames.ts';
import { switchesOf } from './options.ts';
import { engagementNow } from './phases/declare.ts';
import { enemyOf, IS_HQ, IS_PARTISAN, SIDE, sideOf } from './pieces.ts';
import { canReplace } from './rules/axisReplacement.ts';
import { conversionsOf } from './rules/conversion.ts';
import { dutyOf, problemOf } from './rules/duty.ts';
import { groundOf, isOverfull } from './rules/ground.ts';
import { whyNotSetUp } from './rules/setUp.ts';
import { costOfAll } from './rules/sovietReplacement.ts';
import { dueVariant } from './rules/whatIf.ts';
import { SEQUENCE } from './sequence.ts';
import { framesBefore, layOut } from './setup.ts';
import { COLUMNS, isOnMap, placeOf, REPLACED, SIBERIA, type State, TO_ARRIVE, TO_SET_UP } from './state.ts';

const LAYOUT: Layout<State> = {
  steps: () => SEQUENCE,
  on: {
    begin: 'begin',
    'what-if': 'begin',
    'soviet-replacement': 'begin',
    workers: 'soviet-replacement',
    'axis-replacement': 'begin',
    conversion: ['begin', 'axis-replacement'],
    movement: 'movement',
    overrun: 'movement',
    surplus: 'movement',
    surrender: 'combat',
    declare: 'combat',
    resolve: 'combat',
    battle: 'resolve',
    'give-ground': 'battle',
    loss: 'battle',
    retreat: 'battle',
    remnant: 'battle',
    partisans: 'partisans',
  },
  waiting: ['begin', 'soviet-replacement', 'axis-replacement'],
  before: ['objectives', 'set-up', 'what-if', 'partisans'],
  fault: s =>
    columnFault(s) ?? (s.flow[0]?.entered === 1 ? s.flow.map(f => frameFault(s, f)).find(Boolean) : setUpFault(s)),
};

export const shape: StateShape<State> = {
  columns: COLUMNS.shape,
  settled: (options, scenario = 'campaign') => ({ scenario, options: switchesOf(options) }),
  check: violationsOf,
  unfit,
};

/** Why no game may begin from a state: units that a frame names must exist there and belong to its side. */
export function unfit(s: State): string | undefined {
  return layoutFault(s, LAYOUT);
}

function columnFault(s: State): string | undefined {
  if (s.landed.some(turn => turn > s.turn)) return 'a unit has landed in a turn to come';
  return s.stukas.every(({ unit }) => IS_HQ[unit]) ? undefined : 'Stukas fly for headquarters';
}

function frameFault(s: State, f: Frame): string | undefined {
  if (isMovement(f) && f.mover >= 0 && !(SIDE[f.mover] === f.side && isOnMap(s, f.mover)))
    return 'a unit moves that is not on the map or not of the side that moves';
  if (isMovement(f) && isTooFull(s, enemyOf(f.side))) return '6.1 stacks of the side that does not move are too full';
  if (isQuestion(f)) return questionFault(s, f);
  if (isPartisans(f) && !f.units.every(u => IS_PARTISAN[u])) return 'only partisans are placed';
  return isDeclare(f) ? declareFault(s, f) : battleFault(s, f);
}

/** 9.1.1, 9.5 Everybody who must fight is declared, once those who cannot have surrendered. */
function declareFault(s: State, f: DeclareFrame): string | undefined {
  const duty = dutyOf(s, f.side);
  if (!sameList(f.hexes, duty.hexes) || !sameList(f.units, duty.units)) return '9.1.1 others have to fight';
  if (!solve(problemOf(s, f.side, f.impulse, duty))) return '9.5 somebody has to surrender first';
  return declaredFault(engagementNow(s, f), f);
}

function isTooFull(s: State, side: Side): boolean {
  const ground = groundOf(s, side);
  return s.place.some(h => h >= 0 && isOverfull(ground, h));
}

/** 12.0 Decisions at the beginning of an impulse. */
type Question = AxisReplacementFrame | SovietReplacementFrame | ConversionFrame | WhatIfFrame;
const QUESTIONS = ['axis-replacement', 'soviet-replacement', 'conversion', 'what-if'];
const isQuestion = (f: Frame): f is Question => QUESTIONS.includes(f.phase);

function questionFault(s: State, f: Question): string | undefined {
  const isTaken = (u: number): boolean => SIDE[u] === f.side && s.place[u] === TO_ARRIVE && s.via[u] === REPLACED;
  switch (f.phase) {
    case 'axis-replacement':
      return f.units.every(isTaken) && canReplace(s, f.units) ? undefined : '12.6 no such replacements can be taken';
    case 'soviet-replacement':
      return f.units.every(u => isTaken(u) || u === f.sent) && isPaid(s, f) ? undefined : '12.7 no such replacements';
    case 'conversion':
      return f.units.every(u => conversionsOf(s).includes(u)) ? undefined : '12.8 no such corps is to be formed';
    case 'what-if':
      return whatIfFault(s, f);
  }
}

function isPaid(s: State, f: SovietReplacementFrame): boolean {
  const isSent = f.sent < 0 || (f.units.includes(f.sent) && s.place[f.sent] === SIBERIA);
  const isBack = f.returned < 0 || (f.returning === 1 && s.place[f.returned] === TO_ARRIVE);
  return costOfAll(f.units) <= f.points && isSent && isBack;
}

/** V3 Decided before the beginning of its impulse runs again. */
function whatIfFault(s: State, f: WhatIfFrame): string | undefined {
  const begin = s.flow.find(isBegin);
  return begin && dueVariant(s, begin) === f.variant ? undefined : 'V3 no such variant is to be decided';
}

/** 3.0, S2.0 Before the first turn: frames in order, every unit in its box or where it may be set up. */
function setUpFault(s: State): string | undefined {
  const before = framesBefore(s);
  if (!s.flow.every((f, i) => f.phase === before[i]?.phase && sideIn(f) === sideIn(before[i])))
    return '3.0 something else comes before the first turn';
  const isOpen = (side: Side): boolean => s.flow.some(f => f.phase === 'set-up' && sideIn(f) === side);
  const start = COLUMNS.draft(s);
  layOut(start);
  const isAstray = s.place.some((h, u) => {
    if (h === TO_SET_UP && !isOpen(sideOf(u))) return true;
    if (h >= 0) return !IS_PARTISAN[u] && !isSetUp(s, u);
    return h !== start.place[u] && start.place[u] !== TO_SET_UP && s.chosen[0] === 0;
  });
  return isAstray ? '3.0 a unit is where it cannot be set up' : undefined;
}

function isSetUp(s: State, u: number): boolean {
  const without = { ...s, place: withAt(s.place, u, TO_SET_UP) };
  return whyNotSetUp(without, groundOf(without, sideOf(u)), u, placeOf(s, u)) === undefined;
}

const sideIn = (f: Frame | undefined): unknown => (f && 'side' in f ? f.side : undefined);
const isBegin = (f: Frame): f is Frame & ImpulseFrame => f.phase === 'begin';
const isPartisans = (f: Frame): f is PartisanFrame => f.phase === 'partisans';
const isDeclare = (f: Frame): f is DeclareFrame => f.phase === 'declare';
