/**
 * The effect of dragging a unit or a hex somewhere. A unit whose assignment can only be taken back is reassigned by
 * taking it back first, so that one gesture does both; a hex dragged to another joins the two.
 */
import { ScriptError, scriptedDice } from '../../kit/dice.ts';
import type { Action, BaseState, Choice } from '../../kit/game.ts';
import { actionsOf, type Choices, choicesOf, type Target, takesHex, targetsOf, unitChoices } from './choices.ts';

/** Hexes where a dragged unit can be dropped, with all resulting actions. */
export function berthsOf(c: Choices, unit: number): ReadonlyMap<number, Target> {
  const own = unitChoices(c, unit);
  if (own.some(takesHex)) return targetsOf(c, own);
  const back = backOf(c, unit);
  if (!back) return joinable(c, unit);
  const berths = targetsOf(back.free, unitChoices(back.free, unit));
  // Several types of action that end in one hex are rare here; the first is used.
  return new Map(
    [...berths].map(([hex, { actions }]) => [
      hex,
      { hex, actions: [back.first, ...actions.slice(0, 1)], isSeries: true },
    ]),
  );
}

export interface TakenBack {
  readonly first: Action;
  readonly free: Choices;
}

const known = new WeakMap<Choices, Map<number, TakenBack | undefined>>();

/** The position after the unit's assignment was taken back, if that is all that can be done with it. */
export function backOf(c: Choices, unit: number): TakenBack | undefined {
  const asked = known.get(c) ?? new Map<number, TakenBack | undefined>();
  known.set(c, asked);
  if (!asked.has(unit)) asked.set(unit, takenBack(c, unit));
  return asked.get(unit);
}

function takenBack(c: Choices, unit: number): TakenBack | undefined {
  const own = unitChoices(c, unit);
  const choice = own.find(x => x.revises && x.open === undefined && x.hex === undefined);
  if (!choice || own.some(x => !x.revises)) return undefined;
  const [first] = actionsOf(c, choice);
  const s = first && after(c, first);
  if (!first || !s || !c.game.active(s).includes(c.role)) return undefined;
  return { first, free: choicesOf(c.game, s, c.role, c.game.depict(c.game.view(s, c.role), c.role)) };
}

/** The position after an action; undefined if it rolls dice. */
export function after(c: Choices, action: Action): BaseState | undefined {
  try {
    return c.game.apply(c.s, c.role, action, scriptedDice([])).state;
  } catch (error) {
    if (error instanceof ScriptError) return undefined;
    throw error;
  }
}

/** Hexes to which the hex of an enemy unit can be dragged. */
function joinable(c: Choices, unit: number): ReadonlyMap<number, Target> {
  const from = c.hexOf.get(unit);
  const out = new Map<number, Target>();
  if (from === undefined || !c.leads.has(from)) return out;
  for (const hex of c.leads.keys()) {
    const choice = joinOf(c, from, hex);
    if (choice) out.set(hex, { hex, actions: actionsOf(c, choice) });
  }
  return out;
}

/** The choice that joins the battles of two hexes. */
export function joinOf(c: Choices, a: number, b: number): Choice | undefined {
  const [from, to] = [c.leads.get(a) ?? a, c.leads.get(b) ?? b];
  return c.pairs.find(({ hexes }) => hexes?.includes(from) && hexes.includes(to) && from !== to);
}

/** The same as an action that may not be legal, to be explained. */
export function attemptedJoin(c: Choices, type: string, a: number, b: number): Action {
  const leads = [c.leads.get(a) ?? a, c.leads.get(b) ?? b].sort((x, y) => x - y);
  return { type, hexes: leads };
}

/** Units that can be dragged although nothing can be done with them alone: their hex can be dragged to another. */
export function handlesOf(c: Choices): ReadonlySet<number> {
  const hexes = new Set(c.pairs.flatMap(p => p.hexes ?? []));
  const all = [...c.leads].flatMap(([hex, lead]) => (hexes.has(lead) ? (c.unitsAt.get(hex) ?? []) : []));
  return new Set(all);
}
