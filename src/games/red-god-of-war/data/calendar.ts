/** 2.4 The turn track: sixteen turns of two days, from 25 November 1942; weather and replacements by turn. */
import type { Source } from '../../../kit/board.ts';
import type { Bilingual } from '../../../kit/game.ts';

export const TURNS = 16;

/** The days of November before the first of December. */
const NOVEMBER = 30;
const FIRST_DAY = 25;

/** 11月25-26日, 25–26 November. No turn has days of both months. */
export function dateOf(turn: number): Bilingual {
  if (!Number.isInteger(turn) || turn < 1 || turn > TURNS) throw new Error(`no turn ${turn}`);
  const day = FIRST_DAY + 2 * (turn - 1);
  const isNovember = day <= NOVEMBER;
  const first = isNovember ? day : day - NOVEMBER;
  return {
    ja: `${isNovember ? 11 : 12}月${first}-${first + 1}日`,
    en: `${first}–${first + 1} ${isNovember ? 'November' : 'December'}`,
  };
}

/** The turn that begins on a day, as the rulebook writes dates. */
export const turnOf = (month: 11 | 12, day: number): number =>
  (day + (month === 12 ? NOVEMBER : 0) - FIRST_DAY) / 2 + 1;

/** 9.2 Turns in which the Germans replace one step. What is not used is lost (9.23); the Soviets have none. */
export const REPLACEMENT_TURNS: readonly number[] = [
  turnOf(11, 29),
  turnOf(12, 5),
  turnOf(12, 11),
  turnOf(12, 17),
  turnOf(12, 23),
];
export const REPLACEMENT_STEPS = 1;

export const WEATHERS = ['mud', 'frozen', 'snow'] as const;
export type Weather = (typeof WEATHERS)[number];

/** 11.5 A die from the second turn on, with all that apply added to it. */
export const WEATHER_ROLL = {
  first: 'snow',
  fromTurn: turnOf(11, 27),
  after: { mud: -1, frozen: 0, snow: 1 },
  byTurn: [
    { from: turnOf(12, 1), to: turnOf(12, 13), value: 1 },
    { from: turnOf(12, 15), to: TURNS, value: 2 },
  ],
  /** Results up to `mud` are mud, from `snow` on snow. */
  mud: 1,
  snow: 6,
} as const;

/** 11.5 The weather of a turn by the modified die. */
export function weatherFor(modified: number): Weather {
  if (modified <= WEATHER_ROLL.mud) return 'mud';
  return modified >= WEATHER_ROLL.snow ? 'snow' : 'frozen';
}

/** 4.55 Movement costs are multiplied; ski units pay no more in snow. */
export const WEATHER_FACTOR: Readonly<Record<Weather, number>> = { mud: 3, frozen: 1, snow: 2 };
export const SKI_FACTOR: Readonly<Record<Weather, number>> = { mud: 3, frozen: 1, snow: 1 };

/** Dates, replacements and weather are the rulebook's; turn numbers are ours. */
export const CALENDAR_SOURCE: Source = 'rulebook';
