/**
 * A ready-made set-up of Barbarossa for each side (3.2, 3.3), for players who want to start at once. It is our own: the
 * order of battle names only districts and cities. Units whose city is printed are placed automatically.
 */
import { cityNamed } from './cities.ts';
import type { StartId } from './scenarios.ts';
import type { SideName } from './unit.ts';
import { UNITS } from './units.ts';

/** Unit names by hex. */
export type Deployment = Readonly<Record<string, readonly string[]>>;

/** 3.3.1 Three army groups along the border, none next to a Soviet unit of the set-up below. */
const AXIS_DEPLOYMENT: Deployment = {
  H22: ['41Pz', '56Pz', '1Inf'],
  H23: ['HQ-N'],
  I23: ['2Inf', '10Inf', '26Inf'],
  I24: ['28Inf', '38Inf'],
  K24: ['6Inf', '8Inf', '12Inf'],
  K25: ['13Inf', '20Inf', '42Inf'],
  L24: ['24Pz', '46Pz', '47Pz'],
  L25: ['HQ-C'],
  M24: ['39Pz', '57Pz', '7Inf'],
  M25: ['53Inf', 'Ita3'],
  N25: ['5Inf', '9Inf', '43Inf'],
  P26: ['4Inf', '17Inf', '29Inf'],
  P27: ['55Inf', 'HQ-S'],
  Q27: ['3Pz', '14Pz', '48Pz'],
  Q28: ['49Mtn', '52PzGr', '44Inf'],
  X27: ['11Inf', '30Inf', 'Rom2'],
  Z26: ['54Inf', 'Rom1', 'Rom4'],
  BB26: ['RomCav'],
  A10: ['Fin4', 'Fin6'],
  A11: ['Fin2'],
  B12: ['Fin7'],
};

/** 3.2 Behind the border on rivers and in cities, with the strongest stack at Lvov. */
const SOVIET_DEPLOYMENT: Deployment = {
  H20: ['8A', 'Tk1'],
  I21: ['11A', 'Tk7'],
  J21: ['3A', 'Tk5'],
  K22: ['Tk8'],
  L22: ['10A'],
  M22: ['Cav7'],
  O24: ['4A', 'Cav3'],
  Q24: ['Cav6'],
  R25: ['5A', 'Tk11'],
  S26: ['12A', '6A'],
  T26: ['Tk3'],
  U26: ['26A'],
  V25: ['Tk4'],
  X25: ['Cav5'],
  AA25: ['Tk12'],
  CC25: ['9A'],
  C11: ['23A'],
  B8: ['7A'],
};

const byUnit = (deployment: Deployment): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(deployment).flatMap(([hex, units]) => units.map(unit => [unit, hex])));

const inCities = (side: SideName): Readonly<Record<string, string>> =>
  Object.fromEntries(
    UNITS.flatMap(u => (u.side === side && u.entry.kind === 'city' ? [[u.name, cityNamed(u.entry.city).hex]] : [])),
  );

/** The hex of each unit by name. */
export const SETUPS: Readonly<Record<SideName, Readonly<Record<string, string>>>> = {
  axis: { ...inCities('axis'), ...byUnit(AXIS_DEPLOYMENT) },
  soviet: { ...inCities('soviet'), ...byUnit(SOVIET_DEPLOYMENT) },
};

/** S2.0 Where the ready-made set-up of a later start concentrates: cities by start, the main one last. Our own. */
export const FOCUS: Readonly<Record<Exclude<StartId, 'barbarossa'>, readonly string[]>> = {
  blau: ['Kharkov', 'Stalino'],
  caucasus: ['Maikop', 'Stalingrad'],
  uranus: ['Stalingrad'],
  kursk: ['Kursk'],
  steamroller: ['Kiev', 'Dnepropetrovsk'],
  bagration: ['Minsk', 'Lvov'],
};

/** Where a ready-made set-up puts units without a place in the line; a headquarters near the line before its city. */
export const REAR = {
  Hitler: 'Berlin',
  SSRes: 'Minsk',
  Stavka: 'Moscow',
  Stalin: 'Gorki',
} as const;
export const HEADQUARTERS_BEFORE = { 'HQ-N': 'Leningrad', 'HQ-C': 'Moscow' } as const;
