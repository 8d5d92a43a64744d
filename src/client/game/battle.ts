/** Battles before and after the dice, read from the game's odds reports and from events that carry a die and a result. */
import type { BattleShown } from '../../kit/depict.ts';
import type { Action, AnyGame, BaseState, Choice, GameEvent, Json } from '../../kit/game.ts';
import { headOf } from '../../kit/list.ts';
import type { OddsLine, OddsReport } from '../../kit/report.ts';
import { actionsOf, type Choices, hexChoices } from './choices.ts';

/** The effect of a choice; or a forecast of an attack that cannot be declared yet. */
export interface Foretold {
  readonly choice?: Choice;
  /** It is declared, and waits for other battles or for its die. */
  readonly isDeclared?: true;
  readonly report: OddsReport;
  /** A forecast: as if the selected unit had already moved there. */
  readonly after?: { readonly unit: number; readonly hex: number };
}

/** What a result would mean for one unit. */
export interface Fate {
  readonly unit: number;
  readonly destroyed: boolean;
  readonly retreat?: boolean;
  /** Hexes where its retreat can begin. */
  readonly ways?: number;
  /** The chance to stay if it holds. */
  readonly hold?: number;
  /** The chance to lose a step. */
  readonly loss?: number;
}

export interface Shock {
  readonly rule: string;
  readonly onDefender: readonly number[];
  readonly onAttacker: readonly number[];
}

/** A battle that was fought, as told by its event. */
export interface Fought {
  readonly hex?: number;
  /** Or the sum of several. */
  readonly die: number;
  readonly column: string;
  readonly result: string;
  readonly event: GameEvent;
}

/** Battles that the current buttons would resolve. */
export function battlesNow(c: Choices): readonly Foretold[] {
  const open = [...c.buttons, ...[...c.byCard.values()].flat()].filter(x => !x.revises && x.open === undefined);
  return open.flatMap(choice => foretell(c, choice) ?? []);
}

/** The battle that choosing a hex would start. */
export function battleAt(c: Choices, hex: number): Foretold | undefined {
  for (const choice of hexChoices(c, hex)) {
    const told = choice.open === undefined ? foretell(c, choice) : undefined;
    if (told) return told;
  }
  return undefined;
}

const declared = new WeakMap<BaseState, Map<number, Foretold | undefined>>();

/** The current state of one of the battles being built or waiting; the game is asked once. */
export function declaredAt(game: AnyGame, s: BaseState, { hex, role }: BattleShown): Foretold | undefined {
  const known = declared.get(s) ?? new Map<number, Foretold | undefined>();
  declared.set(s, known);
  if (known.has(hex)) return known.get(hex);
  const report = game.inspect.battle?.(s, role, hex);
  const told: Foretold | undefined = report?.ok ? { report: report.value, isDeclared: true } : undefined;
  known.set(hex, told);
  return told;
}

/** What an action that fights would be, e.g. one that a unit takes while it moves. */
export function foretoldBy(c: Choices, action: Action): Foretold | undefined {
  const odds = c.game.inspect.odds(c.s, c.role, action);
  return odds.ok ? { choice: action, report: odds.value } : undefined;
}

function foretell(c: Choices, choice: Choice): Foretold | undefined {
  const odds = c.game.inspect.odds(c.s, c.role, headOf(actionsOf(c, choice)));
  return odds.ok ? { choice, report: odds.value } : undefined;
}

type Fields = { readonly [key: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordsIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter(x => typeof x === 'number') : [];

/** Fates by result, if the game provides them. */
export function fatesOf(report: OddsReport): ReadonlyMap<string, readonly Fate[]> {
  const out = new Map<string, readonly Fate[]>();
  for (const { result, units } of recordsIn(report.fates)) {
    if (typeof result === 'string') out.set(result, recordsIn(units).flatMap(fateOf));
  }
  return out;
}

function fateOf({ unit, destroyed, retreat, ways, hold, loss }: Fields): Fate[] {
  if (typeof unit !== 'number') return [];
  return [
    {
      unit,
      destroyed: destroyed === true,
      ...(typeof retreat === 'boolean' ? { retreat } : {}),
      ...(typeof ways === 'number' ? { ways } : {}),
      ...(typeof hold === 'number' ? { hold } : {}),
      ...(typeof loss === 'number' ? { loss } : {}),
    },
  ];
}

export function shockOf(report: OddsReport): Shock | undefined {
  const shock: Json | undefined | readonly OddsLine[] = report.shock;
  if (!isFields(shock)) return undefined;
  const { rule, onDefender, onAttacker } = shock;
  const struck = (side: unknown): readonly number[] => (isFields(side) ? numbersIn(side.units) : []);
  return { rule: typeof rule === 'string' ? rule : '', onDefender: struck(onDefender), onAttacker: struck(onAttacker) };
}

export interface Emptied {
  /** If every unit that can retreat does so. */
  readonly retreating: number;
  /** If every unit tries to hold. */
  readonly holding: number;
}

/**
 * The exact chance that no defender is left in the hex: given by the game if nobody has a choice, otherwise from fates.
 */
export function emptied(report: OddsReport): Emptied | undefined {
  const told: unknown = report.empty;
  if (typeof told === 'number') return { retreating: told, holding: told };
  const fates = fatesOf(report);
  const defenders = report.defenders.flatMap(line => line.unit ?? []);
  if (fates.size === 0 || defenders.length === 0) return undefined;
  let retreating = 0;
  let holding = 0;
  for (const { result, chance } of report.results) {
    const byUnit = new Map((fates.get(result) ?? []).map(f => [f.unit, f]));
    const each = defenders.map(u => byUnit.get(u));
    retreating += chance * product(each.map(f => (f?.retreat ? 1 : leaves(f))));
    holding += chance * product(each.map(leaves));
  }
  return { retreating, holding };
}

/** The chance that a unit is eliminated if it does not retreat. */
const leaves = (fate: Fate | undefined): number => (!fate ? 0 : fate.destroyed ? 1 : 1 - (fate.hold ?? 0));
const product = (list: readonly number[]): number => list.reduce((a, b) => a * b, 1);

/** The last battle among events: the one with a die, a column and a result. */
export function foughtIn(events: readonly GameEvent[]): Fought | undefined {
  for (const event of [...events].reverse()) {
    const fought = foughtBy(event);
    if (fought) return fought;
  }
  return undefined;
}

export function foughtBy(event: GameEvent): Fought | undefined {
  const { column, result, hex, hexes } = event;
  const die = event.die ?? event.dice;
  if (typeof die !== 'number' || typeof column !== 'string' || typeof result !== 'string') return undefined;
  const [at] = typeof hex === 'number' ? [hex] : numbersIn(hexes);
  return { die, column, result, event, ...(at === undefined ? {} : { hex: at }) };
}
