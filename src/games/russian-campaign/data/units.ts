/** 2.1 All units of the game in sheet order, and the markers. */
import { AXIS_UNITS } from './axis.ts';
import { SOVIET_UNITS } from './soviet.ts';
import type { Entry, UnitSpec } from './unit.ts';

export const UNITS: readonly UnitSpec[] = [...AXIS_UNITS, ...SOVIET_UNITS];

export const isAtStart = (entry: Entry): boolean => entry.kind === 'code' || entry.kind === 'city';

/** 6.1 Only corps and armies count for stacking; a remnant counts as a corps (9.12.2). */
export const stackSize = (u: UnitSpec): 'corps' | 'army' | 'none' => {
  if (isFreeToStack(u)) return 'none';
  return u.size === 'XXXX' ? 'army' : 'corps';
};

/** 6.4 The SS Reserve has a corps symbol, but stacks freely. */
export const isFreeToStack = (u: UnitSpec): boolean =>
  ['headquarters', 'dictator', 'worker', 'partisan'].includes(u.type) || u.name === 'SSRes';

/** 6.1 What one hex holds: three corps, or two units when an army is among them. */
export const STACKING = { corps: 3, withArmy: 2 } as const;

/** Units that are in play, or arrive, in an ordinary game. */
export const isOrdinary = (u: UnitSpec): boolean => u.entry.kind !== 'remnant' && u.entry.kind !== 'variant';

/** 2.1.8 Marker counters with a limited number. */
export const MARKERS = { stuka: 3, artillery: 2 } as const;

/** 12.7.7 It fights, but gives no points. */
export const POINTLESS_WORKER = 'W-Archangel';
