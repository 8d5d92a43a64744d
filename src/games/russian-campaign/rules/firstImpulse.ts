/**
 * 3.3.2-3.3.5 The first Axis impulse of Barbarossa: each army group faces only its own military district, two of them
 * must attack, and four cities are spared. A unit next to an enemy must attack it, so all these rules restrict
 * movement.
 */
import { hexDistance } from '../../../kit/board.ts';
import { ALIKE, NUMBER, partsOf } from '../../../kit/part.ts';
import { entryOf } from '../../../kit/phrase.ts';
import type { Side } from '../../../kit/sides.ts';
import { paint } from '../../../kit/zoc.ts';
import { cityNamed } from '../data/cities.ts';
import { FIRST_IMPULSE, SPARED_CITIES } from '../data/schedule.ts';
import { UNITS } from '../data/units.ts';
import { VARIANTS } from '../data/variants.ts';
import { AXIS, BOARD, canAttackOver, HEXES, hex, SOVIET, UNITS_OF, ZOC_SIDES } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { FRONTS, type Ground } from './ground.ts';

/** Set-up code of each unit; empty where it has none. */
export const CODE: readonly string[] = UNITS.map(u => (u.entry.kind === 'code' ? u.entry.code : ''));
export const codeOf = (u: number): string => CODE[u] ?? '';

interface Limit {
  readonly may: readonly string[];
  readonly must: boolean;
}
const LIMITS: Readonly<Record<string, Limit>> = FIRST_IMPULSE;

/** 3.3.5 The code whose units may attack each spared city with the option, by hex. */
const SPARED: ReadonlyMap<number, string> = new Map(
  Object.entries(SPARED_CITIES).map(([city, code]) => [hex(cityNamed(city).hex), code]),
);
const NO_BALKANS = VARIANTS.findIndex(v => v.id === 'no-balkans');

/** V3.1 starts the game a turn earlier. */
export const isFirstImpulse = (s: State, side: Side, impulse: number): boolean =>
  side === AXIS && impulse === 1 && (s.turn === 0 || (s.turn === 1 && s.chosen[NO_BALKANS] !== 1));

/** 3.3.2 Whether a unit may come next to a Soviet unit where it stands. */
export function mayFace(s: State, u: number, soviet: number): boolean {
  const city = SPARED.get(placeOf(s, soviet));
  if (city !== undefined) return maySiege(s, u, city);
  const limit = limitOf(s, u);
  return limit === undefined || limit.may.includes(codeOf(soviet));
}

/** 3.3.4, 3.3.5 */
const maySiege = (s: State, u: number, city: string): boolean => s.options.cityAssault && CODE[u] === city;

/** None for Finns; V3.1 frees the German corps of code R, and keeps its Romanians at home. */
function limitOf(s: State, u: number): Limit | undefined {
  if (CODE[u] === 'R' && s.chosen[NO_BALKANS] === 1) return undefined;
  return entryOf(LIMITS, codeOf(u));
}

/** The restrictions of the first impulse for the current enemy positions, by set-up code. */
interface Plan {
  readonly bars: Map<string, Uint8Array>;
  readonly orders: Map<string, Orders>;
  /** How near units could come if there were room everywhere (rules/orders). */
  readonly marches: Map<number, March>;
}

/** The result of a leg: the smallest distance within reach, and a hex that has it. */
export interface March {
  readonly from: number;
  readonly spent: number;
  readonly least: number;
  readonly at: number;
}

/** Filled on demand. Valid while the enemy does not move. */
const PLAN = partsOf<State>()({
  on: { neutral: NUMBER, chosen: [NO_BALKANS], weather: [0], options: ALIKE },
  uses: [FRONTS[AXIS]],
  derive: (): Plan => ({ bars: new Map(), orders: new Map(), marches: new Map() }),
});

export const marchesOf = (s: State): Map<number, March> => PLAN.of(s).marches;

/** Hexes that a unit may not enter, as enemies are there or next to it that it may not attack. Read-only. */
export function barredTo(s: State, g: Ground, u: number): Uint8Array {
  const { bars } = PLAN.of(s);
  const known = bars.get(codeOf(u));
  if (known) return known;
  const made = barsFor(s, u);
  for (let h = 0; h < HEXES; h++) if (g.enemy[h]) made[h] = 1;
  bars.set(codeOf(u), made);
  return made;
}

function barsFor(s: State, u: number): Uint8Array {
  const out = new Uint8Array(HEXES);
  const from: number[] = [];
  for (const [h, code] of SPARED) if (!maySiege(s, u, code)) from.push(h);
  for (const soviet of UNITS_OF[SOVIET]) {
    const h = placeOf(s, soviet);
    if (h >= 0 && !mayFace(s, u, soviet)) from.push(h);
  }
  paint(BOARD, ZOC_SIDES, from, out);
  for (const h of from) out[h] = 1;
  return out;
}

/** 3.3.4 Whether one of the spared cities bars a hex. */
export const barredByCity = (s: State, u: number, h: number): boolean =>
  [...SPARED].some(([city, code]) => !maySiege(s, u, code) && (city === h || isBeside(h, city)));

/** 3.3.2 The hexes of the units that an army group must attack, and the distance of each hex to them. */
export interface Orders {
  readonly targets: readonly number[];
  /** Computed on demand; `UNKNOWN` until then. */
  readonly away: Uint8Array;
}

const UNKNOWN = 255;

/** Undefined for a unit without such orders. */
export function ordersFor(s: State, u: number): Orders | undefined {
  const limit = entryOf(LIMITS, codeOf(u));
  if (!limit?.must) return undefined;
  const { orders } = PLAN.of(s);
  let known = orders.get(codeOf(u));
  if (!known) {
    known = { targets: dutyHexes(s, limit), away: new Uint8Array(HEXES).fill(UNKNOWN) };
    orders.set(codeOf(u), known);
  }
  return known.targets.length > 0 ? known : undefined;
}

function dutyHexes(s: State, limit: Limit): readonly number[] {
  const out = new Set<number>();
  for (const soviet of UNITS_OF[SOVIET]) {
    const h = placeOf(s, soviet);
    if (h >= 0 && !SPARED.has(h) && limit.may.includes(codeOf(soviet))) out.add(h);
  }
  return [...out];
}

/** 0 in a hex from which one of the targets can be attacked, otherwise the distance to the nearest. */
export function nearness({ targets, away }: Orders, h: number): number {
  if (away[h] === UNKNOWN) away[h] = measure(targets, h);
  return away[h]!;
}

function measure(targets: readonly number[], h: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const distance = hexDistance(BOARD, h, target);
    if (distance === 1 && isBeside(h, target)) return 0;
    if (distance < least) least = distance;
  }
  return least;
}

/** Neighbours with no water between. */
function isBeside(a: number, b: number): boolean {
  for (let e = a * 6; e < a * 6 + 6; e++) if (BOARD.next[e] === b) return canAttackOver(e);
  return false;
}
