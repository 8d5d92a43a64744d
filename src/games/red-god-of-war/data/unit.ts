/** 2.1, 2.2 What is printed on a unit, when and where it enters play, and how a roster line is read. */
import type { Source } from '../../../kit/board.ts';
import { words } from './grid.ts';
import type { SideName } from './sides.ts';

/** 13.0 Tank, mechanised or motorised infantry, infantry, cavalry, ski, headquarters. */
export const UNIT_TYPES = ['T', 'M', 'I', 'C', 'S', 'H'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** 2.1 These pay the costs of the mechanised column; all others are on foot. */
export const MECH_TYPES: readonly UnitType[] = ['T', 'M', 'H'];
/** 3.23 These move in the mechanised movement phase. */
export const SECOND_MOVE_TYPES: readonly UnitType[] = ['T', 'M', 'H', 'C'];
/** 8.54, 8.55 Whose steps count as tanks and as infantry; cavalry and headquarters are neither. */
export const TANK_TYPES: readonly UnitType[] = ['T'];
export const INFANTRY_TYPES: readonly UnitType[] = ['I', 'M', 'S'];
/** 9.21 Which units replacements rebuild. */
export const REPLACED_TYPES: readonly UnitType[] = ['I', 'M', 'C'];

/** 2.4 Army (headquarters only), corps, division, brigade, regiment, battalion. */
export const SIZES = ['XXXX', 'XXX', 'XX', 'X', 'III', 'II'] as const;
export type Size = (typeof SIZES)[number];

/** 4.3, 4.61, 5.1 What counts as a division or corps. A headquarters never does, whatever its sign. */
export const LARGE_SIZES: readonly Size[] = ['XXX', 'XX'];
export const isLarge = (u: Pick<UnitSpec, 'type' | 'steps'>, lost = 0): boolean => {
  const size = u.steps[lost]?.size;
  return u.type !== 'H' && size !== undefined && LARGE_SIZES.includes(size);
};

/** 2.1 A level of strength. A headquarters has no strength of its own (10.11). */
export interface Step {
  readonly attack: number;
  readonly defence: number;
  readonly allowance: number;
  /** 10.3 A German infantry division is a regiment on its last step. */
  readonly size: Size;
}

/** 13.3 Where a reinforcement arrives; `setup.ts` has the hexes. */
export type Spot = 'smolensk' | 'south' | 'headquarters';

export type Entry =
  /** 13.0 In the set-up area of its command. */
  | { readonly kind: 'zone' }
  /** 13.13 In a given hex. */
  | { readonly kind: 'hex'; readonly hex: string }
  /** 13.3 From a turn on; `mech`: in the mechanised movement phase; `event`: only after it (9.11). */
  | {
      readonly kind: 'turn';
      readonly turn: number;
      readonly at: Spot;
      readonly phase?: 'mech';
      readonly event?: 'breakthrough';
    }
  /** 10.4 A nameless regiment, in the box until a division is broken down. */
  | { readonly kind: 'breakdown' };

export interface UnitSpec {
  /** Unique and short, as used in logs. */
  readonly name: string;
  readonly side: SideName;
  /**
   * The corps or army it belongs to. Soviet units are activated by it (7.22); to a German one it only means where it
   * begins. Absent for those that arrive without one: a German unit has none, a Soviet one joins the army it is placed with.
   */
  readonly command?: string;
  /** The division or corps it is a part of. */
  readonly parent?: string;
  readonly type: UnitType;
  /** From full strength down. */
  readonly steps: readonly Step[];
  /** 2.1 Of a headquarters, in hexes. */
  readonly range?: number;
  readonly entry: Entry;
  /** Source of the values of the first step, and of the place and time of arrival. */
  readonly source: Source;
  readonly entrySource: Source;
}

/** What the units of a roster line have in common; the suffix makes a name of an id. */
export interface Arm extends Pick<UnitSpec, 'type' | 'steps' | 'range' | 'source'> {
  readonly suffix: string;
}

/** Reads `3-4-5`, attack, defence and allowance; or `7-7`, where the strength is the same for both. */
function stepOf(text: string, size: Size): Step {
  const numbers = text.split('-').map(Number);
  const [attack, defence, allowance] = numbers.length === 2 ? [numbers[0], ...numbers] : numbers;
  if (attack === undefined || defence === undefined || allowance === undefined) throw new Error(`not a step: ${text}`);
  return { attack, defence, allowance, size };
}

/** Reads `3-4-5/1-2-5`: the steps from full strength down. */
export const arm = (type: UnitType, size: Size, values: string, suffix = ''): Arm => ({
  type,
  steps: values.split('/').map(text => stepOf(text, size)),
  suffix,
  source: 'reconstructed',
});

/** The rulebook tells the first step. */
export const told = (made: Arm): Arm => ({ ...made, source: 'rulebook' });

/** 10.3 A German infantry division. */
export function division(values: string, suffix = ' ID'): Arm {
  const made = arm('I', 'XX', values, suffix);
  return { ...made, steps: made.steps.map((step, i, all) => (i === all.length - 1 ? { ...step, size: 'III' } : step)) };
}

/** The range is public, the allowance is not. */
export const headquarters = (size: Size, allowance: number): Arm => ({
  ...arm('H', size, `0-${allowance}`, ' HQ'),
  range: HQ_RANGE,
});
/** 2.1, 7.26 */
export const HQ_RANGE = 4;
export const HQ_RANGE_SOURCE: Source = 'public';

export const IN_ZONE: Entry = { kind: 'zone' };
export const inHex = (hex: string): Entry => ({ kind: 'hex', hex });
export const onTurn = (turn: number, at: Spot): Entry => ({ kind: 'turn', turn, at });

/** A roster line: arm, ids, and the formation that they are parts of. */
export type Line = readonly [arm: Arm, ids: string, parent?: string];

export interface Lines {
  readonly side: SideName;
  readonly command?: string;
  readonly entry: Entry;
  readonly entrySource?: Source;
}

export const group = ({ entrySource = 'rulebook', ...of }: Lines, [{ suffix, ...shared }, ids, parent]: Line) =>
  words(ids).map(
    (id): UnitSpec => ({
      name: id + suffix,
      ...of,
      ...(parent === undefined ? {} : { parent }),
      ...shared,
      entrySource,
    }),
  );
