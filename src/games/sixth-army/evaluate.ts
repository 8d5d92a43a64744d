import type { State } from './state.ts';

export const evaluate = (_s: State, _role: string): number => 0;
