/** 4.0, 13.5, 13.6 The weather: fixed in some months, rolled in the others. */

import type { Io } from '../../../kit/flow.ts';
import { itemAt } from '../../../kit/list.ts';
import { firstMonthOf, monthsOf, yearOf } from '../data/calendar.ts';
import { FIXED_WEATHER, HISTORICAL_WEATHER, WEATHER, WEATHERS, type Weather } from '../data/tables.ts';
import { type State, weatherIn } from '../state.ts';

export const weatherOf = (s: Pick<State, 'weather'>, impulse: number): Weather =>
  itemAt(WEATHERS, weatherIn(s, impulse));

const DIE = 6;

/** The weather of the whole turn, or with 13.6 of one impulse: until the second is rolled, it has that of the first. */
export function settleWeather(d: State, impulse: number, io: Io): void {
  const rule = d.options.weather;
  const sure = FIXED_WEATHER[firstMonthOf(d.turn)];
  if (impulse === 2 && (sure || rule !== 'per-impulse')) return;
  const past = rule === 'historical' ? HISTORICAL_WEATHER[yearOf(d.turn)]?.[firstMonthOf(d.turn)] : undefined;
  if (sure) announce(d, sure, { rule: '4.0' }, io);
  else if (past) announce(d, past, { rule: '13.5' }, io);
  else roll(d, impulse, io);
}

function roll(d: State, impulse: number, io: Io): void {
  const each = d.options.weather === 'per-impulse';
  const rule = each ? '13.6' : '4.0';
  const die = io.dice.roll(DIE, rule);
  const name = WEATHER.cells[die - 1]?.[WEATHER.columns.indexOf(monthsOf(d.turn))];
  const weather = WEATHERS.find(known => known === name);
  if (!weather) throw new Error(`no weather for ${die} in turn ${d.turn}`);
  announce(d, weather, { rule, die, ...(each && { impulse }) }, io);
}

interface Told {
  readonly rule: string;
  readonly die?: number;
  readonly impulse?: number;
}

function announce(d: State, weather: Weather, told: Told, io: Io): void {
  const n = WEATHERS.indexOf(weather);
  d.weather = [told.impulse === 2 ? weatherIn(d, 1) : n, n];
  io.emit({ type: 'weather', ...told, weather });
}
