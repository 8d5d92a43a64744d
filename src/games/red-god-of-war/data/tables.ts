/** The combat results table, and what shifts its columns. The terrain chart is in effects.ts. */
import type { Source } from '../../../kit/board.ts';
import { type ChartData, grid } from '../../../kit/table.ts';
import type { SideName } from './sides.ts';

/** 8.2 Losses of attacker and defender, a dash for none. */
export const CRT: ChartData = {
  id: 'crt',
  rule: '8.2',
  columns: ['1:4', '1:3', '1:2', '1:1', '3:2', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1', '8:1', '9:1', '10:1'],
  cells: grid(`
    3/- 3/- 2/- 2/- 2/- 2/1 2/1 1/- 1/1 -/1 1/2 1/2 -/2 1/3
    3/- 2/- 2/- 2/- 1/- 1/1 -/- 1/1 -/1 1/2 -/2 -/2 1/3 1/3
    3/- 2/- 2/- 1/- 1/- -/- 1/1 -/1 1/2 -/2 -/2 1/3 -/3 -/3
    2/- 2/- 1/- 2/1 -/- 1/1 -/1 1/2 -/2 1/3 1/3 -/3 -/3 -/4
    2/- 1/- 2/1 1/- 1/1 -/1 1/2 -/2 1/3 -/3 -/3 -/3 -/4 -/4
    1/- 2/1 1/- 1/1 -/1 1/2 -/2 1/3 -/3 -/3 -/3 -/3 -/4 -/5`),
  source: 'rulebook',
};

/** 8.2 What a cell of the table costs attacker and defender. */
export function lossesOf(cell: string): readonly [attacker: number, defender: number] {
  const [attacker = '', defender = ''] = cell.split('/');
  const number = (text: string): number => (text === '-' ? 0 : Number(text));
  return [number(attacker), number(defender)];
}

/** 8.14 After all shifts, worse odds than these may not be fought; better ones are fought as the best. */
export const LOWEST_ODDS = '1:4';
export const HIGHEST_ODDS = '10:1';
/** 8.14, 8.65 A unit without strength, alone in its hex, is attacked at these odds without loss to the attacker. */
export const HELPLESS_ODDS = '10:1';

export const SHIFT_IDS = [
  'mud',
  'snow',
  'heavy',
  'city',
  'light',
  'town',
  'improved',
  'creek',
  'combined-defence',
  'hq-defence',
  'supply-defence',
  'combined-attack',
  'hq-attack',
  'supply-attack',
  'armour',
  'razvedka',
  'encirclement',
] as const;
export type ShiftId = (typeof SHIFT_IDS)[number];

export interface Shift {
  readonly id: ShiftId;
  /** Columns to the right, for the attacker; all that apply are added. */
  readonly shift: number;
  readonly rules: readonly string[];
  /** 8.62 Whether it counts in an overrun, too. */
  readonly overrun: boolean;
  /** Only for attacks of this side, or only against it. */
  readonly attacker?: SideName;
  readonly defender?: SideName;
  readonly source: Source;
}

type Limits = Pick<Shift, 'attacker' | 'defender'> & { readonly source?: Source };

const always = (id: ShiftId, value: number, rules: string, limits: Limits = {}): Shift => ({
  id,
  shift: value,
  rules: rules.split(' '),
  overrun: true,
  source: 'rulebook',
  ...limits,
});
const inBattle = (id: ShiftId, value: number, rules: string, limits: Limits = {}): Shift => ({
  ...always(id, value, rules, limits),
  overrun: false,
});

/**
 * 8.5, 10.1, 10.2 The list of shifts. Where text and chart differ: snow hinders German attacks only (11.5), mud all (the
 * chart alone has it), and both sides' headquarters help a defender (10.12).
 */
export const SHIFTS: readonly Shift[] = [
  inBattle('mud', -2, '8.57 11.5'),
  inBattle('snow', -1, '8.57 11.5', { attacker: 'german' }),
  always('heavy', -2, '8.53'),
  always('city', -2, '8.53'),
  always('light', -1, '8.53'),
  always('town', -1, '8.53'),
  always('improved', -1, '10.2', { defender: 'german' }),
  always('creek', -1, '8.52'),
  inBattle('combined-defence', -1, '8.55'),
  always('hq-defence', -1, '8.58 10.12'),
  always('supply-defence', -1, '10.15'),
  inBattle('combined-attack', 1, '8.55'),
  always('hq-attack', 1, '8.58 10.12'),
  always('supply-attack', 1, '10.15'),
  always('armour', 1, '8.54'),
  inBattle('razvedka', 1, '10.17', { attacker: 'soviet' }),
  inBattle('encirclement', 1, '8.56'),
];

/** 8.54 Tank steps of the attacker for each of the defender, who must have at least one. */
export const ARMOUR_RATIO = 5;
export const ARMOUR_LEAST_DEFENDING = 1;
/** 8.56 From so many hexes units must attack. */
export const ENCIRCLING_HEXES = 4;
/** 10.15 Supply points that a side may spend on a shift in one battle, by a headquarters that supports it. */
export const SUPPLY_PER_BATTLE = 1;
/** 8.54, 8.56 The limits of armour and encirclement, where the text is silent, are those of published errata. */
export const LIMITS_SOURCE: Source = 'public';
