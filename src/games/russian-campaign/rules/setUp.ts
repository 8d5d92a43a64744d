/** 3.2, 3.3, S2.0 Where units may set up, how many are set up, and what a finished set-up requires. */
import type { Refusal } from '../../../kit/game.ts';
import { headOf, valueIn } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { paint } from '../../../kit/zoc.ts';
import { COUNTRIES, DISTRICT, DISTRICTS, POLAND, REGIONS } from '../data/regions.ts';
import { UNITS } from '../data/units.ts';
import {
  AXIS,
  BOARD,
  CITY_HEX,
  COUNTRY,
  cityHex,
  HEXES,
  hex,
  hexMap,
  IS_OIL,
  IS_WORKER,
  inUssr,
  isLand,
  SIDE,
  SOVIET,
  sideOf,
  UNITS_OF,
  unitSpec,
  ZOC_SIDES,
} from '../pieces.ts';
import { isReversed, scenarioOf } from '../scenarios.ts';
import { PARA, placeOf, type State, TO_SET_UP } from '../state.ts';
import { forcesOf, type Quota } from './forces.ts';
import { type Ground, hasRoom } from './ground.ts';
import { type Line, lineOf } from './lines.ts';
import { closedTo } from './neutral.ts';
import { whyOffMap } from './whereabouts.ts';
import { whyNotOwn } from './whose.ts';

const startOf = (s: State) => scenarioOf(s.scenario).start;
export const lineHere = (s: State): Line | undefined => lineOf(startOf(s));

/** The hex of a unit that has no choice. */
export function fixedHex(s: State, u: number): number | undefined {
  if (lineHere(s)) return forcesOf(startOf(s)).workers.get(u);
  const { entry } = unitSpec(u);
  return entry.kind === 'city' ? cityHex(entry.city) : undefined;
}

/** 3.2, 3.3.1 The hexes of each code. */
const districtOf = (code: string): readonly string[] => {
  const district = DISTRICTS.find(d => d === code);
  return district ? DISTRICT[district].hexes : [];
};
const AREAS: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries({
    ...Object.fromEntries(DISTRICTS.map(d => [d, districtOf(d)])),
    N: POLAND,
    C: POLAND,
    S: POLAND,
    R: REGIONS.romania.hexes,
    F: REGIONS.finland.hexes,
  }).map(([code, hexes]) => [code, hexes.map(hex).sort((a, b) => a - b)]),
);
const POLISH = valueIn(AREAS, 'C');
const LAND: readonly number[] = Array.from({ length: HEXES }, (_, h) => h).filter(isLand);
const SOVIET_CITIES: readonly number[] = CITY_HEX.filter((h, c) => !IS_OIL[c] && inUssr(h)).sort((a, b) => a - b);
const FINLAND = COUNTRIES.indexOf('finland');
const IS_FINNISH: readonly boolean[] = UNITS.map(u => u.nation === 'finnish');

/** The hexes that a unit's code allows, whatever units are there. */
function areaOf(s: State, u: number): readonly number[] {
  const only = fixedHex(s, u);
  if (only !== undefined) return [only];
  if (lineHere(s)) return IS_WORKER[u] ? SOVIET_CITIES : LAND;
  const { entry, nation } = unitSpec(u);
  // V3.1 With Romania closed, all Germans begin in Poland.
  if (s.neutral === 1 && nation === 'german') return POLISH;
  return (entry.kind === 'code' && AREAS.get(entry.code)) || [];
}

/** Why a unit may not be set up in a hex; undefined where it may. */
export const whyNotSetUp = (s: State, g: Ground, u: number, h: number): Why =>
  isInArea(s, u, h)
    ? objectionTo(billetsOf(s, g, u), h)
    : { rule: areaRule(s, sideOf(u)), code: 'not-set-up-area', about: { unit: u, hex: h } };

/** What is known of a unit before the hexes of its area are checked one by one. */
interface Billets {
  readonly s: State;
  readonly g: Ground;
  readonly unit: number;
  readonly line: Line | undefined;
  readonly closed: Uint8Array | undefined;
  readonly isAlien: boolean;
}

const billetsOf = (s: State, g: Ground, unit: number): Billets => ({
  s,
  g,
  unit,
  line: lineHere(s),
  closed: closedTo(s, unit),
  isAlien: SIDE[unit] === AXIS && !IS_FINNISH[unit],
});

const WRONG_SIDE = bar('S2.0', 'wrong-side-of-line', 'unit', 'hex');
const FINNS_ONLY = bar('S2.2', 'finns-only', 'unit', 'hex');
const WORKER_THERE = bar('S2.1', 'worker-there', 'unit', 'hex');
const ENEMY_THERE = bar('6.0', 'enemy-there', 'unit', 'hex');
const BESIDE_ENEMY = bar('3.3.1', 'beside-enemy', 'unit', 'hex');
const ON_BORDER = bar('V3.1', 'on-border', 'unit', 'hex');
const STACK_FULL = bar('6.1', 'stack-full', 'unit', 'hex');

/** What keeps a unit out of a hex of its area. */
function objectionTo({ s, g, unit, line, closed, isAlien }: Billets, h: number): Why {
  if (line && line.holder[h] !== SIDE[unit]) return WRONG_SIDE;
  if (line && isAlien && COUNTRY[h] === FINLAND) return FINNS_ONLY;
  if (IS_WORKER[unit] && hasWorker(s, h)) return WORKER_THERE;
  if (g.enemy[h]) return ENEMY_THERE;
  if (!line && SIDE[unit] === AXIS && g.ezoc[h]) return BESIDE_ENEMY;
  if (closed?.[h]) return ON_BORDER;
  return hasRoom(g, unit, h) ? undefined : STACK_FULL;
}

/** Needs no search if a line leaves all the land open. */
const isInArea = (s: State, u: number, h: number): boolean => {
  const area = areaOf(s, u);
  return area === LAND ? isLand(h) : area.includes(h);
};

/** The section of a side's set-up. */
export const areaRule = (s: State, side: Side): string => {
  if (lineHere(s)) return side === AXIS ? 'S2.2' : 'S2.1';
  return side === AXIS ? '3.3.1' : '3.2';
};

const hasWorker = (s: State, h: number): boolean => UNITS_OF[SOVIET].some(u => IS_WORKER[u] && s.place[u] === h);

export function setUpHexes(s: State, g: Ground, u: number): number[] {
  const billets = billetsOf(s, g, u);
  return areaOf(s, u).filter(h => !objectionTo(billets, h));
}

/** The list needs only one. */
export function hasSetUpHex(s: State, g: Ground, u: number): boolean {
  const billets = billetsOf(s, g, u);
  return areaOf(s, u).some(h => !objectionTo(billets, h));
}

export const quotasOf = (s: State, side: Side): readonly Quota[] =>
  forcesOf(startOf(s)).quotas.filter(q => SIDE[headOf(q.units)] === side);

export const quotaFor = (s: State, u: number): Quota | undefined =>
  forcesOf(startOf(s)).quotas.find(q => q.units.includes(u));

export const placedOf = (s: State, quota: Quota): number => quota.units.filter(u => placeOf(s, u) >= 0).length;

/** Why a unit is not one of those still to be set up. */
export function whyNotToSetUp(s: State, side: Side, u: number): Why {
  const own = whyNotOwn(side, u);
  if (own) return own;
  if (s.place[u] !== TO_SET_UP) return whyElsewhere(s, u);
  const quota = quotaFor(s, u);
  return quota && placedOf(s, quota) >= quota.count
    ? { rule: quota.rule, code: 'quota-full', about: { unit: u, group: quota.id, count: quota.count } }
    : undefined;
}

const HELD_BACK = bar('V3.1', 'held-back', 'unit');

function whyElsewhere(s: State, u: number): Why {
  if (s.place[u] === PARA) return HELD_BACK;
  return (
    whyOffMap(s, u) ?? whyPrinted(s, u) ?? { rule: areaRule(s, sideOf(u)), code: 'already-set-up', about: { unit: u } }
  );
}

/** A unit whose hex is printed. */
const whyPrinted = (s: State, u: number): Why =>
  fixedHex(s, u) === undefined ? undefined : { rule: areaRule(s, sideOf(u)), code: 'printed-hex', about: { unit: u } };

/** Why a unit cannot be taken back. */
export function whyNotTakenBack(s: State, side: Side, u: number): Why {
  const own = whyNotOwn(side, u);
  if (own) return own;
  return whyPrinted(s, u) ?? { rule: areaRule(s, side), code: 'not-placed', about: { unit: u } };
}

/** S2.1, S3.4 The side that sets up first must cover every hex of its line with a unit or a ZOC. */
export const mustCover = (s: State, side: Side): boolean =>
  lineHere(s) !== undefined && side === (isReversed(s) ? AXIS : SOVIET);

export function uncovered(s: State, side: Side): number[] {
  const front = lineHere(s)?.front[side] ?? [];
  const own = hexMap();
  const at = UNITS_OF[side].flatMap(u => (placeOf(s, u) >= 0 ? [placeOf(s, u)] : []));
  paint(BOARD, ZOC_SIDES, at, own);
  for (const h of at) own[h] = 1;
  return front.filter(h => !own[h]);
}

/** What is still missing before a side may end its set-up. */
export function setUpOwed(s: State, side: Side): Refusal | undefined {
  const units = UNITS_OF[side].filter(u => s.place[u] === TO_SET_UP && !quotaFor(s, u));
  if (units.length > 0) return { rule: areaRule(s, side), code: 'units-left', about: { units } };
  const short = quotasOf(s, side).find(q => placedOf(s, q) < q.count);
  if (short) {
    const { rule, id, count } = short;
    return { rule, code: 'quota-short', about: { group: id, count, placed: placedOf(s, short) } };
  }
  const hexes = mustCover(s, side) ? uncovered(s, side) : [];
  if (hexes.length > 0) return { rule: side === AXIS ? 'S3.4' : 'S2.1', code: 'line-open', about: { hexes } };
  return undefined;
}
