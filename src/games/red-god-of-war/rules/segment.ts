/** 3.1 The dice of the initial segment: weather (11.5), supply points (11.3), OKW (11.2), Stalin's intent (11.1). */
import type { Io } from '../../../kit/flow.ts';
import { withEach, withMore } from '../../../kit/list.ts';
import { clamp } from '../../../kit/odds.ts';
import { BOTH_SIDES, ofBothSides } from '../../../kit/sides.ts';
import { WEATHER_ROLL, WEATHERS, weatherFor } from '../data/calendar.ts';
import { GERMAN_SUPPLY_DICE } from '../data/numbers.ts';
import {
  HILFE_ROLL,
  OKW,
  OKW_MODIFIERS,
  PRIZE_HEXES,
  PRIZES_NEEDED,
  STALIN,
  STALIN_BOXES,
  STALIN_MODIFIERS,
  type Track,
} from '../data/tracks.ts';
import type { SegmentStep } from '../frames.ts';
import { GERMAN, hexNumbers, isHq, roleOf, SOVIET, sideOf, specOf, unitsBy } from '../pieces.ts';
import {
  ELIMINATED,
  OWES_BRIGADES,
  OWES_CORPS,
  OWES_DIVISIONS,
  OWES_PANZER,
  placeOf,
  type State,
  SUPPLIED,
} from '../state.ts';
import { holds } from './control.ts';
import { weatherOf } from './costs.ts';
import { statesOf } from './supply.ts';

const DIE = 6;
const PRIZES = hexNumbers(PRIZE_HEXES);
const RZHEV = hexNumbers(STALIN_MODIFIERS.rzhev.hexes);

interface Span {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}
const inSpan = (spans: readonly Span[], turn: number): number =>
  spans.reduce((sum, { from, to, value }) => (turn >= from && turn <= to ? sum + value : sum), 0);

export const SEGMENT: Readonly<Record<SegmentStep, (d: State, io: Io) => void>> = {
  weather: rollWeather,
  'german-supply': rollSupply,
  okw: rollOkw,
  intent: rollIntent,
  'supply-states': settleSupply,
};

/** 11.5 */
function rollWeather(d: State, io: Io): void {
  if (d.turn < WEATHER_ROLL.fromTurn) return;
  const die = io.dice.roll(DIE, '11.5');
  const modifier = WEATHER_ROLL.after[weatherOf(d)] + inSpan(WEATHER_ROLL.byTurn, d.turn);
  const weather = weatherFor(die + modifier);
  d.weather = WEATHERS.indexOf(weather);
  io.emit({ type: 'weather', rule: '11.5', die, modifier, weather });
}

/** 11.3 */
function rollSupply(d: State, io: Io): void {
  const die = io.dice.roll(DIE, '11.3') * GERMAN_SUPPLY_DICE;
  d.supply = withMore(d.supply, GERMAN, die);
  io.emit({ type: 'supplied', rule: '11.3', role: roleOf(GERMAN), n: die });
}

const moved = ({ left, right, boxes }: Track, box: number, roll: number): number =>
  clamp(box + (roll <= left ? -1 : roll >= right ? 1 : 0), 1, boxes);

const hasPrizes = (s: State): boolean => holds(s, SOVIET, PRIZES) >= PRIZES_NEEDED;

/** 11.2 What is added to the die; Stalin's marker stands as before its own move. */
export function okwModifier(s: State): number {
  const { prizes, stalin, byTurn } = OKW_MODIFIERS;
  const isPressed = s.turn >= prizes.fromTurn && hasPrizes(s);
  const isWatched = stalin.boxes.some(box => box === s.intent);
  return (isPressed ? prizes.value : 0) + (isWatched ? stalin.value : 0) + inSpan(byTurn, s.turn);
}

function rollOkw(d: State, io: Io): void {
  if (d.turn < OKW.fromTurn) return;
  const modifier = okwModifier(d);
  const die = io.dice.roll(DIE, '11.2');
  d.okw = moved(OKW, d.okw, die + modifier);
  io.emit({ type: 'okw', rule: '11.2', die, modifier, box: d.okw });
  if (d.okw < OKW.boxes) return;
  const second = io.dice.roll(DIE, '11.2');
  const isCalled = second >= HILFE_ROLL;
  io.emit({ type: isCalled ? 'hilfe' : 'no-hilfe', rule: '11.2', die: second });
  if (isCalled) d.bill = withMore(d.bill, OWES_PANZER);
}

/** 11.1 Eliminated corps and divisions; brigades and regiments count by threes. */
export function sovietLosses(s: Pick<State, 'place'>): number {
  const gone = unitsBy(SOVIET).filter(unit => placeOf(s, unit) === ELIMINATED && !isHq(unit));
  const large = gone.filter(unit => ['XXX', 'XX'].includes(specOf(unit).steps[0]?.size ?? '')).length;
  return large + Math.floor((gone.length - large) / STALIN_MODIFIERS.losses.brigadesForOne);
}

export function intentModifier(s: State): number {
  const { prizes, losses, rzhev } = STALIN_MODIFIERS;
  const isHeld = s.turn >= rzhev.fromTurn && holds(s, GERMAN, RZHEV) === RZHEV.length;
  return (
    (hasPrizes(s) ? prizes : 0) + (sovietLosses(s) >= losses.divisions ? losses.value : 0) + (isHeld ? rzhev.value : 0)
  );
}

/** 11.1 The marker moves; its box gives supply points and may call units away. */
function rollIntent(d: State, io: Io): void {
  if (d.turn < STALIN.fromTurn) return;
  const modifier = intentModifier(d);
  const die = io.dice.roll(DIE, '11.1');
  d.intent = moved(STALIN, d.intent, die + modifier);
  const box = STALIN_BOXES[d.intent - 1];
  const n = box?.supply ?? 0;
  d.supply = withMore(d.supply, SOVIET, n);
  io.emit({ type: 'intent', rule: '11.1', die, modifier, box: d.intent, n });
  const { withdrawal } = box ?? {};
  if (!withdrawal) return;
  const { corps, infantryDivisions, tankBrigades } = withdrawal;
  d.bill = withMore(d.bill, OWES_CORPS, corps);
  d.bill = withMore(d.bill, OWES_DIVISIONS, infantryDivisions);
  d.bill = withMore(d.bill, OWES_BRIGADES, tankBrigades);
  io.emit({ type: 'called-away', rule: '11.1', corps, divisions: infantryDivisions, brigades: tankBrigades });
}

/** 6.11 For the whole turn. */
function settleSupply(d: State, io: Io): void {
  const states = ofBothSides(side => statesOf(d, side));
  // Units off the map have none.
  d.status = withEach(d.status, (_, unit) => Math.max(states[sideOf(unit)][unit] ?? SUPPLIED, SUPPLIED));
  for (const side of BOTH_SIDES) {
    const count = (state: number): number => states[side].filter(one => one === state).length;
    io.emit({ type: 'states', rule: '6.11', role: roleOf(side), unsupplied: count(1), isolated: count(2) });
  }
}
