/** Numbers of the rules that no chart has, in the order of the rulebook. It states them; a reading of ours says so. */
import type { Source } from '../../../kit/board.ts';
import { turnOf } from './calendar.ts';
import { hexesOf } from './places.ts';
import { RESERVE_AREA } from './zones.ts';

/** Movement. Halves of a point occur; nothing is rounded but 6.22. */

/** 4.2 For a step along a road in strategic movement. */
export const STRATEGIC_ROAD_COST = 0.5;
/** 4.3 German units that may go by rail in a whole turn: one division, or two smaller ones. */
export const RAIL_CAPACITY = { divisions: 1, smaller: 2 } as const;
/** 4.61 A hex has a ZOC with so many units of these sizes; battalions and headquarters do not count. */
export const ZOC_UNITS = { XXX: 1, XX: 1, X: 2, III: 2 } as const;
/** 4.62 To enter an enemy ZOC, in points; to leave one, as a part of the printed allowance of the step shown. */
export const ZOC_ENTRY_COST = 1;
export const ZOC_EXIT_SHARE = 0.5;
/**
 * 4.55 As we read it, weather multiplies the cost of hexes, hexsides, the entry of a ZOC and the overrun (12.3 shows the
 * last); not the exit from a ZOC, nor rail movement.
 */
export const WEATHER_SPARES = ['zoc-exit', 'rail'] as const;

/** Stacking. A headquarters is a unit; a Soviet corps with its own brigade is one unit. */

/** 5.1 */
export const STACKING = {
  german: { divisions: 1, withDivision: 4, withoutDivision: 7 },
  soviet: { units: 4, divisions: 2 },
} as const;
/** 5.41 */
export const INTEGRITY_FACTOR = 2;

/** 6.21 Parts of a unit's strength that count. */
export const SUPPLY_STATES = ['supplied', 'unsupplied', 'isolated'] as const;
export type SupplyState = (typeof SUPPLY_STATES)[number];
export const ATTACK_SHARE: Readonly<Record<SupplyState, number>> = { supplied: 1, unsupplied: 0.5, isolated: 0.25 };
export const DEFENCE_SHARE: Readonly<Record<SupplyState, number>> = { supplied: 1, unsupplied: 1, isolated: 0.5 };
/** 6.22 Of mechanised units only, rounded up. */
export const MECH_ALLOWANCE_SHARE: Readonly<Record<SupplyState, number>> = {
  supplied: 1,
  unsupplied: 0.5,
  isolated: 0.5,
};
/** 6.3 Supply points to put a headquarters into combat supply. */
export const COMBAT_SUPPLY_COST = 1;
/** 11.3 Dice of supply points that the Germans receive every turn, the first one too. What is not spent is kept. */
export const GERMAN_SUPPLY_DICE = 1;
export const SUPPLY_KEPT_SOURCE: Source = 'reconstructed';

/** 7.22 Once, at the start of this turn, so many Soviet units may change their army: larger ones, or brigades. */
export const TRANSFER = { turn: turnOf(12, 1), divisions: 1, brigades: 2 } as const;
/** 7.24 Levels of supply that a unit beyond the range of its headquarters loses. */
export const LONG_RANGE_LEVELS = 1;
/** 7.4 Headquarters that the Soviets may add to those of the turn before, or leave out. */
export const MOMENTUM_CHANGE = 1;

/** Combat. Strengths are added up with their factors, and rounded up once. */

/** 8.22 This part of a result, rounded up, is taken in steps. */
export const STEP_SHARE = 0.5;
/** 8.24 What a result is lowered by if the other side could not take all its steps. */
export const LOSS_REDUCTION = 1;
/** 8.41 The longest advance in hexes, less one in snow, never less than one. 8.45 Less one for each enemy ZOC left. */
export const ADVANCE = { foot: 2, mech: 3, snow: -1, zoc: -1, least: 1 } as const;
/** 8.51, 8.53 Attacks over a river (the units that cross), and against a swamp (all). */
export const TERRAIN_SHARE = 0.5;
/** 8.61 Added to the cost of the hex; 12.3 the same in the mechanised movement phase of the Soviets. */
export const OVERRUN_COST = 3;
export const LATE_OVERRUN_COST = 6;
/** 8.62 Soviet strength; Germans overrun with what is printed, not doubled. */
export const SOVIET_OVERRUN_SHARE = 0.5;

/** Special units. */

/** 9.11 The 267th Division comes once a Soviet unit has been so near to one of these hexes. */
export const BREAKTHROUGH = { unit: '267 ID', hexes: ['2827', '2624'], range: 2 } as const;
/**
 * 9.16 The Third Tank Army is released when the Soviets control all of `control`, or have a unit near Viaz'ma, or a German
 * unit comes near one of its own.
 */
export const RELEASE = {
  command: RESERVE_AREA.command,
  control: ['Olenino', 'Gzhatsk', 'Rzhev', 'Belyi'].flatMap(place => hexesOf(place)),
  near: hexesOf("Viaz'ma"),
  range: 2,
} as const;
/** 10.11 A headquarters defends with this alone, else with nothing; it returns so many turns after its loss. */
export const HQ_DEFENCE_ALONE = 1;
export const HQ_RETURN = 2;
/** 10.13 What a German headquarters may support in its impulse. */
export const GERMAN_SUPPORT = { attacks: 2, overruns: 2 } as const;
/** 10.14 How often Soviet units of an army may attack in its impulse, and what of it the headquarters supports. */
export const SOVIET_SUPPORT = { attacks: 2, supported: 1, overruns: 1 } as const;
/** 10.17 Attacks of each Soviet headquarters in the whole game that have the shift of Razvedka. */
export const RAZVEDKA_ATTACKS = 1;

/** 12.2 Steps for each enemy ZOC that a stack retreats through. 12.1 Hexes of an advance beside the attacked hex. */
export const ZOC_RETREAT_STEPS = 1;
export const SIDE_ADVANCE = 1;
/** 12.4 The step of a battle that the enemy names. */
export const ENEMY_STEP = 2;
