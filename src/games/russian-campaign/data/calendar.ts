import { itemAt } from '../../../kit/list.ts';
/** 4.0 The turns: two months each, an impulse for each month. Turn 1 is May and June 1941; a variant begins at turn 0. */
export const LAST_TURN = 25;

export type Impulse = 1 | 2;

/** The first month of each turn of a year. */
export const FIRST_MONTHS = [1, 3, 5, 7, 9, 11] as const;
export type FirstMonth = (typeof FIRST_MONTHS)[number];

export const yearOf = (turn: number): number => 1941 + Math.floor((turn + 1) / 6);
export const firstMonthOf = (turn: number): FirstMonth => itemAt(FIRST_MONTHS, (turn + 1) % 6);
/** As printed: `5/6`. */
export const monthsOf = (turn: number): string => `${firstMonthOf(turn)}/${firstMonthOf(turn) + 1}`;

export const turnOf = (year: number, month: number): number => (year - 1941) * 6 + Math.ceil(month / 2) - 2;
/** 12.1.1 Units of the second month arrive in the second impulse. */
export const impulseOf = (month: number): Impulse => (month % 2 === 1 ? 1 : 2);

/** Turns of a year, within the length of the game. */
export const turnsOf = (year: number): readonly number[] =>
  FIRST_MONTHS.map(month => turnOf(year, month)).filter(turn => turn >= 1 && turn <= LAST_TURN);
