/** 2.2 All units of the game: the order of battle, and the nameless regiments of 10.4. */
import { BREAKDOWN_UNITS } from './breakdown.ts';
import { GERMAN_UNITS } from './german.ts';
import { SOVIET_UNITS } from './soviet.ts';
import type { UnitSpec } from './unit.ts';

export const UNITS: readonly UnitSpec[] = [...GERMAN_UNITS, ...SOVIET_UNITS, ...BREAKDOWN_UNITS];
