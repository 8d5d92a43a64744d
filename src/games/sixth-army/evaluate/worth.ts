/** What things are worth to a bot, in strength points. */
import { frontOf } from '../pieces.ts';

export const VICTORY = 1000;
/** The worth of a unit beyond its strength. */
const BEING = 0.5;
const EXHAUSTED_SHARE = 0.75;

export const POINT = 0.2;
export const HEADQUARTERS = 0.5;
export const SUPPLY_DIE = 1.5;
export const MARKER = 0.8;
export const AIR_TARGET = 0.3;

export const freshWorth = (u: number): number => frontOf(u) + BEING;
export const wornWorth = (u: number): number => frontOf(u) * EXHAUSTED_SHARE + BEING;
/** The loss of worth when a unit is exhausted. */
export const wear = (u: number): number => freshWorth(u) - wornWorth(u);
