/**
 * 8.1, 8.2.3, 8.2.4 Which units may move: the current movement phase, the allowances in it, and why a unit cannot move.
 * A move is made in legs, so that a player may choose the way: a unit goes on until it must stop or another unit
 * begins.
 */
import { itemAt } from '../../../kit/list.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { allowanceFor, MOVERS, WEATHERS } from '../data/tables.ts';
import type { MovementFrame } from '../frames.ts';
import { IS_DICTATOR, IS_HQ, IS_PARTISAN, IS_WORKER, MOVER, printedAllowance, UNITS_OF } from '../pieces.ts';
import {
  doneBy,
  IDLE,
  LANDED,
  MOVED,
  OVERRAN,
  placeOf,
  RAILED,
  SAILED,
  type State,
  TO_ARRIVE,
  weatherIn,
} from '../state.ts';
import { isFirstImpulse } from './firstImpulse.ts';
import { type Ground, groundOf } from './ground.ts';
import type { Net } from './rail.ts';
import { stopRule } from './stops.ts';
import { weatherOf } from './weather.ts';
import { whyOffMap } from './whereabouts.ts';

/** The current movement phase, for all questions of one list or answer. Do not keep it longer. */
export interface MoveContext {
  readonly s: State;
  readonly f: Pick<MovementFrame, 'side' | 'impulse' | 'mover' | 'spent'>;
  readonly g: Ground;
  /** 3.3.2 */
  readonly first: boolean;
  /** 8.2.4 By unit. */
  readonly allowances: readonly number[];
  /** Ignores terrain: to find out whether terrain is the reason why a hex is out of reach. */
  readonly easy?: true;
  /**
   * Results computed so far: the usable railway, the units that wait to arrive, and by unit how near it can come to its
   * targets (3.3.2), whether it can leave its hex, whether it can enter the map. Most questions need none of them.
   */
  net: Net | undefined;
  waiting: readonly number[] | undefined;
  nearest: Map<number, number> | undefined;
  leaving: Map<number, boolean> | undefined;
  entries: Map<number, boolean> | undefined;
}

export function moveContextOf(s: State, f: MoveContext['f']): MoveContext {
  const first = isFirstImpulse(s, f.side, f.impulse);
  const g = groundOf(s, f.side);
  const allowances = allowancesIn(s, f.impulse);
  return {
    s,
    f,
    g,
    first,
    allowances,
    net: undefined,
    waiting: undefined,
    nearest: undefined,
    leaving: undefined,
    entries: undefined,
  };
}

/** 8.2.4 Allowances by weather and impulse. */
const ALLOWANCES: readonly (readonly number[])[] = WEATHERS.flatMap(weather =>
  ([1, 2] as const).map(impulse =>
    MOVER.map((m, u) => allowanceFor(itemAt(MOVERS, m), weather, impulse, printedAllowance(u))),
  ),
);

const allowancesIn = (s: State, impulse: number): readonly number[] =>
  itemAt(ALLOWANCES, weatherIn(s, impulse) * 2 + impulse - 1);

const allowanceIn = (go: MoveContext, u: number): number => go.allowances[u]!;

export const allowanceOf = (s: State, u: number, impulse: number): number => allowancesIn(s, impulse)[u]!;

export interface Leg {
  readonly unit: number;
  readonly from: number;
  readonly spent: number;
  readonly limit: number;
}

export const legOf = (go: MoveContext, u: number): Leg => ({
  unit: u,
  from: placeOf(go.s, u),
  spent: spentBy(go, u),
  limit: allowanceIn(go, u),
});

export const spentBy = ({ f }: MoveContext, u: number): number => (u === f.mover ? f.spent : 0);

const WORKER = bar('12.7.2', 'never-moves', 'unit');
const PARTISAN = bar('11.2.2', 'never-moves', 'unit');
const HEADQUARTERS = bar('8.5.2', 'hq-first-impulse', 'unit');
const DICTATOR = bar('8.6.2', 'dictator-second-impulse', 'unit');
const CAME_BY_SEA = bar('8.4.3', 'landed-this-turn', 'unit');
const HELD = bar('8.2.3', 'held', 'unit');

/** 8.2.3, 8.4.3C, 8.5.2, 8.6.2 Why a unit has no move at all in this impulse, by march or by sea. */
export function whyNotAble(go: MoveContext, u: number): Why {
  const { s, f, allowances } = go;
  if (allowances[u] === 0) return whyNoAllowance(go, u);
  if (f.impulse === 1) return undefined;
  if (s.landed[u] === s.turn) return CAME_BY_SEA;
  return s.held[u] === 1 ? HELD : undefined;
}

/** 8.2.4 Some units never have one, others not in this impulse or weather. */
function whyNoAllowance({ s, f }: MoveContext, unit: number): Why {
  if (IS_WORKER[unit]) return WORKER;
  if (IS_PARTISAN[unit]) return PARTISAN;
  if (IS_HQ[unit] && f.impulse === 1) return HEADQUARTERS;
  if (IS_DICTATOR[unit] && f.impulse === 2) return DICTATOR;
  const weather = weatherOf(s, f.impulse);
  return { rule: '8.2.4', code: 'no-allowance', about: { unit, weather, impulse: f.impulse } };
}

/** Why a unit cannot begin to move: it must be on the map, not used yet, and able to move. */
export function whyNotBegin(go: MoveContext, u: number): Why {
  if (placeOf(go.s, u) < 0) return whyOffMap(go.s, u);
  return go.s.done[u] === IDLE ? whyNotAble(go, u) : whyDone(go, u);
}

/** Why a unit cannot march: it can neither begin nor go on. */
export function whyNotWalk(go: MoveContext, u: number): Why {
  if (u !== go.f.mover) return whyNotBegin(go, u);
  return go.s.done[u] === MOVED && go.f.spent < allowanceIn(go, u) ? undefined : whyDone(go, u);
}

export const mayWalk = (go: MoveContext, u: number): boolean => !whyNotWalk(go, u);

const STOPPED_ZOC = bar('7.2', 'stopped-zoc', 'unit');
const STOPPED_TERRAIN = bar('8.2.1', 'stopped-terrain', 'unit');
const ALREADY_MOVED = bar('8.1.3', 'already-moved', 'unit');
/** What a unit has done instead of marching. */
const INSTEAD: ReadonlyMap<number, Why> = new Map([
  [RAILED, bar('8.3.4', 'has-railed', 'unit')],
  [SAILED, bar('8.4.1', 'has-sailed', 'unit')],
  [OVERRAN, bar('9.11.2', 'has-overrun', 'unit')],
  [LANDED, bar('11.1.3', 'has-landed', 'unit')],
]);

/** Why a unit that has acted can do nothing more. */
export function whyDone(go: MoveContext, u: number): Why {
  const { s, f, g } = go;
  const instead = INSTEAD.get(doneBy(s, u));
  if (instead) return instead;
  const rule = stopRule(s, g, { unit: u, impulse: f.impulse }, placeOf(s, u));
  if (rule === undefined) return ALREADY_MOVED;
  return rule === '7.2' ? STOPPED_ZOC : STOPPED_TERRAIN;
}

/** All units that may still act: begin or continue a march, or arrive. In sheet order. */
export function handsOf(go: MoveContext): number[] {
  const { done } = go.s;
  const { side, mover } = go.f;
  const out: number[] = [];
  for (const u of UNITS_OF[side]) {
    const at = placeOf(go.s, u);
    // Tested first, as it excludes most units.
    if (at < 0 ? at !== TO_ARRIVE : done[u] !== IDLE && u !== mover) continue;
    if (at < 0 || mayWalk(go, u)) out.push(u);
  }
  return out;
}
