/** 4.1 What steps cost, in half points: by class of unit, weather, and the ZOC of the enemy. */
import { edgeTable, terrainAt } from '../../../kit/board.ts';
import { opposite } from '../../../kit/hex.ts';
import { itemAt } from '../../../kit/list.ts';
import { NUMBER, partsOf, SAME } from '../../../kit/part.ts';
import { type BySide, ofBothSides, type Side } from '../../../kit/sides.ts';
import { SKI_FACTOR, WEATHER_FACTOR, WEATHERS, type Weather } from '../data/calendar.ts';
import { effectOf, type Ground } from '../data/effects.ts';
import { STRATEGIC_ROAD_COST, ZOC_ENTRY_COST, ZOC_EXIT_SHARE } from '../data/numbers.ts';
import { TERRAINS, type Terrain } from '../data/terrain.ts';
import { ALL_UNITS, BOARD, HEXES, isMech, isSki, printedAllowance, sideOf } from '../pieces.ts';
import type { Standing, State } from '../state.ts';
import { type Front, frontOf, frontPart, isCreek, isRail, isRiver, isRoad } from './ground.ts';

/** Half points in a point. */
export const HALVES = 2;

const CLASSES = ['foot', 'mech', 'ski'] as const;
type MoveClass = (typeof CLASSES)[number];

export const classOf = (unit: number): MoveClass => (isMech(unit) ? 'mech' : isSki(unit) ? 'ski' : 'foot');

/** 4.55 */
const factorOf = (cls: MoveClass, weather: Weather): number =>
  cls === 'ski' ? SKI_FACTOR[weather] : WEATHER_FACTOR[weather];

export const weatherOf = (s: Pick<State, 'weather'>): Weather => itemAt(WEATHERS, s.weather);
export const weatherFactor = (s: Pick<State, 'weather'>, unit: number): number => factorOf(classOf(unit), weatherOf(s));

const isTerrain = (kind: string): kind is Terrain => TERRAINS.some(known => known === kind);
const groundAt = (hex: number): Terrain => {
  const kind = terrainAt(BOARD, hex);
  return isTerrain(kind) ? kind : 'clear';
};

/** 4.13 In points; undefined where there is no way. */
const printedCost = (kind: Ground, cls: MoveClass): number | undefined =>
  cls === 'mech' ? effectOf(kind).mech : effectOf(kind).foot;

/** 4.1 The cost of a hex by itself, for units that enter the map there (9.11); in half points. */
export const hexCost = (s: Pick<State, 'weather'>, unit: number, hex: number): number =>
  (printedCost(groundAt(hex), classOf(unit)) ?? 0) * HALVES * weatherFactor(s, unit);

/** 4.4, 4.51 Along a road only its own cost counts: hex and hexside do not. */
function stepCost(edge: number, to: number, cls: MoveClass, road: number): number {
  if (isRoad(edge)) return road;
  const hex = printedCost(groundAt(to), cls) ?? 0;
  if (isRiver(edge)) {
    const river = printedCost('river', cls);
    return river === undefined ? -1 : hex + river;
  }
  return hex + (isCreek(edge) ? (printedCost('creek', cls) ?? 0) : 0);
}

const tableOf = (cls: MoveClass, weather: Weather, road: number): Int16Array =>
  edgeTable(BOARD, (from, to, dir) => {
    const cost = stepCost(from * 6 + dir, to, cls, road);
    return cost < 0 ? -1 : cost * HALVES * factorOf(cls, weather);
  });

type Tables = Readonly<Record<MoveClass, readonly Int16Array[]>>;
const tablesOf = (road: number): Tables => {
  const byWeather = (cls: MoveClass): readonly Int16Array[] => WEATHERS.map(weather => tableOf(cls, weather, road));
  return { foot: byWeather('foot'), mech: byWeather('mech'), ski: byWeather('ski') };
};
const TACTICAL_COSTS = tablesOf(effectOf('road').foot ?? 1);
const STRATEGIC_COSTS = tablesOf(STRATEGIC_ROAD_COST);

/** 4.4 Without regard to the enemy. */
export const plainCosts = (s: Pick<State, 'weather'>, unit: number): Int16Array =>
  itemAt(TACTICAL_COSTS[classOf(unit)], s.weather);

/** 4.2 */
export const strategicCosts = (s: Pick<State, 'weather'>, unit: number): Int16Array =>
  itemAt(STRATEGIC_COSTS[classOf(unit)], s.weather);

/** 4.3 Along railways, for nothing. */
export const RAIL_COSTS = edgeTable(BOARD, (from, _to, dir) => (isRail(from * 6 + dir) ? 0 : -1));
const RAIL_HEX: readonly boolean[] = BOARD.names.map((_, hex) => [0, 1, 2, 3, 4, 5].some(dir => isRail(hex * 6 + dir)));
export const isRailHex = (hex: number): boolean => RAIL_HEX[hex] === true;

/** 4.62 To enter an enemy ZOC, by the weather; to leave one, half of the printed allowance whatever the weather. */
export const zocEntry = (s: Pick<State, 'weather'>, unit: number): number =>
  ZOC_ENTRY_COST * HALVES * weatherFactor(s, unit);
export const zocExit = (unit: number): number => ZOC_EXIT[unit] ?? 0;
/** From a table of whole numbers: what is multiplied by a fraction is stored as one, and columns stop being dense by it. */
const ZOC_EXIT = Int16Array.from(ALL_UNITS, unit => printedAllowance(unit, 0) * HALVES * ZOC_EXIT_SHARE);

/** A profile is what the table of a unit depends on, beside weather and enemies. */
interface Profile {
  readonly side: Side;
  readonly cls: MoveClass;
  readonly unit: number;
}
const keyOf = (unit: number): string => `${sideOf(unit)} ${classOf(unit)} ${printedAllowance(unit, 0)}`;
const KEYS: readonly string[] = [...new Set(ALL_UNITS.map(keyOf))];
const PROFILE: readonly number[] = ALL_UNITS.map(unit => KEYS.indexOf(keyOf(unit)));
const PROFILES: readonly Profile[] = KEYS.map((_, at) => {
  const unit = PROFILE.indexOf(at);
  return { side: sideOf(unit), cls: classOf(unit), unit };
});

const part = partsOf<State>();

/** 4.62, 4.63 Steps with the costs of enemy ZOCs; from one to another there is none (but see hostSteps). */
const ZONED = PROFILES.map(({ side, cls, unit }) =>
  part({
    on: { weather: NUMBER },
    uses: [frontPart(side)],
    make: () => new Int16Array(HEXES * 6),
    paint(table: Int16Array, s: Standing & Pick<State, 'weather'>) {
      table.set(itemAt(TACTICAL_COSTS[cls], s.weather));
      const tolls = { entry: zocEntry(s, unit), exit: zocExit(unit) };
      const { ezoc } = frontOf(s, side);
      for (let hex = 0; hex < HEXES; hex++) if (ezoc[hex]) toll(table, hex, ezoc, tolls);
    },
  }),
);

interface Tolls {
  readonly entry: number;
  readonly exit: number;
}

/** The steps out of and into a hex of an enemy ZOC. */
function toll(table: Int16Array, hex: number, ezoc: Front['ezoc'], { entry, exit }: Tolls): void {
  for (let dir = 0; dir < 6; dir++) {
    const out = hex * 6 + dir;
    const to = BOARD.next[out] ?? -1;
    if (to < 0) continue;
    if (ezoc[to]) {
      table[out] = -1;
      continue;
    }
    const back = to * 6 + opposite(dir);
    if (Number(table[out]) >= 0) table[out] = Number(table[out]) + exit;
    if (Number(table[back]) >= 0) table[back] = Number(table[back]) + entry;
  }
}

export const zonedCosts = (s: Standing & Pick<State, 'weather'>, unit: number): Int16Array =>
  itemAt(ZONED, PROFILE[unit] ?? 0).of(s);

/** 4.2, 4.3 Where strategic and rail movement does not go: next to enemies, and through hexes that they control. */
const CLOSED: BySide<{ readonly of: (s: Standing & Pick<State, 'control'>) => Uint8Array }> = ofBothSides(side =>
  part({
    on: { control: SAME },
    uses: [frontPart(side)],
    make: () => new Uint8Array(HEXES),
    paint(closed: Uint8Array, s: Standing & Pick<State, 'control'>) {
      const { beside, enemy } = frontOf(s, side);
      const { control } = s;
      for (let hex = 0; hex < HEXES; hex++)
        closed[hex] = beside[hex] === 1 || enemy[hex] === 1 || control[hex] !== side ? 1 : 0;
    },
  }),
);
export const closedToTravel = (s: Standing & Pick<State, 'control'>, side: Side): Uint8Array => CLOSED[side].of(s);
