/**
 * The selection, and the effect of a click on it: pure transitions from (choices, selection, input) to a reply. A reply
 * may hold actions to send, a small menu to choose from, or a thing that is not legal.
 */
import type { Action, Choice } from '../../kit/game.ts';
import { headOf } from '../../kit/list.ts';
import type { WayReport } from '../../kit/report.ts';
import { berthsOf, joinOf } from './carry.ts';
import {
  actionsOf,
  type Choices,
  hexChoices,
  isMove,
  isStrike,
  offersOf,
  type Target,
  takesHex,
  targetsOf,
  unitChoices,
} from './choices.ts';
import { type Gather, gatherFrom, toggled } from './gather.ts';

export type Selection =
  | { readonly kind: 'none' }
  /** Selected units; `type` if one of several types of action was chosen for them. */
  | { readonly kind: 'units'; readonly units: readonly number[]; readonly type?: string }
  /** Actions that cannot be taken back, and wait for a word of the player. */
  | { readonly kind: 'held'; readonly actions: readonly Action[] }
  /** An open choice without a unit (a card, a button) whose hex is to be chosen. */
  | { readonly kind: 'choice'; readonly choice: Choice }
  | Gather;

export const NOTHING: Selection = { kind: 'none' };

export interface Pointed {
  readonly unit?: number;
  readonly hex?: number;
  /** A hex that was dragged to another one. */
  readonly joins?: readonly [number, number];
}

export type Item =
  /** With the way, if it is one of several. */
  | { readonly kind: 'act'; readonly actions: readonly Action[]; readonly way?: WayReport }
  | { readonly kind: 'press'; readonly choice: Choice }
  | { readonly kind: 'take'; readonly unit: number };

export interface Reply {
  readonly selection: Selection;
  readonly acts?: readonly Action[];
  readonly menu?: readonly Item[];
  /** Nothing legal was meant: to be explained. */
  readonly asks?: Pointed;
}

export interface Held {
  readonly shift: boolean;
  readonly ctrl: boolean;
}

export const FREE: Held = { shift: false, ctrl: false };

/** The selected unit, if there is exactly one. */
export const takenInHand = (sel: Selection): number | undefined =>
  sel.kind === 'units' && sel.units.length === 1 ? sel.units[0] : undefined;

/** Choices of the selected units, of the chosen type only. */
export function choicesInHand(c: Choices, sel: Selection): readonly Choice[] {
  if (sel.kind === 'choice') return [sel.choice];
  if (sel.kind !== 'units') return [];
  const { type } = sel;
  const isMeant = (x: Choice): boolean => type === undefined || x.type === type || (isMove(type) && isStrike(c, x));
  return sel.units.flatMap(u => unitChoices(c, u)).filter(isMeant);
}

/** Hexes that are highlighted for the selection; for several units only those that all of them can reach. */
export function targetsInHand(c: Choices, sel: Selection): ReadonlyMap<number, Target> {
  const [only] = sel.kind === 'units' ? sel.units : [];
  if (sel.kind === 'units' && sel.units.length === 1 && isEngaged(c, only ?? -1)) return berthsOf(c, only ?? -1);
  if (sel.kind !== 'units' || sel.units.length === 1) return targetsOf(c, choicesInHand(c, sel));
  const each = sel.units.map(u => targetsOf(c, unitChoices(c, u)));
  const common = new Map<number, Target>();
  for (const [hex, first] of each[0] ?? []) {
    if (first.isStrike) {
      if (each.every(t => t.get(hex)?.isStrike)) common.set(hex, first);
      continue;
    }
    const type = first.actions[0]?.type;
    const actions = each.flatMap(
      t =>
        t
          .get(hex)
          ?.actions.filter(a => a.type === type)
          .slice(0, 1) ?? [],
    );
    if (actions.length === sel.units.length) common.set(hex, { hex, actions });
  }
  return common;
}

/** Assigned to a battle that can still be changed. */
const isEngaged = (c: Choices, unit: number): boolean =>
  c.battles.some(b => b.units.includes(unit)) && unitChoices(c, unit).some(x => x.revises);

export function pointUnit(c: Choices, sel: Selection, unit: number, held: Held = FREE): Reply {
  if (takesUnits(sel)) return toggleIn(c, sel, held.ctrl ? stackOf(c, unit) : [unit], { unit });
  if (held.ctrl) return takeSeveral(c, sel, stackOf(c, unit), { unit });
  if (held.shift && sel.kind === 'units') return takeSeveral(c, sel, [unit], { unit });
  const isHeld = sel.kind === 'units' && sel.units.includes(unit);
  if (isHeld) return { selection: NOTHING };
  const hex = c.hexOf.get(unit);
  const target = hex === undefined ? undefined : targetsInHand(c, sel).get(hex);
  const isIdle = offersOf(c, unit).length === 0;
  if (!target) return isIdle ? { selection: sel, asks: { unit } } : takeUnit(c, unit);
  const items = itemsAt(sel, target);
  // An enemy is what the unit in hand is meant for, even if something else can be done with its hex.
  if (isIdle || c.foes.has(hex ?? -1)) return target.isStrike ? { selection: sel, menu: items } : settle(sel, items);
  return { selection: sel, menu: [...items, { kind: 'take', unit }] };
}

export function pointHex(c: Choices, sel: Selection, hex: number, held: Held = FREE): Reply {
  if (held.ctrl) return takeSeveral(c, sel, c.unitsAt.get(hex) ?? [], { hex });
  if (sel.kind === 'gather' && sel.choice.open === 'hexes') return toggleIn(c, sel, [hex], { hex });
  const target = targetsInHand(c, sel).get(hex);
  if (target?.isStrike) return { selection: sel, menu: itemsAt(sel, target) };
  if (target) return settle(sel, itemsAt(sel, target));
  const here = hexChoices(c, hex);
  // A first click shows the battle; only then something is done with it.
  if (here.length === 1 && !c.leads.has(hex)) return press(c, headOf(here));
  if (here.length > 0) return { selection: NOTHING, menu: here.map(choice => ({ kind: 'press', choice })) };
  if (sel.kind !== 'none') return { selection: sel, asks: { hex } };
  const able = (c.unitsAt.get(hex) ?? []).filter(u => offersOf(c, u).length > 0);
  return able[0] === undefined ? { selection: sel, asks: { hex } } : takeUnit(c, able[0]);
}

/** A unit dropped on a hex: its move, its reassignment, or its hex joined to the other. */
export function dropUnit(c: Choices, unit: number, hex: number): Reply {
  const sel: Selection = { kind: 'units', units: [unit] };
  const own = unitChoices(c, unit);
  const home = c.hexOf.get(unit);
  if (own.length === 0 && home !== undefined && c.leads.has(home)) return joinHexes(c, home, hex);
  const target = berthsOf(c, unit).get(hex);
  const move = target?.actions.find(a => isMove(a.type));
  if (move) return { selection: NOTHING, acts: [move] };
  if (target?.isStrike) return { selection: sel, menu: itemsAt(sel, target) };
  if (target) return settle(sel, itemsAt(sel, target));
  return { selection: own.some(takesHex) ? sel : NOTHING, asks: { unit, hex } };
}

/** A hex dragged to another one. */
export function joinHexes(c: Choices, from: number, to: number): Reply {
  const choice = joinOf(c, from, to);
  return choice ? press(c, choice) : { selection: NOTHING, asks: { joins: [from, to] } };
}

export function boxUnits(c: Choices, sel: Selection, units: readonly number[]): Reply {
  if (takesUnits(sel)) return toggleIn(c, sel, units, {});
  return takeSeveral(c, NOTHING, units, {});
}

const takesUnits = (sel: Selection): sel is Gather => sel.kind === 'gather' && sel.choice.open === 'units';

/** A card of a hand, if several are to be ticked. */
export function pointCard(c: Choices, sel: Selection, card: number): Reply {
  const isAsked = sel.kind === 'gather' && sel.choice.open === 'cards';
  return isAsked ? toggleIn(c, sel, [card], {}) : { selection: sel };
}

/** A button, a card or a line of a menu. */
export function press(c: Choices, choice: Choice, first?: number): Reply {
  if (choice.open === undefined) return { selection: NOTHING, acts: actionsOf(c, choice) };
  if (choice.open !== 'hex') return { selection: gatherFrom(c, choice, first) };
  if (choice.unit === undefined) return { selection: { kind: 'choice', choice } };
  return { selection: { kind: 'units', units: [choice.unit], type: choice.type } };
}

export function pick(c: Choices, item: Item): Reply {
  if (item.kind === 'act') return { selection: NOTHING, acts: item.actions };
  return item.kind === 'press' ? press(c, item.choice) : takeUnit(c, item.unit);
}

/** Selects a unit, acts if it has one plain choice, or offers a menu. */
export function takeUnit(c: Choices, unit: number): Reply {
  const offers = offersOf(c, unit);
  const ways = offers.filter(takesHex);
  const plain = offers.filter(x => !takesHex(x));
  const types = new Set(ways.map(x => x.type));
  if (offers.length === 0) return { selection: NOTHING, asks: { unit } };
  // A first click shows the battle; and an assigned unit may be meant for another one.
  const isBattle = isEngaged(c, unit) || c.leads.has(c.hexOf.get(unit) ?? -1);
  if (ways.length === 0 && plain.length === 1 && !isBattle) return press(c, headOf(plain), unit);
  const selection: Selection = ways.length > 0 || isEngaged(c, unit) ? { kind: 'units', units: [unit] } : NOTHING;
  if (plain.length === 0 && types.size === 1) return { selection };
  // A unit that can move is selected to move; other types of action are offered beside it (`sortsOf`).
  const move = ways.find(x => isMove(x.type));
  if (move) return { selection: { kind: 'units', units: [unit], type: move.type } };
  const sorts: Item[] = types.size > 1 ? onePerType(ways).map(choice => ({ kind: 'press', choice })) : [];
  return { selection, menu: [...sorts, ...plain.map((choice): Item => ({ kind: 'press', choice }))] };
}

/** The types of action of the selected unit, if it is selected for one of several. */
export function sortsOf(c: Choices, sel: Selection): readonly Choice[] {
  const unit = takenInHand(sel);
  if (unit === undefined || sel.kind !== 'units' || sel.type === undefined) return [];
  const offers = unitChoices(c, unit).filter(x => !isStrike(c, x));
  const sorts = [...onePerType(offers.filter(takesHex)), ...offers.filter(x => !takesHex(x))];
  return sorts.length > 1 ? sorts : [];
}

const onePerType = (choices: readonly Choice[]): Choice[] =>
  choices.filter((x, i) => choices.findIndex(y => y.type === x.type) === i);

/** Units of a stack with which the player can do something. */
function stackOf(c: Choices, unit: number): readonly number[] {
  const hex = c.hexOf.get(unit);
  return hex === undefined ? [unit] : (c.unitsAt.get(hex) ?? []);
}

function takeSeveral(c: Choices, sel: Selection, units: readonly number[], asks: Pointed): Reply {
  const own = units.filter(u => unitChoices(c, u).length > 0);
  if (own.length === 0) return gatherSeveral(c, sel, units, asks);
  const before = sel.kind === 'units' ? sel.units : [];
  const isBack = own.every(u => before.includes(u));
  const after = isBack ? before.filter(u => !own.includes(u)) : [...new Set([...before, ...own])];
  if (after.length === 0) return { selection: NOTHING };
  const selection: Selection = { kind: 'units', units: after };
  const items = after.length > 1 ? groupItems(c, after) : [];
  return items.length > 0 ? { selection, menu: items } : { selection };
}

/** Units that only a choice of their hex can include, e.g. a group to be formed there. */
function gatherSeveral(c: Choices, sel: Selection, units: readonly number[], asks: Pointed): Reply {
  const hexes = new Set(units.flatMap(u => c.hexOf.get(u) ?? []));
  const open = [...c.buttons, ...[...hexes].flatMap(h => hexChoices(c, h))].filter(x => x.open === 'units');
  const choice = open.find(x => actionsOf(c, x).some(a => units.some(u => a.units?.includes(u))));
  if (!choice)
    return { selection: sel, asks: asks.unit === undefined && units[0] !== undefined ? { unit: units[0] } : asks };
  return toggleIn(c, gatherFrom(c, choice, undefined), units, asks);
}

function toggleIn(c: Choices, sel: Gather, picks: readonly number[], asks: Pointed): Reply {
  const next = toggled(c, sel, picks);
  if (next) return { selection: next };
  const unit = asks.unit;
  const isElsewhere = unit !== undefined && offersOf(c, unit).length > 0 && c.hexOf.get(unit) !== sel.choice.hex;
  return isElsewhere ? takeUnit(c, unit) : { selection: sel, asks };
}

/** What all of several units can do without a hex, one line per type. */
function groupItems(c: Choices, units: readonly number[]): Item[] {
  const plain = units.map(u => unitChoices(c, u).filter(x => !takesHex(x) && x.open === undefined));
  return (plain[0] ?? []).flatMap((x): Item[] => {
    const actions = plain.flatMap(list => list.filter(y => y.type === x.type && y.card === x.card).slice(0, 1));
    return actions.length === units.length ? [{ kind: 'act', actions: actions.flatMap(a => actionsOf(c, a)) }] : [];
  });
}

/** Several units move together; one unit may have several types of action that end in the same hex. */
const itemsAt = (sel: Selection, target: Target): Item[] =>
  target.isSeries || (sel.kind === 'units' && sel.units.length > 1 && !target.isStrike)
    ? [{ kind: 'act', actions: target.actions }]
    : target.actions.map(action => ({ kind: 'act', actions: [action] }));

function settle(sel: Selection, items: readonly Item[]): Reply {
  const only = items.length === 1 ? items[0] : undefined;
  return only?.kind === 'act' ? { selection: NOTHING, acts: only.actions } : { selection: sel, menu: items };
}
