/** 10.4 German infantry divisions broken down into nameless regiments, and built up again. */
import { withAt } from '../../../kit/list.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { BREAKDOWNS } from '../data/breakdown.ts';
import { ALL_UNITS, GERMAN, isHq, isNameless, NAMELESS, printedAttack, sideOf, specOf } from '../pieces.ts';
import { BROKEN, lostOf, POOL, placeOf, type State } from '../state.ts';
import { unitsAt } from './ground.ts';
import { isWithin } from './stacking.ts';

const NO_DIVISION = bar('10.4', 'no-division', 'unit');
const NO_WAY = bar('10.44', 'no-breakdown', 'unit');
const NO_COUNTERS = bar('10.4', 'pool-empty', 'unit');
const NO_ROOM = bar('5.1', 'no-room-to-break', 'unit');
const NO_SUCH_WAY = bar('10.4', 'no-such-way', 'unit');
const NOT_BROKEN = bar('10.42', 'not-broken', 'unit');
const NOT_TOGETHER = bar('10.42', 'no-regiments-together', 'unit');
const NO_REGIMENTS = bar('10.42', 'no-regiments', 'unit', 'hex');

type Regiments = readonly number[];

const rowOf = (strength: number): readonly Regiments[] => BREAKDOWNS.find(row => row.strength === strength)?.into ?? [];

/** The regiments of a division at full strength; the first way of the chart. */
const regimentsOf = (unit: number): Regiments => rowOf(printedAttack(unit, 0))[0] ?? [];

/** 10.4 German infantry divisions alone. */
const isDivision = (unit: number): boolean => DIVISION[unit] === true;
const DIVISION: readonly boolean[] = ALL_UNITS.map(unit => {
  const { type, steps } = specOf(unit);
  return sideOf(unit) === GERMAN && type === 'I' && steps[0]?.size === 'XX' && !isHq(unit);
});

/** 10.44 By the strength shown; one that has lost steps has as many regiments less. */
export function waysToBreak(s: State, unit: number): readonly Regiments[] {
  if (!isDivision(unit)) return [];
  const lost = lostOf(s, unit);
  const ways = rowOf(printedAttack(unit, lost));
  return lost === 0 ? ways : ways.filter(way => way.length === regimentsOf(unit).length - lost);
}

/** Counters from the pool for some strengths; undefined if there are not enough. */
export function fromPool(s: State, way: Regiments): number[] | undefined {
  const taken: number[] = [];
  for (const strength of way) {
    const unit = NAMELESS.find(
      one => printedAttack(one, 0) === strength && placeOf(s, one) === POOL && !taken.includes(one),
    );
    if (unit === undefined) return undefined;
    taken.push(unit);
  }
  return taken;
}

/** 10.41 Why a division cannot be broken down at all. */
export function whyNotBreak(s: State, unit: number): Why {
  if (!isDivision(unit)) return NO_DIVISION;
  const ways = waysToBreak(s, unit);
  if (ways.length === 0) return NO_WAY;
  if (ways.every(way => !fromPool(s, way))) return NO_COUNTERS;
  return ways.every(way => whyNotBreakInto(s, unit, way)) ? NO_ROOM : undefined;
}

function whyNotBreakInto(s: State, unit: number, way: Regiments | undefined): Why {
  if (!way) return NO_SUCH_WAY;
  const regiments = fromPool(s, way);
  if (!regiments) return NO_COUNTERS;
  const others = unitsAt(s, placeOf(s, unit)).filter(other => other !== unit);
  return isWithin(s, [...others, ...regiments]) ? undefined : NO_ROOM;
}

/** By the number of the way in the chart. */
export const whyNotBreakBy = (s: State, unit: number, n: number): Why =>
  whyNotBreakInto(s, unit, waysToBreak(s, unit)[n]);

/** 10.43 At least so many regiments make a division. */
const LEAST = 2;

/** 10.42, 10.43 A division built of the regiments in a hex: as many as fit its chart. */
interface Build {
  readonly regiments: readonly number[];
  /** 10.43 Steps that the division has lost. */
  readonly lost: number;
}

/** By the way of the chart that leaves the division strongest; of ways that are as good, by the first. */
export function buildAt(s: State, unit: number, hex: number): Build {
  const builds = rowOf(printedAttack(unit, 0)).map(way => buildBy(s, hex, way));
  return builds.reduce(
    (best, one) => (isEnough(one) && (!isEnough(best) || one.lost < best.lost) ? one : best),
    NOTHING,
  );
}

const NOTHING: Build = { regiments: [], lost: 0 };
const isEnough = ({ regiments }: Build): boolean => regiments.length >= LEAST;

function buildBy(s: State, hex: number, way: Regiments): Build {
  const free = unitsAt(s, hex).filter(isNameless);
  const regiments = way.flatMap(strength => {
    const at = free.findIndex(one => printedAttack(one, 0) === strength);
    return at < 0 ? [] : free.splice(at, 1);
  });
  return { regiments, lost: way.length - regiments.length };
}

export function whyNotBuild(s: State, unit: number): Why {
  if (placeOf(s, unit) !== BROKEN) return NOT_BROKEN;
  if (canBuild(s, unit)) return undefined;
  // 5.1 Where its regiments stand together there may be another division.
  const full = regimentHexes(s).find(hex => isEnough(buildAt(s, unit, hex)));
  return full === undefined ? NOT_TOGETHER : whyNotBuildAt(s, unit, full);
}

export function whyNotBuildAt(s: State, unit: number, hex: number): Why {
  const build = buildAt(s, unit, hex);
  if (!isEnough(build)) return NO_REGIMENTS;
  const others = unitsAt(s, hex).filter(one => !build.regiments.includes(one));
  const lost = { lost: withAt(s.lost, unit, build.lost) };
  return isWithin(lost, [...others, unit]) ? undefined : bar('5.1', 'hex-full', 'unit', 'hex');
}

/** Hexes on the map with enough nameless regiments, in the order of the roster. */
function regimentHexes(s: State): number[] {
  const hexes = NAMELESS.map(one => placeOf(s, one));
  return hexes.filter((hex, at) => hex >= 0 && hexes.indexOf(hex) === at && hexes.lastIndexOf(hex) > at);
}

/** Whether a division that is broken down can be built up anywhere. */
export const canBuild = (s: State, unit: number): boolean =>
  placeOf(s, unit) === BROKEN && regimentHexes(s).some(hex => !whyNotBuildAt(s, unit, hex));

/** The hexes with nameless regiments where a division can be built up. */
export const buildHexes = (s: State, unit: number): number[] =>
  regimentHexes(s).filter(hex => !whyNotBuildAt(s, unit, hex));
