/** The state of a game in plain JSON columns, and the few accessors everything uses. */
import type { BaseState, Frame } from '../../kit/game.ts';
import { SPECIAL_REINFORCEMENTS } from './data/schedule.ts';
import { VARIANTS } from './data/variants.ts';
import { AXIS, COUNT, HEXES, inUssr, SEAS, SOVIET } from './pieces.ts';

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
  /** 8.4.3D Evacuated beyond the map; comes back in the next impulse. */
  [AT_SEA]: 'at-sea',
  /** 13.4 Workers evacuated. */
  [SHELTERED]: 'evacuated-factories',
  /** 11.2.3 Partisans that are not on the map, or not yet. */
  [UNDERGROUND]: 'underground',
};

/** What a unit has done in this impulse. */
export const IDLE = 0;
export const MOVED = 1;
export const RAILED = 2;
export const SAILED = 3;
/** 9.11.2 Took part in an automatic victory: neither moves nor attacks any more. */
export const OVERRAN = 4;
/** Came in a way that ends its movement (11.1.3, 12.2). */
export const LANDED = 5;

/** How a unit in the arriving box comes onto the map. */
export const AS_PRINTED = 0;
/** 12.6.1, 12.7.1 As a replacement. */
export const REPLACED = 1;
/** 8.4.3D, V3.5, V3.6 Where its nation's units come, whatever its order of battle says. */
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

export interface State extends BaseState {
  /** 1 to 25 as in data/calendar; 0 is March/April 1941 (V3.1). */
  turn: number;
  flow: Frame[];
  /** Id of the scenario. */
  readonly scenario: string;
  readonly options: Switches;
  /** Hex or box of each unit. */
  place: readonly number[];
  /** What each unit has done in this impulse. */
  done: readonly number[];
  /** 8.2.3 Whether each unit was in an enemy ZOC when the impulse began, or when it was put on the map in it. */
  held: readonly number[];
  /** 8.3.2 Came onto the map in this impulse: goes by rail apart from the capacity. */
  fresh: readonly number[];
  /** 8.4.3C The turn in which a unit landed, -1 if never: it needs no supply in that turn (Q4). */
  landed: readonly number[];
  /** 5.5 The side that entered each hex last, or held it at the start. */
  owner: readonly number[];
  /** 8.3.6 Who possesses the railway of each hex. */
  rail: readonly number[];
  /** Weather of each impulse, as in data/tables. */
  weather: readonly number[];
  /** Units gone by rail this turn, by side. */
  railed: readonly number[];
  /** Sea moves this turn: side * SEAS + area. */
  sailed: readonly number[];
  /** 8.4.3C Landings in the whole game, by side. */
  landings: readonly number[];
  /** V2 Sides that have lost a unit in the Black Sea. */
  seaLost: readonly number[];
  /** 9.9 Stukas of this impulse: headquarters and hex of each. */
  stukas: readonly { readonly unit: number; readonly hex: number }[];
  /** 9.10 Hexes under Soviet artillery in this impulse, and how often it was used this year. */
  guns: readonly number[];
  gunsUsed: number;
  /** 12.4 The turn in which each special reinforcement comes, 0 while nothing has set it off. */
  due: readonly number[];
  /** 12.6.2 The year of the last Axis replacements. */
  replaced: number;
  /** 12.7.10 The year in which Stavka was last replaced. */
  stavkaYear: number;
  /** 12.7.8 Whether Archangel has ever fallen. */
  archangelLost: number;
  /** 11.3 Nations out of the war: Hungary, Finland, Romania. */
  fallen: readonly number[];
  /** 12.5 Corps withdrawn so far in the impulse that asks for it. */
  withdrawn: number;
  /** V3 What was decided of each variant: 0 not yet, 1 yes, 2 no. */
  chosen: readonly number[];
  /** V3.1 Romania and Hungary are neutral. */
  neutral: number;
  /** V3.4 Whether Siberia has had enough (1), or sends units back (2). */
  siberia: number;
  /** 13.1 Secret objectives: side * 4 + year since 1942, a place in the list of 13.1.2, -1 while not chosen. */
  objectives: readonly number[];
  /** 13.1 The last year whose objectives have come to light. */
  revealed: number;
  /** How each unit in the arriving box comes. */
  via: readonly number[];
  /** 12.7.1 Cities that have taken this turn's replacement. */
  rebuilt: readonly number[];
  /** 12.6.2 The turn in whose second impulse headquarters are replaced. */
  staffs: number;
  /** -1 while undecided, 2 for a draw. */
  winner: number;
  /** Section and code of the end. */
  ending: { readonly rule: string; readonly code: string } | null;
}

/** Without holes, as lists are that come from anywhere else: code that meets both kinds is slower. */
const filled = (n: number, value: number): number[] => Array.from({ length: n }, () => value);
const zeros = (n: number): number[] => filled(n, 0);

export function emptyState(scenario: string, options: Switches): State {
  const home = Array.from({ length: HEXES }, (_, h) => (inUssr(h) ? SOVIET : AXIS));
  return {
    turn: 1,
    flow: [],
    scenario,
    options,
    place: filled(COUNT, GONE),
    done: zeros(COUNT),
    held: zeros(COUNT),
    fresh: zeros(COUNT),
    landed: filled(COUNT, -1),
    owner: home,
    rail: home.slice(),
    weather: [0, 0],
    railed: [0, 0],
    sailed: zeros(2 * SEAS),
    landings: [0, 0],
    seaLost: [0, 0],
    stukas: [],
    guns: [],
    gunsUsed: 0,
    due: zeros(SPECIAL_REINFORCEMENTS.length),
    replaced: 0,
    stavkaYear: 0,
    archangelLost: 0,
    fallen: [0, 0, 0],
    withdrawn: 0,
    chosen: zeros(VARIANTS.length),
    neutral: 0,
    siberia: 0,
    objectives: filled(8, -1),
    revealed: 0,
    via: zeros(COUNT),
    rebuilt: [],
    staffs: -1,
    winner: -1,
    ending: null,
  };
}

/**
 * A draft: frames are copied one level deep, columns and the lists in frames are shared: they are replaced, never changed
 * in place. Written out, as a spread is slower.
 */
export function cloneState(s: State): State {
  return {
    turn: s.turn,
    flow: copyFlow(s.flow),
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
  };
}

function copyFlow(flow: readonly Frame[]): Frame[] {
  const out: Frame[] = [];
  for (const f of flow) out.push({ ...f });
  return out;
}

export const DRAW = 2;
export const isOnMap = (s: State, u: number): boolean => s.place[u]! >= 0;
export const isOver = (s: State): boolean => s.winner >= 0;

/** Ends the game at once; nothing is waited for any more. */
export function end(d: State, winner: number, rule: string, code: string): void {
  if (isOver(d)) return;
  d.winner = winner;
  d.ending = { rule, code };
  d.flow.length = 0;
}
