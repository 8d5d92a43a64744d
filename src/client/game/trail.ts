/**
 * Ways on the page. Dragging leaves a trail: if the unit may take it, a drop uses exactly this way. If ways to a
 * clicked hex differ in their effects, the player is asked which one is meant.
 */
import { type Board, dirTo } from '../../kit/board.ts';
import { ScriptError, scriptedDice } from '../../kit/dice.ts';
import type { Action } from '../../kit/game.ts';
import { findLegal } from '../../kit/play.ts';
import { berthsOf } from './carry.ts';
import { type Choices, isMove } from './choices.ts';
import type { Item } from './select.ts';

/** The hexes through which a unit was dragged, with the one now under the pointer; going back shortens it. */
export function trailed(board: Board, start: number, trail: readonly number[], hex: number): readonly number[] {
  if (hex === start) return [];
  const back = trail.indexOf(hex);
  if (back >= 0) return trail.slice(0, back + 1);
  const last = trail.at(-1) ?? start;
  if (dirTo(board, last, hex) >= 0) return [...trail, hex];
  // A fast pointer skips a hex; any hex between the two will do.
  const between = [...board.next.subarray(last * 6, last * 6 + 6)].find(h => h >= 0 && dirTo(board, h, hex) >= 0);
  return between === undefined || between === start || trail.includes(between) ? [hex] : [...trail, between, hex];
}

export interface Trailed {
  readonly action: Action;
  readonly path: readonly number[];
  /** The printed cost, if it is known before any die is rolled. */
  readonly cost?: number;
}

/** The move that a trail stands for, if it is a way that may be taken. */
export function moveBy(c: Choices, unit: number, trail: readonly number[]): Trailed | undefined {
  const end = trail.at(-1);
  const move =
    end === undefined
      ? undefined
      : berthsOf(c, unit)
          .get(end)
          ?.actions.find(a => isMove(a.type));
  const action = move && findLegal(c.game, c.s, c.role, { ...move, hexes: trail });
  return action && { action, path: trail, ...costOf(c, action) };
}

/** Described by the very event that the move causes. */
function costOf(c: Choices, action: Action): { readonly cost?: number } {
  try {
    const { events } = c.game.apply(c.s, c.role, action, scriptedDice([]));
    const cost = events.find(event => event.path !== undefined)?.cost;
    return typeof cost === 'number' ? { cost } : {};
  } catch (error) {
    if (error instanceof ScriptError) return {};
    throw error;
  }
}

/** One line for each way of an action that differs in effect; none if there is nothing to choose. */
export function wayItems(c: Choices, action: Action): Item[] {
  if (action.hexes !== undefined) return [];
  const ways = c.game.inspect.ways?.(c.s, c.role, action) ?? [];
  if (ways.length < 2) return [];
  return ways.map((way, i) => ({ kind: 'act', actions: [i === 0 ? action : { ...action, hexes: way.path }], way }));
}
