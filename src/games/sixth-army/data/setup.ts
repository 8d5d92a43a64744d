/**
 * A ready-made set-up for each side (3.1, 3.2), for players who want to start at once. Groups shown in the rulebook's
 * example of play stand where it shows them; the rest was placed so that the example can be played to its end.
 */
import type { SideName } from './sides.ts';

/** Unit names by hex. */
export type Deployment = Readonly<Record<string, readonly string[]>>;

/** 3.2 The spearheads at Kotelnikovo with Romanian cavalry on both flanks; 17 Pz arrives later. */
const AXIS_DEPLOYMENT: Deployment = {
  '0306': ['6Pz/I/11', '6Pz/4'],
  '0205': ['6Pz/II/11', '6Pz/114', '6Pz/AA6'],
  '0309': ['23Pz/I/201', '23Pz/II/201', '23Pz/AA23'],
  '0310': ['23Pz/126', '23Pz/128'],
  '0307': ['16PG/116', '16PG/60', '228'],
  '0206': ['16PG/156', '16PG/AA165'],
  '0311': ['5CR/8Ros'],
  '0312': ['5CR/6Ros', '5CR/7Ros'],
  '0305': ['8CR/4Ros', '8CR/2Cal', '8CR/3Cal'],
};

/** 3.1 The screen in front of the Aksai, 13 Mech behind the railway, the exhausted 4 Mech on the Myshkova. */
const SOVIET_DEPLOYMENT: Deployment = {
  '0408': ['503/91', '561/91', '613/91'],
  '0410': ['366/126', '539/126'],
  '0412': ['550/126'],
  '1513': ['96/87', '1378/87', '1379/87'],
  '0405': ['61C'],
  '0706': ['81C'],
  '0404': ['85'],
  '0708': ['254'],
  '1108': ['235'],
  '0912': ['13M/17', '13M/35 TR'],
  '1012': ['13M/61', '13M/62'],
  '1409': ['4M/36', '4M/55 TR'],
  '1410': ['4M/59', '4M/60'],
};

export const DEPLOYMENTS: Readonly<Record<SideName, Deployment>> = { axis: AXIS_DEPLOYMENT, soviet: SOVIET_DEPLOYMENT };

const byUnit = (deployment: Deployment): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(deployment).flatMap(([hex, units]) => units.map(unit => [unit, hex])));

/** The hex of each unit by name. */
export const SETUPS: Readonly<Record<SideName, Readonly<Record<string, string>>>> = {
  axis: byUnit(AXIS_DEPLOYMENT),
  soviet: byUnit(SOVIET_DEPLOYMENT),
};
