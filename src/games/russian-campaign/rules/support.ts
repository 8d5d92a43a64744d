/** 9.9 Stukas and 9.10 Soviet artillery: how many are available, what directs them, and where they may be placed. */
import { hexDistance } from '../../../kit/board.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { yearOf } from '../data/calendar.ts';
import { ARTILLERY, ARTILLERY_RANGE, STUKA_RANGE, STUKAS } from '../data/support.ts';
import { WEATHERS } from '../data/tables.ts';
import type { MovementFrame } from '../frames.ts';
import { AXIS, BOARD, HEXES, IS_HQ, SIDE, SOVIET, STAVKA, UNITS_OF } from '../pieces.ts';
import { isOnMap, placeOf, type State } from '../state.ts';
import { enemyHexes } from './duty.ts';
import type { Ground } from './ground.ts';
import { weatherOf } from './weather.ts';
import { whyOffMap } from './whereabouts.ts';
import { whyNotOwn } from './whose.ts';

const CLEAR_SKY = WEATHERS.indexOf('clear');
const SNOW = WEATHERS.indexOf('snow');

/** 9.9.7 Stukas of a turn, by year and weather. */
export function stukasOf(s: State): number {
  const [clear, mud, snow] = STUKAS[yearOf(s.turn)] ?? [0, 0, 0];
  if (s.weather[0] === CLEAR_SKY) return clear;
  return s.weather[0] === SNOW ? snow : mud;
}

export const stukasLeft = (s: State, impulse: number): number => (impulse === 1 ? stukasOf(s) - s.stukas.length : 0);

const AXIS_ONLY = bar('9.9.1', 'stukas-are-axis');
const STUKAS_FIRST = bar('9.9.5', 'first-impulse-only');

type Impulse = Pick<MovementFrame, 'side' | 'impulse'>;

/** 9.9.1, 9.9.5, 9.9.7 Why no Stuka is available now. */
export function whyNoStukas(s: State, { side, impulse }: Impulse): Why {
  if (side !== AXIS) return AXIS_ONLY;
  if (impulse !== 1) return STUKAS_FIRST;
  if (stukasOf(s) === 0) return { rule: '9.9.7', code: 'no-stukas', about: today(s) };
  return stukasLeft(s, impulse) > 0
    ? undefined
    : { rule: '9.9.7', code: 'stukas-used', about: { n: stukasOf(s), ...today(s) } };
}

const today = (s: State): { year: number; weather: string } => ({
  year: yearOf(s.turn),
  weather: weatherOf(s, 1),
});

/** 9.9.3 Headquarters of army groups, each for one Stuka. */
export const freeHeadquarters = (s: State): number[] => HEADQUARTERS.filter(u => !whyNotDirecting(s, u));

export const HEADQUARTERS: readonly number[] = UNITS_OF[AXIS].filter(u => IS_HQ[u]);

const NO_STAFF = bar('9.9.3', 'not-headquarters', 'unit');
const STAFF_USED = bar('9.9.3', 'headquarters-used', 'unit');

/** Why a unit cannot direct a Stuka now. */
export function whyNotDirecting(s: State, u: number): Why {
  if (SIDE[u] !== AXIS || !IS_HQ[u]) return whyNotOwn(AXIS, u) ?? NO_STAFF;
  return whyOffMap(s, u) ?? (s.stukas.some(x => x.unit === u) ? STAFF_USED : undefined);
}

const STUKA_THERE = bar('9.9.2', 'stuka-there', 'hex');

/** 9.9.3, 9.9.4 */
const stukaAim = (s: State, headquarters: number, enemy: Uint8Array = enemyHexes(s, AXIS)): Aim => ({
  unit: headquarters,
  from: placeOf(s, headquarters),
  range: STUKA_RANGE,
  rule: '9.9.3',
  enemy,
});

const whyNotStuka = (s: State, aim: Aim, h: number): Why =>
  s.stukas.some(x => x.hex === h) ? STUKA_THERE : whyNoTarget(aim, h);

/** The range is tested first: it excludes most hexes, and needs no reason made for it. */
const isStukaHex = (s: State, aim: Aim, h: number): boolean => isInRange(aim, h) && !whyNotStuka(s, aim, h);

/** 9.9.2-9.9.4 Soviet units within range, whatever lies between; a second Stuka in a hex would be useless. */
export const whyNotStukaHex = (s: State, headquarters: number, h: number): Why =>
  whyNotStuka(s, stukaAim(s, headquarters), h);

export function stukaHexes(s: State, headquarters: number): number[] {
  const aim = stukaAim(s, headquarters);
  return hexesOf(aim).filter(h => isStukaHex(s, aim, h));
}

/** Whether there is one: mostly one of the first units checked will do. */
export function hasStukaHex(s: State, headquarters: number, g?: Ground): boolean {
  const aim = stukaAim(s, headquarters, g?.enemy);
  for (const u of UNITS_OF[SOVIET]) {
    const h = placeOf(s, u);
    if (h >= 0 && aim.enemy[h] && isStukaHex(s, aim, h)) return true;
  }
  return false;
}

const NO_STUKA = bar('9.9.3', 'no-stuka-to-recall', 'unit');
const STUKA_SPENT = bar('9.11.1', 'stuka-spent', 'unit');

/** Stukas that can be taken back: one that has helped to win a hex cannot. */
export function recallable(s: State, { enemy }: Ground): number[] {
  const out: number[] = [];
  for (const { unit, hex } of s.stukas) if (enemy[hex]) out.push(unit);
  return out;
}

export const whyNotRecalled = (s: State, u: number): Why => (s.stukas.some(x => x.unit === u) ? STUKA_SPENT : NO_STUKA);

export const NO_GUNS_THERE = bar('9.10.1', 'no-guns-to-recall', 'hex');

const SOVIET_ONLY = bar('9.10.1', 'guns-are-soviet');
const CORPS_INSTEAD = bar('V1', 'corps-instead');
const GUNS_FIRST = bar('9.10.1', 'first-impulse-only');

const gunsOf = (s: State): number => ARTILLERY[yearOf(s.turn)] ?? 0;

/** 9.10.1, 9.10.2, V1 Why no artillery can be placed: only in clear turns, and a limited number per year. */
export function whyNoGuns(s: State, { side, impulse }: Impulse): Why {
  if (side !== SOVIET) return SOVIET_ONLY;
  if (s.options.artilleryCorps) return CORPS_INSTEAD;
  if (impulse !== 1) return GUNS_FIRST;
  if (gunsOf(s) === 0) return { rule: '9.10.2', code: 'no-guns', about: today(s) };
  if (s.weather[0] !== CLEAR_SKY) return { rule: '9.10.2', code: 'guns-need-clear', about: today(s) };
  return s.gunsUsed < gunsOf(s)
    ? undefined
    : { rule: '9.10.2', code: 'guns-used', about: { n: gunsOf(s), ...today(s) } };
}

export const gunsLeft = (s: State, impulse: number): number =>
  whyNoGuns(s, { side: SOVIET, impulse }) ? 0 : gunsOf(s) - s.gunsUsed;

const NO_STAVKA = bar('9.10.1', 'not-stavka', 'unit');

/** 9.10.1 Only Stavka directs the guns. */
export const whyNotGunning = (s: State, u: number): Why =>
  u === STAVKA ? whyOffMap(s, u) : (whyNotOwn(SOVIET, u) ?? NO_STAVKA);

const GUNS_THERE = bar('9.10.1', 'guns-there', 'hex');

const gunAim = (s: State): Aim => ({
  unit: STAVKA,
  from: placeOf(s, STAVKA),
  range: ARTILLERY_RANGE,
  rule: '9.10.1',
  enemy: enemyHexes(s, SOVIET),
});

const whyNotGuns = (s: State, aim: Aim, h: number): Why => (s.guns.includes(h) ? GUNS_THERE : whyNoTarget(aim, h));

export const whyNotGunHex = (s: State, h: number): Why => whyNotGuns(s, gunAim(s), h);

export function gunHexes(s: State): number[] {
  if (!isOnMap(s, STAVKA)) return [];
  const aim = gunAim(s);
  return hexesOf(aim).filter(h => isInRange(aim, h) && !whyNotGuns(s, aim, h));
}

/** What directs the support, its range, and the enemies it may target. */
interface Aim {
  readonly unit: number;
  readonly from: number;
  readonly range: number;
  readonly rule: string;
  /** 1 in a hex with enemies that can fight. */
  readonly enemy: Uint8Array;
}

function whyNoTarget({ unit, from, range, rule, enemy }: Aim, hex: number): Why {
  if (!enemy[hex]) return { rule, code: 'no-enemy', about: { hex } };
  const distance = hexDistance(BOARD, from, hex);
  return distance > range ? { rule, code: 'out-of-range', about: { unit, hex, distance, range } } : undefined;
}

const isInRange = ({ from, range }: Aim, hex: number): boolean => hexDistance(BOARD, from, hex) <= range;

/** Ascending. */
function hexesOf({ enemy }: Aim): number[] {
  const out: number[] = [];
  for (let h = 0; h < HEXES; h++) if (enemy[h]) out.push(h);
  return out;
}
