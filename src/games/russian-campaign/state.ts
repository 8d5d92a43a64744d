/** The state of the game by columns, each declared once (kit/columns.ts), and the common accessors. */

import {
  columns,
  flowOf,
  hidden,
  ofKeys,
  ofMarks,
  ofPhase,
  type StateOf,
  said,
  settled,
  unsaid,
} from '../../kit/columns.ts';
import type { Frame } from '../../kit/game.ts';
import {
  among,
  asKept,
  byTwoKeys,
  coded,
  count,
  fieldsOfKinds,
  type Kind,
  listOf,
  MARK,
  orNone,
  printed,
  setOf,
  sideAmong,
} from '../../kit/kind.ts';
import { itemAt, repeated } from '../../kit/list.ts';
import { either, int, oneOf, record, row, SWITCH } from '../../kit/shape.ts';
import type { Side } from '../../kit/sides.ts';
import { ofUnits } from '../../kit/unitColumns.ts';
import { LAST_TURN, yearOf } from './data/calendar.ts';
import { OBJECTIVES } from './data/options.ts';
import { ENDS } from './data/scenarios.ts';
import { SPECIAL_REINFORCEMENTS } from './data/schedule.ts';
import { WEATHERS } from './data/tables.ts';
import { SEA_AREAS } from './data/terrain.ts';
import { SIDES } from './data/unit.ts';
import { VARIANT_IDS, VARIANTS } from './data/variants.ts';
import { FRAME } from './frameKinds.ts';
import { switchesOf, WEATHER_RULES } from './options.ts';
import { AXIS, COUNT, HEXES, inUssr, SEAS, SOVIET } from './pieces.ts';
import { SCENARIOS } from './scenarios.ts';

/** Places off the map. */
export const POOL = -1;
export const GONE = -2;
export const TO_SET_UP = -3;
export const TO_COME = -4;
export const TO_ARRIVE = -5;
export const PARA = -6;
export const WITHDRAWN = -7;
export const SIBERIA = -8;
export const SPARE = -9;
export const AT_SEA = -10;
export const SHELTERED = -11;
export const UNDERGROUND = -12;
export const BOXES: Readonly<Record<number, string>> = {
  /** 9.6.2 Lost, may be replaced. */
  [POOL]: 'replacement-pool',
  /** 9.6.2 Surrendered or irreplaceable. */
  [GONE]: 'out-of-game',
  [TO_SET_UP]: 'set-up',
  /** 12.1 On the order of battle, for a later turn. */
  [TO_COME]: 'order-of-battle',
  /** 12.1.2 To be brought onto the map in this impulse. */
  [TO_ARRIVE]: 'arriving',
  /** 11.1.2 The paratroops' holding box. */
  [PARA]: 'paratroops',
  [WITHDRAWN]: 'withdrawn',
  /** V3.4 */
  [SIBERIA]: 'siberia',
  /** 9.12.4 Remnants not in play. */
  [SPARE]: 'remnants',
  /** 8.4.3D Evacuated off the map; returns in the next impulse. */
  [AT_SEA]: 'at-sea',
  /** 13.4 Workers evacuated. */
  [SHELTERED]: 'evacuated-factories',
  /** 11.2.3 Partisans that are off the map, or not in play yet. */
  [UNDERGROUND]: 'underground',
};

/** What a unit has done in this impulse. */
export const IDLE = 0;
export const MOVED = 1;
export const RAILED = 2;
export const SAILED = 3;
/** 9.11.2 Took part in an automatic victory: neither moves nor attacks any more. */
export const OVERRAN = 4;
/** Entered in a way that ends its movement (11.1.3, 12.2). */
export const LANDED = 5;

/** How a unit in the arriving box enters the map. */
export const AS_PRINTED = 0;
/** 12.6.1, 12.7.1 As a replacement. */
export const REPLACED = 1;
/** 8.4.3D, V3.5, V3.6 Where its nation's units enter, regardless of its order of battle. */
export const AGAIN = 2;

export interface Switches {
  readonly cityAssault: boolean;
  readonly offMapRail: boolean;
  readonly suddenDeath: boolean;
  readonly ssEquipment: boolean;
  readonly armourLimits: boolean;
  readonly factories: boolean;
  readonly weather: 'table' | 'historical' | 'per-impulse';
  readonly axisFirst: boolean;
  readonly artilleryCorps: boolean;
  readonly seaTransport: boolean;
  readonly whatIfs: boolean;
}

/** 5.0, 12.5, 13.1, S4.0, V3 How games end. */
const END_RULE = oneOf(
  '5.1',
  '5.2',
  '5.3',
  '5.4',
  '12.5',
  '13.1',
  'V3.3',
  'V3.4',
  'V3.5',
  'V3.6',
  ...ENDS.map(({ rule }) => rule),
);
const END_CODE = oneOf(
  'all-cities',
  'dictator',
  'nobody',
  'too-few-cities',
  'withdrawal',
  'objectives',
  'siberia',
  'no-victory',
  'berlin',
  'points',
  'equal-points',
);

/** Without holes, like lists from elsewhere: code that sees both kinds is slower. */
const zeros = (n: number): readonly number[] => repeated(n, 0);

const SWITCHES = record<Switches>({
  cityAssault: SWITCH,
  offMapRail: SWITCH,
  suddenDeath: SWITCH,
  ssEquipment: SWITCH,
  armourLimits: SWITCH,
  factories: SWITCH,
  weather: oneOf(...WEATHER_RULES),
  axisFirst: SWITCH,
  artilleryCorps: SWITCH,
  seaTransport: SWITCH,
  whatIfs: SWITCH,
});

const SIDE = sideAmong(SIDES);
const HEX = printed('hexes', HEXES);
const UNIT = printed('units', COUNT);
const HOME: readonly Side[] = Array.from({ length: HEXES }, (_, h) => (inUssr(h) ? SOVIET : AXIS));
/** A year of the game, or 0 for none. */
const YEAR = asKept(either(int(yearOf(0), yearOf(LAST_TURN)), oneOf(0)));

/** `"snow"` for both impulses, or one for each. */
const WEATHER: Kind<readonly number[]> = {
  ...row(2, among(WEATHERS)),
  read(r, at, said) {
    const both = Array.isArray(said) && said.length === 2 ? said : [said, said];
    return listOf(among(WEATHERS), 2).read(r, at, both);
  },
  say: (_names, weather) => weather.map(kind => WEATHERS[kind] ?? ''),
};

const OBJECTIVE_YEARS = Object.keys(OBJECTIVES);
/** 13.1.2 The objectives a side may choose for a year, in the order of `objectives`. */
const OBJECTIVE_LISTS = SIDES.flatMap(side => Object.values(OBJECTIVES).map(lists => lists[side]));
const SLOTS = OBJECTIVE_LISTS.map(list => orNone(among(list)));
const UNWRITTEN = repeated(SLOTS.length, -1);

const DECLARED = {
  /** 1 to 25 as in data/calendar; 0 is March/April 1941 (V3.1). */
  turn: said(count(0, LAST_TURN), 1),
  flow: flowOf<Frame>(FRAME, 8),
  /** Id of the scenario. */
  scenario: settled(oneOf(...SCENARIOS.map(({ id }) => id)), 'campaign'),
  options: settled(SWITCHES, switchesOf({})),
  /** Hex or box of each unit. */
  place: ofUnits({ hex: HEX, box: coded(BOXES) }, repeated(COUNT, GONE)),
  /** What each unit has done in this impulse. */
  done: ofPhase(ofUnits({ done: among(['idle', 'moved', 'railed', 'sailed', 'overran', 'landed']) }, zeros(COUNT))),
  /** 8.2.3 Whether each unit was in an enemy ZOC when the impulse began, or when it was put on the map in it. */
  held: ofPhase(ofUnits({ held: MARK }, zeros(COUNT))),
  /** 8.3.2 Entered the map in this impulse: moves by rail without using capacity. */
  fresh: ofPhase(ofUnits({ fresh: MARK }, zeros(COUNT))),
  /** 8.4.3C The turn in which a unit landed, -1 if never: it needs no supply in that turn (Q4). */
  landed: ofUnits({ landed: orNone(count(0, LAST_TURN)) }, repeated(COUNT, -1)),
  /** 5.5 The side that entered each hex last, or held it at the start. */
  owner: ofKeys(HEX, SIDE, HOME),
  /** 8.3.6 Who possesses the railway of each hex. */
  rail: ofKeys(HEX, SIDE, HOME),
  /** Weather of each impulse, as in data/tables. */
  weather: said(WEATHER, [0, 0]),
  /** Units gone by rail this turn, by side. */
  railed: ofKeys(SIDE, count(0, COUNT), [0, 0]),
  /** Sea moves this turn: side * SEAS + area. */
  sailed: said(byTwoKeys([SIDE, among(SEA_AREAS), SEAS], count(0, COUNT), zeros(2 * SEAS)), zeros(2 * SEAS)),
  /** 8.4.3C Landings in the whole game, by side. */
  landings: ofKeys(SIDE, count(0, COUNT), [0, 0]),
  /** V2 Sides that have lost a unit in the Black Sea. */
  seaLost: ofMarks(SIDE, [0, 0]),
  /** 9.9 Stukas of this impulse: headquarters and hex of each. */
  stukas: ofPhase(said<readonly Stuka[]>(listOf(fieldsOfKinds<Stuka>({ unit: UNIT, hex: HEX }), COUNT), [])),
  /** 9.10 Hexes under Soviet artillery in this impulse, and how often it was used this year. */
  guns: ofPhase(said<readonly number[]>(setOf(HEX, HEXES), [])),
  gunsUsed: said(count(0, 2), 0),
  /** 12.4 The turn in which each special reinforcement arrives, 0 until it is triggered. */
  due: ofKeys(
    among(SPECIAL_REINFORCEMENTS.map(({ id }) => id)),
    count(0, LAST_TURN + 1),
    zeros(SPECIAL_REINFORCEMENTS.length),
  ),
  /** 12.6.2 The year of the last Axis replacements. */
  replaced: said(YEAR, 0),
  /** 12.7.10 The year in which Stavka was last replaced. */
  stavkaYear: said(YEAR, 0),
  /** 12.7.8 Whether Archangel has ever fallen. */
  archangelLost: said(MARK, 0),
  /** 11.3 Nations out of the war: Hungary, Finland, Romania. */
  fallen: ofMarks(among(['hungary', 'finland', 'romania']), [0, 0, 0]),
  /** 12.5 Corps withdrawn so far in the impulse that requires it. */
  withdrawn: said(count(0, COUNT), 0),
  /** V3 The decision on each variant: 0 none yet, 1 yes, 2 no. */
  chosen: ofKeys(among(VARIANT_IDS), among(['open', 'adopted', 'rejected']), zeros(VARIANTS.length), 'variants'),
  /** V3.1 Romania and Hungary are neutral. */
  neutral: said(MARK, 0),
  /** V3.4 Whether Siberia has had enough (1), or sends units back (2). */
  siberia: said(count(0, 2), 0),
  /** 13.1 Secret objectives: side * 4 + year since 1942, an index into the list of 13.1.2, -1 until chosen. */
  objectives: hidden(
    said(
      byTwoKeys([SIDE, among(OBJECTIVE_YEARS), OBJECTIVE_YEARS.length], slot => itemAt(SLOTS, slot), UNWRITTEN),
      UNWRITTEN,
    ),
  ),
  /** 13.1 The last year whose objectives have been revealed. */
  revealed: said(YEAR, 0),
  /** How each unit in the arriving box enters. */
  via: ofUnits({ via: among(['as-printed', 'replaced', 'again']) }, zeros(COUNT)),
  /** 12.7.1 Cities that have taken this turn's replacement. */
  rebuilt: said<readonly number[]>(listOf(HEX, HEXES), []),
  /** 12.6.2 The turn in whose second impulse headquarters are replaced. */
  staffs: said(count(-1, LAST_TURN), -1),
  /** -1 while undecided, 2 for a draw. */
  winner: unsaid(int(-1, 2), -1),
  /** Section and code of the end. */
  ending: unsaid<Ending | null>(either(oneOf(null), record<Ending>({ rule: END_RULE, code: END_CODE })), null),
};

/** 9.9 */
export interface Stuka {
  readonly unit: number;
  readonly hex: number;
}

interface Ending {
  readonly rule: string;
  readonly code: string;
}

export interface State extends StateOf<typeof DECLARED> {}

/** Written out by hand: see kit/columns.ts. */
const copy = (s: State): State => ({
  turn: s.turn,
  flow: s.flow,
  scenario: s.scenario,
  options: s.options,
  place: s.place,
  done: s.done,
  held: s.held,
  fresh: s.fresh,
  landed: s.landed,
  owner: s.owner,
  rail: s.rail,
  weather: s.weather,
  railed: s.railed,
  sailed: s.sailed,
  landings: s.landings,
  seaLost: s.seaLost,
  stukas: s.stukas,
  guns: s.guns,
  gunsUsed: s.gunsUsed,
  due: s.due,
  replaced: s.replaced,
  stavkaYear: s.stavkaYear,
  archangelLost: s.archangelLost,
  fallen: s.fallen,
  withdrawn: s.withdrawn,
  chosen: s.chosen,
  neutral: s.neutral,
  siberia: s.siberia,
  objectives: s.objectives,
  revealed: s.revealed,
  via: s.via,
  rebuilt: s.rebuilt,
  staffs: s.staffs,
  winner: s.winner,
  ending: s.ending,
});

export const COLUMNS = columns<State, typeof DECLARED>(DECLARED, copy);

export const DRAW = 2;
/** Hex or box of a unit. */
export const placeOf = (s: Pick<State, 'place'>, u: number): number => s.place[u]!;
/** Units that a side has moved by rail this turn, and by sea in an area; its landings in the whole game. */
export const railedBy = (s: State, side: Side): number => s.railed[side]!;
export const sailedBy = (s: State, side: Side, area: number): number => s.sailed[side * SEAS + area]!;
export const landingsBy = (s: State, side: Side): number => s.landings[side]!;
/** What a unit has done in this impulse. */
export const doneBy = (s: Pick<State, 'done'>, u: number): number => s.done[u]!;
/** The weather of an impulse, as a number. */
export const weatherIn = (s: Pick<State, 'weather'>, impulse: number): number => s.weather[impulse - 1]!;
export const isOnMap = (s: Pick<State, 'place'>, u: number): boolean => placeOf(s, u) >= 0;
export const isOver = (s: State): boolean => s.winner >= 0;

/** Ends the game at once; no decision is pending any more. */
export function end(d: State, winner: number, rule: string, code: string): void {
  if (isOver(d)) return;
  d.winner = winner;
  d.ending = { rule, code };
  d.flow.length = 0;
}
