/** 4.12 What a unit may spend in a movement phase, in half points, and what it has spent. */
import type { State } from '../state.ts';
import { allowanceOf } from './allowance.ts';
import { HALVES } from './costs.ts';

export const limitOf = (s: Pick<State, 'lost' | 'acting'>, unit: number): number => allowanceOf(s, unit) * HALVES;
export const spentOf = (s: Pick<State, 'spent'>, unit: number): number => s.spent[unit] ?? 0;
