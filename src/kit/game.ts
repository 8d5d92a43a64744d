/**
 * The contract of a game. Everything above kit (tables, bots, protocol, client, tests) knows games only through this
 * file, so it is also the reference for authors of games. States are plain JSON; functions are pure; input is never
 * changed. Methods are written as methods so that a game's own narrower state type still fits `AnyGame`.
 */
import type { Board } from './board.ts';
import type { GameCard } from './card.ts';
import type { Depiction } from './depict.ts';
import type { Dice, Roll } from './dice.ts';
import type { Provenance } from './edition.ts';
import type {
  ChanceReport,
  CommandReport,
  MomentReport,
  Obligation,
  OddsLine,
  OddsReport,
  ReachReport,
  SupplyReport,
  TableReport,
  Travel,
  UnitReport,
  WayReport,
} from './report.ts';
import type { Result } from './result.ts';
import type { Skin } from './skin.ts';

export const LANGS = ['ja', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export type Bilingual = Readonly<Record<Lang, string>>;

/** A seat at the table. A game lists its roles; inside a game they may also go by number. */
export type Role = string;
export type Seat = Role | 'observer';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * One decision of a player. The same few fields serve every game, so that one client and one bot protocol are enough.
 */
export interface Action {
  readonly type: string;
  readonly unit?: number;
  /** A set, in the order of the roster. */
  readonly units?: readonly number[];
  readonly hex?: number;
  /** Several hexes; beside `hex`, every hex stepped into on the way there, in order. */
  readonly hexes?: readonly number[];
  readonly card?: number;
  /** A set, in the order of the deck. */
  readonly cards?: readonly number[];
  readonly n?: number;
}

/** The fields that a choice may leave open. */
export const OPEN_FIELDS = ['hex', 'hexes', 'units', 'cards'] as const;
export type OpenField = (typeof OPEN_FIELDS)[number];

/**
 * A legal choice: an action, or an open one that names everything but one field, which `complete` fills in on request.
 * `revises` marks a choice that only takes back or rearranges what the player is building: people use it, bots skip it.
 * An open choice never revises.
 */
export interface Choice extends Action {
  readonly open?: OpenField;
  readonly revises?: true;
}

/** What happened, for log and screen. It holds no prose: the game's `words` make sentences from it. */
export interface GameEvent {
  readonly type: string;
  readonly rule?: string;
  /** Set where something hidden became known: an action with such an event cannot be undone. */
  readonly reveals?: true;
  readonly [key: string]: Json | undefined;
}

/** Why an action is refused: the rulebook section, a code the game's words turn into a sentence, and what it is about. */
export interface Refusal {
  readonly rule: string;
  readonly code: string;
  readonly about?: { readonly [key: string]: Json | undefined };
}

/** An entry of the flow stack; the top one is what the game waits for. Games add their own JSON fields. */
export interface Frame {
  readonly phase: string;
  /** Set by flow once `enter` has run. */
  entered?: 1;
}

export interface BaseState {
  turn: number;
  flow: Frame[];
}

export interface Applied<S> {
  readonly state: S;
  readonly events: readonly GameEvent[];
}

export interface Outcome {
  /** Undefined means a draw. */
  readonly winner?: Role;
  readonly rule: string;
  readonly code: string;
}

export interface Violation {
  readonly rule: string;
  readonly message: string;
}

export interface Scenario {
  readonly id: string;
  readonly title: Bilingual;
  readonly turns: number;
  /** The heading it is listed under where there are many, e.g. its starting date. */
  readonly group?: Bilingual;
}

/** An optional rule or variant. `values` lists what it may be set to; a plain switch has false and true. */
export interface GameOption {
  readonly id: string;
  readonly rule: string;
  readonly title: Bilingual;
  readonly values: readonly (boolean | number | string)[];
  readonly initial: boolean | number | string;
  /** Names of the values, if they are not switches. */
  readonly labels?: Readonly<Record<string, Bilingual>>;
}

/** An optional rule that is off by default. */
export const switchOption = (id: string, rule: string, ja: string, en: string): GameOption => ({
  id,
  rule,
  title: { ja, en },
  values: [false, true],
  initial: false,
});

export type Options = Readonly<Record<string, boolean | number | string>>;

/** Switches by the names that rules use, from options by their ids. */
export function switchesOn<K extends string>(ids: Readonly<Record<K, string>>, options: Options): Record<K, boolean>;
export function switchesOn(ids: Readonly<Record<string, string>>, options: Options): object {
  return Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [name, Object.hasOwn(options, id) && options[id] === true]),
  );
}

/** Printed names of everything an action or event can refer to; a thing's number is its position in the list. */
export interface Names {
  readonly units: readonly string[];
  readonly hexes: readonly string[];
  readonly cards: readonly string[];
  /** Further spellings accepted from outside, e.g. a unit's id without its formation where that is unique. */
  readonly aliases?: Readonly<Record<string, string>>;
}

/** A position by printed names, as tests, puzzles, the editor and analysis write it. Games read further fields. */
export interface Position {
  readonly turn?: number;
  readonly phase?: string;
  readonly active?: Role;
  readonly units?: Readonly<Record<string, Json>>;
  readonly [key: string]: Json | undefined;
}

/** A game's words in one language. They receive internal numbers and know how to print them. */
export interface Words<S> {
  prompt(s: S): string;
  event(event: GameEvent): string;
  refusal(refusal: Refusal): string;
  choice(choice: Choice): string;
  outcome(outcome: Outcome): string;
  role(role: Role): string;
  phase(id: string): string;
  unit(unit: number): string;
  /** The unit's current values, a short phrase each: `strength 3`, `exhausted`. */
  values?(unit: UnitReport): readonly string[];
  /** The same of the units of a stack together. */
  total?(units: readonly UnitReport[]): readonly string[];
  /** A line of an odds report: a column shift, or the value a unit counts with. */
  line?(line: OddsLine): string;
}

/** What the screen, the protocol and bots may ask of a position beyond its legal choices. */
export interface Inspect<S> {
  units(s: S): readonly UnitReport[];
  tables(): readonly TableReport[];
  reach(s: S, unit: number): Result<ReachReport, Refusal>;
  odds(s: S, role: Role, action: Action): Result<OddsReport, Refusal>;
  supply(s: S, role: Role): readonly SupplyReport[];
  /** Whom a headquarters on the map commands; undefined for other units. Must be cheap: asked while pointing. */
  command?(s: S, unit: number): CommandReport | undefined;
  /** The attack that the units next to a hex would make, even if it cannot be declared in this phase. */
  forecast?(s: S, role: Role, hex: number): Result<OddsReport, Refusal>;
  /** A battle of `Depiction.battles` as it stands, by the hex that names it. */
  battle?(s: S, role: Role, hex: number): Result<OddsReport, Refusal>;
  /**
   * Enemy hexes that would have to be attacked if the unit ended its move there. Must be cheap: asked while pointing.
   */
  obliges?(s: S, unit: number, hex: number): Obligation | undefined;
  /** What of an action's events is more than a line of the log, in their order; `s` is what a seat sees after them. */
  moments?(s: S, events: readonly GameEvent[]): readonly MomentReport[];
  /** Ways of a legal action that differ in their effects, the engine's own first; fewer than two mean no choice. */
  ways?(s: S, role: Role, action: Action): readonly WayReport[];
}

/** A game: its card and all that play needs. Words, bots' advice and the reading of positions are loaded separately. */
export interface GameModule<S extends BaseState = BaseState, V = unknown> extends GameCard {
  readonly rulesVersion: number;
  readonly board: Board;
  readonly skin: Skin;
  readonly names: Names;
  readonly inspect: Inspect<S>;
  /** The first state, already waiting for its first decision. */
  setup(scenario: string, options: Options, dice: Dice): S;
  /** Every type an action can have; others are refused at the door. */
  readonly actions: readonly string[];
  /** Who may act now; empty only when the game is over. */
  active(s: S): readonly Role[];
  /** The rule section of the pending decision. */
  rule(s: S): string;
  legal(s: S, role: Role): readonly Choice[];
  /** The list derived from the rules that explain refusals, where `legal` is written another way. For tests. */
  derived?(s: S, role: Role): readonly Choice[] | undefined;
  /** Completes an open choice. Never empty for a member of `legal`. */
  complete(s: S, role: Role, choice: Choice): readonly Action[];
  /**
   * The listed action that another spelling stands for: a set in another order, a battle by another of its hexes. The
   * log and the dice use the listed one. Undefined if it is spelt as listed.
   */
  meant?(s: S, role: Role, action: Action): Action | undefined;
  /** The hexes that a listed action steps into by itself, in order; undefined if it does not move. */
  way?(s: S, role: Role, action: Action): readonly number[] | undefined;
  /**
   * Whether a listed action may take the way it names in `hexes` instead. Ways are too many to list, so only the gate
   * asks, for one at a time, and has checked that the hexes are neighbours and lead to `hex`.
   */
  follows?(s: S, role: Role, action: Action): boolean;
  /** Defined for every legal action; the input state is not changed. */
  apply(s: S, role: Role, action: Action, dice: Dice): Applied<S>;
  /** Why an action is not legal; undefined when it is. */
  explain(s: S, role: Role, action: Action): Refusal | undefined;
  /** The only place where hidden facts are removed; by whitelist. */
  view(s: S, seat: Seat): V;
  seen(event: GameEvent, seat: Seat): GameEvent | undefined;
  /**
   * Whether the pending decision needs nothing that a side hides. Two persons at one screen then both see what an observer
   * sees, and need not look away. Without it they do whenever the sides see different things.
   */
  isOpen?(s: S): boolean;
  /** What a seat may know of an action that `role` took, if that is not all of it: for secret choices. */
  told?(action: Action, role: Role, seat: Seat): Action;
  /** A full state that fits a view: bots search in it without peeking, and questions of a seat are put to it. */
  imagine(v: V, seat: Seat, dice: Dice): S;
  /** What the screen shows: made from a view, so that nothing imagined is ever shown. */
  depict(v: V, seat: Seat): Depiction;
  outcome(s: S): Outcome | undefined;
}

/** Positions from outside, and invariants of all positions: for files, lessons, analysis and tests. */
export interface Scenes<S extends BaseState = BaseState> {
  /** Invariants of every position. */
  check(s: S): readonly Violation[];
  /** Reads and validates any position. Units not named are off the map; the scenario matters where its rules differ. */
  scene(position: Position, options?: Options, scenario?: string): Result<S, string>;
  /** The position that `scene` turns into this state, hidden facts included. */
  position?(s: S): Position;
}

/** What bots ask of a game. */
export interface Advice<S extends BaseState = BaseState> {
  /** How good a state is for a role: higher is better, outcome included. */
  evaluate(s: S, role: Role): number;
  /** Legal actions worth considering, if the list is too long to try them all; empty if all should be tried. */
  shortlist?(s: S, role: Role): readonly Action[];
}

/** What programs ask beyond what a page shows; part of the whole game only. */
export interface Answers<S extends BaseState = BaseState> {
  /** The chances of an action that is no battle: a shot, bombs, a marker, a check. Undefined for any other action. */
  chances?(s: S, role: Role, action: Action): Result<ChanceReport, Refusal> | undefined;
  /**
   * Where a unit may go other than by marching: in its own phase as the list has it, otherwise as if that phase came
   * now.
   */
  travels?(s: S, unit: number): readonly Travel[];
}

/** All parts of a game, for commands and tests. A page loads some of them: see `games/index.ts`. */
export interface WholeModule<S extends BaseState = BaseState, V = unknown>
  extends GameModule<S, V>,
    Advice<S>,
    Scenes<S> {
  readonly words: Readonly<Record<Lang, Words<S>>>;
  readonly answers?: Answers<S>;
  /** Where the data come from, part by part. */
  readonly edition: readonly Provenance[];
}

export type AnyGame = GameModule<BaseState, unknown>;
export type AnyWords = Words<BaseState>;
export type AdvisedGame = AnyGame & Advice;
export type WholeGame = WholeModule<BaseState, unknown>;

export interface LogEntry {
  readonly role: Role;
  readonly action: Action;
  readonly rolls: readonly Roll[];
  readonly events: readonly GameEvent[];
}

/** Options with every default filled in; an unknown name or value is reported in a sentence. */
export function readOptions(
  game: Pick<AnyGame, 'options'>,
  given: Readonly<Record<string, unknown>>,
): Result<Options, string> {
  const out: Record<string, boolean | number | string> = {};
  for (const o of game.options) out[o.id] = o.initial;
  for (const [id, value] of Object.entries(given)) {
    const option = game.options.find(o => o.id === id);
    if (!option)
      return {
        ok: false,
        error: `unknown option ${JSON.stringify(id)}; there is ${listed(game.options.map(o => o.id))}`,
      };
    const known = option.values.find(v => v === value);
    if (known === undefined)
      return {
        ok: false,
        error: `option ${id} takes ${listed(option.values.map(String))}, not ${JSON.stringify(value)}`,
      };
    out[id] = known;
  }
  return { ok: true, value: out };
}

const listed = (words: readonly string[]): string => (words.length ? words.join(', ') : 'none');
