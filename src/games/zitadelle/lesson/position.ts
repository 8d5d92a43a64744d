/**
 * Where the lesson begins: the first day, with Grossdeutschland facing 2120 as in the example (E1), and all other units
 * as in the ready-made set-up except those named here. By printed names only, as a lesson is loaded without its game.
 */
import type { Position } from '../../../kit/game.ts';

/** Unit names by hex. */
type Deployment = Readonly<Record<string, string>>;

const SPEARHEAD: Deployment = {
  '2121': 'GD/3 GD/Fus',
  '2219': 'GD/Pz GD/PG',
  '2320': '11Pz/15 11Pz/110 Arko132',
  '2419': '11Pz/111 48PzK/911',
  '2318': '3Pz/6 3Pz/3',
  '2218': '3Pz/394',
  '2117': '167/315 167/331',
  '2217': '167/339',
};

/** The regiments between Butovo and the Belgorod road have fallen back to the second belt, or behind it. */
const DEFENDERS: Deployment = {
  '2120': '71GR/219G',
  '2420': '51GR/154G',
  '2423': '51GR/156G',
  '1920': '52GR/151G',
  '1721': '52GR/153G',
  '1521': '52GR/155G',
  '2522': '89GR/267G',
  '2619': '89GR/270G',
};

/** Units that would have to assault elsewhere stand back from the enemy. */
const WAITING: Deployment = {
  '2446': '78St/14 78St/195 PzPi813',
  '2547': '78St/215 23AK/185 Jg/8 Jg/13',
  '2647': '216/348 216/396 Arko112',
  '2748': '216/398 23AK/189',
  '3250': '383/533 Wf51',
  '1845': '292/509 656PJ/653 41PzK/244',
  '1946': '292/507 292/508 Wf53',
  '2146': '86/167 656PJ/654 656PJ/216 41PzK/177 Arko35 PzPi811',
  '2147': '18Pz/101',
  '1245': '20Pz/59 20Pz/112',
  '1345': '20Pz/21 47PzK/245',
  '1645': '6/58 47PzK/505 47PzK/904 sWf2',
  '1746': '6/18 6/37 Arko130',
  '1145': '31/12 GvM/9 GvM/10 46PzK/909',
  '1045': '31/17 31/82 Arko101',
  '1046': '7/19 7/61',
  '1146': '7/62 GvM/11',

  '1416': '10PzB/51 10PzB/52',
  '2314': 'DR/2Pz DR/D Wf55',
  '2413': 'TOT/3Pz TOT/T Wf1Lehr',
  '2512': '168/417 168/429',
  '2511': '168/442',
  '2611': '6Pz/4 3PzK/503 Wf54',
  '2610': '6Pz/11 6Pz/114',
  '2709': '19Pz/27 19Pz/73',
  '2609': '19Pz/74',
  '2708': '7Pz/7 3PzK/228',
  '2807': '7Pz/25 7Pz/6',
  '2805': '106/239 11AK/905 11AK/393',
  '2905': '106/240 Wf52',
  '3004': '106/241',
};

const byUnit = (deployment: Deployment): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(deployment).flatMap(([hex, units]) => units.split(' ').map(unit => [unit, hex] as const)),
  );

export const POSITION: Position = {
  turn: 1,
  phase: 'air',
  active: 'german',
  rest: 'ready',
  units: { ...byUnit(SPEARHEAD), ...byUnit(DEFENDERS), ...byUnit(WAITING) },
};
