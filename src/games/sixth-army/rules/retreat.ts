/** 11.9-11.11 Retreat or hold. */
import { dirTo, hexDistance } from '../../../kit/board.ts';
import { sumOfLines } from '../../../kit/chance.ts';
import { headOf, lastOf } from '../../../kit/list.ts';
import type { OddsLine } from '../../../kit/report.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { BOARD, hexAcross, isOpen, SIDE, SOVIET, sideOf } from '../pieces.ts';
import { placeOf, type State, strengthOf } from '../state.ts';
import { ENEMY_THERE, type Ground, isOverDon, mayShare, stackAt } from './ground.ts';

/** 11.11 Neighbours a retreating unit may enter: not over the Don, no enemy, no enemy ZOC even next to friends. */
export function openNeighbours(g: Ground, from: number): number[] {
  const out: number[] = [];
  for (let e = from * 6, end = e + 6; e < end; e++) {
    if (!isOpen(e)) continue;
    const to = hexAcross(e);
    if (!g.enemy[to] && !g.ezoc[to]) out.push(to);
  }
  return out;
}

/**
 * Next hexes of a retreat. `path` is the hex where the unit stood and those it has entered. Each of the `left` hexes
 * still owed takes it farther from its start, and the first must leave a second possible; an extra hex for stacking
 * (8.4) may not lead back over its own path, nor nearer than the `steps` of the retreat.
 */
export function retreatHexes(g: Ground, path: readonly number[], left: number, steps = left): number[] {
  const origin = headOf(path);
  const at = lastOf(path);
  const near = openNeighbours(g, at);
  if (left === 0) return near.filter(h => !path.includes(h) && hexDistance(BOARD, origin, h) >= steps);
  const away = near.filter(h => hexDistance(BOARD, origin, h) === path.length);
  return left === 1 ? away : away.filter(h => retreatHexes(g, [...path, h], left - 1).length > 0);
}

const RETREAT_DON = bar('11.11', 'retreat-don', 'unit', 'hex');
const RETREAT_FAR = bar('11.11', 'retreat-far', 'unit', 'hex');
const RETREAT_EZOC = bar('11.11', 'retreat-ezoc', 'unit', 'hex');
const RETREAT_FRIENDS = bar('11.11', 'retreat-ezoc-friends', 'unit', 'hex');
const RETREAT_STUCK = bar('11.11', 'retreat-stuck', 'unit', 'hex');
const RETREAT_BACK = bar('11.11', 'retreat-back', 'unit', 'hex');

/** Why a retreat cannot go to a hex: the four bars first, then its direction and length. */
export function whyNotRetreat(g: Ground, path: readonly number[], hex: number): Why {
  const from = lastOf(path);
  if (isOverDon(from, hex)) return RETREAT_DON;
  if (dirTo(BOARD, from, hex) < 0) return RETREAT_FAR;
  if (g.enemy[hex]) return ENEMY_THERE;
  if (g.ezoc[hex]) return g.own[hex] ? RETREAT_FRIENDS : RETREAT_EZOC;
  return hexDistance(BOARD, headOf(path), hex) === path.length ? RETREAT_STUCK : RETREAT_BACK;
}

/** 11.9 A unit that cannot retreat the full distance must hold. */
export const canRetreat = (g: Ground, from: number, steps: number): boolean =>
  retreatHexes(g, [from], steps).length > 0;

/** 8.4 Whether a unit may stay where it is now. */
export function mayStay(s: State, u: number): boolean {
  const others = stackAt(s, sideOf(u), placeOf(s, u)).filter(o => o !== u);
  return mayShare(u, others);
}

/** 11.10 The chance that a unit holds. */
export function holdChance(s: State, u: number, modifier: number): number {
  let holds = 0;
  for (let die = 1; die <= 6; die++) if (holdCheck(s, u, die, modifier).holds) holds++;
  return holds / 6;
}

export interface HoldCheck {
  readonly strength: number;
  readonly modifier: number;
  readonly holds: boolean;
}

/** 11.10 A unit holds on a die up to its strength; B2 and B3 change that. */
export function holdCheck(s: State, u: number, die: number, modifier: number): HoldCheck {
  const strength = strengthOf(s, u);
  const sum = sumOfLines(holdLines(s, u, modifier));
  const natural = s.options.naturalHold ? naturalHold(die) : undefined;
  return { strength, modifier: sum, holds: natural ?? die + sum <= strength };
}

/** 11.10, B3 What is added to the die. */
export function holdLines(s: State, u: number, modifier: number): OddsLine[] {
  const lines: OddsLine[] = [];
  if (modifier !== 0) lines.push({ what: 'two-hexes', rule: '11.10', value: modifier });
  if (s.options.sovietHold && SIDE[u] === SOVIET) lines.push({ what: 'soviet-hold', rule: 'B3', value: -2 });
  return lines;
}

/** B2 An unmodified 1 or 6 decides by itself. */
function naturalHold(die: number): boolean | undefined {
  if (die === 1) return true;
  return die === 6 ? false : undefined;
}
