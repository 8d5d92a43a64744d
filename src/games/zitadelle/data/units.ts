/** 2.2 All units of the game: the order of battle, the air units, and the battalions and companies of 13.4. */
import { AIR_UNITS } from './air.ts';
import { GERMAN_UNITS } from './german.ts';
import { SOVIET_UNITS } from './soviet.ts';
import { BATTALIONS, TIGER_COMPANIES } from './splits.ts';
import type { UnitSpec } from './unit.ts';

export const UNITS: readonly UnitSpec[] = [
  ...GERMAN_UNITS,
  ...SOVIET_UNITS,
  ...AIR_UNITS,
  ...BATTALIONS,
  ...TIGER_COMPANIES,
];
