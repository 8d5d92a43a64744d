/**
 * The legal choices of a position by what the player can point at: units, hexes, cards, and buttons for the rest. Knows
 * the shape of an action and no rules. Open choices are completed on demand, once.
 */
import type { BattleShown, Depiction, PartyShown } from '../../kit/depict.ts';
import type { Action, AnyGame, BaseState, Choice, Role } from '../../kit/game.ts';
import { bare, completionsOf, legalOf } from '../../kit/play.ts';
import type { ReachedHex } from '../../kit/report.ts';

export interface Choices {
  readonly game: AnyGame;
  readonly s: BaseState;
  readonly role: Role;
  readonly all: readonly Choice[];
  readonly byUnit: ReadonlyMap<number, readonly Choice[]>;
  /** Choices that name a hex and no unit: the hex is clicked first. */
  readonly byHex: ReadonlyMap<number, readonly Choice[]>;
  readonly byCard: ReadonlyMap<number, readonly Choice[]>;
  /** Choices of two hexes and nothing else: one is dragged to the other. */
  readonly pairs: readonly Choice[];
  /** Battles that are being built or wait to be fought, and for each of their hexes the one that names them. */
  readonly battles: readonly BattleShown[];
  readonly leads: ReadonlyMap<number, number>;
  /** Choices without a unit, hex or card. */
  readonly buttons: readonly Choice[];
  /** The button that Enter presses, if it is clear which is next. */
  readonly main?: Choice;
  /** Hexes with counters of others. */
  readonly foes: ReadonlySet<number>;
  readonly hexOf: ReadonlyMap<number, number>;
  readonly unitsAt: ReadonlyMap<number, readonly number[]>;
  /** Hexes that the decision is about, where no choice names any. */
  readonly focus?: readonly number[];
}

/** A hex that can be chosen: every action that ends there, and the cost of the way if it is a move. */
export interface Target {
  readonly hex: number;
  readonly actions: readonly Action[];
  readonly way?: ReachedHex;
  /** The actions are done one after the other; otherwise they are alternatives. */
  readonly isSeries?: true;
  /** Enemies are there: the first click shows what it would be, and a menu asks how. */
  readonly isStrike?: true;
}

export function choicesOf(game: AnyGame, s: BaseState, role: Role, depiction: Depiction): Choices {
  const all = legalOf(game, s, role);
  const buttons = all.filter(isButton);
  const main = mainOf(all, buttons);
  const battles = depiction.battles ?? [];
  return {
    game,
    s,
    role,
    all,
    byUnit: withParties(
      grouped(all, c => c.unit),
      depiction.parties ?? [],
    ),
    byHex: grouped(all, c => (c.unit === undefined ? c.hex : undefined)),
    byCard: grouped(all, c => (c.unit === undefined && c.hex === undefined ? c.card : undefined)),
    pairs: all.filter(isPair),
    battles,
    leads: new Map(battles.flatMap(b => b.hexes.map(hex => [hex, b.hex]))),
    buttons,
    ...(main ? { main } : {}),
    foes: new Set(depiction.counters.flatMap(x => (x.role === role ? [] : (x.hex ?? [])))),
    ...placesOf(depiction),
    ...(depiction.focus ? { focus: depiction.focus } : {}),
  };
}

/** What the lead of a party can do at a hex, its other units can, too. */
function withParties(byUnit: Map<number, Choice[]>, parties: readonly PartyShown[]): Map<number, Choice[]> {
  for (const { lead, units } of parties) {
    const strikes = (byUnit.get(lead) ?? []).filter(isFixed);
    if (strikes.length > 0)
      for (const unit of units) if (unit !== lead) byUnit.set(unit, [...(byUnit.get(unit) ?? []), ...strikes]);
  }
  return byUnit;
}

const isFixed = ({ unit, hex, open }: Choice): boolean => unit !== undefined && hex !== undefined && open === undefined;

/** What a unit does to an enemy hex while it moves, beside moving. */
export const isStrike = ({ foes }: Choices, choice: Choice): boolean =>
  isFixed(choice) && !isMove(choice.type) && foes.has(choice.hex ?? -1);

/** Where every counter is, in both directions. */
export function placesOf(depiction: Depiction): Pick<Choices, 'hexOf' | 'unitsAt'> {
  const hexOf = new Map<number, number>();
  const unitsAt = new Map<number, number[]>();
  for (const { unit, hex } of depiction.counters) {
    if (hex === undefined) continue;
    hexOf.set(unit, hex);
    const stack = unitsAt.get(hex);
    if (stack) stack.push(unit);
    else unitsAt.set(hex, [unit]);
  }
  return { hexOf, unitsAt };
}

const isPlain = (c: Choice): boolean => c.unit === undefined && c.hex === undefined && c.card === undefined;
const isPair = (c: Choice): boolean => isPlain(c) && c.hexes?.length === 2;
const isButton = (c: Choice): boolean => isPlain(c) && !isPair(c);

/**
 * Next if all other choices only take back, or if something is being built and this completes it. A button beside other
 * choices (pass, end the phase) is never pressed by Enter.
 */
function mainOf(all: readonly Choice[], buttons: readonly Choice[]): Choice | undefined {
  const onward = buttons.filter(c => !c.revises);
  const rest = all.filter(c => !c.revises && !isButton(c));
  if (rest.length === 0) return onward[0];
  return all.some(c => c.revises) ? onward.find(c => !c.type.endsWith('-all')) : undefined;
}

function grouped(all: readonly Choice[], key: (c: Choice) => number | undefined): Map<number, Choice[]> {
  const out = new Map<number, Choice[]>();
  for (const choice of all) {
    const k = key(choice);
    if (k === undefined) continue;
    const list = out.get(k);
    if (list) list.push(choice);
    else out.set(k, [choice]);
  }
  return out;
}

/** By list and choice, as a game may put the same choice into many lists. */
const completed = new WeakMap<Choices, Map<Choice, readonly Action[]>>();

/** Complete actions of a choice; the game is asked once per open choice. */
export function actionsOf(c: Choices, choice: Choice): readonly Action[] {
  if (choice.open === undefined) return [bare(choice)];
  const ofList = completed.get(c) ?? new Map<Choice, readonly Action[]>();
  completed.set(c, ofList);
  const made = ofList.get(choice) ?? completionsOf(c.game, c.s, c.role, choice).map(bare);
  ofList.set(choice, made);
  return made;
}

export const takesHex = (choice: Choice): boolean =>
  choice.open === 'hex' || (choice.unit !== undefined && choice.hex !== undefined);

export const unitChoices = (c: Choices, unit: number): readonly Choice[] => c.byUnit.get(unit) ?? [];
/** Of the hex; or of its battle, which may be named by another hex. */
export const hexChoices = (c: Choices, hex: number): readonly Choice[] =>
  c.byHex.get(hex) ?? c.byHex.get(c.leads.get(hex) ?? -1) ?? [];

/** All choices for a unit: its own, and those of the hex it is in. */
export function offersOf(c: Choices, unit: number): readonly Choice[] {
  const hex = c.hexOf.get(unit);
  return hex === undefined ? unitChoices(c, unit) : [...unitChoices(c, unit), ...hexChoices(c, hex)];
}

/** Units that can still do something other than taking back, in the order of the counters. */
export function ableUnits(c: Choices): number[] {
  const able = new Set<number>();
  for (const [unit, list] of c.byUnit) if (list.some(x => !x.revises)) able.add(unit);
  for (const [hex, list] of c.byHex) {
    if (!list.some(x => x.open === 'units')) continue;
    for (const unit of c.unitsAt.get(hex) ?? []) if (gathers(c, list, unit)) able.add(unit);
  }
  return [...able].sort((a, b) => a - b);
}

const gathers = (c: Choices, list: readonly Choice[], unit: number): boolean =>
  list.some(x => x.open === 'units' && actionsOf(c, x).some(a => a.units?.includes(unit)));

/** Hexes where the given choices can end. */
export function targetsOf(c: Choices, choices: readonly Choice[]): ReadonlyMap<number, Target> {
  const out = new Map<number, Target>();
  for (const choice of choices.filter(takesHex)) {
    const ways = waysOf(c, choice);
    for (const action of actionsOf(c, choice)) {
      if (action.hex === undefined) continue;
      const known = out.get(action.hex)?.actions ?? [];
      const way = ways?.get(action.hex);
      const strike = isStrike(c, choice) ? { isStrike: true as const } : {};
      out.set(action.hex, { hex: action.hex, actions: [...known, action], ...(way ? { way } : {}), ...strike });
    }
  }
  return out;
}

/** Cost and path by hex, where the choice is a move of a unit. */
function waysOf(c: Choices, choice: Choice): ReadonlyMap<number, ReachedHex> | undefined {
  if (choice.unit === undefined || !isMove(choice.type)) return undefined;
  const reach = c.game.inspect.reach(c.s, choice.unit);
  return reach.ok ? new Map(reach.value.hexes.map(h => [h.hex, h])) : undefined;
}

export const isMove = (type: string): boolean => type.split('-').includes('move');

/** Hexes of the units that need a decision if there is no other decision: those that retreat, or are lost. */
export function dueHexes({ all, hexOf }: Choices): readonly number[] {
  if (all.some(c => c.unit === undefined && !c.revises)) return [];
  return [...new Set(all.flatMap(c => hexOf.get(c.unit ?? -1) ?? []))];
}
